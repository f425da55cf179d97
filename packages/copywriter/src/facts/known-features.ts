import { FEATURE_LEXICON } from './feature-lexicon.ts'
import type { Scene } from './types.ts'

interface Known {
  phrase: string
  bare: string
  plural: boolean
  scene: Scene
}

const keyOf = (text: string): string => {
  const lower = text.toLowerCase()
  return /[^a-z0-9 ]| {2}/.test(lower)
    ? lower.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()
    : lower.trim()
}

const KNOWN = new Map<string, Known>()
const RELATIVES = new Map<string, Scene>()

for (const [scene, lines] of Object.entries(FEATURE_LEXICON) as [Scene, string][])
  for (const line of lines.trim().split('\n')) {
    const [named = '', relatives = ''] = line.split(/ ?~ /)
    const [phrase = '', variants = ''] = named.split(': ')
    const bare = phrase.replace(/^an? /, '')
    const plural = / and /.test(bare) || (bare === phrase && /[^s]s(?: (?:at|in) .*)?$/.test(bare))
    for (const key of [bare, ...variants.split(', ')])
      if (key) KNOWN.set(keyOf(key), { phrase, bare, plural, scene })
    for (const key of relatives.split(', ')) if (key) RELATIVES.set(keyOf(key), scene)
  }

/** The lexicon's phrase for a feature and its spelling variants. */
export const knownFeature = (text: string): Known | undefined => KNOWN.get(keyOf(text))

/** The scene of a feature that the lexicon knows only as a relative. */
export const sceneOfRelative = (text: string): Scene | undefined => RELATIVES.get(keyOf(text))
