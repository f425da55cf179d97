import { named, sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { firstClauses, valueOfClauses } from './opening-clauses.ts'
import { isSimple, type OpeningForm, PAIRED, worthOf } from './opening-form.ts'
import type { Story } from './story.ts'

const OLD = 1940
const ORIGINAL =
  /^original (?:[a-z-]+ ){0,3}(?:woodwork|floors|trim|built-ins|hardwoods|moldings|millwork|mantels?|doors|tile|staircase|hardware|details|windows)$/
const FABRIC: ReadonlySet<Feature['kind']> = new Set(['character', 'finish'])
/** What an old house is made of says what it is like, even where it is ordinary by itself. */
const FABRIC_STRENGTH = 3.5

/** What is original to an old home has been there since it was built. */
export const keptForms = (own: readonly Feature[], story: Story): OpeningForm[] => {
  const { year } = story.facts
  if (year === null || year > OLD) return []
  const kept = own.find(
    (feature) =>
      ORIGINAL.test(feature.name?.text ?? '') &&
      feature.name?.tail === '' &&
      isSimple(feature, story),
  )
  if (!kept?.name) return []
  const text = kept.name.text.replace(/^original /, '')
  const [clause] = firstClauses(
    own.filter((feature) => feature !== kept && FABRIC.has(feature.kind)),
    story,
    { most: 1, least: FABRIC_STRENGTH },
  )
  const worth = worthOf(kept, story) + PAIRED
  const slots = {
    kept: { value: named({ ...kept.name, text }, sourceOf(kept)), features: [kept] },
  }
  return clause
    ? [
        {
          name: 'unchanged and more',
          slots: { ...slots, clause: valueOfClauses([clause]) },
          worth: worth + PAIRED,
        },
      ]
    : [{ name: 'unchanged', slots, worth }]
}
