import { expect, test } from 'vitest'
import { renderMail } from './mail-layout.ts'

const CONTENT = {
  title: 'You are on the <Pro> Plan',
  preview: 'It starts now.',
  paragraphs: ['First & second.', 'One line\nand another.'],
  facts: [['Name', '<img src=x onerror=alert(1)>']] satisfies [string, string][],
  action: { label: 'Open', url: 'https://app.test/account?a=1&b=2' },
  footnote: 'You get this because you have an account.',
}

test('both bodies say the same', () => {
  const { html, text } = renderMail(CONTENT)
  for (const words of ['First', 'and another.', 'It', 'You get this because']) {
    expect(html).toContain(words)
  }
  expect(text).toBe(
    [
      'You are on the <Pro> Plan',
      'First & second.',
      'One line\nand another.',
      'Name: <img src=x onerror=alert(1)>',
      'Open:\nhttps://app.test/account?a=1&b=2',
      '--\nYou get this because you have an account.',
    ].join('\n\n'),
  )
})

test('SEC-IN-08 what people typed cannot become markup', () => {
  const { html } = renderMail(CONTENT)
  expect(html).not.toContain('<img')
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  expect(html).toContain('href="https://app.test/account?a=1&amp;b=2"')
})

test('a button leads to a web address or the mail is not made', () => {
  const action = { label: 'Open', url: 'javascript:alert(1)' }
  expect(() => renderMail({ ...CONTENT, action })).toThrow('Not a web address')
})

test('the mail knows dark mode and narrow screens', () => {
  const { html } = renderMail(CONTENT)
  expect(html).toContain('prefers-color-scheme: dark')
  expect(html).toContain('name="color-scheme" content="light dark"')
  expect(html).toContain('max-width:560px')
})
