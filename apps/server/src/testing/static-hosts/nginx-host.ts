interface Site {
  files: Map<string, Buffer>
  nginx: string
}

/** Answers as nginx reads the few directives that our example uses: the location that fits best, then its files in turn. */
export const nginxHost = ({ files, nginx }: Site) => {
  const locations = [...nginx.matchAll(/location (?:(=|~) )?(\S+) \{\n([^}]*)\}/g)].map(
    ([, kind, target = '', body = '']) => ({
      kind,
      target,
      headers: [...body.matchAll(/add_header (\S+) "([^"]*)" always;/g)].map(
        ([, name = '', value = '']) => [name, value] as const,
      ),
      tries: /try_files (.+);/.exec(body)?.[1]?.split(' ') ?? [],
    }),
  )

  const locationOf = (path: string) => {
    const exact = locations.find(({ kind, target }) => kind === '=' && target === path)
    const matched = locations.find(
      ({ kind, target }) => kind === '~' && new RegExp(target).test(path),
    )
    const [longest] = locations
      .filter(({ kind, target }) => kind === undefined && path.startsWith(target))
      .toSorted((a, b) => b.target.length - a.target.length)
    return exact ?? matched ?? longest
  }

  return (url: string) => {
    const { pathname } = new URL(url, 'http://host.test')
    const location = locationOf(pathname)
    const candidates = (location?.tries ?? []).map((name) => name.replace('$uri', pathname))
    const found = candidates
      .filter((name) => !name.startsWith('='))
      .map((name) => files.get(name.replace(/\/+/g, '/')))
      .find((file) => file !== undefined)
    return {
      status: found ? 200 : 404,
      // `always` keeps them on the error page, which is answered by its own location.
      headers: new Headers(
        (found ? location : locationOf('/404.html'))?.headers.map(([n, v]) => [n, v]),
      ),
      body: String(found ?? files.get('/404.html')),
    }
  }
}
