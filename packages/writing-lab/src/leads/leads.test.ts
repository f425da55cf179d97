import { expect, test } from 'vitest'
import { fitChoices } from '../fit-choices.ts'
import { isFound } from './is-found.ts'
import { type JudgedLead, judgedLeads } from './judged-leads.ts'

const leads = judgedLeads(6)

const shareFound = (weights: ReadonlyMap<string, number>, of: readonly JudgedLead[]): number =>
  of.filter((lead) => isFound(lead, weights)).length / of.length

test('what is learned from some authors finds more leads of others than strength does', () => {
  const unseen = new Set([...new Set(leads.map(({ set }) => set))].slice(-6))
  const weights = fitChoices(leads.filter(({ set }) => !unseen.has(set)))
  const others = leads.filter(({ set }) => unseen.has(set))
  expect(shareFound(weights, others)).toBeGreaterThan(
    shareFound(new Map([['strength', 1]]), others),
  )
})

test('the fact whose signal leads wherever it occurs is the most appealing one', () => {
  const examples = Array.from({ length: 20 }, (_, at): JudgedLead => {
    const fact = (signal: string, isChosen: boolean) => ({
      index: 0,
      signals: new Map([[signal, 1]]),
      isChosen,
    })
    const choices = [fact('is view', true), fact('is pantry', false)]
    return { set: 'one', choices: at % 2 === 0 ? choices : choices.toReversed() }
  })
  const weights = fitChoices(examples)
  expect(weights.get('is view')).toBeGreaterThan(weights.get('is pantry') ?? 0)
  expect(shareFound(weights, examples)).toBe(1)
})
