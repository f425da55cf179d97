import { propertyFromRow } from '@listwright/contracts'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { WorkingContent } from '@/data/content/working-content.ts'
import { loadFactReviewer, loadReviewer } from '@/lib/use-reviewer.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { json, wire } from '@/testing/wire.ts'
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

const enter = vi.fn<(feature: string) => Promise<void>>(async () => undefined)
const takeOut = vi.fn<(feature: string) => Promise<void>>(async () => undefined)
const featureEntry = (feature: string) => ({
  apply: () => enter(feature),
  revert: () => takeOut(feature),
  done: `“${feature}” is now among the features`,
})

const Host = ({ content: opened }: { content: WorkingContent }) => {
  const [content, setContent] = useState(opened)
  return (
    <ResultEditor
      property={propertyFromRow(aPropertyRow())}
      content={content}
      onChange={setContent}
      featureEntry={featureEntry}
    />
  )
}

const open = (overrides: Partial<WorkingContent> = {}) =>
  renderScreen(<Host content={aContent(overrides)} />, { hasFakeTime: true })

const text = () => field('Property description').value

// Texts are traced only once the reviewer has been loaded, which takes a while on a busy machine.
beforeAll(() => Promise.all([loadFactReviewer(), loadReviewer()]))

beforeEach(() => {
  vi.clearAllMocks()
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
    await waitFor(() => expect(text()).not.toContain('pool'))
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

describe('the review', () => {
  const review = () => within(screen.getByRole('region', { name: 'Review' }))
  const claims = () => [...document.querySelectorAll('.claim')].map((mark) => mark.textContent)

  it('never lets a forbidden phrase look like a proven fact', async () => {
    const forbidden = 'Christian neighborhood. Three bedrooms.'
    open({
      description: forbidden,
      spans: [
        { start: 0, end: 22, source: 'features[0]' },
        { start: 24, end: 38, source: 'bedrooms' },
      ],
    })
    expect((await screen.findAllByText('Do not publish')).length).toBe(1)
    expect(new Set(claims())).toEqual(new Set(['Three bedrooms']))
    expect(document.querySelector('.finding')?.textContent).toContain('Christian')
  })

  it('traces a text that came without a proof, such as a sample', async () => {
    open({ spans: [] })
    expect(new Set(claims())).toEqual(new Set(['Three', '1,810', 'Salem', 'pool', '$500,000']))
  })

  it('says the same thing once, and how often', async () => {
    const { user } = open({ description: `Three bedrooms.${' A wide porch.'.repeat(72)}` })
    expect(review().getAllByText('“porch”')).toHaveLength(1)
    expect(review().getByText(', 72 times')).toBeTruthy()
    await user.click(review().getByRole('button', { name: 'Add it to the features' }))
    expect(enter).toHaveBeenCalledWith('porch')
  })

  describe('enters a feature as one step', () => {
    const typed = 'Three bedrooms. A wide porch.'
    const typeAndAdd = async () => {
      const { user } = open({ description: 'Three bedrooms.' })
      fill({ 'Property description': typed })
      await vi.advanceTimersByTimeAsync(200)
      await user.click(review().getByRole('button', { name: 'Add it to the features' }))
      return user
    }

    it('that Ctrl+Z takes back before what was typed, and Ctrl+Shift+Z repeats', async () => {
      const user = await typeAndAdd()
      await screen.findByText('“porch” is now among the features')
      await user.keyboard('{Control>}z{/Control}')
      expect(takeOut).toHaveBeenCalledExactlyOnceWith('porch')
      expect(text()).toBe(typed)
      await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}')
      expect(enter).toHaveBeenCalledTimes(2)
      await user.keyboard('{Control>}zz{/Control}')
      expect(takeOut).toHaveBeenCalledTimes(2)
      expect(text()).toBe('Three bedrooms.')
    })

    it('that its toast takes back, once', async () => {
      const user = await typeAndAdd()
      await user.click(await screen.findByRole('button', { name: 'Undo' }))
      expect(takeOut).toHaveBeenCalledExactlyOnceWith('porch')
      await user.keyboard('{Control>}z{/Control}')
      expect(takeOut).toHaveBeenCalledOnce()
      expect(text()).toBe('Three bedrooms.')
    })

    it('that is none when it fails', async () => {
      enter.mockRejectedValueOnce(new Error('overtaken'))
      const user = await typeAndAdd()
      await vi.advanceTimersByTimeAsync(0)
      expect(screen.queryByText(/among the features/)).toBeNull()
      await user.keyboard('{Control>}z{/Control}')
      expect(takeOut).not.toHaveBeenCalled()
      expect(text()).toBe('Three bedrooms.')
    })
  })

  it('mends every one of them as one step', async () => {
    const twice = 'Three bedrooms. The master suite is here. The master suite is there.'
    const { user } = open({ description: twice })
    await user.click(review().getByRole('button', { name: /^Use “.*”, 2 times$/ }))
    expect(text()).not.toMatch(/master/i)
    await user.keyboard('{Control>}z{/Control}')
    expect(text()).toBe(twice)
  })

  it('folds advice away, and does not count it', async () => {
    open({ description: 'Three bedrooms in Salem.' })
    const advice = review().getByText(/of advice$/)
    expect(advice.closest('details')?.open).toBe(false)
    expect(review().getByText('Fair Housing, MLS rules and facts: clear')).toBeTruthy()
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

describe('refining a text', () => {
  const REFINE = 'POST /functions/v1/refine-content'
  const generation_id = 'c0000000-0000-4000-8000-00000000000c'
  const shorter = {
    part: 'description',
    text: 'Offered at $500,000.',
    spans: [{ start: 11, end: 19, source: 'price' }],
    claims: [],
    done: 'Made shorter',
    engine: 'built-in',
    generation_id,
  }
  const openOn = (answer: object) => {
    const on = wire({ [REFINE]: answer })
    return { on, ...renderScreen(<Host content={aContent()} />, { hasFakeTime: true, on }) }
  }

  it('by a button puts the new text in place, and Undo takes it back', async () => {
    const { user, on } = openOn(shorter)
    await press(user, 'Shorter')
    await waitFor(() => expect(text()).toBe('Offered at $500,000.'))
    expect(on.requests(REFINE)[0]?.body).toMatchObject({
      part: 'description',
      text: description,
      wish: { kind: 'shorter' },
    })
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(text()).toBe(description)
  })

  it('in words says plainly what cannot be done, and keeps the words', async () => {
    const message = 'Anything else needs a language model.'
    const { user } = openOn(json({ code: 'cannot_refine', message }, 422))
    await user.type(screen.getByLabelText('Change it in your own words'), 'make it rhyme')
    await press(user, 'Change')
    expect(await screen.findByText(message)).toBeTruthy()
    expect(text()).toBe(description)
    expect(field('Change it in your own words').value).toBe('make it rhyme')
  })

  it('beyond the plan says which limit was reached', async () => {
    const { user } = openOn(
      json(
        {
          code: 'plan_limit_reached',
          message: 'Your plan covers 5 revisions of a listing a month.',
          limit: 'revisions',
          plan: 'free',
          allowed: 5,
          used: 5,
          resets_at: '2026-12-01T00:00:00Z',
        },
        402,
      ),
    )
    await press(user, 'Warmer')
    expect(await screen.findByText(/5 revisions of a listing/)).toBeTruthy()
  })

  it('of a saved text that was not touched sends no text: the server has it', async () => {
    const on = wire({ [REFINE]: shorter })
    const savedAs = { id: generation_id, updatedAt: '2026-11-15T12:00:00Z' }
    const { user } = renderScreen(<Host content={aContent({ savedAs })} />, {
      hasFakeTime: true,
      on,
    })
    await press(user, 'Shorter')
    await waitFor(() => expect(text()).toBe('Offered at $500,000.'))
    expect(on.requests(REFINE)[0]?.body).toMatchObject({ content_id: generation_id })
    expect(on.requests(REFINE)[0]?.body).not.toHaveProperty('text')
  })
})

describe('other languages', () => {
  const savedAs = { id: 'd0000000-0000-4000-8000-00000000000d', updatedAt: '2026-11-15T12:00:00Z' }
  const version = {
    content_id: savedAs.id,
    language: 'es',
    headline: null,
    description: 'Tres habitaciones en Salem. Se ofrece por $500,000.',
    social_captions: { facebook: 'F', instagram: 'I', linkedin: 'L', twitter: 'T' },
    model: 'sandbox',
    left_out: 1,
    of_description: description,
    created_at: '2026-11-15T12:00:00Z',
  }
  const openLanguages = async (overrides: Partial<WorkingContent>, answers: object = {}) => {
    const on = wire({
      'GET /rest/v1/writing_settings': [{ ...SETTINGS, languages: ['es'] }],
      'GET /rest/v1/translations': [],
      'POST /functions/v1/list-models': { models: ['sandbox'] },
      'POST /functions/v1/translate-content': version,
      ...answers,
    })
    const view = renderScreen(<Host content={aContent(overrides)} />, { hasFakeTime: true, on })
    await view.user.click(screen.getByRole('tab', { name: 'Languages' }))
    return { on, ...view }
  }
  const SETTINGS = { engine: null, model: null, house_rules: '' }

  it('need a text that is locked in', async () => {
    await openLanguages({})
    expect(screen.getByText(/Lock this text in first/)).toBeTruthy()
  })

  it('are those the workspace chose, and are kept beside the English text', async () => {
    const { user, on } = await openLanguages({ savedAs })
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Write in Chinese (simplified)' })).toBeNull(),
    )
    on.answers('GET /rest/v1/translations', [version])
    await press(user, 'Write in Spanish')
    expect(await screen.findByText(version.description)).toBeTruthy()
    expect(screen.getByText(/one sentence did not pass the review/)).toBeTruthy()
    expect(on.requests('POST /functions/v1/translate-content')[0]?.body).toEqual({
      content_id: savedAs.id,
      language: 'es',
    })
  })

  it('are not offered by a server without a language model, which says so; what there is can be read', async () => {
    await openLanguages(
      { savedAs },
      {
        'POST /functions/v1/list-models': { models: [] },
        'GET /rest/v1/translations': [version],
      },
    )
    expect(await screen.findByText(/this server has none/)).toBeTruthy()
    expect(await screen.findByText(version.description)).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Write/ })).toBeNull()
  })

  it('are not offered while the built-in writer is chosen, and the way to a model is', async () => {
    const built = { ...SETTINGS, engine: 'built-in', languages: ['es'] }
    await openLanguages({ savedAs }, { 'GET /rest/v1/writing_settings': [built] })
    const way = await screen.findByRole('link', { name: 'Open Account' })
    expect(way.getAttribute('href')).toBe('/account')
    expect(screen.queryByRole('button', { name: /Write/ })).toBeNull()
  })

  it('say what they need where the model has gone, and when the English text has changed', async () => {
    const message = 'Spanish needs a language model.'
    const { user } = await openLanguages(
      { savedAs, description: 'Other words.' },
      {
        'GET /rest/v1/translations': [version],
        'POST /functions/v1/translate-content': json({ code: 'model_required', message }, 422),
      },
    )
    expect(await screen.findByText(/has changed since this was written/)).toBeTruthy()
    await press(user, 'Write it again')
    expect(await screen.findByText(message)).toBeTruthy()
  })
})
