// Code points that X counts once; everything else counts twice (twitter-text, configuration v3).
const LIGHT: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
]
const URL_WEIGHT = 23
const TOP_LEVEL =
  'com|net|org|edu|gov|info|biz|io|co|us|me|tv|app|dev|ai|id|in|it|to|realtor|realty|homes|house|properties|estate|land|site|online|xyz'
const LINK = new RegExp(
  `(?:https?://[^\\s/?#]{1,253}|(?<![@$#\\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\\.){1,5}(?:${TOP_LEVEL})(?![a-z0-9@-]))(?::\\d{1,5})?(?:[/?#][^\\s]*[\\w/])?`,
  'giu',
)
const EMOJI =
  /^(?:\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*(?:[\u{e0020}-\u{e007f}]+)?)$/u

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** The length of a post as X counts it: links weigh 23, emoji and most non-Latin characters 2. */
export const twitterLength = (text: string): number => {
  const composed = text.normalize('NFC')
  const links = composed.match(LINK)?.length ?? 0
  return links * URL_WEIGHT + weightOf(composed.replace(LINK, ''))
}

const weightOf = (text: string): number => {
  let weight = 0
  for (const { segment } of graphemes.segment(text)) {
    if (segment.length > 1 && EMOJI.test(segment)) weight += 2
    else for (const character of segment) weight += isLight(character) ? 1 : 2
  }
  return weight
}

const isLight = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return LIGHT.some(([first, last]) => code >= first && code <= last)
}
