import { place, sourceOf, wording } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { appealOf } from './appeal/appeal.ts'
import type { OpeningForm } from './opening-form.ts'
import type { Story } from './story.ts'

/** Parts of a home of which a first sentence may say something. */
const PARTS_OF_A_HOME: ReadonlySet<Feature['kind']> = new Set([
  'outdoor place',
  'room',
  'character',
  'amenity',
  'update',
])

/** 'the front porch', 'is deep enough for dinner': a part of the home in a few words, and what is said of it. */
const STATED =
  /^(the (?:[a-z-]+ ){0,3}[a-z-]+) ((?:is|are|has|have|was|were|looks?|backs?|opens?|overlooks?|faces?|wraps?|runs?|spans?|seats|holds|leads?|steps?) .+)$/

/** These are no part of a home, or stand for it. */
const NO_PART =
  /^the (?:[a-z-]+ )*(?:style|home|house|residence|property|unit|units|building|condo|apartment|townhouse|penthouse|lot|land|parcel|owners?|sellers?|buyers?|tenants?|landlord|association|price|rent|dues|fees?|taxes|location|street|neighborhood|community|side|roof|furnace|boiler|heater|system|systems|wiring|plumbing|septic|well|windows|gutters|siding|pump|panel)$/

/** A part of the home that is told by a clause: 'The front porch of this Portland home is deep enough for dinner.' */
export const statedForms = (_own: readonly Feature[], story: Story): OpeningForm[] =>
  story.facts.features.flatMap((feature) => {
    const { kind, statement, partOf } = feature
    if (!PARTS_OF_A_HOME.has(kind) || partOf !== null || story.garage.includes(feature)) return []
    const isWhole = story.facts.features.every(
      (other) => other === feature || other.index !== feature.index,
    )
    const [, part, said] = STATED.exec(statement ?? '') ?? []
    if (!isWhole || !part || !said || /[,;]/.test(said) || NO_PART.test(part)) return []
    const source = sourceOf(feature)
    const told = { features: [feature] }
    return [
      {
        name: 'stated',
        slots: {
          part: { ...told, value: place(part, source) },
          said: { ...told, value: wording(said, source) },
        },
        worth: appealOf(feature, story.facts),
      },
    ]
  })
