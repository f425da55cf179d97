import { measured } from '../measures.ts'
import { numberOf } from '../numerals.ts'
import { withArticles } from '../with-articles.ts'
import { told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { dollars } from './wording/amounts.ts'
import { count } from './wording/counts.ts'

/** Notes without a verb: the order of the words says which part is the subject and which the predicate. */
export const TELEGRAPHIC: SubjectRules = {
  figures: [
    [
      /^(?:(?:right |just |directly )?(inside|outside(?! (?:(?:the )?city|entrance|entry|access|shower|storage|faucet|lighting|seating|kitchen))|beyond|beside|opposite|across(?: the street)? from|steps (?:from|to)|blocks (?:from|to)|around the corner from)|(?:in )?(?:the )?(heart of)) (.+)$/i,
      (match) => {
        const where = (match[1] ?? 'in the heart of')
          .toLowerCase()
          .replace(/^(steps|blocks) to$/, '$1 from')
        const exactly = /^(right|just|directly) /i.exec(match[0])?.[0].toLowerCase() ?? ''
        return {
          kind: 'location',
          concept: null,
          statement: `it is ${withArticles(`${exactly}${where} ${match[3]}`)}`,
        }
      },
    ],
    [
      /^(first|second|third|fourth) block (?:from|to|off) (?:the )?(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on the ${match[1]?.toLowerCase()} block ${withArticles(`from ${match[2]}`)}`,
      }),
    ],
    [
      /^(?:an? )?(?:(easy|short|quick|pleasant) )?(bike|bike ride|stroll|walk|drive) to (?:the )?((?!light rail\b)[a-z].*)$/,
      (match) => {
        const way = match[2] === 'bike' ? 'bike ride' : (match[2] ?? '')
        const place = /^\p{Lu}/u.test(match[3] ?? '')
          ? match[3]
          : withArticles(`to ${match[3]}`).slice(3)
        if (way === 'walk' && !match[1]) return null
        return {
          kind: 'location',
          concept: null,
          statement: `it is ${withArticle(`${match[1] ? `${match[1]} ` : ''}${way}`)} to ${place}`,
        }
      },
    ],
    [
      /^easy access (?:to )?(.+)$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it has easy access to ${(match[1] ?? '').replace(/\b(?=turnpike|parkway|interstate|highway|freeway)/gi, 'the ')}`,
      }),
    ],
    [
      /^(\d+) ?(?:mm|mile marker)(?: by (?:the )?water)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is at mile marker ${match[1]}${/water/i.test(match[0]) ? ' by water' : ''}`,
      }),
    ],
    [
      /^(first|second|third|fourth|front|back|2nd|3rd|4th) row$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is in the ${measured(match[1]?.toLowerCase() ?? '')} row`,
      }),
    ],
    [/^sidewalks$/i, told('location', null, 'the street has sidewalks')],
    [
      /^(?:in )?((?:north|south|east|west|northeast|northwest|southeast|southwest) \p{Lu}[\p{L}' ]+)$/iu,
      (match) =>
        (match[1] ?? '')
          .split(' ')
          .slice(1)
          .every((word) => /^\p{Lu}/u.test(word))
          ? {
              kind: 'location',
              concept: null,
              statement: `it is in ${(match[1] ?? '').replace(/^\w/, (first) => first.toUpperCase())}`,
            }
          : null,
    ],
    [
      /^(?:well[- ]maintained,? )?(?:one|single)[- ]owner home$/i,
      told('condition', null, 'it has had one owner'),
    ],
    [
      /^(front[/ -](?:and )?(?:to[ -])?back|side[/ -](?:to[ -])?side|atrium|california) split$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${(match[1] ?? '').toLowerCase().replace(/[/ ](?:and )?/g, '-')} split`,
      }),
    ],
    [
      /^(two|three|1\.5|2|3)[- ]story$/i,
      (match, setting) =>
        setting === 'home'
          ? {
              kind: 'character',
              concept: null,
              statement: `it has ${/\./.test(match[1] ?? '') ? match[1] : count(match[1])} stories`,
            }
          : null,
    ],
    [
      /^(traditional|contemporary|transitional|modern|classic) (one|two|three|1\.5|1|2|3)[- ]stor(?:y|ies)(?: (?:home|house))?$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is a ${match[1]?.toLowerCase()} ${/\./.test(match[2] ?? '') ? match[2] : count(match[2])}-story house`,
      }),
    ],
    [
      /^((?:all )?(?:brick|stone|stucco|log|frame|block|cedar|vinyl) (?:home|house))((?: on .+)?)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is ${withArticle((match[1] ?? '').toLowerCase())}${(match[2] ?? '').replace(/ on (?=acre)/i, ' on an ')}`,
      }),
    ],
    [
      /^((?:expanded |original |updated )?\p{Lu}\p{L}+ model)$/u,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is ${withArticle(match[1] ?? '')}`,
      }),
    ],
    [/^custom[- ]built$/i, told('character', null, 'it is custom built')],
    [
      /^((?:up[/ -]?(?:and |over )?down|stacked|over[/ -]under|side[- ]by[- ]side) (duplex|triplex|fourplex))$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: { duplex: 2, triplex: 3, fourplex: 4 }[(match[2] ?? '').toLowerCase()] ?? null,
        statement: `it is ${withArticle(
          (match[1] ?? '')
            .toLowerCase()
            .replace(/^up.*down/, 'up/down')
            .replace(/side by side/, 'side-by-side'),
        )}`,
        name: (match[1] ?? '')
          .toLowerCase()
          .replace(/^up.*down/, 'up/down')
          .replace(/side by side/, 'side-by-side'),
      }),
    ],
    [
      /^(duplex|triplex|fourplex|sixplex)(?: with|,)? all (?:(\d|one|two|three)(?: and| &|\/) ?)?(\d|one|two|three) bedrooms?(?: units)?$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count:
          { duplex: 2, triplex: 3, fourplex: 4, sixplex: 6 }[(match[1] ?? '').toLowerCase()] ??
          null,
        statement: `it is a ${match[1]?.toLowerCase()}, all ${match[2] ? `${count(match[2])}- and ` : ''}${count(match[3])}-bedroom units`,
      }),
    ],
    [
      /^((?:[a-z0-9]+[ -])*(?:end|corner|duplex|interior|middle|rear|front|garden|stacked|carriage)[- ]unit)$/i,
      (match) => {
        const name = (match[1] ?? '')
          .toLowerCase()
          .replace(/\b(first|second|third|fourth|top|ground) floor\b/, '$1-floor')
          .replace(/\b(brick|stone) front\b/, '$1-front')
        return / /.test(name) && /-|^(?:brick|stone|brand) /.test(name) && !/^two-flat/.test(name)
          ? {
              kind: 'building',
              concept: / end unit$/.test(name) ? 'end unit' : null,
              statement: `it is ${withArticle(name)}`,
              name: '',
            }
          : null
      },
    ],
    [
      /^(corner |end-cap |freestanding |single[- ]story |two[- ]story |one[- ]story )?((?:retail|medical|dental|professional|veterinary|office|mixed-use|industrial|flex|warehouse) (?:building|office|center|condo))((?: (?:downtown|uptown|midtown))?)$/i,
      (match, setting) =>
        setting === 'commercial' && (match[1] || match[3])
          ? {
              kind: 'building',
              concept: null,
              statement: `it is ${withArticle(`${(match[1] ?? '').replace(/(\w) story/i, '$1-story')}${match[2]}`.toLowerCase())}${match[3]}`,
              name: '',
            }
          : null,
    ],
    [
      /^contributing(?: (?:property|building|structure))? (?:in|to) (?:the |an? )?(.+)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `it is a contributing property in ${withArticle(match[1] ?? '').replace(/^(?=National Register)/, 'a ')}`,
      }),
    ],
    [
      /^legal (two|three|four|[2-4])[- ]family(?: (?:house|home))?$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: numberOf(match[1] ?? ''),
        statement: `it is a legal ${count(match[1])}-family house`,
        name: `legal ${count(match[1])}-family house`,
      }),
    ],
    [
      /^(front|rear|street|garden|courtyard|south|north|east|west)[- ]facing,? (?:and )?(quiet|sunny|bright)$/i,
      (match) => ({
        kind: 'character',
        concept: null,
        statement: `it is ${match[1]?.toLowerCase()}-facing and ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^(\d+) seats?(?: in(?:side|doors)?)?(?: \+| and|,) (\d+) (?:seats )?(?:on|out on|in) (?:the )?(patio|courtyard|deck|bar|sidewalk)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `there are ${match[1]} seats inside and ${match[2]} ${/bar/i.test(match[3] ?? '') ? 'at' : 'on'} the ${match[3]?.toLowerCase()}`,
      }),
    ],
    [
      /^(duplex|triplex|fourplex),? all (\d|one|two|three)[- ]?(?:bed|bedroom)s?,? (\d|one|two)[- ]?baths?(?: units)?$/i,
      (match) => ({
        kind: 'building',
        concept: 'units',
        count: { duplex: 2, triplex: 3, fourplex: 4 }[(match[1] ?? '').toLowerCase()] ?? null,
        statement: `it is a ${match[1]?.toLowerCase()} of ${count(match[2])}-bedroom, ${count(match[3])}-bath units`,
      }),
    ],
    [
      /^(?:high )?traffic count (?:of )?([\d,]+)(k)(?: (?:cars|vehicles|vpd|aadt))?(?: (?:per|a) day)?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `the traffic count is ${dollars(match[1], match[2]).slice(1)} vehicles a day`,
      }),
    ],
  ],
}
