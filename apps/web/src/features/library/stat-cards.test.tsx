import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { wire } from '@/testing/wire.ts'
import { StatCards } from './stat-cards.tsx'

const aDraft = (preview: string | null) => ({
  id: 'e0000000-0000-4000-8000-00000000000e',
  subject: 'new',
  property_id: null,
  content_id: null,
  tone: preview && 'casual',
  preview,
  address: '7 Quiet Row',
  city: 'Salem',
  state: 'OR',
  property_type: 'Townhouse',
  updated_at: '2026-11-15T12:00:00Z',
})

const open = (preview: string | null, last: string | null = null) =>
  renderScreen(<StatCards />, {
    on: wire({
      'POST /rest/v1/rpc/library_counts': {
        properties: 1,
        contents: last ? 1 : 0,
        is_capped: false,
        last_content_at: last,
      },
      'POST /rest/v1/rpc/list_drafts': [aDraft(preview)],
    }),
  })

const stat = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')

it('a text that is not locked in is not passed over', async () => {
  open('A quiet house with a pool.')
  expect(await screen.findByText('Nov 15, 2026')).toBeTruthy()
  expect(stat('Generated Descriptions')?.textContent).toBe('0 and 1 draft')
})

it('the last generation is the newest, locked in or not', async () => {
  open('A quiet house with a pool.', '2026-11-16T12:00:00Z')
  expect(await screen.findByText(/and 1 draft/)).toBeTruthy()
  expect(stat('Last Generation')?.textContent).toBe('Nov 16, 2026')
})

it('[DASH-08] a form without a text is no content', async () => {
  open(null)
  expect(await screen.findByText('No content yet')).toBeTruthy()
  expect(stat('Generated Descriptions')?.textContent).toBe('0')
})
