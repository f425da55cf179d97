import { dollars } from '@listwright/reviewer/language'
import { inWords, ordinal } from '../compose/numbers.ts'
import { concatenate, passage } from '../compose/passage.ts'
import { countable, listed, named, place, sourceOf, type Value, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import type { Dated } from './dated.ts'
import { isAtGrade } from './loading-doors.ts'
import { includedInRent } from './rent-includes.ts'
import type { Story } from './story.ts'
import { fewPartsOf, listOfThings, type Thing, thingOf } from './thing.ts'

type Make = (story: Story) => Value | null

const found = (story: Story, test: (feature: Feature) => boolean): Feature | null =>
  story.facts.features.find(test) ?? null

interface Dues {
  the: string
  a: string
  isPlural: boolean
}

/** How a sentence names a fee: 'HOA dues', 'the condo fee', 'maintenance'. */
const dues = (label: string): Dues => {
  if (/^[HP]OA$/.test(label)) return { the: `${label} dues`, a: `${label} dues`, isPlural: true }
  if (/^(?:common charges|dues|assessments)$/i.test(label))
    return { the: label, a: label, isPlural: true }
  if (label === 'maintenance') return { the: label, a: label, isPlural: false }
  const name = countable(label)
  return { the: name.the.text, a: name.a.text, isPlural: false }
}

const verbOf = (label: string, one: string, many: string): Value =>
  wording(dues(label).isPlural ? many : one)

/** 'HOA dues are' */
const duesWith = (label: string, one: string, many: string): Value => {
  const words = passage(`${dues(label).the} ${verbOf(label, one, many).bare.text}`)
  return { ...wording(words.text), the: words, a: words }
}

/** What the features say about the property as a whole: fees, dates, rents, zoning. */
export const FEATURE_FIGURES: Readonly<Record<string, Make>> = {
  fee: ({ fee }) => {
    if (!fee?.money) return null
    const { amount, period, label } = fee.money
    const words = wording(`${amount} ${period}`.trim(), sourceOf(fee))
    return { ...words, the: passage(dues(label).the), a: passage(dues(label).a) }
  },
  'fee is': ({ fee }) => (fee?.money ? duesWith(fee.money.label, 'is', 'are') : null),
  'fee runs': ({ fee }) => (fee?.money ? duesWith(fee.money.label, 'runs', 'run') : null),
  'fee includes': ({ fee }) => {
    if (!fee?.money) return null
    const isCovered = /\bcover/i.test(fee.typed)
    return isCovered
      ? verbOf(fee.money.label, 'covers', 'cover')
      : verbOf(fee.money.label, 'includes', 'include')
  },
  'fee covers': ({ fee }) => (fee?.money ? verbOf(fee.money.label, 'covers', 'cover') : null),
  'fee label': ({ fee }) => (fee?.money ? wording(fee.money.label) : null),
  'no fee': ({ noFee }) => (noFee ? wording('no HOA', sourceOf(noFee)) : null),
  'rent includes': ({ facts, isRental }) => {
    const feature = isRental
      ? facts.features.find((one) => includedInRent(one) !== null)
      : undefined
    const what = feature && includedInRent(feature)
    return feature && what ? wording(what, sourceOf(feature)) : null
  },
  garage: (story) => {
    const things = parkingThings(story)
    return things.length > 0 ? alongside(things) : null
  },
  // Spaces that are sold with a unit may stand with its price: 'with two valet spaces'.
  spaces: (story) => {
    const things = parkingThings(story)
    const spaces = things.length > 0 ? alongside(things) : null
    return spaces && SPACES.test(spaces.a.text) ? spaces : null
  },
  includes: ({ fee }) =>
    fee?.money && fee.money.includes.length > 0
      ? listed(
          fee.money.includes.map((item) => wording(item, sourceOf(fee))),
          'and',
        )
      : null,
  updates: ({ dated }) =>
    dated.length > 0
      ? listed(
          dated.map(({ feature, noun, isPlural, year, verb }) => {
            const thing = isPlural || isMass(feature) ? wording(noun) : countable(noun)
            const text = `${thing.a.text} ${/ from$/.test(verb) ? 'from' : doneIn(verb)} ${year}`
            return wording(text, sourceOf(feature))
          }),
          'and',
        )
      : null,
  updated: ({ dated }) => (dated.length > 0 ? updatedClause(dated) : null),
  dates: ({ dated }) =>
    dated.length > 0
      ? listed(
          dated.map(({ feature, label, year }) => wording(`${label} ${year}`, sourceOf(feature))),
          'comma',
        )
      : null,
  rents: ({ rents }) =>
    rents
      ? {
          ...wording(
            `${
              listed(
                rents.list.map((rent) => wording(rent)),
                'and',
              ).bare.text
            } a month`,
            sourceOf(rents),
          ),
          isPlural: true,
        }
      : null,
  sum: ({ rents, facts }) => (rents && isWholeIncome(rents, facts.features) ? sumOf(rents) : null),
  units: ({ units, facts }) =>
    units ? wording(`${inWords(units)} units`, unitSource(facts.features), true) : null,
  'units#': ({ units, facts }) =>
    units ? wording(inWords(units), unitSource(facts.features), true) : null,
  needs: ({ needs, facts }) => {
    const source = facts.features.find(({ kind }) => kind === 'condition')
    return needs.length > 0
      ? listed(
          needs.map((need) => wording(need, source && sourceOf(source))),
          'and',
        )
      : null
  },
  keeps: ({ keeps }) =>
    keeps.length > 0
      ? listed(
          keeps
            .slice(0, 3)
            .flatMap((feature) => (feature.name ? [named(feature.name, sourceOf(feature))] : [])),
          'and',
        )
      : null,
  terms: ({ terms }) => (terms ? wording(termsText(terms), sourceOf(terms)) : null),
  seen: (story) => {
    const view = story.ranked.find(({ kind, seen }) => kind === 'view' && seen)
    return view ? place(view.seen, sourceOf(view)) : null
  },
  near: (story) => {
    const near = found(story, ({ kind, place: name, distance }) =>
      Boolean(kind === 'location' && name && distance),
    )
    return near ? wording(`${near.place}, ${near.distance} away`, sourceOf(near)) : null
  },
  'near to': (story) => {
    // 'A five-minute walk' is told as such: 'it is a five-minute walk to the light rail'.
    const near = found(story, ({ kind, place: name, distance }) =>
      Boolean(kind === 'location' && name && distance && !/\bwalk$/.test(distance)),
    )
    return near ? wording(`${near.distance} from ${near.place}`, sourceOf(near)) : null
  },
  floor: (story) => {
    const feature = found(story, ({ text }) => /\b\d+(?:st|nd|rd|th)[- ]floor|\bfloor$/i.test(text))
    const level = /\b(\d+)(?:st|nd|rd|th)/.exec(feature?.text ?? '')?.[1]
    return feature && level ? countable(`${ordinal(Number(level))} floor`, sourceOf(feature)) : null
  },
  style: (story) => {
    const feature = found(story, ({ text }) => STYLES.test(text))
    const style = STYLES.exec(feature?.text ?? '')?.[0]
    return feature && style ? countable(style, sourceOf(feature)) : null
  },
  zoned: (story) => {
    const feature = found(story, ({ kind }) => kind === 'zoning')
    const code = /\b[A-Z]{1,4}-?\d{0,2}[A-Z]?\b/.exec(feature?.text ?? '')?.[0]
    return feature && code ? wording(code, sourceOf(feature)) : null
  },
  zoning: (story) => {
    const feature = found(story, ({ kind }) => kind === 'zoning')
    const code = /\b[A-Z]{1,4}-?\d{1,2}[A-Z]?\b|\b[A-Z]{2,4}\b/.exec(feature?.text ?? '')?.[0]
    const plain = /\b(industrial|commercial|mixed[- ]use|residential|agricultural)\b/i.exec(
      feature?.text ?? '',
    )?.[0]
    const words = code ?? plain?.toLowerCase()
    return feature && words ? wording(`${words} zoning`, sourceOf(feature)) : null
  },
  docks: (story) => {
    const dock = found(story, ({ name, text }) => name !== null && /\bdocks?\b/i.test(text))
    const doors = found(story, (feature) => feature.name !== null && isAtGrade(feature))
    if (!dock || !chapterIsTrade(story)) return null
    const openings = [dock, ...(doors ? [doors] : [])].flatMap((feature) =>
      feature.name ? [named(feature.name, sourceOf(feature))] : [],
    )
    return openings.length > 1 ? listed(openings, 'and') : (openings[0] ?? null)
  },
  clear: (story) => {
    const feature = found(story, ({ text }) => /\bclear\b/i.test(text))
    const feet = /\b(\d{2})\b/.exec(feature?.text ?? '')?.[1]
    return feature && feet ? wording(`${feet} feet`, sourceOf(feature), true) : null
  },
  power: (story) => {
    const feature = found(story, ({ text }) => /\bamps?\b|\bphase\b/i.test(text))
    return feature?.name ? named(feature.name, sourceOf(feature)) : null
  },
}

/** Garages and parking spaces that are named among the figures, each with its few parts. */
export const parkingThings = (story: Story): Thing[] =>
  story.garage.flatMap((feature) => thingOf(feature, fewPartsOf(feature, story)) ?? [])

/** 'a one-car garage, central air, and a washer and dryer': a pair stands last, so that its 'and' is not taken for that of the list. */
export const alongside = (things: readonly Thing[]): Value =>
  listOfThings(things.toSorted((one, other) => Number(isPair(one)) - Number(isPair(other)))).list

/** 'With spaces with a charger' would say 'with' twice. */
const SPACES = /^(?!.*\bwith\b).*\b(?:spaces?|stalls?)\b/

const isPair = ({ name }: Thing): boolean => / and /.test(`${name.text} ${name.tail}`)

const STYLES =
  /\b(?:Greek Revival|Colonial Revival|Spanish Revival|Tudor Revival|Queen Anne|Victorian|Craftsman|Colonial|Tudor|Federal|Italianate|Georgian|Mid-Century|Cape Cod|Prairie|Art Deco|Foursquare|A-frame)\b/

const isMass = ({ name }: Feature): boolean => name?.number === 'mass'

const doneIn = (verb: string): string => {
  const done = verb.replace(/^(?:was|were) | in$/g, '')
  return done === 'new' ? 'in' : `${done} in`
}

const chapterIsTrade = ({ facts }: Story): boolean => facts.propertyType === 'Commercial'

const unitSource = (features: readonly Feature[]): string => {
  const feature =
    features.find(({ concept }) => concept === 'units') ??
    features.find(({ text }) => /plex|decker|units?\b/i.test(text))
  return feature ? sourceOf(feature) : 'propertyType'
}

const termsText = ({ text, list }: Feature): string =>
  list.length > 0
    ? listed(
        list.map((item) => wording(item)),
        'and',
      ).bare.text
    : text

/** A sum is told where all rents were typed in one list; one that was cut at its commas cannot be checked. */
const isWholeIncome = (rents: Feature, features: readonly Feature[]): boolean =>
  !rents.typed.includes(',') &&
  rents.list.every((rent) => rents.typed.includes(rent.replace(/[$,]/g, ''))) &&
  features.every(
    (feature) =>
      feature === rents || !/\$|\brent|\bleased?\b|\btenants?\b|\bgross/i.test(feature.text),
  )

const sumOf = (rents: Feature): Value | null => {
  const amounts = rents.list.map((rent) => Number(rent.replace(/[^\d.]/g, '')))
  return amounts.length > 1 && amounts.every((amount) => amount > 0)
    ? wording(dollars(amounts.reduce((sum, amount) => sum + amount, 0)), sourceOf(rents))
    : null
}

/** 'the roof was new in 2021 and the HVAC in 2022': a verb that stays is said once. */
const updatedClause = (dated: readonly Dated[]): Value => {
  const parts = ofOneYear(dated).map(([first, ...others], at, groups) => {
    const { feature, clause, verb, label, year } = first
    const before = groups[at - 1]?.[0]
    if (others.length > 0) return together([first, ...others])
    const isShared = before && before.verb === verb && / in$/.test(verb)
    return wording(isShared ? `the ${label} in ${year}` : `${clause} ${year}`, sourceOf(feature))
  })
  return listed(parts, 'and')
}

/** What was done to several things in one year: 'the furnace and the air conditioning are from 2022'. */
const together = (dated: readonly [Dated, ...Dated[]]): Value => {
  const [{ verb, year }] = dated
  const things = listed(
    dated.map(({ feature, label }) => wording(`the ${label}`, sourceOf(feature))),
    'and',
  )
  const many = verb.replace(/^was\b/, 'were').replace(/^is\b/, 'are')
  return { ...things, bare: concatenate([things.bare, passage(`${many} ${year}`)], ' ') }
}

/** Dated features that follow each other and share year and verb, in groups. */
const ofOneYear = (dated: readonly Dated[]): [Dated, ...Dated[]][] => {
  const groups: [Dated, ...Dated[]][] = []
  for (const next of dated) {
    const open = groups.at(-1)
    const isAlike = open && open[0].year === next.year && plainVerb(open[0]) === plainVerb(next)
    // 'Brand new windows and siding (2024)' were installed together.
    const isOneEntry =
      open && open[0].year === next.year && open[0].feature.index === next.feature.index
    if (isAlike || isOneEntry) open.push(next)
    else groups.push([next])
  }
  return groups
}

const plainVerb = ({ verb }: Dated): string =>
  verb.replace(/^were\b/, 'was').replace(/^are\b/, 'is')
