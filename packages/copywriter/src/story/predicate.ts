import { type Passage, passage } from '../compose/passage.ts'
import { named, sourceOf } from '../compose/value.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import type { Thing } from './thing.ts'

/** A thing and what is said of it, in parts, so that two clauses can share a verb: 'the doorways', 'are', 'arched'. */
export interface Clause {
  features: readonly Feature[]
  subject: Passage
  verb: string
  rest: Passage
}

const MATERIALS =
  'oak maple walnut cherry pine fir cedar cypress mahogany teak bamboo hickory hardwood wood wide-plank random-width heart reclaimed brick stone fieldstone limestone bluestone flagstone slate travertine marble granite quartz quartzite soapstone concrete polished terrazzo tile Saltillo porcelain ceramic cork parquet plaster adobe stucco coquina tabby shiplap steel stainless copper metal tin standing-seam TPO asphalt shingle vinyl luxury plank LVP HardiePlank engineered carpet glass leaded stained double-pane triple-pane vaulted cathedral beamed coffered tray tongue-and-groove high original new custom soft-close white Italian Shaker radiant forced-air separate arched'
const WORDS: ReadonlySet<string> = new Set([...MATERIALS.split(' '), 'and', '&'])
const HEADS =
  /^(?:floors?|flooring|stairs|staircase|counters|countertops|cabinets|cabinetry|doors|doorways|walls|baths|bathrooms|siding|roof|ceilings?|windows|heat|mechanicals|furnaces?|plumbing|wiring|appliances|mantels)$/

/** What a place can be said to be, besides what it is made of. */
const STATES: ReadonlySet<string> = new Set(
  'screened covered fenced walled vaulted sunken detached finished heated landscaped paved open split dry'.split(
    ' ',
  ),
)
const PLACES =
  /^(?:porch|porches|patio|deck|yard|backyard|courtyard|garden|lanai|basement|family room|living room|great room|studio|driveway|dining room|floor plan)$/

/** Rooms that were worked on, without a year. */
const RENEWED: ReadonlySet<string> = new Set(
  'renovated remodeled updated refreshed redone restored'.split(' '),
)
const RENEWED_ROOM = /^(?:kitchen|baths?|bathrooms?|primary bath|windows|interior|basement)$/

const LEVEL =
  /^(first|second|third|fourth|main|lower|upper|garden|ground|terrace)[- ](floor|level) (.+)$/
const STORED = /^([\d,]+)-bottle (wine (?:cellar|room|wall|fridge))$/
const HEIGHT = /^(\d+)-foot(?:-(\d+)-inch)? (?:(.+) )?(ceilings)$/
const STORIES = /^(two|three)-story (foyer|great room|living room|entry)$/

/** What is special about a thing, as a clause. Nothing where only its presence can be told. */
export const clauseOf = (thing: Thing): Clause | null => {
  const [feature, part] = thing.features
  if (!feature) return null
  if (part) return withPart(thing, feature, part)
  const said = saidOf(thing.name)
  if (!said) return null
  const [subject, verb, rest] = said
  const source = sourceOf(feature)
  return {
    features: thing.features,
    subject: passage(subject, source),
    verb,
    rest: passage(rest, source),
  }
}

/** Whether a clause about it tells of a part that every home has: what it is made of, or that it was renewed. */
export const isOfTheFabric = ({ name }: Thing): boolean =>
  HEADS.test(name.head) || RENEWED.has(name.text.split(' ', 1)[0] ?? '')

/** 'The covered patio has ceiling fans.' */
const withPart = (thing: Thing, whole: Feature, part: Feature): Clause | null => {
  if (!whole.name || !part.name || whole.name.isName || whole.year !== null) return null
  if (whole.name.isCounted || thing.features.length > 2) return null
  const { text, tail } = whole.name
  return {
    features: thing.features,
    subject: passage(`the ${[text, tail].filter(Boolean).join(' ')}`, sourceOf(whole)),
    verb: whole.name.number === 'plural' ? 'have' : 'has',
    rest: named(part.name, sourceOf(part)).a,
  }
}

type Said = readonly [subject: string, verb: string, rest: string]

const saidOf = (name: NounPhrase): Said | null => {
  if (name.isName) return null
  return name.tail ? ofItsPlace(name) : (ofItsMeasure(name) ?? ofItsState(name))
}

const ofItsMeasure = (name: NounPhrase): Said | null => {
  const { text } = name
  const stored = STORED.exec(text)
  if (stored) return [`the ${stored[2]}`, 'holds', `${stored[1]} bottles`]
  const height = HEIGHT.exec(text)
  if (height) {
    const inches = height[2] ? ` ${height[2]} inches` : ''
    const ceilings = [height[3], height[4]].filter(Boolean).join(' ')
    return [`the ${ceilings}`, 'are', `${height[1]} feet${inches} high`]
  }
  const stories = STORIES.exec(text)
  if (stories) return [`the ${stories[2]}`, 'is', `${stories[1]} stories high`]
  const level = LEVEL.exec(text)
  return level?.[3] ? [`the ${level[3]}`, be(name), `on the ${level[1]} ${level[2]}`] : null
}

const ofItsState = (name: NounPhrase): Said | null => {
  const { text } = name
  if (text === 'in-unit washer and dryer') return ['the washer and dryer', 'are', 'in the unit']
  if (/^(?:whole-house|whole-home) generator$/.test(text))
    return ['a generator', 'backs up', 'the whole house']
  if (text === 'floor-to-ceiling windows') return ['the windows', 'run', 'from floor to ceiling']
  const words = text.split(' ')
  const [first = '', ...others] = words
  if (RENEWED.has(first) && RENEWED_ROOM.test(others.join(' ')))
    return [`the ${others.join(' ')}`, name.number === 'plural' ? 'have been' : 'has been', first]
  if (STATES.has(first) && PLACES.test(others.join(' ')))
    return [`the ${others.join(' ')}`, be(name), first]
  const head = words.at(-1) ?? ''
  const before = words.slice(0, -1)
  if (before.length === 0 || name.isCounted || !HEADS.test(head)) return null
  if (!before.every((word) => WORDS.has(word))) return null
  // 'The floors are new oak' says less than 'the new oak floors' does.
  if (before.length > 1 && before[0] === 'new') return null
  return [`the ${head}`, be(name), before.join(' ')]
}

const WHERE =
  /^(?:upstairs|downstairs|(?:over|above|off|on) the .+|in the (?:basement|attic|garage|den|loft))$/

const ofItsPlace = (name: NounPhrase): Said | null => {
  const { text, tail, number, isCounted } = name
  const isPlural = number === 'plural'
  const turned = /^(facing|overlooking) (.+)$/.exec(tail)
  if (turned?.[1] && turned[2]) {
    const verb = turned[1] === 'facing' ? 'face' : 'overlook'
    return [`the ${text}`, isPlural ? verb : `${verb}s`, turned[2]]
  }
  // 'The bedroom is on the entry level' would be the only one.
  if (isCounted || !WHERE.test(tail) || /\b(?:bedroom|bath|bathroom)$/i.test(text)) return null
  const renewed = /^new (\w+)$/.exec(text)?.[1]
  if (renewed && /^(?:up|down)stairs$/.test(tail))
    return [`the ${renewed} ${tail}`, be(name), 'new']
  if (WORDS.has(text.split(' ')[0] ?? '')) return null
  return number === 'mass' ? [text, 'is', tail] : [`the ${text}`, be(name), tail]
}

const be = ({ number }: NounPhrase): string => (number === 'plural' ? 'are' : 'is')
