import { afterEach, expect, it, vi } from 'vitest'
import { draftKey } from '@/lib/draft-storage.ts'
import { emptyPropertyForm } from './property/property-form-values.ts'
import { readDraft, writeDraft } from './wizard-draft.ts'

const place = { userId: 'ada', subject: 'new' }
const keep = (text: string) => localStorage.setItem(draftKey('ada', 'new'), text)
const nothing = { typed: null, tone: 'luxury', content: null }

afterEach(() => {
  localStorage.clear()
  vi.restoreAllMocks()
})

it('a draft is read as it was written, with what is not valid yet', () => {
  const typed = { values: { ...emptyPropertyForm, price: -5 }, basedOn: null }
  writeDraft(place, { typed, tone: 'modern' })
  expect(readDraft(place)).toEqual({ typed, tone: 'modern', content: null })
})

it('a number field that was emptied does not cost the rest of the form', () => {
  const typed = {
    values: { ...emptyPropertyForm, city: 'Boise', price: Number.NaN },
    basedOn: null,
  }
  writeDraft(place, { typed })
  expect(readDraft(place).typed?.values).toMatchObject({ city: 'Boise', price: null })
})

it.each([
  ['a part that another release wrote begins anew', '{"tone":"casual","content":{"text":1}}'],
  ['a form that lacks fields begins anew', '{"tone":"casual","typed":{"values":{"city":"x"}}}'],
])('%s, the others stay', (_, kept) => {
  keep(kept)
  expect(readDraft(place)).toEqual({ ...nothing, tone: 'casual' })
})

it.each(['{', '[]', 'null', '7'])('a storage that holds %s holds no draft', (kept) => {
  vi.spyOn(console, 'error').mockReturnValue()
  keep(kept)
  expect(readDraft(place)).toEqual(nothing)
})
