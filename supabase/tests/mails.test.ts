import { renderLetter } from '@listwright/letter'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aContent, aPerson, aProperty, call, type Database, type Person, service } from './cast.ts'
import { describeDatabases } from './describe-databases.ts'
import { failureOf } from './failures.ts'

interface Mail {
  id: string
  to_address: string
  subject: string
  letter: unknown
  state: string
  attempts: number
}

describeDatabases((open) => {
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  beforeEach(() => database.execute('delete from public.mail_outbox'))

  const mails = async () =>
    (await database.query<Mail>('select * from public.mail_outbox order by created_at')).rows
  const claim = async (n = 10) =>
    (
      await database.queryAs<Mail>(service, {
        text: 'select * from public.claim_mails($1)',
        values: [n],
      })
    ).rows
  const enqueue = (subject = 'Hello', to = 'a@listwright.test', key: string | null = null) =>
    database.query(
      'insert into public.mail_outbox (to_address, subject, letter, dedupe_key) values ($1, $2, $3::jsonb, $4)',
      [to, subject, { title: 'Hello' }, key],
    )
  const makeDue = () => database.execute('update public.mail_outbox set next_attempt_at = now()')

  describe('the finished text', () => {
    let agent: Person
    let property: string
    beforeEach(async () => {
      agent = await aPerson(database)
      property = await aProperty(database, agent, { address: '9 <Elm> Row & Co' })
    })

    it('goes to the agent when content is saved, complete and escaped', async () => {
      await aContent(database, agent, property, {
        headline: 'A <b>bold</b> house',
        description: 'First.\n\nSecond & last.',
        social_captions: {
          facebook: 'On Facebook',
          instagram: 'On Instagram',
          linkedin: 'On LinkedIn',
          twitter: 'On Twitter',
        },
      })
      const [mail, ...others] = await mails()
      expect(others).toEqual([])
      expect(mail).toMatchObject({
        to_address: agent.email,
        subject: 'Your text for 9 <Elm> Row & Co',
        state: 'queued',
      })
      const { text, html } = renderLetter(mail?.letter, 'Listwright')
      for (const words of [
        'First.\n\nSecond & last.',
        'On Facebook',
        'On Instagram',
        'On LinkedIn',
        'On Twitter',
      ]) {
        expect(text).toContain(words)
      }
      expect(html).toContain('9 &lt;Elm&gt; Row &amp; Co')
      expect(html).toContain('A &lt;b&gt;bold&lt;/b&gt; house')
      expect(html).toMatch(/<p[^>]*>First\.<\/p>\s*<p[^>]*>Second &amp; last\.<\/p>/)
    })

    it('is a letter also without a headline, and at its longest', async () => {
      const longest = '\u{1f3e1}'.repeat(10_000)
      await aContent(database, agent, property, {
        headline: null,
        description: longest.repeat(2),
        social_captions: Object.fromEntries(
          ['facebook', 'instagram', 'linkedin', 'twitter'].map((network) => [network, longest]),
        ),
      })
      const [mail] = await mails()
      expect(renderLetter(mail?.letter, 'Listwright').text).toContain(longest)
    })

    it('stays away when notifications are off', async () => {
      await database.queryAs(agent.caller, {
        text: 'update public.profiles set email_notifications = false',
      })
      await aContent(database, agent, property)
      expect(await mails()).toEqual([])
    })

    it('[SEC-IN-08] an address with a line break makes no second header', async () => {
      const tricky = await aProperty(database, agent, {
        address: '1 Elm\r\nBcc: victim@listwright.test',
      })
      await aContent(database, agent, tricky)
      expect((await mails())[0]?.subject).toBe('Your text for 1 Elm')
    })

    it('never floods a mailbox, and saving goes on', async () => {
      for (let time = 0; time < 32; time++) await aContent(database, agent, property)
      expect(await mails()).toHaveLength(30)
    })

    it('goes to the confirmed sign-in address, whatever the profile names as contact', async () => {
      await database.queryAs(agent.caller, {
        text: "update public.profiles set email = 'victim@elsewhere.test'",
      })
      await aContent(database, agent, property)
      expect((await mails()).map(({ to_address }) => to_address)).toEqual([agent.email])
    })

    it('goes nowhere as long as the sign-in address is not confirmed', async () => {
      const squatter = await aPerson(database, { isConfirmed: false })
      expect(await aContent(database, squatter, await aProperty(database, squatter))).toBeTruthy()
      expect(await mails()).toEqual([])
    })

    it('an address that no mail can go to does not keep anyone from saving', async () => {
      const odd = await aPerson(database, { email: 'a,b@listwright.test' })
      expect(await aContent(database, odd, await aProperty(database, odd))).toBeTruthy()
      expect(await mails()).toEqual([])
    })

    it('counts by network as well, for accounts of one household together', async () => {
      const from = (address: string) => ({
        ...agent,
        caller: {
          ...agent.caller,
          request: { method: 'POST', path: '/', headers: { 'x-forwarded-for': address } },
        },
      })
      await database.query(
        `insert into public.mail_outbox (to_address, subject, letter, kind, network)
         select 'person-' || n || '@listwright.test', 'Hi', '{}', 'finished text', '2001:db8:0:7::/64'
         from generate_series(1, 300) as n`,
      )
      await aContent(database, from('2001:db8:0:7::99'), property)
      expect(await mails()).toHaveLength(300)
      await aContent(database, from('2001:db8:0:8::99'), property)
      expect(await mails()).toHaveLength(301)
    })
  })

  describe('the outbox', () => {
    it('hands each mail to one sender', async () => {
      for (let n = 0; n < 20; n++) await enqueue(`Mail ${n}`)
      const claims = await Promise.all(Array.from({ length: 8 }, () => claim(5)))
      const ids = claims.flat().map((mail) => mail.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length + (await claim(20)).length).toBe(20)
    })

    it('hands a mail out again when its sender never reported back', async () => {
      await enqueue()
      await claim()
      expect(await claim()).toEqual([])
      await makeDue()
      expect(await claim()).toMatchObject([{ attempts: 2 }])
    })

    it('forgets what a mail said once it was sent', async () => {
      await enqueue()
      const [mail] = await claim()
      await call(database, service, 'public.mail_sent($1)', [mail?.id])
      expect(await mails()).toMatchObject([{ state: 'sent', letter: null }])
      await makeDue()
      expect(await claim()).toEqual([])
    })

    it('tries a failing mail ten times, further and further apart', async () => {
      await enqueue()
      const outcomes: unknown[] = []
      for (let time = 0; time < 10; time++) {
        await makeDue()
        const [mail] = await claim()
        outcomes.push(
          await call(database, service, "public.mail_failed($1, 'no route')", [mail?.id]),
        )
        expect(await claim()).toEqual([])
      }
      expect(outcomes).toEqual([...Array(9).fill('queued'), 'failed'])
      await makeDue()
      expect(await claim()).toEqual([])
    })

    it('takes a mail once per key', async () => {
      await enqueue('Once', 'a@listwright.test', 'key')
      expect((await failureOf(enqueue('Twice', 'a@listwright.test', 'key'))).code).toBe('23505')
    })

    it.each(['[]', '"text"', 'null', null, JSON.stringify({ title: 'x'.repeat(500_001) })])(
      'refuses %.20j as a letter',
      async (letter) => {
        const attempt = database.query(
          `insert into public.mail_outbox (to_address, subject, letter) values ('a@b.test', 'Hi', $1::text::jsonb)`,
          [letter],
        )
        expect((await failureOf(attempt)).code).toBe('23514')
      },
    )

    it.each([
      ['Hello\r\nBcc: x@listwright.test', 'a@listwright.test'],
      ['', 'a@listwright.test'],
      ['Hello', 'a@listwright.test, b@listwright.test'],
      ['Hello', 'nobody'],
    ])('[SEC-IN-08] refuses the subject %j to %j', async (subject, to) => {
      expect((await failureOf(enqueue(subject, to))).code).toBe('23514')
    })
  })
})
