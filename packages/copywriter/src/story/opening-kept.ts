import { named, sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isSimple, type OpeningForm, PAIRED, worthOf } from './opening-form.ts'
import type { Story } from './story.ts'

const OLD = 1940
const ORIGINAL =
  /^original (?:[a-z-]+ ){0,3}(?:woodwork|floors|trim|built-ins|hardwoods|moldings|millwork|mantels?|doors|tile|staircase|hardware|details|windows)$/
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
  const worth = worthOf(kept, story) + PAIRED
  const slots = {
    kept: { value: named({ ...kept.name, text }, sourceOf(kept)), features: [kept] },
  }
  return [{ name: 'unchanged', slots, worth }]
}
