import { TIERS, TONES } from '@listwright/contracts'
import fc from 'fast-check'
import { Dialect, LocalLinter } from 'harper.js'
import { binaryInlined } from 'harper.js/binaryInlined'
import { expect, test } from 'vitest'
import { write } from './index.ts'
import { realisticProperty } from './measure/arbitraries.ts'

// Rules that fire on correct listing prose: names, figures, compounds, set phrases.
const OFF = (
  'SpellCheck DisjointPrefixes OxfordComma ToTwoToo MassNouns LongSentences SplitWords CompoundNouns ExpandWith ' +
  'NumericRangeEnDash UseEllipsisCharacter UpdatePlaceNames OrthographicConsistency Everyday AWhile HowTo PossessiveYour'
).split(' ')
const PROPERTIES = 3

test('a grammar checker has nothing to say about a sample of every tone and tier', {
  timeout: 120_000,
}, async () => {
  const linter = new LocalLinter({ binary: binaryInlined, dialect: Dialect.American })
  const config = await linter.getDefaultLintConfig()
  for (const rule of OFF) config[rule] = false
  await linter.setLintConfig(config)
  const found: string[] = []
  for (const [seed, property] of fc
    .sample(realisticProperty(), { numRuns: PROPERTIES, seed: 5 })
    .entries())
    for (const [turn, tone] of TONES.entries()) {
      const tier = TIERS[(seed + turn) % TIERS.length] ?? 'basic'
      const { description } = write({ property, tone, tier, seed })
      const lints = await linter.organizedLints(description, { language: 'plaintext' })
      for (const [rule, all] of Object.entries(lints))
        for (const lint of all)
          found.push(`${tone} ${rule}: ${lint.get_problem_text()} (${lint.message()})`)
    }
  expect(found).toEqual([])
})
