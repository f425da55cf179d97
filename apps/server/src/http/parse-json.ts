/** No request of ours nests deeper; writing JSON that does would exhaust the stack. */
const DEEPEST = 500

/** The value of a JSON text; undefined for what is none, or is nested too deeply to be worked with. */
export function parseJson(text: string): unknown {
  if (nestsTooDeeply(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function nestsTooDeeply(text: string): boolean {
  // Looking for a character is far cheaper than looking at all of them, and most texts have few.
  if (!hasMany(text, '[') && !hasMany(text, '{')) return false
  let depth = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) isText = !isText
    else if (isText) at += code === BACKSLASH ? 1 : 0
    else if (code === BRACKET || code === BRACE) depth += 1
    else if (code === BRACKET_END || code === BRACE_END) depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}

const [QUOTE, BACKSLASH, BRACKET, BRACKET_END, BRACE, BRACE_END] = [34, 92, 91, 93, 123, 125]

/** Whether there are so many that, with as many of the other kind, they could nest too deeply. */
function hasMany(text: string, character: string): boolean {
  let at = -1
  for (let count = 0; count <= DEEPEST / 2; count += 1) {
    at = text.indexOf(character, at + 1)
    if (at < 0) return false
  }
  return true
}
