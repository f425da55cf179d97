import { shifted } from './passage.ts'
import { type Role, type Sentence, sentenceOf } from './sentence.ts'

/** What may run on into what. */
const JOINABLE: Partial<Record<Role, readonly Role[]>> = {
  opening: ['core'],
  core: ['core'],
  feature: ['feature'],
  detail: ['detail', 'aside', 'closing'],
  aside: ['aside', 'closing'],
}
/** Compares or gathers by itself, and so stands by itself. */
const PAIRED =
  /^(?:From|If|Where|With|To|Once|While|Besides|Beyond|Alongside|Like|Start|Pair|Add|Use|Think|Among|When|We (?:could|might|would))\b/
/** Begins with a request, or with something else than its subject: no 'and' leads there. */
const FRONTED =
  /^(?:That|Situated|Located|Allow|Take|Make|Go|Bring|Save|Send|Ask|Check|Confirm|Verify|Document|Price|Read|Count|Write|Map|Look|Find|Come|Step|Spend|Enjoy|Carry|Expect|Plan|Record|Note|Enter|Head|Also|Of)\b/
/** … though 'while' may lead to a place: 'while indoors, there is a sauna'. */
const FRONTED_BY_PLACE = /^(?:In|At|Within|Out|Beyond|Behind|On|Outside|Inside|Indoors)\b/

/** What 'so' leads to. */
const INVITING = /^(?:Come|Swing|Take|Go|Stop|Walk|Drop|See|Grab|Step|Bring|Verify|Compare)\b[^,]*$/

/** Whether a statement reads well behind a connector. */
const follows = (text: string, connector: string): boolean =>
  connector === ', so '
    ? INVITING.test(text)
    : !isFronted(text) || (connector !== ', and ' && FRONTED_BY_PLACE.test(text))

const isFronted = (text: string): boolean => hasEarlyComma(text) || FRONTED.test(text)

const EARLY = 5

/** Whether one of the first few words has a comma. */
const hasEarlyComma = (text: string): boolean => {
  const comma = text.indexOf(',')
  let words = 1
  for (let space = text.indexOf(' '); space >= 0 && space < comma; words++)
    space = text.indexOf(' ', space + 1)
  return comma >= 0 && words <= EARLY
}

/** Whether a sentence makes a single statement. */
const isWhole = (text: string): boolean =>
  !/[:;?!]/.test(text) && !text.includes(', while ') && !text.includes('. ')

/** Two statements in a single sentence, by the first connector that suits, or `null` where none would read well. */
export const joined = (
  first: Sentence,
  second: Sentence,
  connectors: readonly string[],
  breath: number,
): Sentence | null => {
  const [before, after] = [first.passage.text, second.passage.text]
  if (
    first.words.hashes.length + second.words.hashes.length > breath ||
    !JOINABLE[first.role]?.includes(second.role) ||
    first.features.length + second.features.length > 4 ||
    PAIRED.test(after) ||
    after.includes(', and ') ||
    !isWhole(after) ||
    !isWhole(before)
  )
    return null
  const isFree = second.role === 'feature' || second.role === 'closing'
  const isListed = before.includes(', and ')
  const between = connectors
    .map((connector) => (isFree || connector === '; ' ? connector : ', and '))
    .find((connector) => follows(after, connector) && !(isListed && connector === ', and '))
  if (!between) return null
  const stem = before.replace(/\.$/, '') + between
  const passage = {
    text: stem + second.lead + after.slice(1),
    spans: [
      ...first.passage.spans,
      ...second.passage.spans.map((span) => shifted(span, stem.length)),
    ],
  }
  return sentenceOf(first.role, passage, {
    lead: first.lead,
    facts: [...first.facts, ...second.facts],
    features: [...first.features, ...second.features],
  })
}
