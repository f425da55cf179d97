import type { Tone } from '@listwright/contracts'
import { type Passage, passage } from '../compose/passage.ts'
import { isHome } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import type { Draft } from './draft.ts'
import { type Fact, factsOf } from './fact.ts'
import { isFixer } from './fixer.ts'

type Asks = readonly [RegExp, readonly string[]][]

/** What a neighbor would answer in a word or two, about a thing that the caption names. */
const QUESTIONS: Asks = [
  [
    /\bfront porch\b|\bwraparound porch\b|\bscreened porch\b/i,
    ['Coffee on the porch, or supper?', 'Morning porch or evening porch?'],
  ],
  [/\b(?:rooftop|roof) (?:deck|terrace)\b/i, ['Sunrise or sunset on the roof deck?']],
  [
    /(?<!plunge |community |indoor |subdivision )\bpool\b(?! table)/i,
    ["Who's first in the pool?", 'Laps in the pool, or a float?'],
  ],
  [/\bhot tub\b/i, ["Who's first in the hot tub?"]],
  [/\bfire ?pit\b/i, ["Who's bringing marshmallows to the fire pit?"]],
  [/\bfruit trees\b|\bapple trees\b|\borchard\b/i, ['Pie or cider from those trees?']],
  [
    /\braised (?:garden )?beds\b|\bvegetable garden\b|\bgarden (?:beds|spot|area)\b/i,
    ['What would you plant in the garden first?'],
  ],
  [/\bworkshop\b|\bshop\b/i, ['What would you build in the shop?']],
  [/\bgame room\b|\brec room\b/i, ['What goes in the game room first?']],
  [/\bdeck\b/i, ['Breakfast on the deck, or supper?']],
  [/\blanai\b/i, ['Breakfast on the lanai, or supper?']],
  [/\bpatio\b/i, ['Breakfast on the patio, or supper?']],
  [/(?<!decorative )\b(?:fireplace|wood stove)\b/i, ['A book by the fire, or a movie?']],
  [/\bviews?\b/i, ['Who gets the seat with the view?', 'Would you ever tire of that view?']],
]

/** What a reader would save or send it for, about a thing that the caption names. */
const ERRANDS: Asks = [
  [/\bporch\b/i, ['Save it for porch weather.']],
  [/(?<!plunge |indoor )\bpool\b(?! table)/i, ['Save it for the first hot day.']],
  [/\bviews?\b/i, ["Send it to whoever you'd share the view with."]],
  [
    /\b(?:rooftop|roof) (?:deck|terrace)\b/i,
    ["Send it to whoever you'd share the roof deck with."],
  ],
  [/\bbalcony\b/i, ["Send it to whoever you'd share the balcony with."]],
  [/\bworkshop\b|\bshop\b/i, ['Save it for the next project.']],
  [/(?<!decorative )\b(?:fireplace|wood stove)\b/i, ['Save it for the first cold night.']],
]

const PLAYFUL: ReadonlySet<Tone> = new Set(['casual', 'family', 'modern'])
/** From this price on nobody is asked about coffee. */
const FORMAL = 1_500_000
const QUESTION_SHARE = 0.6

/** The one short ask that ends a caption: about a thing in it, or for what its reader would want next. */
export const askOf = (draft: Draft): Passage => {
  const { network, random, story } = draft
  const plain = random.pick(network === 'linkedin' ? onLinkedIn(story) : plainAsks(story))
  const asks = network === 'facebook' ? QUESTIONS : network === 'instagram' ? ERRANDS : []
  const isAsked = canPlay(story) && random.chance(QUESTION_SHARE)
  const question = isAsked ? aboutTold(draft, asks) : null
  return passage(question ?? plain)
}

const canPlay = (story: Story): boolean => {
  const { facts, tone, isRental } = story
  const isHomely = isHome(facts) && facts.propertyType !== 'Multi-Family'
  return (
    PLAYFUL.has(tone) && isHomely && !isRental && !isFixer(story) && (facts.price ?? 0) < FORMAL
  )
}

/** Only the strongest things: a question about a trifle is none. */
const aboutTold = ({ story, told, random }: Draft, asks: Asks): string | null => {
  const strongest = factsOf(story)
    .filter(({ feature, thing, topic }) => told.has(feature) && thing && topic !== 'shared')
    .slice(0, 4)
  for (const fact of strongest) {
    const found = asks.find(([words]) => words.test(namesOf(fact)))?.[1]
    if (found) return random.pick(found)
  }
  return null
}

const namesOf = ({ feature, features }: Fact): string =>
  features.map(({ name }) => name?.text ?? '').join(' ; ') || feature.text

const plainAsks = (story: Story): readonly string[] => {
  const { tone, facts, isRental } = story
  if (isRental) return ['Message us for an application.', 'Message us to see it.']
  if (tone === 'investor') return ['Message us for the numbers.', 'Message us for the file.']
  if (facts.propertyType === 'Land')
    return ['Message us to walk the land.', 'Message us for a map.']
  if (facts.propertyType === 'Commercial') return ['Message us for a tour.']
  if (tone === 'luxury')
    return ['Private showings by request.', 'Message us for a private showing.']
  if (tone === 'classic') return ['Message us for a showing.', 'Showings by request.']
  return ['Message us for a showing.', 'Message us to see it.']
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
  return tone === 'modern'
    ? ['Message for the full fact sheet.', 'Message for the details.']
    : ['Message for the full details.', 'Message for the details.']
}
