import type { Settings } from '../settings/env.ts'
import type { Cleanup } from '../take-down.ts'

/** Loaded only where there is a collector to send traces to. */
export const openTracing = async (settings: Settings, cleanups: Cleanup[]) => {
  const endpoint = settings.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return undefined
  const { startTracing } = await import('./open-telemetry.ts')
  const service = settings.OTEL_SERVICE_NAME ?? settings.APP_NAME
  const { tracing, stop } = startTracing({ endpoint, service })
  cleanups.push(stop)
  return tracing
}
