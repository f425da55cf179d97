import type { Mail } from '../../mail/mailer.ts'

export interface Letter {
  subject: string
  heading: string
  /** Plain sentences, one per paragraph. */
  paragraphs: string[]
  action?: { label: string; url: string }
  /** Digits to type where the link cannot be opened. */
  code?: string
  /** Said below the line, in small print. */
  footnote: string
}

/** One look for all letters: tables and inline styles, because mail programs know little else. */
export function layOut(letter: Letter, productName: string, to: string): Mail {
  return {
    to,
    subject: letter.subject,
    text: asText(letter, productName),
    html: asHtml(letter, productName),
  }
}

function asText({ heading, paragraphs, action, code, footnote }: Letter, productName: string) {
  return [
    heading,
    ...paragraphs,
    action && `${action.label}:\n${action.url}`,
    code && `Your code: ${code}`,
    `--\n${footnote}\n${productName}`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n')
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const SERIF = "font-family:Georgia,'Times New Roman',serif"

function asHtml({ subject, heading, paragraphs, action, code, footnote }: Letter, product: string) {
  const body = [
    `<h1 style="margin:0 0 16px;${SERIF};font-size:26px;line-height:1.25;font-weight:600;color:#1c2521">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(
      (text) =>
        `<p style="margin:0 0 16px;${FONT};font-size:16px;line-height:1.6;color:#3d4842">${escapeHtml(text)}</p>`,
    ),
    action && button(action),
    code && codeBox(code),
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f1ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? heading)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f1ea">
<tr><td align="center" style="padding:40px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 4px 20px;${SERIF};font-size:20px;font-weight:600;color:#1f4d3a">${escapeHtml(product)}</td></tr>
<tr><td style="background:#ffffff;border:1px solid #e5dfd2;border-radius:14px;padding:36px 32px 24px">
${body.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding:20px 4px 0;${FONT};font-size:13px;line-height:1.5;color:#6b736e">${escapeHtml(footnote)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

const button = ({ label, url }: { label: string; url: string }) => `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr>
<td style="background:#1f4d3a;border-radius:10px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 26px;${FONT};font-size:16px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p style="margin:0 0 16px;${FONT};font-size:13px;line-height:1.5;color:#6b736e">If the button does not work, open this address:<br><a href="${escapeHtml(url)}" style="color:#1f4d3a;word-break:break-all">${escapeHtml(url)}</a></p>`

const codeBox = (code: string) => `
<p style="margin:0 0 8px;${FONT};font-size:14px;color:#6b736e">Or enter this code:</p>
<p style="margin:0 0 16px;padding:12px 0;background:#f4f1ea;border-radius:10px;text-align:center;font-family:ui-monospace,Menlo,Consolas,monospace;font-size:26px;letter-spacing:8px;color:#1c2521">${escapeHtml(code)}</p>`

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
