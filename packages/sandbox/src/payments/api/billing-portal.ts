import { z } from 'zod'
import { type Billing, found } from '../billing.ts'
import { newId } from '../new-id.ts'
import type { PlanChangeFlow } from '../shapes.ts'
import { endpoint, flag, metadata, page, paging, webAddress } from './endpoint.ts'

const sessionInput = z.object({
  customer: z.string(),
  configuration: z.string().optional(),
  return_url: webAddress,
  flow_data: z
    .object({
      type: z.literal('subscription_update_confirm'),
      subscription_update_confirm: z.object({
        subscription: z.string(),
        items: z
          .array(
            z.object({
              id: z.string(),
              price: z.string(),
              quantity: z.coerce.number().int().min(1).default(1),
            }),
          )
          .length(1),
      }),
      after_completion: z
        .object({
          type: z.literal('redirect'),
          redirect: z.object({ return_url: webAddress }),
        })
        .optional(),
    })
    .optional(),
})

const configurationInput = z.object({
  features: z.looseObject({
    subscription_update: z
      .looseObject({
        enabled: flag,
        products: z
          .array(z.object({ product: z.string(), prices: z.array(z.string()) }))
          .default([]),
      })
      .optional(),
  }),
  metadata,
})

const configurationFilter = z.object({ ...paging, active: flag.optional() })

export const billingPortal = ({ ledger, now, baseUrl }: Billing) => {
  const addConfiguration = (
    { features, metadata }: z.output<typeof configurationInput>,
    isDefault = false,
  ) =>
    ledger.add('configurations', {
      id: newId('bpc'),
      object: 'billing_portal.configuration',
      active: true,
      created: now(),
      features,
      is_default: isDefault,
      metadata,
      livemode: false,
    })
  const defaultConfiguration = () =>
    [...ledger.configurations.values()].find(({ is_default }) => is_default) ??
    addConfiguration({ features: {}, metadata: {} }, true)

  return [
    endpoint('POST', '/v1/billing_portal/sessions', sessionInput, (input) => {
      const { customer: customerId, configuration, flow_data } = input
      const customer = found(ledger.customers.get(customerId), 'customer', customerId)
      const chosen = configuration
        ? found(ledger.configurations.get(configuration), 'configuration', configuration)
        : defaultConfiguration()
      const id = newId('bps')
      return ledger.add('portals', {
        id,
        object: 'billing_portal.session',
        created: now(),
        configuration: chosen.id,
        customer: customer.id,
        flow: flow_data ? flowOf(flow_data) : null,
        return_url: input.return_url,
        url: `${baseUrl}/portal/${id}`,
        livemode: false,
      })
    }),
    endpoint('POST', '/v1/billing_portal/configurations', configurationInput, (input) =>
      addConfiguration(input),
    ),
    endpoint('GET', '/v1/billing_portal/configurations', configurationFilter, (input) => {
      const matches = [...ledger.configurations.values()].filter(
        ({ active }) => input.active === undefined || active === input.active,
      )
      return page(matches, input, '/v1/billing_portal/configurations')
    }),
  ]
}

const flowOf = (data: NonNullable<z.output<typeof sessionInput>['flow_data']>): PlanChangeFlow => ({
  type: data.type,
  subscription_update_confirm: data.subscription_update_confirm,
  after_completion: {
    type: data.after_completion?.type ?? 'portal_homepage',
    redirect: data.after_completion?.redirect ?? null,
  },
})
