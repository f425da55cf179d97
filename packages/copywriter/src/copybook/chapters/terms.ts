// Lines as data; the notation is explained in ../README.md.
export const terms = `
# Condition, terms, fees, income, tenancy, rentals, restrictions

Facts of this group belong with the price, or in the first sentence when they are the main fact (a fixer, a rent roll). None is an amenity. Slots beyond the README: "{list}" the typed items joined ("heat and internet"; "$1,450, $1,500, and $1,625"), "{List}" at the
start of a sentence; "{date}" as typed; "{per}" the typed period ("a month", "a year"), dropped with its words where none was typed; "{n}" may be spelled out, "{N}" at the start; "{sum}" a derived total. "caption" lines are short, without tone, for posts and lists.

In scenes, roles take the typed fact, cleaned: "{rents}", "{gross}", "{fee}", "{deposit}" are sums with dollar signs; "{needs}" carries its articles ("a roof and mechanicals"); "{keep}" is what the agent named as original or built in; "{terms}" reads "cash or a rehab loan".

# CONDITION

## sold as-is
kind: condition
hook: 5
match: sold as-is, as-is, as is, sold as is, as-is where-is, as is where is, no repairs, seller will make no repairs
luxury
- The sale is as-is, and the seller will make no repairs.
- It is offered as it stands, sold as-is.
investor
- As-is sale: whatever the inspection finds belongs in the offer.
- Sold as-is, with no repairs by the seller.
family
- Whatever needs doing starts with you: the sale is as-is.
- It comes to you just as it stands, because the sale is as-is.
modern
- As-is. What you see is what closes.
- Sold as-is, no repairs by the seller.
classic
- The property is sold as it stands, without repairs by the seller.
- The sale is as-is; the seller makes no repairs and proposes none.
casual
- As-is means as-is: nobody's coming by with a toolbox before closing.
- It's sold as-is, and the seller isn't fixing anything first.
- It's sold as-is.
caption
- Sold as-is.
- As-is: no repairs by the seller.
= as-is: the seller makes no repairs

## full renovation
kind: condition
hook: 8
match: needs full renovation, full renovation needed, needs complete renovation, needs total rehab, full rehab, gut rehab, gut reno, needs gut renovation, needs everything, needs to be gutted
luxury
- A full renovation is required.
- It needs a full renovation, and the decisions are all still open.
luxury lead
- This {city} {type} requires a full renovation, and the decisions are all still open.
luxury headline
- To Be Redone Throughout
investor
- Scope: full renovation. Bid every trade before the offer.
- It needs a full renovation, so the purchase price is only the first of two.
- Condition: needs full renovation.
investor lead
- Scope before price: this {city} {type} needs a full renovation.
investor headline
- Full Renovation: Bid the Work First
family
- It needs a full renovation, so every room gets to be your idea.
- It needs a full renovation, and you get a say in every room.
- It needs a full renovation.
family lead
- Bring a tape measure and a thick notebook: this {city} {type} needs a full renovation.
family headline
- Bring a Tape Measure and a Thick Notebook
modern
- Needs everything. Decide everything.
- It's a full renovation, start to finish.
modern lead
- Start over. This {city} {type} needs a full renovation.
modern headline
- Full Renovation, Start to Finish
classic
- It wants a full renovation, and no room has been excused.
- A complete renovation is needed.
classic lead
- Let the chief fact come first: this {city} {type} wants a full renovation.
classic headline
- In Want of a Full Renovation
casual
- You won't be picking paint for a while: it needs a full renovation.
- It needs a full renovation, top to bottom.
casual lead
- No sugarcoating: this {city} {type} needs a full renovation.
casual headline
- It Needs the Works
caption
- Needs a full renovation.
- The job is a full renovation, every room of it.

## fixer
kind: condition
hook: 7
match: fixer, fixer upper, fixer-upper, handyman special, contractor special, needs work, needs tlc, needs some tlc, bring your tools, bring your contractor, diamond in the rough, project house
luxury
- It needs work, and is offered on that understanding.
- There is work to be done, and the next owner will direct it.
- It needs work.
- It is a fixer.
luxury lead
- This {city} {type} needs work, and the work is left to the next owner.
luxury headline
- Work to Be Done
investor
- Condition: needs work. Walk it with a contractor and price the list.
- It needs work; the repair budget is yours to set and yours to be wrong about.
- Condition: needs work.
- Condition: fixer.
investor lead
- Two numbers decide this {city} {type}: the price, and the cost of the work it needs.
investor headline
- Price It Twice: The Purchase, Then the Work
family
- It needs work. Bring whoever in your life owns a ladder.
- It needs work, and the Saturdays to do it on are yours to pick.
- It needs work.
- It's a fixer.
family lead
- Roll up your sleeves: this {city} {type} needs work.
family headline
- Roll Up Your Sleeves
modern
- It needs work. Bring tools.
- Work needed. Your move.
- It needs work.
- It's a fixer.
modern lead
- This {city} {type} needs work. Now you know.
modern headline
- Needs Work. Bring Tools.
classic
- The property needs work, and does not pretend otherwise.
- It needs work, which falls to the next owner.
- It needs work.
- It is a fixer.
classic lead
- This {city} {type} needs work, which is where an honest account of it begins.
classic headline
- In Need of Work
casual
- It needs work. If that's the fun part for you, keep reading.
- It's a fixer, so bring a flashlight and a friend who'll tell you the truth.
- It needs work.
casual lead
- Know which end of a hammer to hold? Good, because this {city} {type} needs work.
casual headline
- Got Tools? It Needs Work
caption
- It needs work.
- A fixer. Bring tools.

## needs named work
kind: condition
hook: 8
match: needs roof, needs new roof, needs mechanicals, needs roof + mechanicals, needs hvac, needs furnace, needs kitchen, needs septic, needs foundation work, roof needs replaced, needs windows, needs plumbing, needs electrical
luxury
- It needs {list}; that work passes to the next owner.
- The work still to come is known: {list}.
luxury lead
- Before anything else, this {city} {type} needs {list}.
luxury headline
- What It Needs, Then What It Has
investor
- Work: {list}. Bid that first, then the {type}.
- Work: {list}.
- It needs {list}; get the quotes before the appraisal.
investor lead
- Known work on this {city} {type}: {list}.
investor headline
- Known Work First, Price Second
family
- It needs {list} before it needs curtains.
- First on the list once the keys are yours: {list}.
family lead
- Here's the to-do list before anything else: this {city} {type} needs {list}.
family headline
- The To-Do List Comes First
modern
- Needs: {list}.
- Still to do: {list}.
modern lead
- This {city} {type} needs {list}. Start the budget there.
modern headline
- Start with What It Needs
classic
- It needs {list}, and the work is left to the buyer.
- The work outstanding is {list}.
classic lead
- This {city} {type} needs {list}, and it is as well to know that at the start.
classic headline
- The Work Outstanding, Stated First
casual
- It needs {list}. There, that's out of the way.
- You'd be signing up for {list}. Line up the quotes.
- It needs {list}.
casual lead
- Let's get it out of the way: this {city} {type} needs {list}.
casual headline
- Let's Get the Hard Part Out of the Way
caption
- Needs: {list}.
- To do: {list}.

## cosmetic updating
kind: condition
hook: 4
match: needs cosmetic updating, cosmetic updates needed, needs updating, cosmetic fixer, needs paint and carpet, needs paint, needs flooring, ready for your updates, bring your decorating ideas, needs cosmetics
luxury
- Cosmetic work is needed, and the choice of finishes is the next owner's.
- Cosmetic updating is needed.
investor
- Work: cosmetic. Price surfaces, not structure, and have the inspection confirm it.
- It needs cosmetic updating; the budget is finishes and labor.
family
- It needs cosmetic updating, so the first weekend smells like fresh paint.
- The updating it needs is cosmetic: choose the colors, spread the drop cloths, order the pizza.
- It needs cosmetic updating.
modern
- Needs updating. The colors are your call.
- It needs cosmetic updating.
classic
- It wants cosmetic updating.
- Its finishes are due for updating.
casual
- You're allowed to have opinions about the finishes. It needs cosmetic updating.
- The updating's cosmetic: paint chips first, arguments second.
caption
- Needs cosmetic updating.
- Cosmetic work, colors to be argued over.

## shell, down to the studs
kind: condition
hook: 8
match: shell, down to the studs, down to studs, gutted, taken to the studs, studs only, bare shell, gutted to studs, interior demo complete, demo done, unfinished shell
luxury
- The interior has been taken down to the studs.
- It is sold as a shell, with the interior still to be planned.
luxury lead
- This {city} {type} has been taken to the studs, which leaves an architect little to undo.
luxury headline
- Down to the Studs, Open to a Plan
investor
- Interior: studs. Demolition is done; everything after it is left to price.
- Sold as a shell, so the framing can be inspected without opening a wall.
investor lead
- Demolition is off the budget: this {city} {type} is down to the studs. The build-back is what remains to price.
investor headline
- Down to the Studs: Price the Build-Back
family
- It's down to the studs, so chalk the rooms on the floor and walk through them.
- The messy part, the tearing out, is done. The interior is at the studs.
family lead
- Bring sidewalk chalk: this {city} {type} is down to the studs, so you can draw the rooms before you build them.
family headline
- Bring Chalk and Draw the Rooms
modern
- Down to the studs. Build back.
- A shell. The plan is yours to draw.
modern lead
- Studs. That's the interior of this {city} {type}, and the next drawing is yours.
modern headline
- Studs Now. Rooms Next.
classic
- The interior has been removed to the studs, and the next one has yet to be drawn.
- It is sold as a shell.
classic lead
- What is sold in {city} is the shell of a {type}, its interior taken back to the studs.
classic headline
- A Shell, with the Interior Still to Come
casual
- The dusty half is over: it's down to the studs.
- You can see straight through the walls, because there aren't any. It's studs.
casual lead
- X-ray vision is included: this {city} {type} is down to the studs.
casual headline
- It's Studs in There. Bring a Plan
caption
- Down to the studs.
- Sold as a shell.
= down to the studs: interior wall finishes are gone, framing can be seen

## tear-down
kind: condition
hook: 7
match: tear-down, teardown, tear down, value is in the land, land value only, lot value, sold for land value, priced as land, scraper, scrape, builder's lot
luxury
- The value is in the land; the present structure is expected to go.
- It is a tear-down, offered for its land.
luxury lead
- What is offered in {city} is the ground. The present structure is sold as a tear-down.
luxury headline
- Offered for Its Ground
investor
- Land value only: add demolition to the price and check what zoning lets you put back.
- Sold as a tear-down, so underwrite the lot.
investor lead
- Underwrite the lot: this {city} property is sold as a tear-down.
investor headline
- Land Value: Underwrite the Lot
family
- It's sold as a tear-down. Bring a blank sheet of paper.
- Look at the ground first: the value here is in the land.
- It's a tear-down.
family lead
- Stand on the lot and picture something new, because this {city} property is sold as a tear-down.
family headline
- Start with the Ground
modern
- Tear-down. Buy the ground.
- The value is the lot.
modern lead
- Look past the walls. This {city} property is sold as a tear-down.
modern headline
- The Lot Is the Listing
classic
- The value lies in the land, and the structure is to come down.
- It is sold as a tear-down.
classic lead
- In {city}, a property is offered for its land; what stands on it is sold as a tear-down.
classic headline
- Offered for the Land It Stands On
casual
- It's a tear-down, so don't fall for the front door.
- You're paying for the dirt on this one. The building's a tear-down.
- It's a tear-down.
casual lead
- Don't measure for curtains: this {city} property is a tear-down.
casual headline
- Don't Measure for Curtains
caption
- Tear-down: the value is in the land.
- Sold for the ground under it.

## original condition
kind: condition
hook: 6
match: original condition, all original, original throughout, never updated, not updated, untouched, time capsule
luxury
- It survives in original condition.
- Nothing has been updated; it is as it was built.
investor
- Original condition: ask the age of each system in turn.
- No updates to verify; it is in original condition.
family
- It's in original condition. Decide what stays and what finally gets its turn.
- It's in original condition, and you get to go first.
modern
- All original. Keep it or change it.
- Not updated. Not once.
- It's in original condition.
classic
- It remains in original condition, as its builders left it.
- No later hand has altered it; its condition is original.
casual
- It's all original, right down to whatever you were about to ask about.
- It's in original condition.
caption
- Original condition.
- Never updated, for better or worse.

## renovation unfinished
kind: condition
hook: 6
match: partially renovated, partly renovated, renovation started, renovation in progress, unfinished renovation, half finished, started remodel, needs finishing, ready to finish, seller started renovations
luxury
- A renovation has been begun and not completed.
- The renovation stops partway; the remainder is left to the buyer.
investor
- Renovation begun, not finished: get the permits, the invoices, and a list of what is left.
- Partly renovated. Price the remainder, not the whole.
family
- Somebody started the renovation, and the finishing is left to you.
- The renovation is unfinished.
modern
- Renovation started. Finish line open.
- The renovation is unfinished.
classic
- A renovation was begun and has been left for the next owner to complete.
- The renovation is unfinished.
casual
- The renovation started, then stopped, and you'd pick up where they left off.
- The renovation's unfinished.
caption
- Renovation started, not finished.
- Partly renovated. The rest is yours.

## fire or water damage
kind: condition
hook: 7
match: fire damage, fire damaged, water damage, flood damage, flooded, storm damage, smoke damage, hurricane damage, burned, has fire damage
luxury
- There is {an it}, and it is disclosed before anything else.
- It is offered with {an it}.
luxury lead
- This {city} {type} has {an it}. Everything else should be read with that in mind.
luxury headline
- The Damage First, Then the Rest
investor
- Condition: {it}. Get the scope in writing, and ask what insurance has already paid.
- Condition: {it}.
- There is {an it}; have the structure looked at before the finishes.
investor lead
- The risk comes first: this {city} {type} has {an it}, so scope it before you price it.
investor headline
- Damaged: Scope It, Then Price It
family
- There's {an it}. Bring boots and a flashlight on the first visit.
- Repairs come before anything else here: there's {an it}.
family lead
- Wear boots. This {city} {type} has {an it}, and you should know before you set out.
family headline
- Wear Boots: There Is Damage to Repair
modern
- It has {an it}. Repair comes first.
- Condition: {it}. No fine print.
- There is {an it} to repair.
modern lead
- This {city} {type} has {an it}. Read on anyway.
modern headline
- Damage Disclosed. Read On Anyway
classic
- It has suffered {it}, and repair is left to the buyer.
- There is {an it}, which the price should be read beside.
classic lead
- This {city} {type} has suffered {it}, and is sold to whoever will repair it.
classic headline
- Damaged, and Sold to Be Repaired
casual
- There's {an it}. No surprises when you open the door.
- It's got {an it}. Bring somebody who's seen worse.
- There's {an it} to repair.
casual lead
- Fair warning: this {city} {type} has {an it}.
casual headline
- Fair Warning First
caption
- It has {an it}.
- Disclosed up front: {it}.

## winterized, utilities off
kind: condition
hook: 1
match: winterized, winterised, utilities off, utilities are off, water is off, no utilities on, dewinterize
luxury
- The property has been winterized, and the water is off.
- The utilities are off at present.
investor
- Winterized: the plumbing can't be tested until the water is back on, so ask who turns it on.
- Utilities are off. Plan the inspection around that.
- Condition: winterized.
family
- Bring your own water on the tour; the place is winterized.
- The utilities are off for now, so wear a sweater to the tour.
- It's winterized.
modern
- Winterized. Water's off.
- Utilities: off for now.
classic
- It has been winterized, and its pipes are empty.
- The utilities are shut off at present.
casual
- It's winterized. Plan your pit stops before the tour.
- The utilities are off, and the flashlight on your phone is about to earn its keep.
- It's winterized.
caption
- Winterized; utilities off.
- The water is off for now.
= winterized: water off, lines drained. Use 'winterized' lines only where winterized was typed, 'utilities off' lines only where that was.

## move-in ready
kind: condition
hook: 2
match: move-in ready, move in ready, turnkey, turn-key, turn key, ready to move in, move right in
luxury
- It is ready to move into.
- It may be lived in at once.
investor
- Condition as stated: ready to occupy. Let the inspection agree.
- Ready to occupy, as listed; the first budget is closing and movers.
- Condition: ready to occupy.
family
- Find the box with the coffee maker and you're home: it's ready to move into.
- It's ready to move into.
modern
- Ready. Bring boxes.
- Keys, boxes, done.
- It's ready to move into.
classic
- It is ready for occupancy, and the movers may come first.
- The property is ready to be lived in.
- It is ready to move into.
casual
- It's ready to move into, so your hardest decision is which box to open first.
- It's ready to move into.
caption
- Ready to move into.
- Ready when the boxes are.
= a claim of the agent's: only where typed; the phrase 'move-in ready' itself is avoided as worn

## inspected
kind: condition
hook: 2
match: recently inspected, pre-inspected, pre inspected, inspection report available, home inspection done, inspection on file, inspection available, seller had inspection
luxury
- An inspection has already been made.
- It has been inspected, so that questions may begin further along.
investor
- Inspected already: ask for the report, its date, and what was done about it.
- An inspection is on record. Read it, then decide whether to order your own.
- Condition: inspected.
family
- It's been inspected. Ask for the report before you ask for the tape measure.
- It's been inspected.
modern
- Inspected. Ask for the report.
- It's been inspected.
classic
- The property has been inspected before sale.
- An inspector has already gone over it, and wrote down what inspectors write down.
casual
- Somebody's already poked around with a clipboard: it's been inspected.
- It's been inspected. Ask for the report and read the long part.
- It's been inspected.
caption
- Already inspected.
- Inspected before listing.

## de-leaded
kind: condition
hook: 2
match: de-leaded, deleaded, lead certificate, lead safe certificate, lead compliance, lead free certificate, lead paint removed, full deleading certificate
luxury
- It has been de-leaded.
- The lead paint has been dealt with; ask for the certificate.
investor
- De-leaded: get the certificate and note whether it is full or interim.
- Lead: addressed. File the compliance letter with the leases.
family
- It's been de-leaded, which is one old-house job you won't have to schedule.
- The lead paint has been taken care of. Ask to see the certificate.
- It's been de-leaded.
modern
- De-leaded. One old-house job gone.
- It's been de-leaded.
classic
- The property has been de-leaded.
- Its lead paint has been dealt with.
casual
- It's de-leaded, and that's one contractor you don't have to call.
- It's been de-leaded.
caption
- De-leaded.
- Lead paint already addressed.

## foundation repaired
kind: condition
hook: 3
match: foundation repaired, foundation repair, foundation work done, foundation leveled, piers installed, foundation fixed, new foundation piers, foundation stabilized
luxury
- (year) The foundation was repaired in {year}.
- The foundation has been repaired.
investor
- (year) Foundation repaired in {year}: get the engineer's letter and ask whether a warranty transfers.
- (year) Foundation repaired in {year}.
- The foundation has been repaired. Read the repair file before the comps.
family
- (year) The foundation was repaired in {year}; ask for the papers and keep them with the deed.
- The foundation has been repaired. Put the paperwork where you'll find it.
modern
- (year) Foundation repaired, {year}. Papers first.
- Foundation: repaired.
classic
- (year) Repairs were made to the foundation in {year}.
- The foundation has had its repairs, and the record of them is worth reading.
casual
- (year) The foundation got repaired in {year}. Ask for the paperwork, like you would anyway.
- Yes, the foundation's been repaired. Better that sentence than the other one.
caption
- (year) Foundation repaired in {year}.
- Foundation repaired; ask for the file.

## septic inspection passed
kind: condition
hook: 1
match: septic inspected, septic inspection passed, title 5 passed, title v passed, passed title 5, title v cert, septic certified
luxury
- The septic system has passed inspection.
- The septic inspection has been made, and was passed.
investor
- Septic: passed. Ask for the certificate and the date it lapses.
- The septic has been inspected and passed; that contingency is answered.
family
- The septic passed its inspection. That's one Saturday nobody has to spend digging.
- The septic system has been inspected and passed.
modern
- Septic: inspected, passed.
- The septic passed. Moving on.
classic
- The septic system has been inspected and approved.
- The septic has passed its inspection, and no more need be said of it.
casual
- The septic passed. You can stop reading about septic now.
- Cross off the least fun appointment: the septic's been inspected, and it passed.
caption
- Septic inspected and passed.
- Septic: passed.

# TERMS

## cash only
kind: terms
hook: 4
match: cash only, cash buyers only, cash sale, cash offers only, no financing, will not finance, not financeable
luxury
- The sale is for cash.
- Offers are considered in cash only.
investor
- Terms: cash only. No loan contingency, no lender's appraisal.
- Terms: cash only.
family
- Have the cash settled before you start measuring. That's how it sells.
- The seller is taking cash offers only.
modern
- Cash only.
- Terms: cash. No loans.
classic
- It is sold for cash only.
- The terms are cash.
casual
- It's cash only, and yes, we mean only.
- Cash buyers only. The bank gets to sit this one out.
caption
- Cash only.
- Terms: cash.

## cash or rehab loan
kind: terms
hook: 4
match: cash or rehab loan, cash or 203k, 203k, 203(k), rehab loan, renovation loan, cash or renovation loan, cash/203k, homestyle loan
luxury
- The terms are cash or a renovation loan.
- It may be bought with cash, or with a loan that covers the work.
investor
- Terms: cash or a rehab loan. The loan wants bids, so the bids come first.
- Cash or rehab loan; a standard mortgage is not on the list.
family
- Pay cash, or use a rehab loan and borrow for the work along with the walls.
- The terms are cash or a rehab loan.
modern
- Cash or rehab loan.
- Two ways to pay: cash, rehab loan.
classic
- It may be purchased with cash or with a rehabilitation loan.
- The terms are two: cash, or a loan that includes the repairs.
casual
- It's cash or a rehab loan. Your regular mortgage won't fit.
- Cash works. So does a rehab loan, if you like paperwork with your drywall.
- The terms are cash or a rehab loan.
caption
- Cash or rehab loan.
- Terms: cash, or a loan that covers the work.
= a rehab loan (203k, HomeStyle) finances purchase and repairs together

## loan types accepted
kind: terms
hook: 2
match: fha/va ok, fha ok, va ok, fha va, fha, va and conventional, va loan eligible, fha approved, va approved, usda eligible, conventional fha va, all financing considered
luxury
- {List} financing is accepted.
- The seller will consider {list} financing.
investor
- Financing accepted: {list}.
- {List} financing qualifies, so plan for that lender's appraisal standards.
- {List} financing qualifies.
family
- Ask your lender about this one; {list} loans are fine with the seller.
- {List} financing is welcome here.
modern
- {List}: accepted.
- Financing: {list}.
classic
- {List} financing will be accepted.
- The seller accepts {list} financing.
casual
- {List} financing is okay with the seller.
- {List} loans? The seller says fine.
caption
- {List} financing accepted.
- Financing: {list}.

## assumable loan
kind: terms
hook: 7
match: assumable loan, assumable mortgage, assumable va loan, va assumable, fha assumable, assumable rate, assume 2.75%, low rate assumable, loan assumption available
luxury
- (n) The existing loan, at {n} percent, may be assumed by a qualified buyer.
- The loan is assumable.
luxury lead
- This {city} {type} may be bought together with its loan: the present mortgage is assumable, with the lender's approval.
luxury headline
- Offered with Its Mortgage
investor
- The loan is assumable: ask for the balance, the rate, and the servicer's timeline.
- (n) Assumable loan at {n} percent. The gap between its balance and the price is yours to fund.
investor lead
- (n) This {city} {type} has an assumable loan at {n} percent.
- This {city} {type} has an assumable loan, so underwrite the note along with the roof.
investor headline
- An Assumable Loan: Read the Note First
family
- The loan is assumable, so you can take over the mortgage along with the mailbox.
- (n) With the lender's okay, you can step into the seller's loan at {n} percent.
- The loan is assumable.
family lead
- The keys to this {city} {type} can come with its mortgage: the seller's loan is assumable, once the lender says yes.
family headline
- The Mortgage Can Come with the Keys
modern
- The loan is assumable. Same note, new name.
- (n) Assumable at {n} percent, lender approving.
modern lead
- Buy the {type}, keep its loan. This one in {city} is assumable.
modern headline
- Assumable Loan. Same Note, New Name
classic
- (n) The mortgage, at {n} percent, may pass to the buyer if the lender approves.
- The loan is assumable.
classic lead
- With this {city} {type} a mortgage may pass as well, for the existing loan is assumable.
classic headline
- An Existing Loan That May Be Assumed
casual
- You could inherit the seller's rate: the loan's assumable. The lender still gets a say.
- (n) You can take over the loan at {n} percent if the lender signs off.
- The loan's assumable.
casual lead
- Before you shop for a loan: the one on this {city} {type} is assumable.
casual headline
- Take Over the Loan, If the Lender Agrees
caption
- Assumable loan.
- (n) Assumable loan at {n} percent, lender's approval required.
= an assumable loan keeps its rate and balance; the lender must approve the buyer. A typed rate may call for Regulation Z disclosure.

## seller financing
kind: terms
hook: 5
match: seller financing, owner financing, owner will carry, seller will carry, owc, owner finance, seller carry back, seller carryback, contract for deed, land contract, seller will hold note, owner may carry
luxury
- The owner will carry.
- The seller will hold the note, and the terms are settled between two parties.
investor
- Seller financing offered: rate, term, and balloon are negotiable until they are signed.
- The owner will carry. Get the note reviewed before the deed.
family
- The seller will finance it, and the monthly check goes there instead of to a bank.
- Owner financing is on the table. Pull up a chair and talk terms.
- Seller financing is available.
modern
- Owner carries.
- Seller financing offered. One less bank.
classic
- The seller is prepared to carry the financing.
- The owner will hold the mortgage, as owners once commonly did.
casual
- The owner will carry, which makes the seller your bank.
- There's owner financing. The loan interview is with the seller.
caption
- The owner will carry.
- Seller financing offered.

## lease option
kind: terms
hook: 4
match: lease option, lease with option, lease to own, rent to own, lease purchase, option to buy, lease w/ option
luxury
- It may be leased now, with an option to buy.
- The lease carries an option to purchase.
investor
- Lease option: fix the price, the option fee, and any rent credit in writing.
- Available by lease with an option to buy.
family
- Rent it first and decide later: the lease comes with an option to buy.
- With an option in the lease, you can find your favorite window before you buy it.
- It's offered with a lease option.
modern
- Lease now. Option to buy.
- Rent first, with an option.
classic
- It is offered on a lease with an option to purchase.
- One may take it first as a tenant and afterward as owner, by a lease with an option.
casual
- There's a lease option, and that's about as long as a test drive gets.
- You can rent it with an option to buy. Read the option twice.
- It's offered with a lease option.
caption
- Lease with an option to buy.
- Rent first, decide later: lease option.

## auction
kind: terms
hook: 7
match: auction, selling at auction, online auction, absolute auction, reserve auction, to be sold at auction, live auction, auction property, foreclosure auction
luxury
- The property will be sold at auction.
- (date) The auction is {date}, and the bidding will name the price.
luxury lead
- This {city} {type} will be sold at auction. The price will be known when the bidding stops.
luxury headline
- To Be Sold at Auction
investor
- Auction sale: read the bidder terms for deposit, premium, and reserve.
- (date) Auction {date}. Title and inspection belong before the hammer.
investor lead
- This {city} {type} sells at auction. Do the title work and the walk-through before you raise a hand.
investor headline
- Auction: Title First, Bid Second
family
- It sells at auction. Talk over your top number at home and bring it with you.
- (date) The auction is {date}. Settle on your number the night before.
- It's selling at auction.
family lead
- Pick your number at the kitchen table: this {city} {type} sells at auction.
family headline
- Pick Your Number Before the Bidding
modern
- Sold at auction. Set a limit.
- (date) Auction: {date}.
modern lead
- Going to auction: one {city} {type}. Know your limit.
modern headline
- Going to Auction. Know Your Limit
classic
- It is offered at auction, and the bidding will settle the rest.
- (date) The sale is by auction, on {date}.
classic lead
- This {city} {type} is to be sold by auction.
classic headline
- To Be Sold by Auction
casual
- It's going to auction, so keep your hands down unless you mean it.
- (date) Auction's {date}. Decide your number before your adrenaline does.
- It's selling at auction.
casual lead
- Paddles ready: this {city} {type} is going to auction.
casual headline
- Going, Going: It Sells at Auction
caption
- Selling at auction.
- (date) Auction: {date}.

## estate sale
kind: terms
hook: 3
match: estate sale, sold by estate, probate, probate sale, estate owned, executor sale, trust sale, court confirmation required
luxury
- The seller is an estate.
- It is offered by an estate.
- It is an estate sale.
investor
- Estate sale: confirm who signs, and whether a court must approve.
- The seller is an estate, so expect short disclosures and inspect accordingly.
- Sale: estate sale.
family
- It's an estate sale. Allow a little extra time for signatures.
- It's an estate sale.
modern
- Estate sale. Check the court's calendar.
- Seller: an estate.
classic
- It comes to market from an estate.
- The executor sells, and the law sets the pace.
- It is an estate sale.
casual
- It's an estate sale. Patience is part of the paperwork.
- It's an estate sale.
caption
- Offered by an estate.
- Estate sale.

## bank-owned
kind: terms
hook: 3
match: bank owned, bank-owned, reo, lender owned, foreclosure, foreclosed, corporate owned, hud home, hud owned
luxury
- A lender owns it and is selling it.
- The seller is a bank, and its forms are to be used.
- It is bank-owned.
investor
- Bank-owned: expect the lender's addenda and little seller disclosure.
- REO sale. Check title, taxes, and any redemption period.
family
- A bank owns it, and banks can't tell you how a place winters.
- Leave room on the calendar for paperwork: the seller is a bank.
- It's bank-owned.
modern
- Bank-owned.
- The seller is a bank. Expect forms.
classic
- The property is owned by a bank and sold by it.
- The property is bank-owned.
casual
- It's bank-owned. You'll be negotiating with a form.
- It's bank-owned.
caption
- Bank-owned.
- The seller is a bank.

## short sale
kind: terms
hook: 3
match: short sale, subject to short sale, subject to lender approval, third party approval, lender approval required, approved short sale
luxury
- It is a short sale, and the lender must consent.
- The sale awaits the lender's approval as well as the seller's.
investor
- Short sale: the lender approves the price, so ask how far along the file is.
- Short sale, third-party approval required; the timeline belongs to the lender.
family
- It's a short sale, and the wait is for the lender's yes.
- Two yeses are needed: the seller's and the lender's. It's a short sale.
- It's a short sale.
modern
- Short sale. Lender decides.
- A short sale, with the wait that implies.
classic
- The sale is a short sale, and rests upon the lender's consent.
- The lender, as well as the seller, must agree; it is a short sale.
casual
- It's a short sale, which is the one kind of sale that usually isn't.
- The bank has to like your offer, too. That's a short sale for you.
- It's a short sale.
caption
- Short sale, lender approval required.
- Short sale: the lender decides.

## leaseback
kind: terms
hook: 2
match: leaseback, lease back, rent back, rentback, seller rent back, sellers need rent back, post closing occupancy, use and occupancy, seller to lease back, sale leaseback
luxury
- The seller asks to remain for a time after closing, under a leaseback.
- A leaseback is part of the sale.
investor
- Leaseback: set the rent, the end date, and the holdover penalty in the contract.
- Terms: leaseback to the seller.
family
- The seller would like to rent back after closing, so don't book the movers yet.
- Closing day comes first and moving day later: the seller is asking for a leaseback.
- The seller needs a leaseback.
modern
- Seller leaseback. Close first, move later.
- Terms include a leaseback.
classic
- The sale is made with a leaseback to the seller.
- The seller asks for a leaseback.
casual
- You'd own it before you could nap in it: there's a leaseback.
- The seller needs a leaseback.
caption
- Seller asks for a leaseback.
- Close first, move later: leaseback.

## furnished
kind: terms
hook: 4
match: furnished, fully furnished, comes furnished, turnkey furnished, furniture included, furniture conveys, sold furnished, rented furnished, furnishings included
luxury
- It comes furnished.
- The furnishings are included, so one arrives with clothes and a book.
investor
- Furnished: get an itemized inventory attached to the contract.
- Furnishings are included; a lender will value the property without them.
family
- It comes furnished, so there's somewhere to sit the minute you're through the door.
- It comes furnished, which leaves you the sheets, the groceries, and your own coffee cup.
- It comes furnished.
modern
- Furnished. Bring a suitcase.
- Furnished. The chairs stay.
- It comes furnished.
classic
- It is offered with its furnishings.
- It is furnished, and the moving van may be a small one.
casual
- It's furnished, so nobody has to carry a couch up anything.
- Comes furnished. You bring a toothbrush and opinions about the lamps.
- It comes furnished.
caption
- Furnished.
- The furniture stays.

## personal property conveys
kind: terms
hook: 2
match: conveys, all appliances convey, appliances convey, washer and dryer convey, w/d stay, appliances stay, tractor conveys, hot tub conveys, pool table stays, included in sale, personal property included
luxury
- {List} will remain with the property.
- The sale includes {list}.
investor
- Included: {list}. Name each item in the contract.
- Personal property in the sale: {list}. Expect the appraiser to leave it out.
family
- {List} stays with the place. That's less to buy the first week.
- Don't shop for {list}; that part comes with the place.
modern
- Stays: {list}.
- Included in the sale: {list}.
classic
- {List} passes with the property.
- The seller leaves {list} behind, by agreement rather than oversight.
casual
- Nobody has to carry {list} anywhere. That stays.
- The seller's leaving {list}, on purpose.
caption
- Stays: {list}.
- Included in the sale: {list}.

## quick close
kind: terms
hook: 2
match: quick close, quick closing, fast close, can close quickly, quick possession, immediate possession, immediate occupancy, close in 30 days, possession at closing
luxury
- The seller is able to close soon.
- An early closing can be arranged.
investor
- Quick close possible: line up title and funds first.
- The seller can close quickly; the schedule depends on your lender, not this side.
family
- The seller can close quickly, so start saving boxes.
- Name an early date; the seller can close quickly.
modern
- Quick close available.
- Ready to close. Are you?
classic
- The seller is prepared for an early closing.
- The seller can close early.
casual
- It can close fast, so warn whoever owns the truck.
- A quick close is fine by the seller. Find your pen.
- The seller can do a quick close.
caption
- Quick close possible.
- The seller can close soon.

## seller credit
kind: terms
hook: 2
match: seller credit, closing cost credit, seller concession, seller concessions, credit at closing, seller paid closing costs, rate buydown, seller paid buydown, carpet allowance, paint allowance, roof credit
luxury
- (fee) A credit of {fee} is given at closing.
- A credit at closing is part of the terms.
investor
- (fee) Credit at closing: {fee}. Net it against the price before comparing.
- The seller offers a credit at closing; your lender will cap how much can be used.
family
- (fee) The seller is giving {fee} back at closing, which goes a little way toward the first list.
- There's a credit at closing from the seller.
modern
- (fee) Credit at closing: {fee}.
- A credit at closing. Check the lender's cap.
classic
- (fee) The seller allows a credit of {fee} at closing.
- An allowance is made to the buyer at closing.
casual
- (fee) You get {fee} back at closing, courtesy of the seller.
- The seller's chipping in at closing.
caption
- (fee) {fee} credit at closing.
- Credit at closing.
= many boards bar incentives in public remarks: agent remarks or captions only

## home warranty
kind: terms
hook: 1
match: home warranty, home warranty included, one year home warranty, 1 yr warranty, ahs warranty, seller providing home warranty, 1 year home warranty
luxury
- A home warranty is included.
- The seller provides a home warranty, and its list of what is covered should be kept to hand.
investor
- Home warranty included: read the exclusions and the service fee.
- A home warranty comes with the sale; note when it expires.
family
- There's a home warranty, so tape the phone number inside a kitchen cabinet.
- A home warranty comes with the keys.
modern
- Home warranty included.
- Home warranty: in. Exclusions: read them.
classic
- A home warranty is provided with the sale.
- The seller supplies a home warranty, to be read before it is needed.
casual
- When something quits, there's a number to call. It comes with a home warranty.
- There's a home warranty included. Read the small type once, then forget it.
- A home warranty comes with it.
caption
- Home warranty included.
- Comes with a home warranty.

## seller must find a home
kind: terms
hook: 1
match: seller to find suitable housing, subject to seller finding home, contingent on seller finding, seller contingency, seller must find home of choice, home of choice contingency
luxury
- The sale is subject to the seller's finding another home.
- The seller must first find a home, and the contract says so.
investor
- Contingent on the seller finding a home; put a date on it.
- Seller's contingency: replacement home. Ask for a deadline.
family
- The seller needs to find the next place first. Pencil the date in lightly.
- The sale waits on one thing: the seller finding a home.
modern
- Subject to seller finding a home.
- The seller moves first, once there's somewhere to move.
classic
- The sale depends upon the seller's finding another home.
- The seller must find a home before giving up this one.
casual
- Pack slowly. The seller has to find a place before you get this one.
- There's a catch, and it's a fair one: the seller needs somewhere to go.
caption
- Subject to the seller finding a home.
- Timing depends on the seller's next home.

## sold as a package
kind: terms
hook: 2
match: sold as a package, sold together, portfolio sale, must be sold together, package deal, sold with adjoining lot, sold together with, both parcels sold together
luxury
- It is sold together with {list}.
- {List} and the property are offered as one.
investor
- Package sale with {list}: ask for an allocation of the price.
- Sold together with {list}, so underwrite the set.
family
- It comes as a set: {list} is part of the sale.
- {List} comes along; the seller isn't splitting them up.
modern
- Sold together: this and {list}.
- No splitting: {list} included.
classic
- It is to be sold with {list}, and not apart.
- {List} goes with it in a single sale.
casual
- It's a package deal: you get {list}, too.
- You can't buy one without the other: {list} comes with it.
caption
- Sold together with {list}.
- A package sale.

# FEES

## hoa fee
kind: fee
hook: 1
match: hoa, hoa 95/mo, hoa dues, hoa fee, association fee, hoa $, hoa monthly, hoa annual, poa, poa dues, hoa incl, hoa includes, hoa covers
luxury
- The HOA is {fee} {per}.
- (list) Association dues of {fee} {per} attend to {list}.
- (list) The HOA is {fee} {per} and includes {list}.
investor
- HOA: {fee} {per}. Get the budget, the reserves, and the minutes.
- (list) HOA: {fee} {per}, covering {list}. Strike those lines from the expense sheet.
- (list) HOA: {fee} {per}, covering {list}.
- HOA: {fee} {per}.
family
- HOA dues are {fee} {per}.
- (list) For {fee} {per}, the HOA takes {list} off your hands.
modern
- HOA: {fee} {per}.
- (list) HOA, {fee} {per}: {list} handled.
- (list) The HOA is {fee} {per}, {list} included.
classic
- The homeowners' association collects {fee} {per}.
- (list) For {fee} {per} the association provides {list}.
casual
- The HOA runs {fee} {per}.
- (list) The HOA's {fee} {per}, and for that they deal with {list}.
caption
- HOA {fee} {per}.
- (list) HOA {fee} {per}, with {list}.

## no hoa
kind: fee
hook: 4
match: no hoa, no hoa fees, no association, no hoa dues, hoa none, no hoa or cdd, non hoa
luxury
- There is no homeowners' association.
- No association collects dues or reviews the color of the door.
investor
- HOA: none, so no dues to carry and no association rules to read.
- No HOA. Municipal code still applies.
- HOA: none.
family
- There's no HOA, so nobody takes a vote on your mailbox.
- No HOA means no dues and no letter about the trash cans.
- There's no HOA.
modern
- No HOA. No dues, no committee.
- HOA: none.
classic
- No homeowners' association has a claim on it.
- It answers to no association, and pays none.
casual
- No HOA, so there's no meeting to skip.
- There's no HOA. Nobody's measuring your grass.
- There's no HOA.
caption
- No HOA.
- No HOA, no dues.

## condo fee
kind: fee
hook: 1
match: condo fee, condo fees, condo dues, monthly assessment, condo assessment, common charges, common charge, assoc fee condo, condo fee incl, condo fee includes
luxury
- The monthly condominium fee is {fee}.
- (list) The fee, {fee} {per}, covers {list}.
- (list) A fee of {fee} {per} includes {list}.
investor
- Condo fee: {fee} {per}. Check reserves, recent increases, and the master policy.
- Condo fee: {fee} {per}.
- (list) Condo fee: {fee} {per}, {list} included; compare it with fees that leave those out.
- (list) Condo fee: {fee} {per}, {list} included.
family
- The condo fee is {fee} {per}.
- (list) One check of {fee} {per} covers {list}, which is fewer envelopes on the counter.
modern
- Condo fee: {fee} {per}.
- (list) {fee} {per} covers {list}. One payment.
classic
- The condominium fee is {fee} {per}.
- (list) {List} are met from the condominium fee, which is {fee} {per}.
casual
- The condo fee's {fee} {per}.
- (list) The condo fee's {fee} {per}, and {list} comes out of that, not out of you.
caption
- Condo fee {fee} {per}.
- (list) Condo fee {fee} {per}, {list} included.

## co-op maintenance
kind: fee
hook: 1
match: maintenance, maint, maint 585/mo, monthly maintenance, co-op fee, coop fee, carrying charge, coop maintenance, maintenance includes
luxury
- Monthly maintenance is {fee}.
- (list) Maintenance is {fee} {per}, with {list} included.
investor
- Maintenance: {fee} {per}. Ask what share is taxes and what share is the building's mortgage.
- Maintenance: {fee} {per}.
- (list) Maintenance of {fee} {per} includes {list}; read the co-op's financials for the rest.
family
- Count on {fee} {per} for maintenance.
- (list) Maintenance is {fee} {per}, and {list} is already in it.
modern
- Maintenance: {fee} {per}.
- (list) Maintenance, {fee} {per}. In it: {list}.
classic
- The maintenance charge is {fee} {per}.
- (list) Shareholders pay {fee} {per} in maintenance, and {list} is provided from it.
casual
- Maintenance is {fee} {per}.
- (list) Maintenance runs {fee} {per}, and that includes {list}.
caption
- Maintenance {fee} {per}.
- (list) Maintenance {fee} {per}, with {list}.

## property taxes
kind: fee
hook: 1
match: taxes, property taxes, annual taxes, taxes 4200, re taxes, real estate taxes, low taxes, tax bill, taxes/yr
luxury
- Property taxes are {fee} {per}.
- The annual tax bill is {fee}.
investor
- Taxes: {fee} {per}. Ask whether a sale resets the assessment or ends an exemption.
- Taxes: {fee} {per}.
- Property taxes run {fee} {per}; check them against the assessor's page.
family
- The property tax bill is {fee} {per}.
- Put {fee} {per} in the budget for property taxes.
modern
- Taxes: {fee} {per}.
- Property taxes, {fee} {per}.
classic
- The property taxes come to {fee} {per}.
- The year's property taxes are {fee}.
casual
- Taxes run {fee} {per}.
- The tax bill is {fee} {per}. Nobody's favorite line, but there it is.
caption
- Taxes {fee} {per}.
- Property taxes: {fee} {per}.

## special assessment
kind: fee
hook: 2
match: special assessment, pending assessment, assessment pending, special assmt, current assessment, assessment for roof, upcoming assessment, sa balance
luxury
- (fee) There is a special assessment of {fee}.
- A special assessment is in force, and is stated with the price.
investor
- (fee) Special assessment: {fee}. Settle in the contract who pays the balance.
- There is a special assessment; get the vote, the schedule, and what is left on it.
family
- (fee) Put {fee} in the budget beside the price: there's a special assessment.
- There's a special assessment on it. Ask what it's fixing and when it ends.
- (fee) There's a special assessment of {fee}.
modern
- (fee) Special assessment: {fee}.
- An assessment is on the books. Ask for the balance.
classic
- (fee) A special assessment of {fee} has been levied.
- A special assessment has been levied, and the buyer should know it before the price.
casual
- (fee) There's a special assessment of {fee}, and better here than at the closing table.
- Heads up: there's a special assessment. Ask how much is left.
- (fee) There's a special assessment of {fee}.
caption
- (fee) Special assessment: {fee}.
- A special assessment applies.

## assessment paid
kind: fee
hook: 1
match: assessment paid, special assessment paid, seller to pay assessment, assessments paid in full, seller pays assessment, assessment paid by seller
luxury
- The special assessment has been met by the seller.
- The assessment is the seller's to pay.
investor
- Special assessment: the seller's bill. Get the payoff letter.
- The seller covers the assessment; confirm a zero balance with the association.
family
- The seller is paying the special assessment. That bill won't find you.
- The special assessment is covered by the seller.
modern
- Assessment: paid by the seller.
- There was an assessment. The seller has it.
classic
- The seller discharges the special assessment.
- The assessment falls to the seller and goes no further.
casual
- There's an assessment, and the seller's got it.
- The special assessment is on the seller. You just nod.
caption
- Special assessment paid by seller.
- The seller covers the assessment.

## land lease
kind: fee
hook: 3
match: land lease, leased land, ground lease, lot rent, space rent, lot rent 650, leasehold, ground rent, land not included, lot lease
luxury
- The land is leased, and conveys by lease rather than deed.
- (fee) The ground is leased at {fee} {per}.
investor
- Land lease: read the term, the escalations, and what happens at expiration.
- (fee) Ground rent: {fee} {per}. Confirm that your lender will write on leased land.
- (fee) Ground rent: {fee} {per}.
family
- You'd own what stands here and lease the land under it.
- (fee) The ground under your feet is leased, at {fee} {per}.
modern
- Leased land. Own the walls, rent the ground.
- (fee) Lot rent: {fee} {per}.
classic
- The land is held under a lease and is not part of the sale.
- (fee) Rent for the ground is {fee} {per}.
casual
- You'd own the place but not the dirt: it's on leased land.
- (fee) Lot rent's {fee} {per}, because the land is leased.
caption
- On leased land.
- (fee) Lot rent {fee} {per}.
= leased land: the structure is sold, the ground is rented

## cdd or mello-roos
kind: fee
hook: 1
match: cdd, cdd fee, mello roos, mello-roos, mud tax, mud district, pid, metro district, special tax district, bond balance
luxury
- (fee) {The it} adds {fee} {per} to the taxes.
- {The it} applies, in addition to property taxes.
investor
- (fee) {It}: {fee} {per}. Ask for the payoff balance and the end year.
- (fee) {It}: {fee} {per}.
- {The it} applies; separate the bond part from the maintenance part.
family
- (fee) Along with the taxes, {the it} is {fee} {per}.
- {The it} applies here. Ask to see the whole tax bill.
modern
- (fee) {It}: {fee} {per}.
- {The it} applies. Read the tax bill to the bottom.
classic
- (fee) {The it} is levied at {fee} {per}.
- {The it} is levied besides the ordinary taxes.
casual
- (fee) There's also {the it}, which runs {fee} {per}.
- {The it} applies, so the tax bill has a second paragraph.
caption
- (fee) {It}: {fee} {per}.
- {The it} applies.

## tax abatement
kind: fee
hook: 3
match: tax abatement, tax abated, abatement through 2033, 10 year tax abatement, 421a, tax exempt until, homestead abatement, abated taxes
luxury
- (year) A tax abatement is in place through {year}.
- The property taxes are abated for a term.
investor
- (year) Tax abatement through {year}: model the year after it, too.
- A tax abatement is in place; confirm that it transfers and when it steps down.
family
- (year) Circle {year} on the calendar: the tax abatement runs through then.
- There's a tax abatement for now. Ask when now ends.
modern
- (year) Taxes abated through {year}.
- Tax abatement in place, with an end date.
classic
- (year) The taxes are abated until {year}, after which they are not.
- An abatement of taxes is in force.
casual
- (year) You've got a tax abatement through {year}. Write the date down.
- Taxes are abated for a while, not forever.
caption
- (year) Tax abatement through {year}.
- Tax abatement in place.

## club membership
kind: fee
hook: 1
match: club membership required, mandatory club membership, membership optional, golf membership available, social membership, equity membership, club dues, membership required
luxury
- There is {an it}.
- (fee) Club dues are {fee} {per}.
investor
- {It}: get the initiation fee, the dues, and the transfer rule in writing.
- (fee) Club: {fee} {per}. Carry it as a fixed cost.
family
- (fee) Set aside {fee} {per} for club dues.
- There's {an it}. Ask what it costs and what it covers.
modern
- {It}. See the fee schedule.
- (fee) Club dues: {fee} {per}.
classic
- There is {an it}; the dues should be asked for.
- (fee) The club collects {fee} {per}.
casual
- There's {an it}. Ask about the dues first and the dress code second.
- (fee) Club dues run {fee} {per}.
caption
- {It}.
- (fee) Club dues {fee} {per}.

## transfer fee
kind: fee
hook: 0
match: transfer fee, capital contribution, flip tax, buy-in fee, move-in fee, hoa transfer fee, working capital contribution, one-time fee
luxury
- (fee) {An it} of {fee} is due at closing.
- {An it} is due once, at closing.
investor
- (fee) {It}: {fee}, once. Settle which side pays.
- One-time charge: {it}. Get the amount from the association.
- One-time charge: {it}.
family
- (fee) There's {an it} of {fee}, paid once.
- There's {an it} at closing, and then it's done.
modern
- (fee) {It}: {fee}, once.
- {It} at closing. One time.
classic
- (fee) {An it} of {fee} is payable once.
- {An it} is payable at closing.
casual
- (fee) There's {an it} of {fee}. You pay it once and never again.
- Leave room at closing for {an it}.
caption
- (fee) {It}: {fee}, once.
- {It} due at closing.

## flood insurance
kind: fee
hook: 1
match: flood insurance, flood insurance 1200/yr, flood policy, assumable flood policy, flood insurance required, flood ins
luxury
- (fee) Flood insurance is {fee} {per}.
- Flood insurance is required.
investor
- (fee) Flood insurance: {fee} {per}. Ask whether that policy can be assumed.
- (fee) Flood insurance: {fee} {per}.
- Flood insurance is required; quote it before the offer, and ask for an elevation certificate.
family
- (fee) Flood insurance belongs in the house budget: {fee} {per}.
- It takes a flood policy. Get the quote early.
modern
- (fee) Flood insurance: {fee} {per}.
- Flood insurance: required.
classic
- (fee) Insurance against flood is carried at {fee} {per}.
- A policy against flood is required.
casual
- (fee) Flood insurance runs {fee} {per}. Now you don't have to ask.
- You'll need flood insurance. Get that quote before you book the movers.
caption
- (fee) Flood insurance {fee} {per}.
- Flood insurance required.
= lines with 'required', 'takes', or 'need' only where required was typed

# INCOME AND TENANCY

## rents
kind: income
hook: 8
match: rents, rents 1450/1500/1625, current rents, rent roll, rented for, rents for 1250/mo, monthly rents, units rent for, leased at, in place rents, rental income
luxury
- The rents, in order, are {list} a month.
- The present rents are {list} a month.
luxury lead
- This {city} {type} is let at {list} a month.
luxury headline
- The Rents, in Order
investor
- Rents in place: {list} a month. Match each to its lease.
- Rents in place: {list} a month.
- The rent roll reads {list} a month; bank deposits should read the same.
investor lead
- {N} rents: {list} a month.
- The rent roll on this {city} {type}: {list} a month.
investor headline
- The Rent Roll Comes First
family
- The rents right now are {list} a month.
- When the rent comes in, it comes as {list} a month.
family lead
- When the rent comes in at this {city} {type}, it comes as {list} a month.
family headline
- Rent Day, in Order
modern
- Rents: {list} a month.
- Monthly rents, in order: {list}.
modern lead
- The rents first: {list} a month. Then the {type}, in {city}.
modern headline
- Rents First, Then the Rest
classic
- The rents are {list} a month.
- Its tenants pay {list} a month.
classic lead
- The rents of this {city} {type} are {list} a month.
classic headline
- The Rents, Stated First
casual
- Rents are {list} a month, and the calculator's on your phone.
- The rents right now: {list} a month.
casual lead
- Here's the part you'd have scrolled for: this {city} {type} rents for {list} a month.
casual headline
- Let's Start with the Rents
caption
- Rents: {list} a month.
- The rent roll: {list}.
= lines with 'in order', 'each', 'tenants' or {n} need two rents or more

## gross rents
kind: income
hook: 7
match: gross rents, gross income, gross rent, total rents, gross monthly income, gross annual income, gross scheduled income, gsi, scheduled rents
luxury
- Together the gross rents come to {fee} {per}.
- Gross rents are {fee} {per}, before expenses.
luxury lead
- The gross rents of this {city} {type} come to {fee} {per}, before expenses.
luxury headline
- The Rents, Taken Together
investor
- Gross rents: {fee} {per}, which is the line above expenses, not below.
- Gross rents are {fee} {per}. Vacancy, taxes, insurance, and repairs come out of that.
investor lead
- Gross rents on this {city} {type}: {fee} {per}, expenses still to come.
investor headline
- Gross Rents: The Line Above Expenses
family
- The gross rents are {fee} {per}, before the bills.
- All together, the gross rents are {fee} {per}.
family lead
- For this {city} {type}, gross rents are {fee} {per}, before the bills.
family headline
- Add Up the Rents
modern
- Gross rents: {fee} {per}.
- Gross rents: {fee} {per}. Net: do the math.
modern lead
- Gross rents on this {city} {type}: {fee} {per}.
modern headline
- The Rents, Added Up
classic
- The gross rents amount to {fee} {per}.
- Before expenses, the gross rents are {fee} {per}.
classic lead
- This {city} {type} brings gross rents of {fee} {per}, from which its expenses are paid.
classic headline
- The Sum of Its Rents
casual
- Gross rents run {fee} {per}, and that's before expenses, because it always is.
- The gross rents are {fee} {per}.
casual lead
- For this {city} {type}, gross rents are {fee} {per}, before expenses.
casual headline
- We Added Up the Rents for You
caption
- Gross rents: {sum} a month.
- Rents add up to {sum} a month, before expenses.
= {sum} is the typed total, or the sum of typed monthly rents where all rented units are listed; never annualized unless typed so

## net income stated
kind: income
hook: 6
match: noi, net operating income, noi 48k, cap rate, 6.5 cap, cap rate 6.5, proforma noi, grm, gross rent multiplier
luxury
- (fee) Net operating income is given as {fee} {per}.
- (n) The stated cap rate is {n} percent.
investor
- (fee) NOI as stated: {fee} {per}. Rebuild it from the leases and the bills.
- (n) Stated cap rate: {n} percent. Ask which year's expenses are in it.
- (n) Stated cap rate: {n} percent.
family
- (fee) After operating expenses, the seller's figure is {fee} {per}.
- (n) Ask to see how the seller figured the cap rate of {n} percent.
modern
- (fee) NOI, as stated: {fee} {per}.
- (n) Cap rate as stated: {n} percent.
classic
- (fee) The seller reports a net operating income of {fee} {per}.
- (n) The seller calculates a cap rate of {n} percent.
casual
- (fee) The seller's NOI is {fee} {per}. Bring a sharp pencil.
- (n) They're calling it a {n} cap. Check the math. It's only polite.
caption
- (fee) Stated NOI: {fee} {per}.
- (n) Stated cap rate: {n} percent.

## estimated rent
kind: income
hook: 1
match: market rent, projected rent, pro forma rent, potential rent, could rent for, estimated rent, estimated rental income, proforma rents
luxury
- The seller's estimate of rent is {fee} {per}.
- (fee) Rent is estimated, not collected, at {fee} {per}.
investor
- Rent is an estimate: {fee} {per}. No lease stands behind it yet.
- Estimated rent: {fee} {per}. Check it against signed leases nearby.
- Estimated rent: {fee} {per}.
family
- The seller figures it would rent for {fee} {per}; nobody has signed for that yet.
- Ask around before you count on it: the rent, {fee} {per}, is an estimate.
modern
- Estimated rent: {fee} {per}. Estimated.
- Rent, on paper: {fee} {per}.
classic
- The rent has been estimated at {fee} {per}, and remains to be proved.
- The seller puts the rent at {fee} {per}, as an estimate.
casual
- The seller thinks it'd rent for {fee} {per}. Nobody's paid that yet.
- Rent's a guess for now: {fee} {per}.
caption
- Estimated rent: {fee} {per}.
- Rent estimated, not in place.

## fully occupied
kind: tenancy
hook: 5
match: fully occupied, fully leased, 100% occupied, fully rented, 100% leased, no vacancy, no vacancies, all units rented, all units leased
luxury
- It is fully occupied.
- The building is fully occupied.
investor
- Fully occupied: get estoppels from every tenant.
- Fully leased, so the first date to know is the first expiration.
family
- Every unit is rented.
- It's fully occupied.
modern
- Fully occupied.
- Every unit: rented.
classic
- All of its units are occupied.
- The property is fully occupied.
casual
- Every unit's rented, and showings take a little planning.
- It's fully occupied. Every unit's taken.
caption
- Fully occupied.
- Every unit rented.

## vacant
kind: tenancy
hook: 3
match: vacant, delivered vacant, vacant at closing, will be delivered vacant, vacant and easy to show, unoccupied, tenant free, no tenants
luxury
- It is vacant, and will be handed over so.
- It is vacant.
investor
- Delivered vacant: no leases to inherit and no rent until you sign one.
- Vacant. Carry it at zero until the first lease.
family
- It's vacant right now.
- Nobody has to move out first. It's vacant.
modern
- Vacant. No waiting on anyone.
- Delivered vacant.
classic
- It stands vacant.
- It is vacant at present.
casual
- It's vacant, so nobody's hiding dishes before a showing.
- It's vacant, so there's no move-out date to juggle.
- It's vacant.
caption
- Vacant.
- Delivered vacant.
= many boards keep occupancy out of public remarks: use for income property and rentals; 'delivered' and 'handed over' only where delivered was typed

## one unit vacant
kind: tenancy
hook: 5
match: one unit vacant, 1 unit vacant, owner's unit vacant, owners unit available, owner unit, owner-occupy one unit, one vacant unit, live in one rent the other
luxury
- One unit stands open, for an owner or for a lease.
- One unit is vacant.
investor
- One unit vacant: underwrite on the rents that exist, then add the one that doesn't.
- Vacancy: one unit, yours to lease or live in.
- Vacancy: one unit.
family
- One unit is open. It could be the one with your name on the mailbox.
- There's an open unit, for you or for a tenant.
- One unit is vacant.
modern
- One unit vacant.
- One unit is vacant.
classic
- One unit is open, and may be occupied or let.
- A single unit stands empty, at the owner's disposal.
casual
- One unit's empty, so you could be your neighbor's landlord.
- There's one open unit. Move in or rent it out; it's your call.
- One unit's vacant.
caption
- One unit vacant.
- One unit open, to live in or lease.

## tenant-occupied
kind: tenancy
hook: 2
match: tenant occupied, tenant-occupied, tenants in place, tenant in place, occupied by tenant, tenant rights, 24 hour notice tenant, subject to tenant rights
luxury
- A tenant is in residence.
- It is sold subject to its tenancy.
- It is tenant-occupied.
investor
- Sold with a tenancy: get the lease, the deposit, and a signed estoppel.
- The lease transfers with the deed; read it before the comps.
- Occupancy: tenant-occupied.
family
- A tenant lives here now.
- Someone rents it at the moment, and deserves to finish dinner before the tour.
- It's tenant-occupied.
modern
- Sold with its lease.
- A tenant is there now.
- It's tenant-occupied.
classic
- The property is occupied by a tenant.
- A tenant is in occupation, and is owed the courtesy of notice.
casual
- There's a tenant living there. No surprise visits.
- Somebody's renting it right now, and the lease comes with it.
- It's tenant-occupied.
caption
- Sold with its tenant.
- Sold subject to the lease.
= many boards keep occupancy and showing notes out of public remarks: use for income property, or in agent remarks

## month-to-month
kind: tenancy
hook: 1
match: month-to-month, month to month, m2m, mtm, tenants month to month, tenant at will, tenants at will, tenancy at will, mo to mo
luxury
- The tenancy runs from month to month.
- It is let by the month.
investor
- Month-to-month: check the notice your state and city require.
- Tenancy is month-to-month, so there is no end date to wait for and none to rely on.
family
- The rental goes month to month, one calendar page at a time.
- Tenancy is month-to-month.
modern
- Month-to-month.
- Tenancy: one month at a time.
classic
- The tenancy is from month to month.
- It is let by the month, with such notice as the law requires.
casual
- It's month-to-month. Look up the notice rules.
- The tenancy renews every month.
caption
- Month-to-month.
- Month-to-month tenancy.

## lease through date
kind: tenancy
hook: 2
match: lease through, leased through, lease ends, leased until, lease expires, lease in place until, tenant lease thru, lease thru, leased till
luxury
- It is under lease through {date}.
- The present lease runs to {date}.
investor
- Leased through {date}: read the renewal clause before the rent.
- Lease expiration: {date}. The lease binds the buyer until then.
family
- Circle {date}: the lease runs through then.
- It's leased through {date}.
modern
- Leased through {date}.
- Lease ends {date}. Plan from there.
classic
- A lease is in force until {date}.
- The tenant's lease runs through {date}.
casual
- Hold off on the moving truck; it's leased through {date}.
- The tenant's got it through {date}, fair and square.
caption
- Leased through {date}.
- Lease in place to {date}.

## separate meters
kind: income
hook: 3
match: separate meters, separately metered, sep meters, separate gas + electric, separate utilities, separate electric, individually metered, submetered, separate gas and electric, sep utilities
luxury
- Each unit is metered apart.
- The utilities are separately metered.
- There are separate meters.
investor
- Separately metered: confirm which services, and who holds each account.
- Meters: separate, so usage can be billed to whoever uses it.
family
- The units are metered one by one.
- Each unit has its own meter and its own bill.
- There are separate meters.
modern
- Separate meters. Separate bills.
- Metered apart.
classic
- The units are separately metered, and accounts are kept accordingly.
- Each unit answers to its own meter.
- There are separate meters.
casual
- Everybody's on their own meter and opens their own bill.
- Separate meters: you run it, you pay for it.
caption
- Separate meters.
- Separately metered.
= say gas, electric or water only where typed

## tenant pays utilities
kind: income
hook: 2
match: tenant pays utilities, tenants pay utilities, tenants pay all utilities, tenant pays heat, tenant pays electric, tenants pay own utilities, tenant pays gas + electric
luxury
- Utilities are paid by the tenant.
- (list) The tenant pays {list}.
investor
- Utilities: tenant's expense. Check that the leases say so.
- (list) Tenant pays {list}; the owner's column keeps the rest.
family
- (list) Whoever rents it pays {list}.
- Utilities are the tenant's to set up and the tenant's to pay.
modern
- (list) Tenant pays: {list}.
- Utilities: tenant.
classic
- (list) Of the utilities, the tenant pays {list}.
- The tenant bears the cost of utilities.
casual
- (list) The tenant picks up {list}.
- Utilities go in the tenant's name, and so do the bills.
caption
- (list) Tenant pays {list}.
- Tenant pays utilities.

## owner pays
kind: income
hook: 1
match: owner pays water, owner pays heat, landlord pays water, ll pays heat, landlord pays, owner pays water/sewer, owner pays trash, owner pays utilities, heat paid by landlord
luxury
- The owner pays {list}.
- {List} is carried by the owner.
investor
- Owner's expense: {list}. Ask for twelve months of bills.
- Owner's expense: {list}.
- The owner pays {list}, so those bills belong in the offer.
family
- As owner, you'd pay {list}.
- Put {list} in your own column: the owner pays.
modern
- Owner pays: {list}.
- On the owner's side: {list}.
classic
- {List} is paid by the owner.
- The owner meets the cost of {list}.
casual
- The owner covers {list}, and that would be you.
- {List} is on the owner. Get to know those bills.
caption
- Owner pays {list}.
- Owner's expense: {list}.

## laundry income
kind: income
hook: 2
match: laundry income, coin laundry, coin-op laundry, coin op, coin laundry in bsmt, coin operated laundry, laundry room income
luxury
- The laundry is coin-operated.
- The laundry brings an income of its own.
investor
- Coin laundry: ask for the collections and whether the machines are owned or leased.
- Other income: laundry. Count it separately from rent.
family
- Save your quarters: there's coin laundry.
- The laundry brings in income of its own.
modern
- Coin laundry on site.
- Laundry income, too.
classic
- A coin-operated laundry serves the building.
- The laundry yields an income of its own.
casual
- There's coin laundry, which is income in its smallest form.
- The laundry makes money, too. Somebody gets to count it.
caption
- Coin laundry.
- Laundry on site, coin-operated.
= 'coin' and 'quarters' only where coin was typed; income lines only where income was typed or the owner's machines were

## rental license
kind: income
hook: 2
match: rental license, licensed rental, rental permit, rental certificate, certificate of occupancy rental, city rental license, rental registration, permitted rental, rental inspection passed
luxury
- A rental license is in place.
- The property holds a rental license.
investor
- Rental license held: ask whether it transfers or must be reissued.
- Licensed as a rental; note the class, the unit count, and the renewal date.
- Income: {it}.
family
- It already has a rental license. Ask what it takes to put your name on it.
- The rental license is on file.
modern
- Rental license: yes.
- Licensed rental. Check the renewal date.
classic
- The property is licensed for rental.
- A rental license has been issued, and renewals are the owner's affair.
casual
- It's got a rental license. Somebody already stood in that line.
- The rental license is in hand. Ask if it comes with the place.
caption
- Rental license in place.
- Licensed rental.

## short-term rental allowed
kind: income
hook: 5
match: short-term rental allowed, str ok, str allowed, airbnb ok, airbnb allowed, vrbo, short term rentals permitted, str permit, vacation rental, nightly rental allowed, str friendly
luxury
- Short-term rental is permitted.
- It may be let by the night or the week.
- Short-term rental is allowed.
investor
- Short-term rental allowed: read the ordinance, the cap, and the tax before the calendar.
- STR permitted. Get the permit number and whether it survives a sale.
- Short-term rental: allowed.
family
- Short-term rental is allowed, and the place can have company while you're away.
- Short-term rental is allowed.
modern
- Short-term rental: allowed.
- By the night? Permitted.
classic
- It may be let for short terms.
- Short-term letting is allowed, subject to the usual permits and taxes.
- Short-term rental is allowed.
casual
- Short-term rental's okay, so get ready to write a sign about the coffee maker.
- You're allowed to rent it by the night. Wash the towels.
- Short-term rental's allowed.
caption
- Short-term rental allowed.
- May be rented short-term.

## rent-regulated
kind: tenancy
hook: 2
match: rent control, rent controlled, rent stabilized, rent stabilised, rent regulated, subject to rent control, rso, rent cap
luxury
- The rents are regulated by law.
- The tenancies fall under rent regulation.
investor
- Rent-regulated: get the registration history and the allowed increase.
- Rents are regulated; underwrite to the legal rent, whatever the market is.
family
- The rents are regulated, and the rules come along with the keys.
- Rent rules apply here. Ask for the city's page and read it with coffee.
modern
- Rent-regulated.
- Rents: regulated. Look up the rules.
classic
- The rents are subject to regulation.
- The law has a hand in the rents.
- The units are rent-regulated.
casual
- The rents are regulated, and the law gets a vote.
- It's under rent regulation. Look it up before you do any math.
caption
- Rent-regulated.
- Subject to rent regulation.

## net lease
kind: tenancy
hook: 5
match: nnn, nnn lease, triple net, triple-net, net lease, absolute net, nn lease, absolute nnn
luxury
- It is let on a net lease.
- The tenant's lease is net, and expenses of the property fall to the tenant.
investor
- (list) Net lease: tenant pays {list}. Check who is responsible for the roof and the structure.
- (list) Net lease: tenant pays {list}.
- NNN: taxes, insurance, and maintenance are the tenant's. Confirm the carve-outs.
family
- On a net lease, the tenant pays rent and the bills that come with the building.
- It's on a net lease.
modern
- Net lease. The tenant carries costs.
- NNN.
classic
- The property is let on net terms, with expenses falling to the tenant.
- It is held under a net lease.
casual
- On a net lease, most of the bills have the tenant's name on them.
- The tenant's on a net lease. Read the exceptions, since there always are some.
caption
- Net lease in place.
- NNN lease.
= NNN, taxes, insurance and maintenance together only where NNN or triple net was typed

## adu
kind: income
hook: 8
match: adu, accessory dwelling unit, accessory dwelling, backyard cottage, granny flat, legal adu, permitted adu, carriage house apartment, laneway house, second unit, garage apartment, junior adu, jadu
luxury
- {The it} puts a second kitchen on the same deed.
- There is {an it}, with a kitchen of its own.
luxury lead
- One deed, two kitchens: this {city} {type} comes with {an it}.
luxury headline
- One Deed, Two Kitchens
investor
- {The it} is a second unit on one tax bill: get the permit and the certificate of occupancy.
- Second unit: {it}. Ask whether local rules let it be rented apart.
- Second unit: {it}.
- Also on the deed: {it}.
investor lead
- This {city} {type} has {an it}. Verify the permit, then count the doors.
- This {city} {type} has {an it}.
investor headline
- One Parcel, a Second Dwelling
family
- Whoever comes to stay can make their own coffee: {the it} has a kitchen.
- {The it} gives company a stove and a reason to stay the week.
- There's {an it}.
family lead
- Company gets its own kitchen: this {city} {type} comes with {an it}.
family headline
- Company Gets Its Own Kitchen
modern
- {An it}: a second place, same address.
- There's {an it}.
modern lead
- Main place, second place. This {city} {type} has {an it}.
modern headline
- Main Place, Second Place
classic
- {An it} makes a second dwelling on the deed, complete in itself.
- There is {an it}, with its own kitchen and bath.
classic lead
- This {city} {type} is two dwellings under one title, the second being {an it}.
classic headline
- Two Dwellings Under One Title
casual
- There's {an it}, so visitors get their own fridge and you get your leftovers back.
- {The it} has its own kitchen and bath, and nobody needs to borrow yours.
- There's {an it}.
casual lead
- You get a spare: this {city} {type} comes with {an it}, kitchen and all.
casual headline
- It Comes with a Spare Kitchen
caption
- Comes with {an it}.
- {It}: a second kitchen, a second bath, one deed.
= an accessory dwelling unit has its own kitchen and bath by definition. A junior ADU may share a bath: use no line with 'bath' for it. Garage apartment and second unit: kitchen only if typed.

## guest house
kind: income
hook: 8
match: guest house, guesthouse, guest cottage, detached guest house, guest quarters, casita, 2br guest house, detached casita, bunkhouse
luxury
- Guests are given a roof of their own, in {the it}.
- {The it} lets company be near without being underfoot.
- There is {an it} for visitors.
luxury lead
- At this {city} {type} one's guests have a house of their own.
luxury headline
- A House for the Guests
investor
- {The it} is a second structure: check its permit, its utilities, and whether it is in the square footage.
- Outbuilding: {it}.
investor lead
- Two structures, one price: this {city} {type} has {an it}. Confirm what the square footage counts.
- Two structures, one price: this {city} {type} has {an it}.
investor headline
- Two Structures, One Price
family
- Put company in {the it} and meet everyone for pancakes.
- With {an it}, nobody sleeps on the couch.
- Visitors have {the it}.
family lead
- Nobody gets the couch: this {city} {type} has {an it}.
family headline
- Nobody Gets the Couch
modern
- Guests go to {the it}.
- Second roof: {it}.
modern lead
- This {city} {type} has {an it}. Guests, handled.
modern headline
- Guests Get Their Own Roof
classic
- Visitors may be put up in {the it}, and need not be hurried off.
- There is {an it}.
classic lead
- The hospitality of this {city} {type} extends to a second roof: there is {an it}.
classic headline
- A Second Roof, for Guests
casual
- Company's easier by the third night when there's {an it}.
- You love them, and they've got {the it}. Everybody sleeps better.
- Visitors get {the it}.
casual lead
- House guests are a lot easier when they've got a house. This {city} {type} has {an it}.
casual headline
- A House for the House Guests
caption
- There's {an it}.
- Guests get {the it}.

## separate entrance
kind: income
hook: 3
match: separate entrance, private entrance, own entrance, exterior entrance, outside entrance, sep entrance, separate entry, private entry, walk out separate entrance
luxury
- There is a separate entrance, and one may come and go unannounced.
- A separate entrance is provided.
investor
- Separate entrance: check egress and local rules before calling it a unit.
- Access: separate entrance.
family
- A separate entrance means late arrivals don't wake the house.
- There's {an it}.
modern
- Separate entrance. Come in your own way.
- {A it}: its own door.
classic
- There is {an it}, a door of its own.
- A separate entrance serves it.
casual
- There's a separate entrance. Nobody has to tiptoe past anybody.
- It's got {an it}. Knock on that one.
- There's {an it}.
caption
- Separate entrance.
- A door of its own.
= use after the noun that has the entrance (suite, basement, unit); alone, 'there is a separate entrance'

## caretaker cottage
kind: income
hook: 7
match: caretaker cottage, caretaker's cottage, caretakers house, caretaker unit, caretaker apartment, caretaker residence, manager's unit, groundskeeper cottage
luxury
- {The it} houses whoever keeps the place while one is away.
- The property includes {an it}.
luxury lead
- This {city} {type} has {an it}, so that someone may be at home when the owner is not.
luxury headline
- Quarters for a Caretaker
investor
- {The it} is a second dwelling: ask who lives there now, and on what terms.
- Staff housing: {it}. Check the zoning for its permitted use.
- Staff housing: {it}.
investor lead
- This {city} {type} includes {an it}; start with its permit and any tenancy that goes with it.
investor headline
- A Second Dwelling, for a Caretaker
family
- {The it} is there for whoever brings in the mail when you're gone.
- With {an it}, someone can be around while you aren't.
- There's {an it}.
family lead
- Go away for a month and let somebody mind the place: this {city} {type} has {an it}.
family headline
- Somebody Can Mind the Place
modern
- {An it}, for whoever holds the keys.
- With {an it}, someone can stay when you leave.
- There's {an it}.
modern lead
- This {city} {type} has {an it}. You go, someone stays.
modern headline
- You Leave, Someone Stays
classic
- {An it} is provided for the person who looks after the property.
- The property includes {an it}.
classic lead
- This {city} {type} has {an it}, for whoever looks after the place.
classic headline
- Provision for a Caretaker
casual
- With {an it}, somebody can be there when the plumber shows up.
- {The it} is for the person who actually knows where the shutoffs are.
- There's {an it}.
casual lead
- Somebody's got to know where the shutoffs are. This {city} {type} has {an it} for them.
casual headline
- For Whoever Knows the Shutoffs
caption
- There's {an it}.
- Includes {an it}.

# RENTALS

## available date
kind: availability
hook: 4
match: available, available now, avail, available 6/1, avail june 1, available immediately, move in date, available starting, vacant on
luxury
- It is available {date}.
- Possession is given {date}.
investor
- Available {date}.
- Lease start: {date}.
family
- Start asking around for boxes: it's available {date}.
- You could have the keys {date}.
modern
- Open {date}.
- Move in {date}.
classic
- It may be occupied from {date}.
- The date of availability is {date}.
casual
- It's open {date}. Start counting boxes.
- You can have it {date}.
caption
- Available {date}.
- Move-in: {date}.
= available now: {date} is "now" or "at once"; lines with 'from' read "from today"

## lease term
kind: terms
hook: 2
match: 12-month lease, 12 month lease, 1 year lease, one year lease, annual lease, yearly lease, 6 month lease, 24 month lease, min lease 12 mo, lease term, minimum lease
luxury
- The term is {an it}.
- It is let on {an it}.
investor
- Term: {it}.
- Offered on {an it}; ask what the renewal looks like.
family
- It's {an it}, so you'll see every season from the same windows.
- It rents on {an it}.
modern
- {An it}.
- Lease term: {it}.
classic
- It is offered on {an it}.
- The term asked is {an it}.
casual
- It's {an it}, so hang the pictures.
- They're asking for {an it}.
caption
- {It}.
- Offered on {an it}.
= 'every season' and 'hang the pictures' only for twelve months or more

## short lease available
kind: terms
hook: 2
match: flexible lease, flexible lease terms, short term lease, short-term lease available, month to month available, month-to-month lease, seasonal rental, winter rental, academic rental
luxury
- The length of the lease may be discussed.
- A shorter lease is available.
- A short lease is available.
investor
- Flexible term: price the turnover with the rent.
- Lease term: flexible.
family
- Your calendar gets a say. The lease is flexible.
- A shorter stay can be arranged.
- A short lease is available.
modern
- Flexible lease.
- Lease term: ask.
- A short lease is available.
classic
- The term may be suited to the tenant.
- Shorter terms are considered.
- A short lease is available.
casual
- You don't have to know where you'll be next June. The lease is flexible.
- They'll do a shorter lease. Ask.
- A short lease is available.
caption
- Flexible lease.
- Shorter lease available.

## deposit
kind: fee
hook: 1
match: deposit, security deposit, sec dep, first and security, first last security, first last and security, 1st last & security, one month deposit, security equal to one month
luxury
- (fee) The security deposit is {fee}.
- (list) Due at signing: {list}.
investor
- (fee) Deposit: {fee}. Check the state's limit and where it must be held.
- (fee) Deposit: {fee}.
- (list) Move-in funds: {list}.
family
- (fee) Set aside {fee} for the deposit.
- (list) To get the keys, you'll need {list}.
modern
- (fee) Deposit: {fee}.
- (list) At signing: {list}.
classic
- (fee) A deposit of {fee} is asked.
- (list) There is due at signing {list}.
casual
- (fee) The deposit's {fee}. Take pictures the day you move in.
- (list) They want {list} up front.
caption
- (fee) Deposit {fee}.
- (list) Due at signing: {list}.
= {list} as typed: first month, last month, security

## application fee
kind: fee
hook: 0
match: application fee, app fee, background check fee, $50 application, credit check fee, application required
luxury
- (fee) There is an application fee of {fee}.
- An application is required.
investor
- (fee) Application fee: {fee}. Check the state's cap.
- (fee) Application fee: {fee}.
- Application required.
family
- (fee) The application fee is {fee}.
- Find your last address; there's an application to fill out.
modern
- (fee) Application fee: {fee}.
- {An it} comes first.
classic
- (fee) An application fee of {fee} is charged.
- Prospective tenants make an application.
casual
- (fee) It's {fee} to apply.
- There's an application to fill out.
caption
- (fee) Application fee {fee}.
- Application required.

## utilities included
kind: utilities
hook: 4
match: utilities included, all utilities included, heat included, heat and hot water included, heat & hw incl, h/hw included, water included, electric included, internet included, util incl, includes heat, rent includes
luxury
- The rent includes {list}.
- {List} is provided, and no account need be opened.
investor
- Rent includes {list}, so read the asking rent gross of it.
- Included in rent: {list}.
family
- The rent includes {list}, which is less to sign up for the week you move.
- The rent includes {list}.
modern
- Rent covers {list}.
- Included: {list}.
classic
- {List} is included in the rent.
- {List} is the landlord's to pay, and comes with the rent.
casual
- Rent covers {list}. Leave that bill to somebody else.
- {List}? That's in the rent.
caption
- {List} included.
- Rent includes {list}.

## pets allowed
kind: pets
hook: 3
match: pets allowed, pets ok, pet friendly, pets welcome, pets considered, dogs ok, cats ok, cats and dogs ok, dog friendly, pets negotiable
luxury
- Pets are permitted.
- Pets may be kept.
- Pets are allowed.
investor
- Pets: allowed.
- Pets permitted; check the lease or the bylaws for size and number.
family
- Pets are fine, so pack the food bowl.
- Pets are allowed here.
modern
- Pets: yes.
- Pets allowed. Check the rules.
classic
- Pets are allowed.
- Pets may be kept.
casual
- Pets are okay, so nobody's getting left with your cousin.
- Pets are fine. They'll have claimed the good chair by Tuesday.
- Pets are allowed.
caption
- Pets allowed.
- Pets are fine.
= name cats or dogs only as typed

## pet limits
kind: pets
hook: 2
match: pets ok 2 max, two pets max, 2 pets, pet limit, cats only, cats ok no dogs, small dogs only, dogs under 35 lbs, 1 small pet, weight limit, breed restrictions, pets case by case
luxury
- Pets are permitted within limits: {list}.
- The rule on pets is {list}.
investor
- Pets: {list}.
- Pet rule: {list}. Get the written policy.
- Pet rule: {list}.
family
- Pets are fine within limits: {list}.
- Check the pet rule before you promise anyone a puppy: {list}.
modern
- Pet rule: {list}.
- Pets, with a limit: {list}.
classic
- Pets are allowed, subject to a limit: {list}.
- The rule for pets is {list}.
casual
- Pets are okay up to a point: {list}.
- Here's the pet rule: {list}.
caption
- Pets: {list}.
- Pet limit: {list}.
= {list} as the limit reads ("two at most", "cats only", "35 pounds and under")

## no pets
kind: pets
hook: 1
match: no pets, no pets allowed, pets not allowed, no dogs, no animals, no pet policy
luxury
- Pets are not permitted; assistance animals are not pets.
- Pets are not permitted.
investor
- Pets: none. Assistance animals are handled by law, not by the pet rule.
- No pets under the lease.
family
- Pets aren't allowed, though an assistance animal isn't a pet.
- The rule is no pets.
modern
- No pets. Assistance animals aren't pets.
- Pets: no.
classic
- Pets are not allowed; assistance animals are another matter.
- No pets are permitted.
casual
- No pets, sorry to the goldfish. Assistance animals don't count as pets.
- It's a no-pets place.
caption
- No pets.
- No pets; assistance animals are not pets.

## pet fee
kind: pets
hook: 1
match: pet fee, pet rent, pet deposit, pet fee 300, pet rent 35/mo, additional pet deposit, non refundable pet fee
luxury
- (fee) {An it} of {fee} {per} applies.
- There is {an it} for pets.
investor
- (fee) Pet charge: {it}, {fee} {per}.
- {It} charged; confirm whether it is refundable.
family
- (fee) There's {an it} of {fee} {per} for the one with the tail.
- Ask before the leash comes out: there's {an it}.
modern
- (fee) {It}, {fee} {per}.
- {It} applies.
classic
- (fee) {An it} of {fee} {per} is charged.
- {An it} is charged.
casual
- (fee) {It} is {fee} {per}, and no, they don't take treats.
- There's {an it}. Ask how much.
caption
- (fee) {It}: {fee} {per}.
- {It} applies.

## smoke-free
kind: restriction
hook: 0
match: no smoking, non smoking, smoke free, smoke-free building, non-smoking, no smoking or vaping, no vaping
luxury
- It is smoke-free.
- No smoking is permitted.
investor
- Smoke-free, by rule.
- Smoking: not allowed.
family
- It's smoke-free.
- Smoking isn't allowed.
modern
- Smoke-free.
- No smoking.
classic
- Smoking is not permitted.
- The property is smoke-free.
casual
- It's a smoke-free place.
- No smoking. House rules.
caption
- Smoke-free.
- No smoking.

## renters insurance
kind: terms
hook: 0
match: renters insurance, renter's insurance required, renters insurance required, tenant insurance required
luxury
- Tenants carry renters insurance.
- Renters insurance is required.
investor
- Renters insurance: required. Ask for proof at signing and at renewal.
- Lease requires renters insurance.
family
- You'll need renters insurance, which covers your things and not the walls.
- Renters insurance is part of the lease.
modern
- Renters insurance required.
- Bring proof of renters insurance.
classic
- The tenant is asked to carry renters insurance.
- Renters insurance is required by the lease.
casual
- You need renters insurance. Your laptop will thank you.
- They want renters insurance before the keys.
caption
- Renters insurance required.
- Renters insurance, please.

## vouchers accepted
kind: terms
hook: 1
match: vouchers accepted, section 8 ok, section 8 accepted, section 8 welcome, hcv accepted, housing vouchers welcome, voucher friendly
luxury
- Housing vouchers are accepted toward the rent.
- The owner accepts housing vouchers.
investor
- Vouchers accepted; the unit must pass the housing agency's inspection.
- Rent may be paid in part by voucher. Ask the agency for its payment standard.
family
- Housing vouchers are accepted here.
- Bring your voucher; the owner takes it.
modern
- Vouchers accepted.
- Housing vouchers: yes.
classic
- Housing vouchers are accepted.
- Tenants with housing vouchers may apply as any others do.
casual
- Vouchers are fine.
- They take housing vouchers. Bring yours.
- Vouchers are accepted.
caption
- Housing vouchers accepted.
- Vouchers accepted.
= state only where typed; a refusal is never told

# RESTRICTIONS

## deed restricted
kind: restriction
hook: 1
match: deed restricted, deed restrictions, deed-restricted, cc&rs, ccrs, covenants, restrictive covenants, subject to ccrs, deed restricted community, restrictions apply
luxury
- The deed carries restrictions, and they should be read before the plans are drawn.
- It is deed-restricted.
investor
- Deed-restricted: pull the recorded covenants and check use, leasing, and setbacks.
- CC&Rs apply. Read them with the title report.
- Title: deed restricted.
family
- There are deed restrictions, so read them before you name the chickens.
- The deed comes with rules. Ask for a copy and go through it over coffee.
- The deed is restricted.
modern
- Deed-restricted. Read the covenants.
- Covenants apply.
classic
- The deed is subject to restrictions.
- Certain covenants run with the land, and bind whoever owns it.
casual
- It's deed-restricted. Boring to read, worth reading.
- It's deed restricted.
caption
- Deed-restricted.
- Covenants apply; ask for a copy.

## no deed restrictions
kind: restriction
hook: 4
match: no deed restrictions, no covenants, no restrictions, unrestricted, no ccrs, no cc&rs, unrestricted land, no restrictive covenants
luxury
- No covenants bind the property.
- The deed is free of restrictions.
investor
- Deed restrictions: none as listed. Let the title search confirm it.
- No covenants, so zoning is the rule book.
- Deed restrictions: none.
family
- With no deed restrictions, check the zoning and start sketching.
- No covenants come with it.
modern
- No covenants.
- Deed restrictions: none. Zoning still gets a vote.
classic
- The deed carries no restrictions.
- It is free of covenants, and answers only to the zoning.
casual
- The deed won't argue about your fence: there are no restrictions in it.
- There are no covenants. Zoning, sure. Covenants, no.
- There are no deed restrictions.
caption
- No deed restrictions.
- No covenants.

## 55+ community
kind: restriction
hook: 2
match: 55+, 55+ community, 55 plus, 55 and over, 55 and older
luxury
- It is in a 55+ community under the federal Housing for Older Persons Act.
- The community is age-restricted, 55+, by law and by its documents.
investor
- 55+ community under the Housing for Older Persons Act: read its age rules before leasing or reselling.
- Age rule: 55+ (HOPA). Get the occupancy policy in writing.
- Age rule: 55+ community.
family
- This is a 55+ community under the Housing for Older Persons Act. Ask for its occupancy rules early.
- The community is 55+, and its documents spell out how that works.
- It's a 55+ community.
modern
- 55+ community (HOPA).
- Age rule: 55+. See the documents.
- It's a 55+ community.
classic
- The community is restricted to 55+ occupancy under the Housing for Older Persons Act.
- It stands in a 55+ community, whose documents set out the rule.
- It is a 55+ community.
casual
- It's a 55+ community under federal housing law. Check the occupancy rules.
- The community's 55+. The documents have the details.
- It's a 55+ community.
caption
- 55+ community (HOPA).
- In a 55+ community; ask for the occupancy rules.
= only where the agent has confirmed that the community qualifies under HOPA; for 62+ the figure changes; say nothing of who lives there

## historic district rules
kind: restriction
hook: 2
match: historic district rules, hdc approval, hdc, local historic district, historic commission approval, exterior changes need approval, landmarked, landmark district, historic overlay, certificate of appropriateness, preservation easement
luxury
- It lies in a historic district, and changes to the exterior are reviewed.
- Exterior work is subject to the historic district's review.
investor
- Historic district: exterior work needs approval, so add the review to the schedule.
- Inside a historic district. Price windows and roofing to its standards, and ask about tax credits.
family
- Check with the commission before you change the front. The historic district has rules.
- The district gets a say in the outside, so ask before you order shutters.
modern
- Historic district. Exterior changes get reviewed.
- Outside changes: ask the commission.
classic
- It stands within a historic district, whose commission reviews exterior changes.
- The outside of it is the district's business as well as the owner's.
casual
- It's in a historic district, so the paint color may need a permission slip.
- Ask before you touch the front. Historic district rules apply.
caption
- In a historic district.
- Historic district: exterior changes are reviewed.

## conservation easement
kind: restriction
hook: 4
match: conservation easement, conservation easment, under conservation easement, land trust easement, ag preservation, agricultural preservation, preserved farm, development rights sold, apr land, restricted from development
luxury
- A conservation easement limits what may be built, now and for later owners.
- The land is under a conservation easement.
investor
- Conservation easement: read what is reserved, what is barred, and who inspects.
- The development rights are limited by easement, so value the land as it is used.
family
- Read the conservation easement before you draw the barn. It keeps the land to certain uses.
- The land is under a conservation easement, for you and for everyone after you.
- There's a conservation easement on the land.
modern
- Conservation easement. Building is limited.
- Land under easement. Read it first.
classic
- A conservation easement runs with the land and restricts its development.
- What may be built was settled in a conservation easement, and binds every owner.
casual
- There's a conservation easement on it, and it outlasts everybody's plans.
- The land's under a conservation easement. Find out what you can build before you fall for a spot.
- There's a conservation easement on the land.
caption
- Under a conservation easement.
- Conservation easement limits building.

## income-restricted
kind: restriction
hook: 3
match: income restricted, income-restricted, affordable unit, below market rate, bmr unit, deed restricted affordable, income limits apply, 80% ami, workforce housing, resale restricted, inclusionary unit
luxury
- Income limits and a resale formula apply.
- It is sold under an affordable-housing restriction, which also governs resale.
investor
- Income-restricted: check the rider for owner-occupancy and resale limits.
- Restricted by income and resale price; get the program's formula.
family
- Ask the program which forms to bring; income limits apply.
- It's sold through an affordable-housing program, with limits on income and on resale.
modern
- Income limits apply. So do resale limits.
- Affordable program unit. Qualify first.
classic
- Purchasers must meet the program's income limits, and resale is governed by its rules.
- It is offered under an affordable-housing restriction.
casual
- Check with the program before you get attached. There are income limits.
- It's a program unit: qualify going in, and follow the formula going out.
caption
- Income limits apply.
- Affordable-housing restriction applies.
= resale lines only where resale or a deed restriction was typed

## historic district
kind: restriction
hook: 3
match: historic district, in historic district, national register district, nrhp district, in the historic district
luxury
- It lies within a historic district.
- It is in a historic district; ask what is reviewed.
investor
- District rules differ; find out whether this historic district is local, with review, or National Register, without.
- In a historic district; check for exterior rules and for tax credits.
family
- It's in a historic district. Ask what that means for paint and porches.
- The address is in a historic district.
modern
- Historic district. Ask what it reviews.
- In a historic district.
classic
- It stands in a historic district.
- Its address is in a historic district.
casual
- It's in a historic district. Find out who gets a say about the outside.
- Ask before you order windows; it's a historic district.
caption
- In a historic district.
- Historic district: ask what is reviewed.

## leasing restrictions
kind: restriction
hook: 1
match: rental cap, rental restrictions, leasing restrictions, no rentals first year, min 12 month rental, lease restrictions, rental limit, 30 day minimum, no rentals, no leasing, 2 year owner occupancy before renting
luxury
- Leasing is limited by the association.
- (list) The rule on leasing: {list}.
investor
- Leasing is restricted: ask for the cap, the waiting list, and the minimum term.
- (list) Leasing rule: {list}. Underwrite to it.
family
- Ask before you plan on renting it out. There are rules.
- (list) If you ever rent it out, the rule is {list}.
modern
- Leasing: limited.
- (list) Rental rule: {list}.
classic
- Rental of the property is restricted.
- (list) As to letting, the rule is {list}.
casual
- You can't just rent it out however you like; there are rules.
- (list) The rental rule: {list}.
caption
- Leasing restrictions apply.
- (list) Rental rule: {list}.

## no short-term rental
kind: restriction
hook: 1
match: no short term rentals, no str, no airbnb, str not allowed, no vrbo, no short-term rentals, no nightly rentals
luxury
- Short-term rental is not permitted.
- It may not be let by the night.
investor
- STR: not allowed. Run the numbers on a lease.
- No short-term rental; ask for the minimum term.
family
- Short-term rentals aren't allowed, so whoever stays over is whoever you invited.
- No renting by the night here.
- Short-term rental is not allowed.
modern
- No short-term rentals.
- By the night: no.
classic
- Short-term letting is not allowed.
- The rules do not permit nightly rental.
casual
- Skip the welcome binder. No short-term rentals.
- You can't rent it by the night.
- Short-term rental is not allowed.
caption
- No short-term rentals.
- Short-term rental not allowed.

## owner-occupancy required
kind: restriction
hook: 1
match: owner occupant only, owner occupancy required, must be owner occupied, owner occupied only, primary residence required, owner occupants first, no investors
luxury
- Owner occupancy is required.
- It is sold to be lived in by its owner.
investor
- Owner occupancy required, so it can't be bought as a rental.
- Owner-occupancy: required.
family
- Whoever buys it has to live in it.
- It's sold to owner-occupants, so plan to live in it.
- Owner-occupancy is required.
modern
- Owner-occupants only.
- Owner-occupancy is required.
classic
- The buyer must occupy the property.
- It is reserved for owner-occupancy.
- Owner-occupancy is required.
casual
- Owner-occupants only. No renting it out from afar.
- Owner-occupancy is required.
caption
- Owner-occupancy required.
- Owner-occupants only.

## board approval
kind: restriction
hook: 1
match: board approval, board approval required, co-op board approval, coop board interview, board package, association approval required, hoa approval of buyer, board interview, condo approval required
luxury
- Purchase is subject to board approval.
- The board must approve the sale.
investor
- The board must approve: ask for the package, the calendar, and the financial rules.
- The sale needs the board's consent; put the timing in the contract.
- Sale: with board approval.
family
- The board has to say yes, so set an evening aside for the package.
- There's board approval to get through before the keys.
modern
- Subject to the board.
- The board decides. Start the package.
classic
- The sale requires the approval of the board.
- The board reviews each purchase.
casual
- You'll need board approval, so print everything twice.
- The sale needs board approval.
caption
- The board must approve.
- Subject to board approval.
= state the rule, never a view of who will be approved

## architectural review
kind: restriction
hook: 0
match: architectural review, arc approval, architectural control, design review, architectural committee, build requirements, minimum square footage to build, design guidelines
luxury
- Plans are subject to architectural review.
- (list) Building is governed by a standard: {list}.
investor
- Architectural review: get the guidelines and the fee before the drawings.
- (list) Build rule: {list}.
- Restrictions: {it}.
family
- Show the drawings to the committee before you show the builder. Plans get reviewed.
- (list) When you build, the rule is {list}.
- Building plans go to architectural review.
modern
- Plans go to review first.
- (list) To build: {list}.
- Architectural review applies.
classic
- An architectural committee must approve the plans.
- (list) The standard for building is {list}.
casual
- Keep an eraser handy. A committee has to okay your plans.
- (list) The building rule: {list}.
- Building plans go to architectural review.
caption
- Architectural review applies.
- (list) Build rule: {list}.

## easement or shared drive
kind: restriction
hook: 0
match: easement, utility easement, access easement, shared driveway, shared drive, road maintenance agreement, shared well agreement, right of way, recorded easement, private road maintenance
luxury
- There is {an it}, of record.
- {An it} applies.
investor
- {It}: get the recorded document, and find out who maintains what.
- {An it} is of record; have the surveyor draw it.
- Restrictions: {it}.
family
- There's {an it}. Ask for the agreement and tuck it in with the deed.
- Read the page on {the it} before you sign.
modern
- {It}, recorded.
- There's {an it}. Read the page.
classic
- {An it} is recorded against the property.
- The property is subject to {an it}.
casual
- There's {an it}. Ask who plows and who pays.
- Just so you know, there's {an it}.
caption
- {It}.
- Subject to {an it}.
= 'who plows' only for a drive or road; 'shared' only where shared was typed; 'recorded' only where recorded was typed

# SCENES

## scene: rent and laundry
roles: rents = rents; laundry = laundry income
luxury
- The rents are {rents:list} a month, and there is {a laundry} besides.
investor
- Rent: {rents:list} a month. Other income: {laundry}. Ask for a year of both.
- Rent: {rents:list} a month. Other income: {laundry}.
family
- Besides rents of {rents:list} a month, there's {a laundry}. Learn to count quarters.
modern
- Rents, {rents:list} a month. Plus {laundry}.
classic
- Beyond the rents of {rents:list} a month, there is {a laundry}.
casual
- Rents are {rents:list} a month, and then there's {a laundry}.

## scene: keep and fix
roles: keep = original woodwork | pocket doors | built-in china cabinet | china cabinet | original floors | original moldings; needs = needs named work | full renovation | fixer
luxury
- It needs {needs:list}. It keeps {keep}, which cannot be ordered.
- {The keep} is still in place; {needs:list} is still to come.
investor
- Fix: {needs:list}. Keep: {keep}. Only the first list needs bids.
- Bid {needs:list}; leave {keep} off the demo list.
family
- Two lists for the refrigerator door: fix {needs:list}, keep {keep}.
- {Keep} stays put. {Needs:list} is the project.
modern
- To fix: {needs:list}. To keep: {keep}.
- Keep {keep}. Fix {needs:list}. Start there.
classic
- It has kept {keep}, and is in need of {needs:list}.
- The work is {needs:list}; what has been kept is {keep}.
casual
- It needs {needs:list}. But nobody ripped out {the keep}, and you can't buy that at the hardware store.
- Fix {needs:list}, and please leave {the keep} alone.
= use named items only; with 'full renovation' or 'fixer' as the need, the slot reads "a full renovation" or "work"; lines with 'fix' or 'bid' only for named work

## scene: done, and to do
roles: update = new roof | new windows | new furnace | new HVAC | new water heater | new boiler; needs = needs named work | cosmetic updating
luxury
- {The update} dates from {update year}; {needs:list} is still to come.
investor
- Done: {update}, {update year}. To do: {needs:list}. Price the second list only.
- Done: {update}, {update year}. To do: {needs:list}.
family
- Somebody took care of {the update} in {update year}, which leaves {needs:list} for you.
modern
- Done: {update}, {update year}. Next: {needs:list}.
classic
- {The update} dates from {update year}, and {needs:list} remains.
casual
- {The update} is from {update year}. Handled. {Needs:list}? Not yet.

## scene: two dwellings, two bills
roles: second = adu | guest house | caretaker cottage; apart = separate meters | separate entrance
luxury
- There is {a second}, with {a apart}.
investor
- Second dwelling: {second}, {apart}. Check the permit and what may be rented.
- Second dwelling: {second}, {apart}.
family
- There's {a second} with {a apart}, and everybody's comings and goings stay their own.
modern
- {Second}. {Apart}. Same deed.
classic
- There is {a second}, and {a apart} for it.
casual
- There's {a second} with {a apart}, and nobody's sharing more than the address.
= only where the agent tied the two together; otherwise tell them apart

`
