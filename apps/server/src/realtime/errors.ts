/** Why a channel is refused or ends, in Supabase's words. */
export class ChannelRefusal extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
    this.name = 'ChannelRefusal'
  }

  get reason() {
    return `${this.code}: ${this.message}`
  }
}

const refusal = (code: string, message: string) => new ChannelRefusal(code, message)

export const errors = {
  noTopic: () => refusal('TopicNameRequired', 'You must provide a topic name'),
  longTopic: () => refusal('TopicNameTooLong', 'A topic name has at most 255 bytes'),
  unmatchedTopic: () => refusal('UnmatchedTopic', 'unmatched topic'),
  invalidToken: (message: string) => refusal('InvalidJWTToken', message),
  tokenExpired: (seconds: number) =>
    refusal('InvalidJWTToken', `Token has expired ${Math.max(0, seconds)} seconds ago`),
  sessionOver: () => refusal('InvalidJWTToken', 'The session of the token is over'),
  secretInBrowser: () =>
    refusal('InvalidJWTToken', 'Secret API keys can only be used in a protected environment'),
  mayNotRead: (topic: string) =>
    refusal(
      'Unauthorized',
      `You do not have permissions to read from this Channel topic: ${topic}`,
    ),
  tooManyChannels: () => refusal('ChannelRateLimitReached', 'Too many channels'),
  tooManyJoins: () => refusal('ClientJoinRateLimitReached', 'Too many joins per second'),
  tooManySockets: () => refusal('ConnectionRateLimitReached', 'Too many connected users'),
  tooManyMessages: () => refusal('MessageRateLimitReached', 'Too many messages per second'),
  tooManyBindings: () =>
    refusal('ChannelRateLimitReached', 'Too many postgres_changes in one channel'),
  tooBusy: () =>
    refusal('DatabaseLackOfConnections', 'Too many requests at a time, please try again'),
  unavailable: () => refusal('DatabaseUnavailable', 'The database is not available'),
}
