import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
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
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(focused()).toBe(document.body)
})
