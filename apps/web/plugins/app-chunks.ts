import { join } from 'node:path'

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const src = join(import.meta.dirname, '../src')
const START = ['main.tsx']
const FORMS = ['app/hydrate-page.tsx', 'pages/beta.tsx', 'pages/check.tsx']
const APP = ['app/render-app.tsx']
const DASHBOARD = ['pages/dashboard.tsx']
const OTHER_PAGES = ['pages/generate.tsx', 'pages/saved.tsx', 'pages/account.tsx']
/** Packages with one entry file for all their modules: a page that imports one icon would seem to need all of them. */
const WHOLESALE = /[\\/](?:radix-ui|lucide-react|contracts)[\\/]/
/** What every screen takes from them. */
const EVERYWHERE = /[\\/](?:lucide-react|@radix-ui[\\/]react-(?:slot|compose-refs))[\\/]/
const ZOD = /[\\/]node_modules[\\/]zod[\\/]/
/** What the first screen reads is described with `zod/mini`, which has a copy of its own; see mini-schemas.ts. */
const MINI = /[\\/]zod[\\/].+\?mini$/
/** Schemas with methods, as forms have them. */
const METHODS = /[\\/]zod[\\/]v4[\\/]classic[\\/]/
/** The parts of Supabase's client that follow the first screen; see src/lib/connect-client.ts. */
const AUTH = /[\\/]@supabase[\\/]auth-js[\\/]/
const SERVICES =
  /[\\/](?:@supabase[\\/](?:supabase-js|realtime-js|storage-js|phoenix)|iceberg-js)[\\/]/
/** But for the one that the landing page runs, which loads no schemas. */
const CONTRACT = /[\\/]packages[\\/]contracts[\\/]src[\\/](?!index\.|founding-offer\.)/
// A page that is loaded by name keeps a file of its own, under that name.
const pages = new Set([FORMS, DASHBOARD, OTHER_PAGES].flat().map((entry) => join(src, entry)))

/**
 * Which file a module goes into. Left alone, the bundler makes one for each way in which modules are shared, which are
 * some seventy for the dashboard: on a slow network their headers alone take a second. What the app always needs is in
 * two files here, and what the dashboard shares with the other pages in a third. Public pages load none of them but the
 * one that they share.
 */
export const appChunks = () => {
  const known = new Map<string[], Set<string>>()
  return (id: string, graph: ModuleGraph): string | null => {
    const isOf = (entries: string[]) => {
      const imports = known.get(entries) ?? loadedWith(entries, graph)
      known.set(entries, imports)
      return imports.has(id)
    }
    if (isOf(START) || pages.has(id)) return null
    if (EVERYWHERE.test(id)) return 'view'
    if (ZOD.test(id)) return MINI.test(id) ? 'schemas' : 'form-schemas'
    if (AUTH.test(id)) return 'auth'
    if (SERVICES.test(id)) return 'services'
    // One small file instead of a dozen tiny ones; what has methods stays with those who need it.
    if (CONTRACT.test(id))
      return [...reach([id], graph)].some((part) => METHODS.test(part)) ? null : 'contracts'
    if (isOf(APP)) return isOf(FORMS) ? 'view' : 'app'
    return isOf(DASHBOARD) && isOf(OTHER_PAGES) ? 'studio' : null
  }
}

/** Everything that is loaded with some of our modules, as far as it is known before unused parts are left out. */
const loadedWith = (entries: string[], graph: ModuleGraph): Set<string> =>
  reach(
    entries.map((entry) => join(src, entry)),
    graph,
    WHOLESALE,
  )

/** Modules and all that they import, but for what is closed. */
const reach = (ids: string[], graph: ModuleGraph, closed?: RegExp): Set<string> => {
  const found = new Set<string>()
  const open = [...ids]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || closed?.test(id)) continue
    found.add(id)
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
