import { be, lower, told, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { amenity, terms } from '../wording/kinds.ts'

/** 'the dining table', 'a few personal items': what has a word of its own before it takes no article. */
const exceptOf = (typed: string | undefined): string =>
  /^(?:an? |some |several |few |one |two |three |four |\d|personal |\p{Lu})/u.test(typed ?? '')
    ? (typed ?? '').replace(/^few /, 'a few ')
    : `the ${typed}`

/** Whether it is sold furnished. */
export const FURNISHINGS: SubjectRules = {
  lines: [
    // 'new sleeper sofa'
    [
      /^(new |newer |queen |king |full |queen-size |new queen |leather )((?:sleeper|sectional|pull-?out) sofa|sofa bed|sofa sleeper)$/i,
      ([, state = '', sofa = '']) => {
        const name = `${lower(state)}${lower(sofa)}`
        return { ...amenity(`there is ${withArticle(name)}`), name }
      },
    ],
    // 'sold furnished with bookings in place'
    [
      /^(?:being )?sold ((?:fully |turn-?key )?furnished),? (?:and )?with ((?:all |existing |current |future |rental |strong |[a-z]+ )?(?:bookings|reservations|leases))( in place| on the books)?$/i,
      ([, state, what, where]) =>
        terms(
          `it is sold ${lower(state).replace(/^(turn-?key) /, '$1 and ')} with ${lower(what)}${lower(where)}`,
        ),
    ],
    [
      /^(?:sold |offered |comes )?(?:(turn-?key)[ ,]+(?:and )?)?furnished,? (?:per|with|see) (?:an? |the |attached )?((?:inventory )?list|inventory)$/i,
      ([, turnkey, list]) =>
        terms(`it is sold ${turnkey ? 'turnkey and ' : ''}furnished, per the ${lower(list)}`),
    ],
    [
      /^sold (?:fully )?furnished (?:except|minus|excluding) (?:for )?(?:the )?(owner'?s closet|artwork|personal items|few items|art|primary bedroom)$/i,
      (match) =>
        terms(
          `it is sold ${/fully/i.test(match[0]) ? 'fully ' : ''}furnished except for ${/items|art/i.test(match[1] ?? '') ? '' : 'the '}${lower(match[1]).replace('owners', "owner's")}`,
        ),
    ],
    [/^sold turn-?key$/i, told('terms', null, 'it is sold turnkey')],
    [
      /^(?:sold |offered |comes )(?:fully |partially )?(?:furnished(?:,| and| &| \+| -|\/)?\s?turn[- ]?key|turn[- ]?key(?:,| and| &| \+| -|\/)?\s?(?:fully )?furnished)$/i,
      (match) => {
        const furnished =
          `${/fully|partially/i.exec(match[0])?.[0].toLowerCase() ?? ''} furnished`.trim()
        return {
          ...terms(
            `it is sold ${/furnished$/i.test(match[0]) ? `turnkey and ${furnished}` : `${furnished} and turnkey`}`,
          ),
          concept: 'furnished',
        }
      },
    ],
    [
      /^selling (mostly |fully |partially )?furnished$/i,
      (match) => terms(`it is sold ${lower(match[1])}furnished`),
    ],
    [
      /^(furniture|furnishings|boat|equipment|tractor|contents) (?:is |are )?avail(?:able)?(?: (?:by|on|under|with|via))? (?:a )?separate bill of sale$/i,
      (match) =>
        terms(
          `${/furnit|furnish|equip|contents/i.test(match[1] ?? '') ? lower(match[1]) : `the ${lower(match[1])}`} ${be(lower(match[1]))} available by separate bill of sale`,
        ),
    ],
    [
      /^(turn-?key|furnished|turn-?key furnished|sold furnished),? (?:minus|excluding|except(?: for)?) (?:the )?([a-z][a-z ]*)$/i,
      (match) =>
        terms(
          `it ${/furnished/i.test(match[1] ?? '') ? 'comes furnished' : 'is turnkey'}, except for ${exceptOf(lower(match[2]))}`,
        ),
    ],
    [
      /^furnished for ((?:seasonal|vacation|rental|short-term|weekend)[a-z ]*)$/i,
      (match) => terms(`it comes furnished for ${lower(match[1])}`),
    ],
    [
      /^furnished ((?:ski|beach|lake|golf|mountain|studio|corporate) (?:condo|unit|apartment|townhome|home))$/i,
      (match) => terms(`it is a furnished ${lower(match[1])}`),
    ],
  ],
  firstStatements: [
    [
      /^(?:turnkey,? )?(?:sold |comes )?furnished,? with (?:an? |the )?(?:exclusions? list|list of exclusions|exclusions)$/i,
      told('terms', null, 'it is sold furnished, with a list of exclusions'),
    ],
  ],
  figures: [
    [
      /^(?:sold |comes )(mostly|partly|half) furnished$/i,
      ([whole, part = '']) =>
        terms(`it ${/^comes/i.test(whole) ? 'comes' : 'is sold'} ${part.toLowerCase()} furnished`),
    ],
    [
      /^(sold|offered|rented|leased) ((?:completely |fully |partially |partly )?furnished)(?:,? (?:from )?([a-z ]+ to [a-z ]+))?$/i,
      (match) =>
        / /.test(match[2] ?? '') || match[3]
          ? terms(
              `it is ${match[1]?.toLowerCase()} ${match[2]?.toLowerCase()}${match[3] ? `, from ${match[3].toLowerCase()}` : ''}`,
            )
          : null,
    ],
    [
      /^(?:it is )?(?:sold )?turn-?key and furnished$/i,
      () => ({
        kind: 'terms',
        concept: 'furnished',
        statement: 'it is sold turnkey and furnished',
      }),
    ],
    [
      /^(?:most |all )?(?:the )?(furniture|furnishings) (?:stays?|conveys?)(?: (most|all))?$/i,
      (match) => {
        const share = /\ball\b/i.test(match[0]) ? 'all' : /\bmost\b/i.test(match[0]) ? 'most' : ''
        const noun = (match[1] ?? '').toLowerCase()
        const verb = noun === 'furniture' ? 'conveys' : 'convey'
        return terms(share ? `${share} of the ${noun} ${verb}` : `the ${noun} ${verb}`)
      },
    ],
    [
      /^(?:it is )?(?:offered|sold|comes|available) furnished with (?:some )?exclusions$/i,
      () => terms('it comes furnished, with some exclusions'),
    ],
    [
      /^(mostly|partly|partially|fully) furnished$/i,
      (match) => terms(`it comes ${match[1]?.toLowerCase()} furnished`),
    ],
  ],
  statements: [
    [
      /^(?:sold |offered |comes |being sold )?furnished,? (?:minus|except|excluding|less)(?: for)? (?:the )?(.+)$/i,
      (match) => terms(`it comes furnished, except for ${exceptOf(match[1])}`),
    ],
    [
      /^(?:furnished or unfurnished|furn(?:ished)?\/unfurn(?:ished)?)$/i,
      told('terms', null, 'it can come furnished or unfurnished'),
    ],
    [
      /^(?:sold |comes |rented )?furnished,? with (?:some |a few |few )?exceptions$/i,
      told('terms', null, 'it comes furnished, with exceptions'),
    ],
    [
      /^(furnished,? turn-?key|turn-?key,? furnished|(?:sold )?furnished and turn-?key)$/i,
      told('terms', 'furnished', 'it is sold furnished'),
    ],
    [/^furnished negotiable$/i, told('terms', null, 'the furnishings are negotiable')],
    [
      /^(?:all |the )?furnishings (?:are )?included$/i,
      // More than the furniture, so that no line about furniture is told of it.
      told('terms', null, 'the furnishings are included'),
    ],
    [
      /^(?:sold |comes |rented |offered )?(fully |turnkey |partially )?furnished$|^furniture (?:included|conveys|stays)$/i,
      (match) => ({
        kind: 'terms',
        concept: /partial/i.test(match[1] ?? '') ? null : 'furnished',
        statement: /included|conveys|stays/i.test(match[0])
          ? 'the furniture is included'
          : `it comes ${/fully|partially/i.exec(match[1] ?? '')?.[0]?.toLowerCase() ?? ''} furnished`.replace(
              '  ',
              ' ',
            ),
      }),
    ],
    [
      /^(furniture|furnishings) (?:is |are )?negotiable$/i,
      ([, noun = '']) =>
        terms(`the ${lower(noun)} ${lower(noun) === 'furniture' ? 'is' : 'are'} negotiable`),
    ],
  ],
}
