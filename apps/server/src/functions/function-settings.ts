import { readFile } from 'node:fs/promises'

/** Whether each function named in config.toml wants a verified caller; those not named do. */
export async function readVerifySettings(configFile: string): Promise<Map<string, boolean>> {
  const text = await readFile(configFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const settings = new Map<string, boolean>()
  let current: string | undefined
  for (const line of text.split('\n')) {
    const section = /^\s*\[([^\]]+)\]/.exec(line)?.[1]
    if (section !== undefined) current = /^functions\."?([\w-]+)"?$/.exec(section.trim())?.[1]
    const value = /^\s*verify_jwt\s*=\s*(true|false)\b/.exec(line)?.[1]
    if (current && value) settings.set(current, value === 'true')
  }
  return settings
}
