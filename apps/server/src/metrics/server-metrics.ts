import type { Database } from '../database/database.ts'
import type { Metrics } from './metrics.ts'

export interface RequestMetrics {
  /** `route` is the pattern that answered. */
  request(labels: { method: string; route: string; status: string }, seconds: number): void
}

export interface ServerMetrics extends RequestMetrics {
  function(labels: { function: string; status: string }, seconds: number): void
}

/** What every server tells of itself: what it was asked and how long that took. */
export const requestMetrics = (metrics: Metrics): RequestMetrics => {
  const requests = metrics.counter({
    name: 'http_requests_total',
    help: 'Requests answered, by the pattern of their path',
    labels: ['method', 'route', 'status'],
  })
  const durations = metrics.timing({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer began',
    labels: ['method', 'route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
  })
  return {
    request(labels, seconds) {
      requests(labels)
      durations({ method: labels.method, route: labels.route }, seconds)
    },
  }
}

/** What a server with services tells besides: how long functions took, and how busy its database is. */
export const serverMetrics = (
  metrics: Metrics,
  database: Pick<Database, 'load'>,
): ServerMetrics => {
  const calls = metrics.timing({
    name: 'function_duration_seconds',
    help: 'Time until a function answered',
    labels: ['function', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
  })
  metrics.reading(
    { name: 'database_sessions', help: 'Open sessions of the database' },
    () => database.load().sessions,
  )
  metrics.reading(
    { name: 'database_sessions_idle', help: 'Open sessions that nobody uses' },
    () => database.load().idle,
  )
  metrics.reading(
    { name: 'database_waiting', help: 'Work that waits for a session of the database' },
    () => database.load().waiting,
  )
  return { ...requestMetrics(metrics), function: calls }
}
