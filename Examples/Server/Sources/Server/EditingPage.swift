/// The page that a browser gets: a document, a script, and what comes of them.
let editingPage = """
  <!DOCTYPE html>
  <html lang="en">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Edit HTML</title>
  <style>
    body { font: 16px/1.4 system-ui, sans-serif; max-width: 50em; margin: 2em auto; padding: 0 1em }
    label { display: block; margin-top: 1em }
    textarea { box-sizing: border-box; width: 100%; height: 9em; font: 14px/1.4 monospace }
    pre { padding: .5em; border: 1px solid #bbb; white-space: pre-wrap; min-height: 3em }
    pre.error { color: #a00 }
    iframe { width: 100%; height: 12em; border: 1px solid #bbb }
  </style>
  <h1>Edit HTML with a script</h1>
  <form>
    <label>Document <textarea name="html">&lt;h1&gt;Paperwing&lt;/h1&gt;
  &lt;p&gt;Paperwing is free of charge for schools.&lt;/p&gt;</textarea></label>
    <label>Script <textarea name="script">MU.replaceAll("Paperwing", "Skylark")
  if (MU.selectText("free of charge")) MU.toggleBold()</textarea></label>
    <p><button>Edit</button></p>
  </form>
  <pre></pre>
  <iframe sandbox title="The edited document"></iframe>
  <script>
    const form = document.querySelector("form")
    const output = document.querySelector("pre")
    form.addEventListener("submit", async (event) => {
      event.preventDefault()
      output.className = ""
      output.textContent = "…"
      try {
        const response = await fetch("/edit", { method: "POST", body: JSON.stringify(Object.fromEntries(new FormData(form))) })
        const answer = await response.json()
        if (!response.ok) throw new Error(answer.error)
        output.textContent = answer.html
        document.querySelector("iframe").srcdoc = answer.html
      } catch (error) {
        output.className = "error"
        output.textContent = error.message
      }
    })
  </script>
  </html>
  """
