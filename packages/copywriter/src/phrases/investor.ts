import { lines, type Voice } from '../realise/voice.ts'
import { record } from './record.ts'
import { visits } from './visit.ts'

/** Numbers first, no forecasts: what is on record and what to verify. */
export const investor: Voice = {
  tone: 'investor',
  flow: 0.95,
  connectors: [', and ', '; ', ', while '],
  partings: ['; ', ', so '],
  breath: 54,
  pairing: 0.75,
  uses: 0,
  nouns: {
    home: ['property', 'asset'],
    land: ['parcel', 'site'],
    commercial: ['asset', 'property'],
  },
  openings: {
    home: lines`
      [Every|Each] [line|figure|entry] on this {what} in {city} can be [checked|verified|sourced], [starting|beginning] with {sqft}.
      [Comparables|A first screen|Any shortlist] for {city} [can|should] include this {what}, [listed|priced|offered] at {price}.
      What {price} [secures|buys|covers] in {city}: {measure}, in a {type}.
      [Clear|Plain|Complete] inputs make [clear|quick|sound] decisions, and this {what} {where} [supplies|reports|has] them: {sqft} at {ppsf} per square foot.
      [Figures|Numbers|Inputs] [first|up front]: {price} for {sqft} in {city}, or {ppsf} per square foot.
      [Listed|Priced|Offered] at {price}, this {what} in {city} [equals|pencils at|comes to] {ppsf} per square foot across {sqft}.
      [Start|Begin|Open] with the [basics|inputs|facts]: a {what} [of {sqft}|] in {city}, asking {price}.
      [An asking price of {price}|A budget of {price}|The ask, {price},] [buys|covers|secures] {measure} in {city}.
      [Underwriting|The screen|Analysis] [starts|begins] here: {measure}, {price}, {city}.
      [Under review|On offer|On record] is a {what} [of {sqft}|] in {place}.
      [The case for|Any case for|A case for] {address} [rests on|starts from|cites] its [inputs|figures]: {measure}, at {price}.
      Before the [narrative|tour|story], the numbers: {measure}, {price}.
      [For acquisition|On screen|On file], {address} [reads as|is|shows as] a {what} of {sqft} in {city}.
      [Ready to model|One row, complete|On one line]: a {what} in {city} with {sqft}, [asking|listed at] {price}.
      [Screening|Comparing|Sorting] {city} inventory? This {what} [reports|shows|lists] {sqft} at {price}.
      [Fundamentals|Inputs|Figures] for this {type} {where}: {measure}.`,
    studio: lines`
      [Compact footprint, simple model|Small unit, clear arithmetic]: a {type} {where}[ with {sqft}|].
      The inputs are short for this {type} in {city}: {sqft} and {price}.`,
    land: lines`
      [Land position|Site summary|Ground only]: a {type} [of {lot}|] in {city}, [listed at|asking] {price}.
      [Asking|Listed at|Priced at] {price}, this {lotAdj} {type} in {city} [works out|comes] to {ppa} per acre.
      [Start|Open] the site [analysis|file] with the ground: a {type} {where}[, {lot}|].`,
    commercial: lines`
      [Commercial inputs|Basics] for {address}: {sqft}, {price}, {ppsf} per square foot.
      [Underwriting|Analysis] for this {type} in {city} begins with {sqft}.
      [The asset|The subject] is a {type} {where}[ totaling {sqft}|].
      [On the table|On the market] in {city}: a {sqftAdj} {type}, asking {price}.`,
  },
  core: lines`
    Located {where}, it [counts|reports|shows] {measure}.
    The [count|file|record] [shows|lists|gives] {measure}.
    [The {home}|The subject] is a {what} {where}.
    It [is located|is situated|stands] {where}.
    [The address of record|Its street address|The mapped address] is {address}[, {city}|].
    [On paper|By type], it is a {what}[, located {where}|].
    The configuration [counts|includes|reports] {rooms}.`,
  details: record({
    built: '[built in|dating to|completed in]',
    dates: '[dates to|dates from|was built in]',
    set: '[recorded at|sited on|carrying]',
    holds: '[occupies|sits on|includes]',
    offered: '[priced|listed|offered]',
    itIs: '[the {home}|it] is',
    asks: 'the [ask|list price|asking price|entry price] is',
    own: `The ask is {price} for a {year} build [on|with] {lot}.
      For the model, [use|enter|take] {price} as the [basis|entry price], {year} as the build year, and {lot} for the land.
      [The remaining inputs|Three inputs remain|To complete the sheet]: built in {year}, {lot} of land, {price} asked.
      The [asking|list] price is {price}[, or {ppsf} per square foot|].
      Construction dates to {year}, [a date|a figure] to [verify|check|confirm].`,
  }),
  scenes: {
    kitchen: lines`
      [On the kitchen line|For the kitchen], [note|enter|record] {fs}.
      The kitchen [specification|schedule|inventory] [includes|lists|shows] {fs}[||, as listed].`,
    interior: lines`
      [Inside|Indoors|Under interior finishes], the [record|file|spec sheet] [shows|includes|carries] {fs}.
      {fs} [<counts> toward|<belongs> in|<enters>] the [interior package|finish schedule|walk-through notes].
      [Interior|Finish|Walk-through] [features|items] [include|cover|run to] {fs}[||, verifiable on site].`,
    outdoor: lines`
      [Outside|Outdoors|Under site improvements], the [record|file|list] [shows|includes|adds] {fs}.
      {fs} [<counts>|<belongs>] [on the exterior schedule|in the exterior column].
      Exterior [improvements|items|features] [include|run to|cover] {fs}[||, as listed].`,
    general: lines`
      The [feature list|spec sheet|inventory|file] [includes|shows|adds|carries] {fs}.
      {fs} [<is> part of the package|<belongs> in any comparison|<adds> a line].
      [Inputs to weigh|Reported features|Items to verify] [include|cover|begin with] {fs}.`,
  },
  placed: lines`
    {front}, [the file lists|the record shows|note|enter] {fs}.
    {front}, {fs} <is> [on record|itemized|listed|verifiable].
    {fs} <is> [recorded|listed|noted|itemized] {in}.
    [The file shows|Count|Record] {fs} {in}.`,
  pairs: lines`
    The [file|record|spec sheet] lists {fx} and, [separately|elsewhere|below it], {gx}[||, each verifiable on site].
    {front}, [count|note|list|enter] {fs}; {then}, [add|record|log] {gs}.
    {fs} <is> [in place|recorded|on file] {in}, [while|and] {gs} <is> [listed|noted|itemized] {on}.
    Alongside {the fs}, the [inventory|schedule|file|record] [carries|shows|includes] {gx}[||, as reported].
    [Any|A fair|A careful] comparison should [account for|weigh|include|adjust for] {the fs} as well as {the gs}.
    [Line items|Entries|Components] to [inspect|date|price|model] include {fx}, [along|together] with {gx}.
    When [pulling|selecting|reviewing] comparables, check [each|all] for {fx} and [then|also] for {gx}.
    [Beyond|Besides] {the fs}, [diligence should cover|inspection should confirm|the listing reports|the file notes] {gx}.
    [Enter|Note|List] {the fs} on [one line|line one] and {the gs} on [the next|another].`,
  asides: visits(
    ({ where, how, which, feel, ask }) => lines`
      [Due diligence|The file review|A first checklist|Any inspection] [should cover|starts with|has to include] ${ask}.
      [Verify|Confirm|Document|Price] ${ask} [before an offer|against the file|before modeling|in writing].
      [On site|At the walk-through|In the field], [note|record|establish|log] ${feel} and ${which}.
      [Site notes|Field notes|Observations] [should|can|might] [cover|include|record] ${where} and ${how}.`,
  ),
  closers: {
    home: lines`
      A [walk-through|site visit|visit] is the [quickest|surest|next] way to [validate|test|check] the [data|figures|file].
      The [numbers|figures|inputs] are [here|listed|stated]; [an inspection|a visit|diligence] [supplies|completes] the rest.`,
    land: lines`
      [Walk the site|Compare it per acre], then [run the numbers|decide accordingly].`,
    commercial: lines`
      [Inspect the premises|Compare it per square foot], then [finalize the model|decide accordingly].`,
    any: lines`
      [Verify|Review|Confirm] the [inputs|figures|documentation], then [establish|determine|revisit] your [number|price|terms].
      The [analysis|evaluation|arithmetic] is yours to [complete|document|test].
      [Next|After that|From here], the [priority|task|assignment] is [verification|comparison|inspection|diligence].`,
  },
  headlines: {
    home: lines`
      [{type}|{sqft}] in {city} at {price}
      {city} {type} at {ppsf} per Square Foot
      By the Numbers: {type} in {city}`,
    studio: lines`
      By the Numbers: {type} in {city}`,
    land: lines`
      {lot} in {city} at {price}
      By the Numbers: {type} in {city}`,
    commercial: lines`
      By the Numbers: {type} in {city}`,
  },
}
