/** How American English writes numbers, articles, states and acronyms: shared with the writer. */
export { ACRONYMS } from './acronyms.ts'
export { articleFor } from './articles.ts'
export { CONTACT } from './contact-data.ts'
export {
  dollars,
  group,
  NUMBER_WORDS,
  shortDollars,
  spell,
  spellHalves,
} from './numbers.ts'
export { sentencesIn } from './sentences.ts'
export { STATES, stateName } from './states.ts'
export { HEADLINE_MAX, REST_MAX, TIER_LIMITS } from './tier-limits.ts'
