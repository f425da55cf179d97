import { setTimeout as sleep } from 'node:timers/promises'
import { TONES } from '@listwright/contracts'
import { type FreshProduct, startFreshProduct } from '@listwright/listwright/testing/fresh-product'
import { report, rounded } from './report.ts'
import { ask, createAgent } from './signed-in.ts'

// The built-in writer's whole answer, as the built product gives it to an agent: token, plan, property, text, review and record.
const WARM_UP = 10
const ROUNDS = 60
const GOAL_MS = 100
/** Texts that are asked for at the same time, and how often. */
const AT_ONCE = 12
const FLOODS = 6

const product = await startFreshProduct()
try {
  const { access_token: token } = await createAgent(product)
  const properties = await ask<{ id: string }[]>(product, '/rest/v1/rpc/search_properties', token, {
    needle: '',
    page_size: 24,
  })
  const times: number[] = []
  const writing: number[] = []
  // What the smallest question costs in the same moments: figures of a busy machine can be told by it.
  const smallest: number[] = []
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const start = performance.now()
    const answer = await ask<{ duration_ms: number }>(
      product,
      '/functions/v1/generate-content',
      token,
      {
        property_id: properties[round % properties.length]?.id,
        tone: TONES[round % TONES.length],
        seed: round,
      },
    )
    if (round < WARM_UP) continue
    times.push(performance.now() - start)
    writing.push(answer.duration_ms)
    const asked = performance.now()
    await ask(product, '/rest/v1/rpc/search_properties', token, { needle: '', page_size: 1 })
    smallest.push(performance.now() - asked)
  }
  report('answer.built-in', {
    properties: properties.length,
    p50Ms: rounded(share(times, 0.5), 1),
    p95Ms: rounded(share(times, 0.95), 1),
    writingP50Ms: rounded(share(writing, 0.5), 1),
    writingP95Ms: rounded(share(writing, 0.95), 1),
    smallestP50Ms: rounded(share(smallest, 0.5), 1),
    perSmallest: rounded(share(times, 0.5) / share(smallest, 0.5), 1),
    goal: `p95 < ${GOAL_MS} ms of server time, on a machine that does nothing else`,
  })
  const ids = properties.map(({ id }) => id)
  const idle = await healthWhile(product, () => sleep(2_000))
  const busy = await healthWhile(product, () => writeMany(product, token, ids))
  report('answer.health', {
    texts: AT_ONCE * FLOODS,
    idleP50Ms: rounded(share(idle, 0.5), 1),
    idleP99Ms: rounded(share(idle, 0.99), 1),
    writingP50Ms: rounded(share(busy, 0.5), 1),
    writingP99Ms: rounded(share(busy, 0.99), 1),
    slowestMs: rounded(share(busy, 1), 1),
    goal: 'no request waits for a text of somebody else',
  })
} finally {
  await product.stop()
}

/** How long /health takes, asked again and again until something is done. */
async function healthWhile(product: FreshProduct, work: () => Promise<unknown>) {
  let isDone = false
  const working = work().finally(() => {
    isDone = true
  })
  const times: number[] = []
  while (!isDone) {
    const asked = performance.now()
    await (await fetch(`${product.url}/health`)).text()
    times.push(performance.now() - asked)
    await sleep(5)
  }
  await working
  return times
}

async function writeMany(product: FreshProduct, token: string, properties: string[]) {
  for (let flood = 0; flood < FLOODS; flood += 1)
    await Promise.all(
      Array.from({ length: AT_ONCE }, (_, n) =>
        ask(product, '/functions/v1/generate-content', token, {
          property_id: properties[n % properties.length],
          tone: TONES[n % TONES.length],
          seed: 1_000 + flood * AT_ONCE + n,
        }),
      ),
    )
}

function share(of: readonly number[], part: number): number {
  return of.toSorted((a, b) => a - b)[Math.floor(part * (of.length - 1))] ?? 0
}
