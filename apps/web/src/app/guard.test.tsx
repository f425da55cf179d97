import { waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { pendingInvitation } from '@/lib/pending-invitation.ts'
import { AuthContext } from '@/lib/session/auth-context.ts'
import { renderScreen } from '@/testing/render-screen.tsx'
import { wire } from '@/testing/wire.ts'
import { Guard } from './guard.tsx'

const VISITOR = { user: null, session: null }

it('a guest who has to sign in first is still invited afterwards', async () => {
  renderScreen(<Guard />, { at: '/account?invitation=secret', path: '/account', auth: VISITOR })
  await waitFor(() => expect(pendingInvitation()).toBe('secret'))
})

it('an invitation is not kept by a page that was never shown', () => {
  const { client } = wire()
  const auth = { ...VISITOR, client, loading: false, expired: false, needsCode: false }
  renderToString(
    <AuthContext value={{ ...auth, signOut: async () => undefined }}>
      <MemoryRouter initialEntries={['/account?invitation=secret']}>
        <Guard />
      </MemoryRouter>
    </AuthContext>,
  )
  expect(pendingInvitation()).toBe(null)
})
