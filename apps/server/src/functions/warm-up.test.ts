import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openFunctions } from './open-functions.ts'

/** `take-steps` answers how many steps of warming up have been taken; called with a body, it waits until it is called again. */
const SOURCES: Record<string, string> = {
  'fail-to-warm-up': `export function* warmUp() { throw new Error('cold') }
    export default () => async () => new Response('warm all the same')`,
  'take-steps': `let steps = 0
    let goOn
    export function* warmUp() { for (; steps < 3; steps += 1) yield }
    export default () => async (request) => {
      goOn?.()
      if (await request.text()) await new Promise((resolve) => { globalThis.isHeld = true; goOn = resolve })
      return new Response(String(steps)) }`,
  'tell-held': `export default () => async () => new Response(String(globalThis.isHeld))`,
  'end-the-thread': `export default () => async () => process.exit()`,
}

const open = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'warm-up-'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const [name, source] of Object.entries(SOURCES))
    await writeFile(join(folder, `${name}.js`), source)
  const { functions, warmUp, close } = await openFunctions({ folder, environment: {} })
  onTestFinished(async () => {
    await close()
    await rm(folder, { recursive: true })
  })
  const call = async (name: string, body = '') => {
    const answer = await functions.get(name)?.(
      new Request('http://127.0.0.1', { method: 'POST', body }),
    )
    return answer?.text()
  }
  return { call, warmUp }
}

it('functions are warmed up when they are told to, also those of the next thread', async () => {
  const { call, warmUp } = await open()
  expect(await call('take-steps')).toBe('0')
  warmUp()
  await expect.poll(() => call('take-steps')).toBe('3')
  await call('end-the-thread').catch(() => undefined)
  await expect.poll(() => call('take-steps')).toBe('3')
  expect(await call('fail-to-warm-up')).toBe('warm all the same')
})

it('warming up stands still while a call is under way', async () => {
  const { call, warmUp } = await open()
  const held = call('take-steps', 'wait')
  await expect.poll(() => call('tell-held')).toBe('true')
  warmUp()
  // Without standing still, it takes a fifth of this.
  await new Promise((resolve) => setTimeout(resolve, 300))
  await call('take-steps')
  expect(Number(await held)).toBeLessThan(3)
  await expect.poll(() => call('take-steps')).toBe('3')
})
