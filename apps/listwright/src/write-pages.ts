import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { readWebFiles, staticSite } from '@listwright/server'
import { explainFailure } from './explain-failure.ts'
import { isHosted, readSettings, SettingsError } from './settings/env.ts'
import { hostedConfig } from './start-pages.ts'

const FOLDER = 'dist/hosted'
const NGINX = 'dist/nginx.conf'

/** Writes the built pages as files for a static host, with the settings of the hosted project in them. */
const writePages = async () => {
  const settings = readSettings()
  const faults = [
    ...(isHosted(settings) ? [] : ['SUPABASE_URL: missing; the address of the project']),
    ...(settings.hasSite ? [] : ['SITE_URL: missing; the address people use']),
  ]
  if (!isHosted(settings) || faults.length > 0) throw new SettingsError(faults)
  const web = await readWebFiles(settings.WEB_DIR, settings.SITE_URL)
  const { files, nginx } = staticSite(web, hostedConfig(settings))
  await rm(FOLDER, { recursive: true, force: true })
  for (const [path, bytes] of files) {
    const file = join(FOLDER, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, bytes)
  }
  await writeFile(NGINX, nginx)
  process.stdout.write(`${files.size} files in ${FOLDER}, and ${NGINX}\n`)
}

writePages().catch((error: unknown) => {
  process.stderr.write(`${explainFailure(error)}\n`)
  process.exitCode = 1
})
