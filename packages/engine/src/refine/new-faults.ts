import { type Fault, faultsOfPart, tooLong } from '../gate.ts'
import type { Refinement } from './refinement.ts'

/** What is wrong with a changed text and was not wrong before: an agent's own words stay the agent's business. */
export const newFaults = ({ order, part, text, wish }: Refinement, changed: string): Fault[] => {
  const faultsIn = (words: string) => [
    ...faultsOfPart(part, words, order),
    ...(part === 'description' ? tooLong(words, order.tier) : []),
  ]
  const known = new Set(faultsIn(text).map(nameOf))
  return faultsIn(changed).filter(
    (fault) =>
      !known.has(nameOf(fault)) &&
      // A text that is shortened to a limit has to leave facts out.
      !(wish.kind === 'fit' && fault.rule.startsWith('missing/')),
  )
}

const nameOf = ({ rule, text }: Fault): string =>
  rule.startsWith('missing/') || rule === 'length' ? rule : `${rule} ${text.toLowerCase()}`
