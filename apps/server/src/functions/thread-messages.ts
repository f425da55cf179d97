/** A request without its signal. Its body is whole, because it is no longer than the server's limit. */
export interface SentRequest {
  url: string
  method: string
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer> | undefined
}

/** An answer without its body, whose parts are pulled one by one. */
export interface SentAnswer {
  status: number
  statusText: string
  headers: [string, string][]
  hasBody: boolean
}

export interface SentError {
  name: string
  message: string
  stack: string | undefined
  cause: SentError | undefined
}

export type ToThread =
  | { kind: 'call'; id: number; name: string; request: SentRequest }
  /** abort: the client has gone. pull: the next part of the answer is wanted. cancel: no further part is wanted. */
  | { kind: 'abort' | 'pull' | 'cancel'; id: number }
  | { kind: 'ping' }
  /** Modules that export `warmUp` do now what their first call would wait for. */
  | { kind: 'warm-up' }

/** What becomes of a call. */
export type FromCall =
  | { kind: 'answer'; id: number; answer: SentAnswer }
  | { kind: 'part'; id: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; id: number }
  | { kind: 'failure'; id: number; error: SentError; hasStarted: boolean }

export type FromThread =
  | FromCall
  | { kind: 'started' | 'pong' }
  | { kind: 'report'; measure: string; value: number; labels: Record<string, string> }

export interface ThreadData {
  /** The modules of the functions by name. */
  modules: Map<string, string>
  environment: Record<string, string | undefined>
  /** How long each module may take to load; then it fails its own function's calls. */
  loadMs: number
  /** The id of the latest call that was begun. Memory that both threads see outlives a thread that was ended. */
  begun: BigInt64Array<SharedArrayBuffer>
}
