import { propertyFromRow } from '@listwright/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow, aUsage } from '@/testing/rows.ts'
import { wire } from '@/testing/wire.ts'
import { CaptionVariants } from './caption-variants.tsx'

const USAGE = 'POST /rest/v1/rpc/usage_this_month'

const open = (plan: 'free' | 'starter' | 'pro') => {
  const on = wire({ [USAGE]: aUsage({ plan, caption_variants: plan === 'pro' }) })
  renderScreen(
    <CaptionVariants
      network="instagram"
      property={propertyFromRow(aPropertyRow())}
      tone="luxury"
      current="A caption"
      onChoose={() => undefined}
    />,
    { on },
  )
  return on
}

it.each(['free', 'starter'] as const)(
  'a %s plan shows before the click that more captions come with Pro',
  async (plan) => {
    open(plan)
    expect(await screen.findByText('Comes with')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'More captions' })).toBeTruthy()
  },
)

it('the Pro plan has no lock on them', async () => {
  const on = open('pro')
  await waitFor(() => expect(on.requests(USAGE)).toHaveLength(1))
  expect(screen.queryByText('Comes with')).toBeNull()
})
