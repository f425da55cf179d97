/** A directive as nginx reads it: a name, what it is given, and, of a block, what is in it. */
export interface NginxDirective {
  name: string
  args: string[]
  block?: NginxDirective[]
}

type Context = 'http' | 'upstream' | 'map' | 'server' | 'location'

interface Rule {
  within: Context[]
  /** How all that it is given looks, with blanks between. */
  args: RegExp
  /** Of a block: what is allowed in it. */
  opens?: Context
}

/** The directives that our examples use, as nginx documents them. */
const RULES: Record<string, Rule> = {
  upstream: { within: ['http'], args: /^[\w-]+$/, opens: 'upstream' },
  map: { within: ['http'], args: /^\$\w+ \$\w+$/, opens: 'map' },
  keepalive: { within: ['upstream'], args: /^\d+$/ },
  listen: { within: ['server'], args: /^\d+( ssl)?( http2)?$/ },
  server_name: { within: ['server'], args: /^[\w.-]+$/ },
  ssl_certificate: { within: ['server'], args: /^\/\S+\.pem$/ },
  ssl_certificate_key: { within: ['server'], args: /^\/\S+\.pem$/ },
  client_max_body_size: { within: ['server', 'location'], args: /^\d+[km]$/ },
  error_page: { within: ['server', 'location'], args: /^\d{3} \/\S+$/ },
  index: { within: ['server', 'location'], args: /^\S+$/ },
  add_header: { within: ['server', 'location'], args: /^[\w-]+ .+ always$/ },
  try_files: { within: ['server', 'location'], args: /^\S+( \S+)* =\d{3}$/ },
  proxy_pass: { within: ['location'], args: /^https?:\/\/[\w.:-]+$/ },
  proxy_http_version: { within: ['server', 'location'], args: /^1\.[01]$/ },
  proxy_set_header: { within: ['server', 'location'], args: /^[\w-]+ \S+$/ },
  proxy_read_timeout: { within: ['server', 'location'], args: /^\d+s$/ },
  proxy_buffering: { within: ['server', 'location'], args: /^(on|off)$/ },
  return: { within: ['server', 'location'], args: /^\d{3}( \S+)?$/ },
  location: { within: ['server', 'location'], args: /^(= |~ )?[/^]\S*$/, opens: 'location' },
}

const SERVER: Rule = { within: ['http'], args: /^$/, opens: 'server' }
const UPSTREAM_SERVER: Rule = {
  within: ['upstream'],
  args: /^[\w.-]+:\d+( max_fails=\d+)?( fail_timeout=\d+s)?$/,
}
/** An entry of a map is named after the value that it is for. */
const MAP_ENTRY: Rule = { within: ['map'], args: /^\S*$/ }

/** Reads directives as strictly as nginx does; throws at what it would not start with, and at what we have no rule for. */
export const readNginx = (text: string, context: Context): NginxDirective[] => {
  const tokens = [...text.matchAll(TOKEN)]
  if (tokens.map(([whole]) => whole).join('') !== text) throw new Error('There is a quote too many')
  const words = tokens.flatMap(([whole, double, single, plain]) => {
    const quoted = double ?? single
    if (quoted !== undefined) return [{ text: quoted, isQuoted: true }]
    return plain === undefined ? [] : [{ text: whole, isQuoted: false }]
  })
  const reader = { words, at: 0 }
  const read = readBlock(reader, context)
  if (reader.at < words.length) throw new Error('There is a brace too many')
  return read
}

const TOKEN = /"([^"]*)"|'([^']*)'|([{};]|[^\s{};"'#]+)|#[^\n]*|\s+/g

interface Reader {
  words: { text: string; isQuoted: boolean }[]
  at: number
}

const readBlock = (reader: Reader, context: Context): NginxDirective[] => {
  const found: NginxDirective[] = []
  for (;;) {
    const word = reader.words[reader.at]
    if (!word || (word.text === '}' && !word.isQuoted)) return found
    found.push(readDirective(reader, context))
  }
}

const readDirective = (reader: Reader, context: Context): NginxDirective => {
  const given: string[] = []
  for (;;) {
    const word = reader.words[reader.at]
    if (!word) throw new Error(`'${given.join(' ')}' does not end`)
    reader.at += 1
    const isMark = !word.isQuoted && /^[{};]$/.test(word.text)
    if (!isMark) given.push(word.text)
    else return finish(reader, context, given, word.text)
  }
}

const finish = (
  reader: Reader,
  context: Context,
  [name = '', ...args]: string[],
  mark: string,
): NginxDirective => {
  const rule = ruleOf(name, context)
  const whole = `${name} ${args.join(' ')}`
  if (!rule?.within.includes(context)) throw new Error(`'${whole}' is not for ${context}`)
  if (!rule.args.test(args.join(' '))) throw new Error(`'${whole}' is not how it is written`)
  if ((mark === '{') !== (rule.opens !== undefined) || mark === '}')
    throw new Error(`'${whole}' ends with ${mark}`)
  if (!rule.opens) return { name, args }
  const block = readBlock(reader, rule.opens)
  if (reader.words[reader.at]?.text !== '}') throw new Error(`'${whole}' is not closed`)
  reader.at += 1
  return { name, args, block }
}

const ruleOf = (name: string, context: Context): Rule | undefined => {
  if (context === 'map') return MAP_ENTRY
  if (name === 'server') return context === 'upstream' ? UPSTREAM_SERVER : SERVER
  return RULES[name]
}
