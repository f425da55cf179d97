import { TOP_LEVEL } from './language/contact-data.ts'

const URL_WEIGHT = 23
const LINK = new RegExp(
  `(?:https?://[^\\s/?#]{1,253}|(?<![@$#\\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\\.){1,5}(?:${TOP_LEVEL}|edu|gov|dev|ai|id|in|it|to|land|xyz)(?![a-z0-9@-]))(?::\\d{1,5})?(?:[/?#]\\S*[\\w/])?`,
  'gi',
)
// An emoji counts 2 however many code points it is made of; (c) and (r) are text unless a variation selector says otherwise.
const EMOJI =
  /\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|(?![\u00a9\u00ae](?!\ufe0f))\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier})?)*[\u{e0020}-\u{e007f}]*/gu

// Nothing that could be a link, a picture or a heavy letter: every character counts once.
const PLAIN = /^(?:[\n !-\-/-9;-~\u00c0-\u024f\u2018-\u201d\u2013]|\.(?![A-Za-z])|:(?!\/))*$/

/** The length of a post as X counts it: links weigh 23, emoji and most non-Latin characters 2. */
export const twitterLength = (text: string): number => {
  if (PLAIN.test(text)) return text.length
  const composed = text.normalize('NFC')
  const links = composed.match(LINK)?.length ?? 0
  const rest = composed.replace(LINK, '')
  const emoji = rest.match(EMOJI)?.length ?? 0
  return links * URL_WEIGHT + emoji * 2 + weightOf(rest.replace(EMOJI, ''))
}

// Whatever else lies beyond the light ranges counts twice (twitter-text, configuration v3).
const HEAVY = /[^\0-\u10ff\u2000-\u200d\u2010-\u201f\u2032-\u2037]/gu

const weightOf = (text: string): number => [...text].length + (text.match(HEAVY)?.length ?? 0)
