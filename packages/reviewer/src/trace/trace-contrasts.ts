import { matchesIn } from '../patterns/index.ts'
import type { TracedClaim } from './claim.ts'
import { CONTRASTS, type Contrast, TERMS } from './contrasts.ts'
import type { TypedFacts } from './typed-facts.ts'
import { isPlain } from './words-that-claim.ts'

const NOT_SAID = /\b(?:no|not|never|without|nor|whether|ask|confirm|if|like|than|or)\b|n't\b|\?/
const PART = /(?:[^.,;:!?\n\u2014()]|,(?= (?:attached|detached|owned|leased|deeded|assigned)\b))+/g

const SENTENCE = /[^.;:!?\n\u2014()]+/g

/** What is said of a thing of which another was entered, and what is said of a thing that was denied or the reverse. */
export const traceContrasts = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  const claims: TracedClaim[] = []
  const object = (start: number, end: number, index: number): void => {
    const said = text.slice(start, end)
    const why = `You entered \u201c${facts.property.features[index] ?? ''}\u201d.`
    claims.push({
      start,
      end,
      text: said,
      kind: 'feature',
      status: 'contradicting',
      source: `features[${index}]`,
      why,
    })
  }
  const { entered, negations, denials } = preparedOf(facts)
  for (const { 0: part, index: at } of matchesIn(lower, PART)) {
    const wrong = [
      ...entered.flatMap((each) => wrongValues(part, each)),
      ...wrongZones(part, facts),
      ...wrongDenials(part, denials),
      ...wronglyDenied(part, facts),
      ...wrongNegations(part, negations),
    ]
    for (const { start, end, feature } of wrong) object(at + start, at + end, feature)
  }
  for (const { 0: sentence, index: at } of matchesIn(lower, SENTENCE))
    for (const { start, end, feature } of notIncluded(sentence, facts))
      object(at + start, at + end, feature)
  return claims
}

/** A contrast of which something was entered. */
interface Entered extends Contrast {
  about: readonly { feature: string; index: number }[]
  /** The feature that names one of the values. */
  named: number
}

interface Prepared {
  entered: readonly Entered[]
  negations: readonly Negation[]
  denials: readonly Denial[]
}

const remembered = new WeakMap<TypedFacts, Prepared>()

/** What the features of a property can be contradicted in, read once per property. */
const preparedOf = (facts: TypedFacts): Prepared => {
  const known = remembered.get(facts) ?? {
    entered: enteredIn(facts),
    negations: negationsIn(facts),
    denials: denialsIn(facts),
  }
  remembered.set(facts, known)
  return known
}

const enteredIn = (facts: TypedFacts): Entered[] =>
  [...CONTRASTS, ...TERMS].flatMap(({ thing, values }) => {
    const about = facts.featureTexts.flatMap((feature, index) =>
      thing.test(feature) ? [{ feature, index }] : [],
    )
    const named = about.find(({ feature }) => values.some((value) => value.test(feature)))
    return named ? [{ thing, values, about, named: named.index }] : []
  })

interface Wrong {
  start: number
  end: number
  feature: number
}

const wrongValues = (part: string, { values, thing, about, named }: Entered): Wrong[] => {
  if (!thing.test(part)) return []
  const isTerm = thing.source === ANY
  return values.flatMap((value) => {
    const found = value.exec(part)
    if (!found || about.some(({ feature }) => value.test(feature))) return []
    const start = found.index
    const end = start + found[0].length
    if (isTerm) return [{ start, end, feature: named }]
    // Two values in one part of a sentence are said of two things.
    if (values.some((other) => other !== value && other.test(part))) return []
    if (NOT_SAID.test(part.slice(0, start)) || !isNear(part, thing, start, end)) return []
    return [{ start, end, feature: named }]
  })
}

/** The pattern of a contrast that is said by itself. */
const ANY = '\\b(?:)'
const NEAR = 24

const isNear = (part: string, thing: RegExp, start: number, end: number): boolean =>
  thing.test(part.slice(Math.max(0, start - NEAR), end + NEAR))

const ZONED = /\bzoned ([a-z]{1,3}-?\d[a-z]?)\b/

/** Another zone than the one that was entered. */
const wrongZones = (part: string, facts: TypedFacts): Wrong[] => {
  const found = ZONED.exec(part)
  if (!found) return []
  const feature = facts.featureTexts.findIndex((each) => /\bzon(?:ed|ing)\b/.test(each))
  if (feature < 0) return []
  const [said, zone = ''] = found
  const bare = (text: string): string => text.replaceAll('-', '')
  if (facts.featureTexts.some((each) => bare(each).includes(bare(zone)))) return []
  return [{ start: found.index, end: found.index + said.length, feature }]
}

const UTILITIES =
  /\b(?:heat|water|electric(?:ity)?|gas|internet|cable|trash|sewer|parking|laundry)\b/g
const INCLUDED = /\bincl(?:ude[sd]?|uding)?\b/

/** 'Heat, water and electric are included' where only the heat is. */
const notIncluded = (sentence: string, facts: TypedFacts): Wrong[] => {
  const part = /^.*\bincluded\b/.exec(sentence)?.[0]
  if (!part) return []
  const feature = facts.featureTexts.findIndex((each) => INCLUDED.test(each))
  if (feature < 0 || IS_DENIED.test(part)) return []
  const included = facts.featureTexts.filter((each) => INCLUDED.test(each)).join(' ')
  if (/\butil/.test(included)) return []
  return matchesIn(part, UTILITIES).flatMap(({ 0: found, index }) =>
    included.includes(found.slice(0, 4))
      ? []
      : [{ start: index, end: index + found.length, feature }],
  )
}

const NEGATED =
  /\b(?:not (?:yet )?|non[- ]?|un(?=finished|furnished|heated|fenced|permitted|restored|paved|occupied|insulated|painted))([a-z]{4,})/
const EXTRA = /\b(?:extra|not incl|additional|exclude|does not convey|do not convey|reserved)/

/** A feature that says what something is not. */
interface Negation {
  index: number
  /** The opposite, as a text would say it. */
  said: RegExp
  things: readonly string[]
}

const negationsIn = ({ featureTexts }: TypedFacts): Negation[] =>
  featureTexts.flatMap((feature, index) => {
    const state = NEGATED.exec(feature)?.[1] ?? (EXTRA.test(feature) ? 'included' : '')
    if (!state) return []
    const said = OPPOSITES[state] ?? state
    const opposite = new RegExp(`\\b(?:${said})`)
    if (featureTexts.some((other, at) => at !== index && opposite.test(other))) return []
    const things = (feature.match(/[a-z]{4,}/g) ?? []).filter(
      (word) =>
        !word.endsWith(state) && !/^(?:extra|other|with|only|currently|upstairs)$/.test(word),
    )
    return [
      {
        index,
        said: new RegExp(`\\b(?:${said})(?:ed|ing|s|es)?\\b`),
        things: things.map((thing) => thing.replace(/s$/, '')),
      },
    ]
  })

const OPPOSITES: Record<string, string> = {
  allowed: 'allow|permit|welcom|okay|ok',
  permitted: 'allow|permit|welcom|okay|ok',
  included: 'included?|stay|convey|remain|comes? with|free',
}

/** 'Working fireplaces' where they were entered as not working; 'included' where it costs extra. */
const wrongNegations = (part: string, negations: readonly Negation[]): Wrong[] =>
  negations.flatMap(({ index, said, things }) => {
    const found = said.exec(part)
    if (!found || IS_DENIED.test(part)) return []
    if (/\b(?:non|un)[- ]?$/.test(part.slice(0, found.index))) return []
    return things.some((thing) => part.includes(thing))
      ? [{ start: found.index, end: found.index + found[0].length, feature: index }]
      : []
  })

const DENIED = /\bno (?:[a-z]+ )?([a-z]{3,})/
const ALLOWED =
  /\b(pets?|dogs?|cats?|mobile homes?|boats?|rvs?|camping|rentals?|str|smoking|subletting|horses|chickens)\b.*\b(?:ok|okay|allowed|permitted|welcome|friendly)\b/
const IS_DENIED =
  /\b(?:no|non|nobody|not|never|without|free of|zero|nor|neither|is out|are out|off[- ]limits|prohibited|forbidden|banned|outdoors only|you are the|you're the)\b|n't\b|-free\b|\?/

interface Denial {
  index: number
  /** How a text would say the opposite. */
  said: RegExp
  /** Whether the feature denies a thing, which a text may deny as well. */
  isDenied: boolean
}

const denialsIn = ({ featureTexts }: TypedFacts): Denial[] =>
  featureTexts.flatMap((feature, index): Denial[] => {
    const denied = DENIED.exec(feature)?.[1]
    if (denied) {
      const isElsewhere = featureTexts.some((other, at) => at !== index && other.includes(denied))
      return isElsewhere
        ? []
        : [
            {
              index,
              said: new RegExp(`\\b${denied.replace(/(?<=...)s$/, '')}s?\\b`),
              isDenied: true,
            },
          ]
    }
    const allowed = /\b(?:no|not|never)\b/.test(feature) ? undefined : ALLOWED.exec(feature)?.[1]
    if (!allowed) return []
    const thing = `${allowed.replace(/s$/, '')}s?`
    const said = `\\bno ${thing}\\b|\\b${thing} (?:is|are) (?:not|never|prohibited|forbidden)[a-z ]*`
    return [{ index, said: new RegExp(said), isDenied: false }]
  })

/** 'Light covenants' where there are none, 'no pets' where they are allowed. */
const wrongDenials = (part: string, denials: readonly Denial[]): Wrong[] =>
  denials.flatMap(({ index, said, isDenied }) => {
    const found = said.exec(part)
    return found && !(isDenied && IS_DENIED.test(part))
      ? [{ start: found.index, end: found.index + found[0].length, feature: index }]
      : []
  })

/** 'There is no rental cap' where one was entered. */
const wronglyDenied = (part: string, facts: TypedFacts): Wrong[] =>
  matchesIn(part, DENIES).flatMap(({ 0: said, 1: thing = '', index }) => {
    const [source] = isPlain(thing) ? [] : facts.typedIn(thing)
    if (!source || /\bno\b|without|free/.test(facts.featureOf(source))) return []
    return [{ start: index, end: index + said.length, feature: Number(/\d+/.exec(source)) }]
  })
const DENIES = /\b(?:is|are|has|have|with) no (?:[a-z]+(?<!er|re|ss) )?([a-z]{3,})$/g
