// libedit's line editor. Its settings are variadic, which Swift cannot call: each that is used has a function here.

#ifndef CEDIT_H
#define CEDIT_H

#include <histedit.h>
#include <stdio.h>
#include <wchar.h>

#ifdef __cplusplus
extern "C" {
#endif

/// An editor on standard input and output.
static inline EditLine* cedit_make(const char* name) { return el_init(name, stdin, stdout, stderr); }

static inline void cedit_setClientData(EditLine* editor, void* data) { el_wset(editor, EL_CLIENTDATA, data); }

static inline void* cedit_clientData(EditLine* editor) {
  void* data = NULL;
  el_wget(editor, EL_CLIENTDATA, &data);
  return data;
}

static inline void cedit_setPrompt(EditLine* editor, wchar_t* (*prompt)(EditLine*)) { el_wset(editor, EL_PROMPT, prompt); }

/// The keys of Emacs, until the user's file of settings says otherwise.
static inline void cedit_useEmacsKeys(EditLine* editor) { el_wset(editor, EL_EDITOR, L"emacs"); }

/// The function that reads a character: 1 for one that is read, 0 for the end, -1 for an error.
static inline void cedit_setReader(EditLine* editor, int (*reader)(EditLine*, wchar_t*)) { el_wset(editor, EL_GETCFN, reader); }

static inline void cedit_setHistory(EditLine* editor, HistoryW* history) { el_wset(editor, EL_HIST, history_w, history); }

/// Adds the commands `complete` and `interrupt`, for keys to be bound to. The editor keeps the names where they are.
static inline void cedit_addCommands(
    EditLine* editor, unsigned char (*complete)(EditLine*, int), unsigned char (*interrupt)(EditLine*, int)) {
  el_wset(editor, EL_ADDFN, L"complete", L"Complete what is typed", complete);
  el_wset(editor, EL_ADDFN, L"interrupt", L"Leave the line", interrupt);
}

static inline void cedit_bind(EditLine* editor, const char* key, const char* command) { el_set(editor, EL_BIND, key, command, NULL); }

/// Switches the terminal to editing, or back to what programs expect.
static inline void cedit_prepareTerminal(EditLine* editor, int edits) { el_wset(editor, EL_PREP_TERM, edits); }

/// Draws prompt and line anew, where the cursor is.
static inline void cedit_refresh(EditLine* editor) { el_wset(editor, EL_REFRESH); }

static inline void cedit_setHistorySize(HistoryW* history, int size) {
  HistEventW event;
  history_w(history, &event, H_SETSIZE, size);
}

static inline void cedit_addToHistory(HistoryW* history, const wchar_t* line) {
  HistEventW event;
  history_w(history, &event, H_ENTER, line);
}

#ifdef __cplusplus
}
#endif

#endif
