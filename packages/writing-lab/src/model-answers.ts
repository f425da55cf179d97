import { readFileSync } from 'node:fs'
import { type GoldText, parseGold } from './gold.ts'

/** Texts as a careful language model answers our prompt: nothing in them is without support. */
export const modelAnswers = (): GoldText[] =>
  parseGold(readFileSync(new URL('../corpus/model-answers.md', import.meta.url), 'utf8'))
