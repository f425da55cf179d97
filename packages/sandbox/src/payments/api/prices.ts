import { z } from 'zod'
import { type Billing, found } from '../billing.ts'
import { newId } from '../new-id.ts'
import { errors } from '../payment-error.ts'
import { amount, endpoint, flag, metadata, nothing, page, paging } from './endpoint.ts'

const productInput = z.object({
  id: z.string().max(100).optional(),
  name: z.string().min(1).max(250),
  metadata,
})

const priceInput = z.object({
  currency: z.string().length(3),
  unit_amount: amount,
  product: z.string().optional(),
  product_data: productInput.optional(),
  lookup_key: z.string().max(200).optional(),
  nickname: z.string().max(250).optional(),
  recurring: z
    .object({
      interval: z.enum(['day', 'week', 'month', 'year']),
      interval_count: z.coerce.number().int().min(1).default(1),
    })
    .optional(),
  metadata,
})

const priceFilter = z.object({
  ...paging,
  active: flag.optional(),
  lookup_keys: z.array(z.string()).max(10).optional(),
  product: z.string().optional(),
})

type ProductInput = z.output<typeof productInput>
type PriceInput = z.output<typeof priceInput>

export const prices = (billing: Billing) => {
  const { ledger } = billing
  return [
    endpoint('POST', '/v1/products', productInput, (input) => addProduct(billing, input)),
    endpoint('GET', '/v1/products/:id', nothing, (_, id) =>
      found(ledger.products.get(id), 'product', id),
    ),
    endpoint('POST', '/v1/prices', priceInput, (input) => addPrice(billing, input)),
    endpoint('GET', '/v1/prices', priceFilter, (input) => {
      const matches = [...ledger.prices.values()].filter(
        (price) =>
          (input.active === undefined || price.active === input.active) &&
          (!input.product || price.product === input.product) &&
          (!input.lookup_keys || input.lookup_keys.includes(price.lookup_key ?? '')),
      )
      return page(matches, input, '/v1/prices')
    }),
    endpoint('GET', '/v1/prices/:id', nothing, (_, id) =>
      found(ledger.prices.get(id), 'price', id),
    ),
  ]
}

const addProduct = ({ ledger, now }: Billing, { id, name, metadata }: ProductInput) => {
  if (id && ledger.products.has(id)) throw errors.badParameter(`Product already exists: ${id}`)
  return ledger.add('products', {
    id: id ?? newId('prod'),
    object: 'product',
    active: true,
    created: now(),
    name,
    metadata,
    livemode: false,
  })
}

const addPrice = (billing: Billing, input: PriceInput) => {
  const { ledger, now } = billing
  const { lookup_key = null, nickname = null, recurring } = input
  const isTaken = [...ledger.prices.values()].some(
    (price) => lookup_key !== null && price.lookup_key === lookup_key,
  )
  if (isTaken) {
    throw errors.badParameter(
      `A price (\`${lookup_key}\`) already uses that lookup key.`,
      'lookup_key',
    )
  }
  return ledger.add('prices', {
    id: newId('price'),
    object: 'price',
    active: true,
    created: now(),
    currency: input.currency,
    lookup_key,
    nickname,
    metadata: input.metadata,
    product: productOf(billing, input).id,
    recurring: recurring ? { ...recurring, usage_type: 'licensed' } : null,
    type: recurring ? 'recurring' : 'one_time',
    unit_amount: input.unit_amount,
    livemode: false,
  })
}

const productOf = (billing: Billing, { product, product_data }: PriceInput) => {
  if (product) return found(billing.ledger.products.get(product), 'product', product)
  if (product_data) return addProduct(billing, product_data)
  throw errors.badParameter('You must specify either `product` or `product_data`.', 'product')
}
