import { articleFor } from '@listwright/reviewer/language'
import { be, isPlural, lower, subjectOf, withArticle } from '../rule.ts'
import type { SubjectRules } from '../subject-rules.ts'
import { count, GROUP_TO_TEN, isOne } from '../wording/counts.ts'
import { MONTH, whenOf } from '../wording/dates.ts'
import { building, condition, fee, finish, restriction, terms, update } from '../wording/kinds.ts'

const YEAR = '((?:19|20)\\d\\d)'
const WHEN = `((?:in )?(?:${MONTH}(?: (?:19|20)\\d\\d)?|(?:19|20)\\d\\d|\\d{1,2}/(?:20)?\\d\\d))`
const PAPER =
  '(certificate|cert|clearance|clearance letter|report|letter|permit|receipts?|invoices?|warranty|paperwork|survey|NFA letter|results)'
const IN_DOCUMENTS = 'in (?:the )?(?:documents|docs|supplements|disclosures|file)'
const REMOVED =
  '(decommissioned|removed|remediated|abandoned|filled|replaced|repaired|mitigated|pumped|treated|encapsulated|closed)'
/** What stands before the verb is a thing, not a clause of its own. */
const NO_CLAUSE =
  '(?!no |(?:[a-z-]+ )*(?:is|are|was|were|has|have|been|not|never|just|recently|originally|newly|custom|all|partially) )'
const INSPECTED = '(inspected|scoped|tested|swept|checked|scanned|certified)'
const RESULT = '(clear|clean|passed|good|no issues|no leaks)'

const hasBeen = (thing: string): string => (isPlural(thing) ? 'have been' : 'has been')
const was = (thing: string): string => (isPlural(thing) ? 'were' : 'was')
const date = (typed: string | undefined): string => whenOf((typed ?? '').replace(/^in /i, ''))

/** Work and its papers, inspections and how they came out, and states that are told with what limits them. */
export const WORK_AND_STATE: SubjectRules = {
  lines: [
    // 'oil tank decommissioned, cert in docs'
    [
      new RegExp(
        `^(?:the )?${NO_CLAUSE}((?:[a-z]+ ){0,2}[a-z]+) ${REMOVED}(?:,| -|;| and) (?:the |an? )?${PAPER} ${IN_DOCUMENTS}$`,
        'i',
      ),
      ([, thing = '', done = '', paper = '']) => {
        const name = lower(paper).replace(/^cert$/, 'certificate')
        return condition(
          `${subjectOf(lower(thing))} ${hasBeen(thing)} ${lower(done)}, and the ${name.replace('nfa', 'NFA')} ${be(name)} in the documents`,
        )
      },
    ],
    // 'sewer scoped Mar, clear'
    [
      new RegExp(
        `^(?:the )?${NO_CLAUSE}((?:[a-z]+ ){0,2}[a-z]+) ${INSPECTED} ${WHEN}(?:,| -|;| and) ${RESULT}$`,
        'i',
      ),
      ([, thing = '', done = '', when, result = '']) =>
        condition(
          `${subjectOf(lower(thing))} ${was(thing)} ${lower(done)} ${date(when)} and ${/^passed$/i.test(result) ? 'passed' : /^no/i.test(result) ? `had ${lower(result)}` : `${be(thing)} ${lower(result)}`}`,
        ),
    ],
    // 'building recert done & assessmnt PAID', 'facade cleaned & pointed, special PAID'
    [
      /^(?:the )?((?:building )?recertification|(?:facade|roof|garage|elevator|concrete|balcony|restoration) (?:project|work|restoration)) (?:is )?(done|complete|completed)(?:,| and| &) (?:the )?(?:special )?(?:special|assessment|assessmnt) (?:is )?paid(?: in full| off)?$/i,
      ([, work = '', done = '']) =>
        fee(`the ${lower(work)} is ${lower(done)}, and the assessment is paid`),
    ],
    [
      /^(?:the )?(facade|roof|garage|building|balconies|lobby|exterior) ([a-z]+ed)(?:(?:,| and| &) ([a-z]+ed))?(?:,| and| &|;) (?:the )?special(?: assessment)? (?:is )?paid(?: in full| off)?$/i,
      ([, thing = '', one = '', other]) =>
        fee(
          `the ${lower(thing)} ${hasBeen(thing)} ${lower(one)}${other ? ` and ${lower(other)}` : ''}, and the special assessment is paid`,
        ),
    ],
    // 'Copper stripped in bsmt, no heat now'
    [
      /^(copper|plumbing|wiring|pipes|flooring|floors|drywall|appliances|fixtures) (stripped|removed|torn out|pulled|stolen)(?: (?:in|from) (?:the )?(basement|kitchen|baths?|house|attic|upstairs))?(?:,| -|;) no (heat|water|power|plumbing|gas)(?: now| currently)?$/i,
      ([typed, thing = '', done = '', where, lack = '']) =>
        condition(
          `${isPlural(thing) ? 'the ' : ''}${lower(thing)} ${hasBeen(thing)} ${lower(done)}${where ? ` ${/ from /i.test(typed) ? 'from' : 'in'} the ${lower(where)}` : ''}, and there is no ${lower(lack)}${/ now$/i.test(typed) ? ' now' : ''}`,
        ),
    ],
    // 'kitchen wing added 1990s, updated 2017'
    [
      new RegExp(
        `^(?:the )?${NO_CLAUSE}((?:[a-z-]+ ){0,2}[a-z-]+) (added|built|replaced|installed|converted|finished|remodeled|updated|enclosed|rewired) (?:in )?(?:the )?(early |mid |late |mid-)?((?:19|20)\\d0)'?s(?:,? (?:and )?(updated|remodeled|redone|renovated|refinished) (?:in )?((?:19|20)\\d\\d))?$`,
        'i',
      ),
      ([, thing = '', done = '', part = '', decade, again, year]) =>
        condition(
          `${subjectOf(lower(thing))} ${was(thing)} ${lower(done)} in the ${lower(part).replace(/^mid ?-?$/, 'mid-')}${decade}s${again ? ` and ${lower(again)} in ${year}` : ''}`,
        ),
    ],
    // 'Did NOT flood in Harvey or Imelda per seller'
    [
      /^(?:it )?(?:did not|didn't) flood((?: in| during)(?: hurricane)? \p{Lu}[\p{L}]+(?:(?:,| or| and|, or) \p{Lu}[\p{L}]+)*),? (?:per|according to) (?:the )?(seller|owner)s?$/iu,
      ([, storms = '', who = '']) =>
        condition(
          `it did not flood${storms.replace(/^ during/i, ' in')}, according to the ${lower(who)}`,
        ),
    ],
    [
      /^no known (?:flood|flooding|floods),? (?:per|according to) (?:the )?(seller|owner)s?$/i,
      ([, who = '']) => condition(`there is no known flooding, according to the ${lower(who)}`),
    ],
    // 'neds carpet in 2 BRs'
    [
      new RegExp(
        `^needs? (carpet|paint|flooring|trim|drywall) in ${GROUP_TO_TEN} (bedrooms?|baths?|rooms?)$`,
        'i',
      ),
      ([, what = '', many, rooms = '']) =>
        condition(
          `${count(lower(many))} ${lower(rooms).replace(/s$/, '')}${isOne(many) ? ' needs' : 's need'} ${lower(what)}`,
        ),
    ],
    [
      /^some (?:of the )?original (windows|doors|fixtures|trim|floors|light fixtures|cabinets)$/i,
      ([, things = '']) => condition(`some ${lower(things)} ${be(things)} original`),
    ],
    // 'roof torn off & replaced 2021 w/ permit'
    [
      new RegExp(
        `^(?:the )?((?:[a-z]+ ){0,1}[a-z]+) (torn off|stripped|removed|rebuilt|gutted) (?:and|&) (replaced|rebuilt|redone) (?:in )?${YEAR},? with (?:an? )?(permits?)$`,
        'i',
      ),
      ([, thing = '', one = '', other = '', year, paper = '']) => ({
        ...update(
          `the ${lower(thing)} ${was(thing)} ${lower(one)} and ${lower(other)} in ${year} with ${/s$/i.test(paper) ? 'permits' : 'a permit'}`,
        ),
        year: Number(year),
      }),
    ],
    // 'Raised on pilings 2014 after Sandy'
    [
      new RegExp(
        `^(?:house |home )?(raised|elevated|lifted|rebuilt)(?: (on|onto) (pilings|piers|stilts|blocks))? (?:in )?${YEAR} after (?:hurricane )?(\\p{Lu}\\p{L}+)$`,
        'iu',
      ),
      ([, done = '', on, what = '', year, storm]) => ({
        ...update(
          `the house was ${lower(done)}${on ? ` ${lower(on)} ${lower(what)}` : ''} in ${year} after ${storm}`,
        ),
        year: Number(year),
      }),
    ],
    [
      /^(?:an? |the )?(flood|elevation) (?:certificate|cert) (?:is )?(available|on file)$/i,
      ([, sort = '', where = '']) =>
        terms(`${withArticle(`${lower(sort)} certificate`)} is ${lower(where)}`),
    ],
    // 'Manufactured on perm foundation, 433A on file'
    [
      /^(?:HUD )?form 433-a (?:is )?(on file|filed|recorded)$/i,
      ([, where = '']) => terms(`a 433-A foundation certificate is ${lower(where)}`),
    ],
    // 'no deferred maint on porches, rebuilt '21'
    [
      new RegExp(
        `^no deferred maintenance on (?:the )?([a-z]+)(?:,| -)? (rebuilt|redone|replaced|repaired|repainted|restored) (?:in )?${YEAR}$`,
        'i',
      ),
      ([, thing = '', done = '', year]) => ({
        ...update(
          `the ${lower(thing)} ${was(thing)} ${lower(done)} in ${year} and ${isPlural(thing) ? 'have' : 'has'} no deferred maintenance`,
        ),
        year: Number(year),
      }),
    ],
    // 'float inspected by diver 9/24, 8 stringers replaced'
    [
      new RegExp(
        `^(?:the )?((?:[a-z]+ )?[a-z]+) inspected by (?:an? )?(diver|engineer|surveyor|roofer|arborist|contractor|plumber) ${WHEN}(?:,|;| and| -) ${GROUP_TO_TEN} ([a-z]+) (replaced|repaired|added|removed)$`,
        'i',
      ),
      ([, thing = '', who = '', when, many, parts = '', done = '']) =>
        condition(
          `the ${lower(thing)} ${was(thing)} inspected by ${articleFor(lower(who))} ${lower(who)} ${date(when)}, and ${count(lower(many))} ${lower(parts)} ${isOne(many) ? 'was' : 'were'} ${lower(done)}`,
        ),
    ],
    // 'rebuilt int 2016 to studs'
    [
      new RegExp(
        `^(?:(rebuilt|gutted|redone|renovated) interior|interior (rebuilt|gutted|redone|renovated)) (?:in )?${YEAR},? (?:down )?(?:to|from) (?:the )?studs$`,
        'i',
      ),
      ([, one, other, year]) => ({
        ...update(`the interior was ${lower(one ?? other)} to the studs in ${year}`),
        year: Number(year),
      }),
    ],
    // 'ph 1 clean, 2024'
    [
      new RegExp(
        `^(?:ph|phase) (?:I|1)(?: ESA| environmental)?(?: report)? (?:is )?(clean|clear),? (?:in )?${YEAR}$`,
        'i',
      ),
      ([, result = '', year]) =>
        condition(`a ${year} Phase I environmental report was ${lower(result)}`),
    ],
    // 'dairy barn 36x90, stanchions out, used for hay & heifers'
    [
      /^((?:[a-z]+ )?barn) (\d+-by-\d+)?,? ?(stanchions|stalls|milking parlor|equipment) (?:are |is )?(out|removed|gone),? (?:and )?(?:now )?used for ([a-z]+(?: (?:and|&) [a-z]+)?)$/i,
      ([, barn = '', size = '', parts = '', out = '', use = '']) =>
        building(
          `the ${size ? `${size} ` : ''}${lower(barn)} is used for ${lower(use).replace(' & ', ' and ')}, with the ${lower(parts)} ${lower(out)}`,
        ),
    ],
    // 'preservation easement, ext changes need approval'
    [
      /^(?:an? )?(preservation|facade|historic|conservation|scenic) easement(?:,|;| -| with)? (?:all )?(exterior changes|changes|alterations|exterior work|additions) (?:need|needs|require|requires) (?:an? )?(approval|review|permission)$/i,
      ([, sort = '', what = '', need = '']) =>
        restriction(
          `${withArticle(`${lower(sort)} easement`)} applies, and ${lower(what)} need${/work$/i.test(what) ? 's' : ''} ${lower(need)}`,
        ),
    ],
    // '6 fps w/ marble mantels, 2 are vented gas now, rest decorative'
    [
      /^(\d|two|three|four|five|six|seven|eight|nine) fireplaces(?: with ((?:[a-z]+ ){0,2}mantels))?,? (\d|one|two|three|four|five) (?:are |is |of them )?(?:now )?((?:vented |converted to )?(?:gas|wood|wood-burning|working|electric))(?: now)?(?:,| and|;) (?:the )?(?:rest|others?) (?:are |is )?(decorative|non-?working|sealed|not used|wood-burning|wood|gas)$/i,
      ([, many, mantels, some, fuel = '', rest = '']) =>
        building(
          `of the ${count(lower(many))} fireplaces${mantels ? ` with ${lower(mantels)}` : ''}, ${count(lower(some))} ${isOne(some) ? 'is' : 'are'} now ${lower(fuel)} and the rest are ${lower(rest)}`,
        ),
    ],
    // 'double gallery on front, single on rear'
    [
      /^(?:an? )?(double|single|triple|covered|screened|wraparound) (gallery|porch|deck|balcony|stair) on (?:the )?(front|rear|back|side),? (?:and )?(?:an? )?(double|single|open|covered|screened) on (?:the )?(front|rear|back|side)$/i,
      ([, one = '', thing = '', at = '', other = '', place = '']) =>
        finish(
          `there is ${withArticle(`${lower(one)} ${lower(thing)}`)} on the ${lower(at)} and ${withArticle(`${lower(other)} ${lower(thing)}`)} on the ${lower(place)}`,
        ),
    ],
    [
      new RegExp(
        `^(?:an? |the )?(variance|permit|approval|easement) (granted|approved|issued|recorded) (?:in )?${YEAR}(?:,|;| and)? (?:it )?(?:expires|expiring|exp\\.?|ends) (?:in )?${YEAR}$`,
        'i',
      ),
      ([, what = '', done = '', year, end]) =>
        terms(`${withArticle(lower(what))} was ${lower(done)} in ${year} and expires in ${end}`),
    ],
    [
      /^(?:county |city |town |state )?(?:perc|perc test|percolation test)? ?approved ((?:19|20)\d\d),? (?:for )?(?:an? )?(\d|two|three|four|five|six) bedrooms?(?:,|;| and) (?:an? )?(BAT|mound|sand mound|aerobic|engineered|advanced) (?:septic )?system (?:is )?required$/i,
      ([, year, beds, sort = '']) =>
        restriction(
          `a perc test was approved in ${year} for ${count(lower(beds))} bedrooms, and ${articleFor(sort)} ${/^BAT$/i.test(sort) ? 'BAT' : lower(sort)} system is required`,
        ),
    ],
  ],
}
