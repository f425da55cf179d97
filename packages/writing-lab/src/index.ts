export { anyProperty, realisticProperty } from './arbitraries.ts'
export { grammarSlipsIn } from './grammar.ts'
export { grammarChecker } from './harper.ts'
export { aProperty } from './property-sample.ts'
