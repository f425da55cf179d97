import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Link, type RouteObject } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import '@/testing/browser-gaps.ts'
import { PageRouter } from './page-router.tsx'

const Form = () => (
  <>
    <input aria-label="Email" />
    <Link to="/other">Other</Link>
    <Link to="/third">Third</Link>
  </>
)

/** A page that comes when the test says so. */
const aPage = (path: string, text: string) => {
  let arrive = () => {}
  let fail = (_: Error) => {}
  const load = vi.fn(
    () =>
      new Promise<{ Component: () => string }>((resolve, reject) => {
        arrive = () => resolve({ Component: () => text })
        fail = reject
      }),
  )
  return {
    route: { path, lazy: load } satisfies RouteObject,
    load,
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail(new TypeError('Failed to fetch'))),
  }
}

beforeEach(() => history.replaceState(null, '', '/form'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const open = async () => {
  const other = aPage('/other', 'The other page')
  const third = aPage('/third', 'The third page')
  const routes = [{ path: '/form', Component: Form }, other.route, third.route]
  await act(async () => render(<PageRouter routes={routes} />))
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }))
  return { other, third, follow }
}

it('the frame of the app is there while the first page is loaded', async () => {
  document.documentElement.classList.add('inside')
  history.replaceState(null, '', '/other')
  const { other } = await open()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  expect(screen.getByText('Loading...')).toBeTruthy()
  await other.arrive()
  expect(screen.getByText('The other page')).toBeTruthy()
  document.documentElement.classList.remove('inside')
})

it('the address changes when the next page is there; until then the present one takes what is typed', async () => {
  const { other, follow } = await open()
  await follow('Other')
  expect(location.pathname).toBe('/form')
  await userEvent.type(screen.getByLabelText('Email'), 'ada')
  await other.arrive()
  expect(location.pathname).toBe('/other')
  expect(screen.getByText('The other page')).toBeTruthy()
})

it('the address and the page change at the same moment', async () => {
  const { other, follow } = await open()
  await follow('Other')
  const seen: string[] = []
  vi.spyOn(history, 'pushState').mockImplementationOnce((state, title, url) => {
    history.replaceState(state, title, url)
    queueMicrotask(() => seen.push(document.body.textContent ?? ''))
  })
  await other.arrive()
  expect(seen).toEqual(['The other page'])
})

it('of two links the last one counts, whichever page comes first', async () => {
  const { other, third, follow } = await open()
  await follow('Other')
  await follow('Third')
  await third.arrive()
  await other.arrive()
  expect(location.pathname).toBe('/third')
  expect(screen.getByText('The third page')).toBeTruthy()
})

it('a page that is returned to is shown without loading it again', async () => {
  const { other, follow } = await open()
  await follow('Other')
  await other.arrive()
  const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await returned
  })
  expect(screen.getByLabelText('Email')).toBeTruthy()
  await follow('Other')
  expect(await screen.findByText('The other page')).toBeTruthy()
  expect(other.load).toHaveBeenCalledTimes(1)
})

it('a page that could not be loaded is told of, and asked for again when one has been elsewhere', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const { other, follow } = await open()
  await follow('Other')
  await other.fail()
  expect(location.pathname).toBe('/other')
  expect(screen.getByText('This page could not be shown.')).toBeTruthy()
  const returned = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  await act(async () => {
    history.back()
    await returned
  })
  await follow('Other')
  await other.arrive()
  expect(screen.getByText('The other page')).toBeTruthy()
})
