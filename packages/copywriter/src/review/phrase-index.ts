/** Many patterns that are looked for in one pass. */
export interface PhraseIndex<Phrase> {
  any: RegExp
  entries: readonly { phrase: Phrase; expression: RegExp }[]
}

export interface Hit<Phrase> {
  phrase: Phrase
  start: number
  end: number
  /** Where the pattern's first group matched. */
  group: { start: number; end: number }
}

const LETTER = '[a-z0-9\\u00c0-\\u024f]'
const SPACES: Record<string, string> = { ' ': '[ \\n]{1,3}', ' ?': '[ \\n]{0,3}' }

const wholeWordSource = (pattern: string) => {
  const spaced = pattern.replace(/\[[^\]]*\]| \??/g, (part) => SPACES[part] ?? part)
  return `(?<!${LETTER})(?:${spaced})(?!${LETTER})`
}

/** Compiles a pattern over whole lower-case words, where a space stands for up to three. */
export const wholeWords = (pattern: string): RegExp => new RegExp(wholeWordSource(pattern), 'g')

export const indexPhrases = <Phrase extends { pattern: string }>(
  phrases: readonly Phrase[],
): PhraseIndex<Phrase> => ({
  any: wholeWords(phrases.map(({ pattern }) => pattern).join('|')),
  entries: phrases.map((phrase) => ({
    phrase,
    expression: new RegExp(wholeWordSource(phrase.pattern), 'dy'),
  })),
})

/** Every phrase that begins anywhere in a lower-case text, by place. One pass finds the places, then each is asked which phrase it is. */
export const phrasesIn = <Phrase>(
  { any, entries }: PhraseIndex<Phrase>,
  lower: string,
): Hit<Phrase>[] => {
  const hits: Hit<Phrase>[] = []
  any.lastIndex = 0
  for (let place = any.exec(lower); place; place = any.exec(lower)) {
    for (const { phrase, expression } of entries) {
      expression.lastIndex = place.index
      const match = expression.exec(lower)
      if (match) hits.push(toHit(phrase, match))
    }
    any.lastIndex = place.index + 1
  }
  return hits
}

const toHit = <Phrase>(
  phrase: Phrase,
  { 0: found, index, indices }: RegExpExecArray,
): Hit<Phrase> => {
  const [start, end] = indices?.[1] ?? [index, index]
  return { phrase, start: index, end: index + found.length, group: { start, end } }
}

/** Of hits that overlap, the weightiest. */
export const withoutOverlaps = <Phrase>(
  hits: readonly Hit<Phrase>[],
  weight: (hit: Hit<Phrase>) => number,
): Hit<Phrase>[] => {
  const kept: Hit<Phrase>[] = []
  for (const hit of hits) {
    const last = kept.at(-1)
    if (!last || hit.start >= last.end) kept.push(hit)
    else if (weight(hit) > weight(last)) kept[kept.length - 1] = hit
  }
  return kept
}
