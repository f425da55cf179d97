import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow, aUsage } from '@/testing/rows.ts'
import { wire } from '@/testing/wire.ts'
import { ToneStep } from './tone-step.tsx'

const GENERATIONS = 'GET /rest/v1/generations'

const written = (...tones: string[]) =>
  tones.map((tone) => ({ tone, created_at: '2026-11-10T12:00:00+00:00' }))

const open = (
  generations: object[],
  usage = aUsage(),
  customTones: object[] = [],
  tone = 'luxury',
) =>
  renderScreen(
    <ToneStep
      propertyId={aPropertyRow().id}
      tone={tone}
      onToneChange={() => undefined}
      onBack={() => undefined}
      onGenerate={() => undefined}
      onCancel={() => undefined}
      isGenerating={false}
      written={[]}
      limit={null}
    />,
    {
      on: wire({
        'GET /rest/v1/custom_tones': customTones,
        'POST /rest/v1/rpc/usage_this_month': usage,
        [GENERATIONS]: generations,
      }),
    },
  )

const locked = () =>
  screen
    .queryAllByRole('radio', { name: /Comes with (Starter|Pro)/ })
    .map((radio) => radio.getAttribute('value'))

it('says how many tones of the plan a listing has used, before another is asked for', async () => {
  open(written('luxury', 'luxury'))
  expect(await screen.findByText('1 of 2 tones used')).toBeTruthy()
  expect(locked()).toEqual([])
})

it('locks the tones that the plan lacks once two are used; each can still be chosen', async () => {
  open(written('luxury', 'modern'))
  const line = (await screen.findByText('2 of 2 tones used')).parentElement
  expect(line?.textContent).toContain('Luxury, Modern')
  expect(
    within(line ?? document.body)
      .getByRole('link', { name: 'Compare plans' })
      .getAttribute('href'),
  ).toBe('/account#plans')
  expect(locked()).toEqual(['investor', 'family', 'classic', 'casual'])
  for (const radio of screen.getAllByRole<HTMLInputElement>('radio')) {
    expect(radio.disabled).toBe(false)
  }
})

it('locks a custom tone that an ended Pro plan left behind', async () => {
  open([], aUsage(), [{ id: 'tone', name: 'House voice', base: 'modern', opening: '' }])
  expect(await screen.findByRole('radio', { name: /House voice.*Comes with Pro/ })).toBeTruthy()
})

it('says when the month has no listing left for this one', async () => {
  open([], aUsage({ listings: { used: 3, allowed: 3 } }))
  expect(await screen.findByText(/^All 3 listings of this month are written/)).toBeTruthy()
})

it('a listing that was written this month is one of the three', async () => {
  open(written('luxury'), aUsage({ listings: { used: 3, allowed: 3 } }))
  expect(await screen.findByText('1 of 2 tones used')).toBeTruthy()
  expect(screen.queryByText(/listings of this month/)).toBeNull()
})

it('counts nothing where the plan allows every tone', async () => {
  const usage = aUsage({ plan: 'pro', tones_per_listing: null, custom_tones: true })
  open(written('luxury', 'modern', 'casual'), usage)
  await screen.findAllByRole('radio')
  expect(screen.queryByText(/tones used/)).toBeNull()
  expect(locked()).toEqual([])
})

it('at the button it is said that the chosen tone is outside the plan, before it is pressed', async () => {
  open(written('luxury', 'modern'), aUsage(), [], 'casual')
  const line = await screen.findByText(/^This tone comes with Starter\./)
  expect(within(line).getByRole('link', { name: 'See the plans' })).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Generate Content' })
  expect(line.parentElement?.contains(button)).toBe(true)
})

it('of a tone that the plan has, nothing of the kind is said', async () => {
  open(written('luxury', 'modern'))
  await screen.findByText('2 of 2 tones used')
  expect(screen.queryByText(/^This tone comes with/)).toBeNull()
})
