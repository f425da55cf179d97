import type { PropertyFacts } from '../facts/types.ts'
import { Draft, type DraftSettings } from '../realise/draft.ts'
import type { Passage } from '../realise/passage.ts'
import type { Sentence } from '../realise/sentence.ts'
import { lines, type Voice } from '../realise/voice.ts'
import { HEADLINE_MAX } from './tier-limits.ts'

const PLAIN = lines`
  {type} in {city}
  {type}`

/** A headline of its own facts: it may repeat what the text states. */
export const headlineFor = (
  facts: PropertyFacts,
  voice: Voice,
  settings: DraftSettings,
): Passage => {
  const draft = new Draft({ ...settings, allowNumerals: true })
  const fits = ({ passage }: Sentence) => passage.text.length - 1 <= HEADLINE_MAX
  const pool = facts.isStudio ? voice.headlines.studio : voice.headlines[facts.kind]
  const written =
    draft.write(pool, { role: 'opening', fits }) ?? draft.write(PLAIN, { role: 'opening', fits })
  const { text, spans } = written?.passage ?? { text: '', spans: [] }
  return titled(text.replace(/\.$/, ''), spans)
}

const TITLED = new Set(['propertyType', 'squareFeet', 'lotSize', 'bedrooms'])
const SMALL_WORDS = /^(?:a|an|and|at|by|for|in|of|on|or|per|the|to|with|from)$/

const titled = (text: string, spans: Passage['spans']): Passage => {
  const isFact = (at: number) =>
    spans.some(({ start, end, source }) => at >= start && at < end && !TITLED.has(source))
  const title = text.replace(/\p{Ll}[\p{L}'’]*/gu, (word, at: number) =>
    (at > 0 && /[\p{L}'’]/u.test(text.charAt(at - 1))) ||
    isFact(at) ||
    (at > 0 && SMALL_WORDS.test(word))
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1),
  )
  return { text: title, spans }
}
