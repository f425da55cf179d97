import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const NOT_OURS = /^(node_modules|dist|\..+)$/

/** The files below a folder, without what was installed or built there. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.test(entry.name)) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesIn(path) : [path]
  })

/** What keys of the services that we use, and private keys, look like. Letters alone may be a made-up one. */
const SECRETS = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  /\b[sr]k_live_(?=\w*\d)\w{16,}/,
  /\bwhsec_(?=\w*\d)(?=\w*[A-Z])\w{24,}/,
  /\bre_(?=\w*\d)(?=\w*[A-Z])\w{20,}/,
  /\bsb_secret_(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{24,}/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bghp_\w{36}\b/,
]

const textOf = (file: string) => {
  const bytes = readFileSync(join(root, file))
  return bytes.includes(0) ? '' : bytes.toString('utf8')
}

it('[SEC-CFG-07] no file of the repository holds a secret', () => {
  const found = filesIn('.').flatMap((file) => {
    const text = textOf(file)
    return SECRETS.filter((secret) => secret.test(text)).map((secret) => `${file}: ${secret}`)
  })
  expect(found).toEqual([])
})

it('[SEC-AC-07] nothing that is built into pages knows of the secret key', () => {
  const naming = ['apps/web', 'packages/contracts', 'packages/reviewer']
    .flatMap(filesIn)
    .filter((file) => /\.(ts|tsx|html|json)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => /service_role|sb_secret_|SECRET_KEY|SERVICE_ROLE/.test(textOf(file)))
  expect(naming).toEqual([])
})
