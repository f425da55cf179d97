/** Headers that carry a client address. They are removed from requests; the server sets x-forwarded-for itself. */
export const ADDRESS_HEADERS = [
  'x-forwarded-for',
  'cf-connecting-ip',
  'x-relayed-for',
  'x-relay-secret',
]
