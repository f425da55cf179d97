declare module 'virtual:sample-copy' {
  import type { Tone } from '@listwright/contracts'

  export interface Strand {
    text: string
    source?: string
  }
  export const sampleCopy: Record<Tone, { paragraphs: Strand[][]; words: number }>
}
