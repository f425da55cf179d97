// Lines as data; the notation is explained in ../README.md.
export const kitchen = `
# Kitchen and storage

## chef's kitchen
kind: room
hook: 7
match: chef's kitchen, chefs kitchen, chef kitchen, chef-style kitchen, chef style kitchen, cook's kitchen, cooks kitchen, gourmet kitchen, gormet kitchen, gourmet chef's kitchen, gourmet cook's kitchen, professional kitchen, professional-style kitchen
= a chef's or gourmet kitchen is one equipped for serious cooking
luxury
- {The it} is equipped for dinners with more than one course.
- Dinner may be ambitious; {the it} is meant for it.
- {The it} takes cooking seriously and leaves the menu open.
- There is {an it}, ready for dinners of several courses.
luxury lead
- {The it} of this {city} {type} is equipped for dinners with more than one course.
- Dinner is the serious business of this {city} {type}, and {the it} is equipped for it.
luxury headline
- A Kitchen for Dinners of Several Courses
- Where Dinner Is Taken Seriously
investor
- A chef's kitchen is priced by its parts: count burners, ovens, and feet of counter.
- Kitchen: {it}.
investor lead
- Start the comparables for this {city} {type} in {the it}, which is fitted for serious cooking.
investor headline
- Start the Comparables in the Kitchen
family
- Bring the big pots. {The it} is meant for them.
- It's {an it} for recipes that run to a second page.
- {The it} is set up for real cooking, from Thanksgiving down to a Wednesday.
- {The it} is fitted for real cooking.
- There's {an it} for the big pots.
family lead
- Bring the big pots: {the it} in this {city} {type} is meant for cooking.
family headline
- Bring the Big Pots
modern
- The kitchen is set up to cook in. Use it.
- {The it} is ready for serious cooking.
modern lead
- This {city} {type} has {an it} that would rather you didn't order in.
modern headline
- Hard Recipes Welcome
classic
- A cook will find the kitchen equipped for the purpose.
- There is {an it}.
classic lead
- Dinner is no afterthought in this {city} {type}: {the it} is fitted for serious cooking.
classic headline
- A Kitchen Fitted for a Cook
casual
- The kitchen's the serious kind. If you've been saving a fat cookbook for later, it's later.
- The kitchen's set up for real cooking. Frozen pizza's allowed, too.
- It's {an it} for anybody who owns more than one whisk.
- The kitchen's set up for serious cooking.
- You get {an it}.
casual lead
- Been saving a fat cookbook for later? It's later: this {city} {type} has a kitchen that's set up to cook.
casual headline
- Dust Off the Fat Cookbook

## eat-in kitchen
kind: room
hook: 4
match: eat-in kitchen, eat in kitchen, eatin kitchen, EIK, eat-in area, kitchen with eating area, kitchen with dining area, kitchen with table space, table space in kitchen
= an eat-in kitchen has a place for a table
luxury
- Breakfast need go no farther than {the it}, where there is a place for a table.
- Meals without ceremony are taken in {the it} itself.
- {The it} has a place for a table.
investor
- Kitchen: eat-in.
- An eat-in kitchen has to hold a table; measure it with the chairs pulled out.
family
- It's an eat-in kitchen: sit down where the cooking happens.
- Bills, birthday cards, and breakfast all happen at the kitchen table, because the kitchen has a place for one.
- Pull a chair up in {the it} and let supper come to you.
modern
- Eat-in kitchen: cook here, eat here.
- Eat-in kitchen, with a place for the table.
classic
- It is an eat-in kitchen, and supper is served where it was cooked.
- {The it} admits a table; everyday meals are taken there.
casual
- It's an eat-in kitchen. Seconds don't have far to travel.
- It's an eat-in kitchen, so there's a seat for whoever's stirring.
- The cook gets to sit with everybody else. It's an eat-in kitchen.
- It's an eat-in kitchen, with a place for a table.

## galley kitchen
kind: room
hook: 3
match: galley kitchen, galley style kitchen, galley-style kitchen, gally kitchen
= a galley kitchen is laid out along one aisle
luxury
- The kitchen is a galley; no step is wasted between the sink and the stove.
- {The it} is laid out along one aisle, where the cook turns rather than walks.
investor
- Layout: galley kitchen.
- A galley kitchen is quick to bid: the cabinets run straight, with no corners to turn.
family
- In a galley kitchen you stir, turn around, and chop.
- Whoever's helping in a galley kitchen is always close enough to hand you the salt.
modern
- Galley kitchen. Pivot, don't walk.
- Galley kitchen, everything along a single aisle.
classic
- The kitchen is a galley, a plan borrowed from ships, where steps were not wasted.
- {The it} is laid out along a single aisle.
casual
- It's a galley kitchen: turn around and you're there.
- The galley kitchen keeps the cook in and the hoverers out.
- It's a galley kitchen, laid out along a single aisle.

## open kitchen
kind: room
hook: 4
match: open kitchen, open concept kitchen, open-concept kitchen, open plan kitchen, kitchen open to living room, kitchen open to great room, kitchen opens to living area, kitchen open to dining
= an open kitchen has no wall between it and the living space
luxury
- The kitchen is open, and whoever cooks stays in the conversation.
- The kitchen is open, with no wall between the cook and the company.
- The kitchen is open; dinner is noticed before it is announced.
- The kitchen is open to the living space.
investor
- Layout: open kitchen.
- The kitchen is already open, which takes a wall out of the renovation budget.
- An open kitchen shares its air with the next room; ask how it is vented.
family
- With an open kitchen, you can stir the sauce and still hear how everyone's day went.
- Nobody cooks alone in an open kitchen, even when they'd like to.
- Stir, talk, taste, talk: the kitchen is open.
modern
- The kitchen opens to the living space.
- Open kitchen. Cook mid-conversation.
- Dinner has an audience. The kitchen is open.
classic
- The kitchen stands open to the living space, and the cook hears the end of every story.
- The kitchen is an open one, without a wall to stand behind.
- The kitchen is open, and the cook and the company need not be parted.
casual
- The kitchen's open, so nobody misses the punch line draining the pasta.
- Open kitchen: keep one eye on the game and one on the garlic.
- It's an open kitchen. Everybody will know you burned the toast.
- The kitchen's open to the living space.

## updated kitchen
kind: update
hook: 6
match: updated kitchen, kitchen updated, kitchen update, upgraded kitchen, modernized kitchen, refreshed kitchen, kitchen refresh, kitchen updates
= an updated kitchen is newer, in part at least, than the house
luxury
- (year) The kitchen carries a later date than the house: {year}.
- The kitchen has been updated and belongs to a later chapter than the house.
- (year) The kitchen was updated in {year}.
investor
- (year) Kitchen: updated {year}. Ask what was replaced and what was kept.
- (year) Kitchen: updated {year}.
- The kitchen has been updated; the scope of work is the document to ask for.
- (year) The kitchen update dates from {year}.
family
- (year) The kitchen was updated in {year}, so you can start with dinner instead of demolition.
- You skipped the hot-plate weeks: the kitchen has already been updated.
- The kitchen has been updated. Put groceries at the top of your list.
- The kitchen has been updated.
modern
- (year) Kitchen, {year} edition.
- The kitchen's been updated. Skip to dinner.
- (year) The kitchen was updated in {year}. Next question.
classic
- (year) The kitchen was updated in {year}.
- The kitchen has been updated since the house was built.
- The kitchen has been updated.
casual
- The kitchen's been updated, so you can skip the part where you do dishes in the tub.
- (year) The kitchen got its update in {year}.
- Somebody already updated the kitchen. Send a thank-you note.

## remodeled kitchen
kind: update
hook: 7
match: remodeled kitchen, kitchen remodel, remodelled kitchen, kitchen remodeled, renovated kitchen, kitchen renovation, kitchen renovated, redone kitchen, kitchen redone, new kitchen, brand new kitchen, gut renovated kitchen, kitchen was gutted
= a remodeled kitchen has been done over
luxury
- (year) The kitchen was redone in {year}.
- The kitchen has been redone, and wants only a cook.
luxury lead
- (year) The kitchen of this {city} {type} was redone in {year}.
- The kitchen of this {city} {type} has been redone, and one may begin with dinner.
luxury headline
- Begin with Dinner: The Kitchen Is Done
- (year) The Kitchen Was Redone in {year}
investor
- (year) Kitchen: remodeled {year}. Match comparables on that date.
- (year) Kitchen: remodeled {year}.
- The kitchen has been remodeled; ask for the permits and the invoice.
investor lead
- (year) The costly room has a date in this {city} {type}: the kitchen was remodeled in {year}.
- The costly room is done: the kitchen of this {city} {type} has been remodeled.
investor headline
- The Kitchen Is Done. Price the Rest.
family
- The months of paper plates are over: the kitchen has been redone.
- (year) The kitchen was redone in {year}. Start with supper.
- Unpack the skillet first. The kitchen has been redone.
- The kitchen has been remodeled.
family lead
- (year) The paper-plate months are over in this {city} {type}: the kitchen was redone in {year}.
- The paper-plate months are over in this {city} {type}: the kitchen has been redone.
family headline
- The Paper-Plate Months Are Over
modern
- (year) Kitchen, redone, {year}.
- The kitchen's been redone. Bring pans.
modern lead
- (year) The kitchen in this {city} {type} was redone in {year}. Start cooking.
- The kitchen in this {city} {type} has been redone. Start cooking.
modern headline
- Demo Day Was Someone Else's
classic
- The kitchen has been remodeled, an undertaking best enjoyed after the fact.
- (year) The kitchen was done over in {year}.
classic lead
- (year) A kitchen remodel is best enjoyed after the fact; in this {city} {type} it was done in {year}.
classic headline
- A Kitchen Best Enjoyed After the Work
casual
- The kitchen's been remodeled. You missed the dust. Sorry.
- (year) Somebody redid the kitchen in {year}, and you get to skip straight to the cooking.
- The kitchen's been remodeled.
casual lead
- (year) The kitchen in this {city} {type} was redone in {year}, and you missed all the dust.
- The kitchen in this {city} {type} has been redone, and you missed all the dust.
casual headline
- You Missed the Dust

## windowed kitchen
kind: room
hook: 4
match: windowed kitchen, window kitchen, kitchen with window, kitchen with a window, kitchen window
luxury
- The kitchen has a window of its own.
- (condo) The kitchen is windowed, which in an apartment building is not a given.
investor
- Kitchen: windowed.
- A windowed kitchen is one to match in the comparables.
family
- There's a window in the kitchen, for checking the weather while the coffee drips.
- The kitchen has a window, so there's something to look at while the toast browns.
- The kitchen has a window.
modern
- The kitchen gets a window.
- Check the sky, make the eggs: the kitchen has a window.
classic
- The kitchen has a window.
- A window was given to the kitchen.
casual
- The kitchen has an actual window. You'd be surprised how many don't.
- There's a window in the kitchen. You'll know it's raining before you've picked out shoes.
- The kitchen's got a window.

## second kitchen
kind: room
hook: 6
match: second kitchen, 2nd kitchen, two kitchens, 2 kitchens, full second kitchen, additional kitchen, lower level kitchen, downstairs kitchen, basement kitchen, extra kitchen
luxury
- Breakfast for guests need not involve the main kitchen; there is a second.
- There are two kitchens, one of which may be given to guests.
- There is a second kitchen.
investor
- Kitchens: two. Check how the second was permitted.
- A second kitchen is a second sink, stove, and set of shutoffs; inspect both.
- Plan: {it}.
family
- Put the canning, the cookie marathon, or the houseguests' breakfast in the second kitchen.
- There's a second kitchen for big cooking days.
modern
- Two kitchens. Cook twice or fight less.
- A spare kitchen, for when one's taken.
classic
- The house keeps a second kitchen, and two cooks may each be right.
- There are two kitchens.
casual
- With a second kitchen, two people can be in charge of the same dinner.
- Two kitchens. Yes, that means two junk drawers.
- There's a second kitchen, too.

## kitchenette
kind: room
hook: 3
match: kitchenette, mini kitchen, efficiency kitchen, kitchenet, small kitchen area
= a kitchenette covers coffee and simple meals
luxury
- {An it} serves for coffee and light meals.
- Coffee and breakfast are made in {the it}.
- {The it} is for coffee and light meals.
investor
- Layout: {it}. Check what it has: sink, cooktop, circuit.
- Layout: {it}.
- {An it} counts as a kitchen in some codes and not in others; ask which applies.
family
- Start the coffee in {the it} and come back in your robe for more.
- There's {an it} for coffee, cereal, and the midnight quesadilla.
- There's {an it} for toast and tea.
modern
- {The it} does coffee and toast, then gets out of the way.
- Small meals start in {the it}.
classic
- {An it} is provided for light meals.
- Tea may be made in {the it}, with toast to follow.
casual
- Nobody's roasting a turkey in {the it}, but coffee's covered.
- {The it} handles breakfast. Dinner, you can negotiate.
- You get {an it} for small meals.

## prep kitchen
kind: room
hook: 7
match: prep kitchen, prep-kitchen, back kitchen, dirty kitchen, messy kitchen, catering kitchen, caterer's kitchen
= a prep kitchen is a second kitchen, apart from the first, for the working part of cooking
luxury
- {The it} does the work, and the kitchen takes the credit.
- There is a kitchen for company and {an it} for the cooking.
- The preparation is done in {the it}, apart from the main kitchen.
luxury lead
- There are two kitchens in this {city} {type}: {an it}, which does the work, and another, which takes the credit.
luxury headline
- One Kitchen Works, the Other Receives
investor
- Layout: {it}. Inventory the appliances in both kitchens.
- {The it} adds a second run of plumbing, cabinets, and circuits to inspect.
investor lead
- There are two kitchens to inventory in this {city} {type}: the main one and {the it}.
investor headline
- Two Kitchens to Inventory
family
- Do the floury part in {the it} and serve from the clean one.
- Holiday cooking gets {the it}. Everyone else gets the kitchen.
- Put the mixer, the flour, and the chaos in {the it}.
- The messy work happens in {the it}.
family lead
- Make the mess in {the it} and serve from the other kitchen: this {city} {type} has one of each.
family headline
- Make the Mess in the Other Kitchen
modern
- Chop in {the it}. Plate in the other kitchen.
- {The it} is where it gets messy.
modern lead
- One kitchen to cook in, one to stand in: this {city} {type} has {an it}.
modern headline
- Cook in One Kitchen, Stand in the Other
classic
- {An it} does for dinner what backstage does for a play.
- The preparation is done in {an it}, apart from the kitchen proper.
classic lead
- Dinner in this {city} {type} is prepared offstage, in {an it}.
classic headline
- Dinner, Prepared Offstage
casual
- {The it} takes the mess, and the main kitchen acts like nothing happened.
- {The it} is for splatter. The other one's for photos.
- There's {an it} for the messy part.
casual lead
- This {city} {type} has {an it}, so the main kitchen can act like nothing happened.
casual headline
- A Whole Other Kitchen for the Mess

## scullery
kind: room
hook: 7
match: scullery, skullery, dish pantry, scullery kitchen
= a scullery is a room for the washing up
luxury
- The washing up is done in {an it}, apart from the kitchen.
- A dinner's disorder is kept to {the it}.
luxury lead
- When dinner ends in this {city} {type}, the dishes are carried to {an it} and not thought of again.
luxury headline
- Dinner, and a Scullery for Afterward
investor
- Layout: {it}. Its sink is a second set of supply and drain lines to check.
- {The it} keeps wet work out of the kitchen.
investor lead
- There is more than one place to wash up in this {city} {type}; count {the it} with the plumbing.
investor headline
- A Scullery, and the Plumbing to Match
family
- Pile the pans in {the it} and come back to the table for dessert.
- Company can linger in the kitchen, because the mess has gone to {the it}.
- The washing up is done in {the it}.
family lead
- Leave the dishes: this {city} {type} has {an it} for them, and there's dessert.
family headline
- Leave the Dishes, There's Dessert
modern
- Dishes go to {the it}. Guests don't.
- {The it} is the kitchen's back office.
modern lead
- Dishes happen elsewhere in this {city} {type}. There's {an it}.
modern headline
- Dishes, Elsewhere
classic
- {An it} is kept for the washing up, an old idea that never stopped being a good one.
- The washing up has a room of its own, {the it}.
classic lead
- The washing up is done in a room of its own in this {city} {type}, {an it}.
classic headline
- A Room for the Washing Up
casual
- It has {an it}, which is a fancy word for not looking at the dishes.
- Burned the rice? Put the pot in {the it} and say nothing.
- {The it} keeps the dirty pots out of sight.
- The dirty dishes go in {the it}.
casual lead
- This {city} {type} has {an it}, which is a fancy word for not looking at the dishes.
casual headline
- Where the Dirty Dishes Hide

## spice kitchen
kind: room
hook: 6
match: spice kitchen, wok kitchen, fry kitchen, second stove room, enclosed second kitchen
= a spice or wok kitchen is a separate kitchen for frying and strong aromas
luxury
- {The it} keeps the frying, the smoke, and the spices to itself.
- High heat has a kitchen of its own, {the it}.
investor
- Layout: {it}. Confirm that it vents outdoors.
- Layout: {it}.
- {The it} is a second cooking room; test its venting as you would the first.
family
- Fry the fish, toast the cumin, and let {the it} keep the smell.
- {The it} takes the spatter. The table gets the supper.
- The frying is done in {the it}.
modern
- Turn it all the way up in {the it}.
- {The it} keeps the smoke in one room.
classic
- {An it} is set apart for frying, and the curtains are the better for it.
- The stronger cooking is done in {the it}.
casual
- Keep the frying in {the it} and out of your sweater.
- Chilies in hot oil? Take it to {the it}.
- There's {an it} for the frying.

## kitchen island
kind: finish
hook: 5
match: kitchen island, island, center island, centre island, large island, oversized island, kitchen w/ island, island kitchen, prep island, cooking island
= an island is counter that stands clear of the walls and can be worked from more than one side
luxury
- Dinner is assembled at {the it}, with an audience.
- {The it} stands clear of the walls, so that the cook may face the room.
- {The it} is where the flowers are arranged and the bread is cut.
investor
- Kitchen: {it}.
- {An it} is counter that needs no wall; add it to the linear feet.
- Look for an outlet on {the it}, and for plumbing.
family
- There's {an it} for chopping, serving, and standing around.
- Roll dough on one side of {the it} while somebody steals chocolate chips from the other.
- Mail, groceries, a cake cooling: set it all on {the it}.
- ~with {an it} for everyone to lean on
modern
- {The it} is counter you can circle.
- The party starts standing, at {the it}.
- Chop on one side of {the it}, talk on the other.
classic
- {The it} is where the vegetables are chopped and the news is told.
- {An it} stands free of the walls and may be worked from more than one side.
- Whatever is carried into the kitchen is set down, sooner or later, on {the it}.
casual
- You can walk laps around {the it} while the water boils.
- {The it} is a buffet on holidays and a mail pile the rest of the year.
- Yes, people will stand around {the it} and watch you cook.
- You get {an it} to cook at.

## two islands
kind: finish
hook: 6
match: two islands, double islands, dual islands, 2 islands, twin islands, double island kitchen
luxury
- There are two islands, one for the cook and one for the company.
- The kitchen has two islands.
investor
- Kitchen: two islands.
- Two islands are two tops to price; measure each.
family
- One island has the cutting boards and the other has everyone's elbows.
- Put dinner on one island and dessert on the other.
- The kitchen has two islands.
modern
- Two islands. One works, one hosts.
- The kitchen has two islands.
classic
- The kitchen has two islands, which spares guests from being asked to move.
- Two islands divide the labor: one for preparing, one for serving.
- The kitchen has two islands.
casual
- Two islands. That's practically an archipelago.
- Shoo everybody to the other island. There are two.
- You get two islands: chop on one, lean on the other.
- The kitchen's got two islands.

## waterfall island
kind: finish
hook: 7
match: waterfall island, waterfall edge island, waterfall-edge island, island with waterfall edge, quartz waterfall island, marble waterfall island, waterfall kitchen island
= on a waterfall island the counter continues down the end to the floor
luxury
- At {the it}, the counter turns and falls to the floor.
- {The it} wears its counter to the floor.
luxury lead
- In the kitchen of this {city} {type}, the counter of {the it} turns and falls straight to the floor.
luxury headline
- The Counter Turns and Falls to the Floor
investor
- Kitchen: {it}. The slab runs down the end as well as across, so matching it takes more than a top.
- A waterfall edge turns on a seam; run a finger along it where the top goes down.
investor lead
- Look first at the seam where the counter turns down: this {city} {type} has {an it}.
investor headline
- Follow the Slab to the Floor
family
- Everyone gathers at {the it}, where the counter runs over the edge and keeps going.
- There's counter across the top of {the it} and counter down the end, and crumbs only reach the one.
- The counter on {the it} runs to the floor.
family lead
- Everyone will be leaning on {the it} in this {city} {type}, where the counter runs over the edge and keeps going.
family headline
- The Counter Keeps Going
modern
- {The it} goes across, then down.
- The counter on {the it} doesn't stop at the edge.
modern lead
- Across, then down: this {city} {type} has {an it}.
modern headline
- Across, Then Down
classic
- {The it} takes its name from the counter, which descends at the end, straight to the floor.
- {An it} stands in the kitchen, its counter carried down to the floor.
classic lead
- In the kitchen of this {city} {type} stands {an it}, its counter carried down to the floor.
classic headline
- A Counter Carried to the Floor
casual
- It's {an it}: the counter goes over the edge like it meant to.
- {The it} keeps its counter going, right down the side.
casual lead
- The counter in this {city} {type} goes right over the edge, on purpose: it's {an it}.
casual headline
- Over the Edge, on Purpose

## peninsula
kind: finish
hook: 3
match: peninsula, kitchen peninsula, peninsula counter, peninsula island, peninsula w/ seating
= a peninsula is a counter attached at one end and open on the others
luxury
- {An it} extends the counter into the room and leaves the cook in company.
- Dinner is handed across {the it}.
- {The it} extends the counter into the room.
investor
- The counter runs on as {an it}.
- {An it} is fixed at one end, so moving it means patching floor and wall.
family
- Chop on one side of {the it}, talk from the other, and pass the plates over.
- Stand around {the it} while dinner finishes.
- {The it} adds counter on three sides.
modern
- {The it} gives you three sides of counter.
- An island that kept one foot on shore.
classic
- {An it} reaches out from the wall and parts the cooking from the company without a door.
- The counter continues as {an it}.
casual
- {The it} gives you counter you can get at from both sides.
- Slide the plates across {the it}, diner style.

## breakfast bar
kind: finish
hook: 3
match: breakfast bar, bkfst bar, brkfst bar, breakfast counter, bar seating, counter seating, island seating, island with seating, island with bar seating, eat-at island, snack bar, bar stool seating
= a breakfast bar is counter to sit at
luxury
- {The it} serves the meals that do not call for a table.
- One may sit at {the it} while dinner is made.
investor
- Seating: {it}.
- Measure {the it} to count the stools.
family
- Pancakes slide from the pan to a plate to {the it}.
- Somebody will be at {the it} in pajamas at noon, asking what's for breakfast.
- Keep the cook company from a stool at {the it}.
- Quick meals are eaten at {the it}.
modern
- {The it} feeds you without setting a table.
- Stool, coffee, keys, gone. {The it} does mornings.
classic
- {The it} takes the quick meals and leaves the table for the slow ones.
- Breakfast may be had at {the it}, on a stool.
casual
- {The it} is for cereal at whatever hour you call morning.
- Pull up a stool to {the it}. Breakfast, lunch, cold pizza, all of it works.
- Sit at {the it} if you plan on tasting things early.
- You get {an it} for quick meals.

## breakfast nook
kind: room
hook: 5
match: breakfast nook, breakfast area, breakfast room, bkfst nook, brkfst nook, morning room, dinette, dining nook, breakfast alcove
luxury
- {The it} is for the first cup and the whole newspaper.
- Morning coffee is taken in {the it}.
investor
- Dining: {it}.
- {The it} takes a table; measure before ordering one.
family
- Waffles in {the it}. Nobody gets up until the syrup's gone.
- Save {the it} for breakfast, card games, and the last ten minutes before work.
- Take the crossword, the cocoa, and one more piece of toast to {the it}.
- ~with {an it} for slow Sundays
- {The it} is for morning meals.
modern
- Breakfast has an address: {the it}.
- Coffee in {the it}, then the day.
- {The it} takes the eggs and the second coffee.
- {The it} is for mornings.
classic
- {The it} is set aside for the morning meal.
- Breakfast is taken in {the it}, and lunch may be.
casual
- {The it} is where the second cup happens.
- It's {an it}, and no law says you can't eat dinner there.
- Pajamas are the dress code in {the it}.

## banquette
kind: finish
hook: 4
match: banquette, built-in banquette, banquet seating, bench seating, built-in bench seating, built in booth, corner booth, kitchen booth, dining bench
= a banquette is a bench fixed in place at the table
luxury
- {The it} is built in, and the table is drawn up to it.
- Long dinners are sat out on {the it}.
investor
- Dining: {it}. It stays.
- {The it} stands in for a row of chairs; lift the seats to see whether there is storage under them.
family
- Slide in and scoot down: that's how {the it} makes room for one more.
- {The it} is for long breakfasts and longer board games.
modern
- Slide into {the it}. Stay.
- {The it} has no chairs to push back.
classic
- A built-in bench serves the table; none of its seats can be carried off to another room.
- {The it} is fixed in place at the table.
casual
- You get {an it}, and the check never comes.
- Slide into {the it}. Last one in gets up for the refills.
- The table gets {an it}, built in.

## pass-through
kind: finish
hook: 2
match: pass-through, pass through, pass thru, pass-through window, kitchen pass-through, serving window, pass thru window
= a pass-through is an opening plates are handed through
luxury
- Plates leave the kitchen by {the it}; the cook need not follow.
- {The it} sends the dishes out and brings the empties home.
investor
- Kitchen: {it}.
- {The it} is half of an open plan; ask whether the wall around it is structural.
family
- Holler "order up" and hand supper through {the it}.
- One more fork? Hand it out by {the it}.
- Plates go out by {the it}.
modern
- Plates go out by {the it} and come back empty.
- Hand it through {the it}.
classic
- Dishes are handed out by {an it}, and conversation is handed back.
- There is {an it} for serving.
casual
- Go ahead, hang a little bell by {the it}.
- {The it} saves you the walk around with hot soup.

## coffee bar
kind: finish
hook: 4
match: coffee bar, coffee station, coffee nook, built-in coffee bar, espresso bar, coffee counter
luxury
- The day begins at {the it}.
- {The it} keeps the morning out of the cook's way.
investor
- {An it} is counter and cabinet beyond the main run.
- {The it} needs an outlet, and sometimes a water line; check for both.
family
- Keep the mugs, the beans, and the good spoon at {the it}.
- First one up starts the pot at {the it}. Last one up washes it.
- ~with {an it} to start the day at
- The mugs and the beans live at {the it}.
modern
- {It}. No line.
- Coffee gets its own counter.
- {The it} keeps the mugs and the machine.
classic
- The first cup is poured at {the it}.
- Coffee is made at {an it}, apart from the business of breakfast.
casual
- At {the it}, nobody'll spell your name wrong.
- {The it} is ready. You still have to be your own barista.
- Make your coffee at {the it}.
- There's {an it} for the mugs and the machine.

## butler's pantry
kind: room
hook: 7
match: butler's pantry, butlers pantry, butler pantry, bulters pantry, butler's pantry w/ sink, serving pantry, china pantry
= a butler's pantry is a serving room, for china, glasses and the staging of courses
luxury
- China, silver, and the second bottle are kept in {the it}.
- {The it} stages the courses, and the table sees only the result.
- Coffee is set out in {the it} while the table is cleared.
- ~with {an it} for the china
luxury lead
- In this {city} {type}, the courses are staged in {an it}, and the table sees only the result.
luxury headline
- Dinner, Staged in the Butler's Pantry
investor
- Layout: {it}. Note whether it has a sink; that changes the plumbing count.
- Layout: {it}.
- {The it} is cabinetry and counter beyond the kitchen's own; inventory it separately.
investor lead
- Inventory the cabinets twice in this {city} {type}: once in the kitchen, once in {the it}.
investor headline
- Cabinets Beyond the Kitchen's Own
family
- The good plates live in {the it}, and come out whenever you say it's a good-plate night.
- Line up the pies in {the it} and let the kitchen be a mess.
- Hide the birthday cake in {the it} until it's time for the candles.
- Platters and china live in {the it}.
family lead
- Line up the pies in {the it}: this {city} {type} has a place to put them.
family headline
- A Place to Line Up the Pies
modern
- Dinner waits its turn in {the it}.
- Glasses, platters, backup ice. {The it} has them.
- {The it} keeps the platters and the glasses.
modern lead
- Dinner has a waiting room in this {city} {type}: {the it}.
modern headline
- Dinner Has a Waiting Room
classic
- {An it} keeps the china, and the habit of using it.
- {The it} stands between the cooking and the serving.
classic lead
- Between the cooking and the serving, this {city} {type} keeps {an it}.
classic headline
- Between the Cooking and the Serving
casual
- There's {an it}. The butler's on you.
- {The it} holds the platters you only see in November.
- Stash the ugly casserole dish in {the it}. Serve from the other one.
- Keep the platters and the good glasses in {the it}.
casual lead
- This {city} {type} comes with {an it}. The butler's on you.
casual headline
- Bring Your Own Butler

## walk-in pantry
kind: storage
hook: 6
match: walk-in pantry, walk in pantry, walkin pantry, w/i pantry, walk-in kitchen pantry, pantry room
= a walk-in pantry is a pantry one stands inside
luxury
- The pantry is a room and not a cupboard.
- Provisions are kept in {the it}.
investor
- Food storage: {it}.
- {The it} does the work of a wall of cabinets.
- Look for an outlet in {the it}; a freezer tends to end up there.
family
- Step into {the it}, forget what you came for, come out with pretzels.
- Keep the paper towels, the big cereal, and the third jar of peanut butter in {the it}.
- ~with {an it} to keep the groceries off the counter
- The groceries go in {the it}.
modern
- A pantry with standing room.
- Buy the big bag. {The it} has room to stand in.
- {The it} is a closet for food.
classic
- Supper is decided in {the it}, among the shelves.
- {The it} gives the dry goods a room of their own.
casual
- {The it} can handle the warehouse-store run. You handle the cart.
- You can stand inside {the it}, which beats digging around with a flashlight.
- {The it} is where you go to be alone with the good cookies.
- The groceries go in {the it}.

## pantry
kind: storage
hook: 2
match: pantry, kitchen pantry, pantry closet, pantry cabinet, pantry cabinets, closet pantry, food pantry, corner pantry, pull-out pantry, large pantry, big pantry, oversized pantry
luxury
- Provisions have their own place, in {the it}.
- Flour, coffee, and the other provisions go in {the it}.
investor
- Storage: {it}.
- {An it} takes the food, so judge the cabinets on dishes alone.
family
- Flour, rice, and the emergency chocolate go in {the it}.
- Unpack the groceries into {the it} and get your counter back.
- Check {the it} before you make the list. You already have cumin.
modern
- {The it} files the dry goods.
- Groceries in {the it}. Counters clear.
classic
- {An it} is provided for the dry goods.
- {The it} is consulted before the cookbook.
- ~with {an it} for the dry goods
casual
- The cereal can come down off the fridge. There's {an it}.
- {The it} is where the ten o'clock snack lives.
- {The it} holds the cereal you share and the cereal you don't.
- There's {an it} for the groceries.

## quartz counters
kind: finish
hook: 3
match: quartz counters, quartz countertops, quartz counter tops, quartz counter, quartz tops, quarts counters, quartz kitchen, Caesarstone, Silestone, Cambria counters, engineered stone counters
= quartz needs no sealing and wipes clean
luxury
- The counters are quartz, and spilled wine is no emergency.
- Quartz was specified for the counters.
- {The it} want soap and water, and no sealing.
investor
- Counters: {it}. No sealing schedule to inherit.
- The counters are quartz, so the kitchen budget can start with something else.
family
- {The it} don't mind cookie icing. Let it go where it goes.
- If the punch spills, wipe it up. The counters are quartz.
- The counters are quartz and wipe clean.
modern
- Quartz counters. Maintenance: sponge.
- {The it} need no sealing.
classic
- The counters are quartz; a spill is wiped up and forgotten.
- {The it} require wiping and nothing more.
- The counters are of quartz, which needs no sealing.
casual
- The counters are quartz, and they won't hold a coffee ring against you.
- {It}: if you can work a sponge, you're qualified.
- Quartz counters. Spill, shrug, wipe.
- The counters are quartz, with no sealing to do.

## granite counters
kind: finish
hook: 3
match: granite counters, granite countertops, granite counter tops, granite counter, granite tops, granit counters, grante countertops, granite kitchen, leathered granite
= granite is natural stone, takes a hot pan, and wants sealing from time to time
luxury
- The counters are granite, of which no two slabs are alike.
- A hot pan is no trouble to {the it}.
- The counters are cut from granite.
investor
- Counters: {it}. Ask when the stone was last sealed.
- Counters: {it}.
- Granite is sealed from time to time; put it on the maintenance calendar.
family
- Lift the skillet off the heat and set it down: the counters are granite.
- {The it} can take a hot casserole, a rolling pin, and a crowd.
- The counters are granite and take a hot pan.
modern
- The counters are granite, older than any recipe.
- Skillet off the burner, onto {the it}.
classic
- Granite was chosen for the counters, and each slab has a pattern of its own.
- A hot pan may be set on {the it}.
- The counters are of granite, a natural stone.
casual
- The counters are granite. It started out as magma, so your skillet won't scare it.
- Put the hot skillet anywhere on {the it}.
- The counters are granite: wipe them down, seal them now and then.
- The counters are granite, real stone.

## marble counters
kind: finish
hook: 4
match: marble counters, marble countertops, marble counter tops, marble counter, marble tops, Carrara counters, carrera marble counters, Calacatta counters, honed marble
= marble is cool to the touch, etches with acid and wants sealing
luxury
- {The it} are cool under the hand and under the pastry.
- Marble was chosen for the counters. It will keep a record of the dinners.
investor
- Counters: {it}. Ask for the date of the last sealing.
- Counters: {it}.
- Marble wants sealing; enter it under upkeep.
family
- Pie crust behaves on {the it}.
- Marble counters pick up a mark from every lemon and every birthday. That's how they get to be yours.
modern
- {It}. Pastry approves.
- Cold stone, warm bread: the counters are marble.
- The counters are marble.
classic
- The counters are of marble, long preferred by pastry cooks.
- {The it} mark with use.
casual
- {It}. Pastry encouraged, coasters recommended.
- The counters are marble: roll out the dough, keep an eye on the lemons.
- The counters are marble.

## quartzite counters
kind: finish
hook: 4
match: quartzite counters, quartzite countertops, quartzite counter tops, quartzite, Taj Mahal quartzite
= quartzite is natural stone, not engineered quartz, and wants sealing
luxury
- The counters are quartzite, a hard natural stone.
- {The it} are a natural stone.
investor
- Counters: {it}. Natural stone, which wants sealing; engineered quartz does not.
- Quartzite and quartz price differently; the counters here are the quarried one.
family
- Spread supper out on {the it} and call everyone in.
- Every vein in a quartzite counter is its own, which gives you something to look at while the toast pops.
- The counters are quartzite, a natural stone.
modern
- The counters are quartzite, with an i-t-e.
- {It}: out of the ground, onto the cabinets.
- The counters are quartzite.
classic
- {The it} are stone as the ground made it.
- The counters are of quartzite, a natural stone.
casual
- The counters are quartzite, the one that came out of the ground.
- The counters are quartzite. It's real stone, so seal it now and then.
- The counters are quartzite, a natural stone.

## butcher block counters
kind: finish
hook: 3
match: butcher block counters, butcher block countertops, butcher-block counters, butcherblock counters, butcher block, butcherblock, wood counters, wood countertops, maple counters, walnut counters
= butcher block is wood, may be cut on, sanded and oiled
luxury
- {The it} take a knife without complaint.
- The counters are wood, which may always be sanded back to the beginning.
investor
- Counters: {it}. Wear sands out; oil is the upkeep.
- {The it} can be sanded and oiled in place.
family
- Chop right on {the it}. Go ahead.
- {The it} can be cut on and oiled.
modern
- The counter is the cutting board. It's wood.
- {It}. Sand, oil, carry on.
- {The it} can be cut on, sanded, and oiled.
classic
- {The it} may be cut on, sanded, oiled, and cut on again.
- The counters are of wood.
casual
- {The it} want a little oil now and then.
- Nick {the it} and you've joined the club. Nicks sand out.
- You get {an it}, good for chopping.

## soapstone counters
kind: finish
hook: 5
match: soapstone counters, soapstone countertops, soap stone counters, soapstone
= soapstone takes heat, needs no sealing, darkens with age, and scratches sand out
luxury
- {The it} darken with use and take a hot pan directly.
- Soapstone was chosen for the counters, a stone that needs no sealing and no coaster.
investor
- Counters: {it}. No sealing; scratches sand out.
- Soapstone needs no sealer; sandpaper is the repair kit.
family
- Soapstone doesn't keep score of hot kettles or spilled lemon.
- The pot comes off the fire and onto {the it}, no trivet to hunt for.
- {The it} take a hot pan.
modern
- Skip the trivet; {the it} can take it.
- Soapstone counters. No sealing.
- {The it} take heat and need no sealing.
classic
- The counters are of soapstone, the old choice for farm sinks and chemistry benches alike.
- {The it} darken with the years.
casual
- The counters are soapstone. The hot kettle can land anywhere.
- Scratched the soapstone? Sandpaper. You're done.
- You get {an it}, which take a hot pan.

## concrete counters
kind: finish
hook: 4
match: concrete counters, concrete countertops, poured concrete counters, cement counters, cast concrete counters
= concrete counters are cast, sealed, and take on a patina
luxury
- The counters are concrete, cast for the kitchen and aging with it.
- The counters are of cast concrete.
investor
- Counters: {it}. Ask which sealer was used, and when.
- Counters: {it}.
- Concrete counters are sealed, and resealed from time to time.
family
- {The it} pick up a patina one supper at a time.
- Knead the bread on concrete: the counters can take a good thump.
- The counters are concrete.
modern
- {It}. Poured, cured, cooked on.
- The counters started as liquid. Now they're concrete.
- {The it} are cast and sealed.
classic
- Concrete serves for the counters.
- {The it} gather a patina as a table would.
casual
- The counters are concrete, poured and sealed.
- {The it} take on a patina. No extra charge.

## solid-surface counters
kind: finish
hook: 1
match: solid surface counters, solid-surface countertops, Corian counters, corian countertops, solid surface
= solid-surface material is nonporous, its seams are fused, and scratches sand out
luxury
- The counters are solid-surface, their seams fused.
- {The it} are one material all the way through; a scratch may be sanded away.
investor
- Counters: {it}. Scratches are a sanding job.
- Solid-surface counters repair in place.
family
- The counters are solid-surface, so sticky wipes up and scratches buff out.
- Jam on the counter? It's solid-surface; there's no grout for it to find.
- The counters are solid-surface and wipe clean.
modern
- Solid-surface counters. No grout, no sealing.
- The counters are solid-surface and need no sealing.
classic
- The counters are solid-surface, with no grout to catch the crumbs.
- The counters are of solid-surface material, which wipes and can be refinished.
casual
- The counters are solid-surface. Scratch one, sand it, tell nobody.
- Nothing soaks into the counters. They're solid-surface; that's the towel's job.
- The counters are solid-surface, with no grout.

## tile counters
kind: finish
hook: 2
match: tile counters, tile countertops, tiled counters, tile counter tops, ceramic tile counters
= tile is set in grout and takes a hot pan
luxury
- The counters are set in tile.
- The counters are tiled, and a hot dish may be set on them.
investor
- Counters: {it}. Grout is the upkeep.
- Counters: tile, set in grout.
family
- The counters are tile: wipe them down, scrub the grout now and then, carry on.
- The counters are tile and take a hot pan.
modern
- Tile counters take the pan straight off the heat.
- The counters come in pieces: tile.
classic
- The counters are of tile, and take the pan straight from the fire.
- The counters are tiled.
casual
- Tile counters: put the hot pan down, keep a grout brush around.
- Quit hunting for the trivet. The counters are tile.
- The counters are tile.

## laminate counters
kind: finish
hook: 0
match: laminate counters, laminate countertops, formica counters, formica countertops
= laminate needs no sealing and is among the simpler counters to replace
luxury
- The counters are laminate; a cloth is their whole upkeep.
- Laminate covers the counters.
investor
- Counters: {it}. Replacement starts with a tape measure; the cabinets can stay.
- Laminate counters leave the material, and the budget, for the next owner to set.
family
- The counters are laminate: wipe them down and get on with the pancakes.
- Laminate counters don't fuss over spills. Use them now; change them whenever you like.
- The counters are laminate and wipe clean.
modern
- Laminate counters. Wipe. Or swap.
- The counters are laminate and want a cloth, no more.
classic
- The counters are laminate, which wipes clean.
- Laminate serves for the counters.
casual
- The counters are laminate. They wipe up fine.
- Laminate counters: nothing to seal, nothing to sign up for.

## stainless counters
kind: finish
hook: 4
match: stainless counters, stainless steel counters, stainless steel countertops, steel counters
= stainless steel takes heat and is the counter of restaurant kitchens
luxury
- The counters are steel, as in the kitchens where dinner is a profession.
- Steel was chosen for the counters. It has no quarrel with heat.
- The counters are steel.
investor
- Counters: {it}. Ask for the gauge.
- Counters: {it}.
- Steel counters need no sealing.
family
- Put the hot lid down anywhere. The counters are steel.
- The counters are steel, so wipe them the way a diner does, in one long swipe.
- The counters are steel and take the heat.
modern
- Steel counters. Restaurant rules.
- Heat, water, a dropped knife: the counters are steel.
classic
- The counters are of steel, on the restaurant principle.
- The counters are steel, and take scratches until the scratches become the finish.
casual
- The counters are steel, the kind restaurants use.
- Steel counters: hot pans, cold dough, no opinions.

## new countertops
kind: update
hook: 3
match: new countertops, new counters, new counter tops, countertops replaced, updated countertops, new kitchen counters
luxury
- (year) The counters were new in {year}.
- The counters have been replaced.
investor
- (year) Counters: replaced {year}.
- The counters are new; ask for the invoice.
family
- (year) The counters were new in {year}, ready for dough, elbows, and grocery bags.
- New counters. Get out the cutting board.
- The counters are new.
modern
- (year) Counters: {year}.
- New counters. Old recipes welcome.
classic
- (year) New counters were laid in {year}.
- The counters are new.
casual
- New counters. Go easy for a week, then cook.
- (year) The counters are from {year}. That's one showroom you can skip.
- The counters are new.

## tile backsplash
kind: finish
hook: 2
match: tile backsplash, tiled backsplash, subway tile backsplash, glass tile backsplash, mosaic backsplash, herringbone backsplash, ceramic backsplash, tile back splash, subway backsplash, zellige backsplash
luxury
- The wall is tiled where the cooking happens.
- {The it} rises from the counter.
investor
- Finish: {it}.
- {The it} is in, which takes a tile setter off the list.
family
- There's {an it} on the wall, ready for spaghetti night.
- Let the sauce bubble. {The it} wipes clean.
modern
- Tile where the splatter lands.
- {The it} wipes down.
classic
- {An it} protects the wall from the cook.
- The wall behind the counter is tiled, where it does the most good.
casual
- {The it} is for looks until somebody makes marinara.
- Bacon spits, {the it} takes it, you wipe it.

## slab backsplash
kind: finish
hook: 4
match: slab backsplash, full-height slab backsplash, full height quartz backsplash, quartz backsplash, marble backsplash, granite backsplash, stone slab backsplash, stone backsplash
= a slab backsplash has no grout lines
luxury
- The backsplash is slab, with no grout to interrupt it.
- {The it} carries one material up the wall.
investor
- Finish: {it}. No grout to maintain.
- {The it} is cut to its outlets, so changing the wiring means cutting again.
- Backsplash: slab, without grout.
family
- There's no grout in {the it} for the tomato sauce to hide in.
- Wipe {the it} like a window and get back to supper.
- The backsplash is slab and wipes clean.
modern
- Backsplash by the slab.
- {The it} has no grout to scrub.
classic
- The backsplash is cut from slab.
- {The it} rises from the counter without a grout line.
casual
- Wipe {the it} and you're done. There's no grout.
- No grout lines in {the it}. The marinara has nowhere to settle down.
- The backsplash is slab, with no grout to scrub.

## soft-close cabinetry
kind: finish
hook: 2
match: soft-close cabinets, soft close cabinets, soft-close drawers, soft close drawers, soft-close cabinetry, soft close cabinetry, self-closing drawers, slow close cabinets, soft close doors and drawers
= soft-close doors and drawers shut themselves and cannot be slammed
luxury
- One push is enough; {the it} do the rest.
- {The it} cannot be slammed.
investor
- Cabinets: {it}.
- Ask who made the soft-close hardware; replacement dampers go by brand.
family
- The midnight snack stays a secret with {the it}.
- Give {the it} a push and walk away.
modern
- Push once. {The it} do the rest.
- {It}. No slam.
- {The it} close by themselves.
classic
- The fittings include {it}.
- {The it} shut gently and without help.
casual
- Go ahead, try to slam {the it}.
- Bump {the it} with a hip and keep moving.

## custom cabinetry
kind: finish
hook: 5
match: custom cabinetry, custom cabinets, custom kitchen cabinets, custom built cabinets, bespoke cabinetry, handmade cabinets, handcrafted cabinets, Amish-made custom cabinets, made-to-measure cabinets
= custom cabinetry was made to measure for its room
luxury
- {The it} was built to measure.
- {The it} was made to the measure of the room.
investor
- Cabinets: custom. Ask who built them.
- Custom cabinets are replaced by a shop and not by a catalog.
family
- The cabinets were built for this room. Decide where the mugs go, and that's that.
- Spoons don't vanish down the gap beside the cabinets, because the cabinets were made to fit.
- {The it} was built for the room.
modern
- Cabinets cut to the room.
- {The it} was measured here and built for here.
classic
- A cabinetmaker took the dimensions of the room, and {the it} keeps to them.
- The cabinets were made to measure.
casual
- The cabinets are custom. They didn't come in a flat box with an Allen wrench.
- {It}: somebody measured twice.
- You get {an it}, built for the room.

## wood cabinets
kind: finish
hook: 2
match: wood cabinets, cherry cabinets, maple cabinets, oak cabinets, walnut cabinets, hickory cabinets, alder cabinets, birch cabinets, solid wood cabinets, wood cabinetry
luxury
- Wood was chosen for the cabinets.
- The kitchen is fitted with {an it}.
investor
- Cabinets: {it}.
- {The it} can be refinished, painted, or given new pulls before anyone prices new boxes.
family
- {The it} hold the plates, the mugs, and the one lid that fits nothing.
- A little oil soap and {the it} are ready for company.
- The kitchen has {an it}.
modern
- Plates go in {the it}.
- Kitchen in wood: {it}.
classic
- No two doors share a grain in a kitchen fitted with {an it}.
- {The it} keep the dishes.
casual
- {The it} have actual grain. A ding passes for character.
- You get {an it}. Paint over somebody's objections, or leave the wood alone.
- The kitchen's got {an it}.

## shaker cabinets
kind: finish
hook: 2
match: shaker cabinets, shaker style cabinets, shaker-style cabinetry, white shaker cabinets, shaker cabinetry
= a Shaker door is a flat panel in a plain frame
luxury
- {The it} have plain frames and flat panels.
- The cabinet doors follow the Shaker rule and leave the ornament off.
investor
- Cabinets: {it}. The profile is widely made, so doors can be matched.
- Shaker doors: flat panels, plain frames, simple to repaint.
family
- {The it} have nothing fancy for the pancake batter to get into.
- The cabinets are Shaker, plain and flat.
modern
- {It}. Frame, panel, done.
- The cabinets keep it plain. Shaker.
- {The it} have flat panels in plain frames.
classic
- The cabinets are in the Shaker style: a flat panel in a plain frame.
- The kitchen is fitted with {an it}.
casual
- {It}: no curlicues to dust.
- The cabinets are Shaker. Simple still works.

## white cabinets
kind: finish
hook: 1
match: white cabinets, white cabinetry, white kitchen cabinets, white kitchen
luxury
- The cabinets are white; color is left to the table.
- White was chosen for the cabinets.
investor
- Cabinets: {it}.
- White cabinets leave the palette open.
family
- The cabinets are white, so the bowl of lemons can do the decorating.
- {The it} go with whatever dishes you've got.
modern
- {It}. Bring the color.
- Cabinets: white. Spaghetti: carefully.
- The kitchen has {an it}.
classic
- {The it} agree with any plate.
- The kitchen's cabinets are white.
casual
- {The it} go with any color you paint the walls.
- The cabinets are white, so go wild on the toaster.

## ceiling-height cabinets
kind: finish
hook: 2
match: ceiling height cabinets, cabinets to ceiling, floor to ceiling cabinets, full height cabinets, cabinets to the ceiling, ceiling-height cabinetry
= cabinets to the ceiling leave no ledge on top
luxury
- The cabinets rise to the ceiling, with no ledge left for dust.
- The cabinetry is carried to the ceiling.
investor
- Cabinets: to the ceiling.
- Cabinets to the ceiling buy a shelf of storage and save a strip of paint.
family
- The cabinets go to the ceiling, so the roasting pan and the punch bowl can wait up top.
- Put the holiday platters on the highest shelf; the cabinets go all the way up.
- The cabinets run up to the ceiling.
modern
- Storage, all the way up: the cabinets meet the ceiling.
- The cabinets don't stop till the ceiling does.
classic
- The cabinets reach the ceiling, where the fondue set may rest undisturbed.
- The cabinets are carried up to the ceiling.
casual
- The cabinets go clear to the ceiling. Get a step stool and a system.
- No dusty ledge up there. The cabinets go to the ceiling.
- The cabinets go up to the ceiling.

## glass-front cabinets
kind: character
hook: 3
match: glass-front cabinets, glass front cabinets, glass cabinets, glass door cabinets, glass cabinet doors, lighted glass cabinets
luxury
- The glassware is kept in view, behind glass.
- {The it} keep the good plates in sight.
investor
- Cabinets: {it}.
- What stands in {the it} shows in the photographs.
family
- {The it} show you where the glasses are without opening three doors.
- Company can find the wineglasses; {the it} give them away.
- The good dishes show in {the it}.
modern
- Own good glasses. {The it} will show them.
- {The it}: look first, open second.
classic
- {The it} display the china.
- Plates and cups are kept behind glass.
casual
- {The it} mean your mugs are on stage now. Retire the chipped one.
- You can see the plates through {the it}. No more opening every door for a bowl.
- You get {an it} for the good dishes.

## pull-out shelves
kind: finish
hook: 1
match: pull-out shelves, pull out shelves, roll-out shelves, roll out shelves, rollout trays, pull-out drawers, slide-out shelves, pullouts in cabinets, pull-out cabinet shelves
luxury
- The cabinet shelves pull out.
- What is at the back of the cabinet is brought to the front; the shelves pull out.
- {The it} bring the back of the cabinet forward.
investor
- Cabinets: pull-out shelves.
- Pull-out shelves run on slides, which are sold as parts.
- Cabinets: {it}.
family
- Pull out the shelf and there's the blender, no kneeling required.
- The shelves roll out, big pot and all.
- {The it} bring the back of the cabinet forward.
modern
- Nothing gets lost in back. The shelves pull out.
- {The it} bring the back of the cabinet forward.
classic
- Nothing is forgotten behind the colander; the shelves pull out.
- The cabinets are fitted with shelves that pull out.
- {The it} bring the back of the cabinet forward.
casual
- Finally meet whatever's in the back: the shelves pull out.
- Pull-out shelves. You can stop emptying the cabinet to reach one pot.
- {The it} bring the back of the cabinet to you.

## open shelving
kind: finish
hook: 1
match: open shelving, open shelves, floating shelves, kitchen shelves, floating kitchen shelves
luxury
- The bowls are kept on open shelves, in plain view.
- {The it} hold what is used daily.
investor
- {The it} have no doors to align and a little dust to wipe.
- Part of the kitchen storage is open: {it}.
family
- Everybody can find a plate when the plates are on {the it}.
- Line up the mugs on {the it} where everyone can see them.
- Plates and cups sit out on {the it}.
modern
- Bowls in plain sight, on {the it}.
- Reach for it: {the it} have no doors.
classic
- {The it} keep the crockery within reach.
- What is used most stands on {the it}.
casual
- {The it} are for the good bowls. The novelty mugs know where they belong.
- No doors on {the it}, so you'll know when you're out of coffee.
- There's {an it} for the plates and cups.

## under-cabinet lighting
kind: finish
hook: 1
match: under-cabinet lighting, under cabinet lighting, undercabinet lighting, under cabinet lights, undermount lighting, LED under cabinet lights
= under-cabinet lights shine on the counter
luxury
- Lights beneath the cabinets fall on the counter, where the knife is.
- The counters are lighted from under the cabinets.
- {The it} falls on the counter.
investor
- Lighting: under the cabinets.
- Under-cabinet lights may be hardwired or plug-in; look for the cord.
- Kitchen: {it}.
family
- Leave the under-cabinet lights on for whoever comes in for water.
- The lights are under the cabinets, shining on what you're chopping.
- {The it} shows the counter at night.
modern
- Light lands on the cutting board, from under the cabinets.
- Under-cabinet lighting. The onion has nowhere to hide.
classic
- Lights are set under the cabinets, to see the work by.
- {The it} reaches the counter from beneath the cabinets.
casual
- There's lighting under the cabinets. Your thumbs say thanks.
- Under-cabinet lights: enough to find the leftovers by.

## appliance garage
kind: storage
hook: 1
match: appliance garage, appliance cabinet, small appliance garage, toaster garage
luxury
- {The it} keeps the toaster out of the picture.
- The mixer and the toaster retire to {the it} between uses.
investor
- Kitchen storage: {it}.
- Look for an outlet inside {the it}.
family
- The toaster pulls into {the it} after breakfast, crumbs and all.
- Park the mixer in {the it} until cookie season.
- The toaster hides in {the it}.
modern
- The toaster parks in {the it}.
- The blender comes out of {the it}, then goes back.
classic
- The toaster is put away in {the it} when breakfast is over.
- The small appliances are kept in {an it}.
casual
- Your toaster gets a garage. Your car may have questions.
- {The it} hides the air fryer. Deny everything.
- The toaster goes in {the it} when you're done with it.
- The toaster hides in {the it}.

## pull-out trash
kind: finish
hook: 0
match: pull-out trash, pull out trash, trash pullout, built-in trash, hidden trash, built-in recycling, pull-out recycling, trash drawer
luxury
- The bins are kept in a drawer, out of sight.
- {The it} comes out when wanted and closes when not.
investor
- Kitchen: pull-out trash.
- The bins ride on a drawer slide.
family
- The trash pulls out for scraping plates and slides back before company looks.
- Open with a knee, scrape the plate, close: the trash pulls out.
- {The it} stays out of sight.
modern
- Trash, in a drawer.
- {The it} rolls out, then disappears.
classic
- The trash pulls out to be filled and slides back when done.
- {The it} is kept out of sight.
casual
- The trash lives in a drawer. The dog will need a new hobby.
- The trash pulls out. Taking it out is still on you.
- There's {an it}, out of sight.

## china cabinet
kind: character
hook: 5
match: built-in china cabinet, china cabinet, china closet, built-in hutch, built in hutch, built-in buffet, dining built-ins, built-in sideboard, corner cabinet, corner hutch
= a built-in stays with the house
luxury
- The good china has {an it}, and a reason to come out.
- The table's best things are kept in {the it}.
investor
- Stays with the house: {it}.
- {The it} is furniture no one has to buy or move.
family
- The gravy boat lives in {the it}, eleven months out of twelve.
- Set the holiday plates in {the it} and borrow them back on an ordinary Thursday.
- The good plates go in {the it}.
modern
- {The it} stays. One less thing to move.
- Plates live in {the it}.
classic
- {The it} belongs to the house and stays with it.
- {An it} is provided for the china.
casual
- {The it} stays put. Nobody's hauling a hutch on moving day.
- There's {an it} for the good dishes. All three of them, in our case.
- The good dishes go in {the it}.

## stainless appliances
kind: appliance
hook: 2
match: stainless appliances, stainless steel appliances, SS appliances, s/s appliances, stainless steel appls, stainless, black stainless appliances, stainless steel kitchen
luxury
- The appliances keep to one finish, stainless steel.
- {The it} want a soft cloth now and then.
investor
- Appliances: {it}. Get the list, with ages.
- {The it} may or may not be one set; the serial plates give the dates.
- Appliances: {it}.
family
- One wipe with the dish towel and {the it} are ready for company.
- Fingerprints come off {the it} with one pass of a cloth.
- The kitchen has {an it}.
modern
- {It}. Wipe with the grain.
- The kitchen has {an it}.
classic
- The kitchen is furnished with {an it}.
- Stainless steel was chosen for the appliances, as a restaurant would choose it.
casual
- {The it} will show you exactly who's been in the fridge.
- {The it} match, which is more than you can say for most silverware drawers.
- The kitchen's got {an it}.

## high-end appliances
kind: appliance
hook: 5
match: high-end appliances, high end appliances, luxury appliances, premium appliances, designer appliances, top of the line appliances, top-of-the-line appliances, professional appliances, professional grade appliances, chef's appliances, commercial grade appliances
luxury
- The kitchen is equipped with {an it}.
- No economies were made among {the it}.
investor
- Appliances: upper grade. Get makes and models, since the grade is in the nameplates.
- Better appliances cost more to repair as well as to buy; ask who services them.
- Appliances: {it}.
family
- The kitchen has {an it}, ready for supper.
- The kitchen comes with {an it}.
modern
- Serious appliances. Toast included.
- {The it} outrank the cook. For now.
- The kitchen has {an it}.
classic
- {The it} are of a superior grade.
- The kitchen is furnished with {an it}.
casual
- You get {an it}. Cook something.
- You get {an it} in the kitchen.

## named appliances
kind: appliance
hook: 7
match: Sub-Zero, subzero, sub zero, Wolf appliances, Sub-Zero and Wolf, Miele, Miele appliances, Gaggenau, Thermador, thermidor, Viking appliances, Bosch appliances, Dacor, Monogram appliances, JennAir, Jenn-Air, Fisher & Paykel, KitchenAid appliances, Cafe appliances, Bertazzoni appliances, Signature Kitchen Suite
luxury
- Among the appliances: {it}.
- The kitchen is furnished with {an it}.
luxury lead
- The kitchen of this {city} {type} is furnished with {an it}.
- {The it} come first in this {city} {type}, and dinner soon after.
luxury headline
- Names a Cook Will Know
investor
- Appliances: {it}. Ask for service records by serial number.
- Appliances: {it}.
- {The it} have list prices; look them up before the offer and not after.
investor lead
- Price the kitchen of this {city} {type} by its nameplates: {it}.
investor headline
- Price the Kitchen by Its Nameplates
family
- {The it} will make somebody volunteer to cook.
- Birthday cake or boxed macaroni, {the it} treat them the same.
- Supper comes out of a kitchen with {an it}.
- The kitchen has {an it}.
family lead
- Somebody is going to volunteer to cook: this {city} {type} has {an it}.
family headline
- Somebody Will Volunteer to Cook
modern
- {It}. The kitchen means it.
- Nameplates: {it}.
modern lead
- Read the nameplates in this {city} {type}: {it}.
modern headline
- Read the Nameplates
classic
- {The it} bring their own reputations to the kitchen.
- The appliances are of known make: {it}.
classic lead
- A kitchen may be known by its makers, and this {city} {type} has {an it}.
classic headline
- A Kitchen Known by Its Makers
casual
- {It}: the stuff you read about while your old oven preheats.
- You get {an it}. The soufflé's on you now.
- The kitchen's got {an it}.
casual lead
- Check the badges in the kitchen of this {city} {type}: {it}.
casual headline
- Check the Badges in the Kitchen

## new appliances
kind: update
hook: 4
match: new appliances, brand new appliances, all new appliances, new kitchen appliances, new SS appliances, new stainless appliances, appliances replaced
luxury
- (year) The appliances were new in {year}.
- The appliances are new.
investor
- (year) Appliances: {year}. Ask for receipts; warranties run from the purchase date.
- (year) Appliances: {year}.
- New appliances: confirm the warranties transfer.
family
- Somebody has to break in the new appliances. Start with pancakes.
- (year) The appliances were new in {year}, so put them to work on Sunday dinner.
- The appliances are new.
modern
- (year) Appliances: {year}.
- New appliances. Make dinner.
classic
- The kitchen's appliances are new.
- (year) The appliances were bought new in {year}.
casual
- The appliances are new. No secret tricks to learn.
- (year) New appliances in {year}. Check the drawers for the manuals.
- The appliances are new.

## appliances included
kind: terms
hook: 2
match: appliances included, all appliances included, appliances stay, appliances convey, all appliances stay, all appliances convey, kitchen appliances included, appliances remain
luxury
- The appliances remain with the residence.
- The appliances are included.
investor
- Included: appliances. Name each in the contract.
- The appliances convey, which takes that list out of the opening budget.
family
- The appliances stay, so the first night can be breakfast for supper.
- The appliances stay.
modern
- Appliances stay. Bring food.
- Included: the appliances.
classic
- The appliances are included and go with the house.
- The appliances are part of the offering.
casual
- The appliances are staying put. Rent the smaller truck.
- Appliances are included. All you're missing is groceries.
- The appliances come with it.

## paneled appliances
kind: appliance
hook: 5
match: paneled appliances, panelled appliances, panel-ready appliances, panel ready refrigerator, integrated appliances, panel-front appliances, hidden appliances, cabinet-front refrigerator, paneled refrigerator, integrated refrigerator
= paneled appliances wear cabinet fronts
luxury
- {The it} stand behind cabinet fronts, and the kitchen reads as a room.
- The cabinetry continues across {the it}.
investor
- Appliances: {it}. A replacement must be a panel-ready model of the same size.
- Panels transfer; appliances do not always. Measure {the it} before budgeting.
- Appliances: {it}.
family
- Let company hunt for {the it}, behind doors that look like cabinets.
- {The it} hide behind cabinet fronts until somebody's hungry.
- {The it} match the cabinets.
modern
- {The it} pass for cabinets.
- {It}: all you see is cabinet.
classic
- {The it} are faced as cabinetry.
- Cabinet fronts conceal {the it}.
casual
- {The it} are dressed up as cabinets. Guests will open three doors first.
- {It}: it's hide-and-seek, with snacks.

## professional range
kind: appliance
hook: 8
match: Wolf range, Viking range, Thermador range, La Cornue, La Cornue range, Lacanche, Lacanche range, BlueStar range, Bluestar, AGA range, AGA, Ilve range, Bertazzoni range, Hestan range, Capital range, professional range, pro range, pro-style range, commercial range, commercial-style range, 48 inch range, 60 inch range
= a range has an oven as well as a cooktop
luxury
- Dinner begins at {the it} and has no reason to hurry.
- The kitchen cooks on {an it}.
- {The it} states the kitchen's intentions.
luxury lead
- In this {city} {type}, dinner begins at {the it}.
- The kitchen of this {city} {type} cooks on {an it}, and the evening follows from there.
luxury headline
- Dinner Begins at the Range
investor
- Cooking: {it}. The rating plate gives the model and serial number.
- {The it} is an appliance with a resale price of its own; write it into the contract by model.
- Ask what fuel {the it} takes, and what clearance.
investor lead
- One line of the kitchen inventory stands out in this {city} {type}: {the it}.
investor headline
- The Inventory Starts with the Range
family
- Sunday sauce gets all afternoon on {the it}.
- Whoever cooks gets {the it}. Whoever doesn't gets the dishes.
- {The it} is for the holiday bird and for a plain pot of soup.
- {The it} is ready for big pots.
family lead
- Sunday sauce gets all afternoon in this {city} {type}: the kitchen has {an it}.
family headline
- Sunday Sauce Has All Afternoon
modern
- {The it} is the kitchen's main argument.
- Cook on {the it}. Clear the evening.
- Sharpen the knives. There's {an it}.
modern lead
- Start at {the it}. The kitchen in this {city} {type} does.
modern headline
- Start at the Range
classic
- {An it} stands in the kitchen and has the cooking in its charge.
- The cooking is done at {an it}; supper may take as long as it likes.
classic lead
- The cooking in this {city} {type} is done at {an it}, and an account of the kitchen should begin there.
classic headline
- An Account That Begins at the Range
casual
- With {an it} in the kitchen, nobody's blaming the stove anymore.
- Yep, that's {an it}. Grilled cheese is about to get serious.
- You cook on {an it}.
casual lead
- First things first: this {city} {type} has {an it}.
casual headline
- You Can't Blame the Stove Anymore

## gas range
kind: appliance
hook: 4
match: gas range, gas stove, gas cooktop, gas cook top, gas cooking, gas burners, six-burner range, 6 burner gas range, six burner gas range, 5 burner gas stove, five-burner cooktop, gas rangetop, natural gas range, propane range
= gas answers at once and the flame is visible; {n} is the number of burners
luxury
- Heat is judged by eye at {the it}.
- The kitchen cooks over flame, at {an it}.
investor
- Cooking: {it}. Confirm whether the supply is natural gas or propane.
- Cooking: {it}.
- Cooking is on the gas bill: {it}.
family
- Turn down the flame on {the it} and let the soup take its time.
- Warm the tortillas right over the flame; the cooking's on gas.
- The cooking is done on {the it}.
modern
- Gas. You can see the heat you asked for.
- Turn {the it} down and it's down.
classic
- {The it} answers the hand at once, which is the case for gas.
- Supper is cooked over gas, at {an it}.
- The flame at {the it} can be seen, which spares the cook a good deal of guessing.
casual
- Own a wok? It's been waiting for {an it}.
- Cooking's on gas. When you turn it off, it's off.
- Blue flame, cast-iron skillet, done: it's {an it}.

## dual-fuel range
kind: appliance
hook: 5
match: dual-fuel range, dual fuel range, duel fuel range, dual fuel stove, dual fuel
= a dual-fuel range has gas burners and an electric oven
luxury
- {The it} keeps flame for the sauce and electric heat for the bread.
- The burners are gas and the oven electric; {the it} has both.
investor
- Cooking: {it}, gas above and electric below. Confirm both hookups.
- Cooking: {it}, gas above and electric below.
- {An it} takes a gas line and a 240-volt circuit; a like-for-like replacement reuses both.
family
- Gravy over the flame, pie in the electric oven: {the it} does the two at once.
- {The it} simmers on gas and bakes on electric, which covers breakfast through dessert.
- {The it} burns gas and bakes electric.
modern
- {The it} runs gas up top and electric below.
- Sear by flame, bake by wire: {the it}.
classic
- {The it} burns gas above and bakes by electricity below.
- The range is dual-fuel: gas for the burners, electricity for the oven.
casual
- {The it} is gas on top and electric in the oven. Everybody wins that argument.
- Gas for the skillet, electric for the cookies: that's {a it}.
- {The it} burns gas and bakes electric.

## induction cooktop
kind: appliance
hook: 4
match: induction cooktop, induction range, induction stove, induction cook top, induction, induction cooking, inducton range
= induction heats the pan by magnetism, has no flame, needs magnetic pans, and has a flat glass surface
luxury
- {The it} heats the pan and little else.
- There is no flame and no coil, only {the it} and a pan coming to the boil.
investor
- Cooking: {it}. All-electric; pans must be magnetic.
- {The it} needs no gas service; check the breaker it runs on.
family
- Water boils on {the it} while you're still looking for the pasta.
- Boil-overs wipe off {the it}, with no grates to lift.
modern
- {The it}: no flame, no coil, dinner anyway.
- Magnets make supper at {the it}.
- {The it} heats the pan and stays cool.
classic
- The kitchen cooks by induction; the surface wipes clean like a windowpane.
- {The it} cooks by magnetism, which still looks like a parlor trick.
casual
- You've got {an it}. If a magnet sticks to the pan, you're cooking.
- No grates to scrub: {the it} is flat glass.

## electric range
kind: appliance
hook: 0
match: electric range, electric stove, electric cooktop, smooth top range, smooth-top range, glass top stove, glass cooktop, coil stove, electric cooking
luxury
- The kitchen cooks by electricity, at {an it}.
- {The it} has no flame to mind.
investor
- Cooking: {it}.
- Electric cooking puts the stove on one bill; {the it} runs on its own breaker.
family
- Set {the it} to low and let the chili work until supper.
- {The it} is ready for the usual: eggs, soup, a pot of rice.
- The kitchen cooks on {an it}.
modern
- {It}. Dial, pan, dinner.
- {The it} has no pilot and no flame.
classic
- Cooking is by electricity, at {an it}.
- The kitchen has {an it}.
casual
- It's {an it}, the kind you already know how to use.
- Cooking's electric. Turn the dial, make the eggs.
- You cook on {an it}.

## double oven
kind: appliance
hook: 4
match: double oven, double ovens, dbl oven, double wall oven, double wall ovens, two ovens, 2 ovens, dual ovens, dual oven
luxury
- There are two ovens; the roast need not wait for the bread.
- Two ovens let the first course and the last be in hand at once.
investor
- Ovens: two.
- Two ovens go on the appliance list, with the age of each.
family
- With two ovens, dinner and dessert stop fighting over the temperature.
- ~with one oven for the bird and one for the pie
- There are two ovens to bake in.
modern
- Two ovens, two temperatures, one dinnertime.
- Two ovens, for two temperatures.
classic
- There are two ovens, a thing one values chiefly in November.
- The kitchen keeps two ovens, so that neither the roast nor the rolls need be late.
- There are two ovens.
casual
- Two ovens: one for dinner, one to hide the pans in when the doorbell rings.
- The casserole doesn't wait on the cookies. There's {an it}.
- You get two ovens.

## wall oven
kind: appliance
hook: 2
match: wall oven, built-in oven, built in oven, wall-mounted oven, electric wall oven, wall ovens
= a wall oven is set into cabinetry, apart from the cooktop
luxury
- The oven is set into the wall, apart from the cooktop; two may cook at once.
- {An it} leaves the cooktop to stand where it likes.
investor
- Cooking: {it}. Measure the cutout before pricing a replacement.
- Cooking: {it}.
- {The it} is built in, apart from the cooktop.
family
- One person can baste at {the it} while another stirs at the stove.
- Peek at the cookies in {the it}; the stove is somebody else's station.
- {The it} is built into the wall.
modern
- Oven in the wall. Burners elsewhere.
- Baking happens at {the it}.
classic
- The oven is built in, apart from the cooktop.
- Roasting and baking are done in {the it}.
casual
- The oven's in the wall, and whoever's baking is out of your way at the stove.
- Cookies in {the it}, soup on the stove, nobody reaching over anybody.
- There's {an it}, built in.

## convection oven
kind: appliance
hook: 1
match: convection oven, convection, convection range, true convection
= a convection oven moves the heat with a fan
luxury
- A fan carries the heat around the roast; the oven is convection.
- {The it} keeps its air moving, and browns as it goes.
investor
- Cooking: {it}. Listen for the fan.
- {An it} has one part a plain oven lacks, the fan; run it once.
- Oven: {it}.
family
- {The it} moves the heat around with a fan, so the bottom tray of cookies can keep up with the top.
- Crisp the potatoes in {the it} and call it a weeknight.
- {The it} moves the heat by fan.
modern
- {The it} is heat with a breeze.
- A fan in {the it}. Crisp edges.
classic
- {The it} circulates its heat by fan.
- The oven is of the convection kind, which browns on all sides.
casual
- It's {an it}, basically an air fryer with shelves.
- {The it} has a fan that moves the heat around. Cookies like that.

## steam oven
kind: appliance
hook: 5
match: steam oven, steam-convection oven, combi steam oven, combi oven, built-in steam oven
= a steam oven cooks with moist heat
luxury
- {The it} cooks fish in vapor and gives bread its crust.
- Dinner may be steamed as readily as roasted; there is {an it}.
investor
- Ask whether {the it} is plumbed or filled by hand.
- {The it} wants descaling; the hardness of the water decides how often.
family
- Leftovers come back from {the it} tasting like the first night.
- Steam the dumplings in {the it}, then the broccoli.
modern
- Water does the cooking in {the it}.
- Steam for the fish. Steam for the bread.
classic
- Yesterday's loaf may be restored in {the it}.
- The kitchen steams as well as it bakes, by means of {an it}.
casual
- Last night's rice just got a promotion: there's {an it}.
- {The it} does bread, dumplings, and your good intentions about vegetables.
- You can steam or reheat in {the it}.

## vintage stove
kind: character
hook: 7
match: vintage stove, vintage range, antique stove, O'Keefe & Merritt, O'Keefe and Merritt stove, Wedgewood stove, wedgewood, Chambers stove, Chambers range, 1940s stove, 1950s stove
= a vintage stove is older than the appliances made today
luxury
- {The it} is older than most recipes tried on it.
- The cooking is done on {an it}.
luxury lead
- The kitchen of this {city} {type} cooks on {an it}, older than most recipes tried on it.
luxury headline
- A Stove Older Than the Recipe
investor
- Cooking: {it}. Ask when it was last serviced.
- Cooking: {it}.
- Say in the contract whether {the it} stays.
- Kitchen: {it}.
investor lead
- Name the stove in the contract: this {city} {type} has {an it}.
investor headline
- Name the Stove in the Contract
family
- Grilled cheese tastes like a story when it comes off {the it}.
- Learn the moods of {the it}, then make pancakes for everyone.
- Supper is cooked on {an it}.
- The kitchen keeps {an it}.
family lead
- Pancakes in this {city} {type} come off {an it}, and they come with a story.
family headline
- Pancakes with a Past
modern
- {It}. No app.
- Dinner comes off {an it}.
- The kitchen keeps {an it}.
modern lead
- The stove in this {city} {type} has no app: it's {an it}.
modern headline
- The Stove with No App
classic
- {The it} belongs to a time when a stove was bought once.
- The kitchen keeps {an it}.
classic lead
- The kitchen of this {city} {type} keeps {an it}, from a time when a stove was bought once.
classic headline
- From a Time When Stoves Were Bought Once
casual
- There's {an it}, and no, you can't update its firmware.
- {The it} has knobs you can actually turn. Remember those?
- You cook on {an it}.
casual lead
- The kitchen in this {city} {type} has {an it}, and no, it doesn't do Wi-Fi.
casual headline
- It Doesn't Do Wi-Fi. It Does Pancakes.

## built-in microwave
kind: appliance
hook: 0
match: built-in microwave, built in microwave, microwave drawer, drawer microwave, over-the-range microwave, over the range microwave, OTR microwave, microwave
luxury
- {An it} is provided for what must be quick.
- The kitchen includes {an it}.
investor
- The appliance list includes {an it}.
- Built-in microwaves stay; countertop ones may not. Note which it is.
family
- {The it} is for popcorn, cocoa, and coffee that got away from you.
- Movie starting? {The it} has the popcorn.
- There's {an it} for leftovers.
modern
- {The it} does dinner in two minutes.
- Leftovers report to {the it}.
classic
- {An it} is provided for reheating.
- The kitchen has {an it}.
casual
- {The it} is for the coffee you keep forgetting about.
- It's 9 p.m. and there's leftover lo mein. You've got {an it}.
- There's {an it} for leftovers.

## built-in coffee maker
kind: appliance
hook: 4
match: built-in coffee maker, built in coffee maker, built-in espresso machine, built in espresso machine, Miele coffee system, built-in coffee system, plumbed coffee maker
luxury
- Coffee is made by {an it}.
- The counter is left to breakfast; the kitchen has {an it}.
- {An it} is fitted in the kitchen.
investor
- Ask whether {the it} is plumbed, and when it was last descaled.
- {The it} stays; ask who services it.
- {The it} stays.
family
- {The it} pours while you find your other slipper.
- Nobody has to be the one who makes the coffee. {The it} does it.
modern
- {It}. Press, wait, speak.
- The kitchen has {an it}.
classic
- {An it} is fitted in the kitchen.
- Coffee is drawn from {the it}.
casual
- You've got {an it}. Your barista's going to wonder where you went.
- Coffee before conversation, from {the it}.
- There's {an it} in the kitchen.

## dishwasher
kind: appliance
hook: 0
match: dishwasher, dish washer, d/w, built-in dishwasher, new dishwasher, Bosch dishwasher, quiet dishwasher, two dishwashers, double dishwashers, dishwasher drawers
luxury
- The washing up is left to {an it}.
- After dinner, {the it} takes over.
investor
- {An it} is in place, with its supply and drain.
- Run {the it} through one cycle at inspection.
family
- Load {the it}, push the button, and go sit with everyone.
- Supper's officially over when {the it} starts.
- The dishes go in {the it}.
modern
- {The it} does the part nobody photographs.
- Dishes in {the it}, evening back.
classic
- The dishes are left to {the it}.
- The drying rack may be retired; {an it} is installed.
casual
- {The it} ends one argument and starts the one about how to load it.
- Whose turn is it to do dishes? Not yours. There's {an it}.
- There's {an it} for the dishes.

## refrigerator
kind: appliance
hook: 0
match: refrigerator, fridge, refrig, built-in refrigerator, french door refrigerator, side by side refrigerator, counter depth refrigerator, refrigerator/freezer
luxury
- {An it} keeps the provisions cold.
- The cream, the fruit, and tomorrow's dinner are kept in {the it}.
investor
- Appliances: {it}. Confirm that it stays.
- Appliances: {it}.
- {An it} is often personal property; name it in the contract.
family
- The milk goes in {the it} and the postcards go on it.
- {The it} is where everybody stands with the door open, thinking.
- The kitchen has {an it}.
modern
- {The it} keeps tomorrow's lunch.
- {The it} is in. Bring groceries.
- The kitchen has {an it}.
classic
- The kitchen has {an it}.
- Milk and butter are kept in {the it}.
casual
- {It}: groceries by day, cold pizza by night.
- There's {an it}. The pickle collection is up to you.
- You get {an it} in the kitchen.

## wine refrigerator
kind: appliance
hook: 4
match: wine refrigerator, wine fridge, wine cooler, wine chiller, wine frig, dual-zone wine fridge, under-counter wine fridge, built-in wine fridge, wine storage refrigerator
luxury
- Wine is kept at its own temperature, in {the it}.
- {The it} keeps the white ready.
- ~with {an it} for the white
investor
- {The it} may be built in or freestanding; only the first is sure to stay.
- Count {the it} as one more compressor.
- Kitchen: {it}.
family
- The bottle for Saturday waits in {the it}, and the milk keeps its shelf.
- Company's early? Something in {the it} is already cold.
- {The it} keeps the bottles cool.
modern
- The bottle in {the it} is ready when dinner is.
- {The it} keeps the bottles cool.
classic
- Wine is spared the company of leftovers, in {an it} of its own.
- {An it} keeps the bottles at a settled temperature.
casual
- {The it} is for wine. Nobody's checking for root beer.
- The Pinot doesn't have to share with the pickles. It's got {an it}.
- There's {an it} for the bottles.

## beverage refrigerator
kind: appliance
hook: 2
match: beverage refrigerator, beverage fridge, beverage center, beverage cooler, drinks fridge, drink fridge, bar fridge, mini fridge, mini-fridge, undercounter fridge
luxury
- Guests may help themselves at {the it}, which spares the cook.
- Drinks are kept apart from dinner, in {an it}.
- Drinks are kept cold in {the it}.
investor
- Also on the appliance list: {it}.
- Write {the it} into the contract with the other appliances; small ones get forgotten.
family
- Anybody thirsty? Point to {the it} and keep stirring.
- Keep the cold drinks in {the it} so nobody's in the fridge while you cook.
- Cold drinks live in {the it}.
modern
- {It}. Help yourself.
- Drinks get a door of their own.
classic
- Refreshments are kept in {an it}, out of the cook's way.
- {An it} looks after the cold drinks.
casual
- {The it} lets people get their own drinks. They will.
- Seltzer, soda, somebody's fancy ginger beer: {the it} has it cold.
- There's {an it} for the cold drinks.

## ice maker
kind: appliance
hook: 1
match: ice maker, icemaker, ice machine, nugget ice maker, undercounter ice maker, clear ice maker
luxury
- Ice is made in the house, by {an it}.
- The ice bucket is filled from {the it}.
investor
- {An it} needs a water line and sometimes a drain; check both.
- {The it} may have a filter; look for a date on it.
- Kitchen: {it}.
family
- Lemonade first, then fill the glasses from {the it}.
- Nobody runs out for a bag of ice. {The it} makes it.
modern
- {The it} retires the trays.
- Ice, on tap.
classic
- {An it} keeps the pitcher supplied.
- Ice is made by machine; the trays may be put away.
casual
- With {an it}, nobody leaves the party for a bag of ice.
- {The it} does its thing all day. You do iced coffee.
- You get {an it}.

## warming drawer
kind: appliance
hook: 3
match: warming drawer, warming oven, warmer drawer, warming drawers, plate warmer
luxury
- {The it} holds dinner for whoever is late.
- Plates come warm to the table, from {the it}.
investor
- Add {an it} to the appliance inventory.
- {The it} is easily overlooked; switch it on when the inspector tries the oven.
family
- Running late? Your plate's in {the it}.
- The first pancakes wait in {the it} for the last ones.
- {The it} keeps the plates warm.
modern
- {The it} holds dinner.
- Late is fine. {The it} is on.
- {The it} holds plates at serving heat.
classic
- {An it} keeps supper for those who are detained.
- Plates are warmed in {the it} before they go to the table.
casual
- Stuck in traffic? {The it} has your back, and your lasagna.
- {The it} keeps the rolls warm while you hunt for the butter.
- There's {an it} to keep things hot.

## range hood
kind: appliance
hook: 2
match: range hood, vent hood, hood vent, exhaust hood, stove hood, kitchen hood, custom hood, copper hood, vented hood, hood fan, wood hood, plaster hood
luxury
- {The it} draws off smoke and steam.
- {An it} hangs above the stove.
investor
- Kitchen: {it}. Check whether it vents outdoors or recirculates.
- Kitchen: {it}.
- {The it} is rated by airflow; ask for the figure.
family
- Fry the fish and let {the it} have the smoke.
- Switch on {the it}, lay in the bacon, wake everyone anyway.
modern
- Smoke goes up {the it}. Dinner stays.
- Switch on {the it}. Sear.
- {The it} takes the steam and the smoke.
classic
- Onions may be fried at will, under {an it}.
- {The it} is set above the stove, to take what rises from it.
casual
- Last night's salmon stays last night's. That's {the it}.
- Turn on {the it} and blacken something on purpose.

## pot filler
kind: appliance
hook: 3
match: pot filler, potfiller, pot-filler, pot filler faucet, pasta faucet
= a pot filler is a faucet at the stove
luxury
- The pot is filled where it will boil, at {the it}.
- Water is drawn at the stove, from {an it}.
investor
- Kitchen: {it}. Find its shutoff.
- Kitchen: {it}.
- {The it} puts a water line at the stove.
family
- Fill the soup pot right on the burner, from {the it}.
- {The it} brings water to the stove.
modern
- {The it}: water, at the stove.
- With {the it}, the sink comes to the pot.
classic
- {The it} brings water to the stove and saves the cook a heavy crossing.
- A faucet at the stove fills the kettle where it stands.
casual
- With {an it}, you're only carrying the pasta water one way.
- {The it} saves you the slosh from sink to stove.

## garbage disposal
kind: appliance
hook: 0
match: garbage disposal, disposal, garbage disposer, disposer, food disposal, insinkerator
luxury
- {An it} deals with the scraps.
- With {an it}, the scraps go no farther than the sink.
investor
- At the sink: {it}.
- Run {the it} with water on, and check the septic rules if there is a tank.
family
- Scrape the plates into the sink; {the it} takes it from there.
- Carrot ends and crusts go down {the it}.
modern
- Scraps go down {the it}.
- Peel over the sink. {The it} takes it.
classic
- {An it} is fitted at the sink.
- {An it} takes the peelings at the sink.
casual
- Spoons, beware: there's {an it}.
- Scraps go down {the it}, and that's the last you hear of them, after the noise.
- You've got {an it} at the sink.

## farmhouse sink
kind: finish
hook: 4
match: farmhouse sink, farm house sink, farm sink, farmers sink, apron sink, apron-front sink, apron front sink, fireclay sink, farmhouse apron sink
= a farmhouse sink is deep, with its front exposed
luxury
- {The it} is deep, with its front left showing.
- {The it} takes the stockpot, and the flowers after.
investor
- Sink: {it}.
- {The it} is cut into the cabinet front, so a replacement has to match its width.
family
- The big stockpot fits in {the it}, handles and all.
- Bring the stockpot and the roasting pan to {the it}.
- Fill {the it} with suds and let the roasting pan soak.
- ~with {an it} for the big pots
modern
- An apron on the sink. None on you.
- {The it} is all deep end.
classic
- {The it} stands with its front exposed, as sinks did before cabinets hid them.
- {An it} is set at the counter, deep enough for a stockpot.
casual
- {The it} is deep, which the lasagna pan will appreciate.
- You could bathe a beagle in {the it}. People have.

## prep sink
kind: finish
hook: 1
match: prep sink, island sink, vegetable sink, veggie sink, second kitchen sink, two sinks in kitchen
= a prep sink is a second sink
luxury
- Vegetables are rinsed at {the it}.
- One rinses at {the it} while another washes up.
investor
- {An it} is a second drain and trap.
- Plumbing includes {an it}.
family
- Rinse the lettuce at {the it} while the dishes soak in the other one.
- Wash your berries at {the it}; somebody's busy with the pots.
- The vegetables get washed at {the it}.
modern
- Lettuce at {the it}, dishes at the other.
- Two sinks, no line.
classic
- {An it} is provided for the vegetables.
- The cook need not wait upon the dishes; there is {an it} besides.
casual
- {The it} means you can rinse spinach without moving the lasagna pan.
- The dirty dishes can keep the big sink. You've got {an it}.
- There's {an it} for washing vegetables.

## window over the sink
kind: room
hook: 3
match: window over sink, window over the sink, window above sink, window above kitchen sink, kitchen window over sink, garden window over sink, window at sink
luxury
- Whoever is at the sink is at the window, too.
- The washing up has somewhere to look: a window stands over the sink.
investor
- Kitchen: window over the sink.
- The sink sits under a window.
family
- Whoever has dish duty gets to look up: there's a window over the sink.
- Wash up at the window and see what the weather has in mind.
- The sink is under a window.
modern
- Dishes, with a window.
- Look up from the sink and there's a window.
classic
- There is a window over the sink, an old courtesy to whoever washes up.
- The sink is placed beneath a window.
casual
- It won't do the dishes for you, but there's a window over the sink.
- You can stare outside while the pan soaks. The window's right over the sink.
- There's a window over the sink.

## instant hot water
kind: appliance
hook: 1
match: instant hot water, instant hot tap, hot water dispenser, instahot, insta-hot, instant hot water faucet, boiling water tap
luxury
- Tea is made directly at the tap; {the it} has the water hot.
- {The it} does the work of a kettle.
investor
- Kitchen: {it}. Look under the sink for its tank and a date.
- Kitchen: {it}.
- {The it} draws power between cups; check the thermostat.
family
- Cocoa takes a spoon, a mug, and {the it}.
- Nobody waits on the kettle. {The it} is hot already.
modern
- Skip the kettle. There's {an it}.
- {The it} makes tea in the time it takes to find a mug.
classic
- {The it} has retired the kettle.
- Hot water for tea is drawn at the sink, from {an it}.
casual
- Ramen just got even faster. There's {an it}.
- {It}: tea before you've picked a tea.

## filtered water tap
kind: appliance
hook: 1
match: filtered water tap, filtered water faucet, drinking water tap, under sink water filter, reverse osmosis faucet, RO water at sink
luxury
- Drinking water is filtered at the sink.
- The carafe is filled from {the it}.
investor
- Kitchen: {it}. The cartridge is the upkeep; ask for its size and date.
- Kitchen: {it}.
- {The it} has its own line and its own filter to replace.
family
- Fill the water bottles at {the it} on the way out.
- {The it} fills the dog bowl, the coffeepot, and you.
- Drinking water comes from {the it}.
modern
- Lose the pitcher; there's {an it}.
- Water, filtered, from its own tap.
classic
- Water for the table is drawn from {the it}.
- Drinking water has a tap of its own.
casual
- Quit buying water by the case and use {the it}.
- Fill a glass at {the it}. No pitcher, no waiting on the pitcher.
- Drinking water comes from {the it}.

## storage shed
kind: storage
hook: 3
match: storage shed, shed, tool shed, toolshed, backyard shed, outdoor storage shed, utility shed, Tuff Shed, shed with power, storage building
luxury
- {The it} keeps the mower and the ladder out of the house.
- The rakes winter in {the it}.
- The tools have a roof of their own, {the it}.
investor
- Outbuildings: {it}. Check the permit and the setback.
- Outbuildings: {it}.
- {The it} is storage outside the square footage; if it stands on skids, confirm that it stays.
family
- Mower, sleds, and the croquet set go in {the it}.
- {The it} is where the wheelbarrow spends the winter.
- The mower gets {an it} of its own.
modern
- {The it} keeps the mower dry.
- Rakes go out to {the it}.
- {The it} takes the ladder.
classic
- {An it} stands ready for the tools of the season, and for those of the season before.
- The ladder and the mower are kept in {the it}.
- {The it} will be tidied every spring, in principle.
casual
- {The it} is for the mower now and the treadmill later.
- {The it} holds everything you need exactly once a year.
- Whatever you're looking for, it's in {the it}, behind the rake.
- ~with {an it} for the mower

## garden shed
kind: storage
hook: 4
match: garden shed, potting shed, gardening shed, potting room, potting bench shed
luxury
- Pots, stakes, and twine are kept in {the it}.
- Pots and seedlings have an indoors in {the it}.
investor
- Outbuildings: {it}.
- Look into {the it} to see whether it has water or only a roof.
family
- Look for the seed packets and the good trowel in {the it}.
- Come in from {the it} with dirt on your knees and tomatoes in your shirt.
- Rakes and pots go in {the it}.
modern
- Rakes, pots, soil: {the it} keeps them.
- Pots, seeds, trowel: {the it} has them.
classic
- {An it} is kept for the pots and the twine, and for rain.
- Rakes and spades are kept in {the it}.
casual
- {The it} is where the trowel lives and gloves go missing.
- Keep the potting soil in {the it}, off the back steps.
- There's {an it} for the rakes and pots.

## wood shed
kind: storage
hook: 3
match: wood shed, woodshed, firewood shed, covered wood storage, firewood storage
luxury
- The firewood is kept dry, in {the it}.
- {The it} is filled in the fall and emptied by spring.
investor
- Firewood storage is built: {it}.
- {The it} is a roof over fuel.
family
- Stack it in October, carry it in by the armload: {the it} keeps the firewood.
- Whoever lost at cards makes the trip to {the it}.
- The firewood stays dry in {the it}.
modern
- {The it} keeps the wood dry.
- Split, stack, burn. {The it} does the middle.
classic
- {An it} keeps the winter's wood under cover.
- Firewood is stacked in {the it}.
casual
- Wet logs hiss. Yours will be in {the it}.
- {The it} keeps the firewood dry. Splitting it keeps you warm.
- There's {an it} to keep the firewood dry.

## walk-up attic
kind: storage
hook: 5
match: walk-up attic, walk up attic, walkup attic, attic with stairs, full walk-up attic, stairs to attic
= a walk-up attic is reached by stairs
luxury
- One takes a staircase to the attic, and not a ladder.
- Trunks go up to the attic by a proper stair.
- There is {an it}.
investor
- Storage: walk-up attic. It is outside the square footage unless finished.
- The attic has stairs, so the underside of the roof can be inspected without a ladder.
- Attic: reached by stairs.
family
- The fans go up the attic stairs in October and come down them in June.
- Send somebody up to the attic for the quilts. There are stairs.
- Stairs lead up to the attic.
modern
- Attic. Actual stairs.
- Carry the boxes up the stairs: it's a walk-up attic.
classic
- A staircase leads to the attic, where a house keeps what it cannot part with.
- The attic is a walk-up; trunks may be brought to it without acrobatics.
casual
- You get to the attic by real stairs. No ladder, no hatch, no flashlight in your teeth.
- The attic has stairs, so the exercise bike is out of excuses.
- Stairs go up to the attic.

## attic storage
kind: storage
hook: 1
match: attic storage, attic, pull-down attic, pull down attic stairs, attic access, attic ladder, floored attic, partially floored attic, decked attic, unfinished attic, stand-up attic, standing attic
luxury
- Overhead, the attic keeps what is wanted once a year.
- There is storage in the attic.
investor
- Storage: attic. See how much of it is floored.
- Attic storage comes with a look at the insulation; take it.
- Storage: {it}.
family
- Send the camp gear and the holiday boxes up to the attic.
- The attic takes the boxes. Label them this time.
- There's storage in the attic.
modern
- Up top: storage.
- The attic holds the off-season.
- There's {an it} for the bins.
classic
- The attic is given over to storage.
- Storage is to be had in the attic, for those things a house outgrows but does not discard.
casual
- There's attic storage for boxes you'll label "misc." again.
- The attic's for storage. What goes up tends to stay up.
- There's storage up in the attic.

## basement storage
kind: storage
hook: 1
match: basement storage, unfinished basement storage, storage in basement, basement storage room, lower level storage, storage room in basement
luxury
- Luggage and out-of-season things are kept in the basement.
- The basement gives over space to storage.
investor
- Storage: basement.
- Basement storage stays out of the finished area; check that the figure given leaves it out.
family
- Camping gear down, canning jars up: the basement has the storage.
- There's storage in the basement.
modern
- The basement takes the overflow.
- There's storage below.
classic
- There is storage in the basement, where paint cans go to be forgotten.
- The basement serves for storage.
casual
- The basement's got storage for the folding chairs and the box fan.
- Stash it in the basement. There's storage down there.
- There's storage down in the basement.

## under-stair storage
kind: storage
hook: 2
match: under-stair storage, under stair storage, under stairs storage, storage under stairs, closet under stairs, understairs closet, Harry Potter closet
luxury
- The space under the stairs has been put to use.
- {The it} keeps the vacuum where one need not see it.
investor
- Storage: under the stairs.
- The space under the stairs is storage here and not a void.
family
- Board games and the vacuum share the spot under the stairs.
- Need the card table or the wrapping paper? Try under the stairs.
- There's storage under the stairs.
modern
- Storage where stairs usually waste it.
- The vacuum disappears under the stairs.
classic
- Storage has been found under the stairs.
- The space beneath the stairs is kept for storage.
casual
- There's storage under the stairs. No wizards. Wrapping paper, maybe.
- The vacuum lives under the stairs now.

## extra storage
kind: storage
hook: 1
match: extra storage, additional storage, lots of storage, tons of storage, plenty of storage, ample storage, abundant storage, storage space, storage room, great storage
luxury
- There is storage for what the season does not require.
- The luggage is put away at home until it is wanted; there is {an it}.
investor
- Storage: {it}. Measure it; it is seldom in the drawings.
- Set {the it} against the rent on a storage unit.
- Storage: {it}.
family
- Bring the suitcases, the card table, and the tent. There's {an it}.
- The box marked "misc." has somewhere to go: there's {an it}.
- There's {an it} for the bins and the boxes.
modern
- {It}. Bring the rest of it.
- There's {an it} for bins and boxes.
classic
- There is {an it}, and it will be used.
- Storage is provided for what the rooms do not need.
casual
- There's {an it} for the bread machine and other big ideas.
- You've got {an it}. Fill it slowly.
- You get {an it}.

## linen closet
kind: storage
hook: 0
match: linen closet, linen cabinet, linen storage, linen closets, hall linen closet, linen cupboard, towel closet
luxury
- Sheets and towels have a closet to themselves.
- The good sheets are kept for company, in {the it}.
investor
- Closets include {an it}.
- Bedroom closets need not hold towels; there is {an it}.
family
- Look in {the it} for clean sheets, extra pillows, and the dog's towel.
- Company staying over? The spare blankets are in {the it}.
- Sheets and towels go in {the it}.
modern
- Towels, filed.
- {The it} takes sheets, folded or otherwise.
classic
- The linens have a closet; the coats need not make room.
- {An it} keeps the sheets and towels.
casual
- {The it} can't fold the fitted sheet. Nobody can.
- Towels get {an it} instead of a laundry basket.

## coat closet
kind: storage
hook: 0
match: coat closet, hall closet, entry closet, front closet, guest closet, foyer closet, entry coat closet, hallway closet
luxury
- Coats are taken at {the it}; the bed is spared them.
- {An it} receives the coats.
investor
- {An it} is on the plan.
- Check the depth of {the it}; a hanger needs about two feet.
family
- Company's coats go in {the it} instead of on the bed.
- {The it} gets the coats, the umbrellas, and one glove of every pair.
- Coats and boots go in {the it}.
modern
- Coats: {the it}. Chairs: for sitting.
- Hang it up; there's {an it}.
- {The it} takes the coats and the boots.
classic
- With {an it}, guests need not carry their coats in to dinner.
- Coats and umbrellas are kept in {the it}.
casual
- The back of the chair can retire. There's {an it}.
- Company gets the hangers in {the it}. The vacuum gets the corner.
- There's {an it} for the coats and boots.

## cedar closet
kind: storage
hook: 4
match: cedar closet, cedar-lined closet, cedar lined closet, cedar closets, cedar storage, cedar chest closet
= cedar is scented and is the traditional wood for keeping woolens
luxury
- Wool is put away in cedar.
- {The it} keeps the coats and lends them its scent.
investor
- One closet is lined in cedar.
- Cedar lining renews with a light sanding.
family
- Sweaters come out of {the it} in October smelling like the woods.
- The wool blankets and the good coat summer in {the it}.
- The sweaters go in {the it}.
modern
- Wool goes in {the it} for the summer.
- {It}. Sweaters in.
classic
- Woolens pass the summer in {an it}, and the moths pass it elsewhere.
- {An it} is kept for woolens.
casual
- There's {an it}. Bad news for moths.
- Your sweaters get {an it}. They'll smell like they went camping.
- Put the wool sweaters in {the it}.
- There's {an it} for the sweaters.

## garage storage
kind: storage
hook: 1
match: garage storage, garage cabinets, overhead garage storage, garage shelving, built-in garage storage, garage organization, slatwall garage, storage in garage
luxury
- The garage keeps its tools and tires off the floor.
- {The it} leaves the garage floor to the cars.
investor
- Garage: {it}. Check the anchors if it hangs overhead.
- Garage: {it}.
- Pull on {the it}; what is fixed stays.
family
- Put the bins in {the it} and give the car its spot back.
- Skis, coolers, the tent poles: {the it} takes them and the car gets to come in.
- The bins and the bikes go in {the it}.
modern
- {The it} clears the floor. Park.
- Gear up, car in: the garage has {an it}.
classic
- {The it} is fitted in the garage; the cars may be kept there as intended.
- The garage has {an it}, for what hangs and what stacks.
casual
- With {an it}, the garage goes back to being about the car.
- {It}: everything off the floor, or at least a shot at it.
- There's {an it} for the bins and the tools.

## storage locker
kind: storage
hook: 3
match: storage locker, storage unit, storage cage, extra storage unit, deeded storage, assigned storage, storage bin, building storage, private storage, cage storage, storage closet in building
luxury
- Skis in July, fans in January: {the it} keeps them.
- {An it} holds the luggage between journeys.
investor
- Storage: {it}. Check whether it is deeded, assigned, or rented.
- Storage: {it}.
- Get the number of {the it} into the contract.
family
- What doesn't fit under the bed goes in {the it}.
- Suitcases, the fan, and the holiday boxes have {an it} to go to.
- {The it} holds the seasonal things.
modern
- The off-season lives in {the it}.
- Overflow goes to {the it}.
- ~with {an it} for the overflow
classic
- {An it} is provided for what the closets do not hold.
- Luggage is kept in {the it}.
casual
- {The it} takes the skis, the suitcases, and the tent you swear you'll use.
- Winter tires go in {the it}. They make a lousy coffee table.
- You get {an it} for the seasonal stuff.

## bike storage
kind: storage
hook: 2
match: bike storage, bike room, bicycle storage, bicycle room, bike racks, bike parking, indoor bike storage, secure bike storage, bike locker
luxury
- Bicycles are kept in {the it}, and the hallway is left to people.
- {An it} takes the bicycles.
investor
- Building: {it}. Ask about fees and a waiting list.
- Building: {it}.
- {It}: confirm that a space comes with the unit.
family
- Wheel it into {the it}, mud and all.
- Bikes go in {the it} instead of the front hall.
modern
- {The it} gets the bike out of the hall.
- Wheels stop at {the it}.
classic
- There is {an it}, and the hall is spared.
- Bicycles have a place of their own in {the it}.
casual
- The bike gets {an it}, and your shins get a break.
- The bike goes in {the it}. The wall gets to have art again.
- There's {an it} for the bikes.

## ski storage
kind: storage
hook: 4
match: ski storage, ski locker, ski lockers, ski room, ski closet, owner's ski locker, ski/snowboard storage
luxury
- {The it} keeps the wet gear out of the hall.
- Skis and boots have {an it} of their own.
investor
- Storage: {it}. Ask if it is deeded, and whether it is heated.
- {The it} is one to match in comparables.
- Storage: {it}.
family
- Drop the boots, the poles, and the wet gloves at {the it} and go find the cocoa.
- {The it} keeps everyone's skis together.
- Skis and boots go in {the it}.
modern
- Wet gear stops at {the it}.
- Skis drip in {the it}, not the hall.
classic
- {An it} is kept for skis, boots, and their puddles.
- Skis are put up in {the it}.
casual
- Skis go in {the it}, and nobody marches them through the living room.
- {The it} takes the wet stuff. You take the couch.
- There's {an it} for the skis and boots.

## workshop
kind: room
hook: 7
match: workshop, work shop, woodshop, wood shop, hobby shop, heated workshop, detached workshop, insulated workshop, detached shop, shop building, shop with power, shop with 220, workshop w/ 220v, 30x40 shop, garage workshop
= a workshop is a place for work done by hand
luxury
- Work done by hand has a place of its own, {the it}.
- Sawdust is confined to {the it}.
- {The it} keeps the tools where the work is.
luxury lead
- This {city} {type} keeps a place for work done by hand, {the it}.
luxury headline
- A Place for Work Done by Hand
investor
- Also on the property: {it}. Check the panel and the permit.
- Also on the property: {it}.
- Shop space usually sits outside the square footage; price {the it} on its own line.
- Count the outlets in {the it}, and look for a subpanel.
investor lead
- Not every comparable will have one: this {city} {type} comes with {an it}.
investor headline
- Give the Workshop Its Own Line
family
- Fix the chair, build the birdhouse, leave the clamps on overnight: {the it} is for that.
- Whoever has a project has {the it}.
- Bring the wobbly stool to {the it}.
- The tools have {an it}.
family lead
- Bring the half-finished birdhouse: this {city} {type} has {an it}.
family headline
- Bring the Half-Finished Birdhouse
modern
- Sawdust belongs in {the it}.
- Make something in {the it}.
- Measure, cut, and sweep in {the it}.
modern lead
- Make something: this {city} {type} has {an it}.
modern headline
- A Place for the Sawdust
classic
- In {the it} a job may be left out overnight and found there in the morning.
- There is {an it}, for repairs and for the making of what need not be bought.
- ~with {an it} for repairs
classic lead
- A job may be left out overnight in this {city} {type}, which keeps {an it}.
classic headline
- Where a Job May Be Left Out Overnight
casual
- The kitchen table can stop smelling like wood glue. You've got {an it}.
- {The it} gives every project you've started somewhere to wait.
- The table saw has a home, and it's {the it}.
casual lead
- Got projects? This {city} {type} has {an it} for the ones you've started and the ones you've only talked about.
casual headline
- For All Those Projects You Started

## barn
kind: building
hook: 9
match: barn, red barn, bank barn, hay barn, timber frame barn, timber-frame barn, tobacco barn, old barn, historic barn, barn w/ power, barn with power and water, two story barn, dairy barn, carriage barn
luxury
- {An it} stands on the property, its use an open question.
- {The it} may hold hay, cars, or a long table.
luxury lead
- This {city} {type} comes with {an it}, and the use of it is left open.
- There is {an it}, and the rest of this {city} {type} may be described afterward.
luxury headline
- And Then There Is the Barn
investor
- Outbuildings: {it}. Ask how it is insured.
- Outbuildings: {it}.
- {The it} is outside the living area and inside the tax bill; ask how it is assessed.
- Ask what {the it} last held.
investor lead
- Inspect twice: this {city} {type} comes with {an it}.
investor headline
- A Barn to Inspect
family
- Hay, canoes, or a long table under string lights: {the it} is open to suggestions.
- Rainy Saturday? Everyone out to {the it}.
- {The it} is for whatever has feathers, wheels, or a project attached.
- There's {an it} on the property.
family lead
- Rainy Saturdays go to {the it}: this {city} {type} comes with one.
family headline
- Rainy Saturdays Belong to the Barn
modern
- A roof, no floor plan: {the it}.
- {It}. Think in tractors.
- {The it} works with or without hay.
modern lead
- Start with {the it}. This {city} {type} comes with it.
modern headline
- It Comes with a Barn
classic
- The property keeps its barn, and a barn always finds employment.
- {An it} stands on the property.
classic lead
- A barn always finds employment, and this {city} {type} has {an it} to offer.
classic headline
- A Barn Always Finds Employment
casual
- Big ideas need somewhere to go. You've got {an it}.
- Every "where would we even put that?" now has an answer: {the it}.
- Chickens, canoes, a ping-pong table: {the it} won't judge.
- It comes with {an it}.
casual lead
- Yes, you get the barn: this {city} {type} comes with {an it}.
casual headline
- Yes, You Get the Barn

## pole barn
kind: building
hook: 7
match: pole barn, polebarn, pole building, post frame building, post-frame barn, Morton building, metal barn, metal building, steel building, quonset, quonset hut, 30x40 pole barn, 40x60 pole barn, machine shed, equipment shed
= a pole barn is a post-frame building for equipment and storage
luxury
- {An it} shelters the machinery.
- The working equipment is kept in {the it}.
luxury lead
- The working side of this {city} {type} is kept under one roof, {an it}.
luxury headline
- The Working Side, Under Its Own Roof
investor
- Outbuildings: {it}. Check door height, floor, and service before anything else.
- Outbuildings: {it}.
- {The it} is priced by its footprint; get the dimensions in writing.
investor lead
- Price {the it} by its footprint and this {city} {type} by the rest.
investor headline
- Price the Outbuilding by Its Footprint
family
- Park the tractor, the trailer, and Uncle Ray's boat "for a month" in {the it}.
- Trailer, tractor, camper: {the it} takes the big stuff.
family lead
- Bring the big stuff: this {city} {type} has {an it} to put it in.
family headline
- Bring the Big Stuff
modern
- Too big for indoors? {The it}.
- {The it} is a roof with work to do.
modern lead
- The tractor, the boat, the trailer: this {city} {type} has {an it} for them.
modern headline
- For the Tractor and the Boat
classic
- {An it} stands on the property, for the machinery and for whatever follows it home.
- Equipment is kept under cover, in {an it}.
classic lead
- This {city} {type} comes with {an it}, where machinery may be kept out of the weather.
classic headline
- A Roof for the Machinery
casual
- Go ahead and buy the boat. You were going to anyway, and there's {an it}.
- {It}: half equipment, half "I'll get to it."
- The big stuff goes in {the it}.
casual lead
- Go ahead and buy the tractor: this {city} {type} has {an it}.
casual headline
- Go Ahead, Buy the Tractor

## horse barn
kind: building
hook: 8
match: horse barn, horse stable, stables, 4 stall barn, four-stall barn, 6 stall barn, six-stall barn, stall barn, horse stalls, barn w/ stalls, barn with tack room, equestrian barn, show barn
luxury
- {An it} is provided for horses.
- Riding begins at home, at {the it}.
luxury lead
- This {city} {type} comes with {an it}, for horses kept at home.
luxury headline
- Where Horses Are Kept at Home
investor
- Outbuildings: {it}. Confirm that zoning allows horses, and how many.
- Outbuildings: {it}.
- Set {the it} against a boarding bill, then check water, drainage, and footing.
investor lead
- A boarding bill is the figure to compare: this {city} {type} comes with {an it}.
investor headline
- Compare It with a Boarding Bill
family
- Morning chores start in your boots, out at {the it}.
- Take carrots along to {the it}. Horses check pockets.
family lead
- Pull on your boots: this {city} {type} has {an it}, and breakfast out there comes first.
family headline
- Boots First, Then Breakfast
modern
- The horses get {an it}.
- Saddle up in {the it}.
modern lead
- No boarding, no commute to the saddle: this {city} {type} has {an it}.
modern headline
- No Commute to the Saddle
classic
- {An it} is provided for horses, who dine first.
- The property has {an it}.
classic lead
- This {city} {type} comes with {an it}, where the horses dine first.
classic headline
- The Horses Dine First
casual
- The horses can quit boarding with strangers and move into {the it}.
- {The it} means you can muck a stall before coffee. Nobody said you have to.
- There's {an it} on the property.
casual lead
- Bring the horses, too: this {city} {type} has {an it}.
casual headline
- Bring the Horses, Too

## outbuildings
kind: building
hook: 5
match: outbuildings, out buildings, outbuilding, out-building, detached outbuilding, several outbuildings, multiple outbuildings, accessory building, accessory structure
luxury
- (plural) {The it} stand apart from the house, each free to be given a purpose.
- The property includes {an it}.
investor
- Also on the property: {it}. Check the tax record.
- Also on the property: {it}.
- Ask for the insurance schedule; {the it} should be on it.
family
- {The it} can take the tools, the bikes, and the hobbies.
- Noisy projects get their own door: the property comes with {an it}.
- There are {an it} on the property.
modern
- More roof: {it}.
- {It}. Assign as needed.
classic
- {The it} will be known by whatever is first kept there.
- There is {an it} besides the house.
casual
- You get {an it}. Pick a hobby.
- {It}: good for tools, chickens, or the band you keep threatening to start.
- There's {an it} on the property, too.

## root cellar
kind: storage
hook: 7
match: root cellar, rootcellar, fruit cellar, cold cellar, cold room, canning cellar
= a root cellar keeps produce cold without power
luxury
- {The it} keeps by cold and dark, with no need of current.
- Apples and potatoes winter in {the it}.
- {The it} holds October until March.
luxury lead
- The harvest has somewhere to go in this {city} {type}: {an it}.
luxury headline
- Somewhere for the Harvest
investor
- Storage: {it}.
- {The it} cools without power.
investor lead
- One storage room in this {city} {type} runs without a meter: {the it}.
investor headline
- Cold Storage Without a Meter
family
- Squash and apples keep in {the it}, next to the jars from August.
- Send somebody to {the it} for a jar of peaches.
- October goes into {the it} by the basket.
- ~with {an it} for the apples
family lead
- Put up the peaches: this {city} {type} has {an it} to keep them in.
family headline
- Put Up the Peaches
modern
- Cold storage, no cord: {the it}.
- {It}. The first refrigerator.
- {The it} is dark and cold on purpose.
modern lead
- The first refrigerator needed no cord, and this {city} {type} has one: {an it}.
modern headline
- Cold Storage, No Cord
classic
- Apples are laid down in {the it} in the fall and brought up through the winter.
- {An it} keeps the potatoes, as it was done before refrigeration.
classic lead
- Before refrigeration there was the root cellar, and this {city} {type} has {an it}.
classic headline
- Apples in the Cellar by November
casual
- There's {an it}, so go ahead and overplant.
- Potatoes keep in {the it} till you get around to them.
- The squash can sit in {the it} till you think of something.
- There's {an it} for the potatoes and apples.
casual lead
- Go ahead and overplant: this {city} {type} has {an it}.
casual headline
- Go Ahead and Overplant

## scene: cook, chop, serve
roles: cooktop = professional range | gas range | dual-fuel range | induction cooktop | electric range | vintage stove; counter = quartz counters | granite counters | marble counters | quartzite counters | butcher block counters | soapstone counters | concrete counters | stainless counters; island = kitchen island | waterfall island
luxury
- One cooks at {the cooktop}, works on {the counter}, and receives at {the island}.
- {The counter}, {the cooktop}, {the island}: dinner is made at the first two and discussed at the third.
investor
- Kitchen: {cooktop}, {counter}, {island}.
- {Cooktop}, {counter}, {island}: the three lines a kitchen budget starts with.
family
- Start the onions at {the cooktop}, roll the biscuits on {the counter}, and call everyone to {the island}.
- Everybody has a post: chopping on {the counter}, stirring at {the cooktop}, stealing bites at {the island}.
modern
- {The cooktop} for heat, {the counter} for work, {the island} for elbows.
- Chop, cook, crowd: {counter}, {cooktop}, {island}.
classic
- Supper is begun on {the counter}, finished at {the cooktop}, and discussed around {the island}.
- {The counter} is for the knife, {the cooktop} for the pan, and {the island} for the opinions.
casual
- Chop on {the counter}, cook at {the cooktop}, and good luck keeping people off {the island}.
- {The counter} catches the mess, {the cooktop} does the cooking, and {the island} is where people wait for a taste.

## scene: pasta night
roles: cooktop = professional range | gas range | dual-fuel range | induction cooktop | electric range; filler = pot filler
luxury
- {The filler} brings the water, {the cooktop} brings the boil, and nothing is carried between.
investor
- At the stove: {cooktop}, {filler}. One needs a fuel supply and the other a shutoff; find both.
- At the stove: {cooktop}, {filler}.
family
- Pasta night runs itself: {the filler} fills the pot, {the cooktop} boils it, and you call everyone in.
modern
- {The filler} pours. {The cooktop} boils. You salt.
classic
- {The filler} supplies the water and {the cooktop} the heat, and the cook has only to supply the salt.
casual
- {The filler} fills it, {the cooktop} boils it, and your one job is remembering it's on.

## scene: high heat
roles: cooktop = professional range | gas range | dual-fuel range | induction cooktop | electric range; hood = range hood; [backsplash] = tile backsplash | slab backsplash
luxury
- {The cooktop} may be turned up without apology: {the hood} takes the smoke[, and {the backsplash} the rest].
investor
- Cooking: {cooktop}, {hood}[, {backsplash}]. Run the hood with the heat on.
family
- Get the skillet hot. {The hood} gets the smoke off {the cooktop}[, and {the backsplash} wipes down after].
modern
- High heat, handled: {cooktop}, {hood}[, {backsplash}].
classic
- {The cooktop} makes the smoke and {the hood} disposes of it[; {the backsplash} bears what is left].
casual
- Blacken the fish at {the cooktop}. {The hood} gets the smoke[, {the backsplash} gets the splatter], and you get the credit.

## scene: everything hot at once
roles: ovens = double oven; drawer = warming drawer
luxury
- {The ovens} and {the drawer} bring everything to the table hot.
investor
- Cooking: {ovens}, {drawer}. Bring a thermometer and test each.
- Cooking: {ovens}, {drawer}.
family
- The roast and the rolls share {the ovens}, and {the drawer} holds both until everyone sits down.
modern
- Roast, bake, hold: {ovens}, {drawer}.
classic
- {The ovens} bring the dinner along, and {the drawer} keeps it for the late arrival.
casual
- With {the ovens} and {the drawer}, everything comes out hot at once. Getting people to the table is still on you.

## scene: cook in company
roles: open = open kitchen; island = kitchen island | waterfall island | peninsula | breakfast bar
luxury
- The kitchen is open and has {an island}, and dinner is made in company.
- The kitchen is open, and guests may stand at {the island} while dinner is made.
investor
- Kitchen: open, {island}. No wall to take out, no work surface to add.
family
- The kitchen's open and there's {an island}, so come keep the cook company and steal a carrot.
- Pull up to {the island} and talk; the kitchen's open, and the cook can hear you.
modern
- Open kitchen, {island}. Dinner with spectators.
- No wall, {an island}, everyone in on dinner.
classic
- The kitchen is open, and {the island} gives guests something to lean on while they advise the cook.
- The kitchen is open, and {the island} is where company gathers.
casual
- The kitchen's open and there's {an island}. You'll be cooking to applause, or at least to commentary.
- Open kitchen, {island}, zero chance of cooking alone.

## scene: two tables
roles: everyday = eat-in kitchen | breakfast nook | breakfast bar | banquette; dining = formal dining room | dining room
luxury
- There is {an everyday} for the morning and {a dining} for the evening.
- {The everyday} is for the newspaper, {the dining} for the company.
investor
- Places to eat, two: {everyday}, {dining}.
family
- Weekdays go to {the everyday}. Birthdays go to {the dining}.
- Eggs here, candles there: {everyday}, {dining}.
modern
- Toast: {everyday}. Roast: {dining}.
- Fast meals, {everyday}. Slow ones, {dining}.
classic
- {The everyday} answers for breakfast, and {the dining} for anything with candles.
- There are two places to dine, {the everyday} without ceremony and {the dining} with it.
casual
- {The everyday} is for cereal. {The dining} is for when somebody irons a tablecloth.
- {The everyday} for sweatpants, {the dining} for actual pants.

## scene: before anyone speaks
roles: coffee = coffee bar | built-in coffee maker; table = breakfast nook | breakfast bar | banquette
luxury
- Morning keeps two appointments, {the coffee} and then {the table}.
- The day is begun at {the coffee} and put off a little longer at {the table}.
investor
- Breakfast: {coffee}, {table}.
family
- Fill your mug at {the coffee}, take it to {the table}, and be unavailable until it's empty.
- Saturday starts at {the coffee} and gets as far as {the table} by ten.
modern
- {Coffee}. {Table}. Then talk.
- Pour at {the coffee}, land at {the table}.
classic
- {The coffee} begins the morning, and {the table} prolongs it.
- The first cup is had at {the coffee}, and the second at {the table}.
casual
- Mug from {the coffee}, toast at {the table}, no talking yet.
- You'll find everybody at {the coffee} first and {the table} second. Give them a minute.

## scene: groceries in
roles: island = kitchen island | waterfall island | peninsula; pantry = walk-in pantry | pantry
luxury
- Provisions go to {the pantry}, and {the island} is kept for the cooking.
- What comes from market is unpacked on {the island} and put up in {the pantry}.
investor
- Kitchen: {island} to work on, {pantry} to stock.
family
- Bags land on {the island}, groceries go in {the pantry}, and one bag of chips never makes it.
- Everybody carries a bag: {the island} is for unpacking, {the pantry} is for hiding the cookies.
modern
- {The island} unloads. {The pantry} absorbs.
- Bags on {the island}. Contents in {the pantry}.
classic
- The market basket is set down on {the island} and emptied into {the pantry}.
- {The pantry} keeps the provisions, and {the island} shows what was forgotten.
casual
- Drop the bags on {the island}, load up {the pantry}, and eat whatever doesn't fit.
- Unload on {the island}, stock {the pantry}, done.

## scene: washing up with something to look at
roles: sink = farmhouse sink; window = window over the sink
luxury
- The washing up is given {a sink} to work in and a window to look out of.
investor
- Kitchen: {sink}, {window}.
family
- Whoever washes gets {the sink} and the window. Whoever dries picks the music.
modern
- {Sink}, window, dishes. Almost willingly.
classic
- The washing up is done at {a sink}, with a window for company.
casual
- There's {a sink} for the pans and a window for the stalling.

## scene: garden to board
roles: garden = vegetable garden | kitchen garden | raised beds | garden beds; sink = farmhouse sink | prep sink; board = butcher block counters | soapstone counters | granite counters | kitchen island
luxury
- Dinner is picked from {the garden}, rinsed at {the sink}, and cut on {the board}.
investor
- From plot to plate: {garden}, {sink}, {board}.
family
- Pick it from {the garden}, rinse it at {the sink}, chop it on {the board}, and somebody set the table.
modern
- Pick, rinse, chop: {garden}, {sink}, {board}.
classic
- {The garden} supplies the lettuce, {the sink} receives it, and {the board} takes the knife.
casual
- {The garden} grows it, {the sink} rinses it, {the board} takes the chopping. You bring the ranch.

## scene: after dinner
roles: pots = scullery | prep kitchen | farmhouse sink; dishwasher = dishwasher
luxury
- After dinner there are {a pots} and {a dishwasher}, and no need to hurry back to either.
investor
- Cleanup: {pots}, {dishwasher}.
family
- Soak the pans in {the pots}, load {the dishwasher}, and be back before the pie's gone.
modern
- {Pots}, {dishwasher}: dinner, undone.
classic
- {The dishwasher} takes the plates and {the pots} the rest.
casual
- Plates in {the dishwasher}, pans in {the pots}, you on the couch.

## scene: offstage
roles: wings = prep kitchen | scullery | spice kitchen | butler's pantry; dining = formal dining room | dining room
luxury
- The work is kept to {the wings}, and {the dining} sees only dinner.
- There is {a wings} for the work and {a dining} for the dinner.
investor
- Service and seating are separate: {wings}, {dining}.
family
- Leave the pots in {the wings} and stay in {the dining} for one more story.
- Do the messy part in {the wings}, wipe your hands, and walk into {the dining} like it was easy.
modern
- Mess: {wings}. Dinner: {dining}.
- Pots stop at {the wings}. Plates go on to {the dining}.
classic
- {The wings} does for {the dining} what the wings do for a stage.
- Dinner is served in {the dining}; the work of it stays in {the wings}.
casual
- Company sees {the dining}. Only you know about {the wings}.
- What happens in {the wings} stays there. {The dining} never has to know.

## scene: the good plates
roles: china = butler's pantry | china cabinet | glass-front cabinets; dining = formal dining room | dining room
luxury
- {The dining} is for the dinner, and {the china} for what it is served on.
investor
- Formal dining, by item: {dining}, {china}.
family
- Get the good plates out of {the china} and use {the dining} on a Tuesday.
- Everyone takes two plates from {the china} and meets in {the dining}.
modern
- {The china} holds the plates. {The dining} holds the noise.
classic
- {The china} keeps the plates; {the dining} gives them something to do.
casual
- You've got {a dining} and {a china}, so somebody's hosting Thanksgiving. Might as well be you.
- Good plates from {the china}, jeans in {the dining}. You make the rules.

## scene: a glass while it cooks
roles: wine = wine refrigerator | wine cellar | wine room; island = kitchen island | waterfall island | peninsula | breakfast bar
luxury
- A bottle is brought from {the wine} and opened at {the island}, and dinner is not mentioned for an hour.
- Between them, {the wine} and {the island} account for the hour before dinner.
investor
- For hosting: {wine}, {island}.
family
- Something from {the wine}, something salty on {the island}, and nobody minds that dinner's late.
- Whoever picks from {the wine} pours for everyone at {the island}.
modern
- {Wine}, {island}, no rush.
- Cork out at {the island}, courtesy of {the wine}.
classic
- {The wine} supplies the bottle, and {the island} the occasion.
- The hour before dinner is spent at {the island}, with the assistance of {the wine}.
casual
- Grab a bottle from {the wine}, take a corner of {the island}, and offer to help. You don't have to mean it.

## scene: cellar to table
roles: cellar = wine cellar | wine room | wine wall; dining = formal dining room | dining room
luxury
- {The cellar} decides the wine, and {the dining} the hour.
investor
- {Cellar}, {dining}: ask about cooling for the one and measure the other.
family
- Send somebody to {the cellar} while you light the candles in {the dining}.
modern
- {Cellar}, then {dining}. Bring the corkscrew.
classic
- A dinner in {the dining} begins, properly, at {the cellar}.
casual
- You pick the bottle from {the cellar}. Everybody else picks a chair in {the dining}.

## scene: three surfaces
roles: cabinets = custom cabinetry | wood cabinets | shaker cabinets | white cabinets; counter = quartz counters | granite counters | marble counters | quartzite counters | soapstone counters | concrete counters | butcher block counters; backsplash = tile backsplash | slab backsplash
luxury
- The kitchen is a matter of three surfaces: {cabinets}, {counter}, {backsplash}.
investor
- Kitchen finishes: {cabinets}, {counter}, {backsplash}. Replace one, and the other two set the terms.
family
- Plates in {the cabinets}, dough on {the counter}, sauce on {the backsplash}: it all lands somewhere that can take it.
modern
- The kitchen, in layers: {cabinets}, {counter}, {backsplash}.
classic
- The kitchen has {a cabinets} for the dishes, {counter} for the work, and {a backsplash} for the consequences.
casual
- You get {cabinets}, {counter}, and {a backsplash}, so nobody has to spend Saturday in a showroom.

## scene: the kitchen is done
roles: kitchen = remodeled kitchen; counter = quartz counters | granite counters | marble counters | quartzite counters | soapstone counters | concrete counters | butcher block counters | new countertops; appliances = stainless appliances | named appliances | high-end appliances | new appliances | paneled appliances
luxury
- The kitchen, remodeled in {kitchen year}, has {a counter} and {a appliances}.
- {The kitchen} has {a counter} and {a appliances}.
investor
- Kitchen: remodeled {kitchen year}. {Counter}, {appliances}. The invoice will say what came with the job.
- {Kitchen}: {counter}, {appliances}. Ask for the invoice and its date.
- {Kitchen}: {counter}, {appliances}.
family
- The kitchen was remodeled in {kitchen year} and has {a counter} and {a appliances}.
- {The kitchen} has {a counter} and {a appliances}.
modern
- Kitchen, remodeled {kitchen year}: {counter}, {appliances}.
- {Kitchen}: {counter}, {appliances}.
classic
- The kitchen was remodeled in {kitchen year}, and has {a counter} and {a appliances}.
- {The kitchen} has {a counter} and {a appliances}.
casual
- The kitchen was remodeled in {kitchen year}. It's got {a counter} and {a appliances}, and you've got dinner.
- {The kitchen} comes with {a counter} and {a appliances}, and you've got dinner.

## scene: carry it out
roles: cooktop = professional range | gas range | dual-fuel range | induction cooktop | vintage stove; outdoor = deck | patio | terrace | screened porch | balcony | porch
luxury
- Dinner is made at {the cooktop} and, in season, carried out to {the outdoor}.
- {The cooktop} is for the cooking, and {the outdoor}, in season, for the dinner.
investor
- Cooking: {cooktop}. Outside: {outdoor}.
family
- Cook at {the cooktop}, then make everyone carry something out to {the outdoor}.
- Whatever's simmering on {the cooktop}, there's {an outdoor} to eat it on.
modern
- Made at {the cooktop}. Eaten on {the outdoor}.
- Cook in, eat out: {cooktop}, {outdoor}.
classic
- Supper is prepared at {the cooktop}, and taken on {the outdoor} when the weather consents.
- {The cooktop} has charge of dinner, and {the outdoor} of the evening after.
casual
- Anything off {the cooktop} tastes better on {the outdoor}. That's science.
- You cook at {the cooktop} and eat on {the outdoor}. The hard part is remembering the forks.

## scene: two kitchens by weather
roles: inside = professional range | gas range | dual-fuel range | induction cooktop | chef's kitchen; outside = outdoor kitchen | summer kitchen | built-in grill
luxury
- Winter dinners come from {the inside}; summer's come from {the outside}.
investor
- Cooking, indoors and out: {inside}, {outside}.
family
- Soup weather belongs to {the inside}. Burger weather belongs to {the outside}.
modern
- Cold months: {inside}. Warm months: {outside}.
classic
- The cook keeps two stations, {the inside} for winter and {the outside} for the rest.
casual
- Raining? {The inside}. Not raining? {The outside}. Either way, people are getting fed.

## scene: the long dinner
roles: dining = formal dining room | dining room; fireplace = fireplace | gas fireplace | wood-burning fireplace
luxury
- Dinner is taken in {the dining}, and coffee at {the fireplace}.
- Dinner begins in {the dining} and is never quite finished; there is {a fireplace}.
investor
- Interior: {dining}, {fireplace}. Have the second inspected.
- Interior: {dining}, {fireplace}.
family
- Start in {the dining}, finish at {the fireplace}, and leave the coffee cups till morning.
- Don't clear yet. Move everyone from {the dining} to {the fireplace}.
modern
- Eat, then drift: {dining}, {fireplace}.
- Courses in {the dining}. Coffee at {the fireplace}.
classic
- Dinner is served in {the dining} and argued over at {the fireplace}.
- {The dining} keeps the table, and {the fireplace} keeps the guests.
casual
- Dinner's in {the dining}. The argument about dessert moves to {the fireplace}.
- People say good night in {the dining}, then they find {the fireplace}. Plan on another hour.

## scene: put by for winter
roles: pantry = walk-in pantry | pantry; cellar = root cellar
luxury
- {The pantry} keeps the week, and {the cellar} keeps the winter.
investor
- Food storage: {pantry}, {cellar}. Neither draws power.
family
- Flour's in {the pantry}, apples are in {the cellar}, and that's most of a pie.
modern
- This week: {pantry}. This winter: {cellar}.
classic
- {The cellar} holds what was grown, and {the pantry} what was bought.
casual
- {The pantry} handles the grocery run. {The cellar} handles the squash situation.

## scene: baking day
roles: counter = marble counters | quartz counters | granite counters | quartzite counters | soapstone counters | butcher block counters; ovens = double oven | wall oven | convection oven | steam oven
luxury
- Pastry is rolled on {the counter} and finished in {the ovens}.
investor
- For baking: {counter}, {ovens}.
family
- Roll the dough on {the counter}, slide it into {the ovens}, and try to make it to the cooling part.
modern
- Roll on {the counter}. Bake in {the ovens}. Wait, badly.
classic
- Bread is shaped on {the counter} and baked in {the ovens}, and neither step is improved by haste.
casual
- Flour on {the counter}, cookies in {the ovens}, and somebody has to lick the spoon.

## scene: a clear counter
roles: cabinets = soft-close cabinetry | custom cabinetry | ceiling-height cabinets | wood cabinets | shaker cabinets | pull-out shelves; pantry = walk-in pantry | pantry
luxury
- The dishes go to {the cabinets} and the provisions to {the pantry}, and the counter is left to the cook.
investor
- Kitchen storage: {cabinets}, {pantry}.
family
- Plates in {the cabinets}, snacks in {the pantry}, and a clear counter for about an hour.
modern
- {Cabinets}, {pantry}. Counters, empty.
classic
- Between {the cabinets} and {the pantry} everything has a place, and it remains only to put it there.
casual
- {The cabinets} take the dishes and {the pantry} takes the groceries. The junk drawer you'll have to nominate.

## scene: stock, cook, serve
roles: appliances = named appliances | high-end appliances | professional range; pantry = walk-in pantry | pantry; island = kitchen island | waterfall island
luxury
- {The pantry} supplies the cook, {the appliances} equip the cook, and {the island} presents the result.
investor
- Kitchen: {appliances}, {island}, {pantry}. Start with the model numbers.
family
- Raid {the pantry}, fire up {the appliances}, and feed whoever's leaning on {the island}.
modern
- Stock, cook, serve: {pantry}, {appliances}, {island}.
classic
- {The pantry} provisions the kitchen, {the appliances} furnish it, and {the island} is where its work is judged.
casual
- {The pantry} keeps you stocked, {the appliances} leave you no excuses, and {the island} keeps you company.

## scene: two cooks
roles: sink = prep sink; ovens = double oven; [island] = kitchen island | two islands | waterfall island
luxury
- With {the sink} and {the ovens}, two cooks need not take turns[; {the island} serves as neutral ground].
investor
- Doubled in this kitchen: sinks and ovens. {Sink}, {ovens}[, {island}].
family
- Somebody rinses at {the sink}, somebody bastes at {the ovens}[, everyone else leans on {the island}], and dinner gets there sooner.
modern
- Second sink, second oven, second opinion: {sink}, {ovens}[, {island}].
classic
- {The sink} and {the ovens} allow for two cooks, and for a difference of method.
casual
- Between {the sink} and {the ovens}, you and a friend can both be in charge. Good luck.

## scene: breakfast at their own hour
roles: kitchenette = kitchenette | second kitchen; guests = guest suite | guest house | in-law suite | guest quarters | casita
luxury
- Guests have {a guests} and {a kitchenette}, and breakfast is at their own hour.
investor
- {Guests}, {kitchenette}: check the permits before counting a second unit.
family
- Company gets {the guests}, and {the kitchenette} is there when they want their own coffee.
modern
- {Guests}, {kitchenette}. Breakfast, self-serve.
classic
- {The guests} gives visitors a bed, and {the kitchenette} gives them breakfast at whatever hour they keep.
casual
- There's {a guests} and {a kitchenette}, so company can make its own eggs.

## scene: trunks, bikes, and the rest
roles: locker = storage locker; bikes = bike storage; [parking] = parking space | garage parking | underground parking | deeded parking
luxury
- The luggage has {a locker}, the bicycles {a bikes}[, and the car {a parking}]; the rooms are left to the residents.
investor
- Building storage: {locker}, {bikes}[, {parking}]. Check which are deeded.
- Building storage: {locker}, {bikes}[, {parking}].
family
- Suitcases go in {the locker}, bikes go in {the bikes}[, the car goes in {the parking}], and you can see the floor again.
modern
- {Locker}, {bikes}[, {parking}]: nothing lives in the hall.
classic
- {The locker} takes the trunks and {the bikes} the bicycles[; the car has {a parking}].
casual
- No skis behind the couch, no bike in the tub: you get {a locker} and {a bikes}[, plus {a parking}].

## scene: make and keep
roles: workshop = workshop; keep = storage shed | barn | pole barn | outbuildings | garden shed
luxury
- Things are made in {the workshop} and kept in {the keep}.
investor
- Also on the property: {workshop}, {keep}. Look up both on the tax record.
- Also on the property: {workshop}, {keep}.
family
- Build it in {the workshop}, park it in {the keep}, show it to everyone Saturday.
modern
- {Workshop} to make it. {Keep} to keep it.
classic
- {The workshop} is for the work, and {the keep} for what the work requires.
casual
- {The workshop} is for projects. {The keep} is for the parts of projects.

## scene: up and down
roles: attic = walk-up attic | attic storage; basement = basement storage | unfinished basement | full basement
luxury
- What is not wanted daily goes up to {the attic} or down to {the basement}.
investor
- Storage at both ends of the house: {attic}, {basement}. Neither is in the square footage unless finished.
family
- Holiday boxes up, camping gear down: that's {the attic} and {the basement}.
modern
- {Attic} above, {basement} below. The middle stays clear.
classic
- {The attic} keeps the past and {the basement} the paint.
casual
- {The attic} for the boxes you care about, {the basement} for the ones you don't.

## scene: wool and linen
roles: cedar = cedar closet; linen = linen closet
luxury
- Wool has {a cedar}, and the sheets {a linen}.
investor
- Closets by purpose: {cedar}, {linen}.
family
- Sweaters summer in {the cedar}, and fresh sheets wait in {the linen} for whoever's staying over.
modern
- Wool: {cedar}. Towels: {linen}.
classic
- Woolens are kept in {the cedar} and bedding in {the linen}.
casual
- {The cedar} gets the sweaters, {the linen} gets the towels, and the chair in the bedroom gets a rest.

## scene: the car and the mower
roles: garage = garage | attached garage | detached garage | two-car garage; shed = storage shed | garden shed
luxury
- The car is kept in {the garage} and the mower in {the shed}.
investor
- Parking and storage are separate: {garage}, {shed}.
family
- With {a shed} for the mower and the sleds, {the garage} gets to be for the car.
modern
- Car: {garage}. Mower: {shed}. Settled.
classic
- {The garage} is for the car, and {the shed} for everything that would otherwise crowd it.
casual
- The mower goes in {the shed}, so the car might actually make it into {the garage}.
`
