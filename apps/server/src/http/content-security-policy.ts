import { createHash } from 'node:crypto'

interface PageNeeds {
  scriptHashes: string[]
  /** Origins beside our own whose pictures the page shows. */
  images?: string[]
  /** Origins beside our own that the page talks to. */
  connect: string[]
}

/** For answers that are not pages: they may load and run nothing. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** For a service worker, which heeds the policy that its own file came with: it may fetch from us, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** For pages: our own files, and those inline scripts whose text we know. */
export const pagePolicy = ({ scriptHashes, images = [], connect }: PageNeeds): string => {
  const sockets = connect.map((origin) => origin.replace(/^http/, 'ws'))
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scriptHashes].join(' ')}`,
    // Dialogs and toasts place their rules at run time; styles cannot run anything.
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connect, ...sockets].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** The hash sources for the inline scripts of a page. */
export const inlineScriptHashes = (html: string): string[] => {
  const scripts = html.matchAll(/<script(?![^>]*\bsrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi)
  return [...scripts].map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64')
    return `'sha256-${hash}'`
  })
}

/** The origins of the pictures in a page that are not our own. */
export const imageOrigins = (html: string): string[] => {
  const sources = html.matchAll(/<img\b[^>]*?\bsrc="(https:\/\/[^"]+)"/gi)
  return [...sources].map(([, source = '']) => new URL(source).origin)
}
