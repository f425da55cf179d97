import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { CheckPage } from './check.tsx'

afterEach(cleanup)

const openPage = () => {
  render(<CheckPage />)
  const user = userEvent.setup()
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your text' })
  return { user, text, result: screen.getByRole('region', { name: 'What we found' }) }
}

it('a visitor pastes a text and is told what breaks Fair Housing, without facts', async () => {
  const { user, text, result } = openPage()
  act(() => text.focus())
  await user.paste('A quiet home. No Section 8.')
  within(result).getByText(/things? to look at/)
  expect(result.textContent).toContain('Do not publish')
  expect(result.textContent).toContain('Type the facts')
})

it('with facts every claim is traced, or said to have none', async () => {
  const { user, text, result } = openPage()
  await user.type(screen.getByLabelText('Bedrooms'), '4')
  await user.type(screen.getByLabelText('Key Features'), 'screened porch')
  act(() => text.focus())
  await user.paste('Five bedrooms, a screened porch and a heated pool.')
  const listed = await within(result).findAllByRole('listitem')
  const claims = listed.map(({ textContent }) => textContent)
  expect(claims).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Five.*Contradicts$/),
      expect.stringMatching(/pool.*No support$/),
      expect.stringMatching(/^screened porch.*Traced$/),
    ]),
  )
})

it('a suggestion is applied to the text', async () => {
  const { user, text, result } = openPage()
  act(() => text.focus())
  await user.paste('The master bedroom is upstairs.')
  const [fix] = within(result).getAllByRole('button', { name: /^Use “/ })
  if (!fix) throw new Error('There is no fix')
  await user.click(fix)
  expect(text.value).toBe('The primary bedroom is upstairs.')
})

it('nothing is sent and nothing is stored', async () => {
  const sent = vi.spyOn(globalThis, 'fetch')
  const { user, result } = openPage()
  await user.click(screen.getByRole('button', { name: 'Try a sample' }))
  expect(result.textContent).toContain('Perfect for young families')
  expect(sent).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
})
