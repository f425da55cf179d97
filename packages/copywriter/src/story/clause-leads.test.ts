import { expect, test } from 'vitest'
import { sentencesOf, textsOf } from '../testing/texts-of.ts'

const firstOf = (text: string): string => sentencesOf(text)[0] ?? ''
const isForInvestors = (text: string): boolean => /\$[\d,]+|is priced/.test(firstOf(text))

test('a part of the home leads by the clause that says something of it', () => {
  const texts = textsOf(['a front porch deep enough for dinner', 'gas heat', 'walk-in pantry'])
  const leading = texts.filter((text) =>
    /[Tt]he front porch (?:of this Boise \w+ )?is deep enough for dinner/.test(firstOf(text)),
  )
  expect(leading.length).toBeGreaterThan(0)
})

test('a clause about a view is no part of the home', () => {
  for (const text of textsOf(['lake views', 'keyless entry', 'gas cooktop'], 'Apartment'))
    expect(text).not.toMatch(/lake of this/)
})

test('access to the water leads in place of a woodstove', () => {
  const texts = textsOf(['deeded shore access to Harpswell Sound', 'Jotul woodstove', 'gas range'])
  for (const text of texts.filter((one) => !isForInvestors(one)))
    expect(firstOf(text)).toMatch(/has deeded shore access/)
})

test('siding that was typed first does not lead in place of a pool', () => {
  for (const text of textsOf(['steel siding', 'gas boiler', 'pool', 'fire pit']))
    expect(firstOf(text)).not.toMatch(/siding/)
})

test('a kind of home with details is the subject of the first sentence', () => {
  for (const text of textsOf(['brick townhouse backing to woods', 'gas heat'], 'Townhouse')) {
    expect(firstOf(text)).toMatch(/brick townhouse backing to woods/)
    expect(text).not.toMatch(/property is|townhouse is a brick townhouse/)
  }
})
