export interface MailContent {
  title: string
  /** What mail programs show beside the subject. */
  preview: string
  paragraphs: string[]
  /** Label and value, one line each. */
  facts?: [string, string][]
  action?: { label: string; url: string }
  /** Why the reader gets this. */
  footnote: string
}

/** One mail, as HTML and as text; every word in it is escaped here and nowhere else. */
export const renderMail = (content: MailContent): { html: string; text: string } => ({
  html: renderHtml(content),
  text: renderText(content),
})

const renderText = ({ title, paragraphs, facts = [], action, footnote }: MailContent): string =>
  [
    title,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\n${footnote}`,
  ].join('\n\n')

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

const renderHtml = ({ title, preview, paragraphs, facts, action, footnote }: MailContent) =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(title)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .page { background: #0f1a16 !important }
  .card { background: #16241e !important; border-color: #2b3b33 !important }
  .ink { color: #f1ede3 !important }
  .quiet { color: #b3b8a8 !important }
  .rule { border-color: #2b3b33 !important }
  .button { background: #cfe3d8 !important; color: #10201a !important }
}
@media (max-width: 480px) { .card > tbody > tr > td { padding: 28px 22px !important } }
</style>
</head>
<body class="page" style="margin:0;padding:32px 12px;background:#faf7ef">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escaped(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td align="center">
<p class="ink" style="margin:0 0 20px;font:20px ${SERIF};letter-spacing:.01em;color:#1d3b30">Listwright</p>
<table role="presentation" class="card" width="100%" cellspacing="0" cellpadding="0" border="0" style="max-width:560px;background:#fffdf8;border:1px solid #e4dfd0;border-radius:14px"><tbody>
<tr><td style="padding:40px;border-top:3px solid #b98f3f;border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;font:normal 26px/1.25 ${SERIF};color:#17241e">${escaped(title)}</h1>
${paragraphs.map(paragraph).join('\n')}
${facts ? factTable(facts) : ''}
${action ? button(action) : ''}
</td></tr></tbody></table>
<p class="quiet" style="max-width:520px;margin:20px 0 0;font:13px/1.5 ${SANS};color:#5e665b">${escaped(footnote)}</p>
</td></tr></table>
</body>
</html>`

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;font:16px/1.6 ${SANS};color:#26332d">${escaped(text).replaceAll('\n', '<br>')}</p>`

const factTable = (facts: [string, string][]) =>
  `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0" style="margin:8px 0 20px">${facts
    .map(
      ([label, value]) =>
        `<tr><td class="quiet rule" style="padding:9px 16px 9px 0;border-top:1px solid #e4dfd0;font:14px/1.5 ${SANS};color:#5e665b;white-space:nowrap;vertical-align:top">${escaped(label)}</td><td class="ink rule" width="100%" style="padding:9px 0;border-top:1px solid #e4dfd0;font:14px/1.5 ${SANS};color:#26332d">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:28px 0 8px"><a class="button" href="${escaped(webAddress(url))}" style="display:inline-block;padding:14px 24px;border-radius:9px;background:#1d3b30;color:#fffdf8;font:600 16px ${SANS};text-decoration:none">${escaped(label)}</a></p>`

const webAddress = (url: string): string => {
  if (!/^https?:$/.test(new URL(url).protocol)) throw new Error(`Not a web address: ${url}`)
  return url
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)
