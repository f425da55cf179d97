import { type Passage, passage } from '../compose/passage.ts'
import { isHome, isUnit } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { isFixer } from './fixer.ts'
import { type Hero, nameOf } from './heroes.ts'
import type { Narration } from './narration.ts'
import { isFarmland } from './question.ts'

/** The call to action that ends an Instagram caption, chosen by the feature that leads it. */
const SENT_BY_HERO: readonly [RegExp, readonly string[]][] = [
  [/\bwraparound porch\b|\bfront porch\b/i, ['Save it for porch weather.']],
  [/\bscreened porch\b/i, ['Save it for mosquito season.']],
  [/\bdock\b|\bboat\b|\bboathouse\b/i, ['Send it to whoever has the boat.']],
  [/\b(?:frontage|waterfront|shoreline)\b/i, ['Save it for the first swim of the year.']],
  [/\bfire pit\b/i, ['Send it to whoever brings the marshmallows.']],
  [
    /(?<!reflecting |indoor )\bpool\b(?! (?:table|heater))/i,
    ['Save it for the first hot day.', 'Send it to whoever is always first in.'],
  ],
  [/\bviews?\b|\bin view\b/i, ["Send it to whoever you'd share the view with."]],
  [/\brooftop\b|\broof (?:deck|terrace)\b/i, ["Send it to whoever you'd share the roof with."]],
  [/(?<!Juliet )\bbalcony\b/i, ["Send it to whoever you'd share the balcony with."]],
  [/\bdeck\b/i, ["Send it to whoever you'd share the deck with."]],
  [/\b(?:patio|courtyard|terrace)\b/i, ["Send it to whoever you'd have over for supper."]],
  [/\b(?:range|cooktop|kitchen|island)\b/i, ['Send it to whoever does the cooking.']],
  [/(?<!decorative )\bfireplaces?\b|\bwood stove\b/i, ['Save it for the first cold night.']],
  [/\bwine\b/i, ['Send it to whoever picks the wine.']],
  [/\bworkshop\b/i, ['Save it for the next project.']],
  [/\blibrary\b|\bbookcases\b/i, ['Send it to whoever is out of shelves.']],
  [/\bbarn\b|\bpastures?\b/i, ['Send it to whoever would fill the barn.']],
  [
    /\bgardens?\b(?! \w)|\bgarden beds\b|\braised beds\b|\bfruit trees\b/i,
    ['Send it to whoever saves the seeds.'],
  ],
  [/(?<!hot )\btub$/i, ['Save it for the end of a long day.']],
  [/\b(?:ski-in|ski locker)\b/i, ['Send it to whoever waxes the skis.']],
  [/\b(?:casita|guest (?:house|quarters))\b/i, ['Send it to whoever visits most.']],
]
const HOW_OFTEN = 0.75

/** The last words of a caption: what its network's readers would do next. Often there is nothing to add. */
export const closeOf = (narration: Narration): Passage => passage(wordsFor(narration) ?? '')

const wordsFor = (narration: Narration): string | null => {
  const { network, story, heroes, random, room } = narration
  if (room < 2) return null
  if (network === 'linkedin') return random.pick(onLinkedIn(story))
  if (!random.chance(HOW_OFTEN)) return null
  return network === 'instagram' ? onInstagram(story, heroes, random.pick.bind(random)) : null
}

const onInstagram = (
  story: Story,
  heroes: readonly Hero[],
  pick: (lines: readonly string[]) => string,
): string | null => {
  const { tone, facts, isRental } = story
  if (isRental && tone !== 'luxury' && tone !== 'classic')
    return isUnit(facts)
      ? 'Send it to whoever is apartment hunting.'
      : 'Send it to whoever is looking to rent.'
  if (tone === 'investor') return 'Save it and run the numbers.'
  if (tone === 'luxury' || tone === 'classic') return null
  if (isFixer(story)) return 'Send it to somebody handy.'
  if (facts.propertyType === 'Land')
    return isFarmland(story) ? null : 'Send it to whoever is drawing the house.'
  if (!isHome(facts) || facts.propertyType === 'Multi-Family') return null
  for (const hero of heroes) {
    const found = SENT_BY_HERO.find(([words]) => words.test(nameOf(hero)))?.[1]
    if (found) return pick(found)
  }
  return null
}

/** Above this price the call to action is a private showing. */
const TOURED = 750_000
const LEASE = /\bleased\b|\btenant\b/i

const onLinkedIn = (story: Story): readonly string[] => {
  const { tone, facts, isRental, rents } = story
  if (isRental) return ['Message to arrange a showing.', 'Message for the application.']
  if (tone === 'luxury')
    return isHome(facts) && (facts.price ?? 0) >= TOURED
      ? ['Private tours by request.', 'Full details on request.']
      : ['Full details on request.']
  if (tone === 'classic') return ['Details on request.', 'Full details on request.']
  if (rents) return ['Message for the rent roll.']
  const isLet = facts.features.some(({ text, statement }) =>
    LEASE.test(`${text} ; ${statement ?? ''}`),
  )
  if (isLet && !isHome(facts)) return ['Message for the lease.', 'Message for the file.']
  if (tone === 'investor') return ['Message for the file.', 'Message for the full fact sheet.']
  if (isFixer(story)) return ['If you know somebody who takes on projects, send this along.']
  return tone === 'modern'
    ? ['Message for the full fact sheet.', 'Message for the details.']
    : ['Message for the full details.', 'Message for the details.']
}
