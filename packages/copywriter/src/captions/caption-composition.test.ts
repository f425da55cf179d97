import { TONES, type Tone } from '@listwright/contracts'
import { expect, test } from 'vitest'
import { readProperty } from '../facts/read-property.ts'
import { readStory } from '../story/story.ts'
import { CONDO, HOUSE, PARCEL } from '../testing/caption-properties.ts'
import { toneSettings } from '../tone-settings.ts'
import { captionsFor } from './captions.ts'

type Property = Parameters<typeof readProperty>[0]

const SEEDS = [1, 2, 3, 4]

const textsOf = (property: Property, features: string, tone: Tone): string[] =>
  SEEDS.flatMap((seed) =>
    Object.values(
      captionsFor(
        readStory(readProperty({ ...property, features: features.split(' | ') }, 2026).facts, tone),
        toneSettings(tone),
        seed,
      ),
    ).map(({ text }) => text),
  )
const firstOf = (text: string): string => text.split('\n')[0] ?? ''

test.each(TONES)('frontage on a lake that is shared leads before a pole barn in %s', (tone) => {
  const typed = 'Shared frontage on Spider Lake, 100 ft | Pole barn | Deck redone 2022 | Laundry'
  for (const text of textsOf(HOUSE, typed, tone)) expect(firstOf(text)).toContain('Spider Lake')
})

test.each(TONES)('a balcony that faces a view is a thing and leads in %s', (tone) => {
  const typed = 'Balcony facing west, mountain views | Washer/dryer in unit | Central A/C'
  for (const text of textsOf(CONDO, typed, tone))
    expect(firstOf(text)).toContain('west-facing balcony with mountain views')
})

test.each(TONES)('a balcony over the pool belongs to the home in %s', (tone) => {
  const typed = 'Balcony overlooking pool | Wood floors | Gas range'
  for (const text of textsOf(CONDO, typed, tone)) expect(text).not.toMatch(/building has a balcony/)
})

test.each(TONES)('a home that needs cosmetic work says so in its first line in %s', (tone) => {
  const typed = 'Brick rancher | nice den w/ fireplace | needs some cosmetic updating'
  for (const text of textsOf(HOUSE, typed, tone))
    expect(firstOf(text)).toMatch(/needs some cosmetic updating/i)
})

test.each(TONES)(
  'a clause is no label before a home, and no first line is two labels, in %s',
  (tone) => {
    for (const typed of [
      'First floor vacant at closing | Rear porches | Separate utilities',
      'No rental cap | Front balcony | Steam shower',
      'Walk to Green Line | Bay windows | In unit laundry',
    ])
      for (const text of textsOf(CONDO, typed, tone)) {
        expect(firstOf(text)).not.toMatch(/^(?:No |Walk |The )[^.:]*: an? /)
        expect(firstOf(text)).not.toMatch(/^An? [^.]*\. (?:Here's )?[Aa] \d-bedroom/)
      }
  },
)

test.each(TONES)('a place within reach leads as a sentence about the home in %s', (tone) => {
  const texts = textsOf(CONDO, 'Two blocks to Metro | Bike storage', tone)
  expect(texts.some((text) => /Metro is two blocks from this/.test(text))).toBe(true)
})

test.each(TONES)('no sentence is one small thing beside a list in %s', (tone) => {
  const typed =
    'Chefs kitchen w/ Wolf range | Original millwork | Sunroom | Leaded glass | Gas cooktop | Wet bar | Invisible fence | Central air | Storage shed'
  for (const text of textsOf(HOUSE, typed, tone))
    expect(text).not.toMatch(/It also has an? [\w-]+ [\w-]+\.(?:\s|$)/)
})

test.each(TONES)('two rules of one kind are one sentence in %s', (tone) => {
  for (const text of textsOf(PARCEL, 'Bitterroot views | Horses ok, no mobiles', tone))
    expect(text).not.toMatch(/not allowed\. Horses are allowed/)
})

test.each(TONES)('what tenants may not do is told with what owners may in %s', (tone) => {
  const typed = 'Pond view | Owners may have pets, tenants may not'
  for (const text of textsOf(CONDO, typed, tone)) {
    expect(text).not.toMatch(/(?:^|[.\n] ?)The tenants may not/)
    if (/tenants may not/.test(text)) expect(text).toMatch(/pets, but tenants may not/i)
  }
})

test.each(TONES)('a fee and what it covers are told once in %s', (tone) => {
  const typed = 'Lake view | HOA $210/mo | Snow removal included in HOA'
  for (const text of textsOf(CONDO, typed, tone)) {
    expect(text.match(/\bHOA\b/g)?.length ?? 0).toBeLessThanOrEqual(1)
    if (/\$210/.test(text)) expect(text).toMatch(/covers? snow removal/)
  }
})

test.each(TONES)('nothing is told twice: acres, approval, the kind of home, in %s', (tone) => {
  const farm = { ...HOUSE, lotSize: 11.6 }
  for (const text of textsOf(farm, '11.6 acres m/l | Wraparound porch | Stocked pond', tone))
    expect(text.match(/11\.6 acres/g)?.length ?? 0).toBeLessThanOrEqual(1)
  const coop =
    'Co-op | Beamed ceilings | Pied-a-terre allowed with board approval | Board approval required'
  for (const text of textsOf(CONDO, coop, tone)) {
    expect(text).not.toMatch(/co-op co-op/)
    expect(text.match(/board approval/gi)?.length ?? 0).toBeLessThanOrEqual(1)
  }
})

test.each(TONES)('papers and what the seller takes along stay out in %s', (tone) => {
  const typed =
    'Heated pool | Extended lanai | Tray ceilings | Washer and dryer do not convey | Septic pumped 2023 | Lead disclosure on file'
  for (const text of textsOf(HOUSE, typed, tone))
    expect(text).not.toMatch(/not included|pumped|disclosure/i)
})

test.each(TONES)('what lies in the flood plain is told and does not lead in %s', (tone) => {
  const typed = 'Small stock pond | Ag exempt | 2 acres in flood plain'
  for (const text of textsOf(PARCEL, typed, tone)) {
    expect(text).toMatch(/flood ?plain/)
    expect(text.split(/\n|(?<=\.) /)[0]).not.toMatch(/flood ?plain/)
  }
})

test.each(TONES)('rooms that were typed as one stay together on Instagram in %s', (tone) => {
  const typed = 'Screened porch | Bonus room | Guest BR and full bath on main | Granite counters'
  for (const text of textsOf(HOUSE, typed, tone))
    expect(text).not.toMatch(/\n(?:Full bath|Guest bedroom) on the main level\n/)
})

test.each(TONES)('no post sends its reader twice to the same sight in %s', (tone) => {
  for (const text of textsOf(HOUSE, 'Trex deck overlooking wooded lot | Granite counters', tone))
    expect(text).not.toMatch(
      /^(?:Come see|See) the Trex deck[\s\S]*Message us to see the Trex deck/,
    )
})

test.each(TONES)('rooms of one floor that were typed as one are told as one in %s', (tone) => {
  const typed = 'Built-in pool | Third floor bedroom & full bath | Game room and media room up'
  for (const text of textsOf(HOUSE, typed, tone)) {
    if (/third-floor/i.test(text)) expect(text).toMatch(/third-floor bedroom and full bath/i)
    if (/game room/i.test(text)) expect(text).toMatch(/game room and (?:a |the )?media room/i)
  }
})

test.each(TONES)('a condo on the Gulf says so in its first line in %s', (tone) => {
  const typed = 'Direct gulf front | Turnkey furnished | Heated pool | Weekly rentals allowed'
  for (const text of textsOf(CONDO, typed, tone))
    expect(firstOf(text)).toMatch(/turnkey furnished .*directly on the Gulf/)
})

test.each(TONES)('old wiring that remains stands in every caption in %s', (tone) => {
  const typed = 'Chestnut trim | Slate roof | Walk up attic | Some knob and tube remains in attic'
  for (const text of textsOf(HOUSE, typed, tone)) expect(text).toMatch(/knob[- ]and[- ]tube/i)
})

test.each(TONES)('a peek of a mountain leads before a deck in %s', (tone) => {
  const typed = 'Covered deck | Bonus room | Peek of Mt Hood from primary'
  for (const text of textsOf(HOUSE, typed, tone)) expect(firstOf(text)).toContain('Mount Hood')
})

test.each(TONES)('what is allowed shares a verb in %s', (tone) => {
  for (const text of textsOf(CONDO, 'Gas fireplace | Pets OK | Rentals allowed', tone))
    expect(text).not.toMatch(/are allowed, and \w+ are allowed/)
})

test.each(TONES)('a parcel is not said to have a lot in %s', (tone) => {
  for (const text of textsOf(
    PARCEL,
    'Wooded corner lot | Water available | Light restrictions',
    tone,
  ))
    expect(text).not.toMatch(/parcel[\w ]* (?:has|with) an? [\w ]*\blot\b/)
})

test.each(TONES)('land is walked, not walked through, in %s', (tone) => {
  for (const text of textsOf(PARCEL, 'Mountain views | Power at road', tone))
    expect(text).not.toMatch(/walk-through|see it\./)
})

test.each(TONES)('a gentle lot is no place to be named in a first line in %s', (tone) => {
  for (const text of textsOf(HOUSE, '95 ft of lakefront | Gentle lot | Lakeside deck', tone))
    expect(text).not.toMatch(/\b(?:house|home|residence) on a gentle lot\b/)
})
