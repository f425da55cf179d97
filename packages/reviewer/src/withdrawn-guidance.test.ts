import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const FOLDERS = ['packages', 'apps/web/src', 'supabase', 'docs']
const WITHDRAWN =
  /FHEO[- ]?2024|\b2024\b[^\n]{0,60}\bHUD\b|\bHUD\b[^\n]{0,60}\b(?:2024|guidance)\b|Guidance on (?:the )?Application of the Fair Housing Act/i

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|md|sql|txt)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter(
      (path) => !path.includes('node_modules') && !path.endsWith('withdrawn-guidance.test.ts'),
    )

test("HUD's advertising guidance of 2024, which was withdrawn, is cited nowhere", () => {
  const citing = FOLDERS.flatMap(filesIn).filter((path) =>
    WITHDRAWN.test(readFileSync(path, 'utf8')),
  )
  expect(citing).toEqual([])
})
