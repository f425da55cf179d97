const TURNS = 20
/** The ratio of an embedded database's thread depends on it: longer turns are nearer to a server that does one thing. */
const PER_TURN = 120
/**
 * Until V8's helper threads, which compile and collect garbage, have little left to do. With a thread for the database they took
 * 11 % of the processor time after 960 requests, 3 % after 4,800.
 */
const WARM_UP_TURNS = 30

type Ask = () => Promise<void>

/**
 * Processor milliseconds of each request, sent by so many clients at once. The ratio compares neighbouring rounds, which a
 * busy machine slows down alike.
 */
export const compare = async (ours: Ask, theirs: Ask, atOnce = 1) => {
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
const measure = async (ask: Ask, atOnce: number) => {
  const before = process.cpuUsage()
  const one = async () => {
    for (let n = 0; n < PER_TURN / atOnce; n += 1) await ask()
  }
  await Promise.all(Array.from({ length: atOnce }, one))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / PER_TURN
}

const median = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
