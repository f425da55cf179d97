// @vitest-environment node

import { expect, it } from 'vitest'
import { camelKeys, snakeKeys } from './casing.ts'

it('a row arrives with camelCase fields, its values untouched', () => {
  const row = { id: 'a', last_seen_at: 'now', social_captions: { my_key: 1 } }
  expect(camelKeys(row)).toEqual({ id: 'a', lastSeenAt: 'now', socialCaptions: { my_key: 1 } })
})

it('fields go back under the names of their columns', () => {
  expect(snakeKeys({ fullName: 'Ada', ipLockEnabled: true })).toEqual({
    full_name: 'Ada',
    ip_lock_enabled: true,
  })
})
