import { countable } from '../compose/value.ts'
import type { Feature, NounPhrase } from '../facts/feature.ts'
import type { PropertyFacts } from '../facts/property-facts.ts'
import { isHouse, isUnit } from './property-noun.ts'
import { withTenantsOfLeases } from './retold-leases.ts'
import { retoldOfPremises } from './retold-premises.ts'
import { retoldWhole } from './retold-whole.ts'
import { withWhatFollows } from './retold-with.ts'

/** The features as a description tells them: of the right owner, counted once, and in words that fit a sentence. */
export const retold = (facts: PropertyFacts): Feature[] => {
  const rewordings = [
    designed,
    storied,
    leased,
    zoned,
    constructed,
    ofResidents,
    floored,
    ofTheLand,
    exposed,
    supplied,
    withCourts,
  ]
  const reworded = facts.features.map((feature) =>
    rewordings.reduce(
      (told, reword) => reword(told),
      retoldOfPremises(
        atItsCorner(
          inItsBuilding(
            inItsCommunity(ofItsLand(retoldWhole(feature, facts), facts), facts),
            facts,
          ),
          facts,
        ),
        facts,
      ),
    ),
  )
  const owned = withOwners(facts.features, reworded)
  const once = pavedOnce(
    poweredOnce(inTheirRooms(datedOnce(shared(withTenantsOfLeases(owned, facts))))),
  )
  return saidOnce(withWhatFollows(countedOnce(once, facts)))
}

/** 'A heritage live oak in the backyard' need not be listed where 'the heritage live oak in the backyard is protected'. */
const saidOnce = (features: readonly Feature[]): Feature[] =>
  features.filter(
    (thing) =>
      thing.name === null ||
      thing.statement !== null ||
      features.some(({ partOf }) => partOf === thing) ||
      !features.some(
        ({ index, statement }) =>
          index === thing.index && isSaidOf(statement ?? '', `the ${wordsOf(thing.name)}`),
      ),
  )

const isSaidOf = (statement: string, subject: string): boolean =>
  statement.startsWith(`${subject} `) &&
  /^(?:is|are|was|were|has|have) /.test(statement.slice(subject.length + 1))

const wordsOf = (name: NounPhrase | null): string => `${name?.text} ${name?.tail}`.trim()

/** A house has no fence around it and no exemption: its land has. */
const ofItsLand = (feature: Feature, facts: PropertyFacts): Feature => {
  const { statement } = feature
  if (!statement || !isHouse(facts)) return feature
  if (OF_ITS_YARD.test(statement))
    return { ...feature, statement: statement.replace(/^it /, 'the yard ') }
  return OF_ITS_LAND.test(statement)
    ? { ...feature, statement: statement.replace(/^it /, 'the land ') }
    : feature
}
const OF_ITS_YARD = /^it is (?:fully |professionally )?(?:landscaped|irrigated)$/
const OF_ITS_LAND =
  /^it is (?:fully |partially |partly )?(?:fenced|cross-fenced)\b|^it has an agricultural exemption$/

/** What is gated around a townhouse or a condo is its community. */
const inItsCommunity = (feature: Feature, { propertyType }: PropertyFacts): Feature =>
  feature.statement === 'it is gated' && (propertyType === 'Townhouse' || propertyType === 'Condo')
    ? { ...feature, statement: 'it is in a gated community' }
    : feature

/** The parts of a whole that was put in other words belong to it as it is told. */
const withOwners = (before: readonly Feature[], after: readonly Feature[]): Feature[] =>
  after.map((feature) => {
    const { partOf } = feature
    const whole = partOf && after[before.indexOf(partOf)]
    return whole && whole !== partOf ? { ...feature, partOf: whole } : feature
  })

/** 'Pebble Tec pool, resurfaced 2020' is one pool: the feature that has the year tells of it. */
const datedOnce = (features: readonly Feature[]): Feature[] =>
  features.filter(
    (feature) =>
      features.some(({ partOf }) => partOf === feature) ||
      !features.some((work) => isWorkOn(work, feature)),
  )

/** Whether it is typed in the same entry and names the thing with what was done to it: 'resurfaced Pebble Tec pool'. */
const isWorkOn = (work: Feature, { index, year, name }: Feature): boolean =>
  work.index === index &&
  work.year !== null &&
  year === null &&
  name !== null &&
  (work.name?.text.endsWith(` ${name.text}`) ?? false)

/** 'Community pool and tennis courts' are both the community's. */
const shared = (features: readonly Feature[]): Feature[] =>
  features.map((feature) =>
    (feature.kind === 'amenity' || feature.kind === 'outdoor place') &&
    feature.partOf === null &&
    features.some(
      ({ index, kind, text }) =>
        index === feature.index && kind === 'community' && /^community /i.test(text),
    )
      ? { ...feature, kind: 'community' }
      : feature,
  )

/** A house is 'on town water and sewer'; it does not have them the way it has a porch. What is at the street is not there yet. */
const supplied = (feature: Feature): Feature => {
  const { name, partOf } = feature
  if (name === null || partOf !== null || !SUPPLY.test(name.text)) return feature
  return AT_A_PLACE.test(name.tail)
    ? { ...feature, name: null, statement: `${name.text} is ${name.tail}` }
    : { ...feature, name: null, statement: `it is on ${name.text}` }
}
const AT_A_PLACE = /^(?:at|on|along|across|to) the /

/** Where a community has 'tennis', nobody typed that it is one court. */
const withCourts = (feature: Feature): Feature =>
  feature.kind === 'community' &&
  feature.name !== null &&
  COURT.test(feature.name.text) &&
  !/\bcourt\b/i.test(feature.typed)
    ? {
        ...feature,
        name: { ...feature.name, text: `${feature.name.text}s`, number: 'plural' },
      }
    : feature

const COURT = /\b(?:tennis|pickleball) court$/

const SUPPLY =
  /^(?:(?:town|city|public|municipal|county) (?:water|sewer|water and sewer)|well and septic)$/

const FLOORS = / floors$/

/** 'LVP + tile' are the floors of one home: 'luxury vinyl plank and tile floors'. */
const pavedOnce = (features: readonly Feature[]): Feature[] => {
  const isSecond = (other: Feature, one: Feature): boolean =>
    other !== one && other.index === one.index && isFloor(other)
  const isFloor = ({ name, partOf }: Feature) =>
    name !== null && partOf === null && name.tail === '' && FLOORS.test(name.text)
  const first = features.find(
    (one) => isFloor(one) && features.some((other) => isSecond(other, one)),
  )
  const second = first && features.find((other) => isSecond(other, first))
  if (!first?.name || !second?.name) return [...features]
  const text = `${first.name.text.replace(FLOORS, '')} and ${second.name.text}`
  const whole: Feature = { ...first, text, name: { ...first.name, text } }
  return features.flatMap((one) => (one === first ? [whole] : one === second ? [] : [one]))
}

/** The corner of a suite is one of its building, not of a street. */
const atItsCorner = (feature: Feature, { features }: PropertyFacts): Feature =>
  feature.statement === 'it is on a corner' &&
  features.some(({ statement }) => /\b(?:condo|suite)$/.test(statement ?? ''))
    ? { ...feature, statement: 'it is a corner unit' }
    : feature

/** 'A gas fireplace in the family room' is told with the family room, where that is a feature of its own. */
const inTheirRooms = (features: readonly Feature[]): Feature[] =>
  features.map((feature) => {
    const { name } = feature
    const room = name && !feature.partOf && !isOwner(feature, features) && roomOf(name, features)
    return room && name && room !== feature
      ? { ...feature, partOf: room, name: { ...name, tail: '' } }
      : feature
  })

const isOwner = (feature: Feature, features: readonly Feature[]): boolean =>
  features.some(({ partOf }) => partOf === feature)

/** 'Brick floors in the kitchen' are not those of the outdoor kitchen. */
const OTHER_ROOM = /\b(?:outdoor|second|guest|catering|summer|basement|pool)\b/i

/** The only feature that is the room named after a thing: 'in the family room'. */
const roomOf = ({ tail }: NounPhrase, features: readonly Feature[]): Feature | null => {
  const noun = /^in the ([a-z' ]+)$/.exec(tail)?.[1]
  const rooms = features.filter(
    ({ name, partOf, statement, year }) =>
      noun !== undefined &&
      partOf === null &&
      statement === null &&
      year === null &&
      name?.number === 'singular' &&
      !name.isCounted &&
      name.tail === '' &&
      !OTHER_ROOM.test(name.text) &&
      (name.text === noun || name.text.endsWith(` ${noun}`)),
  )
  const [only] = rooms
  return only && rooms.length === 1 ? only : null
}

/** '1,200-amp service' and '480-volt three-phase power' are one thing: '1,200 amps of 480-volt three-phase power'. */
const poweredOnce = (features: readonly Feature[]): Feature[] => {
  const service = features.find(({ name }) => /^[\d,]+-amp service$/.test(name?.text ?? ''))
  const power = features.find(({ name }) =>
    /^(?:[\d,]+-volt )?three-phase power$/.test(name?.text ?? ''),
  )
  if (!service?.name || !power?.name || service.index !== power.index) return [...features]
  const text = `${service.name.text.replace(/-amp service$/, ' amps')} of ${power.name.text}`
  const whole: Feature = { ...power, text, name: { ...power.name, text } }
  return features.flatMap((one) => (one === service ? [whole] : one === power ? [] : [one]))
}

/** 'Luxury vinyl plank' and 'original herringbone' are floors. */
const floored = (feature: Feature): Feature => {
  const { name } = feature
  if (!name || !/^luxury vinyl plank$|\b(?:herringbone|parquet)$/i.test(name.text)) return feature
  return {
    ...feature,
    name: { ...name, text: `${name.text} floors`, head: 'floor', number: 'plural' },
  }
}

const SOME = /^(\w+) of the (\w+ .+) are (\w+)$/

/** 'Four tenant houses' and 'three of the four tenant houses are leased' are told in one clause. */
const countedOnce = (features: readonly Feature[], { propertyType }: PropertyFacts): Feature[] => {
  if (propertyType === 'Commercial') return someWith(features)
  const counts = features.flatMap((feature) => {
    const said = SOME.exec(feature.statement ?? '')
    const whole = features.find(({ name }) => name?.text === said?.[2])
    return said && whole ? [{ feature, whole, some: said[1], done: said[3] }] : []
  })
  return features
    .filter((feature) => counts.every((count) => count.feature !== feature))
    .map((feature) => {
      const count = counts.find(({ whole }) => whole === feature)
      return count
        ? {
            ...feature,
            name: null,
            statement: `there are ${feature.name?.text}, ${count.some} of them ${count.done}`,
          }
        : feature
    })
}

const SOME_HAVE = /^(\w+) of the (\w+ .+) have (.+)$/

/** 'Nine dock doors' and 'five of the nine dock doors have levelers' are one item of a list. */
const someWith = (features: readonly Feature[]): Feature[] => {
  const said = features.flatMap((feature) => {
    const [, some, whole, part] = SOME_HAVE.exec(feature.statement ?? '') ?? []
    const counted = features.find(({ name }) => whole !== undefined && name?.text === whole)
    return counted ? [{ feature, counted, tail: `(${some} with ${part})` }] : []
  })
  return features
    .filter((feature) => said.every((one) => one.feature !== feature))
    .map((feature) => {
      const tail = said.find(({ counted }) => counted === feature)?.tail
      return tail && feature.name ? { ...feature, name: { ...feature.name, tail } } : feature
    })
}

/** That it is for lease is told with the day from which it is. */
const leased = (feature: Feature): Feature =>
  /^it is for (?:lease|rent)$/.test(feature.statement ?? '')
    ? { ...feature, kind: 'availability' }
    : feature

/** An easement and a farm program bind the land, not the house. */
const ofTheLand = (feature: Feature): Feature =>
  /^it is (?:under an? .*easement|enrolled in the Clean and Green)/.test(feature.statement ?? '')
    ? { ...feature, statement: feature.statement?.replace(/^it/, 'the land') ?? null }
    : feature

/** 'Western exposure' is told in the agent's words. */
const exposed = (feature: Feature): Feature =>
  /^it faces /.test(feature.statement ?? '') && /\bexposure$/.test(feature.name?.text ?? '')
    ? { ...feature, statement: `it has ${feature.name?.text}` }
    : feature

const RESIDENT = /, with one resident (\d\d) or (better|older|over)$/

/** 'With one resident 55 or better' would say that there is one. */
const ofResidents = (feature: Feature): Feature =>
  RESIDENT.test(feature.statement ?? '')
    ? {
        ...feature,
        statement:
          feature.statement?.replace(RESIDENT, ', where one resident must be $1 or $2') ?? null,
      }
    : feature

/** 'The zoning is C-4' is told of the property: 'it is zoned C-4'. */
const zoned = (feature: Feature): Feature => {
  const code = /^the zoning is ([A-Z][\w-]*|agricultural|industrial|commercial|residential)$/.exec(
    feature.statement ?? '',
  )?.[1]
  return code ? { ...feature, statement: `the property is zoned ${code}` } : feature
}

/** 'The construction is masonry' is told of the property: 'it is of masonry construction'. */
const constructed = (feature: Feature): Feature => {
  const kind = /^the construction is ([a-z -]+)$/.exec(feature.statement ?? '')?.[1]
  return kind ? { ...feature, statement: `it has ${kind} construction` } : feature
}

/** Storeys are told of the property, not listed among its rooms. */
const storied = (feature: Feature): Feature =>
  feature.name && /^(?:two|three|four) stories$/.test(feature.name.text)
    ? { ...feature, kind: 'building', statement: `it has ${feature.name.text}` }
    : feature

/** The architect is told of the property: 'it was designed by Howard Van Doren Shaw'. */
const designed = (feature: Feature): Feature => {
  const architect = /^(.+) designed it$/.exec(feature.statement ?? '')?.[1]
  return architect ? { ...feature, statement: `it was designed by ${architect}` } : feature
}

/** What a unit's building has, not the unit. */
const SHARED: ReadonlySet<string> = new Set(
  'pool,gym,sauna,doorman,concierge,elevator,lobby,court,clubhouse,spa,lounge,valet'.split(','),
)

/** A unit does not have 'a prewar elevator building' or 'a nineteenth floor': it is in one, or on it. */
const inItsBuilding = (feature: Feature, facts: PropertyFacts): Feature => {
  const { name, partOf } = feature
  if (!isUnit(facts) || !name || partOf) return feature
  if (feature.kind === 'amenity' && SHARED.has(name.head)) return { ...feature, kind: 'building' }
  if (name.head === 'building')
    return { ...feature, name: null, statement: `it is in ${countable(name.text).a.text}` }
  return name.head === 'floor' && /\bfloor$/i.test(name.text) && feature.kind === 'building'
    ? { ...feature, name: null, statement: `it is on the ${name.text}` }
    : feature
}
