import { be, lower, told } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { utilities } from '../wording/kinds.ts'

/** Where the water comes from, and what is switched off. */
export const WATER: SubjectRules = {
  lines: [
    [
      /^((?:in-?ground |automatic |lawn )+(?:sprinklers?|irrigation)(?: system)?),? (?:in )?(?:the )?(front|back|rear|front and back)(?: yard)? only$/i,
      ([, what = '', where]) => ({
        kind: 'system',
        concept: null,
        statement: `${/ system$/i.test(what) ? 'the ' : ''}${lower(what).replace('inground', 'in-ground')} ${be(what)} in the ${lower(where)} yard only`,
        name: '',
      }),
    ],
    [
      /^(?:water )?catchment area,? no county water$/i,
      told('utilities', null, 'it is a water catchment area with no county water'),
    ],
  ],
  figures: [
    [
      /^(irrigation|sprinklers?|irrigation system|sprinkler system|lawn irrigation) (?:is |are )?(?:on|from|off|fed by) (?:a |its own |the )?(separate |private |shared )?(well|pond|lake|creek|ditch|reclaimed water)(?: water)?$/i,
      ([, system = '', which = '', source = '']) => ({
        kind: 'system',
        concept: null,
        statement: `the ${system.toLowerCase()} ${/s$/i.test(system) ? 'run' : 'runs'} on ${/reclaimed/i.test(source) ? 'reclaimed water' : `a ${which.toLowerCase()}${source.toLowerCase()}`}`,
      }),
    ],
    [
      /^on (?:(city|public|town|municipal|natural|propane|well) )?(sewer|septic|well|water|gas|water and sewer|well and septic)$/i,
      (match) => {
        const words = `${match[1] ? `${match[1]} ` : ''}${match[2]}`.toLowerCase()
        return utilities(
          `it is on ${words
            .replace(/^(?=sewer|water)/, 'public ')
            .replace(/^well and septic$/, 'well and septic')
            .replace(/^(septic)$/, 'a septic system')
            .replace(/^well$/, 'a well')}`,
        )
      },
    ],
    [/^utilities (?:are )?off\b.+$/i, told('condition', null, 'the utilities are off')],
  ],
  statements: [
    [
      /^hauled water$|^water (?:is )?hauled(?: in)?$/i,
      told('utilities', null, 'the water is hauled'),
    ],
    [
      /^winterized$|^utilities (?:are )?off$|^water (?:is )?off$/i,
      (match) => ({
        kind: 'condition',
        concept: 'winterized, utilities off',
        statement: /wint/i.test(match[0])
          ? 'it has been winterized'
          : /^util/i.test(match[0])
            ? 'the utilities are off'
            : 'the water is off',
      }),
    ],
  ],
}
