export interface Hashtag {
  start: number
  end: number
  /** `#FencedYard` as 'Fenced Yard'. */
  words: string
}

const HASHTAG = /(?<![\p{L}\p{N}_&#])#(?=[\p{L}\p{N}_]{0,140}\p{L})[\p{L}\p{N}_]{1,140}/gu

export const hashtagsIn = (text: string): Hashtag[] =>
  Array.from(text.matchAll(HASHTAG), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    words: splitHashtag(match[0]),
  }))

/** Blots hashtags out of a text, keeping every offset. */
export const maskHashtags = (text: string): string =>
  text.replace(HASHTAG, (match) => '~'.repeat(match.length))

const splitHashtag = (hashtag: string) =>
  hashtag
    .slice(1)
    .replace(/_/g, ' ')
    .replace(/[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')
