import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { z } from 'zod'

const config = z.object({
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().optional() })).optional(),
})

/** Whether each function named in config.toml wants a verified caller; those not named do. */
export const readVerifySettings = async (configFile: string): Promise<Map<string, boolean>> => {
  const text = await readFile(configFile, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const { functions = {} } = config.parse(parse(text))
  return new Map(
    Object.entries(functions).flatMap(([name, { verify_jwt: verify }]) =>
      verify === undefined ? [] : [[name, verify]],
    ),
  )
}
