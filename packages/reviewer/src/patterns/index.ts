export { firstRewriterOf } from './first-rewriter-of.ts'
export { matchesIn } from './matches-in.ts'
export { PatternIndex } from './pattern-index.ts'
export { rewriterOf } from './rewriter-of.ts'
