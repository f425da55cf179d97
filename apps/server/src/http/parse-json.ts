import { nestsDeeper } from '../nesting.ts'

/** No request of ours nests deeper; writing JSON that does would exhaust the stack. */
const DEEPEST = 500

/** The value of a JSON text; undefined for what is none, or is nested too deeply to be worked with. */
export const parseJson = (text: string): unknown => {
  if (nestsDeeper(text, DEEPEST, { isJson: true })) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
