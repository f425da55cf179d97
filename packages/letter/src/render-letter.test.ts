import { expect, test } from 'vitest'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

const aLetter = (overrides: Partial<Letter> = {}): Letter => ({
  title: 'You are on the <Pro> Plan',
  preview: 'It starts now.',
  lead: 'A house & a garden',
  paragraphs: ['First & second.', 'One line\nand another.\n\nA new paragraph.'],
  points: ['As many as you like'],
  facts: [['Name', '<img src=x onerror=alert(1)>']],
  action: { label: 'Open', url: 'https://app.test/account?a=1&b=2' },
  code: '123456',
  sections: [{ title: 'Facebook', text: 'Just listed' }],
  footnote: 'You get this because you have an account.',
  ...overrides,
})

test('the text body says everything, in order', () => {
  expect(renderLetter(aLetter(), 'Acme').text).toBe(
    [
      'You are on the <Pro> Plan',
      'A house & a garden',
      'First & second.',
      'One line\nand another.\n\nA new paragraph.',
      '- As many as you like',
      'Name: <img src=x onerror=alert(1)>',
      'Open:\nhttps://app.test/account?a=1&b=2',
      'Your code: 123456',
      'FACEBOOK\nJust listed',
      '--\nYou get this because you have an account.\nAcme\n',
    ].join('\n\n'),
  )
})

test('the other body says the same', () => {
  const { html } = renderLetter(aLetter(), 'Acme')
  for (const words of [
    'A house &amp; a garden',
    'First &amp; second.',
    'One line<br>and another.</p>',
    'A new paragraph.</p>',
    'As many as you like',
    'Or enter this code',
    '123456',
    'Facebook',
    'Just listed',
    'You get this because',
    'Acme',
  ]) {
    expect(html).toContain(words)
  }
})

test('SEC-IN-08 what people typed cannot become markup', () => {
  const typed = `<img src=x onerror=alert(1)> "'&`
  const { html } = renderLetter(
    aLetter({
      title: typed,
      preview: typed,
      lead: typed,
      paragraphs: [typed],
      points: [typed],
      facts: [[typed, typed]],
      action: { label: typed, url: `https://app.test/?q=${typed}` },
      code: typed,
      sections: [{ title: typed, text: typed }],
      footnote: typed,
    }),
    typed,
  )
  expect(html).not.toContain('<img')
  expect(html.split('&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp;')).toHaveLength(18)
})

test('a button leads to a web address or the mail is not made', () => {
  const action = { label: 'Open', url: 'javascript:alert(1)' }
  expect(() => renderLetter(aLetter({ action }), 'Acme')).toThrow('Invalid URL')
})

test('what is not a letter is not rendered', () => {
  for (const other of [
    null,
    'Hello',
    {},
    { ...aLetter(), html: '<p>' },
    { ...aLetter(), title: 1 },
  ]) {
    expect(() => renderLetter(other, 'Acme')).toThrow()
  }
})

test('a letter of three parts is enough, and begins with its own preview', () => {
  const { html, text } = renderLetter(
    { title: 'Hi', paragraphs: ['Hello there.'], footnote: 'You asked.' },
    'Acme',
  )
  expect(text).toBe('Hi\n\nHello there.\n\n--\nYou asked.\nAcme\n')
  expect(html).toMatch(/<div style="display:none[^>]*>Hello there\.<\/div>/)
  expect(html).not.toContain('undefined')
})

test('a code without an action is the way, not the other way', () => {
  const { html } = renderLetter({ title: 'Hi', paragraphs: [], code: '1', footnote: '' }, 'Acme')
  expect(html).toContain('Your code')
  expect(html).not.toContain('Or enter')
})

test('the mail knows dark mode and narrow screens', () => {
  const { html } = renderLetter(aLetter(), 'Acme')
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('max-width:580px')
})
