import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Span as ServerSpan, SpanOptions, Tracing } from '@listwright/server'
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'

interface Options {
  /** Of a collector that speaks OTLP over HTTP, such as http://127.0.0.1:4318. */
  endpoint: string
  /** What the traces are listed under. */
  service: string
}

interface RunningTracing {
  tracing: Tracing
  /** Sends what is left; a collector that does not answer is not waited for. */
  stop(): Promise<void>
}

const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL }
const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/
const LONGEST_STOP_MS = 2_000

/** Sends spans to a collector. Nothing is registered globally: what is under way travels with the calls themselves. */
export const startTracing = ({ endpoint, service }: Options): RunningTracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  const tracer = provider.getTracer(service)
  const underWay = new AsyncLocalStorage<Context>()

  const span = <T>(options: SpanOptions, work: (span: ServerSpan) => Promise<T>): Promise<T> => {
    const { name, kind, attributes = {} } = options
    const context = underWay.getStore() ?? contextOf(options.parent)
    const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)
    return underWay.run(trace.setSpan(context, span), () => lasting(span, work))
  }

  return {
    tracing: { span, parent: () => traceparentOf(underWay.getStore()) },
    async stop() {
      const stopped = provider.shutdown().catch(() => undefined)
      await Promise.race([stopped, sleep(LONGEST_STOP_MS, undefined, { ref: false })])
    },
  }
}

const lasting = async <T>(span: Span, work: (span: ServerSpan) => Promise<T>): Promise<T> => {
  const fail = () => void span.setStatus({ code: SpanStatusCode.ERROR })
  try {
    return await work({
      rename: (name) => void span.updateName(name),
      set: (attributes) => void span.setAttributes(attributes),
      fail,
    })
  } catch (error) {
    // Its name alone: messages may quote what people wrote.
    if (error instanceof Error) span.setAttribute('error.type', error.name)
    fail()
    throw error
  } finally {
    span.end()
  }
}

const contextOf = (traceparent = ''): Context => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent) ?? []
  if (!traceId || !spanId) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags ?? '0', 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}

const traceparentOf = (context: Context | undefined): string | undefined => {
  const span = context && trace.getSpanContext(context)
  if (!span) return undefined
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`
}
