import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { AGENT, wire } from '@/testing/wire.ts'
import { PropertyList } from './property-list.tsx'

const SEARCH = 'POST /rest/v1/rpc/search_properties'

const authors = [
  { id: AGENT.id, name: 'Ada Lovelace' },
  { id: 'grace', name: 'Grace Hopper' },
]

const open = (at: string, rows = [aPropertyRow()]) => {
  const on = wire({
    [SEARCH]: () => rows,
    'POST /rest/v1/rpc/property_filters': { authors },
  })
  return { on, ...renderScreen(<PropertyList needle="" />, { on, at }) }
}

it('a card is named by its address, for whoever is brought to it', async () => {
  open('/saved')
  expect(await screen.findByRole('article', { name: '7 Quiet Row' })).toBeTruthy()
})

it('properties are ordered and filtered by what the address says', async () => {
  const { on } = open('/saved?type=Condo&sort=price_high')
  await screen.findByRole('heading', { name: '7 Quiet Row' })
  expect(on.requests(SEARCH)[0]?.body).toMatchObject({ only_type: 'Condo', sort: 'price_high' })
})

it('an order is chosen, and the list is read in it', async () => {
  const { on, user, address } = open('/saved')
  await user.click(await screen.findByText('Filter and sort'))
  await user.click(screen.getByRole('combobox', { name: 'Order' }))
  await user.click(screen.getByRole('option', { name: 'Address, A to Z', hidden: true }))
  expect(address()).toBe('/saved?sort=address')
  await waitFor(() => expect(on.requests(SEARCH).at(-1)?.body).toMatchObject({ sort: 'address' }))
})

it('filters that leave nothing can be cleared, and the order stays', async () => {
  const { user, address } = open('/saved?type=Estate&period=7&sort=oldest', [])
  await screen.findByText('No properties match your search criteria')
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(address()).toBe('/saved?sort=oldest')
})

it('an author of the library is chosen, and a card names a colleague', async () => {
  const { on, user, address } = open('/saved', [aPropertyRow({ user_id: 'grace' })])
  expect(await screen.findByText(/^Grace Hopper · Added/)).toBeTruthy()
  await user.click(screen.getByText('Filter and sort'))
  await user.click(await screen.findByRole('combobox', { name: 'Author' }))
  await user.click(screen.getByRole('option', { name: 'Grace Hopper', hidden: true }))
  await waitFor(() =>
    expect(on.requests(SEARCH).at(-1)?.body).toMatchObject({ only_author: 'grace' }),
  )
  expect(address()).toBe('/saved?author=grace')
})
