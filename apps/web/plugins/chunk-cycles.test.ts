// @vitest-environment node
import { expect, it } from 'vitest'
import { type Chunk, chunkCycles } from './chunk-cycles.ts'

const chunk = (name: string, ...imports: string[]): Chunk => ({
  name,
  fileName: `${name}.js`,
  imports: imports.map((imported) => `${imported}.js`),
})

it('chunks that import each other are found, directly or by way of others, each group once', () => {
  const chunks = [
    chunk('app', 'dialog', 'reviewer'),
    chunk('dialog', 'button'),
    chunk('button', 'icons'),
    chunk('icons', 'dialog'),
    chunk('reviewer', 'terms'),
    chunk('terms', 'reviewer'),
  ]
  expect(chunkCycles(chunks)).toEqual([
    ['button', 'dialog', 'icons'],
    ['reviewer', 'terms'],
  ])
})

it('chunks that share others do not wait for each other', () => {
  const chunks = [chunk('app', 'a', 'b', 'elsewhere'), chunk('a', 'c'), chunk('b', 'c'), chunk('c')]
  expect(chunkCycles(chunks)).toEqual([])
})
