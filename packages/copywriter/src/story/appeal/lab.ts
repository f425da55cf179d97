export { appealBy } from './appeal.ts'
export { type AppealingFact, appealingFacts } from './appealing-facts.ts'
export { STRENGTH_UNIT } from './signals.ts'
