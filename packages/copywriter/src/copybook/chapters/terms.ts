// Lines as data; the notation is explained in ../README.md.
export const terms = `
# Condition, terms, fees, income, tenancy, rentals, restrictions

Facts of this group belong with the price, or in the first sentence when they are the main fact (a fixer, a rent roll). None is an amenity. Slots beyond the README: "{list}" the typed items joined ("heat and internet"; "$1,450, $1,500, and $1,625"), "{List}" at the
start of a sentence; "{date}" as typed; "{per}" the typed period ("a month", "a year"), dropped with its words where none was typed; "{n}" may be spelled out, "{N}" at the start; "{sum}" a derived total. "caption" lines are short, without tone, for posts and lists.

# CONDITION

## sold as-is
kind: condition
hook: 5
match: sold as-is, as-is, as is, sold as is, as-is where-is, as is where is, no repairs, seller will make no repairs
luxury
- The sale is as-is, and the seller will make no repairs.
- The property is sold as-is.
investor
- Sold as-is, with no repairs by the seller.
- Terms: sold as-is.
family
- It's sold as-is.
- The sale is as-is, with no repairs by the seller.
modern
- Sold as-is.
- Sold as-is, no repairs by the seller.
classic
- The property is sold as it stands, without repairs by the seller.
- The property is sold as-is.
casual
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
- It needs a full renovation.
luxury lead
- This {city} {type} requires a full renovation, and the decisions are all still open.
- Every room of this {city} {type} is still to be decided: it needs a full renovation.
luxury headline
- In Need of a Full Renovation
investor
- Condition: needs full renovation.
- Scope: full renovation.
investor lead
- Scope first: this {city} {type} needs a full renovation.
- This {city} {type} needs a full renovation.
investor headline
- Full Renovation Needed
family
- It needs a full renovation, so every room gets to be your idea.
- It needs a full renovation.
family lead
- Every room gets to be your idea: this {city} {type} needs a full renovation.
- Bring a tape measure and a notebook: this {city} {type} needs a full renovation.
family headline
- Every Room Gets to Be Your Idea
modern
- It's a full renovation, start to finish.
- It needs a full renovation.
modern lead
- This {city} {type} needs a full renovation.
- Start over: this {city} {type} needs a full renovation.
modern headline
- Full Renovation, Start to Finish
classic
- A complete renovation is needed.
- It is in need of a full renovation.
classic lead
- This {city} {type} is in need of a full renovation.
- The chief fact comes first: this {city} {type} needs a full renovation.
classic headline
- In Want of a Full Renovation
casual
- It needs a full renovation, top to bottom.
- It needs a full renovation.
casual lead
- No sugarcoating: this {city} {type} needs a full renovation.
- Bring tools and a plan: this {city} {type} needs a full renovation.
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
- It needs work.
- It is a fixer.
- There is work to be done.
luxury lead
- This {city} {type} needs work, and the work is left to the next owner.
- There is work to be done at this {city} {type}.
luxury headline
- Work to Be Done
investor
- Condition: needs work.
- Condition: fixer.
investor lead
- Condition first: this {city} {type} needs work.
- This {city} {type} is a fixer.
investor headline
- A Fixer in {city}
family
- It needs work.
- It's a fixer.
- It needs work, and the Saturdays to do it on are yours to pick.
family lead
- Roll up your sleeves: this {city} {type} needs work.
- Bring your tools: this {city} {type} needs work.
family headline
- Roll Up Your Sleeves
modern
- It needs work.
- It's a fixer.
modern lead
- This {city} {type} needs work.
- Bring tools: this {city} {type} needs work.
modern headline
- Needs Work. Bring Tools.
classic
- It needs work, which falls to the next owner.
- It needs work.
- It is a fixer.
classic lead
- This {city} {type} needs work, and is offered on that understanding.
- There is work to be done at this {city} {type}.
classic headline
- In Need of Work
casual
- It needs work.
- It's a fixer, so bring your tools.
casual lead
- Got tools? Good, because this {city} {type} needs work.
- No sugarcoating: this {city} {type} needs work.
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
- The work still to be done is {list}.
luxury lead
- Before anything else, this {city} {type} needs {list}.
- This {city} {type} needs {list}.
luxury headline
- What It Needs, Then What It Has
investor
- Work: {list}.
- It needs {list}.
investor lead
- Known work on this {city} {type}: {list}.
- This {city} {type} needs {list}.
investor headline
- Known Work First
family
- It needs {list}.
- First on the list once the keys are yours: {list}.
family lead
- Here's the to-do list before anything else: this {city} {type} needs {list}.
- The to-do list comes first: this {city} {type} needs {list}.
family headline
- The To-Do List Comes First
modern
- Needs: {list}.
- Still to do: {list}.
modern lead
- This {city} {type} needs {list}.
- To do at this {city} {type}: {list}.
modern headline
- Start with What It Needs
classic
- It needs {list}, and the work is left to the buyer.
- The work outstanding is {list}.
classic lead
- This {city} {type} needs {list}, and that is stated first.
- The work outstanding at this {city} {type} is {list}.
classic headline
- The Work Outstanding, Stated First
casual
- It needs {list}. There, that's out of the way.
- It needs {list}.
casual lead
- Let's get it out of the way: this {city} {type} needs {list}.
- This {city} {type} needs {list}. There, that's out of the way.
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
- Work: cosmetic.
- It needs cosmetic updating.
family
- It needs cosmetic updating.
- It needs cosmetic updating, so the colors are up to you.
modern
- Needs updating. The colors are your call.
- It needs cosmetic updating.
classic
- It wants cosmetic updating.
- Its finishes are due for updating.
casual
- It needs cosmetic updating.
- The updating's cosmetic, and the colors are up to you.
caption
- Needs cosmetic updating.
- Cosmetic work, colors to be argued over.

## shell, down to the studs
kind: condition
hook: 7
match: shell, down to the studs, down to studs, gutted, taken to the studs, studs only, bare shell, gutted to studs, interior demo complete, demo done, unfinished shell
luxury
- The interior has been taken down to the studs.
- It is sold as a shell, with the interior still to be planned.
luxury lead
- This {city} {type} has been taken down to the studs, and its rooms are still to be drawn.
- The interior of this {city} {type} is down to the studs.
luxury headline
- Down to the Studs, Open to a Plan
investor
- Interior: down to the studs.
- Sold as a shell, with demolition done.
investor lead
- This {city} {type} is down to the studs, with demolition done.
- Interior of this {city} {type}: down to the studs.
investor headline
- Down to the Studs in {city}
family
- It's down to the studs, and the rooms are yours to draw.
- The tearing out is done: the interior is at the studs.
family lead
- Draw the rooms yourself: this {city} {type} is down to the studs.
- The tearing out is done at this {city} {type}. It's down to the studs.
family headline
- Draw the Rooms Yourself
modern
- Down to the studs. Build back.
- A shell. The plan is yours to draw.
modern lead
- This {city} {type} is down to the studs. The next drawing is yours.
- Demolition is done: this {city} {type} is down to the studs.
modern headline
- Studs Now. Rooms Next.
classic
- It is sold as a shell.
- The interior has been taken down to the studs.
classic lead
- What is sold in {city} is the shell of a {type}, its interior taken back to the studs.
- The interior of this {city} {type} has been taken down to the studs.
classic headline
- A Shell, with the Interior Still to Come
casual
- It's down to the studs.
- The demo's done: it's down to the studs.
casual lead
- The demo's done: this {city} {type} is down to the studs.
- Bring a plan. This {city} {type} is down to the studs.
casual headline
- It's Studs in There. Bring a Plan
caption
- Down to the studs.
- Sold as a shell.
= down to the studs: interior wall finishes are gone, framing can be seen

## tear-down
kind: condition
hook: 6
match: tear-down, teardown, tear down, value is in the land, land value only, lot value, sold for land value, priced as land, scraper, scrape, builder's lot
luxury
- The value is in the land; the present structure is expected to go.
- It is a tear-down, offered for its land.
luxury lead
- What is offered in {city} is the ground. The present structure is sold as a tear-down.
- This {city} property is sold as a tear-down, for its land.
luxury headline
- Offered for Its Ground
investor
- Sold for land value, as a tear-down.
- Value: in the land.
investor lead
- This {city} property is sold as a tear-down.
- The value of this {city} property is in the land: it is sold as a tear-down.
investor headline
- Sold for the Land in {city}
family
- It's a tear-down.
- The value here is in the land.
family lead
- Start with the ground: this {city} property is sold as a tear-down.
- Picture something new: this {city} property is sold as a tear-down.
family headline
- Start with the Ground
modern
- The value is the lot.
- It's a tear-down.
modern lead
- The lot is the listing: this {city} property is sold as a tear-down.
- This {city} property is a tear-down.
modern headline
- The Lot Is the Listing
classic
- The value lies in the land, and the structure is to come down.
- It is sold as a tear-down.
classic lead
- In {city}, a property is offered for its land; what stands on it is sold as a tear-down.
- This {city} property is sold as a tear-down, and its value lies in the land.
classic headline
- Offered for the Land It Stands On
casual
- It's a tear-down.
- You're paying for the land: the building's a tear-down.
casual lead
- You're buying the ground: this {city} property is a tear-down.
- This {city} property is a tear-down. Look at the lot.
casual headline
- You're Buying the Ground
caption
- Tear-down: the value is in the land.
- Sold for the ground under it.

## original condition
kind: condition
hook: 4
match: original condition, all original, original throughout, never updated, not updated, untouched, time capsule
luxury
- It survives in original condition.
- It is in original condition.
investor
- Condition: original.
- It is in original condition, with no updates.
family
- It's in original condition.
- It's in original condition, and what changes is up to you.
modern
- It's in original condition.
- All original.
classic
- It remains in original condition, as its builders left it.
- It is in original condition.
casual
- It's in original condition.
- It's all original.
caption
- Original condition.
- Never updated, for better or worse.

## renovation unfinished
kind: condition
hook: 5
match: partially renovated, partly renovated, renovation started, renovation in progress, unfinished renovation, half finished, started remodel, needs finishing, ready to finish, seller started renovations
luxury
- A renovation has been begun and not completed.
- The renovation stops partway; the remainder is left to the buyer.
investor
- Renovation begun, not finished.
- Condition: partly renovated.
family
- Somebody started the renovation, and the finishing is left to you.
- The renovation is unfinished.
modern
- The renovation is unfinished.
- Renovation started, not finished.
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
- The damage is disclosed first: {it}.
- Condition: {it}.
luxury lead
- The damage at this {city} {type} is disclosed first: {it}.
- This {city} {type} is offered with its damage disclosed: {it}.
luxury headline
- The Damage First, Then the Rest
investor
- Condition: {it}.
- Disclosed: {it}.
investor lead
- Condition first at this {city} {type}: {it}.
- Disclosed at this {city} {type}: {it}.
investor headline
- Damage Disclosed
family
- Repairs come first here: {it}.
- You should know the condition: {it}.
family lead
- You should know this first about this {city} {type}: {it}.
- Repairs come first at this {city} {type}: {it}.
family headline
- There Is Damage to Repair
modern
- Condition: {it}.
- Repair first: {it}.
modern lead
- Condition of this {city} {type}: {it}.
- Repair comes first at this {city} {type}: {it}.
modern headline
- Damage Disclosed
classic
- The damage is disclosed: {it}.
- Repair is left to the buyer: {it}.
classic lead
- The damage at this {city} {type} is stated first: {it}.
- This {city} {type} is sold to whoever will repair it: {it}.
classic headline
- Damaged, and Sold to Be Repaired
casual
- Fair warning: {it}.
- You should know up front: {it}.
casual lead
- Fair warning about this {city} {type}: {it}.
- You should know first about this {city} {type}: {it}.
casual headline
- Fair Warning First
caption
- Disclosed up front: {it}.
- Condition: {it}.

## winterized, utilities off
kind: condition
hook: 1
match: winterized, winterised, utilities off, utilities are off, water is off, no utilities on, dewinterize
luxury
- The property has been winterized, and the water is off.
- The utilities are off at present.
investor
- Condition: winterized.
- Utilities: off.
family
- It's winterized.
- The utilities are off for now.
modern
- Winterized. Water's off.
- Utilities: off for now.
classic
- It has been winterized.
- The utilities are shut off at present.
casual
- It's winterized.
- The utilities are off for now.
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
- Condition: ready to occupy.
- It is ready to occupy.
family
- It's ready to move into.
- It's ready for you to move into.
modern
- It's ready to move into.
- Ready to occupy.
classic
- The property is ready to be lived in.
- It is ready to move into.
casual
- It's ready to move into.
- It's ready, so bring the boxes.
caption
- Ready to move into.
- Ready when the boxes are.
= a claim of the agent's: only where typed; the phrase 'move-in ready' itself is avoided as worn

## inspected
kind: condition
hook: 2
match: recently inspected, pre-inspected, pre inspected, inspection report available, home inspection done, inspection on file, inspection available, seller had inspection
luxury
- An inspection has been made.
- It has been inspected.
investor
- Condition: inspected.
- An inspection is on record.
family
- It's been inspected.
- An inspection has been done.
modern
- It's been inspected.
- Inspected already.
classic
- The property has been inspected before sale.
- It has been inspected.
casual
- It's been inspected.
- The inspection's been done.
caption
- Already inspected.
- Inspected before listing.

## de-leaded
kind: condition
hook: 2
match: de-leaded, deleaded, lead certificate, lead safe certificate, lead compliance, lead free certificate, lead paint removed, full deleading certificate
luxury
- It has been de-leaded.
- Its lead paint has been dealt with.
investor
- Lead: addressed.
- It has been de-leaded.
family
- It's been de-leaded.
- It's been de-leaded, so that's one job done.
modern
- It's been de-leaded.
- De-leaded.
classic
- The property has been de-leaded.
- Its lead paint has been dealt with.
casual
- It's been de-leaded.
- It's de-leaded, so that's one contractor you don't have to call.
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
- (year) Foundation repaired in {year}.
- Foundation: repaired.
family
- (year) The foundation was repaired in {year}.
- The foundation has been repaired.
modern
- (year) Foundation repaired, {year}.
- Foundation: repaired.
classic
- (year) Repairs were made to the foundation in {year}.
- The foundation has been repaired.
casual
- (year) The foundation was repaired in {year}.
- The foundation's been repaired.
caption
- (year) Foundation repaired in {year}.
- Foundation repaired.

## septic inspection passed
kind: condition
hook: 1
match: septic inspected, septic inspection passed, title 5 passed, title v passed, passed title 5, title v cert, septic certified
luxury
- The septic system has passed inspection.
- The septic inspection has been made, and was passed.
investor
- Septic: passed.
- The septic system has passed inspection.
family
- The septic system has been inspected and passed.
- The septic passed its inspection.
modern
- Septic: inspected, passed.
- The septic system has passed inspection.
classic
- The septic system has been inspected and approved.
- The septic has passed its inspection.
casual
- The septic system has passed inspection.
- The septic's been inspected, and it passed.
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
- The seller is taking cash offers only.
- It's sold for cash only.
modern
- Cash only.
- Terms: cash. No loans.
classic
- It is sold for cash only.
- The terms are cash.
casual
- It's cash only.
- Cash buyers only.
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
- Terms: cash or a rehab loan.
- Cash or rehab loan.
family
- The terms are cash or a rehab loan.
- It takes cash or a rehab loan.
modern
- Cash or rehab loan.
- Two ways to pay: cash, rehab loan.
classic
- It may be purchased with cash or with a rehabilitation loan.
- The terms are two: cash, or a loan that includes the repairs.
casual
- The terms are cash or a rehab loan.
- It's cash or a rehab loan.
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
- {List} financing qualifies.
family
- {List} financing is welcome here.
- {List} loans are fine with the seller.
modern
- {List}: accepted.
- Financing: {list}.
classic
- {List} financing will be accepted.
- The seller accepts {list} financing.
casual
- {List} financing is okay with the seller.
- {List} loans are fine with the seller.
caption
- {List} financing accepted.
- Financing: {list}.

## assumable loan
kind: terms
hook: 5
match: assumable loan, assumable mortgage, assumable va loan, va assumable, fha assumable, assumable rate, assume 2.75%, low rate assumable, loan assumption available
luxury
- (n) The existing loan, at {n} percent, may be assumed by a qualified buyer.
- The loan is assumable.
luxury lead
- This {city} {type} may be bought together with its loan: the present mortgage is assumable, with the lender's approval.
- The present mortgage on this {city} {type} is assumable, with the lender's approval.
luxury headline
- Offered with Its Mortgage
investor
- The loan is assumable.
- (n) Assumable loan at {n} percent.
investor lead
- (n) This {city} {type} has an assumable loan at {n} percent.
- This {city} {type} has an assumable loan.
investor headline
- An Assumable Loan
family
- (n) With the lender's okay, you can step into the seller's loan at {n} percent.
- The loan is assumable.
family lead
- The seller's loan on this {city} {type} is assumable, once the lender says yes.
- This {city} {type} comes with an assumable loan.
family headline
- The Mortgage Can Come with the Keys
modern
- The loan is assumable.
- (n) Assumable at {n} percent, lender approving.
modern lead
- The loan on this {city} {type} is assumable.
- This {city} {type} comes with an assumable loan.
modern headline
- Assumable Loan
classic
- (n) The mortgage, at {n} percent, may pass to the buyer if the lender approves.
- The loan is assumable.
classic lead
- With this {city} {type} a mortgage may pass as well, for the existing loan is assumable.
- The existing loan on this {city} {type} is assumable.
classic headline
- An Existing Loan That May Be Assumed
casual
- (n) You can take over the loan at {n} percent if the lender signs off.
- The loan's assumable.
casual lead
- Before you shop for a loan: the one on this {city} {type} is assumable.
- The loan on this {city} {type} is assumable. The lender still gets a say.
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
- The seller will carry the note.
investor
- Terms: seller financing.
- The owner will carry.
family
- Seller financing is available.
- The seller will finance it.
modern
- Owner carries.
- Seller financing offered.
classic
- The seller is prepared to carry the financing.
- The owner will carry.
casual
- The owner will carry.
- There's owner financing.
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
- Available by lease with an option to buy.
- Terms: lease option.
family
- Rent it first and decide later: the lease comes with an option to buy.
- It's offered with a lease option.
modern
- Lease now. Option to buy.
- Rent first, with an option.
classic
- It is offered on a lease with an option to purchase.
- The lease carries an option to purchase.
casual
- It's offered with a lease option.
- You can rent it with an option to buy.
caption
- Lease with an option to buy.
- Rent first, decide later: lease option.

## auction
kind: terms
hook: 6
match: auction, selling at auction, online auction, absolute auction, reserve auction, to be sold at auction, live auction, auction property, foreclosure auction
luxury
- The property will be sold at auction.
- (date) The auction is {date}.
luxury lead
- This {city} {type} will be sold at auction.
- The sale of this {city} {type} is by auction.
luxury headline
- To Be Sold at Auction
investor
- Sale: auction.
- (date) Auction: {date}.
- The property sells at auction.
investor lead
- This {city} {type} sells at auction.
- Sale by auction: this {city} {type}.
investor headline
- Auction in {city}
family
- It's selling at auction.
- (date) The auction is {date}.
- It sells at auction.
family lead
- This {city} {type} sells at auction.
- Settle on your number: this {city} {type} sells at auction.
family headline
- Pick Your Number Before the Bidding
modern
- (date) Auction: {date}.
- It's selling at auction.
- Sold at auction.
modern lead
- This {city} {type} is going to auction.
- Going to auction: this {city} {type}.
modern headline
- Going to Auction
classic
- It is offered at auction.
- (date) The sale is by auction, on {date}.
- The property will be sold at auction.
classic lead
- This {city} {type} is to be sold by auction.
- This {city} {type} will be sold at auction.
classic headline
- To Be Sold by Auction
casual
- It's selling at auction.
- (date) Auction's {date}.
- It's going to auction.
casual lead
- This {city} {type} is going to auction.
- Going once, going twice: this {city} {type} sells at auction.
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
- Sale: estate sale.
- Seller: an estate.
family
- It's an estate sale.
- The seller is an estate.
modern
- Seller: an estate.
- It's an estate sale.
classic
- It comes to market from an estate.
- It is an estate sale.
casual
- It's an estate sale.
- The seller's an estate.
caption
- Offered by an estate.
- Estate sale.

## bank-owned
kind: terms
hook: 3
match: bank owned, bank-owned, reo, lender owned, foreclosure, foreclosed, corporate owned, hud home, hud owned
luxury
- It is bank-owned.
- The seller is a bank.
investor
- Bank-owned sale.
- Seller: a bank.
family
- It's bank-owned.
- The seller is a bank.
modern
- Bank-owned.
- The seller is a bank.
classic
- The property is owned by a bank and sold by it.
- The property is bank-owned.
casual
- It's bank-owned.
- The seller's a bank.
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
- Short sale, third-party approval required.
- Sale: short sale, subject to the lender.
family
- It's a short sale, and the wait is for the lender's yes.
- It's a short sale.
modern
- Short sale, subject to the lender.
- It's a short sale.
classic
- The sale is a short sale, and rests upon the lender's consent.
- It is a short sale.
casual
- It's a short sale.
- It's a short sale, so the lender has to agree, too.
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
- Terms: leaseback to the seller.
- Leaseback to the seller requested.
family
- The seller needs a leaseback.
- The seller is asking for a leaseback.
modern
- Seller leaseback. Close first, move later.
- Terms include a leaseback.
classic
- The sale is made with a leaseback to the seller.
- The seller asks for a leaseback.
casual
- The seller needs a leaseback.
- There's a leaseback, so closing comes first and moving later.
caption
- Seller asks for a leaseback.
- Close first, move later: leaseback.

## furnished
kind: terms
hook: 4
match: furnished, fully furnished, comes furnished, turnkey furnished, furniture included, furniture conveys, sold furnished, rented furnished, furnishings included
luxury
- It comes furnished.
- The furnishings are included.
investor
- Furnishings: included.
- It is sold furnished.
family
- It comes furnished, so there's somewhere to sit the minute you're through the door.
- It comes furnished.
modern
- Furnished. Bring a suitcase.
- It comes furnished.
classic
- It is offered with its furnishings.
- It is furnished.
casual
- It comes furnished.
- It's furnished, so nobody has to carry a couch.
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
- Included: {list}.
- Personal property in the sale: {list}.
family
- {List} stays with the place.
- The sale includes {list}.
modern
- Stays: {list}.
- Included in the sale: {list}.
classic
- {List} passes with the property.
- The sale includes {list}.
casual
- {List} stays.
- The seller's leaving {list}.
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
- Quick close possible.
- The seller can close quickly.
family
- The seller can close quickly.
- An early closing is fine with the seller.
modern
- Quick close available.
- The seller can close soon.
classic
- The seller is prepared for an early closing.
- The seller can close early.
casual
- The seller can do a quick close.
- It can close fast.
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
- (fee) Credit at closing: {fee}.
- The seller offers a credit at closing.
family
- There's a credit at closing from the seller.
- (fee) The seller is giving {fee} back at closing.
modern
- (fee) Credit at closing: {fee}.
- A credit at closing.
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
- The seller provides a home warranty.
investor
- Home warranty: included.
- A home warranty comes with the sale.
family
- A home warranty comes with the keys.
- A home warranty is included.
modern
- Home warranty included.
- A home warranty comes with it.
classic
- A home warranty is provided with the sale.
- The seller supplies a home warranty.
casual
- A home warranty comes with it.
- There's a home warranty included.
caption
- Home warranty included.
- Comes with a home warranty.

## sold as a package
kind: terms
hook: 2
match: sold as a package, sold together, portfolio sale, must be sold together, package deal, sold with adjoining lot, sold together with, both parcels sold together
luxury
- It is sold together with {list}.
- {List} and the property are offered as one.
investor
- Package sale with {list}.
- Sold together with {list}.
family
- It comes as a set: {list} is part of the sale.
- {List} comes along; the seller isn't splitting them up.
modern
- Sold together: this and {list}.
- Sold together with {list}.
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
- HOA dues are {fee} {per}.
- (list) Association dues of {fee} {per} attend to {list}.
- (list) HOA dues are {fee} {per} and include {list}.
investor
- (list) HOA: {fee} {per}, covering {list}.
- HOA: {fee} {per}.
family
- HOA dues are {fee} {per}.
- (list) For {fee} {per}, the HOA takes {list} off your hands.
- (list) HOA dues are {fee} {per} and include {list}.
modern
- HOA: {fee} {per}.
- (list) HOA dues are {fee} {per}, {list} included.
classic
- The homeowners' association collects {fee} {per}.
- (list) For {fee} {per} the association provides {list}.
- HOA dues are {fee} {per}.
casual
- HOA dues run {fee} {per}.
- (list) HOA dues are {fee} {per}, {list} included.
caption
- HOA {fee} {per}.
- (list) HOA {fee} {per}, with {list}.

## no hoa
kind: fee
hook: 4
match: no hoa, no hoa fees, no association, no hoa dues, hoa none, no hoa or cdd, non hoa
luxury
- There is no homeowners' association.
- There is no HOA.
investor
- HOA: none.
- HOA: none, so no dues.
family
- There's no HOA.
- There's no HOA, so no dues.
modern
- No HOA, no dues.
- HOA: none.
classic
- There is no homeowners' association.
- No homeowners' association collects dues.
casual
- There's no HOA.
- No HOA, so no dues.
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
- Condo fee: {fee} {per}.
- (list) Condo fee: {fee} {per}, {list} included.
family
- The condo fee is {fee} {per}.
- (list) The condo fee is {fee} {per} and covers {list}.
- (list) One check of {fee} {per} covers {list}.
modern
- Condo fee: {fee} {per}.
- (list) {fee} {per} covers {list}. One payment.
classic
- The condominium fee is {fee} {per}.
- (list) {List} are met from the condominium fee, which is {fee} {per}.
casual
- The condo fee's {fee} {per}.
- (list) The condo fee's {fee} {per}, and {list} comes out of that.
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
- Maintenance: {fee} {per}.
- (list) Maintenance of {fee} {per} includes {list}.
family
- Maintenance is {fee} {per}.
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
- Taxes: {fee} {per}.
- Property taxes: {fee} {per}.
family
- The property tax bill is {fee} {per}.
- Property taxes are {fee} {per}.
modern
- Taxes: {fee} {per}.
- Property taxes, {fee} {per}.
classic
- The property taxes come to {fee} {per}.
- The year's property taxes are {fee}.
casual
- Taxes run {fee} {per}.
- The tax bill is {fee} {per}.
caption
- Taxes {fee} {per}.
- Property taxes: {fee} {per}.

## special assessment
kind: fee
hook: 2
match: special assessment, pending assessment, assessment pending, special assmt, current assessment, assessment for roof, upcoming assessment, sa balance
luxury
- (fee) There is a special assessment of {fee}.
- There is a special assessment.
investor
- (fee) Special assessment: {fee}.
- There is a special assessment.
family
- (fee) There's a special assessment of {fee}.
- There's a special assessment.
modern
- (fee) Special assessment: {fee}.
- There is a special assessment.
classic
- (fee) A special assessment of {fee} has been levied.
- A special assessment has been levied.
casual
- (fee) There's a special assessment of {fee}.
- There's a special assessment.
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
- Special assessment: the seller's bill.
- The seller covers the assessment.
family
- The special assessment is covered by the seller.
- The seller is paying the special assessment.
modern
- Assessment: paid by the seller.
- The seller covers the assessment.
classic
- The seller discharges the special assessment.
- The assessment falls to the seller.
casual
- There's an assessment, and the seller's got it.
- The special assessment is on the seller.
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
- (fee) Ground rent: {fee} {per}.
- Land: leased.
- The land is leased.
family
- You'd own what stands here and lease the land under it.
- (fee) The ground under your feet is leased, at {fee} {per}.
modern
- Leased land.
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
- (fee) {It}: {fee} {per}.
- {The it} applies.
family
- (fee) Along with the taxes, {the it} is {fee} {per}.
- {The it} applies here.
modern
- (fee) {It}: {fee} {per}.
- {The it} applies.
classic
- (fee) {The it} is levied at {fee} {per}.
- {The it} is levied besides the ordinary taxes.
casual
- (fee) There's also {the it}, which runs {fee} {per}.
- {The it} applies, too.
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
- (year) Tax abatement through {year}.
- A tax abatement is in place.
family
- (year) The tax abatement runs through {year}.
- There's a tax abatement for now.
modern
- (year) Taxes abated through {year}.
- Tax abatement in place.
classic
- (year) The taxes are abated until {year}.
- An abatement of taxes is in force.
casual
- (year) You've got a tax abatement through {year}.
- Taxes are abated for a while.
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
- Club: {it}.
- (fee) Club: {fee} {per}.
- There is {an it}.
family
- (fee) Club dues are {fee} {per}.
- There's {an it}.
modern
- (fee) Club dues: {fee} {per}.
- There's {an it}.
classic
- (fee) The club collects {fee} {per}.
- There is {an it}.
casual
- (fee) Club dues run {fee} {per}.
- There's {an it}.
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
- One-time charge: {it}.
- (fee) {It}: {fee}, once.
family
- (fee) There's {an it} of {fee}, paid once.
- There's {an it} at closing.
modern
- (fee) {It}: {fee}, once.
- {It} at closing. One time.
classic
- (fee) {An it} of {fee} is payable once.
- {An it} is payable at closing.
casual
- (fee) There's {an it} of {fee}, paid once.
- There's {an it} at closing.
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
- (fee) Flood insurance: {fee} {per}.
- Flood insurance is required.
family
- (fee) Flood insurance is {fee} {per}.
- It takes a flood policy.
modern
- (fee) Flood insurance: {fee} {per}.
- Flood insurance: required.
classic
- (fee) Insurance against flood is carried at {fee} {per}.
- A policy against flood is required.
casual
- (fee) Flood insurance runs {fee} {per}.
- You'll need flood insurance.
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
- The rents at this {city} {type} are {list} a month.
luxury headline
- The Rents, in Order
investor
- Rents in place: {list} a month.
- The rent roll reads {list} a month.
investor lead
- {N} rents: {list} a month.
- The rent roll on this {city} {type}: {list} a month.
investor headline
- The Rent Roll Comes First
family
- The rents right now are {list} a month.
- It rents for {list} a month.
family lead
- The rents come first at this {city} {type}: {list} a month.
- This {city} {type} rents for {list} a month.
family headline
- The Rents Come First
modern
- Rents: {list} a month.
- Monthly rents, in order: {list}.
modern lead
- The rents first: {list} a month, from this {city} {type}.
- This {city} {type} rents for {list} a month.
modern headline
- Rents First, Then the Rest
classic
- The rents are {list} a month.
- Its tenants pay {list} a month.
classic lead
- The rents of this {city} {type} are {list} a month.
- This {city} {type} is let at {list} a month.
classic headline
- The Rents, Stated First
casual
- The rents right now: {list} a month.
- Rents are {list} a month.
casual lead
- Rents first: this {city} {type} brings in {list} a month.
- This {city} {type} rents for {list} a month.
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
- Gross rents are {fee} {per}, before expenses.
- The gross rents come to {fee} {per}.
luxury lead
- The gross rents of this {city} {type} come to {fee} {per}, before expenses.
- This {city} {type} brings gross rents of {fee} {per}.
luxury headline
- The Rents, Taken Together
investor
- Gross rents: {fee} {per}.
- Gross rents are {fee} {per}, before expenses.
investor lead
- Gross rents on this {city} {type}: {fee} {per}, before expenses.
- This {city} {type} brings gross rents of {fee} {per}.
investor headline
- Gross Rents First
family
- The gross rents are {fee} {per}, before the bills.
- All together, the gross rents are {fee} {per}.
family lead
- For this {city} {type}, gross rents are {fee} {per}, before the bills.
- The rents at this {city} {type} add up to {fee} {per}, before the bills.
family headline
- Add Up the Rents
modern
- Gross rents: {fee} {per}.
- Gross rents are {fee} {per}.
modern lead
- Gross rents on this {city} {type}: {fee} {per}.
- This {city} {type} grosses {fee} {per} in rents.
modern headline
- The Rents, Added Up
classic
- The gross rents amount to {fee} {per}.
- Before expenses, the gross rents are {fee} {per}.
classic lead
- This {city} {type} brings gross rents of {fee} {per}, from which its expenses are paid.
- The gross rents of this {city} {type} amount to {fee} {per}.
classic headline
- The Sum of Its Rents
casual
- The gross rents are {fee} {per}.
- Gross rents run {fee} {per}, before expenses.
casual lead
- For this {city} {type}, gross rents are {fee} {per}, before expenses.
- The rents at this {city} {type} add up to {fee} {per}, before expenses.
casual headline
- The Rents, Added Up
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
- (n) Stated cap rate: {n} percent.
- (fee) NOI as stated: {fee} {per}.
family
- (fee) After operating expenses, the seller's figure is {fee} {per}.
- (n) The seller figures a cap rate of {n} percent.
modern
- (fee) NOI, as stated: {fee} {per}.
- (n) Cap rate as stated: {n} percent.
classic
- (fee) The seller reports a net operating income of {fee} {per}.
- (n) The seller calculates a cap rate of {n} percent.
casual
- (fee) The seller's NOI is {fee} {per}.
- (n) The seller figures it at a {n} cap.
caption
- (fee) Stated NOI: {fee} {per}.
- (n) Stated cap rate: {n} percent.

## estimated rent
kind: income
hook: 1
match: market rent, projected rent, pro forma rent, potential rent, could rent for, estimated rent, estimated rental income, proforma rents
luxury
- The seller's estimate of rent is {fee} {per}.
- Rent is estimated at {fee} {per}.
investor
- Estimated rent: {fee} {per}.
- Rent is an estimate: {fee} {per}.
family
- The seller figures it would rent for {fee} {per}.
- The rent is estimated at {fee} {per}.
modern
- Rent, on paper: {fee} {per}.
- Estimated rent: {fee} {per}.
classic
- The seller puts the rent at {fee} {per}, as an estimate.
- The rent has been estimated at {fee} {per}.
casual
- The seller thinks it'd rent for {fee} {per}.
- Estimated rent is {fee} {per}.
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
- Occupancy: full.
- The property is fully occupied.
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
- It's fully occupied. Every unit's taken.
- Every unit's rented.
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
- Vacant, with no leases to inherit.
- Occupancy: vacant.
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
- It's vacant.
- It's vacant, so there's no move-out date to juggle.
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
- Vacancy: one unit.
- One unit vacant, to lease or live in.
family
- There's an open unit, for you or for a tenant.
- One unit is vacant.
modern
- One unit vacant.
- One unit is vacant.
classic
- One unit is open, and may be occupied or let.
- One unit is vacant.
casual
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
- Occupancy: tenant-occupied.
- Sold with the lease in place.
family
- A tenant lives here now.
- It's tenant-occupied.
modern
- Sold with its lease.
- A tenant is there now.
- It's tenant-occupied.
classic
- The property is occupied by a tenant.
- It is tenant-occupied.
casual
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
- Tenancy: month-to-month.
- The tenancy is month-to-month.
family
- Tenancy is month-to-month.
- The rental goes month to month.
modern
- Month-to-month.
- Tenancy: one month at a time.
classic
- The tenancy is from month to month.
- It is let by the month.
casual
- The tenancy renews every month.
- It's month-to-month.
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
- Leased through {date}.
- Lease expiration: {date}.
family
- It's leased through {date}.
- The lease runs through {date}.
modern
- Leased through {date}.
- Lease ends {date}.
classic
- A lease is in force until {date}.
- The tenant's lease runs through {date}.
casual
- It's leased through {date}.
- The tenant's got it through {date}.
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
- Meters: separate.
- The units are separately metered.
family
- The units are metered one by one.
- Each unit has its own meter and its own bill.
- There are separate meters.
modern
- Separate meters. Separate bills.
- Metered apart.
classic
- The units are separately metered.
- There are separate meters.
casual
- Everybody's on their own meter.
- There are separate meters.
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
- Utilities: tenant's expense.
- (list) Tenant pays {list}.
family
- (list) Whoever rents it pays {list}.
- The tenant pays the utilities.
modern
- (list) Tenant pays: {list}.
- Utilities: tenant.
classic
- (list) Of the utilities, the tenant pays {list}.
- The tenant bears the cost of utilities.
casual
- (list) The tenant picks up {list}.
- The tenant pays the utilities.
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
- Owner's expense: {list}.
- The owner pays {list}.
family
- As owner, you'd pay {list}.
- The owner pays {list}.
modern
- Owner pays: {list}.
- On the owner's side: {list}.
classic
- {List} is paid by the owner.
- The owner meets the cost of {list}.
casual
- The owner covers {list}.
- {List} is on the owner.
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
- Coin laundry on site.
- Other income: laundry.
family
- There's coin laundry.
- The laundry brings in income of its own.
modern
- Coin laundry on site.
- Laundry income, too.
classic
- A coin-operated laundry serves the building.
- The laundry yields an income of its own.
casual
- There's coin laundry.
- The laundry brings in income of its own.
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
- Income: {it}.
- Rental license: in place.
family
- The rental license is on file.
- It already has a rental license.
modern
- Rental license: yes.
- Licensed rental.
classic
- The property is licensed for rental.
- A rental license has been issued.
casual
- It's got a rental license.
- The rental license is in hand.
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
- Short-term rental: allowed.
- STR: permitted.
family
- Short-term rental is allowed.
- You may rent it short-term.
modern
- Short-term rental: allowed.
- Short-term rental is allowed.
classic
- It may be let for short terms.
- Short-term rental is allowed.
casual
- Short-term rental's allowed.
- You're allowed to rent it by the night.
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
- Rents: regulated.
- The units are rent-regulated.
family
- The rents are regulated.
- The units are rent-regulated.
modern
- Rent-regulated.
- Rents: regulated.
classic
- The rents are subject to regulation.
- The units are rent-regulated.
casual
- The rents are regulated.
- It's under rent regulation.
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
- (list) Net lease: tenant pays {list}.
- Lease: net.
- NNN: taxes, insurance, and maintenance are the tenant's.
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
- It's on a net lease.
- On a net lease, the tenant pays the building's bills.
caption
- Net lease in place.
- NNN lease.
= NNN, taxes, insurance and maintenance together only where NNN or triple net was typed

## adu
kind: income
hook: 8
match: adu, accessory dwelling unit, accessory dwelling, backyard cottage, granny flat, legal adu, permitted adu, carriage house apartment, laneway house, second unit, garage apartment, junior adu, jadu
luxury
- There is {an it}, with a kitchen of its own.
- There is {an it}.
luxury lead
- One deed, two kitchens: this {city} {type} comes with {an it}.
- This {city} {type} comes with {an it}, a second dwelling on the same deed.
luxury headline
- One Deed, Two Kitchens
investor
- Second unit: {it}.
- Also on the deed: {it}.
investor lead
- This {city} {type} has {an it}.
- Second unit at this {city} {type}: {it}.
investor headline
- One Parcel, a Second Dwelling
family
- There's {an it}.
- Whoever comes to stay can make their own coffee: there's {an it}.
family lead
- Company gets its own kitchen: this {city} {type} comes with {an it}.
- Company can stay the week: this {city} {type} comes with {an it}.
family headline
- Company Gets Its Own Kitchen
modern
- {An it}: a second place, same address.
- There's {an it}.
modern lead
- Main place, second place. This {city} {type} has {an it}.
- Two places, one address: this {city} {type} has {an it}.
modern headline
- Main Place, Second Place
classic
- There is {an it}, with its own kitchen and bath.
- There is {an it}, a second dwelling on the deed.
classic lead
- This {city} {type} is two dwellings under one title, the second being {an it}.
- This {city} {type} comes with {an it}, complete in itself.
classic headline
- Two Dwellings Under One Title
casual
- There's {an it}.
- There's {an it}, so visitors get their own fridge.
casual lead
- You get a spare: this {city} {type} comes with {an it}, kitchen and all.
- Visitors get their own kitchen: this {city} {type} comes with {an it}.
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
- There is {an it} for visitors.
luxury lead
- Guests have a roof of their own at this {city} {type}: there is {an it}.
- This {city} {type} comes with {an it} for visitors.
luxury headline
- A House for the Guests
investor
- Outbuilding: {it}.
- Second structure: {it}.
investor lead
- Two structures, one price: this {city} {type} has {an it}.
- Also on the deed of this {city} {type}: {an it}.
investor headline
- Two Structures, One Price
family
- With {an it}, nobody sleeps on the couch.
- Visitors have {the it}.
family lead
- Nobody gets the couch: this {city} {type} has {an it}.
- Company gets its own door: this {city} {type} has {an it}.
family headline
- Nobody Gets the Couch
modern
- Guests go to {the it}.
- Second roof: {it}.
modern lead
- Guests get a roof of their own: this {city} {type} has {an it}.
- This {city} {type} has {an it}. Company stays as long as it likes.
modern headline
- Guests Get Their Own Roof
classic
- There is {an it}.
- Visitors may be put up in {the it}.
classic lead
- Guests are given a roof of their own at this {city} {type}, which has {an it}.
- This {city} {type} has {an it} for visitors.
classic headline
- A Second Roof, for Guests
casual
- Visitors get {the it}.
- There's {an it}, so nobody sleeps on the couch.
casual lead
- Nobody sleeps on the couch here: this {city} {type} has {an it}.
- House guests get a house. This {city} {type} has {an it}.
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
- A separate entrance is provided.
- There is {an it}.
investor
- Access: separate entrance.
- Entry: separate.
family
- There's {an it}.
- With a separate entrance, late arrivals don't wake the house.
modern
- {A it}: its own door.
- There's {an it}.
classic
- There is {an it}, a door of its own.
- A separate entrance serves it.
casual
- There's {an it}.
- There's a separate entrance, so nobody tiptoes past anybody.
caption
- Separate entrance.
- A door of its own.
= use after the noun that has the entrance (suite, basement, unit); alone, 'there is a separate entrance'

## caretaker cottage
kind: income
hook: 6
match: caretaker cottage, caretaker's cottage, caretakers house, caretaker unit, caretaker apartment, caretaker residence, manager's unit, groundskeeper cottage
luxury
- The property includes {an it}.
- There is {an it} for whoever keeps the place.
luxury lead
- This {city} {type} has {an it}, so that someone may be at home when the owner is not.
- This {city} {type} includes {an it}.
luxury headline
- Quarters for a Caretaker
investor
- Staff housing: {it}.
- Second dwelling: {it}.
investor lead
- This {city} {type} includes {an it}.
- Staff housing at this {city} {type}: {it}.
investor headline
- A Second Dwelling, for a Caretaker
family
- There's {an it}.
- With {an it}, someone can mind the place while you're away.
family lead
- Go away for a month and let somebody mind the place: this {city} {type} has {an it}.
- Someone can mind the place: this {city} {type} has {an it}.
family headline
- Somebody Can Mind the Place
modern
- With {an it}, someone can stay when you leave.
- There's {an it}.
modern lead
- This {city} {type} has {an it}. You go, someone stays.
- Someone stays when you leave: this {city} {type} has {an it}.
modern headline
- You Leave, Someone Stays
classic
- {An it} is provided for the person who looks after the property.
- The property includes {an it}.
classic lead
- This {city} {type} has {an it}, for whoever looks after the place.
- Someone may be at home when the owner is not at this {city} {type}, which has {an it}.
classic headline
- Provision for a Caretaker
casual
- There's {an it}.
- With {an it}, somebody's around when you're away.
casual lead
- Somebody can mind the place while you're gone: this {city} {type} has {an it}.
- Go away for a month. This {city} {type} has {an it}.
casual headline
- Somebody Can Mind the Place
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
- It's available {date}.
- You could have the keys {date}.
modern
- Open {date}.
- Move in {date}.
classic
- It may be occupied from {date}.
- It is available {date}.
casual
- You can have it {date}.
- It's open {date}.
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
- Lease: {it}.
family
- It rents on {an it}.
- It's {an it}.
modern
- {An it}.
- Lease term: {it}.
classic
- It is offered on {an it}.
- The term asked is {an it}.
casual
- They're asking for {an it}.
- It's {an it}.
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
- Lease term: flexible.
- Term: flexible.
family
- The lease is flexible.
- A short lease is available.
modern
- Flexible lease.
- A short lease is available.
classic
- Shorter terms are considered.
- A short lease is available.
casual
- The lease is flexible.
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
- (fee) Deposit: {fee}.
- (list) Move-in funds: {list}.
family
- (fee) The deposit is {fee}.
- (list) To get the keys, you'll need {list}.
modern
- (fee) Deposit: {fee}.
- (list) At signing: {list}.
classic
- (fee) A deposit of {fee} is asked.
- (list) There is due at signing {list}.
casual
- (fee) The deposit's {fee}.
- (list) Due up front: {list}.
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
- (fee) Application fee: {fee}.
- Application required.
family
- (fee) The application fee is {fee}.
- There's an application to fill out.
modern
- (fee) Application fee: {fee}.
- An application comes first.
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
- Included in rent: {list}.
- Rent includes {list}.
family
- The rent includes {list}.
- {List} is included in the rent.
modern
- Rent covers {list}.
- Included: {list}.
classic
- {List} is included in the rent.
- The rent includes {list}.
casual
- Rent covers {list}.
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
- Pets: permitted.
family
- Pets are fine.
- Pets are allowed here.
modern
- Pets: yes.
- Pets are allowed.
classic
- Pets are allowed.
- Pets may be kept.
casual
- Pets are okay.
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
- Pet rule: {list}.
family
- Pets are fine within limits: {list}.
- The pet rule is {list}.
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
- Pets: none.
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
- No pets. Assistance animals don't count as pets.
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
- Pets: {it}.
family
- (fee) There's {an it} of {fee} {per}.
- There's {an it} for pets.
modern
- (fee) {It}, {fee} {per}.
- {It} applies.
classic
- (fee) {An it} of {fee} {per} is charged.
- {An it} is charged.
casual
- (fee) {It} is {fee} {per}.
- There's {an it}.
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
- No smoking.
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
- Renters insurance: required.
- Lease requires renters insurance.
family
- You'll need renters insurance.
- Renters insurance is part of the lease.
modern
- Renters insurance required.
- Renters insurance: required.
classic
- The tenant is asked to carry renters insurance.
- Renters insurance is required by the lease.
casual
- You need renters insurance.
- Renters insurance is required.
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
- Vouchers: accepted.
- Housing vouchers are accepted.
family
- Housing vouchers are accepted here.
- Bring your voucher; the owner takes it.
modern
- Vouchers accepted.
- Housing vouchers: yes.
classic
- Housing vouchers are accepted.
- Housing vouchers are accepted toward the rent.
casual
- Vouchers are fine.
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
- It is deed-restricted.
- The deed carries restrictions.
investor
- Title: deed restricted.
- Covenants apply.
family
- The deed is restricted.
- There are deed restrictions.
modern
- Deed-restricted.
- Covenants apply.
classic
- The deed is subject to restrictions.
- Certain covenants run with the land.
casual
- It's deed restricted.
- It's got deed restrictions.
caption
- Deed-restricted.
- Covenants apply.

## no deed restrictions
kind: restriction
hook: 4
match: no deed restrictions, no covenants, no restrictions, unrestricted, no ccrs, no cc&rs, unrestricted land, no restrictive covenants
luxury
- No covenants bind the property.
- The deed is free of restrictions.
investor
- Deed restrictions: none.
- No covenants.
family
- No covenants come with it.
- There are no deed restrictions.
modern
- No covenants.
- Deed restrictions: none.
classic
- The deed carries no restrictions.
- It is free of covenants.
casual
- There are no deed restrictions.
- There are no covenants.
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
- Age rule: 55+ community.
- 55+ community under the Housing for Older Persons Act.
family
- It's a 55+ community.
- This is a 55+ community under the Housing for Older Persons Act.
modern
- 55+ community (HOPA).
- It's a 55+ community.
classic
- The community is restricted to 55+ occupancy under the Housing for Older Persons Act.
- It is a 55+ community.
casual
- It's a 55+ community.
- It's a 55+ community under federal housing law.
caption
- 55+ community (HOPA).
- In a 55+ community.
= only where the agent has confirmed that the community qualifies under HOPA; for 62+ the figure changes; say nothing of who lives there

## historic district rules
kind: restriction
hook: 2
match: historic district rules, hdc approval, hdc, local historic district, historic commission approval, exterior changes need approval, landmarked, landmark district, historic overlay, certificate of appropriateness, preservation easement
luxury
- It lies in a historic district, and changes to the exterior are reviewed.
- Exterior work is subject to the historic district's review.
investor
- Historic district: exterior work needs approval.
- Inside a historic district, with exterior review.
family
- It's in a historic district, and exterior changes are reviewed.
- The historic district reviews exterior changes.
modern
- Historic district. Exterior changes get reviewed.
- Exterior changes go to the historic commission.
classic
- It stands within a historic district, whose commission reviews exterior changes.
- Exterior changes are reviewed by the historic district.
casual
- It's in a historic district, so exterior changes get reviewed.
- Historic district rules apply.
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
- Title: conservation easement.
- The development rights are limited by a conservation easement.
family
- There's a conservation easement on the land.
- The land is under a conservation easement.
modern
- Conservation easement. Building is limited.
- The land is under a conservation easement.
classic
- A conservation easement runs with the land and restricts its development.
- The land is under a conservation easement.
casual
- There's a conservation easement on the land.
- The land's under a conservation easement.
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
- Income-restricted.
- Income and resale limits apply.
family
- Income limits apply.
- It's sold through an affordable-housing program, with limits on income and on resale.
modern
- Income limits apply. So do resale limits.
- Affordable program unit. Income limits apply.
classic
- Purchasers must meet the program's income limits, and resale is governed by its rules.
- It is offered under an affordable-housing restriction.
casual
- There are income limits.
- It's an affordable program unit, with income limits.
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
- It stands in a historic district.
investor
- Location: historic district.
- The property is in a historic district.
family
- The address is in a historic district.
- It's in a historic district.
modern
- In a historic district.
- Historic district.
classic
- It stands in a historic district.
- Its address is in a historic district.
casual
- It's in a historic district.
- You'd be in a historic district.
caption
- In a historic district.
- Historic district.

## leasing restrictions
kind: restriction
hook: 1
match: rental cap, rental restrictions, leasing restrictions, no rentals first year, min 12 month rental, lease restrictions, rental limit, 30 day minimum, no rentals, no leasing, 2 year owner occupancy before renting
luxury
- Leasing is limited by the association.
- (list) The rule on leasing: {list}.
investor
- Leasing: restricted.
- (list) Leasing rule: {list}.
family
- Leasing is restricted.
- (list) If you rent it out, the rule is {list}.
modern
- Leasing: limited.
- (list) Rental rule: {list}.
classic
- Rental of the property is restricted.
- (list) As to letting, the rule is {list}.
casual
- There are limits on renting it out.
- (list) The rental rule: {list}.
caption
- Leasing restrictions apply.
- (list) Rental rule: {list}.

## no short-term rental
kind: restriction
hook: 1
match: no short term rentals, no str, no airbnb, str not allowed, no vrbo, no short-term rentals
luxury
- Short-term rental is not permitted.
- It may not be let by the night.
investor
- STR: not allowed.
- No short-term rental.
family
- Short-term rental is not allowed.
- Renting by the night isn't allowed.
modern
- No short-term rentals.
- Short-term rental: no.
classic
- Short-term letting is not allowed.
- Short-term rental is not allowed.
casual
- Short-term rental is not allowed.
- You can't rent it by the night.
caption
- No short-term rentals.
- Short-term rental not allowed.

## owner-occupancy required
kind: restriction
hook: 1
match: owner occupant only, owner occupancy required, must be owner occupied, owner occupied only, primary residence required, owner occupants first, no investors
luxury
- Owner occupancy is required.
- It is reserved for owner-occupants.
investor
- Owner-occupancy: required.
- Owner occupancy required.
family
- Whoever buys it has to live in it.
- Owner-occupancy is required.
modern
- Owner-occupants only.
- Owner-occupancy is required.
classic
- The buyer must occupy the property.
- It is reserved for owner-occupancy.
- Owner-occupancy is required.
casual
- Owner-occupancy is required.
- Owner-occupants only.
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
- Sale: with board approval.
- Board approval: required.
family
- The board has to approve the sale.
- There's board approval to get through before the keys.
modern
- Subject to the board.
- The sale needs board approval.
classic
- The sale requires the approval of the board.
- The board reviews each purchase.
casual
- The sale needs board approval.
- You'll need board approval.
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
- (list) Build rule: {list}.
- Restrictions: {it}.
family
- (list) When you build, the rule is {list}.
- Building plans go to architectural review.
modern
- (list) To build: {list}.
- Architectural review applies.
classic
- An architectural committee must approve the plans.
- (list) The standard for building is {list}.
casual
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
- There is {an it}.
- {An it} applies.
investor
- Restrictions: {it}.
- Title: {it}.
family
- There's {an it}.
- {An it} comes with the property.
modern
- There's {an it}.
- Subject to {an it}.
classic
- {An it} is recorded against the property.
- The property is subject to {an it}.
casual
- There's {an it}.
- It comes with {an it}.
caption
- {It}.
- Subject to {an it}.
= 'who plows' only for a drive or road; 'shared' only where shared was typed; 'recorded' only where recorded was typed
`
