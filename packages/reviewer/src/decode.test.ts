import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decode } from './decode.ts'
import { reviewCopy } from './index.ts'

const fairHousing = (text: string) =>
  reviewCopy({ text, kind: 'facebook' }).filter(({ rule }) => rule.startsWith('fair-housing/'))

test.each([
  ['No ch1ldren.', 'No ch1ldren.'],
  ['No chil\u00addren here.', 'No chil\u00addren here.'],
  ['No k\u200bi\u200bds.', 'No k\u200bi\u200bds.'],
  ['N\u043e Blacks.', 'N\u043e Blacks.'],
  ['A yard. n o  k i d s', ' n o  k i d s'],
  ['No chíldren.', 'No chíldren.'],
  ['No bIacks.', 'No bIacks.'],
  ['No ｋｉｄｓ.', 'No ｋｉｄｓ.'],
  ['No 𝗸𝗶𝗱𝘀.', 'No 𝗸𝗶𝗱𝘀.'],
  ['No g@ys.', 'No g@ys.'],
  ['No mu*lims.', 'No mu*lims.'],
  ['No child-ren.', 'No child-ren.'],
  ['No childern.', 'No childern.'],
  ['No chil dren.', 'No chil dren.'],
  ['No mslms.', 'No mslms.'],
  ['No kiiids.', 'No kiiids.'],
  ['NoKidsAllowed', 'NoKidsAllowed'],
])('%s is read through its disguise', (text, found) => {
  expect(fairHousing(text).map((finding) => finding.text)).toEqual([found])
})

test.each([
  'A 2BR, 1BA unit with C-1 zoning, R3 use and 3-phase power at 24/7.',
  'Sub-Zero, Wi-Fi 6E, MERV13 and a 50A plug.',
  'A café, a façade and a résumé of the work.',
  'Lots 1 2 3 4 5 and A B C D.',
  'No windows, no blocks and no finish on the hallway side.',
])('%s holds nothing that was hidden', (text) => {
  expect(fairHousing(text)).toEqual([])
})

test('every character of a decoded text comes from where it says', () => {
  const hidden = fc.array(
    fc.constantFrom('No ', 'k1ds', 'ch\u00adild', 'é', '𝗸', '\u200b', ' n o ', 'a', '½', '🏡', '-'),
    { maxLength: 30 },
  )
  fc.assert(
    fc.property(hidden, (parts) => {
      const text = parts.join('')
      const decoded = decode(text)
      if (!decoded) return
      expect(decoded.origin).toHaveLength(decoded.text.length + 1)
      expect(decoded.origin.at(-1)).toBe(text.length)
      expect([...decoded.origin]).toEqual(decoded.origin.toSorted((a, b) => a - b))
    }),
  )
})
