import type { Tone, TONES as Tones } from '@listwright/contracts'
import type { write as Write } from '@listwright/copywriter'
import { tsImport } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import { sampleProperty } from '../src/features/landing/sample-property.ts'
import { weave } from './weave.ts'

const ID = 'virtual:sample-copy'
const YEAR = 2025

/** Runs the writer at build time, so that the landing page carries what it wrote and not the writer itself. */
export const sampleCopy = (): Plugin => ({
  name: 'sample-copy',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load: async (id) => {
    if (id !== `\0${ID}`) return
    const { TONES }: { TONES: typeof Tones } = await load('@listwright/contracts')
    const { write }: { write: typeof Write } = await load('@listwright/copywriter')
    const copy = Object.fromEntries(TONES.map((tone) => [tone, sampleOf(write, tone)]))
    return `export const sampleCopy = ${JSON.stringify(copy)}`
  },
})

// The packages are TypeScript, which the process that runs Vite may not understand.
const load = (name: string) => tsImport(name, import.meta.url)

const sampleOf = (write: typeof Write, tone: Tone) => {
  for (let seed = 1; seed <= 50; seed += 1) {
    const { description, spans, findings } = write({
      property: sampleProperty,
      tone,
      tier: 'basic',
      seed,
      year: YEAR,
    })
    if (findings.length === 0)
      return {
        paragraphs: weave(description, spans.description),
        words: description.split(/\s+/).length,
      }
  }
  throw new Error(`The writer found no clean sample in the ${tone} tone.`)
}
