import type { Fault } from './gate.ts'

const QUOTE_MAX = 200

/** A fault as the model is told of it. */
export const named = ({ part, rule, text, why }: Fault): string => {
  const isQuoted = text.length > 0 && text.length <= QUOTE_MAX && !rule.startsWith('missing/')
  return `${part} (${rule}): ${isQuoted ? `"${text}": ` : ''}${why}`
}

/** What a model is told when it gets a second try. */
export const repairOf = (faults: readonly Fault[]): string =>
  `Write the whole answer again, as the same JSON, without these faults:\n${faults.map(named).join('\n')}`
