import { randomBytes } from 'node:crypto'

/** @example newId('cus') // 'cus_3f9a…' */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`
