import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const Page = () => {
  const [names, setNames] = useState(['Elm', 'Oak'])
  return (
    <main ref={useKeptFocus()} tabIndex={-1}>
      <input aria-label="Search" />
      {names.length > 0 && (
        <section aria-label="Listings">
          {names.map((name) => (
            <button
              key={name}
              type="button"
              onClick={() => setNames(names.filter((other) => other !== name))}
            >
              Delete {name}
            </button>
          ))}
        </section>
      )}
    </main>
  )
}

const focused = () => document.activeElement
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
const remove = (name: string) => screen.getByRole('button', { name: `Delete ${name}` })

it('when a button goes with what it deleted, the part of the page around it takes the focus', async () => {
  const { user } = renderScreen(<Page />)
  remove('Elm').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('region', { name: 'Listings' })))
  await user.tab()
  expect(focused()).toBe(remove('Oak'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
})

it('what was left on purpose is not focused again', async () => {
  const { user } = renderScreen(<Page />)
  remove('Oak').focus()
  remove('Oak').blur()
  await user.pointer({ target: document.body, keys: '[MouseLeft]' })
  remove('Elm').click()
  await nextFrame()
  expect(focused()).toBe(document.body)
})

it('whoever went on to the navigation is not called back by a later change of the page', async () => {
  renderScreen(
    <>
      <nav>
        <button type="button">Dashboard</button>
      </nav>
      <Page />
    </>,
  )
  const navigation = screen.getByRole('button', { name: 'Dashboard' })
  remove('Oak').focus()
  navigation.focus()
  await nextFrame()
  navigation.blur()
  await act(async () => remove('Elm').click())
  await nextFrame()
  expect(focused()).toBe(document.body)
})

it('a dialog that confirmed a deletion leaves the focus to what was around the button', async () => {
  renderScreen(
    <>
      <Page />
      <div role="dialog" aria-label="Are you sure?">
        <button type="button">Yes</button>
      </div>
    </>,
  )
  const yes = screen.getByRole('button', { name: 'Yes' })
  remove('Elm').focus()
  yes.focus()
  await nextFrame()
  yes.blur()
  await act(async () => remove('Elm').click())
  await waitFor(() => expect(focused()).toBe(screen.getByRole('region', { name: 'Listings' })))
})

it('a dialog that closes while the page changes gives the focus back itself', async () => {
  // The frame comes before the timer by which the dialog gives the focus back.
  const atOnce = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => {
    queueMicrotask(() => frame(0))
    return 1
  })
  renderScreen(
    <>
      <Page />
      <div role="dialog" aria-label="Are you sure?">
        <button type="button">Yes</button>
      </div>
    </>,
  )
  const yes = screen.getByRole('button', { name: 'Yes' })
  remove('Elm').focus()
  yes.focus()
  yes.blur()
  setTimeout(() => {
    if (focused() === document.body) remove('Oak').focus()
  })
  await act(async () => remove('Elm').click())
  await waitFor(() => expect(focused()).toBe(remove('Oak')))
  atOnce.mockRestore()
})

it('a part that cannot take the focus leaves it to the part around it', async () => {
  const { user } = renderScreen(<Page />)
  // As in a browser, when the part is hidden or inert.
  vi.spyOn(screen.getByRole('region', { name: 'Listings' }), 'focus').mockReturnValue()
  remove('Elm').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
})
