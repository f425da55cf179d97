import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { json } from '@/testing/wire.ts'
import { GENERATE, press, wizardWire } from '@/testing/wizard.ts'
import { GeneratePage } from './generate.tsx'

it('the notice about a refused tone goes when another tone is chosen', async () => {
  const on = wizardWire()
  const refusal = {
    code: 'plan_limit_reached',
    message: 'Your plan covers 2 tones per listing.',
    limit: 'tones',
    plan: 'free',
    allowed: 2,
    used: 2,
    resets_at: null,
  }
  on.answers(GENERATE, json(refusal, 402))
  const at = `/generate/${aPropertyRow().id}`
  const { user } = renderScreen(<GeneratePage />, { on, at, path: '/generate/:propertyId?' })
  await screen.findByRole('heading', { name: 'Select Content Tone' })
  await press(user, 'Generate Content')
  await screen.findByText(refusal.message)
  await user.click(screen.getByRole('radio', { name: /^Modern/ }))
  await waitFor(() => expect(screen.queryByText(refusal.message)).toBeNull())
})
