import type { Attacker } from './attacker.ts'
import { abuseRanges } from './files/abuse-ranges.ts'
import { AT_ONCE, BUCKET, folderOf, JPEG } from './files/folder.ts'
import { fuzzBodies } from './files/fuzz-bodies.ts'
import { lieAboutUploads } from './files/lie-about-uploads.ts'
import { plantPages } from './files/plant-pages.ts'
import { playTricks } from './files/play-tricks.ts'
import { routesTo } from './files/routes-to.ts'
import { useSigned } from './files/use-signed.ts'

/** Goes for the files of others, puts traps among its own, and sends what no server should be sent. */
export const openFiles = async (attacker: Attacker) => {
  const secret = Buffer.concat([JPEG, Buffer.from(attacker.canary)])
  const victim = await folderOf(attacker, attacker.victim, secret)
  const own = await folderOf(attacker, await attacker.newPerson(), JPEG)
  const strangers: (string | undefined)[] = [own.person.token, undefined]
  await attacker.storm(
    strangers.flatMap((token) => routesTo(victim, own).map((route) => ({ ...route, token }))),
    AT_ONCE,
    ({ method, path, body, token }) =>
      attacker.ask(path, { method, ...(token && { token }), ...(body !== undefined && { body }) }),
  )
  await playTricks(attacker, victim, own)
  await useSigned(attacker, victim, own)
  await plantPages(attacker, own)
  await lieAboutUploads(attacker, own)
  await abuseRanges(attacker, own)
  await fuzzBodies(attacker, victim, own)

  const kept = await attacker.ask(`/storage/v1/object/${BUCKET}/${victim.path}`, {
    token: victim.person.token,
  })
  attacker.expect(kept.text.includes(attacker.canary), `the victim's file is ${kept.status}`)
}
