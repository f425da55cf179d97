import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { parking } from '../wording/kinds.ts'

const PASS = String.raw`(an? |one |two |three |\d )?(guest|visitor)s?(?: parking)? (pass|permit|tag|hangtag)(es|s)?`

/** 'a guest pass', 'two visitor permits' */
const passesOf = (many: string | undefined, whose = '', what = '', end = ''): string => {
  const noun = `${lower(whose)} ${lower(what)}${lower(end)}`
  if (!many || /^an?$/i.test(many.trim())) return end ? noun : `a ${noun}`
  return `${count(many.trim())} ${noun}`
}

/** A pass is no thing in a building: it comes with the place to park, or with the home. */
export const GUEST_PASSES: SubjectRules = {
  lines: [
    [
      new RegExp(
        String.raw`^((?:(?:zoned|resident(?:ial)?|street|reserved|assigned|deeded|off-street|garage|lot) )*(?:permit )?parking)(?:,? (?:plus|and|with|&|\+)|,) ${PASS}$`,
        'i',
      ),
      ([, place = '', many, whose, what, end]) => {
        const tail = `and ${passesOf(many, whose, what, end)}`
        return { ...parking(`there is ${lower(place)} ${tail}`), name: lower(place), tail }
      },
    ],
    [
      new RegExp(`^${PASS}(?: included| incl\\.?| provided)?$`, 'i'),
      ([, many, whose, what, end]) => parking(`it comes with ${passesOf(many, whose, what, end)}`),
    ],
  ],
}
