import type { Feature } from '../facts/feature.ts'
import { isUnit } from '../story/property-noun.ts'
import { type Section, sectionOf } from '../story/section.ts'
import type { Story } from '../story/story.ts'
import { traitsOf } from '../story/traits.ts'

type Test = (feature: Feature) => boolean

const named =
  (words: RegExp): Test =>
  ({ name }) =>
    name !== null && words.test(name.text)

const inSections =
  (story: Story, sections: readonly Section[]): Test =>
  (feature) =>
    sections.includes(sectionOf(feature, story))

const isIndoors = (feature: Feature, story: Story): boolean =>
  inSections(story, ['kitchen', 'indoors', 'rooms', 'suite'])(feature) &&
  !/\b(?:detached|guest house|outbuilding|barn)\b/i.test(feature.text) &&
  !/\boutdoor\b|\broof\b|\bhouses?$/i.test(feature.text)

const isOutdoors = (feature: Feature, story: Story): boolean =>
  (traitsOf(feature).has('outdoors') ||
    sectionOf(feature, story) === 'outdoors' ||
    /^outdoor\b/i.test(feature.text)) &&
  !/\bindoor\b/i.test(feature.text)

/** Whether there is a building with others in it. */
const isShared = ({ facts }: Story): boolean => isUnit(facts) || facts.propertyType === 'Townhouse'

/** Features by what one does with them: the roles that a caption line may ask for. */
export const roleTest = (role: string, story: Story): Test | null => {
  switch (role) {
    case 'in':
      return (feature) => isIndoors(feature, story)
    case 'out':
      return (feature) => isOutdoors(feature, story)
    case 'outside':
      return (feature) => isOutdoors(feature, story) || sectionOf(feature, story) === 'land'
    case 'bldg':
      return isShared(story) ? inSections(story, ['building', 'community']) : () => false
    case 'cook':
      return named(/\b(?:range|ovens?|cooktop|gas stove|kitchen island|island)$/i)
    case 'warm':
      return named(/\b(?:fireplaces?|wood stove|fire pit|hearth)$/i)
    case 'soak':
      return named(/\b(?:tub|spa|sauna)$/i)
    case 'rest':
      return named(/\b(?:primary|main-level) (?:suite|bedroom)$/i)
    case 'sit':
      return named(/\b(?:library|den|sunroom|great room|family room|living room)$/i)
    case 'work':
      return named(/\b(?:office|study)$/i)
    case 'park':
      return named(/\b(?:garage|carport|parking|parking spaces?)$/i)
    case 'entry':
      return named(/\b(?:mudroom|foyer|entry)$/i)
    case 'energy':
      return named(/\b(?:solar panels|solar|battery|EV charger|heat pump)$/i)
    case 'underfoot':
      return named(/\bfloors$/i)
    case 'overhead':
      return named(/\b(?:beams|ceilings?|vigas)$/i)
    default:
      return null
  }
}

/** Features that a caption has not told yet, handed out in their order. */
export class Remaining {
  readonly #left: Feature[]

  constructor(features: readonly Feature[]) {
    this.#left = [...features]
  }

  get left(): readonly Feature[] {
    return this.#left
  }

  take(feature: Feature): void {
    const at = this.#left.indexOf(feature)
    if (at >= 0) this.#left.splice(at, 1)
  }

  /** The next so many that pass, of which no two are the same kind of thing. */
  next(count: number, test: Test = () => true): Feature[] {
    const heads = new Set<string>()
    const found: Feature[] = []
    for (const feature of this.#left) {
      if (found.length === count) break
      const head = feature.name?.head ?? feature.text
      if (!test(feature) || heads.has(head)) continue
      heads.add(head)
      found.push(feature)
    }
    for (const feature of found) this.take(feature)
    return found
  }
}
