import { describe, expect, test } from 'vitest'
import { copybook } from '../copybook/copybook.ts'
import { allCases } from './cases/all-cases.ts'
import { readCase } from './testing/read-case.ts'
import { shownFeature } from './testing/shown-feature.ts'

describe('a typed feature', () => {
  test.each(allCases)(
    '$table, $propertyType: $typed',
    ({ propertyType, typed, shown: expected }) => {
      const { facts, unused } = readCase(propertyType, typed)
      const shown = facts.features.map(shownFeature).join(' || ')
      expect(shown || `unused: ${unused.at(-1)?.reason}`).toBe(expected)
      for (const { name, statement, text, concept } of facts.features) {
        expect(name?.text || statement || text).toMatch(/\p{L}/u)
        // A clause has no full stop and no double space.
        if (statement) expect(statement).toMatch(/^\S(?:(?! {2}).)*[^\s.!?,]$/)
        if (concept) expect(copybook.concepts.has(concept), concept).toBe(true)
      }
    },
  )
})
