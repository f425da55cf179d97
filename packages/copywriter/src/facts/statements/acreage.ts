import { articleFor } from '@listwright/reviewer/language'
import { measured } from '../measures.ts'
import { told } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'
import { count } from './wording/counts.ts'

/** Land, farms, ranches and shores, as agents abbreviate them. */
export const ACREAGE: SubjectRules = {
  figures: [
    [
      /^([\d.]+) acres?,? ([\d.]+)(?: acres?)? (tillable|wooded|fenced|irrigated|cleared|open)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${match[2]} of the ${match[1]} acres are ${match[3]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:1\/4|quarter)[- ]miles?(?: of)? ((?:creek|river|road|lake|stream|highway|shore) ?(?:frontage|line|front))$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has a quarter mile of ${match[1]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:in )?(?:the )?100[- ]year flood ?plain$/i,
      told('restriction', null, 'it is in the 100-year floodplain'),
    ],
    [
      /^(hunting|fishing|hiking|riding|boating|swimming) (?:and|\+) (hunting|fishing|hiking|riding|boating|swimming)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `there is ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^fenced,? (?:with )?(\d|four|five)[- ]strand(?: (?:barbed )?wire)?$|^(\d|four|five)[- ]strand (?:barbed[- ]wire )?fenc(?:e|ing)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it has ${count(match[1] ?? match[2])}-strand fencing`,
      }),
    ],
    [
      /^((?:gravel |paved |dirt |private )*road) (?:is )?(?:maintenance|maintained) by (?:the )?(county|town|HOA|state|association|owners)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${match[1]?.toLowerCase()} is maintained by the ${match[2]}`,
      }),
    ],
    [
      /^(?:drilled )?well,? (\d+) (?:foot|feet)(?: deep)?,? (\d+) gpm$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the well is ${match[1]} feet deep and yields ${count(match[2])} gallons a minute`,
      }),
    ],
    [
      /^min(?:imum)? (?:lot|parcel)(?: size)?(?: of| is)? ([\d.]+) acres?$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `the minimum lot is ${count(match[1])} ${match[1] === '1' ? 'acre' : 'acres'}`,
      }),
    ],
    [
      /^CRP,? ([\d.]+) acres?(?:,? (?:at |pays? )?\$?([\d,]+)\/(?:yr|year))?(?: (?:through|thru|until) (\d{4}))?$|^([\d.]+) acres? (?:in |of )?CRP,? (?:at |pays? )?\$?([\d,]+)\/(?:yr|year)$/i,
      (match) => {
        const pay = match[2] ?? match[5]
        return {
          kind: 'income',
          concept: null,
          statement: `${count(match[1] ?? match[4])} acres are in CRP${pay ? `, which pays $${pay} a year` : ''}${match[3] ? ` through ${match[3]}` : ''}`,
        }
      },
    ],
    [
      /^\$([\d,]+)\/(?:ac|acre)(?: (?:cash )?(?:rent|lease))$|^cash rent(?: of)? \$?([\d,]+)\/(?:ac|acre)$/i,
      (match) => ({
        kind: 'income',
        concept: null,
        statement: `the cash rent is $${match[1] ?? match[2]} an acre`,
      }),
    ],
    [
      /^water rights?,? ([\d.]+) acre-feet$|^([\d.]+) acre-feet (?:of )?water(?: rights?)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `there are water rights of ${match[1] ?? match[2]} acre-feet`,
      }),
    ],
    [
      /^([\d.]+) acre-feet (?:of )?ditch shares?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `there are ditch shares for ${count(match[1])} acre-feet`,
      }),
    ],
    [
      /^(?:(BLM|USFS|forest service|state) )(?:grazing )?permit,? (?:for )?(\d+) AUMs?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `there is a ${/forest/i.test(match[1] ?? '') ? 'Forest Service' : match[1]?.length === 5 ? 'state' : match[1]} permit for ${match[2]} AUMs`,
        name: '',
      }),
    ],
    [
      /^AUMs?:? (\d+)$|^(\d+) AUMs?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is rated at ${match[1] ?? match[2]} AUMs`,
      }),
    ],
    [
      /^CSR2?:? (?:of )?([\d.]+)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the ${/2/.test(match[0].slice(0, 4)) ? 'CSR2' : 'CSR'} is ${match[1]}`,
      }),
    ],
    [
      /^(\d)[- ]bedroom (?:perc(?:'d|ed)?|perk|perc test)$|^per[ck](?:'d|ed|s| test)? (?:for )?(?:an? )?(\d)[- ]bedrooms?(?: septic| system| house| home)?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the land is perked for ${count(match[1] ?? match[2])} bedrooms`,
      }),
    ],
    [
      /^(\d)[- ]bedroom septic(?: system)?$|^septic (?:system )?(?:for |sized for )(\d)[- ]bedrooms?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the septic is sized for ${count(match[1] ?? match[2])} bedrooms`,
      }),
    ],
    [
      /^(?:new )?septic ((?:19|20)\d\d),? (\d)[- ]bedrooms?$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `the septic dates from ${match[1]} and is sized for ${count(match[2])} bedrooms`,
        year: Number(match[1]),
      }),
    ],
    [/^land[- ]?locked$/i, told('land', null, 'it is landlocked')],
    [/^light (?:rest|restr|restrictions)$/i, told('restriction', null, 'restrictions are light')],
    [
      /^no (?:mobiles?|mobile homes|trailers|single[- ]?wides)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `${/trailer/i.test(match[0]) ? 'trailers' : /wide/i.test(match[0]) ? 'single-wides' : 'mobile homes'} are not allowed`,
      }),
    ],
    [
      /^no (?:minerals|mineral rights)(?: convey)?$/i,
      told('terms', null, 'mineral rights do not convey'),
    ],
    [
      /^(?:1\/2|half|50%)(?: of)?(?: the)? (?:minerals|mineral rights)(?: convey)?$/i,
      told('terms', null, 'half of the mineral rights convey'),
    ],
    [
      /^(?:all )?mineral rights convey$/i,
      (match) => ({
        kind: 'terms',
        concept: null,
        statement: `${/all/i.test(match[0]) ? 'all mineral' : 'the mineral'} rights convey`,
      }),
    ],
    [/^(?:has )?timber value$/i, told('land', null, 'the timber has value')],
    [
      /^((?:year-round |seasonal |spring-fed |small )*)(creek|stream|brook|branch|river|spring|ditch) (?:through|thru|along|across|on|in|at) (?:the )?(back|rear|front|middle|property|property line|north side|south side|east side|west side|lot)$/i,
      (match) => {
        const water = `${(match[1] ?? '').toLowerCase()}${match[2]?.toLowerCase()}`
        const where =
          / (through|thru|along|across|on|in|at) /i.exec(match[0])?.[1]?.toLowerCase() ?? 'through'
        return {
          kind: 'land',
          concept: null,
          statement: `${articleFor(water)} ${water} runs ${where === 'thru' ? 'through' : /^(?:on|in)$/.test(where) ? 'along' : where} the ${match[3]?.toLowerCase()}`,
        }
      },
    ],
    [
      /^(wetlands?|woods|pond|trees|pasture|barn|creek) (?:at |in |on )?(?:the )?(rear|back|front|north end|south end|corner)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${/^(?:wetlands|woods|trees)$/i.test(match[1] ?? '') ? 'there are' : `there is${/^(?:wetland|pasture)$/i.test(match[1] ?? '') ? '' : ' a'}`} ${match[1]?.toLowerCase()} ${/front|rear|back|end/i.test(match[2] ?? '') ? 'at' : 'in'} the ${match[2]?.toLowerCase()}`,
      }),
    ],
    [
      /^(?:part(?:ly|ially)? (?:in )?)?(?:FEMA |flood )?zone (AE|VE|A|V|AO|X),? (?:part(?:ly|ially)?|partial)$|^part(?:ly|ially)? (?:in )?(?:FEMA |flood )?zone (AE|VE|A|V|AO)$/i,
      (match) => ({
        kind: 'restriction',
        concept: null,
        statement: `part of it is in flood zone ${(match[1] ?? match[2] ?? '').toUpperCase()}`,
      }),
    ],
    [
      /^bulkheaded,? (\d+) f(?:oo|ee)t$|^(\d+) f(?:oo|ee)t(?: of)? (?:bulkhead(?:ed|ing)?)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${match[1] ?? match[2]} feet are bulkheaded`,
      }),
    ],
    [
      /^(?:deep[- ]?water,? )?(\d+) f(?:oo|ee)t (?:at |of )?(?:MLW|mean low water)$|^deep[- ]?water,? (\d+) f(?:oo|ee)t(?: (?:at )?(?:MLW|mean low water))?$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `the water is ${count(match[1] ?? match[2])} feet deep${/MLW|mean/i.test(match[0]) ? ' at mean low water' : ''}`,
      }),
    ],
    [/^sail ?boat water$/i, told('location', null, 'the water is deep enough for sailboats')],
    [
      /^no (?:fixed )?bridges(?: to (?:the )?(\p{L}+))?$/iu,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `there are no ${/fixed/i.test(match[0]) ? 'fixed ' : ''}bridges${match[1] ? ` to the ${/^\p{Lu}/u.test(match[1]) && !/^(?:Bay|Gulf|Ocean)$/.test(match[1]) ? match[1] : match[1].replace(/^gulf$/, 'Gulf')}` : ''}`,
      }),
    ],
    [
      /^lot (\d+)[- ](?:of )?phase (\d|[IVX]+)$|^lot (\d+),? (?:in |of )?phase (\d|[IVX]+)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is lot ${match[1] ?? match[3]} in Phase ${(match[2] ?? match[4] ?? '').toUpperCase()}`,
      }),
    ],
    [
      /^sec(?:tion)? (\d+),? (T\d+[NS]),? (R\d+[EW])$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is in section ${match[1]}, ${match[2]?.toUpperCase()} ${match[3]?.toUpperCase()}`,
      }),
    ],
    [
      /^house (\d)\/(\d(?:\.\d)?),? (?:built )?((?:18|19|20)\d\d)$/i,
      (match) => ({
        kind: 'building',
        concept: null,
        statement: `the house has ${count(match[1])} bedrooms and ${count(match[2])} baths and dates from ${match[3]}`,
      }),
    ],
    [
      /^(?:adj|adjoining|abuts) (?:to )?(?:the )?(national forest|state forest|national park|state park|state land|forest service(?: land)?|conservation land|USFS(?: land)?|(?:\p{Lu}\p{L}+ )+(?:National Forest|State Park|Forest))$/iu,
      (match) => {
        const land = (match[1] ?? '').replace(/\bnational forest$/i, 'National Forest')
        return {
          kind: 'land',
          concept: 'public land adjoining',
          statement: `it adjoins ${/^\p{Lu}\p{Ll}/u.test(land) && !/^(?:National|State)/.test(land) ? `the ${land}` : land.replace(/^USFS$/i, 'USFS land')}`,
        }
      },
    ],
    [/^backs to BLM(?: land)?$/i, told('land', 'public land adjoining', 'it backs to BLM land')],
    [
      /^(\d{1,2}) ?% (wooded|pasture|open|tillable|timber|cleared),? (?:and )?(\d{1,2}) ?% (wooded|pasture|open|tillable|timber|cleared)$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `it is ${match[1]} percent ${match[2]?.toLowerCase()} and ${match[3]} percent ${match[4]?.toLowerCase()}`,
      }),
    ],
    [
      /^tile[- ]drained,? ([\d.]+) acres?$|^([\d.]+) acres? tile[- ]drained$/i,
      (match) => ({
        kind: 'land',
        concept: null,
        statement: `${match[1] ?? match[2]} acres are tile-drained`,
      }),
    ],
    [
      /^(fenced|cleared|wooded|surveyed|staked|perimeter[- ]fenced),? (?:and|\+|&) (cross-fenced|wooded|cleared|staked|fenced)$/i,
      (match) => ({
        kind: 'land',
        concept: /survey|stak/i.test(match[0]) ? undefined : null,
        statement: /survey|stak/i.test(match[0])
          ? 'it has been surveyed and staked'
          : `it is ${match[1]?.toLowerCase()} and ${match[2]?.toLowerCase()}`,
      }),
    ],
    [/^cross-fenced$/i, told('land', null, 'it is cross-fenced')],
    [/^CC&Rs$/, () => ({ kind: 'restriction', statement: 'CC&Rs apply' })],
    [
      /^(?:min|mins|minutes) to (\p{Lu}[\p{L} ]+)$/u,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is near ${match[1]}`,
        place: match[1] ?? '',
      }),
    ],
    [
      /^(?:electric|electricity|power|water|well|septic) on site$/i,
      (match) => ({
        kind: 'utilities',
        concept: null,
        statement: `${/^elec/i.test(match[0]) ? 'electricity' : /^(?:power|water)/i.test(match[0]) ? match[0].split(' ')[0]?.toLowerCase() : `the ${match[0].split(' ')[0]?.toLowerCase()}`} is on site`,
      }),
    ],
    [
      /^([\d,.]+) acres? (corner)(?: lot)?$|^corner lot,? ([\d.]+) acres?$/i,
      (match) => ({
        kind: 'location',
        concept: null,
        statement: `it is on a ${measured(`${match[1] ?? match[3]} acre corner lot`)}`,
      }),
    ],
    [
      /^(?:1\/2|half|0\.5) (?:an )?acres? (fenced|wooded|cleared|level)$|^(fenced|wooded) (?:1\/2|half) acre$/i,
      (match, setting) => ({
        kind: setting === 'land' ? 'land' : 'outdoor place',
        concept: null,
        statement: `half an acre is ${(match[1] ?? match[2] ?? '').toLowerCase()}`,
      }),
    ],
  ],
}
