/** What the bundler says of each module that begins a file, by the path of its source. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>

/** The file that holds the app; `plugins/app-chunks.ts` names it. */
const APP = 'app'

interface AppParts {
  /** The markup of the frame, for whoever is signed in. */
  frame: string
  /** The markup for everyone else. */
  page: string
  /** What both are told. */
  note: string
  manifest: Manifest
  /** The text of the style sheet. */
  styles: string
}

/**
 * The document that every address of the app is answered with: what is shown until the script is there, and the names of
 * the files that the script needs, so that they are all asked for at once.
 */
export const appDocument = (
  template: string,
  { frame, page, note, manifest, styles }: AppParts,
): string => {
  const [app = ''] = Object.entries(manifest).find(([, { name }]) => name === APP) ?? []
  const preloads = filesOf(app, manifest).map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  )
  return (
    template
      // The fonts have stand-ins of the same widths, and are asked for once the screen is there.
      .replace('<html lang="en"', '<html lang="en" class="plain-type"')
      .replace(/\s*<link rel="preload" as="font"[^>]*>/g, '')
      // In the document, because nothing is painted before the styles are there.
      .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
      .replace('<!--head-->', preloads.join(''))
      .replace(
        '<!--page-->',
        () =>
          `<div class="waiting-frame">${frame}</div><div class="waiting-page">${page}</div><div class="waiting">${note}</div>`,
      )
  )
}

/** The file of a module and all that it imports, each once. */
const filesOf = (name: string, manifest: Manifest, found = new Set<string>()): string[] => {
  const { file, imports = [] } = manifest[name] ?? {}
  if (!file) throw new Error(`The build has no file for ${name || APP}`)
  if (found.has(file)) return [...found]
  found.add(file)
  for (const imported of imports) filesOf(imported, manifest, found)
  return [...found]
}
