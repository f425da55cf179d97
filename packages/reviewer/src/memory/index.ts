export { onceByKey } from './once-by-key.ts'
export { onceFor } from './once-for.ts'
export { onceWithin } from './once-within.ts'
