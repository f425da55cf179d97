import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BetaForm } from './beta-form.tsx'

it('a prerendered form sends nothing before its script is there to handle it, and keeps what was typed', async () => {
  const form = <BetaForm onSubmitted={() => undefined} />
  const root = document.createElement('div')
  document.body.append(root)
  root.innerHTML = renderToString(form)
  const [button, name] = [root.querySelector('button'), root.querySelector('input')]
  expect(button?.disabled).toBe(true)
  expect(button?.textContent).toBe('Request Access')
  if (name) name.value = 'Dana'

  await act(async () => void hydrateRoot(root, form))
  expect(root.querySelector('button')?.disabled).toBe(false)
  expect(root.querySelector('input')?.value).toBe('Dana')
})
