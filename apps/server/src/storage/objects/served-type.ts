/** What browsers show by themselves and cannot run. */
const SHOWN = /^(?:image\/(?!svg)|audio\/|video\/|text\/plain)/i
/** Types that a page of ours could be made to run, or that a browser would open as a page. */
const ACTIVE =
  /html|javascript|ecmascript|jscript|livescript|css|wasm|xml(?!.*svg)|x-mixed-replace/i
const DRAWING = /^image\/svg\+xml/i

/**
 * The type under which a file is sent. Scripts and pages are sent as plain text: our pages trust scripts of their own
 * origin, and files are served from it. Pictures in SVG stay what they are, since a picture in a page runs nothing.
 */
export const servedType = (type: string): string => {
  if (DRAWING.test(type)) return 'image/svg+xml'
  if (ACTIVE.test(type)) return 'text/plain; charset=utf-8'
  return type || 'application/octet-stream'
}

/** Makes a browser save the file if that was asked for, or if its type is not one that browsers show and cannot run. */
export const dispositionOf = (type: string, download: string | null, name: string) => {
  if (download === null && SHOWN.test(type)) return undefined
  const file = download || name.slice(name.lastIndexOf('/') + 1)
  // RFC 6266: plain characters for old clients, all of them for others.
  const plain = file.replaceAll(/[^\w .()-]/g, '_')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeExtended(file)}`
}

const encodeExtended = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
