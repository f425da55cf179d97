import type { Database, Metrics, Report } from '@listwright/server'

/** What the product tells of itself beside what the server does; functions report their part. */
export const productMetrics = (metrics: Metrics, database: Pick<Database, 'query'>): Report => {
  metrics.addProcess()
  metrics.reading(
    { name: 'mail_outbox_depth', help: 'Mails that are waiting to be sent' },
    async () => {
      const { rows } = await database.query<{ depth: number }>(
        "select count(*)::int as depth from public.mail_outbox where state in ('queued', 'sending')",
      )
      return rows[0]?.depth ?? Number.NaN
    },
  )
  const generations = metrics.timing({
    name: 'generation_duration_seconds',
    help: 'Time it took to write a text',
    labels: ['kind', 'engine'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  })
  const findings = metrics.counter({
    name: 'review_findings_total',
    help: 'What the review found in written texts, by rule',
    labels: ['rule'],
  })
  return (measure, value, { kind = '', engine = '', rule = '' }) => {
    if (measure === 'generation') generations({ kind, engine }, value)
    if (measure === 'finding') findings({ rule }, value)
  }
}
