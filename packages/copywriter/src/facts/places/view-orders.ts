import { measured } from '../figures/measures.ts'

const ROOM =
  '(?:[a-z-]+ ){0,2}(?:patio|porch|deck|balcony|terrace|kitchen|bedrooms?|suite|rooms?|yard|backyard|lanai|roof|roof deck|rooftop|loft|windows?|primary)'

/** What can be seen from a window. */
const SIGHT =
  'dome|skyline|towers?|bridge|mountains?|peaks?|lake|river|ocean|bay|harbor|sound|lights|foothills|valley|park|canyon|marsh|islands?|lighthouse|strip|gulf|meadow|stadium|ballpark|arena|plaza|square|capitol|cathedral|steeple|fireworks|airport|runway|campus|harbor traffic|trains|boats|ships'

/** What is seen from a room, typed without the word: 'capitol dome from kitchen', 'Falls Park from three rooms'. */
const SIGHT_FROM_ROOM = new RegExp(
  String.raw`^(?!.*\b(?:views?|peeks?|glimpses?|to|access|walk|steps|stairs|gate|door|path)\b|\d)((?:.+ )?(?:${SIGHT})|(?:Mt\.?|Mount|Lake) \p{Lu}\p{Ll}+)(?:,? both|,? all)? from (?:the )?(${ROOM}(?: and ${ROOM})?)$`,
  'iu',
)

const LEVEL =
  '(?:\\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|top|upper) (?:floors?|levels?)'
/** The same from a floor: 'ocean and pier 14th floor'. */
const SIGHT_FROM_FLOOR = new RegExp(
  `^(?!.*\\b(?:views?|peeks?|glimpses?|to|access|walk|deck|room|unit)\\b)((?=.*\\b(?:skyline|mountains?|lake|river|ocean|bay|harbor|sound|foothills|gulf)\\b)(?:[\\p{L}'-]+ (?:and |\\+ )?){0,6}(?:${SIGHT}|pier|beach|city|downtown)),? (?:from )?(?:the )?(${LEVEL})$`,
  'iu',
)

/** A note that says from where something is seen, as one of a view; `null` where it is none. */
export const sightFromRoom = (text: string): string | null => {
  const [, typed, room] = SIGHT_FROM_ROOM.exec(text) ?? SIGHT_FROM_FLOOR.exec(text) ?? []
  if (!typed || !room) return null
  const seen = typed
    .replace(/^(?:panoramic|unobstructed|sweeping|direct|distant) /i, '')
    .replace(/^(?=\p{Lu}.* (?:dome|tower|bridge|ballpark|stadium)$)/u, 'the ')
  return `views of ${seen} from ${room}`
}

/** Words of a view that agents leave out or put behind. Example: 'foothills view 3rd level' is a view from it. */
const ORDERS: readonly [RegExp, string][] = [
  [new RegExp(`^(.+ views?),? (?:on )?(?:the )?(${LEVEL})$`, 'i'), '$1 from the $2'],
  // 'view Kearsarge from kitchen': it is a view of what stands between.
  [
    /^(views?) (?!of\b|over\b|to\b|toward|across\b|from\b|in\b|on\b|out\b|at\b|with\b|and\b|is\b|are\b|facing\b)((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+ from .+)$/iu,
    '$1 of $2',
  ],
  // 'direct Biscayne Bay sunset views': the views are direct, not the bay.
  [
    /^((?:direct|unobstructed|protected|panoramic|sweeping|partial|open|wide[- ]open|permanent|unblocked|dramatic|forever|huge|big|endless|stunning) )(?!Gulf )((?:(?:the|\p{Lu}[\p{L}'-]*) )*\p{Lu}[\p{L}'-]*) (sunset|sunrise) views?((?: from .+)?)$/u,
    '$1$3 views of $2$4',
  ],
  // 'Lake Union sunset views': the time of day stands before what is seen; 'Gulf sunset views' are said as typed.
  [
    /^(?!Gulf )((?:.+ )?\p{Lu}.*|(?!.* with ).* (?:and|\+) .*(?<! and| \+)) (sunset|sunrise) views?((?: from .+)?)$/u,
    '$2 views of $1$3',
  ],
  [/\bfrom ((?:the )?[a-z ]+) \+ ((?:the )?[a-z ]+)$/i, 'from $1 and $2'],
  [/^(.*\bviews?\b.* from (?:.+ and )?(?:the )?)primary(?=$| and )/i, '$1primary bedroom'],
]

/** A note of a view with its words in the order of a sentence. */
export const inViewOrder = (text: string): string =>
  /\bviews?\b/i.test(text)
    ? ORDERS.reduce(
        (ordered, [pattern, order]) =>
          pattern.test(ordered) ? measuredLevel(ordered.replace(pattern, order)) : ordered,
        text,
      )
    : text

const measuredLevel = (text: string): string =>
  text.replace(/\b\d(?:st|nd|rd|th) (?=floor|level)/gi, measured)
