export type { PropertyToWrite, WriteRequest } from './request.ts'
export { type Unreviewed, write, writeUnreviewed } from './write.ts'
export { type CaptionVariant, writeCaptions } from './write-captions.ts'
