import type { Told } from '../rule.ts'

/** What a rule tells, by its kind. */
const kind =
  (of: Told['kind']) =>
  (statement: string): Told => ({ kind: of, concept: null, statement })

export const amenity = kind('amenity')
export const availability = kind('availability')
export const building = kind('building')
export const character = kind('character')
export const community = kind('community')
export const condition = kind('condition')
export const fee = kind('fee')
export const finish = kind('finish')
export const income = kind('income')
export const land = kind('land')
export const location = kind('location')
export const outdoorPlace = kind('outdoor place')
export const parking = kind('parking')
export const pets = kind('pets')
export const restriction = kind('restriction')
export const room = kind('room')
export const system = kind('system')
export const technology = kind('technology')
export const terms = kind('terms')
export const update = kind('update')
export const utilities = kind('utilities')
export const view = kind('view')
export const zoning = kind('zoning')

export const tenancy = (statement: string, date = ''): Told => ({
  kind: 'tenancy',
  concept: null,
  statement,
  date,
})

/** Told as a clause alone: 'a perc on file and expires in 2026' is no thing. */
export const conditionAlone = (statement: string): Told => ({ ...condition(statement), name: '' })
