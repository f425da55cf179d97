import { onlineManager } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { lateAnswer } from '@/testing/late-answer.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { aPropertyRow } from '@/testing/rows.ts'
import { json, wire } from '@/testing/wire.ts'
import { PaletteButton } from './palette-button.tsx'

const FIND = 'POST /rest/v1/rpc/search_properties'

afterEach(() => onlineManager.setOnline(true))

const open = () => {
  const on = wire({
    [FIND]: ({ body }: { body: unknown }) =>
      Object(body).needle === 'nowhere' ? [] : [aPropertyRow()],
  })
  const view = renderScreen(
    <>
      <PaletteButton />
      <textarea aria-label="Notes" />
    </>,
    { on },
  )
  return { on, ...view }
}

it.each(['Control', 'Meta'])('%s+K leads to a listing by its address', async (key) => {
  const { user, on, address } = open()
  await user.keyboard(`{${key}>}k{/${key}}`)
  await user.type(await screen.findByRole('combobox'), 'quiet')
  await waitFor(() => expect(on.requests(FIND).at(-1)?.body).toMatchObject({ needle: 'quiet' }))
  await screen.findByRole('option', { name: /7 Quiet Row/ })
  await user.keyboard('{Enter}')
  expect(address()).toBe(`/generate/${aPropertyRow().id}`)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('the newest listing is chosen until someone chooses otherwise', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  const listing = await screen.findByRole('option', { name: /7 Quiet Row/ })
  await waitFor(() => expect(listing.getAttribute('aria-selected')).toBe('true'))
})

it('the active entry is the chosen one, also after listings were late', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox')
  for (const text of ['quiet', ' row']) {
    await user.type(box, text)
    await waitFor(() => {
      const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '')
      expect(active?.textContent).toContain('7 Quiet Row')
      expect(active?.getAttribute('aria-selected')).toBe('true')
    })
  }
})

it('no entry is called active when none is left, and one is as soon as there is', async () => {
  const { user } = open()
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox')
  const active = () => box.getAttribute('aria-activedescendant')
  await waitFor(() => expect(active()).toBeTruthy())
  await user.type(box, 'nowhere')
  expect(await screen.findByText('Nothing is called that.')).toBeTruthy()
  expect(active()).toBeNull()
  await user.clear(box)
  await waitFor(() => expect(document.getElementById(active() ?? '')).toBeTruthy())
})

it('more listings than fit are looked at in the library', async () => {
  const many = Array.from({ length: 8 }, (_, at) => aPropertyRow({ id: `house-${at}` }))
  const on = wire({ [FIND]: many })
  const { user, address } = renderScreen(<PaletteButton />, { on })
  await user.keyboard('{Control>}k{/Control}')
  const box = await screen.findByRole('combobox')
  await waitFor(() => expect(screen.getAllByRole('option', { name: /Quiet Row/ })).toHaveLength(8))
  expect(screen.queryByRole('option', { name: /All matches/ })).toBeNull()
  await user.type(box, 'quiet r')
  await user.click(await screen.findByRole('option', { name: 'All matches in Saved Content' }))
  expect(address()).toBe('/saved?q=quiet+r')
})

it('actions are found by their names, and what is not found is said so', async () => {
  const { user, address } = open()
  await user.click(screen.getByRole('button', { name: 'Go to' }))
  const box = await screen.findByRole('combobox')
  await user.type(box, 'nowhere')
  expect((await screen.findByText('Nothing is called that.')).role).toBe('status')
  await user.clear(box)
  await user.type(box, 'saved')
  await user.click(await screen.findByRole('option', { name: 'Saved Content' }))
  expect(address()).toBe('/saved')
})

it('nothing is said to be missing before the answer is there', async () => {
  const { on, user } = open()
  await user.click(screen.getByRole('button', { name: 'Go to' }))
  const box = await screen.findByRole('combobox')
  await user.type(box, 'nowhere')
  await screen.findByText('Nothing is called that.')
  const none = lateAnswer([])
  on.answers(FIND, none.answer)
  await user.type(box, ' else')
  await waitFor(() =>
    expect(on.requests(FIND).at(-1)?.body).toMatchObject({ needle: 'nowhere else' }),
  )
  expect(screen.getByRole('status').textContent).toBe('')
  none.arrive()
  await screen.findByText('Nothing is called that.')
})

it('a search that fails is not taken for one that finds nothing', async () => {
  const { on, user } = open()
  on.answers(FIND, json({ message: 'boom' }, 500))
  await user.click(screen.getByRole('button', { name: 'Go to' }))
  await user.type(await screen.findByRole('combobox'), 'nowhere')
  await screen.findByText('Your listings cannot be searched just now.')
  expect(screen.queryByText('Nothing is called that.')).toBeNull()
})

it('without a network a listing is not said to be missing', async () => {
  const { user } = open()
  onlineManager.setOnline(false)
  await user.click(screen.getByRole('button', { name: 'Go to' }))
  await user.type(await screen.findByRole('combobox'), 'nowhere')
  await screen.findByText('Your listings cannot be searched just now.')
  expect(screen.queryByText('Nothing is called that.')).toBeNull()
})

it('? lists the shortcuts, but not while someone is typing', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('Notes'), '?')
  expect(screen.queryByRole('dialog')).toBeNull()
  screen.getByLabelText('Notes').blur()
  await user.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

it('whoever closes it goes on where they were', async () => {
  const { user } = open()
  await user.click(screen.getByLabelText('Notes'))
  await user.keyboard('{Control>}k{/Control}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('combobox')))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Notes')))
})
