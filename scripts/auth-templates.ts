import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { renderLetter } from '@listwright/letter'
import { letters } from '@listwright/server'

const FOLDER = new URL('../supabase/templates/', import.meta.url)
const PRODUCT = 'Listwright'

/** Stand where Supabase's auth server puts in what it knows; a letter takes nothing but real addresses. */
const URL_HERE = 'https://confirmation-url.invalid/'
const CODE_HERE = '314159'
const NEW_EMAIL_HERE = 'new-email@address.invalid'

/** The names of hosted Supabase for our letters. */
const TEMPLATES = {
  confirmation: letters.signup,
  invite: letters.invite,
  magic_link: letters.magiclink,
  recovery: letters.recovery,
  email_change: letters.email_change_current,
  reauthentication: letters.reauthentication,
}

/** Our letters as templates for Supabase's auth server: subject and page by name. */
export const authTemplates = () =>
  Object.entries(TEMPLATES).map(([name, letterFor]) => {
    const { subject, ...letter } = letterFor({
      productName: PRODUCT,
      url: URL_HERE,
      code: CODE_HERE,
      newEmail: NEW_EMAIL_HERE,
      // One setting for both there: otp_expiry.
      linkMinutes: 60,
      codeMinutes: 60,
    })
    const html = renderLetter(letter, PRODUCT)
      .html.replaceAll(URL_HERE, '{{ .ConfirmationURL }}')
      .replaceAll(CODE_HERE, '{{ .Token }}')
      .replaceAll(NEW_EMAIL_HERE, '{{ .NewEmail }}')
    return { name, subject, html }
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await mkdir(FOLDER, { recursive: true })
  for (const { name, html } of authTemplates())
    await writeFile(new URL(`${name}.html`, FOLDER), html)
}
