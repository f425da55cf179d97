import { readFileSync } from 'node:fs'
import { createManagement } from '@listwright/sandbox'
import { describe, expect, it } from 'vitest'
import { authTemplates } from '../../scripts/auth-templates.ts'
import {
  ACCESS_TOKEN,
  exampleEnv,
  findBinaries,
  PROJECT,
  runSupabase,
} from './testing/command-line.ts'
import { listenOnLoopback } from './testing/loopback.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const templates = authTemplates()
const binaries = findBinaries()

it('every value that config.toml takes from the environment is in the example', () => {
  const names = [...read('../config.toml').matchAll(/"env\((\w+)\)"/g)].map(([, name]) => name)
  expect(Object.keys(exampleEnv()).toSorted()).toEqual([...new Set(names)].toSorted())
})

it.each(templates)(
  'the mail $name says what our own server would say (npm run auth:templates)',
  ({ name, subject, html }) => {
    expect(read(`../templates/${name}.html`)).toBe(html)
    expect(read('../config.toml')).toContain(
      `[auth.email.template.${name}]\nsubject = "${subject}"\ncontent_path = "./supabase/templates/${name}.html"\n`,
    )
  },
)

describe.skipIf('missing' in binaries)('supabase config push', () => {
  it('sets up accounts as ours are, with the operator’s own addresses and confirmed mailboxes', async () => {
    if ('missing' in binaries) return
    const management = createManagement(ACCESS_TOKEN)
    const { url, close } = await listenOnLoopback((request) => management.routes.fetch(request))
    const pushing = runSupabase({
      binary: binaries.supabase,
      apiUrl: url,
      args: ['config', 'push', '--yes', ...PROJECT],
      env: exampleEnv(),
    })
    // The stand-in answers with what it was sent, which is not all that the real one has to say.
    await expect(pushing).rejects.toThrow('Missing key')
    await close()
    const env = exampleEnv()
    expect(management.config.get('auth')).toMatchObject({
      site_url: env.SITE_URL,
      uri_allow_list: env.SITE_REDIRECTS,
      mailer_autoconfirm: false,
      mailer_secure_email_change_enabled: true,
      security_update_password_require_reauthentication: true,
      smtp_host: env.SMTP_HOST,
      smtp_admin_email: env.SMTP_ADMIN_EMAIL,
      external_anonymous_users_enabled: false,
      external_google_enabled: true,
      external_google_client_id: env.GOOGLE_CLIENT_ID,
      external_azure_enabled: false,
      mfa_totp_enroll_enabled: true,
      mailer_templates_confirmation_content: templates.find(({ name }) => name === 'confirmation')
        ?.html,
    })
    expect(JSON.stringify(management.config.get('auth'))).not.toMatch(/env\(|127\.0\.0\.1/)
  })
})
