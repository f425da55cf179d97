import { dateOf } from '../dates.ts'
import { numberOf, numeral, series } from '../numerals.ts'
import { be, isPlural, listed, subjectOf, told, withArticle } from './rule.ts'
import type { SubjectRules } from './subject-rules.ts'

/** What state the property is in, and what it needs. */
export const CONDITION: SubjectRules = {
  statements: [
    [
      /^needs (?:a )?(?:full |complete |total )?(?:gut|down-to-the-studs) (?:rehab|renovation|reno|remodel|job)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'full renovation',
        statement:
          `it needs a ${/full|complete|total/i.exec(match[0])?.[0]?.toLowerCase() ?? ''} gut ${/rehab/i.test(match[0]) ? 'rehab' : 'renovation'}`.replace(
            'a  ',
            'a ',
          ),
      }),
    ],
    [
      /^(fire|water|flood|storm|smoke|termite) damage (?:to|in) (?:the )?(.+)$/i,
      (match) => ({
        kind: 'condition',
        concept: null,
        statement: `there is ${(match[1] ?? '').toLowerCase()} damage to the ${match[2]}`,
      }),
    ],
    [
      /^(.+?) (?:has |have )?(collapsed|caved in|failed)$/i,
      (match) => ({
        kind: 'condition',
        statement: `${subjectOf(match[1] ?? '')} ${isPlural(match[1] ?? '') ? 'have' : 'has'} ${(match[2] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(tuckpointed|pattern tiled|reroofed|re-sided|resided|repointed|lead-abated|retrofitted)(?: (?:in )?(\d{4}))?$/i,
      (match) => ({
        kind: 'update',
        statement: `it ${match[2] ? 'was' : 'has been'} ${(match[1] ?? '').toLowerCase()}${match[2] ? ` in ${match[2]}` : ''}`,
        year: match[2] ? Number(match[2]) : null,
      }),
    ],
    [
      /^(.+?)(?: is| are)? (?:only |just |about )?(\d+|one|two|three|four|five|six|seven|eight|nine|ten)[- ]years? (?:old|new|young)$/i,
      (match) => ({
        kind: 'update',
        statement: `${subjectOf(match[1] ?? '')} ${be(match[1] ?? '')} ${numeral(numberOf(match[2] ?? '') ?? 1)} ${/^(?:1|one)$/i.test(match[2] ?? '') ? 'year' : 'years'} old`,
      }),
    ],
    [/^never flooded$/i, told('condition', null, 'it has never flooded')],
    [
      /^(?:built|completed|constructed)(?: in)? (\d{4})$/i,
      (match) => ({
        kind: 'character',
        statement: `it was built in ${match[1]}`,
        year: Number(match[1]),
      }),
    ],
    [
      /^(?:being |property |home |house )?(?:is )?(?:sold )?as[- ]is(?:,? where[- ]is)?(?: condition)?$/i,
      told('condition', 'sold as-is', 'it is sold as-is'),
    ],
    [
      /^(?:seller|owner) will (?:make|do) no repairs$|^no repairs(?: by (?:the )?(?:seller|owner))?$/i,
      told('condition', 'sold as-is', 'the seller will make no repairs'),
    ],
    [
      /^(?:needs?|requires?|in need of) (?:an? )?(full|complete|total|gut|major) (renovation|rehab|remodel|gut|reno)(?:\w*)$|^(full|complete|gut) (renovation|rehab) (?:needed|required)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'full renovation',
        statement: `it needs a ${match[1] ?? match[3] ?? 'full'} ${match[2] ?? match[4] ?? 'renovation'}`,
      }),
    ],
    [
      /^needs (?:some )?(work|TLC|everything|love)$/i,
      (match) => ({
        kind: 'condition',
        concept: /everything/i.test(match[1] ?? '') ? 'full renovation' : 'fixer',
        statement: /love/i.test(match[1] ?? '')
          ? 'it needs work'
          : `it needs ${/tlc/i.test(match[1] ?? '') ? 'some TLC' : (match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:handyman|contractor)(?:'?s)? special$|^fixer(?:[- ]upper)?$|^project house$/i,
      (match) => ({
        kind: 'condition',
        concept: 'fixer',
        statement: `it is a ${match[0].toLowerCase()}`,
      }),
    ],
    [
      /^(?:needs|could use|ready for) (?:some )?(?:cosmetic (?:updating|updates|work|improvements)|updating|updates|cosmetics|modernizing)$|^cosmetic (?:updates|updating) needed$|^cosmetic fixer$/i,
      (match) => ({
        kind: 'condition',
        concept: 'cosmetic updating',
        statement: /cosmetic/i.test(match[0]) ? 'it needs cosmetic updating' : 'it needs updating',
      }),
    ],
    [
      /^needs (?:a |an |new )?(.+)$/i,
      (match) => {
        const list = listed(match[1] ?? '').map((item) =>
          withArticle(/^needs new/i.test(match[0]) ? `new ${item.replace(/^new /, '')}` : item),
        )
        const isCosmetic = list.every((item) => /\b(?:paint|carpet|flooring|floors?)\b/.test(item))
        return {
          kind: 'condition',
          concept: isCosmetic ? 'cosmetic updating' : 'needs named work',
          statement: `it needs ${series(list)}`,
          list,
        }
      },
    ],
    [
      /^(.+?) (?:needs?|need) (?:to be )?(?:replaced|replacing|replacement|repair|repairs|repaired|work|attention)$/i,
      (match) => {
        const subject = subjectOf(match[1] ?? '')
        const verb = isPlural(match[1] ?? '') ? 'need' : 'needs'
        const what = /repair/i.test(match[0])
          ? 'repair'
          : /replac/i.test(match[0])
            ? 'replacement'
            : 'work'
        return {
          kind: 'condition',
          concept: 'needs named work',
          statement: `${subject} ${verb} ${what}`,
          list: [
            what === 'replacement'
              ? withArticle(`new ${(match[1] ?? '').replace(/^(?:the|new) /i, '')}`)
              : `${what === 'repair' ? 'repairs to' : 'work on'} ${subject}`,
          ],
        }
      },
    ],
    [
      /^(?:down to|taken to|gutted to|gutted down to) (?:the )?studs$|^gutted$|^(?:interior )?(?:demo|demolition) (?:done|complete)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'shell, down to the studs',
        statement: /demo/i.test(match[0])
          ? 'the demolition is done'
          : /studs/i.test(match[0])
            ? 'it is down to the studs'
            : 'it is gutted',
      }),
    ],
    [
      /^(?:a )?(bare |empty )?shell$/i,
      (match, setting) => ({
        kind: 'condition',
        concept: setting === 'commercial' ? 'white box' : 'shell, down to the studs',
        statement: `it is a ${(match[1] ?? '').toLowerCase()}shell`,
      }),
    ],
    [
      /^(?:partially|partly) (?:renovated|remodeled|updated)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'renovation unfinished',
        statement: `it is ${match[0].toLowerCase()}`,
      }),
    ],
    [
      /^renovation(?:s)? (started|in progress|under way|underway|begun)$|^unfinished renovation$/i,
      (match) => ({
        kind: 'condition',
        concept: 'renovation unfinished',
        statement: /unfinished/i.test(match[0])
          ? 'the renovation is unfinished'
          : /started|begun/i.test(match[0])
            ? 'the renovation has been started'
            : 'the renovation is in progress',
      }),
    ],
    [
      /^(?:has )?(fire|water|flood|storm|smoke|hurricane|termite|foundation) damaged?$/i,
      (match) => ({
        kind: 'condition',
        concept: /termite|foundation/i.test(match[1] ?? '') ? null : 'fire or water damage',
        statement: `it has ${(match[1] ?? '').toLowerCase()} damage`,
      }),
    ],
    [
      /^(?:all |in )?original(?: condition| throughout)$|^all original$|^never updated$|^untouched$/i,
      (match) => ({
        kind: 'condition',
        concept: 'original condition',
        statement: /never/i.test(match[0])
          ? 'it has never been updated'
          : /untouched/i.test(match[0])
            ? 'it is untouched'
            : /throughout/.test(match[0])
              ? 'it is original throughout'
              : 'it is in original condition',
      }),
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
    [
      /^(?:it is |completely |truly )?(?:move[- ]in ready|turn[- ]?key|ready to move in(?:to)?|move right in)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'move-in ready',
        statement: /turn/i.test(match[0]) ? 'it is turnkey' : 'it is move-in ready',
      }),
    ],
    [
      /^de-?leaded (?:in )?((?:19|20)\d\d)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'de-leaded',
        statement: `it was de-leaded in ${match[1]}`,
      }),
    ],
    [
      /^(?:fully |recently )?(?:de-?leaded|lead[- ]free|lead paint removed)$|^lead (?:compliance|safe|free) certificate.*$|^(?:full )?deleading certificate$/i,
      (match) => ({
        kind: 'condition',
        concept: 'de-leaded',
        statement: /certificate/i.test(match[0])
          ? 'there is a lead certificate'
          : /removed/i.test(match[0])
            ? 'the lead paint has been removed'
            : /free/i.test(match[0])
              ? 'it is lead-free'
              : 'it is de-leaded',
      }),
    ],
    [
      /^(?:recently |pre[- ]?)inspected$|^(?:home )?inspection (?:report )?(?:done|available|on file)$/i,
      (match) => ({
        kind: 'condition',
        concept: 'inspected',
        statement: /pre/i.test(match[0])
          ? 'it has been pre-inspected'
          : /recently/i.test(match[0])
            ? 'it was recently inspected'
            : /done/i.test(match[0])
              ? 'an inspection has been done'
              : `an inspection report is ${/file/i.test(match[0]) ? 'on file' : 'available'}`,
      }),
    ],
    [
      /^(?:passed )?title (?:5|v)(?: (?:passed|inspection passed|cert\w*))?$|^septic (?:inspected|inspection passed|certified)$/i,
      told('condition', 'septic inspection passed', 'the septic system has passed inspection'),
    ],
    [
      /^new construction,?(?: -)? never (?:lived in|occupied)$/i,
      told('condition', null, 'it is new construction, never lived in'),
    ],
    [
      /^(?:brand )?new construction$|^new build$/i,
      told('condition', null, 'it is new construction'),
    ],
    [
      /^never (lived in|occupied|rented)$/i,
      (match) => ({
        kind: 'condition',
        statement: `it has never been ${(match[1] ?? '').toLowerCase()}`,
      }),
    ],
    [
      /^(?:to be|will be) (built|completed)(?: (?:in|by) (.+))?$/i,
      (match) => ({
        kind: 'condition',
        statement: `it is to be ${(match[1] ?? '').toLowerCase()}${match[2] ? ` in ${dateOf(match[2])}` : ''}`,
      }),
    ],
    [/^under construction$/i, told('condition', null, 'it is under construction')],
    [
      /^(?:one|1|original|same) owner(?: (?:since new|home))?$/i,
      told('condition', null, 'it has had one owner'),
    ],
    [
      /^(?:same )?owner(?:ed)? since (\d{4})$/i,
      (match) => ({ kind: 'condition', statement: `it has had the same owner since ${match[1]}` }),
    ],
  ],
  lastStatements: [
    [
      /^tear[- ]?down$|^scraper?$|^(?:sold (?:for|as) )?(?:land|lot) value(?: only)?$|^value is in the land$|^priced as land$/i,
      (match) => ({
        kind: 'condition',
        concept: 'tear-down',
        statement: /tear/i.test(match[0]) ? 'it is a teardown' : 'it is priced for the land',
      }),
    ],
  ],
}
