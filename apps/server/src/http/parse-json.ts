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
  if (text.length <= DEEPEST) return false
  let [depth, isText] = [0, false]
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (isText && character === '\\') at += 1
    else if (character === '"') isText = !isText
    else if (isText) continue
    else if (character === '[' || character === '{') depth += 1
    else if (character === ']' || character === '}') depth -= 1
    if (depth > DEEPEST) return true
  }
  return false
}
