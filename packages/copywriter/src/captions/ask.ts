import type { Tone } from '@listwright/contracts'
import { type Passage, passage } from '../compose/passage.ts'
import { isHome } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import type { Draft } from './draft.ts'
import { type Fact, factsOf } from './fact.ts'
import { isFixer } from './fixer.ts'
import { needsOf } from './material.ts'
import type { Topic } from './topic.ts'

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
  [/\bbonus room\b/i, ['What would you do with the bonus room?']],
  [/\boutdoor kitchen\b/i, ['What would you cook outside first?']],
  [/\bpastures?\b/i, ['What would you keep in the pastures?']],
  [/\bdeck\b/i, ['Breakfast on the deck, or supper?']],
  [/\blanai\b/i, ['Breakfast on the lanai, or supper?']],
  [/\bpatio\b/i, ['Breakfast on the patio, or supper?']],
  [/\bbalcony\b/i, ['Breakfast on the balcony, or supper?']],
  [/(?<!decorative )\b(?:fireplace|wood stove)\b/i, ['A book by the fire, or a movie?']],
  [/\bviews?\b/i, ['Who gets the seat with the view?', 'Would you ever tire of that view?']],
  [/\b(?:clawfoot|soaking|jetted) tub\b/i, ['Long bath or quick shower?']],
  [/(?<!second )\bkitchen\b/i, ['What would you cook first in that kitchen?']],
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
const QUESTION_SHARE = 0.8

/** What a caption speaks of once: 'supper on the deck' is not followed by 'Breakfast on the deck, or supper?' */
const MOMENTS = /\b(?:coffee|breakfast|lunch|supper|dinner|book|movie|pool|fire|garden)\b/gi

/**
 * The one short ask that ends a caption: about a thing in it, or for what its reader would want next.
 * @param before What was said of a day in the home, which the ask does not repeat.
 */
export const askOf = (draft: Draft, before: readonly Passage[] = []): Passage => {
  const { network, random, story } = draft
  const plain = random.pick(network === 'linkedin' ? onLinkedIn(draft) : plainAsks(draft))
  const asks = network === 'facebook' ? QUESTIONS : network === 'instagram' ? ERRANDS : []
  const isAsked = isPlayful(story) && random.chance(QUESTION_SHARE)
  const question = isAsked ? aboutTold(draft, asks) : null
  const said = before.map(({ text }) => text.toLowerCase()).join(' ')
  const isEchoed = (question?.match(MOMENTS) ?? []).some((moment) =>
    said.includes(moment.toLowerCase()),
  )
  return passage(question === null || isEchoed ? plain : question)
}

/** Whether a caption may ask its readers a question. */
const isPlayful = (story: Story): boolean => {
  const { facts, tone, isRental } = story
  const isHomely = isHome(facts) && facts.propertyType !== 'Multi-Family'
  return (
    PLAYFUL.has(tone) &&
    isHomely &&
    !isRental &&
    needsOf(story).length === 0 &&
    !isFixer(story) &&
    (facts.price ?? 0) < FORMAL
  )
}

/** Only the strongest things: a question about a trifle is none. */
const aboutTold = ({ story, told, random }: Draft, asks: Asks): string | null => {
  const strongest = factsOf(story)
    .filter(({ feature, thing, topic }) => told.has(feature) && thing && topic !== 'shared')
    .slice(0, 3)
  for (const fact of strongest) {
    const found = asks.find(([words]) => words.test(namesOf(fact)))?.[1]
    if (found) return random.pick(found)
  }
  return null
}

const namesOf = ({ feature, features }: Fact): string =>
  features.map(({ name }) => name?.text ?? '').join(' ; ') || feature.text

const plainAsks = (draft: Draft): readonly string[] => {
  const { tone, facts, isRental } = draft.story
  if (isRental) return ['Message us for an application.', 'Message us to see it.']
  const paper = paperOf(draft.story)
  if (paper) return [`Message us for the ${paper}.`]
  if (facts.propertyType === 'Land')
    return ['Message us to walk the land.', 'Message us for a map.']
  if (facts.propertyType === 'Commercial') return ['Message us for a tour.']
  if (tone === 'investor') return ['Message us for a walk-through.', 'Message us to see it.']
  if (tone === 'luxury')
    return ['Private showings by request.', 'Message us for a private showing.']
  const sight = draft.isSeen ? null : sightOf(draft)
  if (!sight) return ['Message us for a showing.', 'Showings by request.']
  return [`Message us to see the ${sight}.`]
}

/** Papers that were typed, so that they can be asked for. */
const PAPERS: readonly [RegExp, string][] = [
  [/\bsewer scope\b/i, 'sewer scope'],
  [/\bpre-?inspected\b|\binspection report\b/i, 'inspection report'],
  [/\brental history\b/i, 'rental history'],
  [/\bsurvey\b/i, 'survey'],
  [/\bperc test\b/i, 'perc test'],
  [/\bfinancials\b/i, 'financials'],
]
const MISSING = /\bno\b|\bnot\b|\bneed|\border/i

const paperOf = ({ facts }: Story): string | null => {
  for (const { text, statement } of facts.features) {
    const words = `${text} ; ${statement ?? ''}`
    const found = MISSING.test(words) ? undefined : PAPERS.find(([paper]) => paper.test(words))
    if (found) return found[1]
  }
  return null
}

/** What a visitor comes to see. */
const SIGHTS =
  /\b(?:pool|porch|deck|terrace|patio|lanai|portal|courtyard|gardens?|barn|casita|guest house|kitchen|sunroom|Florida room|Arizona room|workshop|shop)$/i
const LONGEST_SIGHT = 30
/** Below this a thing draws nobody to a showing. */
const WEAKEST_SIGHT = 4.8

/** The strongest thing of the caption that a visitor comes to see, in its plain name. */
const sightOf = ({ story, told }: Draft): string | null => {
  const seen = factsOf(story).filter(
    ({ feature, thing, topic, worth }) =>
      told.has(feature) && thing !== null && SEEN.has(topic) && worth >= WEAKEST_SIGHT,
  )
  for (const { topic, feature } of seen) {
    if (topic === 'view') return 'view'
    const name = feature.name?.text ?? ''
    const isPlain = name.length <= LONGEST_SIGHT && !/\d|,|^(?:new|two|three|four|five) /.test(name)
    if (isPlain && SIGHTS.test(name)) return name
  }
  return null
}

const SEEN: ReadonlySet<Topic> = new Set(['inside', 'outside', 'view'])

/** Above this price the call to action is a private showing. */
const TOURED = 750_000
const LEASE = /\bleased\b|\btenant\b/i

const onLinkedIn = ({ story }: Draft): readonly string[] => {
  const { tone, facts, isRental, rents } = story
  if (isRental) return ['Message us to arrange a showing.', 'Message us for the application.']
  if (rents) return ['Message us for the rent roll.']
  const isLet = facts.features.some(({ text, statement }) =>
    LEASE.test(`${text} ; ${statement ?? ''}`),
  )
  if (isLet && !isHome(facts)) return ['Message us for the lease.']
  const paper = paperOf(story)
  if (paper) return [`Message us for the ${paper}.`]
  if (facts.propertyType === 'Land')
    return ['Message us for a map.', 'Message us to walk the land.']
  if (!isHome(facts)) return ['Message us to arrange a tour.', 'Tours by request.']
  if (tone === 'luxury')
    return (facts.price ?? 0) >= TOURED
      ? ['Private tours by request.']
      : ['Private showings by request.']
  if (tone === 'classic') return ['Showings by request.', 'Message us to arrange a showing.']
  if (tone === 'investor') return ['Message us to arrange a walk-through.']
  return ['Message us to arrange a showing.', ...passedOn(facts.city)]
}

/** Readers of LinkedIn know buyers more often than they are buyers. */
const passedOn = (city: string): string[] =>
  city ? [`Send this along to anyone looking in ${city}.`] : []
