import type { Tone } from '@listwright/contracts'
import { onceFor } from '@listwright/reviewer/memory'
import type { Feature } from '../facts/feature.ts'

/** What a thing is for, true of every thing of that name. */
export interface Purpose {
  /** No two things of a caption serve the same one. */
  role: string
  words: RegExp
  /** After 'for', in Luxury, Classic and on LinkedIn; none where it would be too plain to say. */
  formal: readonly string[]
  /** After 'for', in the other tones. */
  easy: readonly string[]
  /** What one does with it: 'Cook on' the range. */
  verb?: string
}

/** The first that fits counts. */
const PURPOSES: readonly Purpose[] = [
  {
    role: 'grill',
    words: /\b(?:outdoor|summer) kitchen$/i,
    formal: [],
    easy: [],
    verb: 'Cook in',
  },
  {
    role: 'evening',
    words: /\boutdoor fireplace$/i,
    formal: ['after dark'],
    easy: ['after dark', 'staying out late'],
    verb: 'Stay out by',
  },
  {
    role: 'evening',
    words: /\bfire pit$/i,
    formal: ['after dark'],
    easy: ['after dark', 'marshmallows'],
    verb: 'Stay out by',
  },
  {
    role: 'warm',
    words: /(?<!decorative )\b(?:fireplaces?|wood stove|pellet stove)$/i,
    formal: ['cold nights', 'January'],
    easy: ['cold nights', 'January', 'the first frost'],
    verb: 'Warm up by',
  },
  {
    role: 'cook',
    words: /\b(?:range|cooktop|gas stove)$/i,
    formal: [],
    easy: [],
    verb: 'Cook on',
  },
  {
    role: 'plates',
    words: /\bbutler's pantry$/i,
    formal: ['the good china'],
    easy: ['the platters'],
  },
  {
    role: 'groceries',
    words: /\bpantry$/i,
    formal: [],
    easy: ['the groceries'],
  },
  {
    role: 'prep',
    words: /\bisland$/i,
    formal: [],
    easy: ['chopping and serving', 'the prep work'],
    verb: 'Chop and serve on',
  },
  {
    role: 'breakfast',
    words: /\bbreakfast (?:nook|room|area)$/i,
    formal: ['the first coffee'],
    easy: ['the first coffee', 'slow breakfasts'],
  },
  {
    role: 'soak',
    words: /\bhot tubs?$/i,
    formal: ['the end of the day'],
    easy: ['sore shoulders', 'the end of the day'],
    verb: 'Unwind in',
  },
  {
    role: 'soak',
    words: /\b(?:soaking|clawfoot|cowboy|jetted) tub$/i,
    formal: ['the last hour of the day'],
    easy: ['a long soak', 'the end of the day'],
    verb: 'Unwind in',
  },
  { role: 'soak', words: /\bsauna$/i, formal: ['the cold months'], easy: ['the cold months'] },
  {
    role: 'shower',
    words: /\bsteam shower$/i,
    formal: ['the start of the day'],
    easy: ['slow mornings'],
  },
  {
    role: 'swim',
    words: /(?<!reflecting |indoor )\bpool(?: and spa)?$/i,
    formal: ['summer afternoons'],
    easy: ['hot afternoons', 'summer'],
    verb: 'Swim in',
  },
  {
    role: 'supper',
    words: /\bcovered (?:patio|deck|porch)$/i,
    formal: ['supper in any weather'],
    easy: ['supper, rain or shine'],
    verb: 'Have supper on',
  },
  {
    role: 'coffee',
    words: /\bscreened(?:-in)? porch$/i,
    formal: ['summer nights'],
    easy: ['supper without the mosquitoes', 'summer nights'],
    verb: 'Sit out on',
  },
  {
    role: 'coffee',
    words: /(?<!Juliet )\b(?:porch(?:es)?|balcony|veranda|piazzas)$/i,
    formal: ['the morning coffee', 'the first coffee of the day'],
    easy: ['the first coffee', 'morning coffee'],
    verb: 'Sit out on',
  },
  {
    role: 'stars',
    words: /\bstargazing deck$/i,
    formal: ['clear nights'],
    easy: ['clear nights'],
    verb: 'Look up from',
  },
  {
    role: 'supper',
    words: /\b(?:deck|patio|terrace|lanai|portal|rooftop)$/i,
    formal: ['long evenings', 'a late supper'],
    easy: ['long evenings', 'a late supper'],
    verb: 'Sit out on',
  },
  {
    role: 'supper',
    words: /\bcourtyard$/i,
    formal: ['long evenings'],
    easy: ['long evenings', 'a late supper'],
    verb: 'Sit out in',
  },
  {
    role: 'boat',
    words: /\b(?:dock|boat slip|boat lifts?)$/i,
    formal: ['the boat'],
    easy: ['the boat'],
    verb: 'Tie up at',
  },
  { role: 'boat', words: /\bboathouse$/i, formal: ['the boats'], easy: ['the boats'] },
  { role: 'fish', words: /\bstocked pond$/i, formal: ['fishing'], easy: ['a line in the water'] },
  {
    role: 'stones',
    words: /\bpond$/i,
    formal: ['a walk before supper'],
    easy: ['skipping stones'],
  },
  {
    role: 'horses',
    words: /\bstall\b.*\bbarn$|\b(?:horse barn|stables?)$/i,
    formal: ['the horses'],
    easy: ['the horses'],
  },
  { role: 'hay', words: /\bbarn$/i, formal: ['hay and tools'], easy: ['hay and tools'] },
  {
    role: 'graze',
    words: /\b(?:pastures?|paddocks?)$/i,
    formal: ['grazing'],
    easy: ['grazing'],
  },
  {
    role: 'ride',
    words: /\b(?:indoor|covered) (?:riding )?arena$/i,
    formal: ['riding in any weather'],
    easy: ['riding in any weather'],
  },
  { role: 'ride', words: /\briding arena$/i, formal: ['a morning ride'], easy: ['a morning ride'] },
  {
    role: 'fruit',
    words: /\bapple trees$|\borchard$/i,
    formal: ['October'],
    easy: ['October', 'pie'],
  },
  {
    role: 'fruit',
    words: /\bcitrus trees$/i,
    formal: ['the breakfast table'],
    easy: ['breakfast'],
  },
  { role: 'fruit', words: /\bfruit trees$/i, formal: ['the preserves'], easy: ['pie and jam'] },
  {
    role: 'plant',
    words: /\b(?:raised (?:garden )?beds|garden boxes|vegetable garden)$/i,
    formal: ['herbs and tomatoes'],
    easy: ['tomatoes', 'herbs and tomatoes'],
  },
  {
    role: 'plant',
    words: /\bgreenhouse$/i,
    formal: ['an early spring'],
    easy: ['an early start on spring'],
  },
  {
    role: 'book',
    words: /\b(?:walled|rose|patio|courtyard|perennial) gardens?$/i,
    formal: ['an hour with a book'],
    easy: ['an hour with a book'],
  },
  {
    role: 'work',
    words: /\b(?:office|study)$/i,
    formal: ['the working day'],
    easy: ['the workday'],
    verb: 'Work in',
  },
  {
    role: 'shelves',
    words: /\b(?:library|bookcases|bookshelves)$/i,
    formal: ['the novels'],
    easy: ['the novels', 'whatever you read next'],
  },
  { role: 'book', words: /\bden$/i, formal: ['an evening in'], easy: ['a good book'] },
  {
    role: 'winter',
    words: /\b(?:sunroom|solarium)$/i,
    formal: ['winter mornings'],
    easy: ['the houseplants', 'winter mornings'],
    verb: 'Read in',
  },
  {
    role: 'play',
    words: /\b(?:game room|rec room|bonus room)$/i,
    formal: ['rainy afternoons'],
    easy: ['rainy days'],
    verb: 'Play in',
  },
  {
    role: 'movie',
    words: /\b(?:media room|theater|screening room)$/i,
    formal: ['an evening film'],
    easy: ['movie night'],
  },
  {
    role: 'spare',
    words: /\bfinished (?:[\w-]+ )?basement$/i,
    formal: ['whatever needs a floor of its own'],
    easy: ['whatever needs a floor of its own', 'everything else'],
  },
  { role: 'boots', words: /\bmudroom$/i, formal: ['boots and coats'], easy: ['boots and bags'] },
  {
    role: 'clothes',
    words: /\bwalk-in closets?$/i,
    formal: ['the whole wardrobe'],
    easy: ['the whole wardrobe'],
  },
  {
    role: 'clothes',
    words: /\bclosets$/i,
    formal: ['what should not show'],
    easy: ['the coats'],
  },
  {
    role: 'guests',
    words:
      /\b(?:guest (?:house|quarters|suite|cottage)|casita|carriage house|coach house)(?: apartment)?$/i,
    formal: ['those who stay the night', 'overnight guests'],
    easy: ['overnight guests', 'visitors'],
  },
  {
    role: 'build',
    words: /\b(?:workshop|woodshop)$/i,
    formal: ['the next project'],
    easy: ['the next project', 'projects'],
    verb: 'Build in',
  },
  {
    role: 'wine',
    words: /\bwine (?:cellar|room)$/i,
    formal: ['the collection'],
    easy: ['the good vintages'],
  },
  { role: 'drinks', words: /\bwet bar$/i, formal: ['the first drink'], easy: ['the drinks'] },
  {
    role: 'lift',
    words: /\bhome gym$/i,
    formal: ['the morning exercise'],
    easy: ['the early workout'],
  },
  { role: 'dance', words: /\bballroom$/i, formal: ['dancing'], easy: ['dancing'] },
  {
    role: 'serve',
    words: /\btennis court$/i,
    formal: ['a set before breakfast'],
    easy: ['a set before breakfast'],
  },
  { role: 'skis', words: /\bski (?:locker|storage)$/i, formal: ['the skis'], easy: ['the skis'] },
  {
    role: 'syrup',
    words: /\bsugar (?:shack|house)$/i,
    formal: ['sugaring season'],
    easy: ['syrup season'],
  },
  {
    role: 'read',
    words: /\b(?:bay window|window seat)s?$/i,
    formal: ['a reading chair'],
    easy: ['a reading chair', 'the plants'],
  },
  {
    role: 'practice',
    words: /\bdetached studio$/i,
    formal: ['work or practice'],
    easy: ['work or practice'],
  },
]

/** Words that make another thing of it, or say already what it is for. */
const UNLIKE = /\b(?:for|decorative|reflecting|shared|community|electric)\b|\bpool heater\b/i

export const purposeOf = onceFor((feature: Feature): Purpose | null => {
  const name = feature.name?.text ?? ''
  const isUsable = name !== '' && !feature.name?.tail && !UNLIKE.test(name)
  return isUsable ? (PURPOSES.find(({ words }) => words.test(name)) ?? null) : null
})

/** Wordings of a purpose that repeat no word of the feature: not 'outdoor kitchen for supper outdoors'. */
export const wordingsOf = (
  { formal, easy }: Purpose,
  feature: Feature,
  tone: Tone,
  isFormal = false,
): readonly string[] => {
  const name = (feature.name?.text ?? '').toLowerCase()
  const all = isFormal || tone === 'luxury' || tone === 'classic' ? formal : easy
  return all.filter((words) =>
    words.split(/\W+/).every((word) => word.length < ROOT || !name.includes(word.slice(0, ROOT))),
  )
}
const ROOT = 5
