import { isPluralNoun } from '../nouns/head-nouns.ts'

const SPOT =
  '(?:[a-z-]+ ){0,2}(?:patio|porch|deck|balcony|terrace|kitchen|bedroom|bed|tub|shower|bath|suite|room|yard|backyard|lanai|roof|rooftop|loft|office|reception|lobby|windows?)'
/** What has a name or is celebrated is seen from a room: 'Arcadia festival from west terrace'. */
const NAMED_SIGHT = new RegExp(
  `^(?!.*\\b(?:views?|steps|minutes|blocks|miles?) )((?:the )?(?:\\p{Lu}[\\p{L}'.-]+|[a-z]+ (?=on (?:Mt|Mount)\\b))(?: [\\p{L}'.-]+){0,5}|(?:[a-z]+ ){0,3}(?:fireworks|parade|festival|regatta|boats|ships)) from (?:the )?(${SPOT})$`,
  'u',
)
/** What leads from a place, or comes from it. */
const LEADS =
  /\b(?:stairs?|staircase|steps|path|walk|walkway|access|doors?|entry|entrance|gate|ramp|trail|slide|tram|lift|hall|hallway|drain|line|hookup|dock|fiber|cable|water|gas|heat|power|views?|vistas?|speakers?|bath|closet|suite|fireplace|sink|sinks|rack)$/i

const SEEN_ON =
  /^((?:the )?\p{Lu}[\p{L}'.]+(?: (?:\+ |and )?\p{Lu}[\p{L}'.]+)*)(?: on)? (on clear (?:days|nights|mornings))$/u
const SAYS_MORE =
  /\b(?:[a-z]+ed|open|opens?|visible|seen|and|to|with|is|are|has|sunsets?|sunrises?|in|off|at|away)\b/
/** 'the Arcadia festival', but 'Grand Teton' and 'harbor fireworks'. */
const withItsArticle = (sight: string): string => {
  const last = sight.split(' ').at(-1) ?? ''
  return /^\p{Ll}/u.test(last) && !isPluralNoun(last) && !/^the /i.test(sight)
    ? `the ${sight}`
    : sight
}

/**
 * What has a name and is typed with the place from which it is seen, as a view.
 * @example namedSight('Arcadia festival from west terrace') // 'views of the Arcadia festival from west terrace'
 */
export const namedSight = (text: string): string | null => {
  const [, named = '', from = ''] = NAMED_SIGHT.exec(text) ?? []
  return named && !LEADS.test(named) && !SAYS_MORE.test(named)
    ? `views of ${withItsArticle(named)} from ${from}`
    : null
}

/** What is seen on some days only: 'Denali on clear days' is no thing that a home has. */
export const seenOnDays = (text: string): { seen: string; days: string } | null => {
  const [, seen = '', days = ''] = SEEN_ON.exec(text) ?? []
  return seen ? { seen, days: days.toLowerCase() } : null
}
