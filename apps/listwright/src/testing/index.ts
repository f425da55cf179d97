export { type Balancer, startBalancer } from './balancer.ts'
export { startLoad } from './load.ts'
export { buildProduct, type ProductProcess, startProcess } from './product-process.ts'
