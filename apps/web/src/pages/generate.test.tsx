import { PROPERTY_TYPES } from '@listwright/contracts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow, aUsage } from '@/testing/rows.ts'
import { json } from '@/testing/wire.ts'
import {
  field,
  fill,
  GENERATE,
  INSERT_PROPERTY,
  isStep,
  press,
  REQUIRED,
  saveProperty,
  wizardWire,
} from '@/testing/wizard.ts'
import { GeneratePage } from './generate.tsx'

const open = (at = '/generate', on = wizardWire(), hasFakeTime = false) => ({
  on,
  ...renderScreen(<GeneratePage />, { on, at, path: '/generate/:propertyId?', hasFakeTime }),
})

const openTones = async (on = wizardWire(), hasFakeTime = false) => {
  const view = open(`/generate/${aPropertyRow().id}`, on, hasFakeTime)
  await screen.findByRole('heading', { name: 'Select Content Tone' })
  return view
}

const isDisabled = (role: string, name: string) => {
  const control = screen.getByRole(role, { name })
  return control.hasAttribute('disabled') || control.ariaDisabled === 'true'
}

describe('the form', () => {
  it('[GENP-04] [GENP-05] [GENP-06] [GENP-07] [GENP-08] [GENP-09] [GENP-10] [GENP-11] [GENP-12] [GENP-13] [GENP-14] [GENP-15] [GENP-17] [GENP-19] [GENP-20] [GENP-21] [GENP-22] [GENP-23] [GENP-24] has every field and its defaults', () => {
    open()
    for (const label of ['Address', 'City', 'State', 'Zip Code', 'Year Built', 'Lot Size (acres)'])
      expect(field(label).value).toBe('')
    expect(field('Key Features').value).toBe('')
    expect(field('Bedrooms').value).toBe('3')
    expect(field('Bathrooms').value).toBe('2')
    expect(field('Square Feet').value).toBe('2000')
    expect(field('Price').value).toBe('500000')
    expect(field('Property Type').textContent).toBe('Single Family Home')
    expect(screen.getByText('Enter features separated by commas')).toBeTruthy()
  })

  it.each([
    ['[VAL-13] [VAL-14]', 'Bedrooms', 'Bedrooms', '1'],
    ['[VAL-15] [VAL-16]', 'Bathrooms', 'Bathrooms', '0.5'],
    ['[VAL-17] [VAL-18]', 'Square Feet', 'Square Feet', '1'],
    ['[VAL-19] [VAL-20]', 'Price', 'Price', '1000'],
    ['[VAL-21] [VAL-22]', 'Lot Size', 'Lot Size (acres)', '0.01'],
  ])('%s %s is zero at least, and an arrow adds a step', async (_, name, label, step) => {
    const { user, on } = open()
    expect(field(label).min).toBe('0')
    fill({ ...REQUIRED, [label]: '-1' })
    await saveProperty(user)
    expect(await screen.findByText(`${name} cannot be negative`)).toBeTruthy()
    expect(on.requests(INSERT_PROPERTY)).toHaveLength(0)
    expect(isDisabled('tab', 'Select Tone')).toBe(true)

    fill({ [label]: '0' })
    field(label).stepUp()
    expect(field(label).value).toBe(step)
    fill({ [label]: '0' })
    await saveProperty(user)
    await waitFor(() => expect(isStep('Select Tone')).toBe(true))
  })

  it('[VAL-23] [VAL-24] takes a year between 1800 and this one', async () => {
    const { user } = open()
    const thisYear = new Date().getFullYear()
    expect(field('Year Built').min).toBe('1800')
    expect(field('Year Built').max).toBe(String(thisYear))
    fill({ ...REQUIRED, 'Year Built': '1799' })
    await saveProperty(user)
    expect(await screen.findByText('Year Built can be 1800 at the earliest')).toBeTruthy()
    fill({ 'Year Built': String(thisYear + 1) })
    expect(await screen.findByText('Year Built cannot lie in the future')).toBeTruthy()
    fill({ 'Year Built': '1800' })
    await saveProperty(user)
    await waitFor(() => expect(isStep('Select Tone')).toBe(true))
  })

  it('[VAL-05] [VAL-06] [VAL-07] [VAL-08] [VAL-09] [VAL-10] [VAL-11] [VAL-12] sends nothing while a required field is empty', async () => {
    const { user, on } = open()
    const numbers = { Bedrooms: '', Bathrooms: '', 'Square Feet': '', Price: '' }
    fill(numbers)
    await saveProperty(user)
    for (const label of [...Object.keys(REQUIRED), ...Object.keys(numbers)])
      expect(await screen.findByText(`${label} is required`)).toBeTruthy()
    expect(document.activeElement).toBe(field('Address'))
    expect(on.requests(INSERT_PROPERTY)).toHaveLength(0)
  })

  it('[GENP-25] [GENP-26] [GENP-27] [GENP-28] [GENP-29] [GENP-30] [GENP-31] [GENP-32] [GENP-33] [GENP-34] [DATA-27] offers nine property types and saves the chosen one', async () => {
    const { user, on } = open()
    fill(REQUIRED)
    expect(PROPERTY_TYPES).toHaveLength(9)
    for (const type of PROPERTY_TYPES) {
      await user.click(field('Property Type'))
      const options = screen.getAllByRole('option', { hidden: true })
      expect(options.map(({ textContent }) => textContent)).toEqual([...PROPERTY_TYPES])
      await user.click(screen.getByRole('option', { name: type, hidden: true }))
      expect(field('Property Type').textContent).toBe(type)
    }
    await saveProperty(user)
    await waitFor(() => expect(isStep('Select Tone')).toBe(true))
    expect(on.requests(INSERT_PROPERTY)[0]?.body).toMatchObject({ property_type: 'Commercial' })
  })

  it('lets a property type be chosen by keyboard alone', async () => {
    const { user } = open()
    const types = field('Property Type')
    types.focus()
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(types.textContent).toBe('Condo')
    await user.keyboard('p{Escape}')
    expect(types.getAttribute('aria-expanded')).toBe('false')
    expect(types.textContent).toBe('Condo')
    await user.keyboard('p{Enter}')
    expect(types.textContent).toBe('Penthouse')
  })

  it('takes a whole address that is pasted, and tidies what is typed', async () => {
    const { user } = open()
    await user.click(field('Address'))
    await user.paste('1418 Alder Ridge Lane, Boise, ID 83702')
    expect(field('Address').value).toBe('1418 Alder Ridge Lane')
    for (const [label, value] of Object.entries(REQUIRED)) expect(field(label).value).toBe(value)
    fill({ City: 'salt lake city', State: 'ut' })
    await user.click(field('City'))
    await user.click(field('State'))
    await user.tab()
    expect(field('City').value).toBe('Salt Lake City')
    expect(field('State').value).toBe('UT')
  })

  it('takes a whole address that is typed or suggested, when the field is left or the form is sent', async () => {
    const { user, on } = open()
    fill({ Address: '1418 Alder Ridge Lane, boise, id 83702' })
    await user.click(field('Address'))
    await user.tab()
    for (const [label, value] of Object.entries(REQUIRED)) expect(field(label).value).toBe(value)
    // Parts that were typed stay: a second address does not replace them.
    fill({ Address: '9 Elm Street, Salem, OR 97301' })
    await user.click(field('Address'))
    await user.tab()
    expect(field('City').value).toBe('Boise')
    fill({ City: '', State: '', 'Zip Code': '' })
    await user.click(field('Address'))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(on.requests(INSERT_PROPERTY)).toHaveLength(1))
    expect(on.requests(INSERT_PROPERTY)[0]?.body).toMatchObject({ city: 'Salem', state: 'OR' })
  })

  it('shows large figures with their thousands apart, and takes them pasted so', async () => {
    const { user } = open()
    expect(screen.getByText('500,000')).toBeTruthy()
    await user.clear(field('Price'))
    await user.paste('$1,250,000')
    expect(field('Price').value).toBe('1250000')
    expect(screen.getByText('1,250,000')).toBeTruthy()
  })

  const FIGURES = [
    ['Price', '750k', '750000'],
    ['Price', '$1.2M', '1200000'],
    ['Price', '750,000 USD', '750000'],
    ['Square Feet', '2,450 sq ft', '2450'],
    ['Bedrooms', '4 beds', '4'],
    ['Bathrooms', '2.5 baths', '2.5'],
    ['Lot Size (acres)', '0.24 acres', '0.24'],
    ['Lot Size (acres)', '1/4 acre', '0.25'],
  ] as const

  it.each(FIGURES)(
    'takes a figure as people write it, pasted: %s %s',
    async (label, text, value) => {
      const { user } = open()
      await user.clear(field(label))
      await user.paste(text)
      expect(field(label).value).toBe(value)
    },
  )

  it.each(FIGURES)(
    'takes a figure as people write it, typed: %s %s',
    async (label, text, value) => {
      const { user } = open()
      await user.clear(field(label))
      await user.type(field(label), text)
      expect(field(label).value).toBe(value)
      expect(screen.queryByText(/was left out/)).toBeNull()
    },
  )

  it('says in the field what it cannot read, and keeps the figure that was there', async () => {
    const { user, on } = open()
    await user.click(field('Price'))
    await user.paste('call for price')
    const complaint = 'Price is a number. “call for price” cannot be read as one.'
    expect(field('Price').value).toBe('500000')
    expect(screen.getByText(complaint).closest('[role=alert]')?.id).toBe(
      field('Price').getAttribute('aria-describedby'),
    )
    await user.paste('$650k')
    expect(screen.queryByText(complaint)).toBeNull()

    await user.type(field('Lot Size (acres)'), '1-2')
    expect(field('Lot Size (acres)').value).toBe('1')
    expect(screen.getByText('Lot Size is a number. “-2” was left out.')).toBeTruthy()
    await user.clear(field('Lot Size (acres)'))
    expect(screen.queryByText(/was left out/)).toBeNull()
    await user.type(field('Lot Size (acres)'), '0.25 acres')
    fill(REQUIRED)
    await saveProperty(user)
    await waitFor(() => expect(on.requests(INSERT_PROPERTY)).toHaveLength(1))
    expect(on.requests(INSERT_PROPERTY)[0]?.body).toMatchObject({ price: 650_000, lot_size: 0.25 })
  })

  it.each([
    ['Price', '-1', 'Price cannot be negative'],
    ['Key Features', 'x;'.repeat(61), 'A listing can have at most 60 features'],
  ])('leads to the first wrong field: %s', async (label, value, error) => {
    const { user } = open()
    fill({ ...REQUIRED, [label]: value })
    await saveProperty(user)
    expect(await screen.findByText(error)).toBeTruthy()
    expect(document.activeElement).toBe(field(label))
  })

  it.each(['Key Features', 'Property Type'])(
    'is saved by Ctrl+Enter in %s, and the focus goes on to the tones',
    async (label) => {
      const { user } = open()
      fill(REQUIRED)
      field(label).focus()
      await user.keyboard('{Control>}{Enter}{/Control}')
      const heading = await screen.findByRole('heading', { name: 'Select Content Tone' })
      await waitFor(() => expect(document.activeElement).toBe(heading))
    },
  )

  it('[ERR-13] saves nothing without a user, and the log says why', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { user, on } = open()
    on.answers('GET /auth/v1/user', null)
    fill(REQUIRED)
    await saveProperty(user)
    expect(await screen.findByText('Failed to save property details')).toBeTruthy()
    expect(String(log.mock.calls)).toContain('User not authenticated')
    expect(on.requests(INSERT_PROPERTY)).toHaveLength(0)
    log.mockRestore()
  })
})

describe('the tones', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const canGenerate = () =>
    waitFor(() => expect(isDisabled('button', 'Generate Content')).toBe(false))

  it('[GENT-03] [GENT-04] [GENT-05] [GENT-06] [GENT-07] [GENT-08] each label stands for its tone', async () => {
    const on = wizardWire()
    on.answers(GENERATE, json({ message: 'no' }, 500))
    const { user } = await openTones(on, true)
    for (const label of [
      'Luxury – Sophisticated & Timeless',
      'Investor – Data-Driven & Strategic',
      'Family-Oriented – Warm & Welcoming',
      'Modern – Fresh & Contemporary',
      'Classic – Timeless & Refined',
      'Casual – Friendly & Approachable',
    ]) {
      await user.click(screen.getByLabelText(label, { exact: false }))
      await press(user, 'Generate Content')
      await canGenerate()
    }
    expect(on.requests(GENERATE).map(({ body }) => Object(body).tone)).toEqual([
      'luxury',
      'investor',
      'family',
      'modern',
      'classic',
      'casual',
    ])
  })

  it('[ERR-15] a generation that fails says so and keeps the choice', async () => {
    const on = wizardWire()
    on.answers(GENERATE, json({ message: 'no' }, 500))
    const { user } = await openTones(on, true)
    await user.click(screen.getByLabelText('Casual', { exact: false }))
    await press(user, 'Generate Content')
    expect(await screen.findByText('Failed to generate content')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Casual', { exact: false }).checked).toBe(true)
  })

  it('a generation takes away the toast that the property is saved, which could cover its buttons', async () => {
    const on = wizardWire()
    on.answers(GENERATE, () => new Promise(() => undefined))
    const { user } = open('/generate', on, true)
    fill(REQUIRED)
    await saveProperty(user)
    await screen.findByRole('button', { name: 'Generate Content' })
    expect(await screen.findByText('Property details saved')).toBeTruthy()
    await press(user, 'Generate Content')
    // Sooner than it would go by itself.
    await waitFor(() => expect(screen.queryByText('Property details saved')).toBeNull(), {
      timeout: 1000,
    })
  })

  it('a generation can be cancelled', async () => {
    const on = wizardWire()
    on.answers(GENERATE, () => new Promise(() => undefined))
    const { user } = await openTones(on, true)
    await press(user, 'Generate Content')
    await press(user, 'Cancel')
    await canGenerate()
    expect(isDisabled('tab', 'Generated Content')).toBe(true)
    expect(screen.queryByText('Failed to generate content')).toBeNull()
  })

  it('an address without a property opens the form with a word about it', async () => {
    const on = wizardWire()
    on.answers('GET /rest/v1/properties', [])
    on.answers('POST /rest/v1/rpc/usage_this_month', aUsage({ listings: { used: 3, allowed: 3 } }))
    open(`/generate/${aPropertyRow().id}`, on)
    expect(await screen.findByText(/This property was not found\./)).toBeTruthy()
    expect(isStep('Property Details')).toBe(true)
    // The form is one for a new listing, with all that is said before it.
    expect(await screen.findByText('3 of 3 listings written this month')).toBeTruthy()
  })
})

describe('the result', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    vi.spyOn(console, 'error').mockReturnValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })

  const openResult = async (on = wizardWire()) => {
    const view = await openTones(on, true)
    await press(view.user, 'Generate Content')
    await vi.advanceTimersByTimeAsync(2000)
    await screen.findByRole('button', { name: 'Lock This In' })
    return view
  }

  it('[GENR-22] leads back to the tones', async () => {
    const { user } = await openResult()
    await press(user, 'Try Different Tone')
    expect(isStep('Select Tone')).toBe(true)
  })

  it('[GENR-25] [ERR-17] a save that fails keeps the text and opens no dialog', async () => {
    const { user, on, unmount } = await openResult()
    fill({ 'Property description': 'My own words.' })
    on.answers('POST /rest/v1/content', json({ message: 'no' }, 500))
    await press(user, 'Lock This In')
    expect(await screen.findByText('Failed to save content. Please try again.')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
    await vi.advanceTimersByTimeAsync(300)

    unmount()
    open(`/generate/${aPropertyRow().id}`, on, true)
    await screen.findByLabelText('Property description')
    expect(field('Property description').value).toBe('My own words.')
  })

  it('[ERR-18] without a user nothing is saved, and the log says why', async () => {
    const { user, on } = await openResult()
    on.answers('GET /auth/v1/user', null)
    await press(user, 'Lock This In')
    expect(await screen.findByText('Failed to save content. Please try again.')).toBeTruthy()
    expect(String(vi.mocked(console.error).mock.calls)).toContain('User not authenticated')
    expect(on.requests('POST /rest/v1/content')).toHaveLength(0)
  })

  it('is reached, announced and locked in by keyboard alone', async () => {
    const on = wizardWire()
    const { user } = await openTones(on, true)
    await user.keyboard('{Control>}{Enter}{/Control}')
    await vi.advanceTimersByTimeAsync(2000)
    const heading = await screen.findByRole('heading', { name: 'Generated Content' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(screen.getByText('Your text is ready.').getAttribute('role')).toBe('status')
    await user.keyboard('{Control>}s{/Control}')
    expect(await screen.findByRole('dialog', { name: 'Content Saved Successfully' })).toBeTruthy()
    expect(on.requests('POST /rest/v1/content')).toHaveLength(1)
  })

  it('is read along by the reviewer, and a suggestion is one click away', async () => {
    const { user } = await openResult()
    fill({ 'Property description': 'Three bedrooms in Salem. Call 555-123-4567.' })
    await vi.advanceTimersByTimeAsync(200)
    expect((await screen.findAllByText('Do not publish')).length).toBeGreaterThan(0)
    const [remove] = screen.getAllByRole('button', { name: 'Remove' })
    if (remove) await user.click(remove)
    expect(field('Property description').value).not.toContain('555-123-4567')
  })

  it('is made to fit an MLS limit by whole sentences', async () => {
    const { user } = await openResult()
    fill({ Limit: '90' })
    await press(user, 'Fit to 90')
    const text = field('Property description').value
    expect(text.length).toBeLessThanOrEqual(90)
    expect(text).toMatch(/^Three .*[.?!]$/)
    expect(text.length).toBeGreaterThan(40)
  })
})
