const TURNS = 40
const PER_TURN = 25

type Ask = () => Promise<void>

/** Processor milliseconds of each. The ratio is that of neighbouring turns: a busy machine weighs on both alike. */
export async function compare(ours: Ask, theirs: Ask) {
  await repeat(PER_TURN * 2, ours)
  await repeat(PER_TURN * 2, theirs)
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
async function cpuOf(ask: Ask) {
  const before = process.cpuUsage()
  await repeat(PER_TURN, ask)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / PER_TURN
}

async function repeat(times: number, ask: Ask) {
  for (let n = 0; n < times; n += 1) await ask()
}

function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
