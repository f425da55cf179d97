import { describe, expect, test } from 'vitest'
import { noteClause } from './note-clause.ts'

/** Notes without their articles or verbs, and the clause that an editor would write. */
const CLAUSES = `
slate roof maintained yearly => the slate roof is maintained yearly
balcony faces courtyard not the street => the balcony faces the courtyard, not the street
two AC units both replaced 2022 => both AC units were replaced in 2022
seller would hold a second for right terms => the seller would hold a second for right terms
seller to provide termite letter => the seller will provide a termite letter
owner will consider lease option => the owner will consider a lease option
buyer pays transfer tax => the buyer pays a transfer tax
lease open for 2026 => the lease is open for 2026
everything new in 2023 => everything was new in 2023
lot of the original trim still here => much of the original trim is still here
roof coated 2024 => the roof was coated in 2024
guest house permitted 2015 => the guest house was permitted in 2015
rentals at cap => rentals are at the cap
permits on file for lower level => permits are on file for the lower level
lead paint disclosure on file => the lead paint disclosure is on file
termite bond with annual renewal => there is a termite bond with an annual renewal
flood insurance is assumable => flood insurance is assumable
facade grant eligible => it is eligible for a facade grant
detached garage now office => the detached garage is now an office
CO will be sellers responsibility => the CO will be the seller's responsibility
city water and sewer in and assessments paid => city water and sewer are in place, and the assessments are paid
roof needs work so selling as is => the roof needs work, so it is sold as-is
no on-site parking but town garage is across the way => there is no on-site parking, but the town garage is across the way
storefront was a bakery and hood and grease trap stay => the storefront was a bakery, and the hood and grease trap stay
laundry room steps away => the laundry room is steps away
association self managed => the association is self-managed
tenants pay own utilities => the tenants pay their own utilities
creek runs year round => the creek runs year-round
hot tub not working => the hot tub is not working
HOA plows road => the HOA plows the road
barn with loft used as garage => the barn with a loft is used as a garage
gutters cleaned twice a year => the gutters are cleaned twice a year
elevator shaft framed as closets => the elevator shaft is framed as closets
electric and phone in ditch => electric and phone are in the ditch`
  .trim()
  .split('\n')
  .map((line) => line.split(' => ') as [string, string])

describe('a note read by its grammar', () => {
  test.each(CLAUSES)('%s', (note, statement) => {
    expect(noteClause(note)?.statement).toBe(statement)
  })

  test.each([
    'two truck loads gravel on drive',
    'short-term rental cap applies check with city',
    'three docks one drive in',
    'gas line',
    'in-unit stackable',
  ])('is no clause: %s', (note) => {
    expect(noteClause(note)).toBeNull()
  })
})
