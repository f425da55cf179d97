import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { wire } from '@/testing/wire.ts'
import { field, fill, press } from '@/testing/wizard.ts'
import { CustomToneDialog } from './custom-tone-dialog.tsx'

const INSERT = 'POST /rest/v1/custom_tones'

const open = () => {
  const on = wire({ [INSERT]: { id: 'tone' } })
  const view = renderScreen(<CustomToneDialog tone={null} onClose={() => undefined} />, { on })
  fill({ Name: 'Mine' })
  return { on, ...view }
}

it.each([
  ['Opening line', 'Open house on Sunday.'],
  ['Closing line', 'Perfect for a young Christian couple.'],
])('a forbidden %s is not saved, and the field says why', async (label, line) => {
  const { on, user } = open()
  fill({ [label]: line })
  await press(user, 'Save tone')
  await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'))
  expect(on.requests(INSERT)).toHaveLength(0)
  await press(user, 'Save tone')
  expect(on.requests(INSERT)).toHaveLength(0)
  fill({ [label]: 'Welcome.' })
  await press(user, 'Save tone')
  await waitFor(() => expect(on.requests(INSERT)).toHaveLength(1))
})

it('a line that calls for caution is saved once the agent has read why', async () => {
  const { on, user } = open()
  fill({ 'Closing line': 'Exclusive living.' })
  await press(user, 'Save tone')
  expect(await screen.findByText(/Save again to keep it\./)).toBeTruthy()
  expect(on.requests(INSERT)).toHaveLength(0)
  await press(user, 'Save tone')
  await waitFor(() => expect(on.requests(INSERT)).toHaveLength(1))
})

it('the words that are objected to are quoted without the comma before them', async () => {
  const { user } = open()
  fill({ 'Closing line': 'Call today, no children please.' })
  await press(user, 'Save tone')
  expect(await screen.findByText(/^“no children please”:/)).toBeTruthy()
})

it.each([
  ['x', 'Each word can have 2 to 30 characters'],
  ['cozy, <b>bold', 'Use plain words'],
  [Array.from({ length: 21 }, () => 'calm').join(), 'At most 20 words'],
])('words that a tone cannot have are explained at their field: %s', async (words, why) => {
  const { on, user } = open()
  fill({ 'Words to prefer': words })
  await press(user, 'Save tone')
  expect(await screen.findByText(why)).toBeTruthy()
  expect(field('Words to prefer').getAttribute('aria-invalid')).toBe('true')
  expect(on.requests(INSERT)).toHaveLength(0)
})
