import { group } from '@listwright/reviewer/language'
import { lower } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { building, condition, system, technology, update } from '../wording/kinds.ts'

const inThousands = (figure = ''): string => figure.replace(/^(\d)(\d{3})$/, '$1,$2')

/** Electric power and wiring. */
export const POWER: SubjectRules = {
  lines: [
    // 'Crestron' is the name of a system.
    [
      /^(?:an? )?(Crestron|Savant|Control4)(?: system)?$/,
      ([, name]) => ({
        ...technology(`there is a ${name} system`),
        concept: 'smart home',
        name: `${name} system`,
      }),
    ],
    [
      /^(?:the )?(?:electric(?:al|ity)?|panel|service|wiring)(?: service| panel| system)?(?: was| has been)? (updated|upgraded)(?: to)? (\d{2,4})[- ]?a(?:mps?)?(?: service)?(?:,? (?:in )?((?:19|20)\d\d))?$/i,
      (match) => ({
        kind: 'update',
        concept: null,
        statement: `the electrical service ${match[3] ? 'was' : 'has been'} ${(match[1] ?? '').toLowerCase()} to ${match[2]} amps${match[3] ? ` in ${match[3]}` : ''}`,
        year: match[3] ? Number(match[3]) : null,
      }),
    ],
    [
      /^wired (workshop|shed|barn|garage|outbuilding|shop)$/i,
      (match) => building(`the ${lower(match[1])} is wired`),
    ],
    [
      /^(?:it )?did not lose power (?:in|during) (?:hurricane |the )?(\p{Lu}\p{L}+)$/iu,
      (match) => condition(`it did not lose power during ${match[1]}`),
    ],
    [
      /^(updated|upgraded|replaced|new) (?:plumbing (?:and|&) electric(?:al)?|electric(?:al)? (?:and|&) plumbing)$/i,
      (match) =>
        update(
          `the plumbing and the electrical system ${/^new/i.test(match[1] ?? '') ? 'are new' : `have been ${lower(match[1])}`}`,
        ),
    ],
    [
      /^(?:heavy )?(?:power|electric(?:al)?(?: service)?),? ([\d,]+) ?a(?:mps?)?,? (?:(3|three|1|single)[- ]ph(?:ase)?,? )?([1-6]\d\d(?:\/\d{3})?) ?v(?:olts?)?(?:,? (3|three|1|single)[- ]?ph(?:ase)?)?$/i,
      (match) => {
        const phase = match[2] ?? match[4]
        const between = phase ? `, ${/^(?:3|t)/i.test(phase) ? 'three' : 'single'}-phase, ` : ', '
        const amps = group(Number((match[1] ?? '').replace(/,/g, '')))
        return system(`there is ${amps}-amp${between}${match[3]}-volt power`)
      },
    ],
    [
      /^(?:3|three)[- ]phase power,? (\d{3,4})[- ]amps?$/i,
      (match) => system(`there is ${match[1]}-amp three-phase power`),
    ],
    [
      /^(\d[\d,]*)[- ]amp(?: service)?,? single[- ]phase(?: power| service)?$/i,
      (match) => system(`there is ${match[1]}-amp single-phase power`),
    ],
    [
      /^(new|newer|updated|upgraded|replaced) (electric(?:al)? )?panels,? (\d+) ?a(?:mps?)?,? (?:each|per unit|per side)$/i,
      (match) =>
        update(
          `the ${match[2] ? 'electrical ' : ''}panels ${/^new/i.test(match[1] ?? '') ? `are ${lower(match[1])}` : `have been ${lower(match[1])}`}, ${match[3]} amps each`,
        ),
    ],
    [
      /^(\d{2,4}) ?a(?:mps?)?,? (\d{3}\/\d{3}) ?v(?:olts?)?(?:,? (?:3|three)[- ]phase)?(?: power| service)?$/i,
      (match) =>
        system(
          `the electrical service is ${match[1]} amps at ${match[2]} volts${/phase/i.test(match[0]) ? ', three-phase' : ''}`,
        ),
    ],
    [
      /^(?:heavy power,? )?(\d[\d,]*)[- ]?(a(?:mps?)?|v(?:olts?)?),? (?:(three|single)-phase,? )?(\d[\d,/]*)[- ]?(a(?:mps?)?|v(?:olts?)?)(?:,? (three|single)-phase)?(?: power| service| electric(?:al)?)?$/i,
      ([, first, unit = '', phase, second, other = '', phaseLast]) => {
        // 'Heavy power 400 amp 480 volt' has both; two figures of one kind are no service.
        if (unit.charAt(0).toLowerCase() === other.charAt(0).toLowerCase()) return null
        const name = (typed: string) => (/^a/i.test(typed) ? 'amp' : 'volt')
        const phases = phase ?? phaseLast
        const measures = [
          `${inThousands(first)}-${name(unit)}`,
          ...(phase ? [`${phase.toLowerCase()}-phase`] : []),
          `${inThousands(second)}-${name(other)}`,
          ...(phases && !phase ? [`${phases.toLowerCase()}-phase`] : []),
        ]
        return system(`there is ${measures.join(', ')} power`)
      },
    ],
    [
      /^(Starlink|fiber|solar|generator|Tesla|sprinkler|Control4|Crestron|Sonos|security)[- ]equipped$/i,
      (match) =>
        technology(
          `it is equipped with ${/^generator$/i.test(match[1] ?? '') ? 'a generator' : /^sprinkler$/i.test(match[1] ?? '') ? 'sprinklers' : match[1]}`,
        ),
    ],
  ],
  figures: [
    [
      /^(updated|new|newer) electric(?:al)? (?:\+|and) plumbing$|^(updated|new|newer) plumbing (?:\+|and) electric(?:al)?$/i,
      (match) =>
        update(
          `the wiring and the plumbing ${/^up/i.test(match[0]) ? 'have been updated' : `are ${(match[1] ?? match[2] ?? '').toLowerCase()}`}`,
        ),
    ],
    [
      /^(?:updated|new|upgraded) (?:electric(?:al)?),? (\d{2,4}) amps? (?:each|per unit|each unit)$/i,
      (match) =>
        update(
          `the electrical system is ${/^new/i.test(match[0]) ? 'new' : 'updated'}, with ${match[1]} amps to each unit`,
        ),
    ],
  ],
}
