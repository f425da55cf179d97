import { articleFor } from '@listwright/reviewer/language'
import { kindOfNoun } from '../nouns/head-nouns.ts'
import { nounPhrase } from '../nouns/noun-phrase.ts'
import { isParticiple } from './sense.ts'

const WORD = String.raw`(?:\d[\d,.]*-[a-z-]+|[a-z][a-z'-]*)`
const BARE = String.raw`(?!(?:an?|the|its|their|your|his|her|each|every|all|both|no|any|some|this|that|one|another|own|other|half|most|much|more|less|within|with|over|under|about|next|for|from|as|in|on|at|of|off|up|down|out|by|to|and|or|quick|easy|direct|good|great|public|natural|light)\b)(${WORD}(?: ${WORD}){0,3}?)`
const END = String.raw`(?=$|[,;)]| (?:and|or|but|with|in|on|at|of|for|to|from|by|as|via|off|near|above|below|over|under|through|beside|behind|between|is|are|was|were|has|have|that|which)\b)`

/** Places and ways: what stands behind the preposition is a certain one. */
const BEHIND_PREPOSITION = new RegExp(
  String.raw`(?<=[a-z\d)] )(in|on|via|through|for|above|below|under|from|to|into|onto|off|beside|behind|near|along|across|around|overlooking|facing|over) ${BARE}${END}`,
  'g',
)
/** Verbs whose object is a certain place. */
const BEHIND_VERB = new RegExp(
  String.raw`(?<=^(?:the|an?|it|there|one|two|three|both|all)\b.* )(overlooks?|faces|face|occup(?:y|ies)|takes|take|covers?|feeds|heats|crosses|borders?|surrounds?|serves?) ${BARE}${END}`,
  'g',
)
/** What something has or comes with is not known yet. */
const BEHIND_WITH = new RegExp(
  String.raw`(?<=[a-z\d)] )(with|has) (?!been\b|(?:room|space|seating) (?:for|to)\b)${BARE}(?!,)${END}`,
  'g',
)

/** 'at the end of drive'. */
const PART_OF = new RegExp(
  String.raw`(?<!-)\b(end|edge|top|bottom|back|front|side|rear|center|middle|corner) of ${BARE}${END}`,
  'g',
)

/** 'has 1950s stove' */
const BEHIND_DECADE = /\b(has|with) ((?:1[89]|20)\d0s (?:\p{L}[\p{L}'&-]* ){0,4}?\p{Ll}+)$/gu

/** 'with $250 nonrefundable fee' */
const WITH_SUM =
  /\bwith (\$[\d,.]+ (?:[a-z-]+ ){0,2}(?:fee|deposit|charge|credit|payment|bonus|minimum|surcharge))(?=$|[,;)]| (?:and|or|at|per|for)\b)/g
/** 'it needs work northeast corner' */
const QUARTER =
  /(?<= (?:needs?|is|are|was|were) .*\b(?!(?:an?|the|at|in|on|of|from|to|facing|its|and|or|is|are)\b)[a-z]+) (north|south|east|west|northeast|northwest|southeast|southwest) (corner|side|end)(?=$|,)/g

/** 'a foundation work' */
const BEFORE_MASS = new RegExp(
  String.raw`\ban? ((?:[a-z][a-z'-]* ){1,3}(?:work|wiring|parking|access|storage|lighting|landscaping|plumbing|heat|siding|flooring|roofing|soil|maintenance|equipment|furniture|paneling|rail))${END}`,
  'g',
)
const IS_COUNTED = /\b(?:an?|the|of|with|for)\b/

/** Kinds of things that stand somewhere and can be counted. */
const CONCRETE: ReadonlySet<string> = new Set([
  'room',
  'amenity',
  'appliance',
  'outdoor place',
  'building',
  'parking',
  'storage',
  'accessibility',
  'character',
  'utilities',
  'location',
  'system',
  'finish',
])
/** Nouns of places that the lists of kinds do not have. */
const PLACES =
  /^(?:brownstone|walk-up|high-rise|mid-rise|boardwalk|reservoir|courthouse|terminal|depot|lift|gondola|ferry|trailhead|knoll|hill|hilltop|bluff|slope|rise|bench|plateau|island|peninsula|cul-de-sac|lagoon|gate|bridge|tunnel|station|square|plaza|stair|stairway|side|front|rear|club|association|network|ridge|river|creek|lake|pond|canal|bay)$/
/** Places that take 'a' rather than 'the': 'on a knoll', 'in a brownstone'. */
const ANY =
  /^(?:knoll|hill|hilltop|bluff|slope|rise|bench|plateau|cul-de-sac|slab|brownstone|walk-up|high-rise|mid-rise)$/
/** Nouns that stand without an article in these places. */
const IDIOMS =
  /^(?:way|place|view|front|back|unit|season|grade|deck|site|water|foot|bus|train|town|heat|shape|condition|use|power|gas|cable|access|level|ground level|exposure|service|school|dock|suite|office|garage|floor|work|repair|light|shade|storage|rear|side|side by side|upstairs|downstairs|downtown|midtown|uptown|street level|board|park|range|slab|piers|air|bed|bar|end|line|hand|block|meter|frontage|corner|sea|shore|pool|par)$/

const THE_ONE =
  /^(?:entire|whole|full|first|second|third|fourth|fifth|same|main|top|upper|lower|ground|front|back|rear|north|south|east|west|only)\b/

/** Words that are no part of a name: participles, adverbs, verbs and numbers of several. */
const isName = (words: readonly string[]): boolean =>
  words.every(
    (word, at) =>
      !/ly$/.test(word) &&
      !/^(?:a|an|the|its|your|two|three|four|five|six|seven|eight|nine|ten|several|many|few|what|where|when|be|are|is|not|only|just|also|then|place|town|date|year|month|zone|case|general|need)$/.test(
        word,
      ) &&
      (at < words.length - 1 || !isParticiple(word)),
  )

const NEEDS_PLACE = /^(?:to|for)$/

/** What stands behind 'to' may be a verb, and behind 'for' a purpose: 'to finish', 'for storage'. */
const isGoal = (object: string): boolean => {
  const { head } = nounPhrase(object).phrase
  return (
    PLACES.test(head) ||
    /^(?:room|outdoor place|location|building|parking)$/.test(kindOfNoun(head) ?? '')
  )
}

const isBareThing = (object: string): boolean => {
  const words = object.split(' ')
  if (IDIOMS.test(object) || !isName(words)) return false
  const { phrase } = nounPhrase(object)
  if (phrase.number !== 'singular' || phrase.isCounted) return false
  return (
    PLACES.test(phrase.head) ||
    CONCRETE.has(kindOfNoun(phrase.head) ?? '') ||
    MEASURED.test(object) ||
    phrase.head === 'easement'
  )
}
/** 'in nine-story conversion': what has a size or a count of its own is not known yet. */
const MEASURED =
  /^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten)-(?!way|by)[a-z-]+ [a-z]/

/** 'the survey and soil report is available' are two. */
const PAIR_IS =
  /^(the (?:[a-z-]+ ){1,3}and (?:[a-z-]+ ){0,2}(?:reports?|surveys?|plans?|permits?|certificates?|documents?|disclosures?|designs?|letters?|leases?|studies|study)) is (available|included|on file|in hand|in place|approved|complete)/

/**
 * Puts in the articles that notes leave out before a single thing, whatever rule read the note.
 * @example withMissingArticles('it is a unit in 12-unit walk-up') // 'it is a unit in a 12-unit walk-up'
 */
export const withMissingArticles = (statement: string): string =>
  statement
    .replace(PAIR_IS, '$1 are $2')
    .replace(BEHIND_PREPOSITION, (whole, preposition: string, object: string) => {
      if (!isBareThing(object) || (NEEDS_PLACE.test(preposition) && !isGoal(object))) return whole
      const head = object.split(' ').at(-1) ?? ''
      const isAny = ANY.test(head) || MEASURED.test(object)
      return `${preposition} ${isAny ? articleFor(object) : 'the'} ${object}`
    })
    .replace(PART_OF, (whole, part: string, object: string) =>
      isBareThing(object) && isGoal(object)
        ? `${part} of ${ANY.test(object) ? 'a' : 'the'} ${object}`
        : whole,
    )
    .replace(
      /\b(takes?|occup(?:y|ies)|covers?|fills?) an? (?=(?:entire|whole|full|top) )/g,
      '$1 the ',
    )
    .replace(/\bfor (?=(?:EV|RV|ADU|ATV)(?:$|[,;)]| (?:and|or|in|at|on)\b))/g, 'for an ')
    .replace(BEHIND_DECADE, (whole, verb: string, thing: string) =>
      isConcrete(thing.split(' ').at(-1) ?? '') ? `${verb} ${articleFor(thing)} ${thing}` : whole,
    )
    .replace(/\b(has|with) (?=(?:EV|RV) (?:charger|plug|outlet|hookup|pad|gate)$)/g, '$1 an ')
    .replace(/\bto (?=(?:back|rear|front|side|property|lot|fence|section) line$)/g, 'to the ')
    .replace(/\bblown in (?=the (?:attic|walls?|crawl|eaves)\b)/g, 'blown into ')
    .replace(WITH_SUM, (_, thing: string) => `with a ${thing}`)
    .replace(QUARTER, ' at the $1 $2')
    .replace(BEFORE_MASS, (whole, object: string) =>
      nounPhrase(object).phrase.number === 'mass' && !IS_COUNTED.test(object) ? object : whole,
    )
    .replace(BEHIND_VERB, (whole, verb: string, object: string) =>
      isBareThing(object) ? `${verb} the ${object}` : whole,
    )
    .replace(BEHIND_WITH, (whole, word: string, object: string) =>
      isBareThing(object) || /^\d+-(?:foot|amp|volt|pound|gallon|ton)\b/.test(object)
        ? isPluralOrMass(object)
          ? whole
          : `${word} ${THE_ONE.test(object) ? 'the' : articleFor(object)} ${object}`
        : whole,
    )

const isConcrete = (noun: string): boolean =>
  CONCRETE.has(kindOfNoun(noun) ?? '') && nounPhrase(noun).phrase.number === 'singular'

const isPluralOrMass = (object: string): boolean => nounPhrase(object).phrase.number !== 'singular'
