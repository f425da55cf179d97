import { html } from 'hono/html'
import { type Html, page } from '../page.ts'
import { SAMPLE_PEOPLE } from './people.ts'

interface Consent {
  /** Whom the sandbox stands in for. */
  name: string
  action: string
  suggested: string
  problem?: string
}

export const consentPage = ({ name, action, suggested, problem }: Consent): Html =>
  page({
    title: `Sign in with ${name}`,
    notice: `This is not ${name}. No password is asked, nobody is who they seem.`,
    body: html`<div class="narrow">
      <p class="eyebrow">In place of ${name}</p>
      <h1>Choose who you are</h1>
      <p class="muted">Your name and e-mail address will be shared with the application.</p>
      <form method="post" action="${action}">
        ${SAMPLE_PEOPLE.map(
          (
            person,
          ) => html`<button class="person wide" type="submit" name="email" value="${person.email}" formnovalidate>
            <i class="monogram" aria-hidden="true">${person.name.charAt(0)}</i>
            <b>Continue as ${person.name} <span>${person.email}</span></b>
          </button>`,
        )}
      </form>
      <hr class="rule">
      <form method="post" action="${action}">
        ${problem ? html`<p class="alert" role="alert">${problem}</p>` : ''}
        <label for="email">Another e-mail address</label>
        <input id="email" name="email" type="email" value="${suggested}" autocomplete="off" required maxlength="255">
        <button class="primary wide" type="submit">Continue as this person</button>
      </form>
      <form method="post" action="${action}">
        <button class="wide" type="submit" name="cancel" value="yes">Cancel</button>
      </form>
    </div>`,
  })
