import { z } from 'zod'
import { type Billing, found } from '../billing.ts'
import { newId } from '../new-id.ts'
import { endpoint, metadata, nothing, page, paging } from './endpoint.ts'

const fields = z.object({
  email: z.string().max(512).optional(),
  name: z.string().max(256).optional(),
  metadata,
})

export const customers = ({ ledger, now, emit }: Billing) => [
  endpoint('POST', '/v1/customers', fields, (input) => {
    const customer = ledger.add('customers', {
      id: newId('cus'),
      object: 'customer',
      created: now(),
      email: input.email ?? null,
      name: input.name ?? null,
      metadata: input.metadata,
      livemode: false,
      invoice_settings: { default_payment_method: null },
    })
    emit('customer.created', customer)
    return customer
  }),
  endpoint(
    'GET',
    '/v1/customers',
    z.object({ ...paging, email: z.string().optional() }),
    (input) => {
      const matches = [...ledger.customers.values()].filter(
        ({ email }) => !input.email || email === input.email,
      )
      return page(matches, input, '/v1/customers')
    },
  ),
  endpoint('GET', '/v1/customers/:id', nothing, (_, id) =>
    found(ledger.customers.get(id), 'customer', id),
  ),
  endpoint('POST', '/v1/customers/:id', fields, (input, id) => {
    const customer = found(ledger.customers.get(id), 'customer', id)
    if (input.email !== undefined) customer.email = input.email
    if (input.name !== undefined) customer.name = input.name
    Object.assign(customer.metadata, input.metadata)
    emit('customer.updated', customer)
    return customer
  }),
]
