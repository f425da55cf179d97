import type { Tone } from '@listwright/contracts'
import { capitalised, concatenate, type Passage, passage } from '../compose/passage.ts'
import type { Random } from '../compose/random.ts'
import { sourceOf } from '../compose/value.ts'
import type { Feature } from '../facts/feature.ts'
import { isHouse } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import { isFixer } from './fixer.ts'
import { type Hero, nameOf } from './heroes.ts'
import { hasMoments } from './moments.ts'
import type { Narration } from './narration.ts'

/** Tones that ask their readers something. */
const ASKING: ReadonlySet<Tone> = new Set(['casual', 'family', 'modern', 'classic'])

/** What a neighbor would answer in a word or two, by the thing that leads. */
const QUESTIONS: readonly [RegExp, readonly string[]][] = [
  // Not 'a fireplace on the porch': the porch itself must lead.
  [
    /^(?:(?!\b(?:on|in|off|and)\b).)*\bporch(?:es)?\b/i,
    ['Swing or rockers?', 'Morning porch or evening porch?', 'Coffee on the porch, or supper?'],
  ],
  [/\bgolf course\b/i, ['Morning round or evening round?']],
  [/\brooftop\b|\broof deck\b/i, ['Sunrise or sunset up there?']],
  [/\bdock\b|\bfrontage\b|\bwaterfront\b/i, ['Morning by the water, or evening?']],
  [
    /(?<!reflecting |plunge |tank )\bpool\b(?! table)/i,
    ["Who's first in?", 'Laps or a float?', 'Swim first or unpack first?'],
  ],
  [/\bfire pit\b/i, ["Who's bringing the marshmallows?"]],
  [/\b(?:range|cooktop)\b/i, ['What would you cook first?']],
  [/\bbarn\b/i, ['What would you keep in the barn?']],
  [/\bgardens?\b(?! \w)|\bgarden beds\b|\braised beds\b/i, ['What would you plant first?']],
  [/\b(?:fruit|apple|citrus|plum|pear|peach) (?:and \w+ )?trees\b/i, ['Pie or cider?']],
  [/\bworkshop\b|\bshop$/i, ['What goes in the shop first?', 'What would you build first?']],
  [/\bloft$|\bbonus room\b|\bflex room\b/i, ['Office, playroom, or neither?']],
  [/\blibrary\b|\bbookcases\b/i, ['What goes on the first shelf?']],
  [/\bsun ?room\b/i, ['Plants or a daybed?']],
  [
    /(?<!Juliet )\b(?:deck|terrace|patio|balcony)\b/i,
    ['Breakfast out there, or supper?', 'Who gets the good chair out there?'],
  ],
  [
    /(?<!decorative )\bfireplaces?\b|\bwood stove\b/i,
    ['Who gets the chair by the fire?', 'A book by the fire, or a movie?'],
  ],
  [/\bviews?\b/i, ['Who gets the seat with the view?', 'Which window gets the desk?']],
]
const HOW_OFTEN = 0.85

/** A question about what leads, where a good one exists for it. */
export const questionOf = ({ story, heroes, random, isUseTold }: Narration): Passage => {
  if (!ASKING.has(story.tone) || !random.chance(HOW_OFTEN)) return passage('')
  if ((story.tone === 'classic' || story.tone === 'modern') && (story.facts.price ?? 0) >= FORMAL)
    return passage('')
  const choice = hasMoments(story) ? choiceOf(heroes, story.tone) : null
  // What the first line told already is not asked once more.
  const asked = isUseTold ? null : aboutHero(story, heroes, random)
  const isChoice = choice !== null && (asked === null || random.chance(CHOICE_SHARE))
  return isChoice ? choice : passage(asked ?? '')
}

/** From this price on, Classic and Modern ask nobody about coffee. */
const FORMAL = 1_500_000
const CHOICE_SHARE = 0.4

/** Things that somebody would go and see, sit in or use. */
const SEEN_FIRST: ReadonlySet<Feature['kind']> = new Set(['room', 'amenity', 'outdoor place'])
const LONGEST_CHOICE = 20
/** The last word of a name says too little without the one before it. */
const GENERAL = /^(?:room|level|area|space|house|suite|kitchen|porch|barn|floor|entry|tub)$/

/** Rooms that nobody visits first. */
const PRIVATE = /\b(?:suite|bedroom|bath|bathroom|basement|lower level|pantry|laundry)\b/i

/** 'Shop first, or sauna?' */
const choiceOf = (heroes: readonly Hero[], tone: Tone): Passage | null => {
  const [first, second] = heroes.flatMap(({ item: { feature } }) => {
    const { name, kind } = feature
    if (!SEEN_FIRST.has(kind) || name?.number !== 'singular' || /\d/.test(name.text)) return []
    if (PRIVATE.test(name.text)) return []
    const words = name.text.split(' ')
    const short = words.slice(GENERAL.test(words.at(-1) ?? '') ? -2 : -1).join(' ')
    return short.length <= LONGEST_CHOICE ? [passage(short, sourceOf(feature))] : []
  })
  if (!first || !second || first.text === second.text) return null
  return tone === 'classic'
    ? concatenate([passage('The '), first, passage(' first, or the '), second, passage('?')], '')
    : concatenate([capitalised(first), passage(' first, or '), second, passage('?')], '')
}

const TAKEN = /\bleas(?:e|es|ed)\b|\btenants?\b|\brent(?:s|ed)\b|\boccupied\b|\bNNN\b|\bcap\b/i

const aboutHero = (story: Story, heroes: readonly Hero[], random: Random): string | null => {
  const { facts, situation } = story
  if (isFixer(story)) return isHouse(facts) ? 'What would you fix first?' : null
  if (facts.propertyType === 'Land')
    return isFarmland(story)
      ? null
      : random.pick(['Where would you put the house?', 'Which way would you face the house?'])
  if (facts.propertyType === 'Commercial' && has(story, /\bvault\b/i))
    return 'What would you put in the vault?'
  // A shop that is let is not for the reader to open.
  if (situation === 'retail') return has(story, TAKEN) ? null : 'What would you open here?'
  if (has(story, /\bpontoon\b/i)) return "Who's driving the pontoon?"
  if (/^(?:Commercial|Multi-Family)$/.test(facts.propertyType) || heroes.length === 0) return null
  for (const hero of heroes) {
    const name = nameOf(hero)
    const found = QUESTIONS.find(([words]) => words.test(name))?.[1]
    // With two barns nobody knows which one is meant.
    const isUnclear = /\bbarn\b/i.test(name) && has(story, /\bbarns?\b/i, 2)
    if (found && !isUnclear) return random.pick(found)
  }
  return null
}

export const isFarmland = (story: Story): boolean =>
  has(story, /\btillable\b|\bcrop\b|\bno access\b/i)

const has = ({ facts: { features } }: Story, words: RegExp, least = 1): boolean =>
  features.filter(({ text, statement }) => words.test(`${text} ; ${statement ?? ''}`)).length >=
  least
