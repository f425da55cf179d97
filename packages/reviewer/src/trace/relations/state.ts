import { CONDITIONS, PARTS } from '../../language/claim-words.ts'
import { isPlain } from '../words-that-claim.ts'
import type { Rule } from './entered.ts'

/** Work that is said to be over. */
const COMPLETED =
  /\b([a-z]+) (?:(?:is|are|has been|have been) already|(?:has|have) been(?= (?:brought|extended|drilled|dug|run|cut|cleared|graded))) (brought|extended|cut|cleared|graded|in(?! (?:it|the|your|an?)\b)|run|drilled|dug|done|installed|approved|built|connected|poured|paved|there)\b|\bthe (well|septic|driveway|power|electric|foundation) (?:is|are) in(?=[,.;!]| and\b)/g
const IS_COMPLETED =
  /\b(?:drill|install|in place|exist|complet|done|on (?:the )?(?:property|site|lot)|at (?:the )?(?:site|lot)|approved|connected|built)/
/** What never happened, and how long something has been so. */
const NEVER = /\bnever (?:been )?[a-z]+(?:ed|en|wn|ught|lt)\b(?: [a-z]+)?/g
const SINCE = /\b(?:lived|owned|operated|run|been) (?:(?:here|it|there) )?since\b/g
/** When a thing is to be had. */
const SEASON =
  /\b(?:runs|flows|gets (?:[a-z]+ )?(?:sun|light|shade)) (all (?:day|year|winter|summer)|year-round)\b/g
/** What a part of a building is like: open to any participle, and to plain words for its state. */
const STATE = new RegExp(
  `\\b(?:the|its) (?:[a-z]+ )?(${[...PARTS].join('|')}|basement|attic|garage|backyard|office|ground|site|terrain|parcel|acreage) (?:is|are|has been|have been) (?:fully |newly |freshly |completely |all )?((?:air[- ])?(?!(?:priced|listed|located|offered|used|based|called|named|needed|finished|loved|meant|situated|arranged|included|red|spoken|furnished|outfitted|appointed|tired|bored|excited|pleased|worried|supposed|fitted|equipped|divided|shared|surrounded|filled|warmed|anchored|framed|followed|joined|matched|measured|tucked|wrapped|topped|lined|served|reached|entered|zoned|owned|leased|rented|vacated|occupied|detached|attached|permitted|allowed|welcomed|required|accepted|organized|balanced|sized|dressed|decided|settled|sorted|covered|crowned|punctuated|centered|headed|rated|sprinklered)\\b)[a-z]{3,}ed|dry|level|flat|watertight)\\b`,
  'g',
)
/** What the ground, a yard or a cellar is like. */
const TERRAIN =
  /\b(dry|damp|shady|shaded|sunny|flat|level|steep|rocky|hilly|rolling|usable|buildable|fertile|irrigated|landscaped|treed|wooded)(?:,| and)? (?:[a-z]+ )?(?:yard|backyard|lot|ground|land|acres?|basement|cellar|site|parcel|pasture|fields?|driveway|garden)\b/g
const WORKING = /\bworking (fireplaces?|elevator|chimneys?|hearth|stove|wells?|windmill)\b/g
/** 'The appliances are stainless and nearly new': the second thing that is said. */
const ALSO_STATED =
  /\b([a-z]+) (?:is|are|was|were) [a-z-]+(?:,? and|,) (?:(?:nearly|newly|freshly|recently|fully|also|brand|all) )?([a-z]+)\b/g
/** How a thing is made or how large it is: 'double-sided', 'wide driveway'. */
const MADE =
  /\b(?!(?:well|good|nicely|purpose|custom|one|two|three)-)([a-z]+)-(?:sided|burning|fired|water|plank|paned?|paneled|lined|framed|clad|hewn|fed)\b/g
const LARGE = /\b(wide|deep|tall|long|broad|thick) ([a-z]+)\b/g
/** Two of a kind with one predicate: both must have been entered. */
const KIN =
  'cats?|dogs?|water|gas|heat|sewer|trash|cable|internet|roof|windows|furnace|boilers?|plumbing|wiring|siding|hvac|gutters|septic|deck'
const PAIRED = new RegExp(
  `\\b(${KIN})(?:,? (?:and|or) | & )(?:natural |hot |the )?(${KIN})(?= (?:lines? |systems? )?(?:is|are|was|were|at|from|dates?|installed|replaced|included|allowed))`,
  'g',
)

/** What things are like, how they are made, and what was done to them. */
export const STATE_RULES: readonly Rule[] = [
  [
    COMPLETED,
    (entered, one, _, other = '') => {
      const typed = [...entered.facts.typedIn(one || other)]
      return (
        typed.length > 0 &&
        !typed.some((source) => IS_COMPLETED.test(entered.facts.featureOf(source)))
      )
    },
  ],
  [NEVER, (entered) => !entered.isTyped(/\bnever\b/)],
  [SINCE, (entered) => !entered.isTyped(/\bsince\b/)],
  [SEASON, (entered) => !entered.isTyped(/year|season|all|sun|south/)],
  [STATE, (entered, _, state) => !entered.isFeature(state.replace(/^air[- ]/, ''))],
  [
    TERRAIN,
    (entered, quality) =>
      // A dryer proves nothing dry.
      quality === 'dry'
        ? entered.facts.typedIn(quality).size === 0 || !entered.isTyped(/\bdry\b/)
        : !entered.isFeature(quality),
  ],
  [
    WORKING,
    (entered, thing) => !entered.isFeature('working') && entered.facts.typedIn(thing).size > 0,
  ],
  [
    ALSO_STATED,
    (entered, thing, state) =>
      CONDITIONS.has(state) && entered.isThing(thing) && !entered.holdBoth(thing, state),
  ],
  [MADE, (entered, how) => !entered.isFeature(how)],
  [
    LARGE,
    (entered, size, thing) =>
      entered.facts.typedIn(thing).size > 0 && !isPlain(thing) && !entered.isFeature(size),
  ],
  [PAIRED, (entered, one, other) => entered.isFeature(one) !== entered.isFeature(other)],
]
