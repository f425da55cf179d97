import { concatenate, type Passage, sliced } from '../compose/passage.ts'
import type { FeatureKind } from '../copybook/concept.ts'
import type { Sentence } from './sentence.ts'

/** Figures that end with the price in a clause that can be continued. */
const ENDS_IN_PRICE =
  /(?:^|\. )(?:The price is|It's priced at|It is offered at|The [a-z]+ is offered at) \$[\d,]+\.$/
const TERMS: ReadonlySet<FeatureKind> = new Set(['terms', 'tenancy', 'availability', 'condition'])
const CLAUSE_MAX = 8

/** How the home is sold ends the sentence of the price: 'It is offered at $189,900 and sold as-is.' */
export const withTermsInPrice = (sentences: readonly Sentence[]): Sentence[] => {
  const at = sentences.findIndex(({ text, role }) => role === 'figures' && ENDS_IN_PRICE.test(text))
  const [figures, terms] = [sentences[at], sentences[at + 1]]
  if (!figures || !terms || !isBrief(terms)) return [...sentences]
  const isOffered = /(?:It|The [a-z]+) is offered at [^.]+\.$/.test(figures.text)
  const before = { ...figures, text: figures.text.replace(/\.$/, '') }
  const { text, spans } = isOffered
    ? concatenate([before, shortened(terms)], ' and ')
    : concatenate([before, lowered(terms)], ', and ')
  const joined = { ...figures, text, spans, features: [...figures.features, ...terms.features] }
  return [...sentences.slice(0, at), joined, ...sentences.slice(at + 2)]
}

const lowered = ({ text, spans }: Sentence): Passage => ({
  text: text.charAt(0).toLowerCase() + text.slice(1),
  spans,
})

/** 'sold as-is', 'comes furnished' */
const shortened = (terms: Sentence): Passage =>
  sliced(terms, terms.text.search(/\b(?:sold|comes) /))

/** 'The home is sold as-is.', 'The condo comes furnished.' Other terms have nothing to do with the price. */
const isBrief = ({ role, text, features }: Sentence): boolean =>
  role === 'statement' &&
  /^The (?:house|home|residence|townhouse|condo|apartment|penthouse|estate|property) (?:is sold|comes) [^,;:]+\.$/.test(
    text,
  ) &&
  text.split(' ').length <= CLAUSE_MAX &&
  features.every(({ kind }) => TERMS.has(kind))
