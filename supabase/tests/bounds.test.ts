import { PROPERTY_TYPES, TONES } from '@listwright/contracts'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  aContent,
  aPerson,
  aProperty,
  type Database,
  type Fields,
  type Person,
  service,
} from './cast.ts'
import { describeDatabases } from './describe-databases.ts'

const YEAR = new Date().getUTCFullYear()
const long = (length: number) => 'x'.repeat(length)

const REFUSED_PROPERTIES: [string, Fields, string][] = [
  ['[VAL-05] a property without an address', { address: ' ' }, 'address_is_given'],
  ['[VAL-06] a property without a city', { city: '' }, 'city_is_given'],
  ['[VAL-07] a property without a state', { state: '' }, 'state_is_given'],
  ['[VAL-08] a property without a zip code', { zip_code: '' }, 'zip_code_is_given'],
  ['[VAL-09] a property without bedrooms', { bedrooms: null }, '23502'],
  ['[VAL-10] a property without bathrooms', { bathrooms: null }, '23502'],
  ['[VAL-11] a property without square feet', { square_feet: null }, '23502'],
  ['[VAL-12] a property without a price', { price: null }, '23502'],
  ['[VAL-13] -1 bedrooms', { bedrooms: -1 }, 'bedrooms_are_not_negative'],
  ['[VAL-14] half a bedroom', { bedrooms: '1.5' }, '22P02'],
  ['[VAL-15] -1 bathrooms', { bathrooms: -1 }, 'bathrooms_are_not_negative'],
  ['[VAL-16] a quarter of a bathroom', { bathrooms: 2.25 }, 'bathrooms_come_in_halves'],
  ['[VAL-17] -1 square feet', { square_feet: -1 }, 'square_feet_are_not_negative'],
  ['[VAL-19] a negative price', { price: -1 }, 'price_is_not_negative'],
  ['[VAL-21] a negative lot', { lot_size: -0.01 }, 'lot_size_is_not_negative'],
  ['[VAL-23] a house of 1799', { year_built: 1799 }, 'year_built_is_not_before_1800'],
  [
    '[VAL-24] a house of the year after next',
    { year_built: YEAR + 2 },
    'year_built_is_not_in_the_future',
  ],
  ['[ENT-43] a property type of its own', { property_type: 'Castle' }, 'property_type_is_known'],
  ['[VAL-30] an empty feature', { features: ['pool', ' '] }, 'features_are_tidy'],
  ['more features than anyone reads', { features: Array(61).fill('pool') }, 'features_are_tidy'],
  ['a feature as long as a description', { features: [long(301)] }, 'features_are_tidy'],
  ['an endless address', { address: long(201) }, 'address_fits'],
  ['a price beyond any property', { price: 100_000_000_001 }, 'price_is_plausible'],
]

const ACCEPTED_PROPERTIES: [string, Fields][] = [
  ['[VAL-13] a property without bedrooms in it', { bedrooms: 0 }],
  ['[VAL-15] a property without bathrooms in it', { bathrooms: 0 }],
  ['[VAL-16] two and a half bathrooms', { bathrooms: 2.5 }],
  ['[VAL-18] 2,013 square feet', { square_feet: 2013 }],
  ['[VAL-20] $499,900, off the step', { price: 499_900 }],
  ['[VAL-22] a lot of 0.07 acres', { lot_size: 0.07 }],
  ['[VAL-23] a house of 1800', { year_built: 1800 }],
  ['[VAL-24] a house of this year', { year_built: YEAR }],
  ['[VAL-25] [ENT-44] a house of unknown age', { year_built: null }],
  ['[VAL-26] [ENT-45] a home without a lot', { lot_size: null }],
  ['[ENT-46] a property without features', { features: [] }],
  ...PROPERTY_TYPES.map((type): [string, Fields] => [`[ENT-43] ${type}`, { property_type: type }]),
]

const CAPTIONS = { facebook: '', instagram: '', linkedin: '', twitter: '' }

const REFUSED_CONTENT: [string, Fields, string][] = [
  ['[ENT-51] content without a description', { description: ' ' }, 'description_is_given'],
  ['[ENT-52] content in an unknown tone', { tone: 'pompous' }, 'tone_is_known'],
  ...['facebook', 'instagram', 'linkedin', 'twitter'].map(
    (network, at): [string, Fields, string] => [
      `[ENT-${55 + at}] captions without ${network}`,
      { social_captions: { ...CAPTIONS, [network]: undefined } },
      'social_captions_name_the_four_networks',
    ],
  ),
  [
    'captions that are not text',
    { social_captions: { ...CAPTIONS, twitter: 1 } },
    'social_captions_name_the_four_networks',
  ],
  [
    'captions for a fifth network',
    { social_captions: { ...CAPTIONS, myspace: '' } },
    'social_captions_name_the_four_networks',
  ],
  ['captions as a list', { social_captions: [] }, 'social_captions_name_the_four_networks'],
  ['an endless description', { description: long(20_001) }, 'description_fits'],
  ['an endless headline', { headline: long(301) }, 'headline_fits'],
  ['[ENT-50] content for no property', { property_id: null }, '23502'],
  [
    '[ENT-60] content for a property that does not exist',
    { property_id: crypto.randomUUID() },
    'content_property_id_fkey',
  ],
]

const REFUSED_PROFILES: [string, Fields, string][] = [
  ['[VAL-31] a name of one character', { full_name: 'A' }, 'full_name_has_two_characters'],
  ['[VAL-33] an e-mail that is no address', { email: 'abc' }, 'email_is_an_address'],
  ['an endless company', { company: long(201) }, 'company_fits'],
  [
    '[ENT-29] a plan that does not exist',
    { subscription_plan: 'gold' },
    'subscription_plan_is_known',
  ],
]

describeDatabases((open) => {
  let database: Database
  let person: Person
  let property: string

  beforeAll(async () => {
    database = await open()
    person = await aPerson(database)
    property = await aProperty(database, person)
  })

  const updateProfile = (changes: Fields) =>
    database.queryAs(service, {
      text: `update public.profiles set (${Object.keys(changes)}) = row(${Object.keys(changes).map((_, at) => `$${at + 1}`)})
        where id = '${person.id}'`,
      values: Object.values(changes),
    })

  describe('a property', () => {
    it.each(REFUSED_PROPERTIES)('%s is refused', async (_, fields, reason) => {
      expect(await refusal(aProperty(database, person, fields))).toContain(reason)
    })
    it.each(ACCEPTED_PROPERTIES)('%s is accepted', async (_, fields) => {
      expect(await aProperty(database, person, fields)).toMatch(/^[0-9a-f-]{36}$/)
    })
    it('[ENT-34] [ENT-47] [ENT-48] gets an id, its author and a date by itself', async () => {
      const { rows } = await database.queryAs(person.caller, {
        text: 'select user_id, team_id, created_at from public.properties where id = $1',
        values: [property],
      })
      expect(rows).toMatchObject([
        { user_id: person.id, team_id: null, created_at: expect.anything() },
      ])
    })
  })

  describe('content', () => {
    it.each(REFUSED_CONTENT)('%s is refused', async (_, fields, reason) => {
      expect(await refusal(aContent(database, person, property, fields))).toContain(reason)
    })
    it.each([...TONES])('[ENT-61] the tone %s is accepted', async (tone) => {
      expect(await aContent(database, person, property, { tone })).toMatch(/^[0-9a-f-]{36}$/)
    })
    it('[ENT-52] is in the tone luxury unless another was chosen', async () => {
      const { rows } = await database.queryAs(person.caller, {
        text: `insert into public.content (property_id, description, social_captions) values ($1, 'Text', $2) returning tone, user_id`,
        values: [property, CAPTIONS],
      })
      expect(rows).toEqual([{ tone: 'luxury', user_id: person.id }])
    })
    it('goes with its property', async () => {
      const doomed = await aProperty(database, person)
      const content = await aContent(database, person, doomed)
      await database.queryAs(person.caller, {
        text: 'delete from public.properties where id = $1',
        values: [doomed],
      })
      const { rows } = await database.query('select from public.content where id = $1', [content])
      expect(rows).toEqual([])
    })
  })

  describe('a profile', () => {
    it.each(REFUSED_PROFILES)('%s is refused', async (_, changes, reason) => {
      expect(await refusal(updateProfile(changes))).toContain(reason)
    })
    it.each(['free', 'starter', 'pro', null])(
      '[ENT-28] [ENT-30] [PLAN-29] [PLAN-30] [PLAN-31] the plan %s is accepted',
      async (plan) => {
        await updateProfile({ subscription_plan: plan, company: null })
        const { rows } = await database.query(
          'select subscription_plan from public.profiles where id = $1',
          [person.id],
        )
        expect(rows).toEqual([{ subscription_plan: plan }])
      },
    )
  })

  it('a save against an outdated version changes nothing', async () => {
    const seen = async () =>
      (
        await database.query<{ updated_at: string }>(
          'select updated_at::text from public.properties where id = $1',
          [property],
        )
      ).rows[0]?.updated_at
    const first = await seen()
    const save = (version: string | undefined) =>
      database.queryAs(person.caller, {
        text: 'update public.properties set price = price + 1 where id = $1 and updated_at = $2::timestamptz',
        values: [property, version],
      })
    expect((await save(first)).rowCount).toBe(1)
    expect((await save(first)).rowCount).toBe(0)
    expect((await save(await seen())).rowCount).toBe(1)
  })
})

/** The constraint or SQLSTATE that a write was refused for. */
const refusal = async (write: Promise<unknown>) => {
  const error: unknown = await write.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  if (!(error instanceof Error)) return 'accepted'
  const { constraint, code } = error as Error & { constraint?: string; code?: string }
  return [constraint, code].filter(Boolean).join(' ')
}
