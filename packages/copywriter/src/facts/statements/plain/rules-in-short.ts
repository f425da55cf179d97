import { isPlural, lower, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count } from '../wording/counts.ts'
import { leaseEnd, whenOf } from '../wording/dates.ts'
import {
  community,
  condition,
  land,
  location,
  pets,
  restriction,
  terms,
  update,
} from '../wording/kinds.ts'
import { capitalised } from '../wording/places.ts'

const DATE = '(\\d{1,2}\\/\\d{2,4}|(?:19|20)\\d\\d)'
const THING = '((?:[a-z]+ ){0,2}[a-z]+)'

/** Rules, limits and terms with their afterthought, which changes them: 'RV ok while building, 18 mo max'. */
export const RULES_IN_SHORT: SubjectRules = {
  lines: [
    [
      /^(?:an? )?(RV|camper|trailer)s? (?:ok|okay|allowed) while (?:building|you build)(?:,| for)? (?:up to )?(\d{1,2}) (?:mo|months?)\.?(?: max(?:imum)?| limit)?$/i,
      ([, what = '', months]) =>
        restriction(
          `${/^rv$/i.test(what) ? 'an RV' : `a ${lower(what)}`} is allowed while building, for up to ${count(months)} months`,
        ),
    ],
    [
      new RegExp(
        `^perc(?: test)? (?:was )?passed(?: in)? ${DATE}(?: for (\\d|two|three|four|five) ?(?:br|bedrooms?))?$`,
        'i',
      ),
      ([, date, beds]) =>
        condition(
          `the land passed a perc test ${whenOf(date)}${beds ? ` for ${count(beds)} bedroom${beds === '1' ? '' : 's'}` : ''}`,
        ),
    ],
    [
      /^(?:under (?:an? )?)?(conservation|scenic|historic|facade|agricultural) easement(?:,|;| -)? no (?:further |more )?(division|subdivision|subdividing)(?: allowed)?$/i,
      ([, sort = '', what = '']) =>
        land(
          `it is under ${withArticle(`${lower(sort)} easement`)}, with no further ${lower(what).replace('subdividing', 'subdivision')} allowed`,
        ),
    ],
    [
      /^no HOA(?:,|;| but| and)? (?:there are )?(light |few |recorded )?(covenants|restrictions|CCRs|CC&Rs)(?::|,| -) no (mobiles?|mobile homes|trailers|single[- ]?wides)(?:,| or| and) (?:no )?(junk vehicles|junk cars|hogs|pigs|commercial use)$/i,
      ([, sort = '', what = '', one = '', other = '']) =>
        restriction(
          `there is no HOA, but ${lower(sort)}${/^C/.test(what) && what !== 'Covenants' ? what : lower(what)} do not allow ${lower(one).replace(/^mobiles?$/, 'mobile homes')} or ${lower(other)}`,
        ),
    ],
    [
      /^(?:in (?:an? )?)?historic district(?:,|;| -| where)? (?:all )?exterior (?:changes|work) needs? (?:a )?(?:review|approval)$/i,
      () => location('it is in a historic district, where exterior changes need review'),
    ],
    [
      /^no HOA(?:,|;| but| and)? (?:with )?(?:an? )?shared (driveway|drive|road|well) (?:maint(?:enance)?) (?:agmt|agreement)$/i,
      ([, what = '']) =>
        restriction(
          `there is no HOA, and a maintenance agreement covers the shared ${lower(what)}`,
        ),
    ],
    [
      new RegExp(
        `^${THING} (?:stays?|conveys?|included)(?:,|;| but)? (?:the )?(trampoline|playset|piano|freezer|grill|hot tub|chandelier|washer|dryer|fridge|refrigerator|mirror|safe|piano) (?:does not|doesn't|do not|don't)(?: stay| convey)?$`,
        'i',
      ),
      ([, one = '', other = '']) =>
        terms(
          `the ${lower(one)} ${isPlural(one) ? 'are' : 'is'} included, but the ${lower(other)} is not`,
        ),
    ],
    [
      /^(?:the )?((?:stainless steel |kitchen )?appliances) all (?:stay|convey)(?:,|;| and) (?:the )?(dishwasher|range|refrigerator|washer|dryer|microwave)(?: is)?(?: new| from)? ((?:19|20)\d\d)$/i,
      ([, all = '', one = '', year]) =>
        terms(`the ${lower(all)} all stay, and the ${lower(one)} is from ${year}`),
    ],
    [
      /^(stove|range|refrigerator) (?:\+|and|&) (stove|range|refrigerator) (?:stay|convey|included)(?:,|;| but)? no (?:washer (?:and|or|\+|\/) dryer|w\/?d)$/i,
      ([, one = '', other = '']) =>
        terms(
          `the ${lower(one)} and ${lower(other)} are included, but there is no washer or dryer`,
        ),
    ],
    [
      /^(?:sells?|selling|comes?) (fully )?furnished,? (?:minus|less|except|but not) (?:the )?([a-z]+)(?:(?: \+| and| &) (?:the )?([a-z]+))?$/i,
      ([, fully = '', one = '', other]) =>
        terms(
          `it is sold ${lower(fully)}furnished, except for the ${lower(one)}${other ? ` and ${lower(other)}` : ''}`,
        ),
    ],
    [
      /^short-term rental (?:history|income):? \$([\d,]+)(k)? gross (?:in )?((?:20)\d\d)(?:,|;) buyer (?:to )?(?:verif(?:y|ies)|confirms?) (?:the )?(permit|license|rules)$/i,
      ([, digits, k, year, what = '']) =>
        terms(
          `short-term rentals grossed $${digits}${k ? ',000' : ''} in ${year}, and the buyer is to verify the ${lower(what)}`,
        ),
    ],
    [
      /^(?:all )?reserves fully funded(?: per (?:the )?(20\d\d) (?:reserve )?study)?(?:,|;| and) milestone(?: inspection)? not (?:yet )?due$|^milestone(?: inspection)? not (?:yet )?due(?:,|;| and) reserves fully funded(?: per (?:the )?(20\d\d) (?:reserve )?study)?$/i,
      ([, one, other]) => {
        const year = one ?? other
        return condition(
          `reserves are fully funded${year ? ` per a ${year} study` : ''}, and the milestone inspection is not due`,
        )
      },
    ],
    [
      /^(?:pets?|dogs?) (?:ok,? )?(\d|two|three) max(?:imum)?(?:,|;) (\d{2,3}) (?:lbs?|pounds)\.? (?:total|combined)(?: weight)?$/i,
      ([, many, pounds]) =>
        pets(`${count(many)} pets are allowed, up to ${pounds} pounds in total`),
    ],
    [
      /^min(?:imum)? lease (\d{1,2}|six|three|twelve) (?:mo|months?)\.?(?:,|;) (twice a year|\d times a year|once a year)$/i,
      ([, months, often = '']) =>
        restriction(
          `the minimum lease is ${count(months)} months, ${lower(often).replace(/\d/, (digit) => count(digit))}`,
        ),
    ],
    [
      /^(?:land |lot )?surveyed(?: in)? ((?:19|20)\d\d)(?:,|;| and| with) (?:corner )?(pins|corners|stakes) (flagged|marked|set|staked)$/i,
      ([, year, marks = '', state = '']) => ({
        ...update(`it was surveyed in ${year}, with ${lower(marks)} ${lower(state)}`),
        year: Number(year),
      }),
    ],
    [
      /^(doug(?:las)? fir|larch|ponderosa|ponderosa pine|spruce|cedar|lodgepole pine|aspen|juniper|hemlock|tamarack) (?:\+|and|&) (doug(?:las)? fir|larch|ponderosa|ponderosa pine|spruce|cedar|lodgepole pine|aspen|juniper|hemlock|tamarack)(?: trees)?$/i,
      ([, one = '', other = '']) =>
        land(
          `the trees are ${lower(one).replace(/^doug(?:las)?/, 'Douglas')} and ${lower(other).replace(/^doug(?:las)?/, 'Douglas')}`,
        ),
    ],
    [
      /^(?:owner|seller) financing(?: available)? with (\d{1,2})(?: ?%| percent) (?:down|dn),? (?:at )?(\d{1,2}(?:\.\d+)?)(?: ?%| percent),? (?:for |over )?(\d{1,2}) (?:yr|year)s?(?: (term|balloon|amortization))?$/i,
      ([, down, rate, years, how = '']) =>
        terms(
          `owner financing is available with ${down} percent down at ${rate} percent, ${how ? `with a ${years}-year ${lower(how)}` : `for ${count(years)} years`}`,
        ),
    ],
    [
      /^parking for (\d|two|three|four|five|six)(?:,|;) plowed by (?:the )?(city|town|county) st(?:reet)? only$/i,
      ([, many, who = '']) =>
        location(
          `there is parking for ${count(many)}, and the ${lower(who)} plows the street only`,
        ),
    ],
    [
      /^USDA[- ]eligible(?: area)?(?:,|;)? verify with (?:your |the |a )?lender$/i,
      () => terms('the area is USDA-eligible, to be verified with a lender'),
    ],
    [
      /^(?:boat )?slips? (?:is |are )?available (?:to|for) (rent|lease|purchase)(?:,|;)? (?:ask|see|thru|through) (?:the )?(HOA|association|marina)$/i,
      ([, how = '', who = '']) =>
        terms(
          `a slip is available to ${lower(how)} through the ${/^hoa$/i.test(who) ? 'HOA' : lower(who)}`,
        ),
    ],
    [
      /^flood zone ([A-Z]{1,2})(?:,|;) elev(?:ation)? cert(?:ificate)? (?:is )?(?:available|on file)(?:,|;) (living area|first floor|main level|living level) at (\d{1,2}) (?:ft|foot|feet)$/i,
      ([, zone = '', part = '', feet]) =>
        condition(
          `it is in flood zone ${zone}, with the ${lower(part)} at an elevation of ${feet} feet and an elevation certificate available`,
        ),
    ],
    [
      /^gated(?:,|;| with)? (?:an? )?(?:24[- ](?:hr|hour)s? guard|guard(?:ed)? 24[- ](?:hr|hour)s?(?: a day)?)$/i,
      () => community('it is gated, with a 24-hour guard'),
    ],
    [
      /^(?:1|one|single|original) owner(?:,|;| and| \+) (Earth Advantage|LEED [A-Z][a-z]+|Built Green|Energy Star) cert(?:ificate|ification|ified)?$/i,
      ([, program = '']) =>
        condition(`it has had one owner and is ${capitalised(program)} certified`),
    ],
    [
      /^(3|4|5|three|four|five)[- ]star (Built Green)(?: certified)?$/i,
      ([, stars]) => condition(`it is certified ${count(stars)}-star Built Green`),
    ],
    [
      /^(?:pest|termite) (?:bond|contract) (?:through|thru|to) (\d{1,2}\/\d{2,4}|20\d\d)$/i,
      ([typed, end = '']) =>
        condition(
          `the ${lower(typed.split(/ (?:through|thru|to) /i)[0])} runs through ${leaseEnd(end)}`,
        ),
    ],
  ],
}
