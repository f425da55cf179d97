import { lines, type Voice } from '../realise/voice.ts'

/** Numbers first, no forecasts: what is on record and what to verify. */
export const investor: Voice = {
  tone: 'investor',
  flow: 0.95,
  connectors: [', and ', '; ', ', while '],
  breath: 36,
  pairing: 0.7,
  uses: 0,
  nouns: {
    home: ['property', 'asset'],
    land: ['parcel', 'site'],
    commercial: ['asset', 'property'],
  },
  openings: {
    home: lines`
      The figures first: {price} for {sqft} in {city}, or {ppsf} per square foot.
      Listed at {price}, this {what} in {city} works out to {ppsf} per square foot across {sqft}.
      At {ppsf} per square foot, this {what} in {city} is straightforward to benchmark.
      Start with the basics: a {what} [of {sqft}|] in {city}, asking {price}.
      An asking price of {price} buys {measure} in {city}.
      This {type} [offers|delivers] {sqft} at {price}, with {rooms} in the count.
      Underwriting starts here: {measure}, {price}, {city}.
      For a side-by-side comparison, note the inputs: {measure}, and {price}.
      Built in {year}, this {what} totals {sqft} and is listed at {price}.
      The asset is a {what} [of {sqft}|] in {place}.
      Data point: {price} for a {what} in {city}.
      Across {sqft}, {rooms} put the basis of this {type} at {ppsf} per square foot.
      With {sqft} on {lot}, this {what} in {city} gives a model its main inputs: building and land.
      Capital looking at {city} has a concrete option {where}, a {type} listed at {price}.
      An entry price of {price} secures {sqft} {where}.
      On the market in {city} at {price}: a {sqftAdj} {what}.
      The case for {address} rests on its inputs: {measure}, at {price}.
      Model it your way: {measure} in a {type}, asking {price} in {city}.
      Vintage {year}, size {sqft}, price {price}: the core inputs for this {type} in {city} are on the table.
      Priced at {price}, this {what} adds a measurable option to the {city} inventory.
      Clear inputs make for clear decisions, and this {what} {where} supplies them: {sqft} at {ppsf} per square foot.
      Run the arithmetic on {address}: {price} over {sqft} is {ppsf} per square foot.
      Before the narrative, the numbers: {measure}, {price}.
      Comparable analysis for {city} can include this {what}, listed at {price}.
      Basis, size and count are simple to state for this {type} in {city}: {price}, {measure}.
      As an acquisition, {address} reads as a {what} of {sqft} in {city}.
      Asking price, {price}; interior area, {sqft}; location, {place}.
      Spreadsheet-ready: a {what} in {city} with {sqft} and an asking price of {price}.
      Every line item on this {what} in {city} can be checked, starting with {sqft}.
      Here are the measurable terms for {address}, a {what} in {city}: {sqft} and {price}.
      What {price} secures in {city}: {measure}, in a {type}.
      Screening {city} inventory? This {what} [reports|shows] {sqft} at {price}.
      Size it up by ratio: {ppsf} per square foot for a {what} in {city}.
      Known quantities define this {what} {where}[: {sqft}, {price}|, asking {price}].
      For the acquisition file: {address}, a {what} in {city}[ with {sqft}|].
      Fundamentals for this {type} {where}: {measure}.
      In {city}, {price} currently buys a {what} [of {sqft}|].`,
    studio: lines`
      A {type} of {sqft} in {city}, listed at {price}.
      Compact footprint, simple model: a {type} {where}[ with {sqft}|].
      The inputs are short for this {type} in {city}: {sqft} and {price}.
      Small unit, clear arithmetic: a {type} in {city} at {price}.
      Efficient by definition, this {type} {where} [reports|totals] {sqft}.`,
    land: lines`
      Land position: a {type} of {lot} in {city}, listed at {price}.
      The land is the asset: {lot} in {city}, or {ppa} per acre.
      Asking {price}, this {lotAdj} {type} in {city} works out to {ppa} per acre.
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
      Located {where}, it totals {measure}.
      The count is {measure}.
      Interior area is {sqft}.
      Interior area totals {sqft}, with {rooms}.
      The {home} is a {what} {where}.
      It [is located|can be inspected] {where}.
      The asset is a {type} {where}.
      The address of record is {address}[, {city}|].
      Classified as a {type}, it sits {where}.
      On paper it is a {what}.
      The location is {place}.
      The layout accounts for {rooms}.
      [Its street address is|The file lists it at|The street address is|For mapping, use] {address}.`,
    land: lines`
      The {type} is located {where}.
      The address of record is {address}[ in {city}|].
      The file also lists {measure}.
      Classified as a {type}, it is located {where}.
      Acreage is {lot}.`,
    commercial: lines`
      The {type} is located {where}.
      Gross area is {sqft}.
      The file also lists {rooms}.
      The address of record is {address}[ in {city}|].
      Size on file: {measure}.`,
  },
  details: {
    home: lines`
      With a build year of {year}[ and {lot} of land|], the {home} is priced at {price}.
      The ask is {price} for a {year} build[ on {lot}|].
      Recorded at {lot}[ and built in {year}|], the {home} carries a list price of {price}.
      For the model, use {price} as the basis[, {year} as the build year|][, and {lot} for the land|].
      Built in {year}, it occupies {lot} and is listed at {price}.
      Age and land are on record: {year} and {lot}, with an ask of {price}.
      The remaining inputs: built in {year}, {lot} of land, {price} asked.
      A {year} build, it carries an asking price of {price}.
      Lot size is {lot}, year built is {year}, and the asking price is {price}.
      Land of {lot} and a {year} construction date complete the inputs.
      Year built is {year}; the lot measures {lot}.
      Construction dates to {year}.
      It was built in {year}.
      The land component is {lot}.
      Lot size on record is {lot}.
      Delivery is scheduled for {due}.
      The asking price is {price}[, or {ppsf} per square foot|].
      It is listed at {price}.
      At {price}, the basis is {ppsf} per square foot.
      Built in {year} on {lot}, it is offered at {price}.
      List price stands at {price}.
      A {year} build on {lot}, it has both age and land on the record.
      The site runs to {lot}, and the ask is {price}.`,
    land: lines`
      The asking price is {price}[, or {ppa} per acre|].
      It is listed at {price}.
      The parcel measures {lot}.
      Acreage on record is {lot}, and the ask is {price}.
      The file shows the year {year}.
      Delivery is scheduled for {due}.
      List price stands at {price}.`,
    commercial: lines`
      Built in {year}, it occupies {lot} and is listed at {price}.
      Age and land are on record: {year} and {lot}, with an ask of {price}.
      The remaining inputs: built in {year}, {lot} of land, {price} asked.
      A {year} build, it carries an asking price of {price}.
      Lot size is {lot}, year built is {year}, and the asking price is {price}.
      Land of {lot} and a {year} construction date complete the inputs.
      Year built is {year}; the site measures {lot}.
      It was built in {year}.
      The land component is {lot}.
      Delivery is scheduled for {due}.
      The asking price is {price}[, or {ppsf} per square foot|].
      It is listed at {price}.
      List price stands at {price}.
      Built in {year} on {lot}, the asset is offered at {price}.`,
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
      {fs} [<is|are> part of|<belongs|belong> in|<merits|merit> a line in] the [interior package|finish schedule|walk-through notes].
      [Interior features|Finish items|Walk-through items] [include|extend to|run to] {fs}[|, each verifiable on site|, as listed].
      {f} and {g} are [already in place|both on record|listed together].`,
    character: lines`
      Character items, hard to reproduce at cost, include {fs}.
      {fs} <sets|set> the {home} apart from standard stock.`,
    outdoor: lines`
      [Outside|On the exterior|Under site improvements], the [record|file|list] [shows|includes|adds] {fs}.
      {fs} [<counts|count>|<belongs|belong>] [on the exterior schedule|in the exterior column].
      Exterior [improvements|items|features] [include|run to|cover] {fs}[|, to be inspected in person|, as listed].`,
    parking: lines`
      For parking and access, the file lists {fs}.
      {fs} <belongs|belong> in the parking column.`,
    household: lines`
      [Everyday utility is covered by|Utility items include] {fs}.
      On the household side, the list shows {fs}.`,
    storage: lines`
      {fs} <adds|add> storage to the count.
      Storage capacity includes {fs}.`,
    systems: lines`
      [Building systems include|The mechanical list includes|Systems to inspect include] {fs}[|, with service dates to be confirmed|, subject to inspection].
      On the operating side, {fs} <is|are> in place.
      For the maintenance schedule, note {fs}.`,
    technology: lines`
      Technology on site includes {fs}.
      The low-voltage list shows {fs}.`,
    access: lines`
      Accessibility features include {fs}.`,
    setting: lines`
      Location attributes on file include {fs}.
      {fs} <is|are> part of the site record and should be weighed in any comparison.`,
    community: lines`
      [Common-area amenities|Shared facilities] include {fs}[|, with any dues to be confirmed].
      The association side of the ledger shows {fs}.`,
    income: lines`
      Flexibility of use is supported by {fs}.
      {fs} <bears|bear> on how the space can be used.`,
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
  pairs: lines`
    The [file|record|spec sheet] lists {fx} and, [separately|on another line], {gx}[|, each to be verified on site|, all open to inspection].
    {front}, [count|note|list] {fs}; {then}, [add|record] {gs}.
    {fs} [<is|are> in place|<is|are> recorded] {in}, [while|and] {gs} <is|are> [listed|noted|on file] {on}.
    Alongside {fx}, the [inventory|schedule|file] [carries|shows|includes] {gx}.
    A like-for-like comparison should [account for|weigh|include] {fx} as well as {gx}.
    With {fs} {in} and {gs} {on} on record, the {home} gives an appraiser [specific items to price|concrete points of comparison|a clear list to verify].
    Line items [to inspect|to date and price|to enter in the model] include {fx}, along with {gx}.
    When comparables are pulled, check each of them for {fx} and [then for|for] {gx}.
    {fx}, like {gx}, should be [itemized before any offer|inspected and dated|priced at replacement cost].
    [In addition to|Beyond] {fx}, [diligence should cover|an inspection should confirm|the listing reports] {gx}.
    {fs} <accounts|account> for the improvements [{in}|of note], and {gs} <belongs|belong> in the next column.`,
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
      Taxes, insurance and utilities belong in the same worksheet as the asking price.
      None of the figures here is a projection, and all of them should be verified independently.
      A walk-through will confirm what the file describes.`,
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
      A walk-through is the quickest way to validate the data.
      Compare, verify, decide.
      The numbers are on the page; the rooms fill in the rest.
      Bring your assumptions and test them against the asset.`,
    land: lines`
      Walk the site, then run the numbers.
      The ground is simple; the model is yours.
      Compare it per acre and decide.`,
    commercial: lines`
      Inspect the premises, then finalize the model.
      Compare it per square foot and decide.
      The next step is diligence.`,
    any: lines`
      The next step is due diligence.
      Verify the inputs, then set your number.
      The analysis is yours.
      From here, the work is verification.`,
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
