import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { useShortcut } from '@/lib/use-shortcut.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { Dialog, DialogContent } from './dialog.tsx'

/** Opened by a shortcut or by a button that can be pressed once, as 'Lock This In'. */
const Page = () => {
  const [isOpen, setIsOpen] = useState(false)
  const [isDone, setIsDone] = useState(false)
  useShortcut({ key: 's' }, () => setIsOpen(true))
  return (
    <main id="main" tabIndex={-1}>
      <textarea aria-label="Text" />
      <button
        type="button"
        disabled={isDone}
        onClick={() => {
          setIsDone(true)
          setIsOpen(true)
        }}
      >
        Save
      </button>
      <Dialog open={isOpen} onOpenChange={setIsOpen}>
        <DialogContent title="Saved" />
      </Dialog>
    </main>
  )
}

const focused = () => document.activeElement

it('whoever opened it by a shortcut goes on typing where they were', async () => {
  const { user } = renderScreen(<Page />)
  await user.click(screen.getByLabelText('Text'))
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Text')))
})

it('what cannot take the focus any more leaves it to the page', async () => {
  const { user } = renderScreen(<Page />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(focused()).toBe(screen.getByRole('main')))
})
