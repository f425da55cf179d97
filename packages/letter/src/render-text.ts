import type { Letter } from './letter.ts'

export const renderText = (letter: Letter, from: string): string => {
  const { title, lead, paragraphs, points = [], facts = [], action, code, sections = [] } = letter
  const blocks = [
    title,
    lead,
    ...paragraphs,
    points.map((point) => `- ${point}`).join('\n'),
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    code && `Your code: ${code}`,
    ...sections.map(({ title, text }) => `${title.toUpperCase()}\n${text}`),
    `--\n${letter.footnote}\n${from}`,
  ]
  return blocks.filter(Boolean).join('\n\n').concat('\n')
}
