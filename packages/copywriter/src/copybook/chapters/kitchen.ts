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
- There is {an it}, ready for dinners of several courses.
luxury lead
- {The it} of this {city} {type} is equipped for dinners with more than one course.
- {The it} comes first in this {city} {type}: it is equipped for serious cooking.
luxury headline
- A Kitchen for Dinners of Several Courses
- Where Dinner Is Taken Seriously
investor
- {The it} is equipped for serious cooking.
- Interior: {it}.
investor lead
- This {city} {type} has {an it}, equipped for serious cooking.
- In this {city} {type}: {an it}, fitted for serious cooking.
investor headline
- Equipped for Serious Cooking
family
- Bring the big pots. {The it} is meant for them.
- It's {an it} for recipes that run to a second page.
- {The it} is fitted for real cooking.
family lead
- Bring the big pots: this {city} {type} has {an it}.
- Supper in this {city} {type} starts in {the it}, which is fitted for real cooking.
family headline
- Bring the Big Pots
modern
- {The it} is set up for real cooking.
- {The it} is ready for serious cooking.
modern lead
- Start in {the it}. This {city} {type} is set up to cook.
- {The it} comes first in this {city} {type}: it's set up for real cooking.
modern headline
- A Kitchen Set Up to Cook
classic
- A cook will find the kitchen equipped for the purpose.
- There is {an it}.
classic lead
- Dinner is no afterthought in this {city} {type}: {the it} is fitted for serious cooking.
- {The it} of this {city} {type} is fitted for serious cooking.
classic headline
- A Kitchen Fitted for a Cook
casual
- {The it} is set up for real cooking.
- You get {an it}.
casual lead
- If you cook, start here: this {city} {type} has {an it}.
- If cooking's your thing, this {city} {type} has {an it}.
casual headline
- If You Cook, Start Here

## eat-in kitchen
kind: room
hook: 4
match: eat-in kitchen, eat in kitchen, eatin kitchen, EIK, eat-in area, kitchen with eating area, kitchen with dining area, kitchen with table space, table space in kitchen
= an eat-in kitchen has a place for a table
luxury
- Everyday meals are taken in {the it}, where there is a place for a table.
- {The it} has a place for a table.
investor
- Kitchen: eat-in.
- {The it} has a place for a table.
family
- It's an eat-in kitchen: sit down where the cooking happens.
- There's a place for the table in {the it}.
modern
- Eat-in kitchen: dinner is served where it's cooked.
- Eat-in kitchen, with a place for the table.
classic
- It is an eat-in kitchen, and everyday meals are served where they are cooked.
- {The it} has a place for a table.
casual
- It's an eat-in kitchen, so seconds don't have far to travel.
- It's an eat-in kitchen, with a place for a table.

## galley kitchen
kind: room
hook: 3
match: galley kitchen, galley style kitchen, galley-style kitchen, gally kitchen
= a galley kitchen is laid out along one aisle
luxury
- The kitchen is a galley, with everything along one aisle.
- {The it} is laid out along one aisle, where the cook turns rather than walks.
investor
- Layout: galley kitchen.
- The kitchen is a galley, laid out along one aisle.
family
- In a galley kitchen everything is a turn away.
- {The it} keeps everything within reach, along one aisle.
modern
- Galley kitchen: everything within a turn.
- Galley kitchen, everything along a single aisle.
classic
- The kitchen is a galley, with everything within a few steps.
- {The it} is laid out along a single aisle.
casual
- It's a galley kitchen, with everything a turn away.
- It's a galley kitchen, laid out along a single aisle.

## open kitchen
kind: room
hook: 4
match: open kitchen, open concept kitchen, open-concept kitchen, open plan kitchen, kitchen open to living room, kitchen open to great room, kitchen opens to living area, kitchen open to dining
= an open kitchen has no wall between it and the living space
luxury
- The kitchen is open, and whoever cooks stays in the conversation.
- The kitchen is open, with no wall between the cook and the company.
- The kitchen is open to the living space.
investor
- Layout: open kitchen.
- The kitchen opens to the living space.
family
- With an open kitchen, you can stir the sauce and still hear how everyone's day went.
- The kitchen is open to the living space.
modern
- The kitchen opens to the living space.
- Open kitchen: cook mid-conversation.
classic
- The kitchen stands open to the living space, and the cook stays in the conversation.
- The kitchen is open to the living space.
casual
- The kitchen's open, so the cook doesn't miss the conversation.
- The kitchen's open to the living space.

## updated kitchen
kind: update
hook: 5
match: updated kitchen, kitchen updated, kitchen update, upgraded kitchen, modernized kitchen, refreshed kitchen, kitchen refresh, kitchen updates
= an updated kitchen is newer, in part at least, than the house
luxury
- The kitchen has been updated.
- (year) The kitchen was updated in {year}.
- The kitchen is an updated one.
investor
- (year) Kitchen: updated {year}.
- The kitchen has been updated.
- (year) The kitchen was updated in {year}.
family
- (year) The kitchen was updated in {year}, so you can start with dinner instead of demolition.
- The kitchen has already been updated, so you can start with dinner instead of demolition.
- The kitchen has been updated.
modern
- (year) Kitchen: updated {year}.
- The kitchen's been updated.
- (year) The kitchen was updated in {year}.
classic
- (year) The kitchen was updated in {year}.
- The kitchen has been updated.
- The kitchen is an updated one.
casual
- The kitchen's been updated already.
- (year) The kitchen was updated in {year}.
- Somebody's already updated the kitchen.

## remodeled kitchen
kind: update
hook: 7
match: remodeled kitchen, kitchen remodel, remodelled kitchen, kitchen remodeled, renovated kitchen, kitchen renovation, kitchen renovated, redone kitchen, kitchen redone, new kitchen, brand new kitchen, gut renovated kitchen, kitchen was gutted
= a remodeled kitchen has been done over
luxury
- (year) The kitchen was redone in {year}.
- The kitchen has been redone.
- The kitchen has been remodeled.
luxury lead
- (year) The kitchen of this {city} {type} was redone in {year}.
- The kitchen of this {city} {type} has been redone, and dinner may begin there.
- The kitchen comes first in this {city} {type}: it has been redone.
luxury headline
- The Kitchen Is Done
- (year) The Kitchen Was Redone in {year}
investor
- (year) Kitchen: remodeled {year}.
- The kitchen has been remodeled.
investor lead
- (year) Already done in this {city} {type}: the kitchen, remodeled in {year}.
- Already done in this {city} {type}: the kitchen has been remodeled.
- The kitchen work is done in this {city} {type}: it has been remodeled.
investor headline
- The Kitchen Is Already Done
family
- The kitchen has been redone, so the first thing to unpack is the skillet.
- (year) The kitchen was redone in {year}.
- The kitchen has been remodeled.
family lead
- (year) Start with supper: the kitchen in this {city} {type} was redone in {year}.
- Start with supper: the kitchen in this {city} {type} has been redone.
- The kitchen in this {city} {type} has been redone, so you can start with dinner instead of demolition.
family headline
- Start with Supper
modern
- (year) Kitchen: redone {year}.
- The kitchen's been redone.
modern lead
- (year) The kitchen in this {city} {type} was redone in {year}.
- The kitchen in this {city} {type} has been redone. Start cooking.
- Start in the kitchen. In this {city} {type} it has been redone.
modern headline
- The Kitchen Is Done
classic
- The kitchen has been remodeled.
- (year) The kitchen was done over in {year}.
- The kitchen has been done over.
classic lead
- (year) The kitchen of this {city} {type} was remodeled in {year}.
- The kitchen of this {city} {type} has been remodeled.
classic headline
- A Kitchen Already Remodeled
casual
- The kitchen's been redone, and you missed the dust.
- (year) Somebody redid the kitchen in {year}, so you can skip straight to the cooking.
- The kitchen's been remodeled.
casual lead
- The kitchen in this {city} {type} has been redone, so you can skip straight to the cooking.
- (year) The kitchen in this {city} {type} was redone in {year}, so you can skip straight to the cooking.
- Good news first: the kitchen in this {city} {type} has already been redone.
casual headline
- The Kitchen's Already Done

## windowed kitchen
kind: room
hook: 4
match: windowed kitchen, window kitchen, kitchen with window, kitchen with a window, kitchen window
luxury
- The kitchen has a window of its own.
- The kitchen is windowed.
investor
- Kitchen: windowed.
- The kitchen has a window.
family
- The kitchen has a window, so there's something to look at while the coffee drips.
- The kitchen has a window.
modern
- The kitchen gets a window.
- A window in the kitchen.
classic
- The kitchen has a window.
- There is a window in the kitchen.
casual
- The kitchen has a window of its own.
- The kitchen's got a window.

## second kitchen
kind: room
hook: 5
match: second kitchen, 2nd kitchen, two kitchens, 2 kitchens, full second kitchen, additional kitchen, lower level kitchen, downstairs kitchen, basement kitchen, extra kitchen
luxury
- There is a second kitchen, and guests may have their breakfast apart.
- There are two kitchens.
- There is a second kitchen.
investor
- Kitchens: two.
- There is a second kitchen.
- Plan: {it}.
family
- Big cooking days spill over into the second kitchen.
- There's a second kitchen.
modern
- Two kitchens.
- There's a second kitchen.
classic
- There is a second kitchen besides the first.
- There are two kitchens.
casual
- You get two kitchens.
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
- Layout: {it}.
- {The it} covers coffee and light meals.
family
- There's {an it} for coffee and cereal.
- There's {an it} for toast and tea.
modern
- {The it} covers coffee and toast.
- {The it} takes care of small meals.
classic
- {An it} is provided for light meals.
- Coffee and toast are made in {the it}.
casual
- You won't roast a turkey in {the it}, but coffee's covered.
- You get {an it} for small meals.

## prep kitchen
kind: room
hook: 6
match: prep kitchen, prep-kitchen, back kitchen, dirty kitchen, messy kitchen, catering kitchen, caterer's kitchen
= a prep kitchen is a second kitchen, apart from the first, for the working part of cooking
luxury
- The working part of dinner is done in {the it}.
- The preparation is done in {the it}, apart from the main kitchen.
luxury lead
- There are two kitchens in this {city} {type}, and one of them is {an it}.
- The working part of dinner in this {city} {type} is kept to {an it}, apart from the main kitchen.
luxury headline
- Two Kitchens, One for the Work
investor
- Layout: {it}.
- {The it} is a second kitchen, apart from the first.
investor lead
- This {city} {type} has two kitchens: the main one and {the it}.
- {An it} backs up the main kitchen of this {city} {type}.
investor headline
- A Main Kitchen and a Prep Kitchen
family
- Do the floury part in {the it} and serve from the clean one.
- The messy work happens in {the it}.
family lead
- The messy part of dinner goes to {the it}: this {city} {type} has two kitchens.
- Do the floury part in {the it} and serve from the other kitchen. This {city} {type} has both.
family headline
- A Second Kitchen for the Mess
modern
- Chop in {the it}. Plate in the other kitchen.
- The messy work happens in {the it}.
modern lead
- This {city} {type} has two kitchens. One is {an it}.
- Chop in {the it}, plate in the main kitchen: this {city} {type} has both.
modern headline
- One to Prep, One to Plate
classic
- There is {an it} besides the main kitchen.
- The preparation is done in {an it}, apart from the kitchen proper.
classic lead
- The working part of dinner in this {city} {type} has a kitchen of its own, {an it}.
- Besides its main kitchen, this {city} {type} keeps {an it}.
classic headline
- A Kitchen for the Preparation
casual
- The splatter stays in {the it}.
- There's {an it} for the messy part.
casual lead
- This {city} {type} has {an it}, so the main kitchen stays clean while you cook.
- The mess stays out of sight in this {city} {type}: there's {an it}.
casual headline
- A Whole Other Kitchen for the Mess

## scullery
kind: room
hook: 6
match: scullery, skullery, dish pantry, scullery kitchen
= a scullery is a room for the washing up
luxury
- The washing up is done in {an it}, apart from the kitchen.
- Dishes and pans are kept to {the it}.
luxury lead
- After dinner in this {city} {type}, the dishes are carried to {an it}.
- The washing up in this {city} {type} has a room of its own, {the it}.
luxury headline
- Dinner, and a Scullery for Afterward
investor
- Layout: {it}.
- {The it} keeps wet work out of the kitchen.
investor lead
- This {city} {type} has {an it}, a separate room for the washing up.
- The kitchen work of this {city} {type} is split: washing up goes to {the it}.
investor headline
- A Separate Room for Washing Up
family
- Pile the pans in {the it} and go back for dessert.
- The washing up is done in {the it}.
family lead
- Leave the dishes in {the it}: this {city} {type} has a room for them.
- Supper's over, and the dishes go to {the it}. This {city} {type} has a room just for them.
family headline
- Leave the Dishes in the Scullery
modern
- Dishes go to {the it}.
- {The it} takes the washing up.
modern lead
- This {city} {type} keeps the dishes out of the kitchen. There's {an it}.
- Dirty pans go to {the it} in this {city} {type}.
modern headline
- A Room for the Dishes
classic
- {An it} is kept for the washing up.
- The washing up has a room of its own, {the it}.
classic lead
- The washing up is done in a room of its own in this {city} {type}, {an it}.
- This {city} {type} keeps {an it}, and the washing up stays out of the kitchen.
classic headline
- A Room for the Washing Up
casual
- {The it} keeps the dirty pots out of sight.
- The dirty dishes go in {the it}.
casual lead
- This {city} {type} has {an it}, so you don't have to look at the dishes.
- Dirty pots have their own room in this {city} {type}: it's {an it}.
casual headline
- A Room for the Dirty Dishes

## spice kitchen
kind: room
hook: 5
match: spice kitchen, wok kitchen, fry kitchen, second stove room, enclosed second kitchen
= a spice or wok kitchen is a separate kitchen for frying and strong aromas
luxury
- {The it} keeps the frying, the smoke, and the spices to itself.
- Frying and high heat are kept to {the it}.
investor
- Layout: {it}.
- {The it} is a second cooking room, for frying.
family
- Fry the fish, toast the cumin, and let {the it} keep the smell.
- The frying is done in {the it}.
modern
- The frying goes in {the it}.
- {The it} keeps the smoke in one room.
classic
- {An it} is set apart for frying.
- The stronger cooking is done in {the it}.
casual
- {The it} keeps the frying out of the main kitchen.
- There's {an it} for the frying.

## kitchen island
kind: finish
hook: 5
match: kitchen island, island, center island, centre island, large island, oversized island, kitchen w/ island, island kitchen, prep island, cooking island
= an island is counter that stands clear of the walls and can be worked from more than one side
luxury
- Dinner is assembled at {the it}.
- {The it} stands clear of the walls, so that the cook may face the room.
- There is {an it} to work at.
investor
- Kitchen: {it}.
- {An it} adds counter that can be worked from more than one side.
family
- There's {an it} for chopping, serving, and standing around.
- Groceries, mail, a cake cooling: it all lands on {the it}.
- ~with {an it} for everyone to lean on
modern
- {The it} is counter from every side.
- Chop on one side of {the it}, talk on the other.
classic
- {The it} is where the chopping is done and the plates are filled.
- {An it} stands free of the walls and may be worked from more than one side.
casual
- You can work at {the it} from more than one side.
- {The it} is a buffet on holidays and a landing spot for the mail the rest of the year.
- You get {an it} to cook at.

## two islands
kind: finish
hook: 5
match: two islands, double islands, dual islands, 2 islands, twin islands, double island kitchen
luxury
- There are two islands, one to work at and one to serve from.
- The kitchen has two islands.
investor
- Kitchen: two islands.
- The kitchen has two islands.
family
- Put dinner on one island and dessert on the other.
- The kitchen has two islands.
modern
- Two islands: chop on one, serve from the other.
- The kitchen has two islands.
classic
- Two islands divide the labor: one for preparing, one for serving.
- The kitchen has two islands.
casual
- You get two islands: chop on one, serve from the other.
- The kitchen's got two islands.

## waterfall island
kind: finish
hook: 6
match: waterfall island, waterfall edge island, waterfall-edge island, island with waterfall edge, quartz waterfall island, marble waterfall island, waterfall kitchen island
= on a waterfall island the counter continues down the end to the floor
luxury
- At {the it}, the counter turns and falls to the floor.
- The counter of {the it} continues to the floor.
luxury lead
- In the kitchen of this {city} {type}, the counter of {the it} turns and falls straight to the floor.
- {The it} is the first thing to see in this {city} {type}: its counter turns at the edge and falls to the floor.
luxury headline
- The Counter Turns and Falls to the Floor
investor
- Kitchen: {it}.
- The counter of {the it} runs down the end to the floor.
investor lead
- The kitchen of this {city} {type} has {an it}, its counter carried to the floor.
- In the kitchen of this {city} {type}: {an it}.
investor headline
- Counter Down to the Floor
family
- On {the it} the counter runs over the edge and down to the floor.
- The counter on {the it} runs to the floor.
family lead
- Everyone gathers around {the it} in this {city} {type}, where the counter runs over the edge and down to the floor.
- Start at {the it}: this {city} {type} has counter across the top and counter down the end.
family headline
- Gather at the Waterfall Island
modern
- {The it} goes across, then down.
- The counter on {the it} doesn't stop at the edge.
modern lead
- Across, then down: this {city} {type} has {an it}.
- The counter doesn't stop at the edge in this {city} {type}. It's {an it}.
modern headline
- Across, Then Down
classic
- The counter of {the it} descends at the end, straight to the floor.
- The kitchen has {an it}, its counter carried down to the floor.
classic lead
- In the kitchen of this {city} {type} is {an it}, its counter carried down to the floor.
- The counter of {the it} in this {city} {type} turns at the end and descends to the floor.
classic headline
- A Counter Carried to the Floor
casual
- It's {an it}: the counter goes over the edge and down to the floor.
- {The it} keeps its counter going, right down the side.
casual lead
- The counter in this {city} {type} goes right over the edge and down to the floor: it's {an it}.
- You'll end up leaning on {the it} in this {city} {type}, where the counter runs clear to the floor.
casual headline
- Over the Edge, Down to the Floor

## peninsula
kind: finish
hook: 3
match: peninsula, kitchen peninsula, peninsula counter, peninsula island, peninsula w/ seating
= a peninsula is a counter attached at one end and open on the others
luxury
- {An it} extends the counter into the room.
- Dinner is handed across {the it}.
investor
- The counter runs on as {an it}.
- Kitchen: {it}.
family
- Chop on one side of {the it}, talk from the other, and pass the plates over.
- {The it} adds counter on three sides.
modern
- {The it} gives you three sides of counter.
- {The it} adds counter.
classic
- {An it} extends the counter from the wall.
- The counter continues as {an it}.
casual
- {The it} gives you counter you can get at from both sides.
- Plates get handed across {the it}.

## breakfast bar
kind: finish
hook: 3
match: breakfast bar, bkfst bar, brkfst bar, breakfast counter, bar seating, counter seating, island seating, island with seating, island with bar seating, eat-at island, snack bar, bar stool seating
= a breakfast bar is counter to sit at
luxury
- {The it} serves the meals that do not call for a table.
- {The it} seats the company while dinner is made.
investor
- Seating: {it}.
- {The it} adds counter seating.
family
- Keep the cook company from a stool at {the it}.
- Quick meals are eaten at {the it}.
modern
- {The it} feeds you without setting a table.
- Quick meals happen at {the it}.
classic
- Quick meals are taken at {the it}.
- There is {an it} for breakfast and other quick meals.
casual
- {The it} is for cereal at whatever hour you call morning.
- Sit at {the it} while dinner's cooking.
- You get {an it} for quick meals.

## breakfast nook
kind: room
hook: 5
match: breakfast nook, breakfast area, breakfast room, bkfst nook, brkfst nook, morning room, dinette, dining nook, breakfast alcove
luxury
- {The it} is kept for the morning meal.
- Morning coffee is taken in {the it}.
investor
- Dining: {it}.
- {The it} is a second place to eat.
family
- {The it} is for breakfast, and for whatever else happens at the table.
- ~with {an it} for slow Sundays
- {The it} is for morning meals.
modern
- Coffee in {the it}, then the day.
- {The it} takes breakfast.
classic
- {The it} is set aside for the morning meal.
- Breakfast is taken in {the it}.
casual
- {The it} is where the second cup happens.
- It's {an it}, and dinner's welcome there, too.

## banquette
kind: finish
hook: 4
match: banquette, built-in banquette, banquet seating, bench seating, built-in bench seating, built in booth, corner booth, kitchen booth, dining bench
= a banquette is a bench fixed in place at the table
luxury
- The table is drawn up to {the it}.
- The table is served by {an it}.
investor
- Dining: {it}.
- {The it} stays.
family
- Slide in and scoot down: that's how {the it} makes room for one more.
- {The it} is for long breakfasts.
modern
- Slide into {the it}.
- {The it} has no chairs to push back.
classic
- The table is served by {an it}, fixed in place.
- {The it} is fixed in place at the table.
casual
- Slide into {the it} and scoot down.
- The table gets {an it}.

## pass-through
kind: finish
hook: 2
match: pass-through, pass through, pass thru, pass-through window, kitchen pass-through, serving window, pass thru window
= a pass-through is an opening plates are handed through
luxury
- Plates leave the kitchen by {the it}.
- There is {an it} for serving.
investor
- Kitchen: {it}.
- {The it} serves the next room.
family
- Hand supper out by {the it}.
- Plates go out by {the it}.
modern
- Plates go out by {the it} and come back empty.
- {The it} saves the walk around.
classic
- Dishes are handed out by {an it}.
- There is {an it} for serving.
casual
- {The it} saves you the walk around with hot soup.
- There's {an it} for passing the plates.

## coffee bar
kind: finish
hook: 4
match: coffee bar, coffee station, coffee nook, built-in coffee bar, espresso bar, coffee counter
luxury
- The morning cup is made at {the it}.
- There is {an it} for the morning.
investor
- {An it} is counter and cabinet beyond the main run.
- Kitchen: {it}.
family
- Keep the mugs, the beans, and the good spoon at {the it}.
- ~with {an it} to start the day at
- The mugs and the beans live at {the it}.
modern
- {The it} takes the morning.
- {The it} keeps the mugs and the machine.
classic
- The first cup is poured at {the it}.
- {An it} keeps the morning out of the cook's way.
casual
- Make your morning cup at {the it}.
- There's {an it} for the mugs and the machine.

## butler's pantry
kind: room
hook: 6
match: butler's pantry, butlers pantry, butler pantry, bulters pantry, butler's pantry w/ sink, serving pantry, china pantry
= a butler's pantry is a serving room, for china, glasses and the staging of courses
luxury
- China, silver, and glasses are kept in {the it}.
- Courses are staged in {the it} before they are served.
- ~with {an it} for the china
luxury lead
- In this {city} {type}, the courses are staged in {an it} before they reach the table.
- This {city} {type} keeps {an it}, for china, glasses, and the staging of dinner.
luxury headline
- Dinner, Staged in the Butler's Pantry
investor
- Layout: {it}.
- {The it} adds cabinets and counter beyond the kitchen.
investor lead
- This {city} {type} has {an it}: cabinets and counter beyond the kitchen's own.
- Kitchen storage in this {city} {type} continues in {an it}.
investor headline
- Cabinets Beyond the Kitchen's Own
family
- The good plates live in {the it}, and come out whenever you say it's a good-plate night.
- Line up the pies in {the it} and keep the kitchen counter clear.
- Platters and china live in {the it}.
family lead
- Line up the pies in {the it}: this {city} {type} has a place to stage dinner.
- The good plates live in {the it} of this {city} {type}, and they come out whenever you say so.
family headline
- A Place to Line Up the Pies
modern
- Dinner is staged in {the it}.
- {The it} keeps the platters and the glasses.
modern lead
- Dinner is staged in {the it} of this {city} {type}.
- This {city} {type} has {an it} for the platters, the glasses, and the overflow.
modern headline
- Platters, Glasses, Butler's Pantry
classic
- {An it} keeps the china and the glasses.
- {The it} serves between the cooking and the table.
classic lead
- Between the cooking and the table, this {city} {type} keeps {an it}.
- The china has its own room in this {city} {type}, {the it}.
classic headline
- Between the Cooking and the Table
casual
- {The it} holds the platters you get out twice a year.
- Keep the platters and the good glasses in {the it}.
casual lead
- This {city} {type} has {an it} for the platters and the good glasses.
- You've got somewhere to stage dinner in this {city} {type}: {an it}.
casual headline
- A Place for the Good Platters

## walk-in pantry
kind: storage
hook: 5
match: walk-in pantry, walk in pantry, walkin pantry, w/i pantry, walk-in kitchen pantry, pantry room
= a walk-in pantry is a pantry one stands inside
luxury
- The pantry is a room one walks into.
- Provisions are kept in {the it}.
investor
- Food storage: {it}.
- {The it} does the work of a wall of cabinets.
family
- There's {an it}, with room to see what you have.
- {The it} takes the paper towels, the big cereal, and the extra peanut butter.
- ~with {an it} to keep the groceries off the counter
- The groceries go in {the it}.
modern
- The pantry is walk-in.
- {The it} has room to stand in.
classic
- Provisions are kept in {the it}.
- {The it} gives the dry goods a room of their own.
casual
- {The it} can handle the warehouse-store run.
- The groceries go in {the it}.

## pantry
kind: storage
hook: 2
match: pantry, kitchen pantry, pantry closet, pantry cabinet, pantry cabinets, closet pantry, food pantry, corner pantry, pull-out pantry, large pantry, big pantry, oversized pantry
luxury
- Provisions are kept in {the it}.
- There is {an it} for the provisions.
investor
- Storage: {it}.
- {An it} keeps the food out of the cabinets.
family
- Flour, rice, and cereal go in {the it}.
- Unpack the groceries into {the it} and get your counter back.
modern
- {The it} takes the dry goods.
- Groceries in {the it}. Counters clear.
classic
- {An it} is provided for the dry goods.
- The dry goods are kept in {the it}.
- ~with {an it} for the dry goods
casual
- The groceries go in {the it}.
- There's {an it} for the groceries.

## quartz counters
kind: finish
hook: 3
match: quartz counters, quartz countertops, quartz counter tops, quartz counter, quartz tops, quarts counters, quartz kitchen, Caesarstone, Silestone, Cambria counters, engineered stone counters
= quartz needs no sealing and wipes clean
luxury
- The counters are quartz, which needs no sealing.
- The counters are quartz.
- {The it} want soap and water, and no sealing.
investor
- Counters: {it}.
- The counters are quartz, with no sealing to schedule.
family
- Spills wipe right up, because the counters are quartz.
- The counters are quartz and wipe clean.
modern
- Quartz counters: wipe and done.
- {The it} need no sealing.
classic
- The counters are quartz; a spill is wiped up and forgotten.
- The counters are of quartz, which needs no sealing.
casual
- The counters are quartz, and they won't hold a coffee ring against you.
- The counters are quartz, with no sealing to do.

## granite counters
kind: finish
hook: 3
match: granite counters, granite countertops, granite counter tops, granite counter, granite tops, granit counters, grante countertops, granite kitchen, leathered granite
= granite is natural stone, takes a hot pan, and wants sealing from time to time
luxury
- The counters are granite, of which no two slabs are alike.
- A hot pan is no trouble to {the it}.
- The counters are granite.
investor
- Counters: {it}.
- The counters are granite, a natural stone.
family
- {The it} can take a hot casserole.
- The counters are granite and take a hot pan.
modern
- The counters are granite and take a hot pan.
- Skillet off the burner, onto {the it}.
classic
- Granite was chosen for the counters, and each slab has a pattern of its own.
- A hot pan may be set on {the it}.
- The counters are of granite, a natural stone.
casual
- Put the hot skillet anywhere on {the it}.
- The counters are granite, real stone.

## marble counters
kind: finish
hook: 4
match: marble counters, marble countertops, marble counter tops, marble counter, marble tops, Carrara counters, carrera marble counters, Calacatta counters, honed marble
= marble is cool to the touch, etches with acid and wants sealing
luxury
- {The it} are cool under the hand and under the pastry.
- The counters are marble.
investor
- Counters: {it}.
- The counters are marble, a natural stone.
family
- {The it} are cool to the touch, which pie crust likes.
- The counters are marble.
modern
- {The it} are cool to the touch.
- The counters are marble.
classic
- The counters are of marble, long preferred by pastry cooks.
- {The it} are cool to the touch.
casual
- The counters are marble, cool enough for rolling dough.
- The counters are marble.

## quartzite counters
kind: finish
hook: 4
match: quartzite counters, quartzite countertops, quartzite counter tops, quartzite, Taj Mahal quartzite
= quartzite is natural stone, not engineered quartz, and wants sealing
luxury
- The counters are quartzite, a hard natural stone.
- Natural stone was chosen for the counters: quartzite.
investor
- Counters: {it}.
- The counters are quartzite, a natural stone.
family
- Spread supper out on {the it}.
- The counters are quartzite, a natural stone.
modern
- The counters are quartzite, a natural stone.
- The counters are quartzite.
classic
- {The it} are natural stone, each slab with its own pattern.
- The counters are of quartzite, a natural stone.
casual
- The counters are quartzite, stone straight out of the ground.
- The counters are quartzite, a natural stone.

## butcher block counters
kind: finish
hook: 3
match: butcher block counters, butcher block countertops, butcher-block counters, butcherblock counters, butcher block, butcherblock, wood counters, wood countertops, maple counters, walnut counters
= butcher block is wood, may be cut on, sanded and oiled
luxury
- {The it} may be cut on and oiled.
- {The it} can be sanded and oiled in place.
investor
- Counters: {it}.
- {The it} can be sanded and oiled in place.
family
- Chop right on {the it}.
- {The it} can be cut on and oiled.
modern
- {The it} double as the cutting board.
- {The it} can be cut on, sanded, and oiled.
classic
- {The it} may be cut on, sanded, and oiled.
- The counters are of wood.
casual
- {The it} can be cut on, sanded, and oiled.
- Nick {the it} and the nick sands out.
- You get {an it}, good for chopping.

## soapstone counters
kind: finish
hook: 5
match: soapstone counters, soapstone countertops, soap stone counters, soapstone
= soapstone takes heat, needs no sealing, darkens with age, and scratches sand out
luxury
- {The it} darken with use and take a hot pan directly.
- The counters are soapstone, a stone that needs no sealing.
investor
- Counters: {it}.
- The counters are soapstone, which needs no sealing.
family
- The counters are soapstone, with no sealing to do.
- A hot pot can go straight onto {the it}.
modern
- Soapstone counters. No sealing.
- {The it} take heat and need no sealing.
classic
- The counters are of soapstone, which takes heat and needs no sealing.
- {The it} darken with the years.
casual
- The counters are soapstone, so the hot kettle can land anywhere.
- You get {an it}, which take a hot pan.

## concrete counters
kind: finish
hook: 4
match: concrete counters, concrete countertops, poured concrete counters, cement counters, cast concrete counters
= concrete counters are cast, sealed, and take on a patina
luxury
- The counters are concrete, cast and sealed.
- The counters are of cast concrete.
investor
- Counters: {it}.
- The counters are cast concrete.
family
- {The it} pick up a patina one supper at a time.
- The counters are cast concrete, ready for bread dough.
- The counters are concrete.
modern
- {The it} are cast and sealed.
- The counters are concrete.
classic
- The counters are of cast concrete.
- {The it} gather a patina with use.
casual
- The counters are concrete, poured and sealed.
- {The it} pick up a patina as you cook.

## solid-surface counters
kind: finish
hook: 1
match: solid surface counters, solid-surface countertops, Corian counters, corian countertops, solid surface
= solid-surface material is nonporous, its seams are fused, and scratches sand out
luxury
- The counters are solid-surface, their seams fused.
- A scratch in {the it} may be sanded away.
investor
- Counters: {it}.
- The counters are solid-surface, without grout.
family
- The counters are solid-surface, with no grout to scrub.
- The counters are solid-surface and wipe clean.
modern
- Solid-surface counters. No grout, no sealing.
- The counters are solid-surface and need no sealing.
classic
- The counters are solid-surface, with no grout to catch the crumbs.
- The counters are of solid-surface material, which wipes and can be refinished.
casual
- The counters are solid-surface, with no grout.
- The counters are solid-surface and wipe clean.

## tile counters
kind: finish
hook: 2
match: tile counters, tile countertops, tiled counters, tile counter tops, ceramic tile counters
= tile is set in grout and takes a hot pan
luxury
- The counters are set in tile.
- The counters are tiled, and a hot dish may be set on them.
investor
- Counters: {it}.
- Counters: tile, set in grout.
family
- The counters are tile.
- The counters are tile and take a hot pan.
modern
- Tile counters take the pan straight off the heat.
- The counters are tile.
classic
- The counters are of tile, and take the pan straight from the fire.
- The counters are tiled.
casual
- The counters are tile.
- The counters are tile, fine with a hot pan.

## laminate counters
kind: finish
hook: 0
match: laminate counters, laminate countertops, formica counters, formica countertops
= laminate needs no sealing and is among the simpler counters to replace
luxury
- The counters are laminate, which wipes clean.
- The counters are laminate.
investor
- Counters: {it}.
- The counters are laminate.
family
- The counters are laminate and wipe clean.
- The counters are laminate, with no sealing to do.
modern
- Laminate counters.
- The counters are laminate and wipe clean.
classic
- The counters are laminate, which wipes clean.
- The counters are laminate.
casual
- The counters are laminate. They wipe up fine.
- The counters are laminate, with nothing to seal.

## stainless counters
kind: finish
hook: 4
match: stainless counters, stainless steel counters, stainless steel countertops, steel counters
= stainless steel takes heat and is the counter of restaurant kitchens
luxury
- The counters are stainless steel, as in a restaurant kitchen.
- The counters are steel.
investor
- Counters: {it}.
- Steel counters need no sealing.
family
- Hot pans can go straight on the counters, which are steel.
- The counters are steel and take the heat.
modern
- Steel counters, as in a restaurant.
- The counters are steel and take the heat.
classic
- The counters are of steel, as in a restaurant kitchen.
- The counters are steel, and a hot pan may be set on them.
casual
- The counters are steel, the kind restaurants use.
- The counters are steel and take a hot pan.

## new countertops
kind: update
hook: 3
match: new countertops, new counters, new counter tops, countertops replaced, updated countertops, new kitchen counters
luxury
- (year) The counters were new in {year}.
- The counters are new.
investor
- (year) Counters: replaced {year}.
- The counters are new.
family
- (year) The counters were new in {year}.
- The counters are new.
- The kitchen has new counters.
modern
- (year) Counters: {year}.
- New counters.
classic
- (year) The counters were new in {year}.
- The counters are new.
casual
- (year) The counters are from {year}.
- The counters are new.
- The kitchen has new counters.

## tile backsplash
kind: finish
hook: 2
match: tile backsplash, tiled backsplash, subway tile backsplash, glass tile backsplash, mosaic backsplash, herringbone backsplash, ceramic backsplash, tile back splash, subway backsplash, zellige backsplash
luxury
- The wall above the counter is tiled.
- {The it} rises from the counter.
investor
- Finish: {it}.
- Kitchen finishes include {an it}.
family
- The kitchen has {an it}.
- {The it} wipes clean.
modern
- The backsplash is tile.
- {The it} wipes down.
classic
- {An it} protects the wall.
- The wall behind the counter is tiled.
casual
- The kitchen's got {an it}.
- Sauce wipes right off {the it}.

## slab backsplash
kind: finish
hook: 4
match: slab backsplash, full-height slab backsplash, full height quartz backsplash, quartz backsplash, marble backsplash, granite backsplash, stone slab backsplash, stone backsplash
= a slab backsplash has no grout lines
luxury
- The backsplash is slab, with no grout to interrupt it.
- {The it} carries one material up the wall.
investor
- Finish: {it}.
- Backsplash: slab, without grout.
family
- {The it} has no grout to scrub.
- The backsplash is slab and wipes clean.
modern
- The backsplash is slab, no grout.
- {The it} has no grout to scrub.
classic
- The backsplash is cut from slab.
- {The it} rises from the counter without a grout line.
casual
- {The it} has no grout to scrub.
- The backsplash is slab, with no grout to scrub.

## soft-close cabinetry
kind: finish
hook: 2
match: soft-close cabinets, soft close cabinets, soft-close drawers, soft close drawers, soft-close cabinetry, soft close cabinetry, self-closing drawers, slow close cabinets, soft close doors and drawers
= soft-close doors and drawers shut themselves and cannot be slammed
luxury
- {The it} cannot be slammed.
- The kitchen is fitted with {an it}.
investor
- Cabinets: {it}.
- The kitchen has {an it}.
family
- You can't slam {the it}.
- The kitchen has {an it}.
modern
- No slam: {it}.
- The kitchen has {an it}.
classic
- The kitchen is fitted with {an it}.
- {The it} cannot be slammed.
casual
- You can't slam {the it}.
- The kitchen's got {an it}.

## custom cabinetry
kind: finish
hook: 5
match: custom cabinetry, custom cabinets, custom kitchen cabinets, custom built cabinets, bespoke cabinetry, handmade cabinets, handcrafted cabinets, Amish-made custom cabinets, made-to-measure cabinets
= custom cabinetry was made to measure for its room
luxury
- {The it} was built to measure.
- The cabinets were made to measure.
investor
- Cabinets: custom.
- The cabinets were built to measure.
family
- {The it} was built for the room.
- The cabinets were made to measure.
modern
- The cabinets are custom.
- {The it} was built to fit.
classic
- {The it} was built to the dimensions of the room.
- The cabinets were made to measure.
casual
- The cabinets are custom, built to fit.
- You get {an it}, built for the room.

## wood cabinets
kind: finish
hook: 2
match: wood cabinets, cherry cabinets, maple cabinets, oak cabinets, walnut cabinets, hickory cabinets, alder cabinets, birch cabinets, solid wood cabinets, wood cabinetry
luxury
- The cabinets are wood.
- The kitchen is fitted with {an it}.
investor
- Cabinets: {it}.
- The kitchen has {an it}.
family
- Plates and mugs go in {the it}.
- The kitchen has {an it}.
modern
- The kitchen has {an it}.
- Cabinets: {it}.
classic
- The kitchen is fitted with {an it}.
- The dishes are kept in {the it}.
casual
- {The it} show their grain.
- The kitchen's got {an it}.
- You get {an it} in the kitchen.

## shaker cabinets
kind: finish
hook: 2
match: shaker cabinets, shaker style cabinets, shaker-style cabinetry, white shaker cabinets, shaker cabinetry
= a Shaker door is a flat panel in a plain frame
luxury
- {The it} have plain frames and flat panels.
- The cabinets are in the Shaker style.
investor
- Cabinets: {it}.
- Cabinet doors: Shaker, flat panels in plain frames.
family
- {The it} have flat panels that wipe down easily.
- The cabinets are Shaker, plain and flat.
modern
- The cabinets are Shaker.
- {The it} have flat panels in plain frames.
classic
- The cabinets are in the Shaker style: a flat panel in a plain frame.
- The kitchen is fitted with {an it}.
casual
- {The it} have nothing fancy to dust.
- The cabinets are Shaker, plain and flat.

## white cabinets
kind: finish
hook: 1
match: white cabinets, white cabinetry, white kitchen cabinets, white kitchen
luxury
- There are {an it}.
- The cabinets are white.
investor
- Cabinets: {it}.
- The kitchen cabinets are white.
family
- The cabinets are white.
- {The it} go with whatever dishes you've got.
modern
- There are {an it}.
- The cabinets are white.
classic
- There are {an it}.
- The kitchen's cabinets are white.
casual
- {The it} go with any color you paint the walls.
- The cabinets are white.

## ceiling-height cabinets
kind: finish
hook: 2
match: ceiling height cabinets, cabinets to ceiling, floor to ceiling cabinets, full height cabinets, cabinets to the ceiling, ceiling-height cabinetry
= cabinets to the ceiling leave no ledge on top
luxury
- The cabinets rise to the ceiling.
- The cabinetry is carried to the ceiling.
investor
- Cabinets: to the ceiling.
- The cabinets run to the ceiling, with no ledge on top.
family
- The cabinets go to the ceiling, so the roasting pan can wait up top.
- The cabinets run up to the ceiling.
modern
- Cabinets to the ceiling.
- The cabinets run all the way up.
classic
- The cabinets reach the ceiling, and there is no ledge above to dust.
- The cabinets are carried up to the ceiling.
casual
- The cabinets go clear to the ceiling.
- The cabinets go to the ceiling, so there's no dusty ledge up top.

## glass-front cabinets
kind: character
hook: 3
match: glass-front cabinets, glass front cabinets, glass cabinets, glass door cabinets, glass cabinet doors, lighted glass cabinets
luxury
- The glassware is kept in view, behind glass.
- {The it} keep the good plates in sight.
investor
- Cabinets: {it}.
- The kitchen has {an it}.
family
- {The it} show you where the glasses are without opening three doors.
- The good dishes show in {the it}.
modern
- The good glasses show in {the it}.
- {The it} keep the dishes in view.
classic
- {The it} display the china.
- Plates and cups are kept behind glass.
casual
- You can see the plates through {the it}.
- You get {an it} for the good dishes.

## pull-out shelves
kind: finish
hook: 1
match: pull-out shelves, pull out shelves, roll-out shelves, roll out shelves, rollout trays, pull-out drawers, slide-out shelves, pullouts in cabinets, pull-out cabinet shelves
luxury
- The cabinet shelves pull out.
- {The it} bring the back of the cabinet forward.
investor
- Cabinets: pull-out shelves.
- Cabinets: {it}.
family
- The shelves roll out, big pot and all.
- {The it} bring the back of the cabinet forward.
modern
- Nothing gets lost in back. The shelves pull out.
- {The it} bring the back of the cabinet forward.
classic
- The cabinets are fitted with shelves that pull out.
- {The it} bring the back of the cabinet forward.
casual
- The shelves pull out, so you don't empty the cabinet to reach one pot.
- {The it} bring the back of the cabinet to you.

## open shelving
kind: finish
hook: 1
match: open shelving, open shelves, floating shelves, kitchen shelves, floating kitchen shelves
luxury
- The bowls are kept in view, on {the it}.
- {The it} hold what is used daily.
investor
- Kitchen storage: {it}.
- Part of the kitchen storage is open: {it}.
family
- Plates are easy to find on {the it}.
- Plates and cups sit out on {the it}.
modern
- Bowls in plain sight, on {the it}.
- {The it} keep the plates in reach.
classic
- {The it} keep the crockery within reach.
- What is used most stands on {the it}.
casual
- There's {an it} for the plates and cups.
- Plates and mugs sit out on {the it}.

## under-cabinet lighting
kind: finish
hook: 1
match: under-cabinet lighting, under cabinet lighting, undercabinet lighting, under cabinet lights, undermount lighting, LED under cabinet lights
= under-cabinet lights shine on the counter
luxury
- Lights beneath the cabinets fall on the counter.
- The counters are lighted from under the cabinets.
- {The it} falls on the counter.
investor
- Lighting: under the cabinets.
- Kitchen: {it}.
family
- The lights are under the cabinets, shining on what you're chopping.
- {The it} shows the counter at night.
modern
- Light lands on the cutting board, from under the cabinets.
- {The it} falls on the counter.
classic
- Lights are set under the cabinets, to see the work by.
- {The it} reaches the counter from beneath the cabinets.
casual
- There's lighting under the cabinets, right where you chop.
- Under-cabinet lights shine on the counter.

## appliance garage
kind: storage
hook: 1
match: appliance garage, appliance cabinet, small appliance garage, toaster garage
luxury
- {The it} keeps the toaster off the counter.
- The mixer and the toaster are kept in {the it}.
investor
- Kitchen storage: {it}.
- {The it} keeps small appliances off the counter.
family
- The toaster goes into {the it} after breakfast.
- {The it} keeps the counter clear.
modern
- The toaster parks in {the it}.
- {The it} clears the counter.
classic
- The toaster is put away in {the it} when breakfast is over.
- The small appliances are kept in {an it}.
casual
- The toaster goes in {the it} when you're done with it.
- {The it} keeps the counter clear.

## pull-out trash
kind: finish
hook: 0
match: pull-out trash, pull out trash, trash pullout, built-in trash, hidden trash, built-in recycling, pull-out recycling, trash drawer
luxury
- The bins are kept in a drawer, out of sight.
- {The it} slides away out of sight.
investor
- Kitchen: pull-out trash.
- The trash bin is built in and pulls out.
family
- The trash pulls out for scraping plates and slides back out of sight.
- {The it} stays out of sight.
modern
- The trash is in a drawer.
- {The it} slides out of sight.
classic
- The trash pulls out to be filled and slides back when done.
- {The it} is kept out of sight.
casual
- The trash lives in a drawer, out of sight.
- There's {an it}, out of sight.

## china cabinet
kind: character
hook: 5
match: built-in china cabinet, china cabinet, china closet, built-in hutch, built in hutch, built-in buffet, dining built-ins, built-in sideboard, corner cabinet, corner hutch
= a built-in stays with the house
luxury
- The china is kept in {the it}.
- The table's best things are kept in {the it}.
investor
- Stays with the house: {it}.
- Dining storage: {it}.
family
- The good plates go in {the it}.
- {The it} stays with the house, so it's one less thing to move.
modern
- {The it} stays.
- Plates live in {the it}.
classic
- {The it} belongs to the house and stays with it.
- {An it} is provided for the china.
casual
- {The it} stays, so it's one less thing to haul on moving day.
- The good dishes go in {the it}.

## stainless appliances
kind: appliance
hook: 2
match: stainless appliances, stainless steel appliances, SS appliances, s/s appliances, stainless steel appls, stainless, black stainless appliances, stainless steel kitchen
luxury
- The appliances keep to one finish, stainless steel.
- There are {an it}.
investor
- Appliances: {it}.
- There are {an it}.
family
- A dish towel keeps {the it} clean.
- There are {an it}.
modern
- Appliances: {it}.
- There are {an it}.
classic
- There are {an it}.
- The appliances are of stainless steel.
casual
- {The it} match.
- You get {an it}.

## high-end appliances
kind: appliance
hook: 5
match: high-end appliances, high end appliances, luxury appliances, premium appliances, designer appliances, top of the line appliances, top-of-the-line appliances, professional appliances, professional grade appliances, chef's appliances, commercial grade appliances
luxury
- The kitchen is equipped with {an it}.
- Dinner is made on {an it}.
investor
- The kitchen has {an it}.
- Appliances: {it}.
family
- Supper is made on {an it}.
- The kitchen comes with {an it}.
modern
- The kitchen has {an it}.
- Appliances: {it}.
classic
- The appliances are of a superior grade.
- The kitchen is furnished with {an it}.
casual
- The kitchen's got {an it}.
- You get {an it} in the kitchen.

## named appliances
kind: appliance
hook: 6
match: Sub-Zero, subzero, sub zero, Wolf appliances, Sub-Zero and Wolf, Miele, Miele appliances, Gaggenau, Thermador, thermidor, Viking appliances, Bosch appliances, Dacor, Monogram appliances, JennAir, Jenn-Air, Fisher & Paykel, KitchenAid appliances, Cafe appliances, Bertazzoni appliances, Signature Kitchen Suite
luxury
- In the kitchen: {it}.
- The kitchen is furnished with {an it}.
luxury lead
- The kitchen of this {city} {type} is furnished with {an it}.
- This {city} {type} has {an it} in the kitchen.
luxury headline
- Names a Cook Will Know
investor
- Appliances: {it}.
- The kitchen has {an it}.
investor lead
- The kitchen of this {city} {type} is equipped with {an it}.
- Kitchen equipment in this {city} {type}: {it}.
investor headline
- A Kitchen with Names on It
family
- Supper comes out of a kitchen with {an it}.
- The kitchen has {an it}.
family lead
- Supper in this {city} {type} comes out of a kitchen with {an it}.
- If you love to cook, start in the kitchen: this {city} {type} has {an it}.
family headline
- Start in the Kitchen
modern
- The kitchen has {an it}.
- On the nameplates: {it}.
modern lead
- On the nameplates in this {city} {type}: {it}.
- The kitchen in this {city} {type} has {an it}.
modern headline
- Names in the Kitchen
classic
- The kitchen is furnished with {an it}.
- The kitchen keeps to known makes: {it}.
classic lead
- A kitchen may be known by its makers, and this {city} {type} has {an it}.
- The kitchen of this {city} {type} has {an it}, makes a cook will know.
classic headline
- A Kitchen Known by Its Makers
casual
- You get {an it} in the kitchen.
- The kitchen's got {an it}.
casual lead
- If you cook, check the badges in this {city} {type}: {it}.
- The kitchen in this {city} {type} has {an it}, if you're the one who cooks.
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
- (year) Appliances: {year}.
- The appliances are new.
family
- (year) The appliances were new in {year}.
- The appliances are new.
- The kitchen has new appliances.
modern
- (year) Appliances: {year}.
- New appliances.
classic
- The kitchen's appliances are new.
- (year) The appliances were new in {year}.
casual
- The kitchen's got new appliances.
- (year) The appliances were new in {year}.
- The appliances are new.

## appliances included
kind: terms
hook: 2
match: appliances included, all appliances included, appliances stay, appliances convey, all appliances stay, all appliances convey, kitchen appliances included, appliances remain
luxury
- The appliances remain with the residence.
- The appliances are included.
investor
- Included: appliances.
- The appliances convey.
family
- The appliances stay, so you can cook the first night.
- The appliances stay.
modern
- The appliances stay.
- Included: the appliances.
classic
- The appliances are included.
- The appliances remain with the property.
casual
- The appliances are staying put.
- The appliances are included.

## paneled appliances
kind: appliance
hook: 5
match: paneled appliances, panelled appliances, panel-ready appliances, panel ready refrigerator, integrated appliances, panel-front appliances, hidden appliances, cabinet-front refrigerator, paneled refrigerator, integrated refrigerator
= paneled appliances wear cabinet fronts
luxury
- {The it} stand behind cabinet fronts.
- The cabinetry continues across {the it}.
investor
- {The it} have cabinet fronts.
- Appliances: {it}.
family
- {The it} look like cabinets.
- The cabinets continue across {the it}.
modern
- {The it} pass for cabinets.
- {The it}: all you see is cabinet.
classic
- {The it} are faced as cabinetry.
- Cabinet fronts conceal {the it}.
casual
- {The it} are dressed up as cabinets.
- You'll see cabinets where {the it} are.

## professional range
kind: appliance
hook: 7
match: Wolf range, Viking range, Thermador range, La Cornue, La Cornue range, Lacanche, Lacanche range, BlueStar range, Bluestar, AGA range, AGA, Ilve range, Bertazzoni range, Hestan range, Capital range, professional range, pro range, pro-style range, commercial range, commercial-style range, 48 inch range, 60 inch range
= a range has an oven as well as a cooktop
luxury
- Dinner begins at {the it}.
- The kitchen cooks on {an it}.
luxury lead
- In this {city} {type}, dinner begins at {the it}.
- The kitchen of this {city} {type} cooks on {an it}.
luxury headline
- Dinner Begins at the Range
investor
- Cooking: {it}.
- The kitchen has {an it}.
investor lead
- The kitchen of this {city} {type} is equipped with {an it}.
- Kitchen equipment in this {city} {type} starts with {the it}.
investor headline
- The Equipment Starts with the Range
family
- A pot of sauce can take all afternoon on {the it}.
- {The it} is for the holiday bird and for a plain pot of soup.
- {The it} is ready for big pots.
family lead
- Supper starts at {the it} in this {city} {type}.
- Bring the big pots: this {city} {type} has {an it}.
family headline
- Supper Starts at the Range
modern
- Dinner starts at {the it}.
- The kitchen cooks on {an it}.
modern lead
- Start at {the it}. The kitchen in this {city} {type} does.
- Dinner in this {city} {type} starts at {the it}.
modern headline
- Start at the Range
classic
- The kitchen is equipped with {an it}.
- The cooking is done at {an it}.
classic lead
- The cooking in this {city} {type} is done at {an it}.
- {The it} comes first in the kitchen of this {city} {type}.
classic headline
- Dinner Begins at the Range
casual
- There's {an it} in the kitchen, so nobody's blaming the stove.
- You cook on {an it}.
casual lead
- First things first: this {city} {type} has {an it}.
- If you cook, go straight to {the it} in this {city} {type}.
casual headline
- Nobody's Blaming the Stove

## gas range
kind: appliance
hook: 4
match: gas range, gas stove, gas cooktop, gas cook top, gas cooking, gas burners, six-burner range, 6 burner gas range, six burner gas range, 5 burner gas stove, five-burner cooktop, gas rangetop, natural gas range, propane range
= gas answers at once and the flame is visible; {n} is the number of burners
luxury
- The kitchen cooks on gas, at {an it}.
- The kitchen cooks over flame, at {an it}.
investor
- Cooking: {it}.
- The kitchen cooks on gas.
family
- Turn down the flame on {the it} and let the soup simmer.
- The cooking is done on {the it}.
modern
- The cooking is gas.
- {The it} answers at once.
classic
- {The it} answers the hand at once.
- Supper is cooked over gas, at {an it}.
casual
- You cook with real flame on {the it}.
- It's {an it}, so you cook with real flame.

## dual-fuel range
kind: appliance
hook: 5
match: dual-fuel range, dual fuel range, duel fuel range, dual fuel stove, dual fuel
= a dual-fuel range has gas burners and an electric oven
luxury
- {The it} has gas burners and an electric oven.
- There is {an it}, with gas burners above an electric oven.
investor
- Cooking: {it}, gas above and electric below.
- {The it} has gas burners and an electric oven.
family
- {The it} has flame for the gravy and an electric oven for the pie.
- {The it} burns gas and bakes electric.
modern
- {The it} runs gas up top and electric below.
- Gas burners, electric oven: {the it}.
classic
- {The it} burns gas above and bakes by electricity below.
- The range is dual-fuel: gas for the burners, electricity for the oven.
casual
- {The it} is gas on top and electric in the oven.
- Gas for the skillet, electric for the cookies: that's {an it}.
- {The it} burns gas and bakes electric.

## induction cooktop
kind: appliance
hook: 4
match: induction cooktop, induction range, induction stove, induction cook top, induction, induction cooking, inducton range
= induction heats the pan by magnetism, has no flame, needs magnetic pans, and has a flat glass surface
luxury
- {The it} heats the pan and little else.
- {The it} has no flame and no coil.
investor
- Cooking: {it}.
- {The it} runs on electricity, with no flame.
family
- {The it} heats the pan directly, so water boils fast.
- Boil-overs wipe off {the it}, with no grates to lift.
modern
- {The it}: no flame, no coil.
- {The it} wipes flat.
- {The it} heats the pan and little else.
classic
- The kitchen cooks by induction, and the surface wipes clean.
- {The it} heats the pan directly, without flame.
casual
- No grates to scrub: {the it} is flat glass.
- You cook on {an it}, with no flame and no grates.

## electric range
kind: appliance
hook: 0
match: electric range, electric stove, electric cooktop, smooth top range, smooth-top range, glass top stove, glass cooktop, coil stove, electric cooking
luxury
- The kitchen cooks by electricity, at {an it}.
- The kitchen has {an it}.
investor
- Cooking: {it}.
- The kitchen cooks on electricity.
family
- Supper is cooked on {an it}.
- The kitchen cooks on {an it}.
modern
- Cooking: {it}.
- {The it} has no flame to mind.
classic
- Cooking is by electricity, at {an it}.
- The kitchen has {an it}.
casual
- It's {an it}.
- You cook on {an it}.

## double oven
kind: appliance
hook: 4
match: double oven, double ovens, dbl oven, double wall oven, double wall ovens, two ovens, 2 ovens, dual ovens, dual oven
luxury
- There are two ovens; the roast need not wait for the bread.
- There are two ovens, for two courses at once.
investor
- Ovens: two.
- The kitchen has two ovens.
family
- With two ovens, dinner and dessert can bake at different temperatures.
- ~with one oven for the bird and one for the pie
- There are two ovens to bake in.
modern
- Two ovens, two temperatures.
- The kitchen has two ovens.
classic
- There are two ovens.
- With two ovens, the roast and the rolls may be ready together.
casual
- There are two ovens, one for dinner and one for dessert.
- You get two ovens.

## wall oven
kind: appliance
hook: 2
match: wall oven, built-in oven, built in oven, wall-mounted oven, electric wall oven, wall ovens
= a wall oven is set into cabinetry, apart from the cooktop
luxury
- The oven is set into the wall, apart from the cooktop.
- There is {an it}, apart from the cooktop.
investor
- Cooking: {it}.
- There is {an it}, apart from the cooktop.
family
- One person can bake at {the it} while another stirs at the stove.
- {The it} is apart from the stove.
modern
- The oven is in the wall, apart from the burners.
- Baking happens at {the it}.
classic
- The oven is built in, apart from the cooktop.
- Roasting and baking are done in {the it}.
casual
- The oven's in the wall, so whoever's baking is out of your way at the stove.
- There's {an it}, apart from the stove.

## convection oven
kind: appliance
hook: 1
match: convection oven, convection, convection range, true convection
= a convection oven moves the heat with a fan
luxury
- {The it} carries the heat around the roast by fan.
- {The it} browns evenly.
investor
- {The it} moves its heat by fan.
- Oven: {it}.
family
- {The it} moves the heat around, so both trays of cookies brown.
- {The it} moves the heat by fan.
modern
- {The it} moves the heat by fan.
- {The it} browns on all sides.
classic
- {The it} circulates its heat by fan.
- The oven is a convection oven, which browns on all sides.
casual
- {The it} moves the heat around with a fan.
- {The it} gets the edges crisp.

## steam oven
kind: appliance
hook: 5
match: steam oven, steam-convection oven, combi steam oven, combi oven, built-in steam oven
= a steam oven cooks with moist heat
luxury
- {The it} steams fish and gives bread its crust.
- Dinner may be steamed as well as roasted, in {the it}.
investor
- Cooking: {it}.
- {The it} cooks with moist heat.
family
- {The it} warms up leftovers without drying them out.
- Dumplings and broccoli go in {the it}.
modern
- {The it} cooks with steam.
- {The it}: steam for the fish, steam for the bread.
classic
- There is {an it}, for fish and vegetables.
- The kitchen has {an it}, and can steam as well as bake.
casual
- {The it} brings last night's rice back to life.
- You can steam or reheat in {the it}.

## vintage stove
kind: character
hook: 6
match: vintage stove, vintage range, antique stove, O'Keefe & Merritt, O'Keefe and Merritt stove, Wedgewood stove, wedgewood, Chambers stove, Chambers range, 1940s stove, 1950s stove
= a vintage stove is older than the appliances made today
luxury
- The kitchen keeps {an it}.
- The cooking is done on {an it}.
luxury lead
- The kitchen of this {city} {type} still cooks on {an it}.
- {The it} comes first in this {city} {type}, and dinner is still cooked on it.
luxury headline
- A Kitchen with a Vintage Stove
investor
- Cooking: {it}.
- Kitchen: {it}.
investor lead
- In the kitchen of this {city} {type}: {an it}.
- Kitchen equipment in this {city} {type}: {it}.
investor headline
- The Stove Is Vintage
family
- Pancakes come off {the it}.
- The kitchen keeps {an it}.
family lead
- Pancakes in this {city} {type} come off {an it}.
- Supper in this {city} {type} is cooked on {an it}.
family headline
- Pancakes on a Vintage Stove
modern
- Dinner comes off {an it}.
- The kitchen keeps {an it}.
modern lead
- Dinner in this {city} {type} comes off {an it}.
- Start at {the it}. Dinner in this {city} {type} does.
modern headline
- Dinner on a Vintage Stove
classic
- The cooking is done on {an it}.
- The kitchen keeps {an it}.
classic lead
- The kitchen of this {city} {type} keeps {an it}.
- The cook in this {city} {type} has {an it} to work with.
classic headline
- A Kitchen That Kept Its Stove
casual
- There's {an it} in the kitchen.
- You cook on {an it}.
casual lead
- The kitchen in this {city} {type} has {an it}, and no, it doesn't do Wi-Fi.
- You'll be making pancakes on {an it} in this {city} {type}.
casual headline
- Pancakes on a Real Old Stove

## built-in microwave
kind: appliance
hook: 0
match: built-in microwave, built in microwave, microwave drawer, drawer microwave, over-the-range microwave, over the range microwave, OTR microwave, microwave
luxury
- There is {an it} in the kitchen.
- The kitchen includes {an it}.
investor
- Kitchen: {it}.
- The kitchen has {an it}.
family
- {The it} is for popcorn and leftovers.
- There's {an it} for leftovers.
modern
- {The it} handles leftovers.
- The kitchen has {an it}.
classic
- {An it} is provided for reheating.
- The kitchen has {an it}.
casual
- {The it} is for the coffee you keep forgetting about.
- There's {an it} for leftovers.

## built-in coffee maker
kind: appliance
hook: 4
match: built-in coffee maker, built in coffee maker, built-in espresso machine, built in espresso machine, Miele coffee system, built-in coffee system, plumbed coffee maker
luxury
- Coffee is made by {an it}.
- {An it} is fitted in the kitchen.
investor
- Kitchen: {it}.
- The kitchen has {an it}.
family
- Morning coffee comes from {the it}.
- {The it} makes the coffee.
modern
- {The it} makes the coffee.
- The kitchen has {an it}.
classic
- {An it} is fitted in the kitchen.
- Coffee is drawn from {the it}.
casual
- You've got {an it} for the morning.
- There's {an it} in the kitchen.

## dishwasher
kind: appliance
hook: 0
match: dishwasher, dish washer, d/w, built-in dishwasher, new dishwasher, Bosch dishwasher, quiet dishwasher, two dishwashers, double dishwashers, dishwasher drawers
luxury
- The washing up is left to {an it}.
- The kitchen has {an it}.
investor
- Kitchen: {it}.
- The kitchen has {an it}.
family
- Load {the it}, push the button, and go sit down.
- The dishes go in {the it}.
modern
- The kitchen has {an it}.
- Dishes go in {the it}.
classic
- The dishes are left to {the it}.
- The kitchen has {an it}.
casual
- The kitchen's got {an it}.
- There's {an it} for the dishes.

## refrigerator
kind: appliance
hook: 0
match: refrigerator, fridge, refrig, built-in refrigerator, french door refrigerator, side by side refrigerator, counter depth refrigerator, refrigerator/freezer
luxury
- The kitchen is furnished with {an it}.
- The kitchen has {an it}.
investor
- Appliances: {it}.
- The kitchen has {an it}.
family
- The milk goes in {the it}.
- The kitchen has {an it}.
modern
- Kitchen: {it}.
- The kitchen has {an it}.
classic
- The kitchen has {an it}.
- The kitchen is furnished with {an it}.
casual
- The kitchen's got {an it}.
- You get {an it} in the kitchen.

## wine refrigerator
kind: appliance
hook: 4
match: wine refrigerator, wine fridge, wine cooler, wine chiller, wine frig, dual-zone wine fridge, under-counter wine fridge, built-in wine fridge, wine storage refrigerator
luxury
- Bottles are kept at their own temperature, in {the it}.
- {The it} keeps the bottles ready.
- ~with {an it} for the white
investor
- The kitchen has {an it}.
- Kitchen: {it}.
family
- The bottle for Saturday waits in {the it}.
- {The it} keeps the bottles cool.
modern
- The bottle in {the it} is ready when dinner is.
- {The it} keeps the bottles cool.
classic
- The bottles have {an it} of their own.
- {An it} keeps the bottles at a settled temperature.
casual
- The bottles get {an it} of their own.
- There's {an it} for the bottles.

## beverage refrigerator
kind: appliance
hook: 2
match: beverage refrigerator, beverage fridge, beverage center, beverage cooler, drinks fridge, drink fridge, bar fridge, mini fridge, mini-fridge, undercounter fridge
luxury
- Guests may help themselves at {the it}.
- Drinks are kept cold in {the it}.
investor
- Also on the appliance list: {it}.
- The appliances include {an it}.
family
- Cold drinks live in {the it}, out of the cook's way.
- There's {an it} for the cold drinks.
modern
- Drinks chill in {the it}.
- {The it} keeps the drinks cold.
classic
- Refreshments are kept in {an it}, out of the cook's way.
- Cold drinks are kept in {the it}.
casual
- {The it} lets people get their own drinks.
- There's {an it} for the cold drinks.

## ice maker
kind: appliance
hook: 1
match: ice maker, icemaker, ice machine, nugget ice maker, undercounter ice maker, clear ice maker
luxury
- Ice is made in the house, by {an it}.
- The ice bucket is filled from {the it}.
investor
- Kitchen: {it}.
- The appliances include {an it}.
family
- Fill the glasses from {the it}.
- There's {an it}, so there's no running out for a bag of ice.
modern
- {The it} replaces the trays.
- Ice comes from {the it}.
classic
- {An it} keeps the pitcher supplied.
- Ice is made by {the it}.
casual
- With {an it}, nobody leaves the party for a bag of ice.
- You get {an it}.

## warming drawer
kind: appliance
hook: 3
match: warming drawer, warming oven, warmer drawer, warming drawers, plate warmer
luxury
- {The it} holds dinner for whoever is late.
- Plates come warm to the table, from {the it}.
investor
- Kitchen: {it}.
- The appliances include {an it}.
family
- Running late? Your plate's in {the it}.
- {The it} keeps the plates warm.
modern
- {The it} holds dinner.
- {The it} keeps late plates warm.
classic
- {An it} keeps supper warm for a late arrival.
- Plates are warmed in {the it} before they go to the table.
casual
- Late for dinner? {The it} has your lasagna.
- There's {an it} to keep things hot.

## range hood
kind: appliance
hook: 2
match: range hood, vent hood, hood vent, exhaust hood, stove hood, kitchen hood, custom hood, copper hood, vented hood, hood fan, wood hood, plaster hood
luxury
- {The it} draws off smoke and steam.
- There is {an it} above the stove.
investor
- Kitchen: {it}.
- The stove is vented by {an it}.
family
- Fry the fish and let {the it} take the smoke.
- {The it} clears the steam and the smoke.
modern
- Smoke goes up {the it}.
- {The it} takes the steam and the smoke.
classic
- There is {an it} above the stove.
- {The it} carries off the steam and the smoke.
casual
- {The it} takes the smoke, so last night's salmon doesn't linger.
- There's {an it} to clear the smoke.

## pot filler
kind: appliance
hook: 3
match: pot filler, potfiller, pot-filler, pot filler faucet, pasta faucet
= a pot filler is a faucet at the stove
luxury
- {The it} brings water to the stove.
- Water is drawn at the stove, from {an it}.
investor
- Kitchen: {it}.
- {The it} puts a water line at the stove.
family
- Fill the soup pot right on the burner, from {the it}.
- {The it} brings water to the stove.
modern
- {The it}: water, at the stove.
- Pasta water comes from {the it}.
classic
- {The it} brings water to the stove and saves the cook a heavy carry.
- A faucet at the stove fills the kettle where it stands.
casual
- With {an it}, you only carry the pasta water one way.
- {The it} saves you the slosh from sink to stove.

## garbage disposal
kind: appliance
hook: 0
match: garbage disposal, disposal, garbage disposer, disposer, food disposal, insinkerator
luxury
- The sink has {an it}.
- {An it} is fitted at the sink.
investor
- At the sink: {it}.
- The sink has {an it}.
family
- The sink has {an it}.
- Carrot ends and crusts go down {the it}.
modern
- Scraps go down {the it}.
- The sink has {an it}.
classic
- {An it} is fitted at the sink.
- The sink has {an it}.
casual
- You've got {an it} at the sink.
- Scraps go down {the it}.

## farmhouse sink
kind: finish
hook: 4
match: farmhouse sink, farm house sink, farm sink, farmers sink, apron sink, apron-front sink, apron front sink, fireclay sink, farmhouse apron sink
= a farmhouse sink is deep, with its front exposed
luxury
- {The it} is deep, with its front left showing.
- {The it} takes a stockpot whole.
investor
- Sink: {it}.
- The kitchen has {an it}, deep with an exposed front.
family
- The big stockpot fits in {the it}, handles and all.
- Let the roasting pan soak in {the it}.
- ~with {an it} for the big pots
modern
- {The it} is deep enough for the stockpot.
- {The it} is deep, front exposed.
classic
- {The it} is deep, with its front exposed.
- There is {an it}, deep enough for a stockpot.
casual
- {The it} is deep, and the lasagna pan will thank you.
- {The it} is deep enough for the big pans.

## prep sink
kind: finish
hook: 1
match: prep sink, island sink, vegetable sink, veggie sink, second kitchen sink, two sinks in kitchen
= a prep sink is a second sink
luxury
- Vegetables are rinsed at {the it}.
- {The it} leaves the main sink to the dishes.
investor
- The kitchen has {an it} besides the main sink.
- Kitchen: {it}.
family
- Rinse the lettuce at {the it} while the dishes soak in the other one.
- The vegetables get washed at {the it}.
modern
- Lettuce at {the it}, dishes at the other.
- Vegetables get rinsed at {the it}.
classic
- {An it} is provided for the vegetables.
- There is {an it} besides the main sink.
casual
- {The it} means you can rinse spinach while the pans soak.
- There's {an it} for washing vegetables.

## window over the sink
kind: room
hook: 3
match: window over sink, window over the sink, window above sink, window above kitchen sink, kitchen window over sink, garden window over sink, window at sink
luxury
- There is a window over the sink.
- The sink stands under a window.
investor
- Kitchen: window over the sink.
- The sink sits under a window.
family
- Whoever has dish duty gets to look up: there's a window over the sink.
- The sink is under a window.
modern
- There's a window over the sink.
- Look up from the sink and there's a window.
classic
- There is a window over the sink.
- The sink is placed beneath a window.
casual
- You can look outside while you do the dishes. The window's right over the sink.
- There's a window over the sink.

## instant hot water
kind: appliance
hook: 1
match: instant hot water, instant hot tap, hot water dispenser, instahot, insta-hot, instant hot water faucet, boiling water tap
luxury
- Tea is made at the tap, with {the it}.
- {The it} does the work of a kettle.
investor
- Kitchen: {it}.
- The kitchen sink has {an it}.
family
- Cocoa takes a spoon, a mug, and {the it}.
- {The it} saves waiting on the kettle.
modern
- {The it} replaces the kettle.
- The sink has {an it}.
classic
- {The it} does the work of a kettle.
- The sink has {an it}.
casual
- {The it} saves waiting on the kettle.
- Tea's quick with {an it}.

## filtered water tap
kind: appliance
hook: 1
match: filtered water tap, filtered water faucet, drinking water tap, under sink water filter, reverse osmosis faucet, RO water at sink
luxury
- Drinking water is filtered at the sink.
- The carafe is filled from {the it}.
investor
- Kitchen: {it}.
- Drinking water is filtered at the sink.
family
- Fill the water bottles at {the it} on the way out.
- Drinking water comes from {the it}.
modern
- Drinking water comes from {the it}.
- Water, filtered, from its own tap.
classic
- Water for the table is drawn from {the it}.
- Drinking water has a tap of its own.
casual
- {The it} saves buying water by the case.
- Drinking water comes from {the it}.

## storage shed
kind: storage
hook: 3
match: storage shed, shed, tool shed, toolshed, backyard shed, outdoor storage shed, utility shed, Tuff Shed, shed with power, storage building
luxury
- {The it} keeps the mower and the ladder out of the house.
- There is {an it} for the rakes and the ladder.
investor
- Outbuildings: {it}.
- {The it} is storage outside the square footage.
family
- The mower and the sleds go in {the it}.
- {The it} keeps the wheelbarrow out of the weather.
- The mower gets {an it} of its own.
modern
- {The it} keeps the mower dry.
- Rakes go in {the it}.
- {The it} takes the ladder.
classic
- {An it} stands ready for the tools of the season.
- The ladder and the mower are kept in {the it}.
casual
- {The it} holds the mower, the rakes, and whatever you need once a year.
- There's {an it} for the mower.
- ~with {an it} for the mower

## garden shed
kind: storage
hook: 4
match: garden shed, potting shed, gardening shed, potting room, potting bench shed
luxury
- Pots, stakes, and twine are kept in {the it}.
- There is {an it} for the spades and the pots.
investor
- Outbuildings: {it}.
- There is {an it} on the property.
family
- Keep the seed packets and the good trowel in {the it}.
- Rakes and pots go in {the it}.
modern
- {The it} is for pots, seeds, and the trowel.
- Spades and pots go in {the it}.
classic
- {An it} is kept for the pots and the twine.
- Rakes and spades are kept in {the it}.
casual
- {The it} is where the trowel lives.
- There's {an it} for the rakes and pots.

## wood shed
kind: storage
hook: 3
match: wood shed, woodshed, firewood shed, covered wood storage, firewood storage
luxury
- The firewood is kept dry, in {the it}.
- There is {an it} for the firewood.
investor
- Outbuildings: {it}.
- {The it} keeps the firewood dry.
family
- Stack the firewood in {the it} and carry it in by the armload.
- The firewood stays dry in {the it}.
modern
- {The it} keeps the wood dry.
- Firewood stacks in {the it}.
classic
- {An it} keeps the winter's wood under cover.
- Firewood is stacked in {the it}.
casual
- {The it} keeps the firewood dry, and splitting it keeps you warm.
- There's {an it} to keep the firewood dry.

## walk-up attic
kind: storage
hook: 5
match: walk-up attic, walk up attic, walkup attic, attic with stairs, full walk-up attic, stairs to attic
= a walk-up attic is reached by stairs
luxury
- The attic is reached by a staircase.
- Trunks go up to the attic by a proper stair.
- There is {an it}.
investor
- Storage: walk-up attic.
- The attic has stairs.
- Attic: reached by stairs.
family
- The fans go up the attic stairs in the fall and come down in the spring.
- Stairs lead up to the attic.
- Boxes go up the stairs to the attic.
modern
- The attic has stairs.
- Stairs lead up to the attic.
classic
- A staircase leads to the attic.
- The attic is a walk-up; trunks may be carried there by the stairs.
casual
- You get to the attic by real stairs, with no ladder and no hatch.
- Stairs go up to the attic.

## attic storage
kind: storage
hook: 1
match: attic storage, attic, pull-down attic, pull down attic stairs, attic access, attic ladder, floored attic, partially floored attic, decked attic, unfinished attic, stand-up attic, standing attic
luxury
- The attic is for what is wanted once a year.
- There is storage in the attic.
investor
- Storage: attic.
- The attic serves for storage.
- Storage: {it}.
family
- Camp gear and holiday boxes go up to the attic.
- There's storage in the attic.
modern
- Storage in the attic.
- The attic holds the off-season things.
- There's {an it} for the bins.
classic
- The attic is given over to storage.
- There is storage in the attic.
casual
- There's attic storage for the holiday boxes.
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
- The basement serves for storage.
family
- Camping gear goes down to the basement, where there's storage.
- There's storage in the basement.
modern
- The basement takes the overflow.
- There's storage in the basement.
classic
- There is storage in the basement.
- The basement serves for storage.
casual
- The basement's got storage for the folding chairs and the box fan.
- There's storage down in the basement.

## under-stair storage
kind: storage
hook: 2
match: under-stair storage, under stair storage, under stairs storage, storage under stairs, closet under stairs, understairs closet, Harry Potter closet
luxury
- The space under the stairs has been put to use.
- {The it} keeps the vacuum out of sight.
investor
- Storage: under the stairs.
- There is storage under the stairs.
family
- Board games and the vacuum share the spot under the stairs.
- There's storage under the stairs.
modern
- There's storage under the stairs.
- The vacuum goes under the stairs.
classic
- There is storage under the stairs.
- The space beneath the stairs is kept for storage.
casual
- There's storage under the stairs for the wrapping paper.
- The vacuum lives under the stairs now.

## extra storage
kind: storage
hook: 1
match: extra storage, additional storage, lots of storage, tons of storage, plenty of storage, ample storage, abundant storage, storage space, storage room, great storage
luxury
- There is storage for what the season does not require.
- There is {an it}.
investor
- There is {an it}.
- Included: {it}.
family
- There's {an it} for the suitcases and the tent.
- There's {an it} for the bins and the boxes.
modern
- Included: {it}.
- There's {an it} for bins and boxes.
classic
- There is {an it} for seasonal things.
- There is {an it}.
casual
- There's {an it} for the holiday boxes.
- You get {an it}.

## linen closet
kind: storage
hook: 0
match: linen closet, linen cabinet, linen storage, linen closets, hall linen closet, linen cupboard, towel closet
luxury
- Sheets and towels have a closet to themselves.
- Sheets and towels are kept in {the it}.
investor
- Storage: {it}.
- There is {an it}.
family
- Clean sheets and extra pillows go in {the it}.
- Sheets and towels go in {the it}.
modern
- Towels go in {the it}.
- {The it} takes the sheets and towels.
classic
- There is {an it} for the sheets and towels.
- {An it} keeps the sheets and towels.
casual
- There's {an it} for the sheets and towels.
- Towels go in {the it}.

## coat closet
kind: storage
hook: 0
match: coat closet, hall closet, entry closet, front closet, guest closet, foyer closet, entry coat closet, hallway closet
luxury
- Guests' things are hung in {the it}.
- There is {an it}.
investor
- Storage: {it}.
- There is {an it}.
family
- Company's jackets go in {the it} instead of on the bed.
- There's {an it} for jackets and umbrellas.
modern
- Jackets go in {the it}.
- There's {an it}.
classic
- Hats and umbrellas are kept in {the it}.
- There is {an it}.
casual
- There's {an it} for company's jackets.
- Jackets and boots go in {the it}.

## cedar closet
kind: storage
hook: 4
match: cedar closet, cedar-lined closet, cedar lined closet, cedar closets, cedar storage, cedar chest closet
= cedar is scented and is the traditional wood for keeping woolens
luxury
- Wool is put away in cedar.
- There is {an it} for coats and sweaters.
investor
- One closet is lined in cedar.
- Storage: {it}.
family
- Sweaters come out of {the it} smelling like cedar.
- The sweaters go in {the it}.
modern
- Wool goes in {the it}.
- Sweaters keep in {the it}.
classic
- Woolens are put away in {an it}.
- {An it} is kept for woolens.
casual
- Your sweaters get {an it}.
- There's {an it} for the sweaters.

## garage storage
kind: storage
hook: 1
match: garage storage, garage cabinets, overhead garage storage, garage shelving, built-in garage storage, garage organization, slatwall garage, storage in garage
luxury
- Tools and tires are kept off the garage floor, in {the it}.
- {The it} leaves the garage floor to the cars.
investor
- Garage: {it}.
- The garage is fitted with {an it}.
family
- Bins go in {the it}, and the car gets its spot back.
- The bins and the bikes go in {the it}.
modern
- {The it} clears the floor for the car.
- The garage has {an it}.
classic
- The garage is fitted with {an it}.
- {The it} leaves the garage floor to the cars.
casual
- With {an it}, the garage can be about the car again.
- There's {an it} for the bins and the tools.

## storage locker
kind: storage
hook: 3
match: storage locker, storage unit, storage cage, extra storage unit, deeded storage, assigned storage, storage bin, building storage, private storage, cage storage, storage closet in building
luxury
- {The it} keeps what the season does not call for.
- {An it} holds the luggage between journeys.
investor
- Storage: {it}.
- {The it} adds storage outside the unit.
family
- Suitcases and holiday boxes go in {the it}.
- {The it} holds the seasonal things.
modern
- Off-season gear goes in {the it}.
- Overflow goes to {the it}.
- ~with {an it} for the overflow
classic
- {An it} is provided for what the closets do not hold.
- Luggage is kept in {the it}.
casual
- {The it} takes the skis, the suitcases, and the tent.
- The winter tires can go in {the it}.
- You get {an it} for the seasonal stuff.

## bike storage
kind: storage
hook: 2
match: bike storage, bike room, bicycle storage, bicycle room, bike racks, bike parking, indoor bike storage, secure bike storage, bike locker
luxury
- Bicycles are kept in {the it}, and the hallway stays clear.
- {An it} takes the bicycles.
investor
- Building: {it}.
- There is {an it} for bicycles.
family
- Wheel it into {the it}, mud and all.
- Bikes go in {the it} instead of the front hall.
modern
- {The it} gets the bike out of the hall.
- Bikes go in {the it}.
classic
- There is {an it} for the bicycles.
- Bicycles have a place of their own in {the it}.
casual
- The bike goes in {the it}, out of the hall.
- There's {an it} for the bikes.

## ski storage
kind: storage
hook: 4
match: ski storage, ski locker, ski lockers, ski room, ski closet, owner's ski locker, ski/snowboard storage
luxury
- {The it} keeps the wet gear out of the hall.
- Skis and boots have {an it} of their own.
investor
- There is {an it} for skis and boots.
- Amenity: {it}.
family
- Drop the boots, the poles, and the wet gloves at {the it}.
- Skis and boots go in {the it}.
modern
- Wet gear stops at {the it}.
- Skis go in {the it}.
classic
- {An it} is kept for skis and boots.
- Skis are put up in {the it}.
casual
- Skis go in {the it}, so nobody marches them through the living room.
- There's {an it} for the skis and boots.

## workshop
kind: room
hook: 7
match: workshop, work shop, woodshop, wood shop, hobby shop, heated workshop, detached workshop, insulated workshop, detached shop, shop building, shop with power, shop with 220, workshop w/ 220v, 30x40 shop, garage workshop
= a workshop is a place for work done by hand
luxury
- Work done by hand has a place of its own, {the it}.
- There is {an it} for work done by hand.
luxury lead
- This {city} {type} keeps {an it} for work done by hand.
- {The it} comes first in this {city} {type}: a place for tools, and for the work left on the bench overnight.
luxury headline
- A Place for Work Done by Hand
investor
- Also on the property: {it}.
- {The it} is a separate space for tools and projects.
investor lead
- Of note at this {city} {type}: {an it}.
- Beyond its living space, this {city} {type} has {an it}.
investor headline
- A Workshop on the List
family
- Fix the chair, build the birdhouse, and leave the clamps on overnight in {the it}.
- There's {an it} for the project you're in the middle of.
- There's {an it} for the tools.
family lead
- Bring the half-finished birdhouse: this {city} {type} has {an it}.
- Leave the clamps on overnight: this {city} {type} has {an it}.
family headline
- Bring the Half-Finished Birdhouse
modern
- Sawdust belongs in {the it}.
- Projects go in {the it}.
- {The it} keeps the tools.
modern lead
- This {city} {type} has {an it}, so the sawdust stays out of the living space.
- Start in {the it}. This {city} {type} has room for the tools.
modern headline
- A Place for the Sawdust
classic
- In {the it} a job may be left out overnight.
- There is {an it} for repairs and for making things.
- ~with {an it} for repairs
classic lead
- This {city} {type} keeps {an it}, where a job may be left out overnight.
classic headline
- Where a Job May Be Left Out Overnight
casual
- You've got {an it}, so the kitchen table can stop smelling like wood glue.
- {The it} gives your projects a place to wait.
- The table saw goes in {the it}.
casual lead
- Got projects? This {city} {type} has {an it}.
- The sawdust has its own place in this {city} {type}: {an it}.
casual headline
- For All Those Projects You Started

## barn
kind: building
hook: 8
match: barn, red barn, bank barn, hay barn, timber frame barn, timber-frame barn, tobacco barn, old barn, historic barn, barn w/ power, barn with power and water, two story barn, dairy barn, carriage barn
luxury
- {An it} stands on the property.
- {The it} may hold hay, cars, or a long table.
luxury lead
- This {city} {type} comes with {an it}, for hay, for cars, or for a long table.
- {The it} comes first at this {city} {type}; the rest may be described afterward.
luxury headline
- A Property with a Barn
investor
- Outbuildings: {it}.
- {The it} is outside the living area.
investor lead
- Of note at this {city} {type}: {an it}.
- Beyond the living area, this {city} {type} has {an it}.
investor headline
- It Comes with a Barn
family
- {The it} can hold hay, canoes, or a long table under string lights.
- The big projects go out to {the it}.
- There's {an it} on the property.
family lead
- Rainy Saturdays go to {the it}: this {city} {type} comes with one.
- The big ideas go out to {the it}: this {city} {type} has the room.
family headline
- Rainy Saturdays Belong to the Barn
modern
- {The it} comes with the property.
- {The it} works with or without hay.
modern lead
- Start with {the it}. It comes with this {city} {type}.
- This {city} {type} comes with {an it}, ready for hay or a workbench.
modern headline
- It Comes with a Barn
classic
- The property has its own barn.
- {An it} stands on the property.
classic lead
- This {city} {type} comes with {an it}, which may be put to any number of uses.
- {An it} stands on the property of this {city} {type}.
classic headline
- A Property That Has Its Barn
casual
- You've got {an it} for the big ideas.
- {The it} has room for chickens, canoes, or a ping-pong table.
- It comes with {an it}.
casual lead
- Yes, {the it} comes with this {city} {type}.
- Got something big to put away? This {city} {type} comes with {an it}.
casual headline
- Yes, You Get the Barn

## pole barn
kind: building
hook: 6
match: pole barn, polebarn, pole building, post frame building, post-frame barn, Morton building, metal barn, metal building, steel building, quonset, quonset hut, 30x40 pole barn, 40x60 pole barn, machine shed, equipment shed
= a pole barn is a post-frame building for equipment and storage
luxury
- {An it} shelters the machinery.
- The working equipment is kept in {the it}.
luxury lead
- The equipment of this {city} {type} is kept under one roof, {an it}.
- This {city} {type} comes with {an it}, for machinery and storage.
luxury headline
- Machinery, Under Its Own Roof
investor
- Outbuildings: {it}.
- {The it} holds equipment and storage.
investor lead
- This {city} {type} comes with {an it} for equipment and storage.
- Outbuildings at this {city} {type}: {it}.
investor headline
- Equipment Under Roof
family
- The tractor and the trailer park in {the it}.
- Trailer, tractor, camper: {the it} takes the big stuff.
family lead
- Bring the big stuff: this {city} {type} has {an it} to put it in.
- The tractor, the trailer, and the boat all go in {the it}: this {city} {type} has the room.
family headline
- Bring the Big Stuff
modern
- Big equipment goes in {the it}.
- {The it} keeps the machinery dry.
modern lead
- The tractor, the boat, the trailer: this {city} {type} has {an it} for them.
- This {city} {type} has {an it} for the big equipment.
modern headline
- For the Tractor and the Boat
classic
- {An it} stands on the property, for machinery and storage.
- Equipment is kept under cover, in {an it}.
classic lead
- This {city} {type} comes with {an it}, where machinery may be kept out of the weather.
- Machinery is kept under cover at this {city} {type}, in {an it}.
classic headline
- A Roof for the Machinery
casual
- There's {an it}, so go ahead and buy the boat.
- The big stuff goes in {the it}.
- You get {an it} for the tractor and the trailer.
casual lead
- Go ahead and buy the tractor: this {city} {type} has {an it}.
- The big stuff has a roof at this {city} {type}: {an it}.
casual headline
- Go Ahead, Buy the Tractor

## horse barn
kind: building
hook: 8
match: horse barn, horse stable, stables, 4 stall barn, four-stall barn, 6 stall barn, six-stall barn, stall barn, horse stalls, barn w/ stalls, barn with tack room, equestrian barn, show barn
luxury
- {An it} is provided for horses.
- Horses are kept at home, in {the it}.
luxury lead
- This {city} {type} comes with {an it}, for horses kept at home.
- Horses may be kept on the property of this {city} {type}, in {the it}.
luxury headline
- Where Horses Are Kept at Home
investor
- Outbuildings: {it}.
- Horses can be kept on the property, in {the it}.
investor lead
- Horses can stay on the property of this {city} {type}, which has {an it}.
- Of note at this {city} {type}: {an it}.
investor headline
- Horses Kept on the Property
family
- Morning chores start in your boots, out at {the it}.
- The horses live at home, in {the it}.
family lead
- Pull on your boots: this {city} {type} has {an it}.
- Mornings at this {city} {type} start with the horses, at {the it}.
family headline
- Boots First, Then Breakfast
modern
- The horses get {an it}.
- {The it} keeps the horses at home.
modern lead
- No boarding, no drive to the saddle: this {city} {type} has {an it}.
- Horses live on the property at this {city} {type}. There's {an it}.
modern headline
- No Drive to the Saddle
classic
- {An it} is provided for horses.
- The property has {an it}.
classic lead
- This {city} {type} comes with {an it}, and horses may be kept on the property.
- Morning at this {city} {type} may well begin at {the it}.
classic headline
- Horses at Home
casual
- The horses can quit boarding and move into {the it}.
- There's {an it} on the property.
casual lead
- Bring the horses, too: this {city} {type} has {an it}.
- No more boarding: this {city} {type} has {an it}.
casual headline
- Bring the Horses, Too

## outbuildings
kind: building
hook: 5
match: outbuildings, out buildings, outbuilding, out-building, detached outbuilding, several outbuildings, multiple outbuildings, accessory building, accessory structure
luxury
- (plural) {The it} stand apart from the house.
- The property includes {an it}.
investor
- Also on the property: {it}.
- The property includes {an it}.
family
- {The it} can take the tools, the bikes, and the hobbies.
- Noisy projects get their own roof: the property comes with {an it}.
- The property comes with {an it}.
modern
- On the property: {it}.
- Storage and projects go to {the it}.
classic
- The property includes {an it}.
- There is {an it} besides the house.
casual
- You get {an it} for tools and projects.
- There's {an it} on the property, too.

## root cellar
kind: storage
hook: 6
match: root cellar, rootcellar, fruit cellar, cold cellar, cold room, canning cellar
= a root cellar keeps produce cold without power
luxury
- {The it} keeps produce cold without power.
- Apples and potatoes winter in {the it}.
- {The it} keeps the harvest through the winter.
luxury lead
- The harvest is kept at home in this {city} {type}, in {an it}.
- This {city} {type} keeps {an it}, where apples and potatoes last the winter.
luxury headline
- Somewhere for the Harvest
investor
- Storage: {it}.
- {The it} cools without power.
investor lead
- This {city} {type} has {an it}, cold storage that uses no power.
- Storage in this {city} {type} includes {an it}, which cools without power.
investor headline
- Cold Storage Without Power
family
- Squash and apples keep in {the it}.
- Peaches and pickles go down to {the it} by the jar.
- ~with {an it} for the apples
family lead
- Put up the peaches: this {city} {type} has {an it} to keep them in.
- Apples and squash keep all winter in {the it} of this {city} {type}.
family headline
- Put Up the Peaches
modern
- {The it} keeps produce cold without power.
- Apples keep in {the it}, no cord.
modern lead
- This {city} {type} has {an it}: cold storage, no cord.
- Apples go down to {the it} in this {city} {type} and keep till spring.
modern headline
- Cold Storage, No Cord
classic
- Apples are laid down in {the it} in the fall and brought up through the winter.
- {An it} keeps the potatoes cold without power.
classic lead
- Apples laid down in the fall last the winter in this {city} {type}, which has {an it}.
- This {city} {type} has {an it}, as houses did before refrigeration.
classic headline
- Apples in the Cellar
casual
- There's {an it}, so go ahead and plant extra.
- There's {an it} for the potatoes and apples.
casual lead
- Go ahead and plant extra: this {city} {type} has {an it}.
- Potatoes, apples, squash: they all keep in {the it} of this {city} {type}.
casual headline
- Go Ahead and Plant Extra
`
