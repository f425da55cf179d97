import { type GenerateContentResponse, readFeaturesRequest } from '@listwright/contracts'
import { fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { aPropertyRow } from './rows.ts'
import { wire } from './wire.ts'

export const GENERATE = 'POST /functions/v1/generate-content'
export const READ_FEATURES = 'POST /functions/v1/read-features'
export const INSERT_PROPERTY = 'POST /rest/v1/properties'

const description =
  'Three bedrooms and two baths over 1,810 square feet in Salem. The pool is new. Offered at $500,000.'

/** What the writer answers. */
const aGeneration = (
  overrides: Partial<GenerateContentResponse> = {},
): GenerateContentResponse => ({
  generation_id: 'c0000000-0000-4000-8000-00000000000c',
  property_id: aPropertyRow().id,
  tone: 'luxury',
  tier: 'basic',
  seed: 1,
  engine: 'built-in',
  description,
  social_captions: {
    facebook: 'On Facebook #salem',
    instagram: 'On Instagram #salem',
    linkedin: 'On LinkedIn #salem',
    twitter: 'On Twitter #salem',
  },
  claims: [],
  findings: [],
  spans: {
    headline: [],
    description: [{ start: 67, end: 71, source: 'features[0]' }],
    socialCaptions: { facebook: [], instagram: [], linkedin: [], twitter: [] },
  },
  unused: [],
  ...overrides,
})

/** A reader that understands every feature as it was typed. */
const asTyped = ({ body }: { body: unknown }) => ({
  readings: readFeaturesRequest
    .parse(body)
    .features.map((typed) => ({ typed, told: [typed], leftOut: [] })),
})

/** A server that saves every property and writes every text. */
export const wizardWire = () => {
  let row = aPropertyRow()
  const save = ({ body }: { body: unknown }) => {
    row = { ...row, ...Object(body) }
    return row
  }
  return wire({
    [INSERT_PROPERTY]: save,
    'PATCH /rest/v1/properties': (request) => [save(request)],
    'GET /rest/v1/properties': () => row,
    'GET /rest/v1/custom_tones': [],
    'POST /rest/v1/content': { id: 'text', updated_at: '2026-11-15T12:00:00Z' },
    [READ_FEATURES]: asTyped,
    [GENERATE]: () => aGeneration(),
  })
}

export const field = (label: string): HTMLInputElement => screen.getByLabelText(label)

/** Puts whole values into fields at once: typing them letter by letter takes seconds. */
export const fill = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(field(label), { target: { value } })
}

export const REQUIRED = {
  Address: '1418 Alder Ridge Lane',
  City: 'Boise',
  State: 'ID',
  'Zip Code': '83702',
}

export const press = (user: UserEvent, name: string) =>
  user.click(screen.getByRole('button', { name }))

export const saveProperty = (user: UserEvent) => press(user, 'Write Listing for Me')

export const isStep = (name: string) =>
  screen.getByRole('tab', { name }).getAttribute('aria-selected') === 'true'
