import type { Finding } from '@listwright/contracts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { press } from '@/testing/wizard.ts'
import { ResultBar } from './result-bar.tsx'

const WARNING = 'Copied, but do not publish it yet'

const finding: Finding = {
  start: 0,
  end: 20,
  text: 'Perfect for families',
  rule: 'fair-housing/familial-status',
  severity: 'prohibited',
  why: 'Says who should live here.',
}

const barWith = (text: string, onShowFinding = () => {}) => (
  <ResultBar text={text} findings={[finding]} onShowFinding={onShowFinding} />
)

it('the warning about a copied text goes when its reader is led to the finding', async () => {
  const onShowFinding = vi.fn()
  const { user } = renderScreen(barWith('Perfect for families', onShowFinding))
  await press(user, 'Copy')
  await screen.findByText(WARNING)
  await press(user, '1 to fix')
  expect(onShowFinding).toHaveBeenCalledOnce()
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull())
})
