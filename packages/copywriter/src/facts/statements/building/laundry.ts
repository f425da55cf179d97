import { conceptOfWhole } from '../../concepts/concept-of-phrase.ts'
import { isPlural, lower, type Told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { dollars } from '../wording/amounts.ts'
import { building, income, utilities } from '../wording/kinds.ts'

const freeLaundry = (laundry: string, typedPlace: string | undefined): Told => {
  const room = /([a-z]+)$/i.exec(typedPlace ?? '')?.[1]?.toLowerCase()
  const place = room ? ` in the ${room}` : ''
  return building(
    /^washer/.test(laundry)
      ? `there is a washer and dryer${place}, free to use`
      : `${laundry}${place} is free`,
  )
}

/** Laundry that is shared: where it is and what a load costs. */
export const LAUNDRY: SubjectRules = {
  lines: [
    [
      /^(shared |coin |free )?laundry (?:is )?(in (?:the )?(?:basement|building|garage|hall)|on (?:the )?(?:first|second|each|every|same|main|ground) floor|on[- ]?site),? (?:app pay|pay by app|paid by app|by app)$/i,
      ([, sort = '', where = '']) =>
        building(
          `there is ${lower(sort)}laundry ${lower(where)
            .replace(/^in (?!the )/, 'in the ')
            .replace(/^on (?=first|second|main|same|ground)/, 'on the ')
            .replace(/^on[- ]?site$/, 'on site')}, paid by app`,
        ),
    ],
    [
      /^(?:(free|shared|common|coin) )?laundry (?:on )?(?:the )?same floor(?:,? (?:and )?(?:it is |is )?(free))?$/i,
      ([, sort, free]) =>
        building(
          `there is ${free ? 'free ' : ''}${sort ? `${lower(sort)} ` : ''}laundry on the same floor`,
        ),
    ],
    [
      /^laundry (?:is )?in (?:the )?(building|basement|complex) \((coin|card)(?:-op)?\),? \$([\d.]+)(?: ?(?:\/|per |a ) ?load)?$/i,
      ([, place, sort, price]) =>
        building(`there is ${lower(sort)} laundry in the ${lower(place)}, at $${price} a load`),
    ],
    [
      /^(?:washer (?:and|&) dryer|w\/d|laundry) (closet|hookups?|room) (up|down)(?:stairs)?$/i,
      (match) => ({
        kind: 'room',
        concept: null,
        statement: `the ${/^laundry/i.test(match[0]) ? 'laundry' : 'washer and dryer'} ${lower(match[1])} ${isPlural(match[1] ?? '') ? 'are' : 'is'} ${lower(match[2])}stairs`,
      }),
    ],
    [
      /^(?:(?:resident|common|shared|coin|free) )?laundry (?:room )?(?:in )?(each|every) (building|floor|level|unit)$/i,
      (match) =>
        building(
          `${lower(match[0].split(/ (?:room )?(?:in )?(?:each|every)/i)[0])} is ${/building|unit/i.test(match[2] ?? '') ? 'in' : 'on'} ${lower(match[1])} ${lower(match[2])}`,
        ),
    ],
    [
      /^laundry(?: is)? \$ ?([\d.]+) ?(?:\/|per |a ) ?load$/i,
      (match) => building(`laundry is $${match[1]} a load`),
    ],
    [
      /^laundry on (each|every) floor,? (?:by )?(app|card|coin)[- ]?(?:pay|payment|op|operated)?$/i,
      (match) =>
        building(`there is laundry on ${lower(match[1])} floor, paid by ${lower(match[2])}`),
    ],
  ],
  commaLines: [
    [
      /^(?:free (washer and dryer)( in (?:the )?[a-z]+)|(washer and dryer|(?:shared |on-site |common )?laundry)( in (?:the )?[a-z]+)?,? (?:is |are )?(?:free(?: of charge| to use)?|no charge|at no charge))$/i,
      (match) => freeLaundry(lower(match[1] ?? match[3]), match[2] ?? match[4]),
    ],
  ],
  figures: [
    [
      /^(?:laundry|washer\/dryer|washer and dryer) (hook-?ups?) (?:on )?(?:the )?main(?: level| floor)? (?:and|&|\+) (?:in )?(?:the )?(basement|garage|upstairs)$/i,
      (match) =>
        utilities(
          `there are laundry hookups on the main level and ${/upstairs/i.test(match[2] ?? '') ? 'upstairs' : `in the ${match[2]?.toLowerCase()}`}`,
        ),
    ],
  ],
  statements: [
    [
      /^(?:in[- ](?:the )?building )?laundry (?:on )?(?:each|every) floor$|^in[- ]building laundry each floor$/i,
      (_, setting) => ({
        kind: 'building',
        concept: conceptOfWhole('laundry in building', setting)?.name ?? null,
        statement: 'there is laundry on each floor',
        name: 'laundry',
        tail: 'on each floor',
      }),
    ],
  ],
  sums: [
    [
      /^(coin(?:-op)? laundry|laundry|billboard|cell tower|vending) \(?(owned|leased)\)?,? \$?([\d,]+)\/(mo\w*|yr|year)$/i,
      (match) =>
        income(
          `the ${(match[1] ?? '').toLowerCase()} is ${(match[2] ?? '').toLowerCase()} and pays ${dollars(match[3])} ${/^mo/i.test(match[4] ?? '') ? 'a month' : 'a year'}`,
        ),
    ],
  ],
}
