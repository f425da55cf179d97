export { BLOCK_BYTES, paddingOf, writeHeader } from '../backup/archive/tar-header.ts'
export { type Balancer, startBalancer } from './balancer.ts'
export { startLoad } from './load.ts'
export { buildProduct, type ProductProcess, runProgram, startProcess } from './product-process.ts'
