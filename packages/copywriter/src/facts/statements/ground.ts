import type { SubjectRules } from './subject-rules.ts'

const SOIL =
  '(?:sandy|clay|silt|silty|rich|deep|black|gravelly|rocky|dark|loamy) (?:(?:sandy|clay|silt|black) )?(?:loam|clay|sand|topsoil|gravel)'

const feetOf = (typed: string): string => typed.replace(/ ?(?:-|to) ?/, ' to ')

/** What the ground is like: how wet, which soil, how deep the wells of the neighbors are. */
export const GROUND: SubjectRules = {
  firstFigures: [
    [
      /^(good|excellent|suitable|clean) (gravel|soils?|sand|drainage|perc|bedrock) (?:per|according to) (?:the )?(.+)$/i,
      ([, quality = '', thing = '', source = '']) => ({
        kind: 'land',
        concept: null,
        statement: `there ${/s$/i.test(thing) ? 'are' : 'is'} ${quality.toLowerCase()} ${thing.toLowerCase()}, according to the ${source}`,
      }),
    ],
  ],
  figures: [
    [
      /^(?:(?:property|land|site) (?:is |sits )?)?high and dry$/i,
      (_, setting) => ({
        kind: 'land',
        concept: null,
        statement: `the ${setting === 'land' ? 'land' : 'lot'} is high and dry`,
      }),
    ],
    [
      new RegExp(`^(${SOIL}|loam|clay)(?: soils?)?$`, 'i'),
      ([, soil = ''], setting) =>
        setting === 'land'
          ? { kind: 'land', concept: null, statement: `the soil is ${soil.toLowerCase()}` }
          : null,
    ],
    [
      /^(?:(?:needs (?:a )?well|(?:a )?well (?:is )?(?:needed|required)|no well),? (?:and )?)?neighbor(?:s|ing|'s|s')?(?: wells?)?(?: (?:are|is))?( (?:at|around|about|approximately))? (\d{2,4}(?: ?(?:-|to) ?\d{2,4})?) (?:foot|feet)(?: deep)?$/i,
      ([whole, around = '', feet = '']) => {
        const need = /^no well/i.test(whole)
          ? 'there is no well, and '
          : /^(?:needs|a |well)/i.test(whole)
            ? 'a well is needed, and '
            : /wells?/i.test(whole)
              ? ''
              : null
        return need === null
          ? null
          : {
              kind: 'land',
              concept: null,
              statement: `${need}neighboring wells are${around.replace(/ at$/i, '').toLowerCase()} ${feetOf(feet)} feet deep`,
            }
      },
    ],
    [
      /^wells (?:in|around|nearby)(?: (?:the )?area)?(?: are)?( (?:at|around|about|approximately))? (\d{2,4}(?: ?(?:-|to) ?\d{2,4})?) (?:foot|feet)(?: deep)?$/i,
      ([, around = '', feet = '']) => ({
        kind: 'land',
        concept: null,
        statement: `wells in the area are${around.replace(/ at$/i, '').toLowerCase()} ${feetOf(feet)} feet deep`,
      }),
    ],
    [
      /^(?:a )?(?:nice |good )?mix of (open|cleared|pasture|tillable|fields?|level|woods|hardwoods?|field) (?:(?:land|ground|fields?) )?and (wooded|woods|timber|open|rolling|pasture|hardwoods?|pines?|brush)(?: (?:land|acreage|ground))?$/i,
      ([, first = '', second = '']) => {
        const isPair =
          /^(?:open|cleared|tillable|level)$/i.test(first) && /ed$|ing$|^open$/i.test(second)
        return {
          kind: 'land',
          concept: null,
          statement: `the land is a mix of ${first.toLowerCase()} and ${second.toLowerCase()}${isPair ? ' ground' : ''}`,
        }
      },
    ],
    [
      /^((?:deer|turkeys?|elk|quail|duck|ducks|dove|hogs|pheasants?|grouse|wildlife|whitetails?|bear|moose|antelope|waterfowl|geese)(?:(?:,| and|, and) (?:deer|turkeys?|elk|quail|duck|ducks|dove|hogs|pheasants?|grouse|whitetails?|bear|moose|antelope|waterfowl|geese|wildlife))+)(?: (?:abound|on (?:the )?(?:property|land)|present|seen))?$/i,
      ([, animals = '']) => ({
        kind: 'land',
        concept: null,
        statement: `${animals.toLowerCase()} are found on the land`,
      }),
    ],
    [
      /^((?:power|electric|electricity|phone|water|gas|sewer|fiber|cable|utilities)(?:(?:,| and|, and) (?:power|electric|electricity|phone|water|gas|sewer|fiber|cable))*) (?:is |are )?(?:(?:run )?to|(?<=phone )at) (?:the )?((?:lot|property) line|corner|street|road|curb|building site)$/i,
      ([, list = '', where = '']) => {
        const services = list.toLowerCase().replace(/\belectric\b/, 'electricity')
        return {
          kind: 'utilities',
          concept: null,
          statement: `${services} ${/,| and |utilities/.test(services) ? 'are' : 'is'} at the ${where.toLowerCase()}`,
        }
      },
    ],
    [
      /^(private |shared )?well(?: and|,) (?:in (?:the )?)?sewer district$/i,
      ([, kind = '']) => ({
        kind: 'utilities',
        concept: null,
        statement: `it has a ${kind.toLowerCase()}well and is in a sewer district`,
      }),
    ],
  ],
}
