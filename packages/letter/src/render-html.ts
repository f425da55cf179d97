import { escaped } from './escaped.ts'
import type { Letter } from './letter.ts'
import { DARK, styles } from './look.ts'

/** Tables and inline styles, because mail programs know little else. */
export const renderHtml = (letter: Letter, from: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(letter.title)}</title>
<style>${DARK}
@media (max-width: 480px) { .sheet { padding: 30px 22px 26px !important } }
</style>
</head>
<body class="page" style="${styles.page}">
<div style="${styles.preview}">${escaped(previewOf(letter))}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center" style="padding:36px 12px 44px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:580px">
<tr><td class="ink" style="${styles.from}">${escaped(from)}</td></tr>
<tr><td class="brass" style="${styles.edge}">&nbsp;</td></tr>
<tr><td class="card sheet" style="${styles.sheet}">
${bodyOf(letter)}
</td></tr>
<tr><td class="quiet" style="${styles.footnote}">${escaped(letter.footnote)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`

const previewOf = ({ preview, paragraphs, title }: Letter) =>
  (preview ?? paragraphs[0] ?? title).slice(0, 150)

const bodyOf = ({ title, lead, paragraphs, points, facts, action, code, sections }: Letter) =>
  [
    `<h1 class="ink" style="${styles.title}">${escaped(title)}</h1>`,
    lead && `<p class="ink" style="${styles.lead}">${escaped(lead)}</p>`,
    ...paragraphs.map((text) => prose(text, styles.paragraph)),
    points?.length && pointList(points),
    facts?.length && factTable(facts),
    action && button(action),
    code && codeBox(code, action !== undefined),
    ...(sections ?? []).map(section),
  ]
    .filter(Boolean)
    .join('\n')

const prose = (text: string, style: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(
      (part) => `<p class="ink" style="${style}">${escaped(part).replaceAll(/\r?\n/g, '<br>')}</p>`,
    )
    .join('\n')

const pointList = (points: string[]) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:4px 0 20px">${points
    .map(
      (point) =>
        `<tr><td class="accent" style="${styles.mark}">&#8212;</td><td class="ink" style="${styles.point}">${escaped(point)}</td></tr>`,
    )
    .join('')}</table>`

const factTable = (facts: [string, string][]) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 20px">${facts
    .map(
      ([label, value]) =>
        `<tr><td class="quiet rule" style="${styles.label}">${escaped(label)}</td><td class="ink rule" width="100%" style="${styles.value}">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

const button = ({ label, url }: { label: string; url: string }) =>
  `<table role="presentation" cellspacing="0" cellpadding="0" border="0" style="margin:26px 0 16px"><tr>
<td class="button" style="${styles.buttonCell}"><a class="button" href="${escaped(url)}" style="${styles.button}">${escaped(label)}</a></td>
</tr></table>
<p class="quiet" style="${styles.address}">Or open this address:<br><a class="quiet" href="${escaped(url)}" style="${styles.link}">${escaped(url)}</a></p>`

const codeBox = (code: string, isSecondWay: boolean) =>
  `<p class="quiet" style="${styles.codeLabel}">${isSecondWay ? 'Or enter this code' : 'Your code'}</p>
<p class="ink well" style="${styles.code}">${escaped(code)}</p>`

const section = ({ title, text }: { title: string; text: string }) =>
  `<h2 class="accent rule" style="${styles.section}">${escaped(title)}</h2>
${prose(text, styles.sectionText)}`
