// @vitest-environment node

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { type Deed, TextHistory } from './text-history.ts'

const version = (description: string): WorkingContent => ({
  tone: 'classic',
  description,
  socialCaptions: { facebook: '', instagram: '', linkedin: '', twitter: '' },
  spans: [],
  unused: [],
  isChanged: false,
})
const [ONE, TWO, THREE] = [version('one'), version('two'), version('three')]
const deed: Deed = {
  apply: async () => undefined,
  revert: async () => undefined,
  done: 'Feature added',
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('letters typed without a pause are one step, and a pause begins the next', () => {
  const history = new TextHistory()
  history.recordTyping(ONE)
  vi.advanceTimersByTime(900)
  history.recordTyping(TWO)
  vi.advanceTimersByTime(1100)
  history.recordTyping(THREE)
  expect(history.take('undo', version('four'))).toBe(THREE)
  expect(history.take('undo', THREE)).toBe(ONE)
  expect(history.take('undo', ONE)).toBeUndefined()
})

it('typing after a change by a button is a step of its own', () => {
  const history = new TextHistory()
  history.recordTyping(ONE)
  history.record(TWO)
  history.recordTyping(THREE)
  expect(history.take('undo', version('four'))).toBe(THREE)
  expect(history.take('undo', THREE)).toBe(TWO)
})

it('what was undone can be redone until something else is changed', () => {
  const history = new TextHistory()
  history.record(ONE)
  expect(history.take('undo', TWO)).toBe(ONE)
  expect(history.take('redo', ONE)).toBe(TWO)
  expect(history.take('undo', TWO)).toBe(ONE)
  history.record(ONE)
  expect(history.take('redo', THREE)).toBeUndefined()
})

it('a deed leads back to itself, and one that failed is no step', () => {
  const history = new TextHistory()
  history.record(ONE)
  history.record(deed)
  expect(history.isNewest(deed)).toBe(true)
  expect(history.take('undo', TWO)).toBe(deed)
  expect(history.take('redo', TWO)).toBe(deed)
  history.forget(deed)
  expect(history.take('undo', TWO)).toBe(ONE)
})
