({
  title: "Form data and observers of boxes",
  rows: [
    {
      reason: "Names and values of controls in tree order, buttons and disabled ones left out",
      html: '<form><input name=a value=1><input value=x><input type=checkbox name=b checked><input type=checkbox name=c><textarea name=d>\nx</textarea><select name=e multiple><option selected>1<option selected disabled>2<option value=z selected>3</select><input name=f disabled><button name=g value=h>i</button><datalist><input name=j></datalist></form>',
      run: () => [...new FormData(document.querySelector("form"))],
      expected: [["a", "1"], ["b", "on"], ["d", "x"], ["e", "1"], ["e", "z"]],
    },
    {
      reason: "The submit button that was pressed is an entry; an image button gives a place",
      html: "<form><button name=g value=h>i</button><input type=image name=m><input type=image></form>",
      run() {
        const form = document.querySelector("form")
        const [button, named, unnamed] = form.children
        return [button, named, unnamed].map((submitter) => [...new FormData(form, submitter)])
      },
      expected: [[["g", "h"]], [["m.x", "0"], ["m.y", "0"]], [["x", "0"], ["y", "0"]]],
    },
    {
      reason: "An empty file input gives an empty file",
      html: "<form><input type=file name=f></form>",
      run() {
        const file = new FormData(document.querySelector("form")).get("f")
        return [file instanceof File, file.name, file.size, file.type]
      },
      expected: [true, "", 0, "application/octet-stream"],
    },
    {
      reason: "formdata is fired at the form, and what it changes counts",
      html: "<form><input name=a value=1></form>",
      run() {
        const form = document.querySelector("form")
        let caught = null
        form.addEventListener("formdata", (event) => {
          event.formData.append("b", "2")
          try {
            new FormData(form)
          } catch (error) {
            caught = error.name
          }
        })
        return [[...new FormData(form)], caught]
      },
      expected: [[["a", "1"], ["b", "2"]], "InvalidStateError"],
    },
    {
      reason: "set puts one entry in the place of the first of its name; a number is text",
      run() {
        const data = new FormData()
        for (const [name, value] of [["a", 1], ["b", 2], ["a", 3], ["c", null]]) data.append(name, value)
        data.set("a", "x")
        data.delete("c")
        return [[...data], data.get("z"), data.getAll("a"), data.has("b"), [...data.keys()]]
      },
      expected: [[["a", "x"], ["b", "2"]], null, ["x"], true, ["a", "b"]],
    },
    {
      reason: "A Blob becomes a File with the name that is given",
      run() {
        const data = new FormData()
        data.append("a", new Blob(["x"], { type: "text/plain" }))
        data.append("b", new Blob(["x"]), "n.txt")
        return [...data.values()].map((file) => [file.name, file.type, file.size])
      },
      expected: [["blob", "text/plain", 1], ["n.txt", "", 1]],
    },
    { reason: "A file name without a Blob", run: () => new FormData().append("a", "b", "c"), expected: "throws TypeError" },
    { reason: "Only forms", run: () => new FormData(document.body), expected: "throws TypeError" },
    {
      reason: "A submitter of another form",
      html: "<form></form><form><button>",
      run: () => new FormData(document.forms[0], document.querySelector("button")),
      expected: "throws NotFoundError",
    },
    {
      reason: "A resize observer is never called: nothing has a size",
      html: "<p>a",
      run: async () => {
        let calls = 0
        new ResizeObserver(() => calls++).observe(document.querySelector("p"))
        await new Promise((resolve) => setTimeout(resolve, 100))
        return calls
      },
      expected: 0,
    },
    { reason: "A box that there is not", run: () => new ResizeObserver(() => {}).observe(document.body, { box: "x" }), expected: "throws TypeError" },
    {
      reason: "An intersection observer tells once of each target, that it is out of view",
      html: "<p>a<b>c",
      run: async () => {
        const calls = []
        const observer = new IntersectionObserver((entries, self) => calls.push([entries.map((entry) => [entry.target.localName, entry.isIntersecting, entry.intersectionRatio, entry.boundingClientRect.width, entry.rootBounds.width]), self === observer]))
        for (const name of ["p", "b", "p"]) observer.observe(document.querySelector(name))
        await new Promise((resolve) => setTimeout(resolve, 100))
        return calls
      },
      expected: [[[["p", false, 0, 0, 1024], ["b", false, 0, 0, 1024]], true]],
    },
    {
      reason: "Who is taken off before the next frame is not told of",
      run: async () => {
        let calls = 0
        const observer = new IntersectionObserver(() => calls++)
        observer.observe(document.body)
        observer.unobserve(document.body)
        observer.observe(document.head)
        observer.disconnect()
        await new Promise((resolve) => setTimeout(resolve, 100))
        return calls
      },
      expected: 0,
    },
    {
      reason: "Margins have four sides, thresholds an order",
      run() {
        const { root, rootMargin, thresholds } = new IntersectionObserver(() => {}, { root: document.body, rootMargin: "1px 2%", threshold: [1, 0.5, 0] })
        return [root === document.body, rootMargin, thresholds]
      },
      expected: [true, "1px 2% 1px 2%", [0, 0.5, 1]],
    },
    { reason: "Margins of other units", run: () => new IntersectionObserver(() => {}, { rootMargin: "1em" }), expected: "throws SyntaxError" },
    { reason: "Thresholds above 1", run: () => new IntersectionObserver(() => {}, { threshold: 2 }), expected: "throws RangeError" },
  ],
})
