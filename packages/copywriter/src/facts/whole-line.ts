import { COMMA_LINES, UNDIVIDED_LINES } from './statements/line-rules.ts'

const LINES = [...UNDIVIDED_LINES, ...COMMA_LINES]

/** Whether a line with a comma in it is told by one rule, as a whole. */
export const isWholeLine = (text: string): boolean => LINES.some(([pattern]) => pattern.test(text))
