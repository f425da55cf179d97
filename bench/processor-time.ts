const TURNS = 20
/** The first requests of a turn find nothing of theirs in the processor's caches. There are enough others to outweigh them. */
const PER_TURN = 120
/**
 * Until V8 has compiled what is used often, JavaScript and WebAssembly, which it does in each thread anew; that work is of
 * no one request. After 500 requests it still was a tenth of their processor time, after 3,600 it is a hundredth.
 */
const WARM_UP_TURNS = 30

type Ask = () => Promise<void>

/**
 * Processor milliseconds of each request, sent by so many clients at once. The ratio compares neighbouring rounds, which a
 * busy machine slows down alike.
 */
export async function compare(ours: Ask, theirs: Ask, atOnce = 1) {
  const cpuOf = (ask: Ask) => measure(ask, atOnce)
  for (const ask of [ours, theirs])
    for (let turn = 0; turn < WARM_UP_TURNS; turn += 1) await cpuOf(ask)
  const turns: { ours: number; theirs: number }[] = []
  for (let turn = 0; turn < TURNS; turn += 1)
    turns.push({ ours: await cpuOf(ours), theirs: await cpuOf(theirs) })
  return {
    ours: median(turns.map((turn) => turn.ours)),
    theirs: median(turns.map((turn) => turn.theirs)),
    ratio: median(turns.map((turn) => turn.ours / turn.theirs)),
  }
}

/** Of all threads of this process. */
async function measure(ask: Ask, atOnce: number) {
  const before = process.cpuUsage()
  const one = async () => {
    for (let n = 0; n < PER_TURN / atOnce; n += 1) await ask()
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / PER_TURN
}

function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
