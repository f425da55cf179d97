import { AuthRetryableFetchError } from '@supabase/auth-js'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AccountMenu } from '@/features/account/account-menu.tsx'
import { SignInAgainDialog } from '@/features/auth/sign-in-again-dialog.tsx'
import { connectClient } from '@/lib/connect-client.ts'
import { readStoredDraft, storeDraft } from '@/lib/draft-storage.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { AGENT, aSession, aUser, json } from '@/testing/wire.ts'
import { arrival } from './arrival.ts'
import { useAuth } from './auth-context.ts'
import { AuthProvider } from './auth-provider.tsx'
import { markSignOut } from './deliberate-sign-out.ts'

const LOCK = /Your IP lock ends it when you leave the network where you signed in\./

const Page = () => {
  const { loading, session, expired } = useAuth()
  if (loading) return null
  if (!session) return <p>Log in</p>
  return expired ? <SignInAgainDialog /> : <p>Inside</p>
}

// Of another project than the client of `renderScreen`: clients of one project tell each other who is signed in.
const KEY = 'sb-home-auth-token'

const keepSession = (isLocked: boolean, secondsLeft: number) => {
  const session = {
    ...aSession(),
    expires_at: Math.floor(Date.now() / 1000) + secondsLeft,
    user: { ...aUser, app_metadata: isLocked ? { address_lock: true } : {} },
  }
  localStorage.setItem(KEY, JSON.stringify(session))
}

const NOT_RENEWED = json({ error_code: 'session_not_found', msg: 'Invalid Refresh Token' }, 400)

/** The app in a browser whose requests are all answered the same: the session is not renewed, unless a test says more. */
const open = (menu: ReactNode = null, answer = NOT_RENEWED) => {
  const client = connectClient('http://home.test', 'anon', {
    auth: { autoRefreshToken: false, detectSessionInUrl: false },
    storage: localStorage,
    fetch: async () => answer.clone(),
  })
  const { address } = renderScreen(
    <AuthProvider client={client}>
      <Page />
      {menu}
    </AuthProvider>,
    { at: '/saved' },
  )
  return Object.assign(client, { address })
}

describe('a session that cannot be renewed', () => {
  it('when the app is opened elsewhere under the IP lock, says what the lock does', async () => {
    keepSession(true, -60)
    open()
    expect(await screen.findByText(LOCK)).toBeTruthy()
    expect(await screen.findByText('Log in')).toBeTruthy()
  })

  it('without the lock, says nothing of it', async () => {
    keepSession(false, -60)
    open()
    await screen.findByText('Log in')
    await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull())
    expect(screen.queryByText(LOCK)).toBeNull()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'while someone works (IP lock: %s), asks to sign in again and says why',
    async (isLocked, times) => {
      keepSession(isLocked, 3600)
      const client = open()
      await screen.findByText('Inside')
      keepSession(isLocked, -60)
      await (await client.auth()).getSession()
      expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy()
      expect(screen.queryAllByText(LOCK)).toHaveLength(times)
    },
  )
})

describe('a log-out in another tab', () => {
  const MARK = 'listwright.signed-out-at'
  const mark = () => {
    localStorage.setItem(MARK, `${Date.now()} forgotten`)
    const newValue = localStorage.getItem(MARK)
    window.dispatchEvent(new StorageEvent('storage', { key: MARK, newValue }))
  }

  it('leads home as well when its mark arrives after the report of the auth client', async () => {
    keepSession(false, 3600)
    const client = open()
    await screen.findByText('Inside')
    await (await client.auth()).signOut({ scope: 'local' })
    expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy()
    mark()
    expect(await screen.findByText('Log in')).toBeTruthy()
  })

  it('that has not gone through yet ends nothing here', async () => {
    keepSession(false, 3600)
    open()
    await screen.findByText('Inside')
    mark()
    expect(screen.getByText('Inside')).toBeTruthy()
  })
})

describe('a session that this browser keeps', () => {
  it('opens the app at once, before the auth client is there', async () => {
    keepSession(false, 3600)
    const client = open()
    const load = vi.spyOn(client, 'auth')
    expect(await screen.findByText('Inside')).toBeTruthy()
    expect(load).not.toHaveBeenCalled()
  })

  it('closes it when another tab signs out before the auth client is there', async () => {
    keepSession(false, 3600)
    open()
    await screen.findByText('Inside')
    markSignOut('kept')
    localStorage.removeItem(KEY)
    expect(await screen.findByText('Log in')).toBeTruthy()
  })

  it('stays when its renewal gets no answer, as when a computer wakes before its network', async () => {
    keepSession(false, 3600)
    const client = open()
    const auth = await client.auth()
    const error = new AuthRetryableFetchError('Failed to fetch', 0)
    const renew = vi.spyOn(auth, 'getSession').mockResolvedValue({ data: { session: null }, error })
    await waitFor(() => expect(renew).toHaveBeenCalled())
    await act(async () => {})
    expect(screen.getByText('Inside')).toBeTruthy()
    expect(screen.queryByText(/Nothing you typed is lost/)).toBeNull()
  })
})

describe('a log-out that goes through', () => {
  it.each([
    ['ERR-45', 401],
    ['ERR-46', 403],
    ['ERR-47', 404],
  ])('[%s] is one that is answered with %i as well, and leads home', async (_, status) => {
    keepSession(false, 3600)
    const { address } = open(<AccountMenu />, json({}, status))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    expect(await screen.findByText('Successfully logged out')).toBeTruthy()
    await waitFor(() => expect(address()).toBe('/'))
  })
})

describe('a log-out that does not go through', () => {
  afterEach(() => vi.restoreAllMocks())

  const typeDraft = () =>
    storeDraft(AGENT.id, 'new', {
      body: { typed: true },
      sync: { version: 0, isPending: true, propertyId: null, contentId: null },
    })

  it.each([
    ['cannot be loaded', 'auth'],
    ['throws', 'signOut'],
  ])(
    'because the auth client %s is told, and drafts outlive a session that ends soon after',
    async (_, fault) => {
      vi.spyOn(console, 'error').mockReturnValue()
      keepSession(false, 3600)
      typeDraft()
      const client = open(<AccountMenu />)
      const logOut = await screen.findByRole('menuitem', { name: 'Log out' })
      const auth = await client.auth()
      if (fault === 'auth') vi.spyOn(client, 'auth').mockRejectedValue(new Error('gone'))
      else vi.spyOn(auth, 'signOut').mockRejectedValueOnce(new Error('the storage is locked'))
      await userEvent.click(logOut)
      expect(await screen.findByText('Failed to log out')).toBeTruthy()
      await auth.signOut({ scope: 'local' })
      expect(await screen.findByText(/Nothing you typed is lost/)).toBeTruthy()
      expect(readStoredDraft(AGENT.id, 'new')).not.toBeNull()
    },
  )

  it('[GUARD-40] [ERR-06] [ERR-07] is said and logged, and changes nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    keepSession(false, 3600)
    const { address } = open(<AccountMenu />, json({}, 500))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }))
    expect(await screen.findByText('Failed to log out')).toBeTruthy()
    expect(address()).toBe('/saved')
    expect(screen.getByText('Inside')).toBeTruthy()
    expect(log).toHaveBeenCalledWith('Error signing out:', expect.anything())
  })
})

describe('the second link about another sign-in address', () => {
  const signedInAt = async (at: string) => {
    const client = connectClient('http://home.test', 'anon', {
      auth: { autoRefreshToken: false, detectSessionInUrl: false },
      storage: localStorage,
      fetch: async () => json({}, 200),
    })
    keepSession(false, 3600)
    const { address } = renderScreen(
      <AuthProvider client={client}>
        <Page />
      </AuthProvider>,
      { at },
    )
    await screen.findByText('Inside')
    return address
  }

  it('stays on the account page, which has the answer', async () => {
    Object.assign(arrival, { isSignIn: true, addressChange: 'done' })
    const account = await signedInAt('/account')
    expect(account()).toBe('/account')
  })

  it('leads from any other page to the dashboard', async () => {
    Object.assign(arrival, { isSignIn: true, addressChange: 'done' })
    const home = await signedInAt('/')
    await waitFor(() => expect(home()).toBe('/dashboard'))
  })

  afterEach(() => void Object.assign(arrival, { isSignIn: false, addressChange: null }))
})
