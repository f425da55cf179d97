import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { readProperty } from '../../facts/read-property.ts'
import type { Sentence } from '../sentence.ts'
import { readStory } from '../story.ts'
import { likingOf } from './liking.ts'

const { facts } = readProperty(aProperty({ features: ['shed', 'mudroom', 'loft'] }), 2026)
const story = readStory(facts, 'classic')

const said = (text: string, role: Sentence['role'] = 'group'): Sentence => ({
  text,
  role,
  topic: null,
  spans: [],
  features: [],
})

const liking = (sentences: readonly Sentence[], left: readonly string[] = []): number =>
  likingOf(
    {
      headline: null,
      paragraphs: [[...sentences]],
      unused: left.map((text) => ({ text, reason: 'no room' })),
      isByVerbs: false,
    },
    story,
  )

const STUBS = [said('There is a loft.'), said('There is a mudroom.'), said('There is a shed.')]
const LIST = [said('There are a loft, a mudroom, and a shed.')]
const THOUGHT = [said('Wet shoes stop at the mudroom.', 'thought')]

test('stubs are liked less than a list, and a list less than a thought', () => {
  expect(liking(STUBS)).toBeLessThan(liking(LIST))
  expect(liking(LIST)).toBeLessThan(liking(THOUGHT))
})

test('a version that leaves something out is liked less', () => {
  expect(liking(THOUGHT, ['shed'])).toBeLessThan(liking(THOUGHT))
})
