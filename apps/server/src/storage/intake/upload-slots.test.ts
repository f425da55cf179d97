import { expect, it } from 'vitest'
import { UploadSlots } from './upload-slots.ts'

const forEver = () => new Promise<never>(() => undefined)
const isRefused = (slots: UploadSlots, user: string | null, address: string) =>
  slots.hold(user, address, async () => false).catch(({ code }) => code === 'SlowDown')

it('[SEC-IN-03] accounts of one address do not hold all places for uploads', async () => {
  const slots = new UploadSlots()
  for (let n = 0; n < 40; n += 1) void slots.hold(`user-${n}`, `2001:db8:1:2::${n + 1}`, forEver)
  expect(await isRefused(slots, 'another', '2001:db8:1:2::ffff')).toBe(true)
  expect(await isRefused(slots, 'another', '2001:db8:1:3::1')).toBe(false)
})

it('[SEC-IN-03] one account does not hold all places for uploads from many addresses', async () => {
  const slots = new UploadSlots()
  for (let n = 0; n < 20; n += 1) void slots.hold('one', `198.18.0.${n}`, forEver)
  expect(await isRefused(slots, 'one', '198.18.1.1')).toBe(true)
  expect(await isRefused(slots, 'other', '198.18.1.1')).toBe(false)
})
