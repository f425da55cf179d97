import type { Feature } from '../facts/feature.ts'
import { flowing } from '../story/flow.ts'
import { firstParagraph } from '../story/lead-place.ts'
import type { Narrator } from '../story/narrator.ts'
import type { Sentence } from '../story/sentence.ts'
import { StatementNarrator } from '../story/statement-narrator.ts'
import { LAND } from './land-parts.ts'
import { PartNarrator } from './part-narrator.ts'
import { PREMISES } from './premises-parts.ts'
import { UNITS } from './units-parts.ts'

interface Telling {
  narrator: Narrator
  about: StatementNarrator
  first: readonly Sentence[]
  leftOut: readonly Feature[]
}

/** The paragraphs of land, premises, or a building with several units, from the first sentence to the figures. */
export const partBody = (
  narrator: Narrator,
  first: readonly Sentence[],
  leftOut: readonly Feature[],
): Sentence[][] => {
  const telling = { narrator, about: new StatementNarrator(narrator), first, leftOut }
  const { propertyType } = narrator.story.facts
  if (propertyType === 'Land') return landBody(telling)
  return propertyType === 'Commercial' ? premisesBody(telling) : unitsBody(telling)
}

const placeOf = (narrator: Narrator) => ({
  subject: narrator.noun(),
  city: narrator.story.facts.city,
})

/** Ground and what is near, way in and services, what may be built; an investor asks first what it earns. */
const landBody = ({ narrator, about, first, leftOut }: Telling): Sentence[][] => {
  const land = new PartNarrator(narrator, LAND, leftOut)
  const income = isForIncome(narrator) ? flowing(about.income()) : []
  return [
    [...first, ...income, ...land.tell('reach'), ...land.tell('ground'), ...land.tell('near')],
    [...land.tell('access'), ...land.tell('services'), ...land.tell('papers')],
    [...land.tell('uses'), ...flowing(about.income())],
    flowing([...about.merits(), ...about.material(), ...about.notes('property')]),
  ]
}

/** Space with its loading or its kitchen, building and site, use, leases; leases come first for an investor, and where they have years to run. */
const premisesBody = ({ narrator, about, first, leftOut }: Telling): Sentence[][] => {
  const premises = new PartNarrator(narrator, PREMISES, leftOut)
  const tenancy = premises.tell('tenancy')
  const leases = [...tenancy, ...flowing(about.income())]
  const space = [
    ...premises.tell('space'),
    ...premises.tell('loading'),
    ...premises.tell('kitchen'),
  ]
  const building = [
    ...premises.tell('power'),
    ...premises.tell('building'),
    ...premises.tell('site'),
  ]
  const [lead, around] = firstParagraph(first, premises.tell('near'), placeOf(narrator))
  const uses = [
    ...around,
    ...premises.tell('uses'),
    ...flowing([...about.merits(), ...about.material(), ...about.notes('property')]),
  ]
  return isForIncome(narrator) || isLet(leases)
    ? [lead, leases, space, building, uses]
    : [[...lead, ...space], building, uses, leases]
}

/** Units, rents and who pays for what, rooms, building and systems, grounds, what is near, certificates. */
const unitsBody = ({ narrator, about, first, leftOut }: Telling): Sentence[][] => {
  const units = new PartNarrator(narrator, UNITS, leftOut)
  const own = units.tell('units')
  const bills = units.tell('bills')
  const rents = flowing([...about.income(), ...bills])
  const inside = units.tell('inside')
  const building = [...units.tell('building'), ...units.tell('shared'), ...units.tell('grounds')]
  const [lead, around] = firstParagraph(first, units.tell('near'), placeOf(narrator))
  const papers = [
    ...around,
    ...units.tell('papers'),
    ...flowing([
      ...about.merits(),
      ...about.dates(),
      ...about.material(),
      ...about.notes('property'),
    ]),
  ]
  return isForIncome(narrator)
    ? [[...lead, ...own], rents, building, inside, papers]
    : [[...lead, ...own], inside, rents, building, papers]
}

/** A tenant with a lease is what is sold; one who may leave next month is a remark. */
const isLet = (leases: readonly Sentence[]): boolean =>
  leases.some(({ text }) => /\b(?:leases?|leased)\b.*\b(?:through|until|to) /.test(text))

const isForIncome = (narrator: Narrator): boolean => narrator.story.tone === 'investor'
