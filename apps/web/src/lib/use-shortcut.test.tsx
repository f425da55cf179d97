import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useShortcut } from './use-shortcut.ts'

afterEach(() => vi.unstubAllGlobals())

it('the keys are heard as soon as the button is on the page', async () => {
  // Only outside of `act` are effects run after the page has changed, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const onKeys = vi.fn()
  const Screen = () => {
    useShortcut({ key: 'k' }, onKeys)
    return <button type="button">Go to</button>
  }
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  const hasChanged = new Promise((resolve) => {
    const options = { childList: true, subtree: true }
    new MutationObserver(resolve).observe(document.body, options)
  })
  root.render(<Screen />)
  await hasChanged
  expect(document.querySelector('button')).not.toBeNull()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true }))
  expect(onKeys).toHaveBeenCalledOnce()
  root.unmount()
})
