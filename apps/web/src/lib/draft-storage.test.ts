import { expect, it } from 'vitest'
import { draftKey, forgetDrafts } from './draft-storage.ts'

it('an agent who leaves takes their own drafts along and nobody else’s', () => {
  localStorage.setItem(draftKey('ada', 'new'), '{}')
  localStorage.setItem(draftKey('ada', 'property'), '{}')
  localStorage.setItem(draftKey('ada-2', 'new'), '{}')
  localStorage.setItem('listwright.theme', 'dark')
  forgetDrafts('ada')
  expect(Object.keys(localStorage).sort()).toEqual([draftKey('ada-2', 'new'), 'listwright.theme'])
  localStorage.clear()
})
