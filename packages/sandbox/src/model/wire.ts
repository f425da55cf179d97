/** How an API says an answer: as one object, or as events around its pieces. */
export interface Wire {
  whole(text: string, tokens: Tokens): object
  opening(tokens: Tokens): WireEvent[]
  piece(text: string): WireEvent
  closing(tokens: Tokens): WireEvent[]
  refusal: object
}

export interface WireEvent {
  event?: string
  data: string
}

export interface Tokens {
  input: number
  output: number
}
