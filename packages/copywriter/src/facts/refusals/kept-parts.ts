/** Words that join a part of a note to what stands before it. */
const JOINT = / (?=(?:with|and|for|in|near|at|by|plus|\+|&) )/
const PARTS_MAX = 6

/** Parts that limit or deny what stands before them: without them, the rest would say more than was typed. */
const LIMITING =
  /\b(?:no|not|non|without|except|but|only|if|until|unless|subject|requires?|rent|lease|sale|fee|extra|hoa|poa|association|club\w*|community|common|shared|neighbor\w*|tenants?|owners?|sellers?|buyers?)\b/i

export interface KeptParts {
  /** The note without the parts that were dropped. */
  text: string
  dropped: string
  /** Whether a place was dropped: what stands there may belong to something else. */
  lacksPlace: boolean
}

/**
 * The wordings of a note that leave out one part or several, those that keep most first.
 * @example shorterWordings('pool with waterfall and baja shelf') // 'pool with waterfall', 'pool with baja shelf', 'pool'
 */
export const shorterWordings = (text: string): KeptParts[] => {
  const parts = text.split(JOINT)
  if (parts.length < 2 || parts.length > PARTS_MAX || LIMITING.test(text)) return []
  const wordings: KeptParts[] = []
  for (let chosen = 1; chosen < 2 ** parts.length - 1; chosen++) {
    const isKept = (at: number): boolean => (chosen & (1 << at)) !== 0
    const wording = wordingOf(parts, isKept)
    if (wording) wordings.push(wording)
  }
  return wordings.sort((one, other) => other.text.length - one.text.length)
}

const wordingOf = (parts: readonly string[], isKept: (at: number) => boolean): KeptParts | null => {
  const first = parts.findIndex((_, at) => isKept(at))
  // What was joined by 'and' stands by itself; a part of something that is dropped does not.
  if (first > 0 && !parts.slice(1, first + 1).every((part) => /^(?:and|plus|\+|&) /.test(part)))
    return null
  let isOwned = false
  const kept: string[] = []
  parts.forEach((part, at) => {
    const isWith = /^with /.test(part)
    if (at > first && isKept(at))
      kept.push(isOwned ? part.replace(/^(?:and|plus|\+|&) /, 'with ') : part)
    if (at === first) kept.push(part.replace(/^(?:and|plus|\+|&) /, ''))
    if (isWith || isOwned) isOwned = !isKept(at) && (isWith || isOwned)
  })
  const dropped = parts.filter((_, at) => !isKept(at))
  return {
    text: kept.join(' '),
    dropped: dropped.join(' ').replace(/^(?:with|and|plus|\+|&) /, ''),
    lacksPlace: dropped.some((part) => /^(?:in|near|at|by) /.test(part)),
  }
}
