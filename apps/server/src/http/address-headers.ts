/** In which proxies say whom they ask for. Here the server finds that out itself, and says it in the first one. */
export const ADDRESS_HEADERS = [
  'x-forwarded-for',
  'cf-connecting-ip',
  'x-relayed-for',
  'x-relay-secret',
]
