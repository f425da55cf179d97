import { buildProduct } from './product-process.ts'

/** For `globalSetup` of vitest: tests start the built product, which takes a fraction of a second. */
export default buildProduct
