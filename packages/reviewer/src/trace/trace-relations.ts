import { matchesIn } from '../patterns/index.ts'
import type { TracedClaim } from './claim.ts'
import { isProposed } from './is-proposed.ts'
import { leadOf } from './lead-of.ts'
import { Entered, type Rule } from './relations/entered.ts'
import { LAYOUT_RULES } from './relations/layout.ts'
import { PLAIN_TERMS } from './relations/plain-terms.ts'
import { STATE_RULES } from './relations/state.ts'
import { TERM_RULES } from './relations/terms.ts'
import type { TypedFacts } from './typed-facts.ts'

const NOT_SAID =
  /\?|^(?:some|most|many|other) |\b(?:whether|ask|confirm|if|could|might|(?:can|may) (?:be|have|add|build|become|put|turn|make)|imagine|picture|as if|as though|like)\b/

const RULES: readonly Rule[] = [
  ...LAYOUT_RULES,
  ...STATE_RULES,
  ...TERM_RULES,
  ...PLAIN_TERMS.map(([said, typed]): Rule => [said, (entered) => !entered.isTyped(typed)]),
]

/** What is said of how things lie to each other, of their state and their completion, although only the things were entered. */
export const traceRelations = (lower: string, text: string, facts: TypedFacts): TracedClaim[] => {
  const entered = new Entered(facts)
  return RULES.flatMap(([pattern, isWrong]) =>
    matchesIn(lower, pattern).filter(([, ...groups]) =>
      isWrong(entered, ...groups.map((group) => group ?? '')),
    ),
  )
    .filter(
      ({ 0: said, index }) =>
        !NOT_SAID.test(leadOf(lower, index, said.length)) &&
        !isProposed(lower, index, index + said.length),
    )
    .map(({ 0: said, index }) => ({
      start: index,
      end: index + said.length,
      text: text.slice(index, index + said.length),
      kind: 'feature',
      status: 'unsupported',
    }))
}
