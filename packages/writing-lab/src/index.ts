export { anyProperty, realisticProperty } from './arbitraries.ts'
export { aProperty } from './property-sample.ts'
