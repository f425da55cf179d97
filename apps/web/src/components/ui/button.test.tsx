import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import { Button } from './button.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuTrigger } from './dropdown-menu.tsx'

const focused = () => document.activeElement

it('a button keeps the focus while it works, and takes no further clicks', async () => {
  const act = vi.fn()
  const Saving = () => {
    const [busy, setBusy] = useState(false)
    return (
      <Button
        busy={busy}
        onClick={() => {
          act()
          setBusy(true)
        }}
      >
        Save
      </Button>
    )
  }
  const { user } = renderScreen(<Saving />)
  const button = screen.getByRole('button', { name: 'Save' })
  await user.click(button)
  await user.click(button)
  await user.keyboard('{Enter}')
  expect(act).toHaveBeenCalledTimes(1)
  expect(focused()).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

it('a form is not sent while its button works, neither by it nor by Enter in a field', async () => {
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = renderScreen(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await user.type(screen.getByLabelText('Name'), 'Ada{Enter}')
  expect(send).not.toHaveBeenCalled()
})

it('a menu does not open while its button works', async () => {
  const { user } = renderScreen(
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button busy>More</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>Items</DropdownMenuContent>
    </DropdownMenu>,
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('menu')).toBeNull()
})
