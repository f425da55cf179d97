import { z } from 'zod'
import { type Billing, found } from '../billing.ts'
import { endpoint, nothing, page, paging } from './endpoint.ts'

const filter = z.object({
  ...paging,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
})

export const events = ({ ledger }: Billing) => [
  endpoint('GET', '/v1/events', filter, (input) => {
    const types = input.types ?? (input.type ? [input.type] : null)
    const matches = [...ledger.events.values()].filter(({ type }) => types?.includes(type) ?? true)
    return page(matches, input, '/v1/events')
  }),
  endpoint('GET', '/v1/events/:id', nothing, (_, id) => found(ledger.events.get(id), 'event', id)),
]
