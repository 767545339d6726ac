// JavaScriptCore's C API, and the functions that libjavascriptcoregtk exports without a public header. Each of them
// stands here with the reason for which it is used; the names and meanings are those of WebKit's *Private.h headers.

#ifndef CJSC_H
#define CJSC_H

#include <JavaScriptCore/JavaScript.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

// Stops scripts that run too long: the public API has no way to. The callback runs on the script's thread, once for
// each time the limit is set; it answers whether the script is terminated. (JSContextRefPrivate.h)
typedef bool (*JSShouldTerminateCallback)(JSContextRef ctx, void* context);
JS_EXPORT void JSContextGroupSetExecutionTimeLimit(
    JSContextGroupRef group, double limit, JSShouldTerminateCallback callback, void* context);
JS_EXPORT void JSContextGroupClearExecutionTimeLimit(JSContextGroupRef group);

// The only way to hear of promises that were rejected and that nothing handles. The function is called with the
// promise and the reason when the microtask queue has run empty. (JSContextRefPrivate.h)
JS_EXPORT void JSGlobalContextSetUnhandledRejectionCallback(
    JSGlobalContextRef ctx, JSObjectRef function, JSValueRef* exception);

// Where a function of the host was called from, as text. (JSContextRefPrivate.h)
JS_EXPORT JSStringRef JSContextCreateBacktrace(JSContextRef ctx, unsigned maxStackSize);

// `eval` and `Function` can be refused. (JSContextRefPrivate.h)
JS_EXPORT void JSGlobalContextSetEvalEnabled(JSGlobalContextRef ctx, bool enabled, JSStringRef message);

// The engine's lock, recursive. Microtasks are drained under it. (JSLockPrivate.h, formerly)
JS_EXPORT void JSLock(JSContextRef ctx);
JS_EXPORT void JSUnlock(JSContextRef ctx);

// Size and number of what is on the heap, as a script object. (JSBasePrivate.h)
JS_EXPORT JSObjectRef JSGetMemoryUsageStatistics(JSContextRef ctx);

// `JSGarbageCollect` only notes that there is something to collect; this one collects. (JSBasePrivate.h)
JS_EXPORT void JSSynchronousGarbageCollectForDebugging(JSContextRef ctx);

// Moves the signal that stops threads for a collection away from SIGUSR1; works before first use only, and answers
// whether it did. (JSBasePrivate.h)
JS_EXPORT bool JSConfigureSignalForGC(int signal);

// The target of a proxy, without running its traps; NULL for any other object. (JSObjectRefPrivate.h)
JS_EXPORT JSObjectRef JSObjectGetProxyTarget(JSObjectRef object);

// Scripts whose text stays where it is: bytes of the program itself, ASCII, never freed. (JSScriptRefPrivate.h)
typedef struct OpaqueJSScript* JSScriptRef;
JS_EXPORT JSScriptRef JSScriptCreateReferencingImmortalASCIIText(
    JSContextGroupRef group, JSStringRef url, int startingLineNumber, const char* source, size_t length,
    JSStringRef* errorMessage, int* errorLine);
JS_EXPORT void JSScriptRelease(JSScriptRef script);
JS_EXPORT JSValueRef JSScriptEvaluate(JSContextRef ctx, JSScriptRef script, JSValueRef thisValue, JSValueRef* exception);

// Where a thread's stack ends. Not of the engine, but a GNU function that headers hide unless asked for.
int pthread_getattr_np(pthread_t thread, pthread_attr_t* attributes);

#ifdef __cplusplus
}
#endif

#endif
