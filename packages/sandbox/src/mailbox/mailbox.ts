import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { replaceFile } from '../whole-file.ts'

const received = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  created_at: z.string(),
})
export type ReceivedMail = z.infer<typeof received>
export type SentMail = Pick<ReceivedMail, 'to' | 'subject' | 'text' | 'html'>

const KEPT = 500
const SAVED_AFTER_MS = 200

/** A mailbox for everyone: what would have been sent, newest first. */
export class Mailbox {
  readonly #file: string | undefined
  readonly #mails: ReceivedMail[]
  #timer: NodeJS.Timeout | undefined

  /** @param file where the mails survive a restart; without one they live in memory */
  constructor(file?: string) {
    this.#file = file
    this.#mails = file ? readMails(file) : []
  }

  deliver({ to, subject, text, html }: SentMail): ReceivedMail {
    const mail = { id: randomUUID(), to, subject, text, html, created_at: new Date().toISOString() }
    this.#mails.unshift(mail)
    this.#mails.length = Math.min(this.#mails.length, KEPT)
    this.#saveSoon()
    return mail
  }

  list(to?: string): ReceivedMail[] {
    const address = to?.trim().toLowerCase()
    return address ? this.#mails.filter((mail) => mail.to.toLowerCase() === address) : this.#mails
  }

  find(id: string): ReceivedMail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  close() {
    if (!this.#timer) return
    clearTimeout(this.#timer)
    this.#save()
  }

  /** A burst of mails is written once. */
  #saveSoon() {
    if (!this.#file || this.#timer) return
    this.#timer = setTimeout(() => this.#save(), SAVED_AFTER_MS)
    this.#timer.unref()
  }

  #save() {
    this.#timer = undefined
    if (this.#file) replaceFile(this.#file, JSON.stringify(this.#mails))
  }
}

/** Mails of a sandbox are worth keeping but not worth refusing to start for. */
const readMails = (file: string): ReceivedMail[] => {
  try {
    return z.array(received).parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return []
  }
}
