import { lines, type Voice } from '../realise/voice.ts'

const PRICE = `
  The [asking|list] price is {price}.
  It is [listed|priced|offered] at {price}.
  The [asking price|acquisition basis|entry price] [is|stands at] {price}.`

const RECORD = `${PRICE}
  With a build year of {year} and {lot} of land, the {home} is [priced|listed|offered] at {price}.
  The ask is {price} for a {year} build [on|with|and] {lot}[ of land|].
  [Recorded at|Sited on|Carrying] {lot} and built in {year}, the {home} [carries a list price of|is listed at|asks] {price}.
  For the model, [use|enter|take] {price} as the [basis|entry price], {year} as the build year, and {lot} for the land.
  Built in {year}, it [occupies|sits on|includes] {lot} and [is listed at|carries an ask of|is priced at] {price}.
  Age and land are on [record|file]: {year} and {lot}, with an ask of {price}.
  [The remaining inputs|Three inputs remain|To complete the sheet]: built in {year}, {lot} of land, {price} asked.
  [Lot size|Land area] is {lot}, year built is {year}, and the [asking|list] price is {price}.
  A {year} build, it [carries an asking price of|is listed at|asks] {price}.
  [Year built is|Construction dates to|The build year is] {year}, and the [ask|list price|asking price] is {price}.
  The [site|land|lot] [runs to|measures|totals] {lot}, [and the [ask|list price|asking price] is|listed at|offered at] {price}.
  Delivery is scheduled for {due}, at {price}.
  The [asking|list] price is {price}[, or {ppsf} per square foot|].
  At {price}, the basis is {ppsf} per square foot.
  Built in {year}, it [occupies|sits on] {lot}, [both [entries|figures] open to verification|two [entries|lines] for [the comparison|any worksheet]|with [age and land|both figures] on [record|file]|to be [verified|confirmed] like the rest].
  [It was built in|Construction dates to] {year}, [a date to [verify|check|confirm] against [permits|the record]|which [sets|shapes|informs] the [schedule for inspections|inspection list|questions to ask]].
  [The land component is|Lot size on record is] {lot}, [subject to|pending|to be confirmed by] [survey|a current survey].
  Delivery is scheduled for {due}.`

/** Numbers first, no forecasts: what is on record and what to verify. */
export const investor: Voice = {
  tone: 'investor',
  flow: 0.95,
  connectors: [', and ', '; ', ', while '],
  partings: ['; ', ', so '],
  breath: 54,
  pairing: 0.85,
  uses: 0,
  nouns: {
    home: ['property', 'asset'],
    land: ['parcel', 'site'],
    commercial: ['asset', 'property'],
  },
  openings: {
    home: lines`
      [Every|Each] [line item|figure|entry] on this {what} in {city} can be [checked|verified|sourced], [starting|beginning] with {sqft}.
      [Comparable analysis|A first screen|Any shortlist] for {city} [can|should] include this {what}, [listed|priced|offered] at {price}.
      What {price} [secures|buys|covers] in {city}: {measure}, in a {type}.
      [Clear|Plain|Complete] inputs make for [clear|quick|sound] decisions, and this {what} {where} [supplies|reports|has] them: {sqft} at {ppsf} per square foot.
      The figures first: {price} for {sqft} in {city}, or {ppsf} per square foot.
      Listed at {price}, this {what} in {city} [works out to|pencils at|comes to] {ppsf} per square foot across {sqft}.
      At {ppsf} per square foot, this {what} in {city} is [straightforward|simple|quick] to [benchmark|compare|place].
      [Start|Begin|Open the file] with the [basics|inputs|facts]: a {what} [of {sqft}|] in {city}, asking {price}.
      [An asking price of {price}|A budget of {price}|The ask, {price},] [buys|covers|secures] {measure} in {city}.
      [Underwriting|The screen|Analysis] [starts|begins] here: {measure}, {price}, {city}.
      For a [side-by-side comparison|clean comparison|first screen], note the [inputs|figures]: {measure}, at {price}.
      Built in {year}, this {what} [totals|measures|reports] {sqft} and is [listed|priced|offered] at {price}.
      The [asset|subject|candidate] is a {what} [of {sqft}|] in {place}.
      Data point: {price} for a {what} in {city}[, {sqft} in size|].
      With {sqft} on {lot}, this {what} in {city} gives a model its [main|first|two] inputs: building and land.
      Capital [looking at|screening|weighing] {city} has a [concrete|measurable|specific] option {where}, a {type} listed at {price}.
      The case for {address} [rests on|starts from|is built on] its [inputs|figures]: {measure}, at {price}.
      Model it your way: {measure} in a {type}, asking {price} in {city}.
      [Vintage|Build year] {year}, size {sqft}, price {price}: the [core|main] inputs for this {type} in {city} are on the [table|page|sheet].
      Priced at {price}, this {what} adds a [measurable|documented|comparable] option to the {city} [inventory|screen|pipeline].
      Before the [narrative|tour|story], the numbers: {measure}, {price}.
      [Basis, size and count|Count, size and basis] are [simple|quick] to state for this {type} in {city}: {price}, {measure}.
      [As an acquisition|On the screen|In the file], {address} [reads as|is|shows as] a {what} of {sqft} in {city}.
      [Spreadsheet-ready|Ready to model|One row, complete]: a {what} in {city} with {sqft} and an asking price of {price}.
      [Screening|Comparing|Sorting] {city} inventory? This {what} [reports|shows|lists] {sqft} at {price}.
      [Known quantities|Plain figures|Two figures] define this {what} {where}[: {sqft}, {price}|, asking {price}].
      For the acquisition file: {address}, a {what} in {city}[ with {sqft}|].
      [Fundamentals|Inputs|Headline figures] for this {type} {where}: {measure}.`,
    studio: lines`
      A {type} of {sqft} in {city}, listed at {price}.
      Compact footprint, simple model: a {type} {where}[ with {sqft}|].
      The inputs are short for this {type} in {city}: {sqft} and {price}.
      Small unit, clear arithmetic: a {type} in {city} at {price}.
      Efficient by definition, this {type} {where} [reports|totals] {sqft}.`,
    land: lines`
      [Land position|Site summary|Ground only]: a {type} of {lot} in {city}, [listed at|asking] {price}.
      The land is the asset: {lot} in {city}, or {ppa} per acre.
      [Asking|Listed at|Priced at] {price}, this {lotAdj} {type} in {city} [works out|comes] to {ppa} per acre.
      A {type} {where} is on the market at {price}.
      Site inputs for {city}: {lot}, {price}.
      Per acre, this {type} in {city} comes to {ppa}.
      Start the site analysis with the ground: a {type} {where}[, {lot}|].
      Raw inputs for a land model: a {type} in {city}[ of {lot}|] at {price}.`,
    commercial: lines`
      This {type} puts {sqft} in {city} on the market at {price}.
      Commercial inputs for {address}: {sqft}, {price}, {ppsf} per square foot.
      Asking {price}, this {type} in {city} comes to {ppsf} per square foot.
      The asset is a {type} {where}[ totaling {sqft}|].
      On the table in {city}: a {sqftAdj} {type}, asking {price}.
      Rentable or usable, the gross figure for this {type} {where} is {sqft}.
      Underwriting for this {type} in {city} begins with {sqft}.
      A {type} of {sqft} {where} enters the market at {price}.
      Start the lease-up math with the basics: a {type} {where}.`,
  },
  core: {
    home: lines`
      Located {where}, it [totals|reports|measures] {measure}.
      The count [is|comes to|on file is] {measure}.
      Interior area [is|totals|measures] {sqft}[, with {rooms}|].
      [The {home}|The asset|The subject] is a {what} {where}.
      It [is located|can be inspected] {where}.
      [The address of record is|The record gives|The street address is] {address}[, {city}|].
      Classified as a {type}, it [sits|is located] {where}.
      [On paper|For classification|By type], it is a {what}.
      The location is {place}.
      The layout [accounts for|is divided into|counts] {rooms}.
      [Its street address is|The file lists it at|For mapping, use] {address}.`,
    land: lines`
      The {type} is located {where}.
      [The address of record is|The record gives|The street address is] {address}[ in {city}|].
      The file also lists {measure}.
      Classified as a {type}, it is located {where}.
      Acreage is {lot}.`,
    commercial: lines`
      The {type} is located {where}.
      Gross area is {sqft}.
      The file also lists {rooms}.
      [The address of record is|The record gives|The street address is] {address}[ in {city}|].
      Size on file: {measure}.`,
  },
  details: {
    home: lines`
      ${RECORD}`,
    land: lines`
      ${PRICE}
      The asking price is {price}[, or {ppa} per acre|].
      The parcel measures {lot}.
      [Acreage|Area] on record is {lot}, and the [ask|list price] is {price}.
      The file shows the year {year}.
      Delivery is scheduled for {due}.`,
    commercial: lines`
      ${RECORD}`,
  },
  scenes: {
    kitchen: lines`
      [On the kitchen line|For the kitchen|In the kitchen column], [note|enter|record] {fs}.
      The kitchen [specification|schedule|inventory] [includes|lists|shows] {fs}[|, all subject to inspection|, per the listing].
      {fs} [<is|are> recorded|<counts|count>] [in the kitchen inventory|on the kitchen schedule|in any comparison of kitchens].`,
    suite: lines`
      [Bedroom-level|Private-room|Bath and closet] [features|items|entries] [include|list|cover] {fs}.
      {fs} [<counts|count>|<registers|register>|<belongs|belong>] [on the bedroom and bath side|under private rooms].`,
    interior: lines`
      [Inside|Indoors|On the interior schedule|Under interior finishes], the [record|file|spec sheet] [shows|includes|carries] {fs}.
      {fs} [<counts|count> toward|<belongs|belong> in|<merits|merit> a line in] the [interior package|finish schedule|walk-through notes].
      [Interior features|Finish items|Walk-through items] [include|extend to|run to] {fs}[|, verifiable on site|, as listed].
      {f} and {g} are [already in place|both on record|listed together].`,
    character: lines`
      [Character items|Period items], [hard|costly] to reproduce, [include|run to] {fs}.`,
    outdoor: lines`
      [Outside|On the exterior|Under site improvements], the [record|file|list] [shows|includes|adds] {fs}.
      {fs} [<counts|count>|<belongs|belong>] [on the exterior schedule|in the exterior column].
      Exterior [improvements|items|features] [include|run to|cover] {fs}[|, to be inspected in person|, as listed].`,
    parking: lines`
      For parking and access, the file lists {fs}.`,
    household: lines`
      [Everyday utility is covered by|Utility items include] {fs}.`,
    storage: lines`
      Storage capacity includes {fs}.`,
    systems: lines`
      [Building systems include|The mechanical list includes|Systems to inspect include] {fs}[|, with service dates to be confirmed|, subject to inspection].
      On the operating side, {fs} <is|are> in place.
      For the maintenance schedule, note {fs}.`,
    technology: lines`
      Technology on site includes {fs}.`,
    access: lines`
      Accessibility features include {fs}.`,
    setting: lines`
      {fs} [<figures|figure> in|<belongs|belong> to|<stands|stand> in] the [site|location] [record|file][| and should be weighed [in any comparison|against the comparables]].`,
    community: lines`
      [Common-area amenities|Shared facilities] include {fs}[|, with any dues to be confirmed].`,
    income: lines`
      Flexibility of use is supported by {fs}.`,
    site: lines`
      [Site features include|The site schedule lists] {fs}.
      {fs} <is|are> on record for the site.
      {fs} <bears|bear> on day-to-day operations.`,
    general: lines`
      The [feature list|spec sheet|inventory|file] [also includes|also shows|adds|carries] {fs}.
      {fs} [<is|are> part of the package|<belongs|belong> in any comparison|<adds|add> a line to the inventory].
      [Inputs to weigh|Reported features|Items to verify] [include|extend to|cover] {fs}.
      {f} <is|are> [listed alongside|paired on file with|recorded next to] {g}.`,
  },
  placed: lines`
    {front}, [the file lists|the record shows|note|enter] {fs}.
    {front}, {fs} <is|are> [on record|itemized|listed|to be verified].
    {fs} <is|are> [recorded|listed|noted|itemized] {in}.
    [The file shows|Count|Record] {fs} {in}[|, subject to inspection|, with age to be confirmed].`,
  pairs: lines`
    The [file|record|spec sheet] lists {fx} and, [separately|on another line|below it], {gx}[|, each to be verified on site|, all open to inspection].
    {front}, [count|note|list|enter] {fs}; {then}, [add|record|log] {gs}.
    {fs} <is|are> [in place|recorded|on file] {in}, [while|and] {gs} <is|are> [listed|noted|itemized] {on}.
    Alongside {fx}, the [inventory|schedule|file|record] [carries|shows|includes] {gx}[|, with dates to be confirmed|, as reported].
    [A like-for-like comparison|Any comparison|A fair comparison] should [account for|weigh|include|adjust for] {fx} as well as {gx}.
    With {fs} recorded {in} and {gs} {on}, the {home} gives an appraiser [specific items to price|concrete points of comparison|a clear list to verify].
    [Line items|Entries|Components] [to inspect|to date and price|to enter in the model] include {fx}, along with {gx}.
    When comparables are [pulled|selected|reviewed], check [each of them|all of them] for {fx} and [then for|for] {gx}.
    {fx}, [like|along with|as with] {gx}, should be [itemized before any offer|weighed in any offer|verified in person].
    [In addition to|Beyond|Besides] {fx}, [diligence should cover|an inspection should confirm|the listing reports|the file notes] {gx}.
    {fs} <accounts|account> for the improvements [{in}|of note|worth pricing], and {gs} <belongs|belong> in the next [column|row|entry].
    Enter {fx} on [one line|the first line|its own line] and {gx} on [the next|another|a second].`,
  tails: {
    kitchen: lines`
      [which|all of which] [should be|can be] [itemized|inspected|dated] at walk-through`,
    interior: lines`
      [each|all] [subject to|open to] [inspection|verification]
      with [condition|age] to be [noted|confirmed] [on site|at inspection]`,
    suite: lines`
      [subject to|pending] [inspection|measurement|a walk-through]`,
    outdoor: lines`
      with [upkeep|maintenance|seasonal care] to be [budgeted|estimated|entered] [separately|annually|as a line item]`,
  },
  notes: lines`
    Also on record: {fs}.
    Additional entries: {fs}.
    Notes on file: {fs}.`,
  rest: lines`
    The remaining line items are {fs}.
    Further items on the schedule: {fs}.
    Rounding out the inventory: {fs}.`,
  asides: {
    home: lines`
      Measurements, permits and service records should be verified before any number is final.
      Taxes, insurance and utilities belong in the same worksheet as the asking price.`,
    land: lines`
      Zoning, utilities and access should be confirmed with local authorities.
      A current survey will settle boundaries and buildable area.
      Soil, drainage and frontage belong on the diligence list.
      None of the figures here is a projection.`,
    commercial: lines`
      Permitted uses should be confirmed with the city.
      Leases, expenses and tax records complete the file.
      Loading, parking ratios and code compliance belong on the diligence list.
      None of the figures here is a projection.`,
  },
  closers: {
    home: lines`
      A [walk-through|site visit|visit] is the [quickest|surest|next] way to [validate|test|check] the [data|figures|file].
      Compare, [verify|inspect|measure], and [only then decide|set a price|price accordingly].
      The [numbers|figures|inputs] are on the page; [the rooms fill in|an inspection supplies|a visit completes] the rest.
      Bring your [model|worksheet|spreadsheet] and [test it|set it|check it] against the [asset|rooms|record].`,
    land: lines`
      Walk the site, then run the numbers.
      The ground is simple; the model is yours.
      Compare it per acre, and decide accordingly.`,
    commercial: lines`
      Inspect the premises, then finalize the model.
      Compare it per square foot, and decide accordingly.
      The next step is diligence.`,
    any: lines`
      [The next step is|What follows is|Next comes] [due diligence|an inspection|a second look at the comparables|verification].
      [Verify|Check|Confirm] the [inputs|figures|record], then [set|fix|revisit] your [number|price|terms].
      The [analysis|evaluation|arithmetic] is yours to [complete|document].
      [From here|After that|At this point], the [work|task|job] is [verification|comparison|inspection|diligence].`,
  },
  headlines: {
    home: lines`
      {type} in {city}: {price}
      {sqft} in {city} at {price}
      {city} {type} at {ppsf} per Square Foot
      By the Numbers: {type} in {city}
      {price}, {sqft}, {city}`,
    studio: lines`
      {type} in {city}: {price}
      Compact Asset in {city} at {price}
      By the Numbers: {type} in {city}`,
    land: lines`
      {lot} in {city} at {price}
      Land Position in {city}: {lot}
      By the Numbers: Land in {city}`,
    commercial: lines`
      {sqft} Commercial in {city} at {price}
      Commercial Asset in {city}: {price}
      By the Numbers: Commercial in {city}`,
  },
}
