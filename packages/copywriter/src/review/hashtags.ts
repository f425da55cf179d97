export interface Hashtag {
  start: number
  end: number
  /** `#FencedYard` as 'Fenced Yard'. */
  words: string
}

const HASHTAG = /(?<![\p{L}\p{N}_&#])#(?=[\p{L}\p{N}_]{0,140}\p{L})[\p{L}\p{N}_]{1,140}/gu

export const hashtagsIn = (text: string): Hashtag[] =>
  text.includes('#')
    ? Array.from(text.matchAll(HASHTAG), (match) => ({
        start: match.index,
        end: match.index + match[0].length,
        words: splitHashtag(match[0]),
      }))
    : []

/** Blots hashtags out of a text, keeping every offset. */
export const maskHashtags = (text: string): string =>
  text.includes('#') ? text.replace(HASHTAG, (match) => '~'.repeat(match.length)) : text

const splitHashtag = (hashtag: string) =>
  hashtag
    .slice(1)
    .replace(/_/g, ' ')
    .replace(/[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu, '$& ')

/** All hashtags spelled out, one per line, and the way back from a place in that text to the hashtag. */
export const spellOut = (hashtags: readonly Hashtag[]) => {
  const ends: number[] = []
  let spelled = ''
  for (const { words } of hashtags) {
    spelled += `${words}\n;\n`
    ends.push(spelled.length)
  }
  return { spelled, hashtagAt: (index: number) => hashtags[ends.findIndex((end) => index < end)] }
}
