import { expect, type Locator, type Page } from '@playwright/test'
import type { Agent } from '../product-test.ts'

/** Saves a property without the wizard, with whatever the test names. */
export const saveRow = async ({ client, id }: Agent, row: Record<string, unknown> = {}) => {
  const { data, error } = await client
    .from('properties')
    .insert({
      user_id: id,
      address: '7 Quiet Row',
      city: 'Salem',
      state: 'OR',
      zip_code: '97301',
      bedrooms: 3,
      bathrooms: 2,
      square_feet: 1810,
      price: 500000,
      property_type: 'Townhouse',
      ...row,
    })
    .select()
    .single()
  if (error) throw error
  return data
}

export const saveText = async (
  { client, id }: Agent,
  property_id: string,
  row: Record<string, unknown> = {},
) => {
  const caption = 'Four walls. #home'
  const { data, error } = await client
    .from('content')
    .insert({
      user_id: id,
      property_id,
      tone: 'luxury',
      description: 'A quiet house.',
      social_captions: {
        facebook: caption,
        instagram: caption,
        linkedin: caption,
        twitter: caption,
      },
      ...row,
    })
    .select()
    .single()
  if (error) throw error
  return data
}

export const loadSamples = async ({ client }: Agent) => {
  const { error } = await client.rpc('load_sample_listings')
  if (error) throw error
}

export const newestProperty = async ({ client }: Agent) => {
  const { data } = await client
    .from('properties')
    .select('*')
    .order('created_at', { ascending: false })
    .limit(1)
    .single()
  return data
}

/** What every card of a property shows. */
export const expectFacts = async (card: Locator, row: Record<string, unknown>) => {
  for (const text of [
    `$${Number(row.price).toLocaleString('en-US')}`,
    `${row.address}`,
    `${row.city}, ${row.state} ${row.zip_code}`,
    `${row.property_type}`,
    `${row.bedrooms} bed`,
    `${row.bathrooms} bath`,
    `${Number(row.square_feet).toLocaleString('en-US')} sq ft`,
  ])
    await expect(card).toContainText(text)
}

/** With a clock installed before: the six seconds in which a deletion can be taken back pass at once. */
export const letUndoPass = (page: Page) => page.clock.fastForward(6000)

export const cards = (page: Page) => page.locator('article')

export const searchBox = (page: Page) => page.getByPlaceholder('Search by address, city, state...')
