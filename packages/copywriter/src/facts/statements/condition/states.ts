import type { FeatureKind } from '../../../copybook/concept.ts'
import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { measured } from '../../figures/measures.ts'
import { numberOf, numeral } from '../../figures/numerals.ts'
import { isHeadNoun, kindOfNoun, singular } from '../../nouns/head-nouns.ts'
import { headOf, nounPhrase } from '../../nouns/noun-phrase.ts'
import { placed } from '../../nouns/tails.ts'
import { withArticles } from '../../nouns/with-articles.ts'
import { DIRECTIONS } from '../../vocabulary/directions.ts'
import { be, isPlural, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { character, condition, system, utilities } from '../wording/kinds.ts'
import { FEW_WORDS } from '../wording/things.ts'

/** 'no rentals first 24 months' is a rule with its term, and nothing that is lacking. */
const HAS_TERMS =
  /\$|^(?:overnight parking|hunting|camping|fishing|smoking|grilling|subletting) |\b(?:(?:first|last) (?:\d+|one|two|three|six|twelve)|per (?:the )?[a-z]+|(?:min|max)(?:imum)?|only|ok)\b/i

/** What it means that something is not there; where nothing is said here, it describes the home. */
const KINDS_OF_LACK: readonly [RegExp, FeatureKind][] = [
  [/\b(?:restrict|easement|fee|tax)/i, 'restriction'],
  [/\b(?:covenants?|grills?|CC&?Rs|rules)\b/i, 'restriction'],
  [/\b(?:tenants?|vacanc(?:y|ies))\b/i, 'tenancy'],
  [/\b(?:leases?|contracts?|liens?|warrant(?:y|ies))\b/i, 'terms'],
  [
    /\b(?:parking|heat|plumbing|power|dishwasher|air conditioning|AC|elevator|furnace|cabinets|appliances|flooring|fixtures)\b/i,
    'condition',
  ],
]

/** A room or a level: such places take their article. */
const INSIDE =
  /^(?:in|on|off) (?:the )?(?:[a-z]+ ){0,2}(?:rooms?|bedrooms?|baths?|bathrooms?|kitchen|basement|attic|garage|closets?|hall|level|floor|unit|house)$/

const ADJECTIVE =
  /^(?:not )?(?:un)?(?:vacant|finished|heated|insulated|dry|open|clean|empty|occupied|leased|rented|gutted|renovated|updated|original|bright|sunny|rough|dated|painted|furnished|usable|accessible|floored|wired|plumbed|repaired|livable|tidy|spacious|private|quiet|restored|remodeled|refreshed|partly finished|cosmetic)$/i

/** Adjectives that agents type after a noun, without a verb between them. */
const STATE_WORDS =
  'soft|uneven|loose|unsafe|unknown|decorative|shared|available|vacant|empty|original|negotiable|required|preferred|optional|ready|operable|inoperable|nonworking|non-working|private|adjustable|[a-z]{3,}able|[a-z]{3,}ible|un[a-z]{3,}ed|un[a-z]+ten'

const RULED_ON_LAND =
  /\b(?:roofs|tones|colors|materials|homes|houses|buildings|fences|cabins|barns|sheds|RVs|tents|modulars|horses|builds|plans|builders)$/i

/** Nouns that end like such an adjective. */
const NO_STATE =
  /\brentable\b|\b(?:table|stable|cable|vegetable|timetable|turntable|gable|crucible|possible|eligible)$/i

/** A part and its state, for states of all kinds: 'dock usable', 'fireplace decorative'. */
export const STATES: SubjectRules = {
  lines: [
    [
      new RegExp(
        `^${FEW_WORDS}(?<! is| are)(?: is| are)? (older|old|original|dated|tired|small|slow|noisy) but (works?|working|functional|functions|serviceable|solid|sound|clean|dry|usable|runs|runs well|works well)$`,
        'iu',
      ),
      (match) => {
        const many = isPlural(match[1] ?? '')
        const now = lower(match[3])
        const verb = /^(?:work|function|run)s?\b/.test(now)
          ? now.replace(/^(work|function|run)s?/, many ? '$1' : '$1s')
          : now
        return condition(
          `${subjectOf(match[1] ?? '')} ${many ? 'are' : 'is'} ${lower(match[2])} but ${verb}`,
        )
      },
    ],
    [
      /^(pocket doors|fireplaces?|elevator|dumbwaiter|original windows|appliances|all appliances|everything|intercom|sauna|hot tub|chimes|shutters) (?:all )?works?(?: well| great)?$/i,
      (match) => {
        const thing = lower(match[1])
        const isMany = /s$/.test(thing)
        return condition(
          `${/^(?:all|everything)/.test(thing) ? '' : 'the '}${thing} ${isMany ? 'work' : 'works'}`,
        )
      },
    ],
  ],
  figures: [
    [
      /^([a-z][a-z ]*?) (unfinished|finished|lofted|vaulted|insulated|framed) and ((?:open|plumbed|wired|stubbed|roughed in|ready|approved|permitted) (?:to|for) .+)$/i,
      (match) =>
        condition(
          `${subjectOf(match[1]?.toLowerCase() ?? '')} ${be(match[1] ?? '')} ${match[2]?.toLowerCase()} and ${withArticles(match[3] ?? '')}`,
        ),
    ],
    [
      new RegExp(
        `^${FEW_WORDS} (slick|muddy|icy|rough|impassable|wet|dusty|slow|busy|noisy|loud) (when|in|after|during) ([a-z ]+)$`,
        'iu',
      ),
      (match) =>
        condition(
          `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${lower(match[2])} ${lower(match[3])} ${lower(match[4])}`,
        ),
    ],
    [
      /^(septic|cistern|well|system|dock|slip|lift|elevator|bridge) rated (?:for |at )?([\d,]+|[a-z]+) (people|persons|guests|occupants|bedrooms|pounds|tons|gallons)$/i,
      (match) =>
        utilities(
          `${subjectOf(match[1] ?? '')} is rated for ${numeral(numberOf(match[2] ?? '') ?? 2)} ${lower(match[3]).replace('persons', 'people')}`,
        ),
    ],
    [
      /^((?!no )[a-z][a-z' -]*?) (?:is |are )?still (there|in place|intact|works|working|runs|running|operational|standing|on site)$/i,
      (match) =>
        character(
          `${subjectOf(match[1] ?? '')} ${/^(?:works|runs)$/i.test(match[2] ?? '') ? `still ${isPlural(match[1] ?? '') ? (match[2] ?? '').replace(/s$/i, '') : match[2]?.toLowerCase()}` : `${be(match[1] ?? '')} still ${match[2]?.toLowerCase()}`}`,
        ),
    ],
    [
      /^(seismic(?:ally)?|foundation|house) (?:is )?(bolted|retrofitted|anchored)$/i,
      (match) =>
        system(
          `the ${/^seismic/i.test(match[1] ?? '') ? 'foundation is bolted for earthquakes' : `${match[1]?.toLowerCase()} is ${match[2]?.toLowerCase()}`}`,
        ),
    ],
    [
      /^(upstairs|downstairs|basement|attic|lower level|upper level|second floor|third floor|first floor|2nd floor|3rd floor|1st floor|main floor|interior|exterior|garage)(?: is)? ((?:not |un)?[a-z-]+)(?:,| and| &|,? but) ((?:not |un)?[a-z-]+)$/i,
      (match) =>
        [match[2], match[3]].every((word) => ADJECTIVE.test(word ?? ''))
          ? {
              kind: /vacant|leased|rented|occupied/i.test(match[0]) ? 'tenancy' : 'condition',
              concept: null,
              statement: `the ${measured(match[1]?.toLowerCase() ?? '')} is ${match[2]?.toLowerCase()} ${/ but /i.test(match[0]) ? 'but' : 'and'} ${match[3]?.toLowerCase()}`,
            }
          : null,
    ],
    [
      /^((?!no |not )[a-z][\w' -]+?) (half|partly|partially|mostly) (finished|done|complete|completed|renovated)$/i,
      (match) =>
        condition(
          `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${match[2]?.toLowerCase()} ${match[3]?.toLowerCase()}`,
        ),
    ],
    [
      new RegExp(
        `^((?!no |not |new |fully |room |move|rent |owner |a )[a-z][a-z' -]*?) (${STATE_WORDS})((?: (?:in|on|at|to|under|near|for|through|from|by) [a-z\\d][\\w' -]*)?)$`,
        'i',
      ),
      (match, setting) => {
        const thing = match[1] ?? ''
        const state = (match[2] ?? '').toLowerCase()
        const head = singular(headOf(thing))
        if (
          NO_STATE.test(match[0]) ||
          /\b(?:and|or|with|is|are|be|now|currently|still)$/i.test(thing)
        )
          return null
        if (conceptOfWhole(match[0], setting) || / with |\d/.test(match[0])) return null
        // Readers of their own know what is vacant, available, negotiable or required.
        if (
          !match[3] &&
          /^(?:available|vacant|negotiable|required|original|ready|private|shared|optional|possible|eligible)$/.test(
            state,
          )
        )
          return null
        return {
          kind: /^(?:soft|uneven|loose|unsafe|unknown|inoperable|un\w+)$/.test(state)
            ? 'condition'
            : (kindOfNoun(head) ?? 'terms'),
          concept: null,
          statement: `${subjectOf(thing)} ${be(thing)} ${state}${withArticles(match[3] ?? '')}`,
        }
      },
    ],
    [
      /^([a-z][\w' -]*? (?:is|are) [a-z-]+),? (?:please )?do not .+$/i,
      (match) => condition(`the ${match[1]?.toLowerCase()}`),
    ],
  ],
  statements: [
    [
      /^((?!no |cash |adults? |cats |dogs |small |one |\d ).{4,40}?) only$/i,
      (match, setting) => {
        const thing = match[1] ?? ''
        const known = conceptOfWhole(thing, setting)
        if (
          /\b(?:sale|cash|financing|loans?|appointment|use|in|on|at|of)\b/i.test(thing) ||
          (!known && !isHeadNoun(singular(headOf(thing))))
        )
          return null
        return {
          kind: known?.kind ?? 'condition',
          concept: null,
          // What may stand or be seen on land is a rule: 'earth tones only'.
          statement:
            setting === 'land' && RULED_ON_LAND.test(thing)
              ? `only ${thing.toLowerCase()} are allowed`
              : `there ${be(thing)} only ${withArticle(thing)}`,
        }
      },
    ],
    [
      /^((?:[a-z-]+ )?(?:drive|driveway|road|lane|access|slope|lot|terrain|trail|basement|cellar|crawl ?space|stairs|bank|water)) (?:is )?(steep|narrow|dry|paved|sandy|rough|rocky|deep|shallow|shared|private|swimmable|navigable|unpaved|dirt|gravel)$/i,
      (match) => ({
        kind: /basement|cellar|crawl|stairs/i.test(match[1] ?? '') ? 'condition' : 'land',
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^((?!no |new |all new |not )[a-z0-9][\w' -]{2,40}?) (?:is |are )?(bowed|exposed|met|(?:fully )?funded|complete|poor|fair|clean|intact|functional|dated|rough|leaking|retiring|in progress|on order|paid|up to date|done)((?: on (?:the )?[nsew])?)$/i,
      (match) => {
        const thing = match[1] ?? ''
        const state = (match[2] ?? '').toLowerCase()
        if (/^(?:demo|demolition|interior demo|roof|work)$/i.test(thing)) return null
        if (state === 'done' && !/\d|\bII?\b/.test(thing)) return null
        const side = DIRECTIONS[(match[3] ?? '').slice(-1).toLowerCase()]
        return {
          kind: /bowed|poor|rough|leak|dated/.test(state)
            ? 'condition'
            : state === 'exposed'
              ? 'character'
              : (kindOfNoun(singular(headOf(thing))) ?? 'condition'),
          concept: null,
          statement: `${subjectOf(measured(thing))} ${/^[A-Z]{2,6}$/.test(thing) ? 'is' : be(thing)} ${state}${side ? ` on the ${side}` : ''}`,
        }
      },
    ],
    [
      /^((?!no )[a-z][a-z -]{3,30}?) (\d+(?:\.\d+)?) ?%$/i,
      (match) => ({
        kind: /tax|rate/i.test(match[1] ?? '')
          ? 'fee'
          : /rights|cover/i.test(match[1] ?? '')
            ? 'land'
            : 'income',
        concept: null,
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${match[2]} percent`,
      }),
    ],
  ],
  lastStatements: [
    [
      /^(fully |cross[- ]?|partially )?(gated|sprinklered|fenced|landscaped|irrigated|wooded|rewired|repiped|heated|insulated|renovated|remodeled|rehabbed|subdividable|buildable|cleared|perked|surveyed|staked|stubbed|climate controlled|air conditioned|accessible|insulated|restored|repainted|painted|plumbed|permitted|inspected)(?: and (fenced|gated|cross[- ]fenced|insulated|cooled|graded|approved|landscaped))?( throughout)?(?: (?:in )?((?:19|20)\d\d))?$/i,
      (match, setting) => {
        const year = match[5] ? Number(match[5]) : null
        const words = match[0]
          .replace(/ (?:in )?(?:19|20)\d\d$/, '')
          .toLowerCase()
          .replace('cross fenced', 'cross-fenced')
        const isDone =
          /renovat|remodel|rehab|rewired|repiped|restored|repainted|painted|cleared|surveyed|perked|inspected/.test(
            words,
          )
        const whole = conceptOfWhole(words, setting)
        return {
          kind: whole?.kind ?? (isDone ? 'update' : 'amenity'),
          concept: whole?.name ?? null,
          statement: `it ${year ? 'was' : isDone ? 'has been' : 'is'} ${words}${year ? ` in ${year}` : ''}`,
          year,
        }
      },
    ],
    [
      /^no (.+)$/i,
      (match, setting) => {
        const whole = conceptOfWhole(match[0], setting)
        const phrase = (match[1] ?? '').replace(/ (?:or|and|no|nor) (?:no )?/g, ' or ')
        if (HAS_TERMS.test(phrase)) return null
        const { core, tail } = placed(phrase)
        const { phrase: noun } = nounPhrase(placed(phrase.replace(/ \(.*$/, '')).core)
        const isInRoom = INSIDE.test(tail)
        return {
          kind:
            whole?.kind ?? KINDS_OF_LACK.find(([words]) => words.test(phrase))?.[1] ?? 'character',
          concept: whole?.name ?? null,
          statement: `there ${noun.number === 'plural' ? 'are' : 'is'} no ${isInRoom ? `${core} ${tail}` : phrase}`,
        }
      },
    ],
  ],
}
