export type { PropertyToWrite, WriteRequest } from './request.ts'
export * from './review/index.ts'
export { twitterLength as tweetLength } from './review/twitter-length.ts'
export { write } from './write.ts'
