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
