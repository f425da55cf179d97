// @vitest-environment node

import { expect, it } from 'vitest'
import { connectClient } from '@/lib/connect-client.ts'
import { updateProfile } from './mutations.ts'
import { profileQuery, readProfile } from './queries.ts'

const client = connectClient('http://127.0.0.1:1', 'anon', {
  storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
  fetch: () => Promise.reject(new Error('nothing may be asked')),
})

it('[ERR-08] a profile read without a user is an error', async () => {
  await expect(readProfile(client, undefined)).rejects.toThrow('No user')
})

it('[ERR-09] a profile update without a user is an error', async () => {
  await expect(updateProfile(client, undefined, { company: 'x' })).rejects.toThrow('No user')
})

it('[DATA-05] no profile is asked for while nobody is signed in', () => {
  expect(profileQuery(client, undefined).enabled).toBe(false)
  expect(profileQuery(client, 'someone').enabled).toBe(true)
})
