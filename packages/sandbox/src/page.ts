import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

export type Html = HtmlEscapedString | Promise<HtmlEscapedString>

/**
 * What the pages may load: their one style sheet and nothing else. Forms are not held to this origin, because
 * their answers lead back to the application, which may have been opened under another name.
 */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'"

interface Page {
  title: string
  /** What the ribbon says about this stand-in. */
  notice: string
  body: Html
}

/** The frame that all sandbox pages share; nobody should take one for the real thing. */
export const page = ({ title, notice, body }: Page): Html => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${title} · Sandbox</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/sandbox/sandbox.css">
  </head>
  <body>
    <p class="ribbon"><strong>Sandbox</strong> <span>${notice}</span></p>
    <main>${body}</main>
  </body>
</html>`
