import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

const value = z.object({ stringValue: z.string().optional(), intValue: z.number().optional() })
const attributes = z.array(z.object({ key: z.string(), value }))
const span = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes,
  status: z.object({ code: z.number().optional() }),
})
const traces = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ spans: z.array(span) })),
    }),
  ),
})

export type CollectedSpan = z.infer<typeof span> & { service: string | undefined }

/** A collector of traces that speaks OTLP over HTTP, as far as our exporter does. */
export const startCollector = async () => {
  const spans: CollectedSpan[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method !== 'POST' || request.url !== '/v1/traces') {
      response.writeHead(404).end()
      return
    }
    for (const { resource, scopeSpans } of traces.parse(JSON.parse(body)).resourceSpans) {
      const service = attribute(resource, 'service.name')
      for (const each of scopeSpans) spans.push(...each.spans.map((one) => ({ ...one, service })))
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** An attribute's text, of a span or a resource. */
export const attribute = (
  of: { attributes: z.infer<typeof attributes> },
  name: string,
): string | undefined => of.attributes.find(({ key }) => key === name)?.value.stringValue
