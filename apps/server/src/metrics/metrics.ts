import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Measure<Label extends string> {
  name: string
  help: string
  labels?: readonly Label[]
}

interface Timing<Label extends string> extends Measure<Label> {
  /** Upper bounds in seconds. */
  buckets?: number[]
}

/** A database that is away must not keep a scrape waiting. */
const PATIENCE_MS = 1_000

/**
 * Counts, times and readings of one process, as Prometheus reads them. Labels have few values: never a path, an
 * address or an id.
 *
 * @example
 * const metrics = new Metrics()
 * const count = metrics.counter({ name: 'mails_total', help: 'Mails sent', labels: ['kind'] })
 * count({ kind: 'invitation' })
 */
export class Metrics {
  readonly #registry = new Registry()

  readonly type = this.#registry.contentType
  readonly #onUnread: (name: string, cause: unknown) => void

  /** Takes who is told of readings that failed. */
  constructor(onUnread: (name: string, cause: unknown) => void = () => undefined) {
    this.#onUnread = onUnread
  }

  counter<Label extends string>({ name, help, labels = [] }: Measure<Label>) {
    const counter = new Counter({ name, help, labelNames: labels, registers: [this.#registry] })
    return (values: Record<Label, string>, by = 1) => counter.inc(values, by)
  }

  timing<Label extends string>({ name, help, labels = [], buckets }: Timing<Label>) {
    const histogram = new Histogram({
      name,
      help,
      labelNames: labels,
      registers: [this.#registry],
      ...(buckets && { buckets }),
    })
    return (values: Record<Label, string>, seconds: number) => histogram.observe(values, seconds)
  }

  /** Read at each scrape; NaN, which Prometheus takes as 'unknown', if reading fails. */
  reading({ name, help }: Omit<Measure<never>, 'labels'>, read: () => number | Promise<number>) {
    const reading = () =>
      Promise.resolve()
        .then(read)
        .catch((cause: unknown) => {
          this.#onUnread(name, cause)
          return Number.NaN
        })
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        this.set(await inTime(reading()))
      },
    })
  }

  /** Memory, processor time and delays of this process. */
  addProcess() {
    collectDefaultMetrics({ register: this.#registry })
  }

  text(): Promise<string> {
    return this.#registry.metrics()
  }
}

const inTime = (reading: Promise<number>): Promise<number> => {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<number>((resolve) => {
    timer = setTimeout(() => resolve(Number.NaN), PATIENCE_MS)
  })
  return Promise.race([reading, tooLate]).finally(() => clearTimeout(timer))
}
