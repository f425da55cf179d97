import { articleFor } from '@listwright/reviewer/language'
import { lower, told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { inWords } from './wording/counts.ts'
import { DIRECTIONS } from './wording/places.ts'

/** Where things lie on a parcel or by it: lines, roads, fences, water and power. */
export const SITE_NOTES: SubjectRules = {
  lines: [
    [
      /^(?:about |approx\w*\.? )?(\d+(?:\.\d+)?) (miles?|mi|minutes?|mins?)\.? ([NSEW]|NE|NW|SE|SW|north|south|east|west) of (?:the )?(airport|town|downtown|city|interstate|\p{Lu}[\p{L}. ]+|I-\d+)$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is ${/^(?:about|approx)/i.test(match[0]) ? 'about ' : ''}${inWords(match[1])} ${/^m(?:i$|ile)/i.test(match[2] ?? '') ? (match[1] === '1' ? 'mile' : 'miles') : 'minutes'} ${DIRECTIONS[lower(match[3])] ?? lower(match[3])} of ${/^(?:airport|interstate|city)$/i.test(match[4] ?? '') ? `the ${lower(match[4])}` : match[4]}`,
      }),
    ],
    [
      /^(?:the )?(boat launch|boat ramp|lake access|marina|beach access|trailhead|public launch|ramp) (?:is )?(?:(?:1\/2|half|a half|0\.5) miles?|(\d+(?:\.\d+)?) mi(?:les?)?)(?: away)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${articleFor(lower(match[1]))} ${lower(match[1])} is ${match[2] && match[2] !== '0.5' ? `${inWords(match[2])} ${match[2] === '1' ? 'mile' : 'miles'}` : 'half a mile'} away`,
      }),
    ],
    [
      /^((?:\p{Lu}[\p{L}'.]+ )+(?:University|College|Hospital|Park|Lake|Beach|Campus|Airport|Square|Stadium|Base|Mall|Trail)),? (?:is )?(?:1\/2|half|a half|0\.5)(?: a)? miles?(?: away)?$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `${(match[1] ?? '').trim()} is half a mile away`,
      }),
    ],
    [/^(?:at |on )?(?:the )?sunset side$/i, told('location', null, 'it is on the sunset side')],
    [
      /^(long[- ]range |seasonal |winter )?((?:mountain|lake|river|valley|water) views?)(?: (?:when|once) (?:the )?leaves are (?:off|down|gone)| in winter| (?:leaf|leaves) off)$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `there are ${lower(match[1]).replace('long range', 'long-range')}${lower(match[2]).replace(/view$/, 'views')} ${/winter$/i.test(match[0]) ? 'in winter' : 'when the leaves are off'}`,
      }),
    ],
    [
      /^(long[- ]range |partial |distant )?winter views?$/i,
      (match) => ({
        kind: 'view',
        concept: null,
        statement: `there are ${lower(match[1]).replace('long range', 'long-range')}winter views`,
      }),
    ],
    [
      /^(?:city|town|county) of (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${match[0].split(' ')[0]?.replace(/^./, (letter) => letter.toUpperCase())} of ${match[1]}`,
      }),
    ],
  ],
}
