/** Compound adjectives that agents type in two words; a pattern may look at what follows. */
const COMPOUNDS: readonly [RegExp, string][] = [
  [/\bwrap[- ]around\b/gi, 'wraparound'],
  [/\b(floor|ceiling|wall)[- ]to[- ](ceiling|floor|wall)(?= \w)/gi, '$1-to-$2'],
  [/\bbuilt[- ]in(?= (?!the\b|\d{4}))/gi, 'built-in'],
  [/\bbuilt[- ]ins\b/gi, 'built-ins'],
  [
    /\bwalk[- ]in(?= (?:closet|pantry|shower|tub|bathtub|cooler|freezer|attic|refrigerator|kitchen))/gi,
    'walk-in',
  ],
  [/\bwalk[- ]out(?= (?:basement|lower|level))/gi, 'walk-out'],
  [/\bwalk[- ]up(?= (?:attic|bar|apartment|building))/gi, 'walk-up'],
  [/\beat[- ]in(?= (?:kitchen|area))/gi, 'eat-in'],
  [/\bwood[- ]burning(?= \w)/gi, 'wood-burning'],
  [/\bgas[- ]burning(?= \w)/gi, 'gas-burning'],
  [
    /\b(dock|ceiling|counter|full|double)[- ](high|height)(?= (?:door|dock|cabinet|cabinetry|window|ceiling|living|great|backsplash|loading))/gi,
    '$1-$2',
  ],
  [/\bgrade[- ]level(?= \w)/gi, 'grade-level'],
  [/\b(off|on)[- ]street(?= (?:parking|space|spot))/gi, '$1-street'],
  [/\b(?:in)[- ]ground(?= \w)/gi, 'in-ground'],
  [/\babove[- ]ground(?= \w)/gi, 'above-ground'],
  [/\bsalt[- ]water(?= (?:pool|canal|system|spa))/gi, 'saltwater'],
  [/\b(double|two|three|2|3|dual)[- ]sided(?= \w)/gi, '$1-sided'],
  [/\b(two|three|2|3|four|4|one|1|single|multi)[- ]story(?= \w)/gi, '$1-story'],
  [/\blive[- ]in(?= (?:super|superintendent|manager))/gi, 'live-in'],
  [/\bhigh[- ](end|speed|efficiency)(?= \w)/gi, 'high-$1'],
  [/\benergy[- ]efficient(?= \w)/gi, 'energy-efficient'],
  [/\bsolid[- ](surface|core)(?= \w)/gi, 'solid-$1'],
  [/\bcross[- ]fenced\b/gi, 'cross-fenced'],
  [/\bcoin[- ]op(?:erated)?\b/gi, 'coin-op'],
  [/\b(single|double|dual|triple)[- ](pane|paned|glazed|zone|hung|fuel|head)(?= \w)/gi, '$1-$2'],
  [/\blow[- ]e(?= \w)/gi, 'low-E'],
  [/\bwhole[- ](house|home)(?= \w)/gi, 'whole-$1'],
  [/\bin[- ]unit(?= (?:laundry|washer))/gi, 'in-unit'],
  [/\bon[- ]site(?= \w)/gi, 'on-site'],
  [/\b(full|part)[- ]time(?= \w)/gi, '$1-time'],
  [/\ben[- ]suite\b/gi, 'en suite'],
  [
    /\b(main|first|second|third|ground|lower|upper|garden)[- ](level|floor)(?= (?:primary|laundry|bedroom|bath|suite|guest|office|apartment|unit|living|family|room|powder|half|full|parking|master|storage|entry|den|study|library))/gi,
    '$1-$2',
  ],
  [/\bsoft[- ]close(?= \w)/gi, 'soft-close'],
  [
    /\b(pull|roll|slide)[- ](out|down|up|in)(?= (?:shel|drawer|trash|tray|door|cabinet|attic|stair|shutter|shower|recycl|pantry))/gi,
    '$1-$2',
  ],
  [/\bdrive[- ](in|up|thru|through)(?= (?:door|window|lane|bay|teller))/gi, 'drive-$1'],
  [/\bglass[- ]front(?= (?:cabinet|door))/gi, 'glass-front'],
  [/\bunder[- ]cabinet(?= \w)/gi, 'under-cabinet'],
  [/\bthree[- ]phase(?= \w)/gi, 'three-phase'],
  [
    /\bopen[- ](concept|plan|riser)(?= (?:kitchen|living|layout|floor|design|great|main|space|stair))/gi,
    'open-$1',
  ],
  [/\bopen[- ]concept$/gi, 'open concept'],
  [/\b(wide|vinyl)[- ]plank(?= (?:floor|oak|hardwood|pine|maple|walnut|wood|white))/gi, '$1-plank'],
  [/\btongue[- ](?:and|&)[- ]groove\b/gi, 'tongue-and-groove'],
  [/\bboard[- ]and[- ]batten\b/gi, 'board-and-batten'],
  [/\bpost[- ]and[- ]beam(?= \w)/gi, 'post-and-beam'],
  [/\bjack[- ](?:and|n|&)[- ]jill\b/gi, 'Jack-and-Jill'],
  [/\b(new|old)[- ]world(?= \w)/gi, '$1-world'],
  [/\bcul[- ]de[- ]sac\b/gi, 'cul-de-sac'],
  [/\bmid[- ]?century(?: modern)?\b/gi, 'mid-century modern'],
  [/\bpre[- ]war\b/gi, 'prewar'],
  [/\bstanding[- ]seam(?= \w)/gi, 'standing-seam'],
  [/\b(fire|sound)[- ]proof\b/gi, '$1proof'],
  [/\bmud room\b/gi, 'mudroom'],
  [/\bsun room\b/gi, 'sunroom'],
  [/\bback yard\b/gi, 'backyard'],
  [/\broof[- ]top\b/gi, 'rooftop'],
  [/\bclaw[- ]foot\b/gi, 'clawfoot'],
  [/\bwood stove\b/gi, 'wood stove'],
  [/\b(\w+)[- ]burner(?= \w)/gi, '$1-burner'],
  [/\bfree[- ]standing(?= \w)/gi, 'freestanding'],
  [/\bdrought[- ](tolerant|resistant)(?= \w)/gi, 'drought-$1'],
  [/\b(east|west|north|south|southeast|southwest|northeast|northwest)[- ]facing\b/gi, '$1-facing'],
  [/\bself[- ]contained\b/gi, 'self-contained'],
  [/\bvine[- ]covered\b/gi, 'vine-covered'],
  [/\btree[- ](lined|covered|shaded)\b/gi, 'tree-$1'],
  [/\bspring[- ]fed\b/gi, 'spring-fed'],
  [/\brandom[- ]width(?= \w)/gi, 'random-width'],
  [/\bcenter[- ]aisle(?= \w)/gi, 'center-aisle'],
  [/\bsoft[- ]story(?= \w)/gi, 'soft-story'],
  [/\bclub[- ]level(?= \w)/gi, 'club-level'],
  [/\bBAR[- ]approved(?= \w)/g, 'BAR-approved'],
  [/\bsale[- ]leaseback\b/gi, 'sale-leaseback'],
  [/\bhot[- ]water(?= heat\b)/gi, 'hot-water'],
  [/\byear[- ]round(?= \w)/gi, 'year-round'],
  [/\bshort[- ]term(?= \w)/gi, 'short-term'],
  [/\blong[- ](term|range)(?= \w)/gi, 'long-$1'],
  [/\b(two|three|six)[- ]flat\b/gi, '$1-flat'],
  [/\b(two|three|four)[- ]family\b/gi, '$1-family'],
  [/\bin[- ]law\b/gi, 'in-law'],
  [/\bthree[- ]decker\b/gi, 'three-decker'],
  [/\btriple[- ]decker\b/gi, 'triple-decker'],
  [/\bfire[- ]pit\b/gi, 'fire pit'],
  [/\bcedar[- ]lined(?= \w)/gi, 'cedar-lined'],
  [/\bstep[- ]free(?= \w)/gi, 'step-free'],
  [/\bno[- ]step(?= entry)/gi, 'no-step'],
  [/\bzero[- ](edge|entry|threshold|step)(?= \w)/gi, 'zero-$1'],
  [/\b(infinity|negative|vanishing|waterfall)[- ]edge(?= \w)/gi, '$1-edge'],
  [/\bpet[- ]friendly\b/gi, 'pet-friendly'],
  [/\bkey(ed|less)? fob\b/gi, 'key fob'],
  [/\b(multi|split|two|three|tri|bi)[- ]level(?= \w)/gi, '$1-level'],
  [/\bcolumn[- ]free\b/gi, 'column-free'],
  [/\bclear[- ]span(?= \w)/gi, 'clear-span'],
  [/\bhide[- ]?away\b/gi, 'hideaway'],
  [/\b24[- ]hour(?= \w)/gi, '24-hour'],
]

/** First words of the compounds: most phrases have none of them. */
const MAY_BE_COMPOUND =
  /\b(?:random|center|club|BAR|sale|hot|wrap|floor|ceiling|wall|built|walk|eat|wood|gas|dock|counter|full|double|grade|off|on|in|above|salt|two|three|dual|[1-4]|four|one|single|multi|live|high|energy|solid|cross|coin|triple|low|whole|part|en|main|first|second|third|ground|lower|upper|garden|soft|pull|roll|slide|drive|glass|under|open|wide|vinyl|tongue|board|post|jack|new|old|cul|mid|midcentury|pre|standing|fire|sound|mud|sun|back|roof|claw|\w+[- ]burner|free|drought|east|west|north|south|southeast|southwest|northeast|northwest|self|vine|tree|spring|year|short|long|cedar|step|no|zero|infinity|negative|vanishing|waterfall|pet|key\w*|split|tri|bi|column|clear|hide|24)\b/i

const joinedBefore = new Map<string, string>()

/** @example hyphenated('floor to ceiling windows') // 'floor-to-ceiling windows' */
export const hyphenated = (text: string): string => {
  if (!/[ -]/.test(text) || !MAY_BE_COMPOUND.test(text)) return text
  const known = joinedBefore.get(text)
  if (known !== undefined) return known
  let joined = text
  for (const [compound, written] of COMPOUNDS) joined = joined.replace(compound, written)
  if (joinedBefore.size > 2000) joinedBefore.clear()
  joinedBefore.set(text, joined)
  return joined
}
