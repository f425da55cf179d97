type Attributes = Record<string, string | number>

export interface SpanOptions {
  name: string
  kind: 'server' | 'client' | 'internal'
  attributes?: Attributes
  /** A `traceparent` header: whose request this is a part of, where it is not one under way here. */
  parent?: string | undefined
}

/** What can be added to a span while it lasts. */
export interface Span {
  rename(name: string): void
  set(attributes: Attributes): void
  fail(): void
}

/** Follows a request through its parts. The server brings no implementation: see OpenTelemetry's. */
export interface Tracing {
  /** Does the work within a span, which is a part of the one under way. It fails with the work. */
  span<T>(options: SpanOptions, work: (span: Span) => Promise<T>): Promise<T>
  /** The `traceparent` of the span under way, for whoever is asked next. */
  parent(): string | undefined
}
