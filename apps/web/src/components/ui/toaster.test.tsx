import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { toast } from '@/lib/toast.ts'
import '@/testing/browser-gaps.ts'
import { ToasterProvider } from './toaster.tsx'

afterEach(cleanup)

const said = () => [...document.querySelectorAll('[data-title]')].map((title) => title.textContent)

it('what was said before the toaster was there is shown when it is, in order', async () => {
  toast.success('Property details saved')
  toast('One listing deleted')
  render(<ToasterProvider>page</ToasterProvider>)
  await screen.findByText('One listing deleted')
  expect(said().toSorted()).toEqual(['One listing deleted', 'Property details saved'])
})

it('the first words fetch the toaster at once, and the next ones are shown without a wait', async () => {
  render(<ToasterProvider>page</ToasterProvider>)
  toast.error('Failed to save content. Please try again.')
  await screen.findByText('Failed to save content. Please try again.')
  toast.success('Content saved to your dashboard!')
  expect(await screen.findByText('Content saved to your dashboard!')).toBeTruthy()
})
