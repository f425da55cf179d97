import { propertyFromRow } from '@listwright/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { field, fill, press } from '@/testing/wizard.ts'
import { ResultEditor } from './result-editor.tsx'

const description =
  'Three bedrooms over 1,810 square feet in Salem. The pool is new. Offered at $500,000.'

const aContent = (overrides: Partial<WorkingContent> = {}): WorkingContent => ({
  tone: 'luxury',
  description,
  socialCaptions: { facebook: 'F', instagram: 'I', linkedin: 'L', twitter: 'T' },
  spans: [
    { start: 0, end: 14, source: 'bedrooms' },
    { start: 52, end: 56, source: 'features[0]' },
    { start: 76, end: 84, source: 'price' },
  ],
  unused: [],
  isChanged: false,
  ...overrides,
})

const Host = ({ content: opened }: { content: WorkingContent }) => {
  const [content, setContent] = useState(opened)
  return (
    <ResultEditor
      property={propertyFromRow(aPropertyRow())}
      content={content}
      onChange={setContent}
    />
  )
}

const open = (overrides: Partial<WorkingContent> = {}) =>
  renderScreen(<Host content={aContent(overrides)} />, { hasFakeTime: true })

const text = () => field('Property description').value

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a change that a button made', () => {
  const forbidden = `${description} Call 555-123-4567.`

  it('is taken back by the toast', async () => {
    const { user } = open({ description: forbidden })
    const [remove] = await screen.findAllByRole('button', { name: 'Remove' })
    if (remove) await user.click(remove)
    expect(text()).not.toContain('555-123-4567')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(text()).toBe(forbidden)
  })

  it('is one step of Ctrl+Z, and comes back with Ctrl+Shift+Z', async () => {
    const { user } = open({ description: forbidden })
    const [remove] = await screen.findAllByRole('button', { name: 'Remove' })
    if (remove) await user.click(remove)
    const removed = text()
    await user.keyboard('{Control>}z{/Control}')
    expect(text()).toBe(forbidden)
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(text()).toBe(removed)
  })

  it('leaves what was typed before to the next Ctrl+Z', async () => {
    const { user } = open()
    fill({ 'Property description': forbidden })
    await vi.advanceTimersByTimeAsync(200)
    const [remove] = await screen.findAllByRole('button', { name: 'Remove' })
    if (remove) await user.click(remove)
    field('Property description').focus()
    await user.keyboard('{Control>}z{/Control}')
    expect(text()).toBe(forbidden)
    await user.keyboard('{Control>}z{/Control}')
    expect(text()).toBe(description)
  })

  it('gives the claims back with the text', async () => {
    const { user } = open()
    fill({ Limit: '70' })
    await press(user, 'Fit to 70')
    expect(text()).not.toContain('pool')
    await press(user, 'Undo')
    expect(text()).toBe(description)
    expect(within(screen.getByRole('region', { name: 'Facts' })).getByText('pool')).toBeTruthy()
    expect(screen.queryByText(/Left out/)).toBeNull()
  })

  it('of one text is not taken back in another', async () => {
    const { user } = open({ description: forbidden })
    const [remove] = await screen.findAllByRole('button', { name: 'Remove' })
    if (remove) await user.click(remove)
    const removed = text()
    await user.click(screen.getByRole('tab', { name: 'Social Media' }))
    await user.keyboard('{Control>}z{/Control}')
    await user.click(screen.getByRole('tab', { name: 'Property Description' }))
    expect(text()).toBe(removed)
  })
})

describe('the limit', () => {
  it.each(['', '1', '49'])('of ‘%s’ is one that is still being typed', async (typed) => {
    open()
    fill({ Limit: typed })
    await vi.advanceTimersByTimeAsync(200)
    expect(field('Limit').value).toBe(typed)
    expect(screen.queryByText('Do not publish')).toBeNull()
    expect(text()).toBe(description)
  })

  it('counts from 50 on, and shows the one in force when it is left empty', async () => {
    const { user } = open()
    fill({ Limit: '50' })
    expect(screen.getByRole('button', { name: 'Fit to 50' })).toBeTruthy()
    await user.clear(field('Limit'))
    await user.tab()
    await waitFor(() => expect(field('Limit').value).toBe('50'))
  })

  it('that was kept before it had a least is ignored', () => {
    localStorage.setItem('listwright.mls-limit', '1')
    open()
    expect(Number(field('Limit').value)).toBeGreaterThanOrEqual(50)
  })
})
