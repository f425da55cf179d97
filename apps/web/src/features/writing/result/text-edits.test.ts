import { expect, it, vi } from 'vitest'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { TextEdits } from './text-edits.ts'

const TEXT: WorkingContent = {
  tone: 'classic',
  description: 'one',
  socialCaptions: { facebook: '', instagram: '', linkedin: '', twitter: '' },
  spans: [],
  unused: [],
  isChanged: false,
}

/** A deed that fails as often as it is told to. */
const aDeed = () => {
  const deed = {
    apply: vi.fn(async () => undefined),
    revert: vi.fn(async () => undefined),
    done: 'Feature added',
  }
  return deed
}
const settled = () => new Promise((resolve) => setTimeout(resolve))
const edits = () => new TextEdits(new Map(), { get: () => TEXT, set: () => undefined })

it('a deed that could not be undone can be undone again, and is not offered to be redone', async () => {
  const texts = edits()
  const deed = aDeed()
  await texts.perform('description', deed)
  deed.revert.mockRejectedValueOnce(new Error('away'))
  texts.step('description', 'undo')
  await settled()
  texts.step('description', 'redo')
  expect(deed.apply).toHaveBeenCalledOnce()
  texts.step('description', 'undo')
  expect(deed.revert).toHaveBeenCalledTimes(2)
})

it('a deed that could not be redone can be redone again, and is not offered to be undone', async () => {
  const texts = edits()
  const deed = aDeed()
  await texts.perform('description', deed)
  texts.step('description', 'undo')
  await settled()
  deed.apply.mockRejectedValueOnce(new Error('away'))
  texts.step('description', 'redo')
  await settled()
  texts.step('description', 'undo')
  expect(deed.revert).toHaveBeenCalledOnce()
  texts.step('description', 'redo')
  expect(deed.apply).toHaveBeenCalledTimes(3)
})
