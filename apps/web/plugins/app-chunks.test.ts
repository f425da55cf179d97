// @vitest-environment node

import { join } from 'node:path'
import { expect, it } from 'vitest'
import { appChunks } from './app-chunks.ts'

const at = (path: string) => join(import.meta.dirname, '../src', path)
const icon = '/node_modules/lucide-react/icons/x.js'

const imports: Record<string, string[]> = {
  [at('main.tsx')]: [at('lib/paths.ts')],
  [at('app/hydrate-page.tsx')]: ['/node_modules/react-dom/client.js'],
  [at('app/render-app.tsx')]: ['/node_modules/react-dom/client.js', at('app/router.tsx')],
  [at('app/router.tsx')]: [at('lib/paths.ts'), '/node_modules/radix-ui/index.js'],
  '/node_modules/radix-ui/index.js': ['/node_modules/@radix-ui/react-menu/index.js'],
  '/packages/contracts/src/usage.ts': ['/node_modules/zod/v4/mini/index.js?mini'],
  '/packages/contracts/src/property.ts': ['/node_modules/zod/index.js'],
  '/node_modules/zod/index.js': ['/node_modules/zod/v4/classic/index.js'],
  [at('pages/dashboard.tsx')]: [at('data/plan/queries.ts'), at('features/cards.tsx')],
  [at('pages/saved.tsx')]: [at('data/plan/queries.ts'), at('features/table.tsx')],
}
const chunkOf = (id: string) =>
  appChunks()(id, { getModuleInfo: (name) => ({ importedIds: imports[name] ?? [] }) })

it.each([
  ['what the app alone needs', at('app/router.tsx'), 'app'],
  ['what public forms need as well', '/node_modules/react-dom/client.js', 'view'],
  ['an icon', icon, 'view'],
  ['what the dashboard shares with another page', at('data/plan/queries.ts'), 'studio'],
  ['the small schemas', '/node_modules/zod/v4/core/core.js?mini', 'schemas'],
  ['what the schemas of forms are made of', '/node_modules/zod/v4/core/core.js', 'form-schemas'],
  ['the methods of schemas', '/node_modules/zod/v4/classic/schemas.js', 'form-schemas'],
  ['who is signed in', '/node_modules/@supabase/auth-js/index.js', 'auth'],
  ['live changes', '/node_modules/@supabase/phoenix/index.js', 'services'],
  ['what the first screen reads', '/packages/contracts/src/usage.ts', 'contracts'],
  ['what only a form checks', '/packages/contracts/src/property.ts', null],
  ['what the landing page runs', '/packages/contracts/src/founding-offer.ts', null],
  ['what every page begins with', at('lib/paths.ts'), null],
  ['what one page alone needs', at('features/cards.tsx'), null],
  ['a page itself', at('pages/dashboard.tsx'), null],
  [
    'a part of a package that is entered as a whole',
    '/node_modules/@radix-ui/react-menu/index.js',
    null,
  ],
])('%s', (_, id, chunk) => {
  expect(chunkOf(id)).toBe(chunk)
})
