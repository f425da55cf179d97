import type { PropertyType } from '@listwright/contracts'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'
import { sentencesOf } from '../testing/texts-of.ts'
import { writeDescription } from '../write.ts'

const forInvestors = (features: readonly string[], propertyType: PropertyType): string[] =>
  [1, 2, 3, 4].map((seed) =>
    writeDescription({
      property: aProperty({ propertyType, features: [...features] }),
      tone: 'investor',
      tier: 'extended',
      seed,
      year: 2026,
    }),
  )

const ROOMS = ['vinyl siding', 'new HVAC 2023', 'fenced yard', 'covered patio', 'gas fireplace']

test('an investor reads what a home earns right behind its price', () => {
  const typed = [...ROOMS, 'currently rented at $1,250/month', 'lease through May 2027']
  for (const text of forInvestors(typed, 'Single Family Home'))
    expect(sentencesOf(text)[1], text).toMatch(
      /rented at \$1,250 a month, with a lease through May/,
    )
})

test('the rental history of a condo and its gross rents are one sentence, the second', () => {
  const typed = ['propane fireplace', 'mudroom', 'strong short-term rental history', 'HOA $640/mo']
  for (const text of forInvestors([...typed, '$48,000 gross rent in 2024'], 'Condo'))
    expect(sentencesOf(text)[1], text).toMatch(/history, with gross rents of \$48,000 in 2024/)
})

test('rentals that are permitted are a reason to buy land, not one rule among many', () => {
  const typed = ['creek frontage', 'gravel road access', 'cabin rentals permitted', 'recent survey']
  for (const text of forInvestors(typed, 'Land'))
    expect(sentencesOf(text)[1], text).toMatch(/^Cabin rentals are permitted/)
})

test('the rents of two units share a verb and a period, and their tenants one sentence', () => {
  const typed = ['both units occupied', 'lower unit $1,150/month', 'upper unit $1,075/month']
  for (const text of forInvestors([...typed, 'roof 2018', 'long-term tenants'], 'Multi-Family')) {
    expect(text).toContain('The lower unit rents for $1,150 a month and the upper unit for $1,075.')
    expect(text).toContain('Both units are occupied, with long-term tenants in place.')
  }
})

test('rents by the month and by the week are not given one period', () => {
  const typed = ['front house rents for $1,800/month', 'rear cottage rents for $400/week']
  for (const text of forInvestors([...typed, 'roof 2018'], 'Multi-Family'))
    expect(text).not.toMatch(/for \$400[.,]/)
})

test('a vacant unit and a renovated one are told together', () => {
  const typed = ["owner's unit vacant", 'first-floor unit renovated 2023', 'bay windows']
  for (const text of forInvestors([...typed, 'gas furnaces'], 'Multi-Family'))
    expect(text).toMatch(/unit is vacant, and the first-floor unit was renovated in 2023\./)
})

test('what a house needs is one sentence, behind where it is', () => {
  const typed = ['cosmetic updates needed', 'deck needs repair', 'ten minutes to Ford plant']
  for (const text of forInvestors([...typed, 'bi-level', ...ROOMS], 'Single Family Home')) {
    expect(text).toMatch(/needs cosmetic updating, and the deck needs repair\./)
    expect(text.indexOf('needs')).toBeGreaterThan(text.indexOf('Ford plant'))
  }
})

test('a unit that is vacant and renovated is named once', () => {
  const typed = ['lower unit vacant', 'lower unit remodeled 2022', 'hardwood floors', 'garage']
  for (const text of forInvestors(typed, 'Multi-Family'))
    expect(text).toContain('The lower unit is vacant and was remodeled in 2022.')
})
