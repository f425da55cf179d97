import { maskPlaces } from './mask.ts'

export interface Hashtag {
  start: number
  end: number
  /** `#FencedYard` as 'Fenced Yard'; the listing's own place names are blotted out. */
  words: string
}

const HASHTAG = /(?<![\p{L}\p{N}_&#])#(?=[\p{L}\p{N}_]{0,140}\p{L})[\p{L}\p{N}_]{1,140}/gu

export const hashtagsIn = (text: string, places: readonly string[] = []): Hashtag[] => {
  if (!text.includes('#')) return []
  const names = places
    .map((place) => place.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .filter((name) => name.length > 2)
  return Array.from(text.matchAll(HASHTAG), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: splitHashtag(withoutNames(match[0].slice(1), names)),
  }))
}

/** Blots hashtags out of a text, keeping every offset. */
export const maskHashtags = (text: string): string =>
  text.includes('#') ? text.replace(HASHTAG, (match) => '~'.repeat(match.length)) : text

const withoutNames = (tag: string, names: readonly string[]): string => {
  const name = names.find((candidate) => tag.toLowerCase().includes(candidate))
  if (!name) return tag
  const at = tag.toLowerCase().indexOf(name)
  return `${tag.slice(0, at)} ~ ${tag.slice(at + name.length)}`
}

// A tag without capitals does not say where its words end; these are the ones that matter.
const RISKY =
  /famil(?:y|ies)|friendly|safe|christian|catholic|jewish|muslim|kids?|children|adults?|perfect|ideal|young|professionals?|retirees?|exclusive|community|neighborhood|homes?|schools?|seniors?|singles|couples|only/g

const splitHashtag = (tag: string) =>
  (tag === tag.toLowerCase() ? tag.replace(RISKY, ' $& ') : tag)
    .replace(/[ _]+/g, ' ')
    .replace(/[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')

/** All hashtags spelled out, one per line, and the way back from a place in that text to the hashtag. */
export const spellOut = (hashtags: readonly Hashtag[], mask = maskPlaces) => {
  const ends: number[] = []
  let spelled = ''
  for (const { words } of hashtags) {
    spelled += `${mask(words).toLowerCase()}\n;\n`
    ends.push(spelled.length)
  }
  return { spelled, hashtagAt: (index: number) => hashtags[ends.findIndex((end) => index < end)] }
}
