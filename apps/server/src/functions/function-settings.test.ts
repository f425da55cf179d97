import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readVerifySettings } from './function-settings.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'function-settings-'))
})
afterAll(() => rm(directory, { recursive: true }))

const settingsOf = async (toml: string) => {
  const file = join(directory, 'config.toml')
  await writeFile(file, toml)
  return Object.fromEntries(await readVerifySettings(file))
}

it('every way of TOML to write a setting is understood', async () => {
  const toml = `
    [functions]
    inline = { verify_jwt = false, import_map = "./deno.json" }
    dotted.verify_jwt = false
    [functions."quoted-name"] # with a comment
    verify_jwt=false # and another
    [functions.unset]
    note = """
    verify_jwt = false
    """
    [other]
    verify_jwt = false`
  expect(await settingsOf(toml)).toEqual({ inline: false, dotted: false, 'quoted-name': false })
})

it('a file that is not there decides nothing', async () => {
  expect(await readVerifySettings(join(directory, 'absent.toml'))).toEqual(new Map())
})
