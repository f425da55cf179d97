import type { ReadFeaturesRequest } from '@listwright/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GeneratePage } from '@/pages/generate.tsx'
import { renderScreen } from '@/testing/render-screen.tsx'
import { json } from '@/testing/wire.ts'
import { field, fill, READ_FEATURES, wizardWire } from '@/testing/wizard.ts'

const open = (on = wizardWire()) => ({
  on,
  ...renderScreen(<GeneratePage />, { on, at: '/generate', path: '/generate/:propertyId?' }),
})

const READINGS = [
  { typed: 'gas FP', told: ['gas fireplace'], leftOut: [] },
  { typed: 'deck', told: [], leftOut: [{ text: 'deck', reason: "It repeats 'cedar deck'." }] },
  { typed: 'cedar deck', told: ['cedar deck'], leftOut: [] },
]
const readingOf = ({ features }: ReadFeaturesRequest) => ({
  readings: READINGS.filter(({ typed }) => features.includes(typed)),
})
const reading = () => {
  const on = wizardWire()
  on.answers(READ_FEATURES, ({ body }) => readingOf(body as ReadFeaturesRequest))
  return on
}

const chips = () => within(screen.getByRole('list', { name: 'Features' })).getAllByRole('button')
const words = () => chips().map(({ firstChild }) => firstChild?.textContent)

describe('the features below their field', () => {
  it('stand as typed at once, and as they are understood after a pause', async () => {
    const { on } = open(reading())
    expect(screen.queryByRole('list', { name: 'Features' })).toBeNull()
    fill({ City: 'Boise', Price: '-1', 'Key Features': 'gas FP, deck, gas FP, cedar deck' })
    expect(words()).toEqual(['gas FP', 'deck', 'cedar deck'])
    expect(on.requests(READ_FEATURES)).toHaveLength(0)
    await waitFor(() => expect(words()).toEqual(['gas fireplace', 'deck', 'cedar deck']))
    const leftOut = screen.getByRole('list', { name: 'Left out' })
    expect(leftOut.textContent).toBe("“deck”: It repeats 'cedar deck'.")
    // What is not valid yet is not sent, and does not keep the rest from being read.
    expect(on.requests(READ_FEATURES).map(({ body }) => body)).toEqual([
      {
        propertyType: 'Single Family Home',
        city: 'Boise',
        bedrooms: 3,
        bathrooms: 2,
        squareFeet: 2000,
        yearBuilt: null,
        lotSize: null,
        features: ['gas FP', 'deck', 'cedar deck'],
      },
    ])
  })

  it('are selected in the field by a click, to be put in other words', async () => {
    const { user } = open(reading())
    fill({ 'Key Features': 'cedar deck, deck' })
    const [, deck] = chips()
    if (deck) await user.click(deck)
    const area = field('Key Features')
    expect(document.activeElement).toBe(area)
    expect([area.selectionStart, area.selectionEnd]).toEqual([12, 16])
    await user.keyboard('gas FP')
    expect(area.value).toBe('cedar deck, gas FP')
    await waitFor(() => expect(words()).toEqual(['cedar deck', 'gas fireplace']))
  })

  it('keep what was understood while more is typed', async () => {
    const { on } = open(reading())
    fill({ 'Key Features': 'gas FP' })
    await waitFor(() => expect(words()).toEqual(['gas fireplace']))
    fill({ 'Key Features': 'gas FP, cedar deck' })
    expect(words()).toEqual(['gas fireplace', 'cedar deck'])
    await waitFor(() => expect(on.requests(READ_FEATURES)).toHaveLength(2))
    expect(words()).toEqual(['gas fireplace', 'cedar deck'])
  })

  it('stay as typed where the server does not answer', async () => {
    const on = wizardWire()
    on.answers(READ_FEATURES, json({ code: 'internal_error' }, 500))
    open(on)
    fill({ 'Key Features': 'gas FP' })
    await waitFor(() => expect(on.requests(READ_FEATURES)).toHaveLength(1))
    expect(words()).toEqual(['gas FP'])
    expect(screen.queryByText(/features are understood/)).toBeNull()
  })
})
