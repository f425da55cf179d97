import { lines, type Voice } from '../realise/voice.ts'

/** Numbers first, no forecasts: what is on record and what to verify. */
export const investor: Voice = {
  tone: 'investor',
  flow: 0.75,
  connectors: [', and ', '; ', ', while '],
  joinsAsides: false,
  breath: 34,
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
      Input by input, {address} comes to {measure}.
      Fundamentals for this {type} {where}: {measure}.
      In {city}, {price} currently buys a {what} [of {sqft}|].`,
    studio: lines`
      A {type} of {sqft} in {city}, listed at {price}.
      Compact footprint, simple model: a {type} {where}[ with {sqft}|].
      The inputs are short for this {type} in {city}: {sqft} and {price}.
      Small unit, clear arithmetic: a {type} in {city} at {price}.
      Efficient by definition, this {type} {where} [reports|totals] {sqft}.
      Unit type, {type}; asking price, {price}; city, {city}.`,
    land: lines`
      Land position: a {type} of {lot} in {city}, listed at {price}.
      The land is the asset: {lot} in {city}, or {ppa} per acre.
      Asking {price}, this {lotAdj} {type} in {city} works out to {ppa} per acre.
      A {type} {where} is on the market at {price}.
      Site inputs for {city}: {lot}, {price}.
      Per acre, this {type} in {city} comes to {ppa}.
      Start the site analysis with the ground: a {type} {where}[, {lot}|].
      Dirt is the simplest line item, and this {type} {where} is all dirt.
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
      The count is {measure}.
      The unit mix on record: {rooms}.
      Interior area is {sqft}.
      Interior area totals {sqft}, with {rooms}.
      The {home} is a {what} {where}.
      Property type: {type}[, {where}|].
      It [is located|sits|is recorded|can be inspected] {where}.
      The address of record is {address}[, {city}|].
      Classified as a {type}, it sits {where}.
      On paper it is a {what}.
      Room count: {rooms}.
      The location is {place}.
      The layout accounts for {rooms}.
      Size and count: {measure}.
      [Its street address is|The file lists it at|The street address is|For mapping, use] {address}.`,
    land: lines`
      The {type} is located {where}.
      Location: {place}.
      The address of record is {address}[ in {city}|].
      The file also lists {measure}.
      Asset class: {type}.
      Acreage is {lot}.`,
    commercial: lines`
      The {type} is located {where}.
      Gross area is {sqft}.
      The file also lists {rooms}.
      The address of record is {address}[ in {city}|].
      Location: {place}.
      Asset class: {type}.
      Size on file: {measure}.`,
  },
  details: {
    home: lines`
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
      Age is a known quantity: built in {year}.
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
      [On the kitchen line|For the kitchen|In the kitchen column], [note|enter|record|count] {fs}.
      The kitchen [specification|schedule|inventory] [includes|lists|shows|covers] {fs}[|, all subject to inspection|, per the listing].
      {fs} [<is|are> in place|<is|are> recorded|<counts|count>] [in the kitchen|on the kitchen schedule|for any kitchen comparison].
      Kitchen [finish level|replacement cost|condition] should be [read against|weighed with|checked alongside] {fs}.`,
    suite: lines`
      [Bedroom-level|Private-room|Bath and closet] [features|items|entries] [include|list|cover] {fs}.
      {fs} [<counts|count>|<registers|register>|<belongs|belong>] [on the bedroom and bath side|in the bedroom comparison|under private rooms].
      For the [bedrooms|baths|private rooms], [note|record|compare] {fs}.`,
    interior: lines`
      [Inside|Indoors|On the interior schedule|Under interior finishes], the [record|file|spec sheet|list] [shows|includes|carries] {fs}.
      {fs} [<is|are> part of|<belongs|belong> in|<merits|merit> a line in] the [interior package|finish schedule|walk-through notes|comparison].
      [Interior features|Finish items|Walk-through items] [include|extend to|run to] {fs}[|, each verifiable on site|, as listed].
      {f} and {g} are [already in place|both on record|listed together|part of the count].`,
    character: lines`
      Character items, hard to reproduce at cost, include {fs}.
      {fs} <sets|set> the property apart from standard stock.
      On the record as original fabric: {fs}.`,
    outdoor: lines`
      [Outside|On the exterior|Under site improvements|Outdoors], the [record|file|list] [shows|includes|adds] {fs}.
      {fs} [<adds|add> usable area|<counts|count>|<belongs|belong>] [outdoors|on the exterior schedule|in the exterior column].
      Exterior [improvements|items|features] [include|run to|cover] {fs}[|, to be inspected in person|, as listed].`,
    parking: lines`
      On the parking line: {fs}.
      Vehicle features include {fs}.
      For parking and access, the file lists {fs}.
      {fs} <belongs|belong> in the parking column.`,
    household: lines`
      Utility items include {fs}.
      Everyday utility is covered by {fs}.
      On the household side, the list shows {fs}.
      {fs} <counts|count> toward day-to-day use.`,
    storage: lines`
      Storage capacity includes {fs}.
      {fs} <adds|add> storage to the count.
      On the storage line, there <is|are> {fs}.`,
    systems: lines`
      Building systems include {fs}.
      On the operating side, {fs} <is|are> in place.
      The mechanical list includes {fs}.
      Capital items on record: {fs}.
      For the maintenance schedule, note {fs}.
      Systems to inspect include {fs}.`,
    technology: lines`
      Technology on site includes {fs}.
      {fs} <is|are> installed.
      The low-voltage list shows {fs}.`,
    access: lines`
      Accessibility features include {fs}.
      {fs} <broadens|broaden> how the plan can be used.`,
    setting: lines`
      Location attributes on file include {fs}.
      {fs} <is|are> part of the site record.
      The setting column lists {fs}.
      Worth weighing in any comparison: {fs}.`,
    community: lines`
      Common-area amenities include {fs}.
      Shared facilities on record: {fs}.
      The association side of the ledger shows {fs}.
      {fs} <comes|come> with the address.`,
    income: lines`
      Flexibility of use is supported by {fs}.
      On the income side, the record shows {fs}.
      {fs} <bears|bear> on how the space can be used.
      For the rent-roll conversation, note {fs}.`,
    site: lines`
      Site features include {fs}.
      {fs} <is|are> on record for the site.
      The site schedule lists {fs}.
      Operationally, {fs} <matters|matter> most.
      In place at the site: {fs}.`,
    general: lines`
      The [feature list|spec sheet|inventory|file] [also includes|also shows|adds|carries] {fs}.
      {fs} [<is|are> part of the package|<belongs|belong> in any comparison|<adds|add> a line to the inventory|<is|are> on file].
      [Inputs to weigh|Reported features|Items to verify|Other entries] [include|extend to|cover] {fs}.
      {f} <is|are> [listed alongside|paired on file with|recorded next to] {g}.`,
  },
  tails: {
    kitchen: lines`
      [which|all of which] [should be|can be] [itemized|inspected|dated] [at walk-through|before closing|with receipts]
      a [useful|measurable|routine] point when [comparing finishes|pricing updates|reading comparables]`,
    interior: lines`
      [each|all] [subject to|open to] [inspection|verification|a second opinion]
      which [comparables|competing properties|similar stock] may or may not [match|offer|include]
      and [condition|remaining life|age] should be [noted|estimated|confirmed] [on site|at inspection|by a contractor]`,
    suite: lines`
      [which|and these] [register|count|matter] in a [room-by-room|like-for-like|side-by-side] comparison
      [subject to|pending|with allowance for] [inspection|measurement|a walk-through]`,
    outdoor: lines`
      [with|plus] [upkeep|maintenance|seasonal care] to be [budgeted|estimated|entered] [separately|annually|as a line item]
      and [condition|age|remaining life] should be [checked|noted|confirmed] [on site|at inspection]`,
    general: lines`
      [each|all] to be [verified|confirmed|documented] [on site|in writing|during diligence]
      with [service dates|documentation|replacement cost] to be [requested|confirmed|entered in the model]
      which [bears|may bear] on [carrying cost|upkeep|the comparison]`,
  },
  notes: lines`
    Also on record: {fs}.
    Additional entries: {fs}.
    Notes on file: {fs}.`,
  rest: lines`
    The remaining line items are {fs}.
    Further items on the schedule: {fs}.
    Rounding out the inventory: {fs}.`,
  remarks: {
    home: lines`
      [Taxes, insurance and utilities|Carrying costs|Operating costs] [belong in|complete|should be entered in] the [same worksheet|model|analysis].
      [Comparable sales|Recent trades|Public records] will [show where the figure sits|put the price in context|frame the asking price].
      [An inspection|A site visit|A walk-through] will [put condition next to price|confirm what the file describes|test the record against the rooms].
      [Verify|Check|Confirm] [measurements, permits and service records|dimensions and permits|the service history] before [modeling|setting a number|writing an offer].
      [None of the figures here|No number on this page] is a [projection|forecast|promise].
      [Room count and area|Size and count|Area, count and age] are the [variables|inputs|figures] most [buyers compare first|models start from|comparisons turn on].`,
    bedrooms: lines`
      [A higher bedroom count|This bedroom count] [widens|defines] the [set of comparables|comparison group].
      Bedroom count is [often the first filter|a standard filter|an early filter] in a [search|screen], and [this count is on record|it is stated here].`,
    bathrooms: lines`
      Bathroom count is a [common|standard|routine] [search filter|line in any comparison|screening input].
      [More than a single bathroom|A second bathroom] keeps the [comparison set|range of comparables] broad.`,
    studio: lines`
      A compact plan keeps maintenance and furnishing costs easy to estimate.
      Studio comparables are usually plentiful and easy to read.`,
    grounds: lines`
      Land use and setbacks should be confirmed with the local authority.
      Acreage adds a separate line to any valuation.`,
    land: lines`
      Zoning, utilities and access should be confirmed with local authorities.
      A current survey will settle boundaries and buildable area.
      Soil, drainage and frontage belong on the diligence list.
      Carrying costs on land are mostly taxes, and those are public.
      Permitted density determines what the site can support.
      Comparable land trades are best read per acre.
      None of the figures here is a projection.`,
    commercial: lines`
      Permitted uses should be confirmed with the city.
      Leases, expenses and tax records complete the file.
      Loading, parking ratios and code compliance belong on the diligence list.
      Zoning sets the range of uses; verify it first.
      Building systems should be inspected before any number is final.
      None of the figures here is a projection.`,
    any: lines`
      [Buyers|Readers|All parties] should [confirm|verify|check] [all figures independently|every figure on their own|the figures at the source].
      [The data is on the page|The inputs are stated], and the [analysis|conclusion|model] is yours.
      [Independent verification|A second source] is [recommended|advised|sensible] for [every figure|each entry|all of it].`,
  },
  closers: {
    home: lines`
      Put {address} in the model and see where it lands.
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
      From here, the work is verification.
      Price is a fact; value is your call.`,
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
