import { z } from 'zod'
import { type Billing, found } from '../billing.ts'
import { endpoint, nothing, page, paging } from './endpoint.ts'

const filter = z.object({
  ...paging,
  customer: z.string().optional(),
  subscription: z.string().optional(),
})

export const invoices = ({ ledger }: Billing) => [
  endpoint('GET', '/v1/invoices', filter, (input) => {
    const matches = [...ledger.invoices.values()].filter(
      ({ customer, parent }) =>
        (!input.customer || customer === input.customer) &&
        (!input.subscription || parent.subscription_details.subscription === input.subscription),
    )
    return page(matches, input, '/v1/invoices')
  }),
  endpoint('GET', '/v1/invoices/:id', nothing, (_, id) =>
    found(ledger.invoices.get(id), 'invoice', id),
  ),
]
