import { customTone } from '@listwright/contracts'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aPerson, type Database, type Fields, insert, type Person } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'

const WORDS = [
  ...[
    'pool',
    'light-filled',
    "chef's",
    'top 10',
    'café',
    'Größe',
    'дом',
    'οἶκος',
    '家屋',
    'e\u0301clat',
  ],
  ...[
    'a',
    'a ',
    ' a',
    '',
    '!!',
    '1st',
    '-x',
    "'tis",
    'a_b',
    'a.b',
    'a/b',
    'a,b',
    'a;b',
    'a`b',
    'a\\b',
  ],
  ...[
    'a\u0001b',
    'a\nb',
    'a\u007fb',
    'a\u0085b',
    'a\u00a0b',
    'a\u2028b',
    'a\u200bb',
    'a\ufeffb',
    'a\u1680b',
  ],
  ...[
    'pool\u00a0',
    'pool\u3000',
    'a×b',
    'a÷b',
    'a\u037eb',
    'a–b',
    'a”b',
    'a™b',
    '🏡🏡',
    '𝒜𝒷',
    'a\ufffdb',
    '½b',
  ],
  ...['x'.repeat(30), 'x'.repeat(31), 'é'.repeat(30), '𝒜'.repeat(30)],
]
const LINES = [
  ...[
    '',
    'Step inside.',
    'Ünïcode – “quoted” 🏡',
    '<b>',
    '{city}',
    '[x]',
    'a\nb',
    'a\rb',
    'a\tb',
    'a\u0007b',
  ],
  ...[
    'a\u007fb',
    'a\u0085b',
    'a\u009fb',
    'a\u2028b',
    'a\u2029b',
    'a\u00a0b',
    '🏡'.repeat(160),
    '🏡'.repeat(161),
  ],
  ...['x'.repeat(160), 'x'.repeat(161)],
]
const NAMES = [
  ...[
    'Coastal',
    'x',
    '🏡',
    '🏡'.repeat(60),
    '🏡'.repeat(61),
    'x'.repeat(61),
    '',
    ' ',
    '\t',
    '\n',
    '\u00a0',
  ],
  ...[
    '\u3000',
    '\ufeff',
    '\u200b',
    '\u2028',
    '\u1680',
    '\u0085',
    '\u2060',
    'a\nb',
    '<b>',
    '\u00a0Coastal\u00a0',
  ],
]
const name = (text: string) =>
  JSON.stringify(text.length > 40 ? `${text.slice(0, 6)}… (${text.length})` : text)

const CASES: [string, Fields][] = [
  ...WORDS.flatMap((word): [string, Fields][] => [
    [`prefers ${name(word)}`, { prefer: [word] }],
    [`avoids ${name(word)}`, { avoid: ['pool', word] }],
  ]),
  ...LINES.flatMap((line): [string, Fields][] => [
    [`opens with ${name(line)}`, { opening: line }],
    [`closes with ${name(line)}`, { closing: line }],
  ]),
  ...NAMES.map((given): [string, Fields] => [`is called ${name(given)}`, { name: given }]),
  ['prefers 20 words', { prefer: Array(20).fill('pool') }],
  ['prefers 21 words', { prefer: Array(21).fill('pool') }],
  ...[0, 1, 5, 6, -1].flatMap((strength): [string, Fields][] => [
    [`is warm by ${strength}`, { warmth: strength }],
    [`is formal by ${strength}`, { formality: strength }],
  ]),
  ['is based on shouting', { base: 'shouting' }],
]

describeDatabases((open) => {
  let database: Database
  let agent: Person

  beforeAll(async () => {
    database = await open()
    agent = await aPerson(database, { plan: 'pro' })
  })
  beforeEach(() => database.execute('delete from public.custom_tones'))

  const isStored = (tone: Fields) =>
    insert(database, agent.caller, 'custom_tones', tone).then(
      () => true,
      ({ code }: { code: string }) => {
        expect(code).toMatch(/^2[23]/)
        return false
      },
    )

  describe('a custom tone that the table takes is one that the writer takes', () => {
    it.each(CASES)('one that %s', async (_, fields) => {
      const tone = { name: 'Ours', base: 'modern', ...fields }
      const { success, data } = customTone.safeParse(tone)
      if (await isStored(tone)) expect(success).toBe(true)
      await database.execute('delete from public.custom_tones')
      // The form sends what its schema made of what was typed.
      if (success) expect(await isStored(data)).toBe(true)
    })
  })
})
