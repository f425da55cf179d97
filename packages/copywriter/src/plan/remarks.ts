import type { PropertyFacts } from '../facts/types.ts'
import { featureRemarks } from '../phrases/feature-remarks.ts'
import type { Draft, Sentence } from '../realise/draft.ts'
import type { RemarkTopic, Voice } from '../realise/voice.ts'
import type { Random } from '../seed/random.ts'

interface Room {
  words: readonly [number, number]
  /** How many remarks at most, whatever the number of words. */
  remarks: number
}

/** Adds remarks where they belong until the text is as long as its facts deserve. */
export const addRemarks = (
  paragraphs: Sentence[][],
  facts: PropertyFacts,
  voice: Voice,
  draft: Draft,
  random: Random,
  room: Room,
): void => {
  let added = 0
  const spots = random.shuffle([
    ...(facts.kind === 'home' ? featureSpots(paragraphs, voice) : []),
    ...topicSpots(paragraphs, facts, voice, random),
  ])
  for (const spot of spots) {
    const missing = room.words[0] - total(paragraphs)
    if (missing <= 0 || added >= room.remarks) return
    const { paragraph, position } = spot.find()
    const limit = room.words[1] - total(paragraphs)
    const sentence = draft.write(spot.lines, {
      role: spot.role,
      after: paragraph[position - 1],
      before: paragraph[position],
      fits: ({ text }) => text.split(' ').length <= limit,
    })
    if (!sentence) continue
    paragraph.splice(position, 0, sentence)
    added++
  }
}

interface Spot {
  role: 'aside' | 'remark'
  lines: readonly string[]
  find: () => { paragraph: Sentence[]; position: number }
}

const featureSpots = (paragraphs: Sentence[][], voice: Voice): Spot[] =>
  paragraphs.flatMap((paragraph) =>
    paragraph.flatMap((sentence) => {
      const told = sentence.features.at(-1)
      const lines = told ? featureRemarks(told, voice.tone) : []
      if (lines.length === 0) return []
      return [
        {
          role: 'aside' as const,
          lines,
          find: () => ({ paragraph, position: paragraph.indexOf(sentence) + 1 }),
        },
      ]
    }),
  )

const topicSpots = (
  paragraphs: Sentence[][],
  facts: PropertyFacts,
  voice: Voice,
  random: Random,
): Spot[] => {
  const opening = paragraphs[0] ?? []
  const closing = paragraphs.at(-1) ?? opening
  const afterCore = () => ({ paragraph: opening, position: coreEnd(opening) })
  const beforeDetails = () => ({ paragraph: closing, position: 0 })
  const beforeLast = () => ({ paragraph: closing, position: Math.max(0, closing.length - 1) })
  const [main = 'any', ...others] = topicsOf(facts)
  const spot = (topic: RemarkTopic, find: Spot['find']): Spot => ({
    role: 'remark',
    lines: voice.remarks[topic] ?? [],
    find,
  })
  const early = random.shuffle([main, ...others]).map((topic) => spot(topic, afterCore))
  const late = [spot(main, beforeDetails), spot('any', beforeLast)]
  const middle = paragraphs
    .slice(1, -1)
    .map((paragraph) => spot(main, () => ({ paragraph, position: paragraph.length })))
  // A text with features comes to them at once; a text without lives on remarks.
  return facts.features.length > 2
    ? [...middle, ...late, ...others.map((topic) => spot(topic, beforeDetails))]
    : [...early, ...late, spot(main, beforeDetails), spot(main, beforeLast)]
}

/** Behind the sentences that say what and where the property is. */
const coreEnd = (paragraph: Sentence[]): number =>
  paragraph.findLastIndex(
    ({ role }) => role === 'opening' || role === 'core' || role === 'remark',
  ) + 1

const topicsOf = (facts: PropertyFacts): RemarkTopic[] => {
  const topics: RemarkTopic[] = [facts.kind]
  if (facts.kind !== 'home') return topics
  if (facts.isStudio) return ['studio', 'any']
  if ((facts.beds ?? 0) >= 3) topics.push('bedrooms')
  if ((facts.baths ?? 0) >= 2) topics.push('bathrooms')
  if ((facts.lot ?? 0) >= 0.75) topics.push('grounds')
  return topics
}

export const total = (paragraphs: Sentence[][]): number =>
  paragraphs.flat().reduce((sum, { words }) => sum + words, 0)
