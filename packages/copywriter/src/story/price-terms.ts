import { concatenate } from '../compose/passage.ts'
import type { FeatureKind } from '../copybook/concept.ts'
import type { Sentence } from './sentence.ts'

/** Figures that end with the price in a clause that can be continued. */
const ENDS_IN_PRICE =
  /(?:^|\. )(?:The price is|It's priced at|It is offered at|The [a-z]+ is offered at) \$[\d,]+\.$/
const TERMS: ReadonlySet<FeatureKind> = new Set(['terms', 'tenancy', 'availability', 'condition'])
const CLAUSE_MAX = 8

/** A short term of the sale ends the sentence of the price: 'The price is $189,900, and the home is sold as-is.' */
export const withTermsInPrice = (sentences: readonly Sentence[]): Sentence[] => {
  const at = sentences.findIndex(({ text, role }) => role === 'figures' && ENDS_IN_PRICE.test(text))
  const [figures, terms] = [sentences[at], sentences[at + 1]]
  if (!figures || !terms || !isBrief(terms)) return [...sentences]
  const clause = { ...terms, text: terms.text.charAt(0).toLowerCase() + terms.text.slice(1) }
  const { text, spans } = concatenate(
    [{ ...figures, text: figures.text.replace(/\.$/, '') }, clause],
    ', and ',
  )
  const joined = { ...figures, text, spans, features: [...figures.features, ...terms.features] }
  return [...sentences.slice(0, at), joined, ...sentences.slice(at + 2)]
}

/** 'The home is sold as-is.'; who owns the propane tank has nothing to do with the price. */
const isBrief = ({ role, text, features }: Sentence): boolean =>
  role === 'statement' &&
  /^The (?:house|home|residence|townhouse|condo|apartment|penthouse|estate|property|seller|owner|sellers|owners) [^,;:]+\.$/.test(
    text,
  ) &&
  text.split(' ').length <= CLAUSE_MAX &&
  features.every(({ kind }) => TERMS.has(kind))
