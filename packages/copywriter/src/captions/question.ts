import type { Tone } from '@listwright/contracts'
import type { Random } from '../compose/random.ts'
import { isHouse } from '../story/property-noun.ts'
import type { Story } from '../story/story.ts'
import type { Hero } from './heroes.ts'

/** Tones that ask their readers something. */
const ASKING: ReadonlySet<Tone> = new Set(['casual', 'family', 'modern', 'classic'])

/** What a neighbor would answer, by the thing that leads. */
const QUESTIONS: readonly [RegExp, readonly string[]][] = [
  // Not 'a fireplace on the porch': the porch itself must lead.
  [
    /^(?:(?!\b(?:on|in|off|and)\b).)*\bporch(?:es)?\b/i,
    ['Morning porch or evening porch?', 'Coffee on the porch, or supper?'],
  ],
  [/\bgolf course\b/i, ['Morning round or evening round?']],
  [/\brooftop\b|\broof deck\b/i, ['Sunrise or sunset up there?']],
  [/\bdock\b|\bfrontage\b|\bwaterfront\b/i, ['Morning by the water, or evening?']],
  [
    /(?<!reflecting |plunge |tank )\bpool\b(?! table)/i,
    ['Swim first or unpack first?', 'Laps or a float?'],
  ],
  [/\bfire pit\b/i, ["Who's bringing the marshmallows?"]],
  [/\b(?:range|cooktop)\b/i, ['What would you cook first?']],
  [/\b(?:barn|pastures?|paddocks)\b/i, ['What would you keep in the barn?']],
  [/\b(?:garden|raised (?:garden )?beds|fruit trees)\b/i, ['What would you plant first?']],
  [/\bworkshop\b/i, ['What would you build first?']],
  [/\blibrary\b|\bbookcases\b/i, ['What goes on the first shelf?']],
  [/(?<!Juliet )\b(?:deck|terrace|patio|balcony)\b/i, ['Breakfast out there, or supper?']],
  [/\bfireplaces?\b|\bwood stove\b/i, ['A book by the fire, or a movie?']],
  [/\bviews?\b/i, ['Coffee with that view, or dinner?']],
]
const HOW_OFTEN = 0.85

/** A question about what leads, where a good one exists for it. */
export const questionOf = (
  story: Story,
  heroes: readonly Hero[],
  random: Random,
): string | null => {
  const { tone, facts, situation } = story
  if (!ASKING.has(tone) || !random.chance(HOW_OFTEN)) return null
  if (situation === 'fixer') return isHouse(facts) ? 'What would you fix first?' : null
  if (facts.propertyType === 'Land')
    return isFarmland(story)
      ? null
      : random.pick(['Where would you put the house?', 'Which way would you face the house?'])
  if (facts.propertyType === 'Commercial' && has(story, /\bvault\b/i))
    return 'What would you put in the vault?'
  // A shop that is let is not for the reader to open.
  if (situation === 'retail') return has(story, /\bleased\b/i) ? null : 'What would you open here?'
  if (has(story, /\bpontoon\b/i)) return "Who's driving the pontoon?"
  if (/^(?:Commercial|Multi-Family)$/.test(facts.propertyType) || heroes.length === 0) return null
  for (const { value } of heroes) {
    const found = QUESTIONS.find(([words]) => words.test(value.bare.text))?.[1]
    if (found) return random.pick(found)
  }
  return null
}

export const isFarmland = (story: Story): boolean =>
  has(story, /\btillable\b|\bcrop\b|\bno access\b/i)

const has = ({ facts: { features } }: Story, words: RegExp): boolean =>
  features.some(({ text, statement }) => words.test(`${text} ; ${statement ?? ''}`))
