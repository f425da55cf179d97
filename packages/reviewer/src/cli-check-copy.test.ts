import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { aProperty } from '@listwright/writing-lab'
import { expect, test } from 'vitest'

const checkCopy = (input: string): Promise<string> => {
  const script = fileURLToPath(new URL('./cli-check-copy.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(input)
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', () => resolve(output))
  })
}

test('every line is answered by one line, and a bad one does not stop the rest', {
  timeout: 30_000,
}, async () => {
  const requests = [
    JSON.stringify({ text: 'A safe\u2028neighborhood', kind: 'mls' }),
    'not json',
    JSON.stringify({ text: 'x', kind: 'fax' }),
    JSON.stringify({ text: 'A quiet\ndeck', kind: 'twitter' }),
  ]
  const answers = (await checkCopy(requests.join('\n')))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers).toHaveLength(4)
  expect(answers[0].findings[0]).toMatchObject({
    rule: 'fair-housing/safe-place',
    start: 2,
    end: 19,
    suggestion: 'neighborhood',
  })
  expect(answers[1].error).toContain('not JSON')
  expect(answers[2].error).toContain('kind')
  expect(answers[3]).toEqual({ findings: [] })
})

test('a text with a property is answered with its claims', { timeout: 30_000 }, async () => {
  const request = {
    property: aProperty(),
    text: 'Five bedrooms and a sauna in Boise.',
    kind: 'facebook',
  }
  const { claims } = JSON.parse(await checkCopy(JSON.stringify(request)))
  expect(claims).toContainEqual(
    expect.objectContaining({
      text: 'Five',
      kind: 'number',
      status: 'contradicting',
      source: 'bedrooms',
    }),
  )
  expect(claims).toContainEqual(
    expect.objectContaining({ text: 'sauna', status: 'traced', source: 'features[3]' }),
  )
})
