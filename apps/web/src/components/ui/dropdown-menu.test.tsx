import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '@/testing/render-screen.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx'

it('a menu that was opened with the mouse can be scrolled with the keyboard', async () => {
  const { user } = renderScreen(
    <DropdownMenu>
      <DropdownMenuTrigger>Lead with</DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem>pool</DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  )
  await user.click(screen.getByRole('button', { name: 'Lead with' }))
  expect((await screen.findByRole('menu')).tabIndex).toBe(0)
})
