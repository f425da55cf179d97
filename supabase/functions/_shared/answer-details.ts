import type { Charged, Usage } from '@listwright/engine'

/** Says, whenever it is asked, how long it has been. */
export const stopwatch = () => {
  const started = performance.now()
  return () => ({ duration_ms: Math.round(performance.now() - started) })
}

/** Who wrote it, and what that took, as an answer says it. */
export const chargesOf = ({
  engine,
  model,
  usage,
  cost,
}: Charged<{ engine: 'model' | 'built-in'; usage: Usage }>) => ({
  engine,
  model,
  usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
  ...(cost !== undefined && { cost_usd: cost }),
})

/** What the agent is told beside the text. */
export const noticeOf = (...notices: (string | undefined)[]) => {
  const notice = notices.filter(Boolean).join(' ')
  return notice ? { notice } : {}
}

/** How often each rule was broken; what was written is the agent's and stays out of the log. */
export const reportFaults = (faults: readonly string[]) => {
  if (faults.length === 0) return
  const counts = new Map<string, number>()
  for (const fault of faults) {
    const [, rule = 'other'] = /^\w+ \(([\w/-]+)\): /.exec(fault) ?? []
    counts.set(rule, (counts.get(rule) ?? 0) + 1)
  }
  const named = [...counts].map(([rule, count]) => `${rule} ${count}`)
  console.warn(`The model needed help: ${named.join(', ')}`)
}
