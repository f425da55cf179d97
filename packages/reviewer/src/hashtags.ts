import type { Edit } from './edit.ts'
import { maskPlaces } from './mask.ts'

export interface Hashtag {
  start: number
  end: number
  /** `#FencedYard` as 'Fenced Yard'; the listing's own place names are blotted out. */
  words: string
}

const HASHTAG = /(?<![\p{L}\p{N}_&#])#(?=[\p{L}\p{N}_]{0,140}\p{L})[\p{L}\p{N}_]{1,140}/uy

/** The hashtags of a text; `names` are those of places, as they look inside a tag. */
export const hashtagsIn = (text: string, names: readonly string[] = []): Hashtag[] => {
  const hashtags: Hashtag[] = []
  for (let start = text.indexOf('#'); start >= 0; start = text.indexOf('#', start + 1)) {
    HASHTAG.lastIndex = start
    const tag = HASHTAG.exec(text)?.[0]
    if (!tag) continue
    const words = splitHashtag(withoutNames(tag.slice(1), names))
    hashtags.push({ start, end: start + tag.length, words })
  }
  return hashtags
}

/** Takes a hashtag out together with the space before it. */
export const withSpaceBefore = (text: string, { start, end }: Hashtag): Edit => ({
  start: /\s/.test(text.charAt(start - 1)) ? start - 1 : start,
  end,
  put: '',
})

/** A text without its hashtags, every offset kept. */
export const blotted = (text: string, hashtags: readonly Hashtag[]): string => {
  let rest = ''
  let done = 0
  for (const { start, end } of hashtags) {
    rest += text.slice(done, start) + '~'.repeat(end - start)
    done = end
  }
  return rest + text.slice(done)
}

const withoutNames = (tag: string, names: readonly string[]): string => {
  const name = names.find((candidate) => tag.toLowerCase().includes(candidate))
  if (!name) return tag
  const at = tag.toLowerCase().indexOf(name)
  return `${tag.slice(0, at)} ~ ${tag.slice(at + name.length)}`
}

// A tag without capitals does not say where its words end; these are the ones that matter.
const RISKY =
  /^no(?=kids|child|section|voucher|student|famil|pets?kids|men|women|vets|felon|esa)|section(?=8)|vouchers?|students?|wom[ae]n|females?|famil(?:y|ies)|friendly|safe|christian|catholic|jewish|muslim|kids?|children|adults?|perfect|ideal|young|professionals?|retirees?|exclusive|community|neighborhood|homes?|schools?|seniors?|singles|couples|only/g

const splitHashtag = (tag: string) =>
  (tag === tag.toLowerCase() ? tag.replace(RISKY, ' $& ') : tag)
    .replace(/[ _]+/g, ' ')
    .replace(/[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')

/** All hashtags spelled out, one per line, and the way back from a place in that text to the hashtag. */
export const spellOut = (
  hashtags: readonly Hashtag[],
  mask: (words: string) => string = maskPlaces,
) => {
  const ends: number[] = []
  let spelled = ''
  for (const { words } of hashtags) {
    spelled += `${mask(words).toLowerCase()}\n;\n`
    ends.push(spelled.length)
  }
  return { spelled, hashtagAt: (index: number) => hashtags[ends.findIndex((end) => index < end)] }
}
