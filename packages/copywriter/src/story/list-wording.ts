import type { Thing } from './thing.ts'
import type { Topic } from './topic.ts'

/** 'The community has a community well' says it twice; so do 'the building has laundry in the building', 'the kitchen has double islands in the kitchen' and 'shared amenities include shared laundry'. */
export const withoutEcho = (thing: Thing, topic: Topic | null): Thing => {
  const { text, tail } = thing.name
  if (topic === 'outdoors') return renamed(thing, text.replace(/\boutside (?=storage)/i, ''))
  if (topic === 'kitchen')
    return renamed(
      thing,
      text.replace(
        /\bkitchen (?=(?:islands?|cabinets?|cabinetry|appliances|backsplash|countertops?|counters|sinks?|range|faucet)$)/i,
        '',
      ),
      tail.replace(/^in the kitchen$/, ''),
    )
  if (topic === 'community')
    return renamed(
      thing,
      text.replace(/\b(?:community|neighborhood|subdivision|association|shared) /i, ''),
    )
  return topic === 'building' || topic === 'units'
    ? renamed(
        thing,
        text.replace(/^(?:shared|building) /i, ''),
        tail.replace(/^in the building$/, ''),
      )
    : thing
}

/** 'Parking: three spaces', 'Systems: geothermal'. */
export const underLabel = (thing: Thing, topic: Topic | null): Thing => {
  const { text } = thing.name
  if (topic === 'parking') return renamed(thing, text.replace(/\bparking (?=spaces?$)/i, ''))
  return topic === 'systems'
    ? renamed(thing, text.replace(/ system$/i, ''))
    : withoutEcho(thing, topic)
}

const renamed = (thing: Thing, text: string, tail = thing.name.tail): Thing => ({
  ...thing,
  name: { ...thing.name, text, tail },
})
