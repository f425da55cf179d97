import { commonEnd, commonStart } from './shift-spans.ts'

/** Where the change from one text to another ends, in the second one. */
export const lastChange = (before: string, after: string): number =>
  after.length - commonEnd(before, after, commonStart(before, after))
