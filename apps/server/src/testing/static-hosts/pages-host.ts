interface Answer {
  status: number
  headers: Headers
  body: string
}

/** Answers as hosts do that read `_redirects` and `_headers` (Netlify, Cloudflare Pages): rewrites before files. */
export const pagesHost = (files: Map<string, Buffer>) => {
  const rewrites = linesOf(files, '/_redirects').map((line) => {
    const [from = '', to = '', status] = line.trim().split(/\s+/)
    if (status !== '200') throw new Error(`Not a rewrite: ${line}`)
    return { from: patternOf(from), to }
  })
  const rules: { pattern: RegExp; headers: [string, string][] }[] = []
  for (const line of linesOf(files, '/_headers')) {
    const [name = '', ...value] = line.trim().split(': ')
    if (line.startsWith(' ')) rules.at(-1)?.headers.push([name, value.join(': ')])
    else rules.push({ pattern: patternOf(line), headers: [] })
  }

  const fileAt = (path: string) => {
    if (path === '/_headers' || path === '/_redirects') return undefined
    return path === '/'
      ? files.get('/index.html')
      : (files.get(path) ?? files.get(`${path.replace(/\/$/, '')}.html`))
  }

  return (url: string): Answer => {
    const { pathname } = new URL(url, 'http://host.test')
    const rewritten = rewrites.find(({ from }) => from.test(pathname))?.to
    const file = fileAt(rewritten ?? pathname)
    const headers = new Headers()
    // The headers of all rules that fit, joined.
    for (const { pattern, headers: added } of rules)
      if (pattern.test(pathname)) for (const [name, value] of added) headers.append(name, value)
    return {
      status: file ? 200 : 404,
      headers,
      body: String(file ?? files.get('/404.html')),
    }
  }
}

const linesOf = (files: Map<string, Buffer>, name: string) =>
  String(files.get(name))
    .split('\n')
    .filter((line) => line.trim() !== '')

/** `*` is anything, `:name` one part of a path. */
const patternOf = (pattern: string) =>
  new RegExp(
    `^${pattern.replace(/[.+?]/g, '\\$&').replace('*', '.*').replace(/:\w+/g, '[^/]+')}/?$`,
  )
