// Lines as data; the notation is explained in ../README.md.
export const interior = `
## hardwood floors
kind: finish
hook: 4
match: hardwood floors, hardwood flooring, hardwoods, hardwood, hardwood throughout, wood floors, wood flooring, real wood floors, hdwd floors, hwd floors, HW floors, hardwd flrs, hard wood floors
luxury
- The floors are hardwood, and a rug is a choice.
- {The it} can be refinished when the fashion in stain changes.
- ~with {an it} underfoot
investor
- Floors: {it}, which can be recoated rather than replaced.
- Hardwood can be refinished; look at how much thickness is left to sand.
family
- Thick socks in winter, bare feet in summer: the floors are hardwood.
- Chairs scrape back, crumbs get swept up, and {the it} carry on.
- The floors are hardwood.
modern
- {It}. Broom, done.
- Hardwood is the floor you can sand and start over.
classic
- The floors are of hardwood, kept with a broom.
- {The it} will take a new finish when a new finish is wanted.
- ~with {an it} underfoot
casual
- The cereal that got away sweeps right up off {the it}.
- The floors are hardwood. Sock-slide responsibly.
- You get hardwood floors.
= hardwood is swept, and can be sanded and refinished

## original hardwood floors
kind: character
hook: 6
match: original hardwood floors, original hardwoods, original hardwood, orig hardwood floors, orig hwd, original wood floors, original floors, original oak floors, original pine floors, period floors
luxury
- {The it} are the ones the house began with.
- The floors are original to the house.
investor
- Original boards are as old as the building; gauge the wood left above the tongue before pricing a refinish.
- Floors: {it}. Look for patches, which seldom match.
- Floors: {it}.
family
- The floors are original: same boards, however many housewarmings later.
- {The it} under your slippers are the ones the house started with.
modern
- Floors: original.
- {The it} were here first.
classic
- {The it} were laid when the house was built, and have been walked on ever since.
- The floors are original; the house has had no others.
casual
- {The it} are original. They've seen every sofa this place ever had.
- Nobody ever ripped out {the it}. Thank everybody.
- You get {an it}.
= original floors are as old as the house

## refinished hardwood floors
kind: update
hook: 5
match: refinished hardwood floors, hardwood floors refinished, newly refinished hardwoods, refinished hardwoods, restored hardwood floors, restored floors, restored hardwoods, refinished floors, floors refinished, floors redone, sanded and refinished, refin hwd floors, re-finished hardwood
luxury
- {The it} have been sanded and finished again.
- (year) The floors were refinished in {year}.
investor
- Sanding and coating are done: {it}.
- {The it}: ask who did it and with what coating.
- (year) Floors: refinished {year}.
family
- Bring felt pads in with the first chair: the floors have been refinished.
- Somebody else lived through the dust. You get {the it}.
- (year) The floors were refinished in {year}, before you had to move a single chair.
- The floors have been refinished.
modern
- {The it} have been back to bare wood and returned.
- (year) Floors refinished, {year}.
classic
- The floors have been refinished, the boards having been thought worth it.
- {The it} have been taken down to the wood and brought back.
- (year) The floors were given their present finish in {year}.
casual
- The floors got refinished. Lift the couch, don't drag it.
- Somebody sanded, coated, and tiptoed around till {the it} dried. All you do is walk.
- (year) The floors got refinished in {year}. Felt pads, please.
- The floors have been refinished.
= refinishing keeps the wood and renews its surface

## new hardwood floors
kind: update
hook: 4
match: new hardwood floors, new hardwoods, new hardwood, new wood floors, new hwd floors, newly installed hardwood, brand new hardwood floors, new oak floors
luxury
- The hardwood underfoot is new.
- {The it} may go without rugs for a while.
- (year) The hardwood was laid in {year}.
investor
- The hardwood is new: get the invoice, which will also say solid or engineered.
- Floors: {it}. Ask for leftover boards.
- Floors: {it}.
- (year) Hardwood floors: installed {year}.
family
- With {an it}, everyone takes their shoes off. For a week, anyway.
- The hardwood is new, and ready for chairs, boots, and whatever rolls.
- (year) The hardwood went down in {year}.
modern
- New hardwood. The sawdust has left.
- No stories in {the it} yet.
- (year) Hardwood, new in {year}.
classic
- {The it} have only lately been walked on.
- (year) New hardwood was laid in {year}.
casual
- The hardwood's new. There's still time to make a no-shoes rule.
- They're {it}. The first scratch is the only one that hurts.
- (year) The hardwood's from {year}.

## oak, maple, or walnut floors
kind: finish
hook: 5
match: oak floors, white oak floors, red oak floors, oak flooring, maple floors, walnut floors, hickory floors, cherry floors, Brazilian cherry floors, pine floors, heart pine floors, birch floors, ash floors, teak floors, mahogany floors
luxury
- The floors settle the palette before any paint is chosen: {it}.
- Rugs may be few over {the it}.
investor
- Flooring: {it}. Get the exact material in writing; a patch will have to match it.
- Flooring: {it}.
- {It}: confirm solid or veneer, which decides how often they can be sanded.
family
- Roll the rug up and you've still got something to look at: {it}.
- The floors are {an it}.
modern
- Floors with a name: {it}.
- {The it} pick the palette. You pick the sofa.
classic
- {The it} may be left bare without apology.
- There are {an it} underfoot.
casual
- The floors aren't "wood-look." They're {it}.
- You get {an it} underfoot.

## bamboo floors
kind: finish
hook: 3
match: bamboo floors, bamboo flooring, bamboo, strand bamboo floors, strand woven bamboo
luxury
- The floors are bamboo, a grass by birth.
- {The it} were grown in seasons rather than generations.
investor
- Floors: {it}. Ask whether they are strand-woven, which decides how they take wear.
- Floors: {it}.
- Bamboo is sanded only if it is solid; confirm which this is.
family
- The floors are bamboo, so technically you're walking on grass.
- Crumbs on {the it} get the broom, same as on wood.
- The floors are bamboo.
modern
- Bamboo floors. Grass, technically.
- {It}. Sweep and go.
- The floors are bamboo and sweep clean.
classic
- The floors are of bamboo, which is a grass and does not look it.
- {The it} are swept as wood is swept.
casual
- They're bamboo floors. Treat them like wood and you'll be fine.
- You've got {an it}, which means grass indoors and no mowing.
= bamboo is a grass that grows quickly

## cork floors
kind: finish
hook: 4
match: cork floors, cork flooring, cork floor, cork tile floors
luxury
- Cork gives a little underfoot.
- {The it} are kinder to the heel than stone.
investor
- Floors: {it}. Look for dents under furniture and fading near the glass.
- Floors: {it}.
- Cork is resealed from time to time; ask when it last was.
family
- Drop a cup and it may bounce: the floors are cork.
- {The it} give a little with every step, and your heels will notice.
- The floors are cork, soft underfoot.
modern
- Cork: the floor with give.
- {It}. Easy landing.
classic
- The floors are of cork, which yields slightly and springs back.
- {The it} were stripped from a tree that went on growing.
casual
- The floors are cork. One big bulletin board, but please don't pin anything.
- {It} go easy on your feet and your coffee mugs.
- The floors are cork, soft underfoot.
= cork is bark, harvested without felling the tree; it is soft and springs back

## wide-plank floors
kind: finish
hook: 6
match: wide plank floors, wide-plank floors, wide plank hardwood, wide plank hardwoods, wide plank oak, wide pine floors, wide board floors, wideboard floors, pumpkin pine floors, king's boards
luxury
- {The it} cross a room in fewer boards.
- Wide planks leave the floor with fewer lines.
investor
- Wide boards move with the seasons; check the gaps in winter.
- Floors: {it}. A board this wide is harder to match, so note any repairs.
- Floors: {it}.
family
- {The it} have fewer seams, which leaves the crumbs fewer places to hide.
- You have {an it} underfoot.
modern
- {It}. Fewer lines.
- {It}: more board, less seam.
classic
- The boards are wide, and so, once, were the trees.
- {The it} cover a room with few boards.
casual
- They used the big boards for {the it}. You can tell from the doorway.
- {The it} have fewer cracks to sweep.
= wide boards make fewer seams

## parquet or herringbone floors
kind: finish
hook: 5
match: parquet floors, parquet, parquet flooring, herringbone floors, herringbone hardwood, herringbone wood floors, chevron floors, inlaid floors, inlaid hardwood, parque floors
luxury
- {The it} were laid piece by piece, and it shows.
- The floor supplies its own pattern.
investor
- Patterned wood is repaired a piece at a time: walk {the it} and count what is loose.
- Floors: {it}, with the labor already in them.
family
- Lie down and follow one line of {the it} to the wall. Everyone does it once.
- The floor does its own decorating: {it}.
modern
- {The it} come with geometry.
- {The it} bring the pattern, so the rug can be plain.
classic
- The floor is patterned; the carpet need not be.
- {The it} were set piece by piece, by someone in no hurry.
casual
- {It}. Somebody had patience.
- You'll catch yourself tracing {the it} with a toe on phone calls.
- You get {an it}.

## hardwood under carpet
kind: condition
hook: 4
match: hardwood under carpet, hardwood under carpets, hardwoods under the carpet, hardwood floors under carpet, hwd under carpet, wood floors under carpet, hdwd under w/w
luxury
- There is hardwood beneath the carpet, for whoever prefers it.
- The carpet lies over hardwood, and either may be kept.
- There is hardwood under the carpet.
investor
- Hardwood lies under the carpet. Lift a corner before pricing the refinish.
- Flooring: carpet over hardwood. Budget the tear-out, the staples, and whatever is found.
- Floors: hardwood, under carpet.
family
- Pull up a corner of the carpet: there's hardwood down there, waiting its turn.
- Keep the carpet or roll it up. There's hardwood underneath either way.
- There's hardwood under the carpet.
modern
- Carpet on top. Hardwood below. You choose.
- Under the carpet: hardwood.
classic
- Hardwood lies beneath the carpet, where an earlier taste concealed it.
- Beneath the carpet, the floor is hardwood.
casual
- There's hardwood under the carpet. Pliers, staples, loud music: that's a weekend.
- Somebody once carpeted right over hardwood. It was the style.
- There's hardwood under the carpet.

## engineered wood floors
kind: finish
hook: 3
match: engineered wood floors, engineered hardwood, engineered hardwood floors, engineered wood, eng hardwood, eng. wood floors, engineered oak floors, engineered flooring, engineered hdwd
luxury
- The surface is wood; the engineering is out of sight.
- {The it} are wood above and layers below, built to lie flat.
investor
- Ask for the wear-layer thickness of {the it}; it decides whether they can be sanded.
- Floors: {it}. Get the brand and the color name for future boards.
- Floors: {it}.
family
- {The it} are wood where your feet are and engineering where they aren't.
- Dry August, damp April: {the it} are layered with both in mind.
- The floors are engineered wood.
modern
- Wood on top. Engineering underneath.
- {The it} are built in layers.
classic
- {The it} present wood to the foot and layers to the weather.
- The floors are of engineered wood, a layer of timber on a steadier base.
casual
- It's engineered wood: real wood up top, clever stuff below.
- {It}, built in layers, because plain boards swell up and sulk.
= a layer of real wood over a layered core, made to move less with humidity

## luxury vinyl plank
kind: finish
hook: 3
match: luxury vinyl plank, luxury vinyl, luxury vinyl plank flooring, LVP, LVP flooring, LVP floors, LVT, luxury vinyl tile, vinyl plank, vinyl plank flooring, waterproof vinyl plank, waterproof LVP, SPC flooring, vinyl flooring
luxury
- Vinyl plank is underfoot, and wet shoes are no matter.
- Vinyl plank underfoot asks for a damp mop and no more.
investor
- Vinyl plank needs no refinishing between leases.
- Flooring: {it}. Ask whether a spare carton conveys.
- Flooring: {it}.
family
- Come in dripping. The floors are vinyl plank.
- Wet boots, spilled juice, muddy paws: {the it} get mopped, and you get on with the day.
- The floors are vinyl plank and mop clean.
modern
- Vinyl plank. Spill, wipe, forget.
- Water stays on top of {the it}.
classic
- The floors are vinyl plank, which takes a wet mop without complaint.
- Nothing need be waxed or sanded, the floors being {it}.
casual
- The floors are vinyl plank, and the dog's water bowl can do its worst.
- It's {it} down there. Mop it, forget it, spill on it again.
- The floors are vinyl plank and mop clean.
= vinyl does not absorb water and is not refinished

## laminate floors
kind: finish
hook: 2
match: laminate floors, laminate flooring, laminate, laminate wood floors, wood laminate, Pergo, laminated floors
luxury
- The floors are laminate, kept with a dry mop.
- {The it} ask for neither wax nor varnish.
investor
- Laminate is replaced rather than sanded; check the seams for swelling.
- Floors: {it}. Laminate can float over an older floor, so ask what lies beneath.
- Floors: {it}.
family
- Sweep after supper and you're finished; {the it} need no wax.
- Pull in a chair for one more guest. The floors are laminate, and tomorrow they get swept.
- The floors are laminate and sweep clean.
modern
- Laminate floors. Broom only.
- No wax and no sanding with {an it}.
classic
- The floors are laminate, and are kept up with a broom.
- With {an it}, there is no waxing to be done.
casual
- The floors are laminate: sweep it, skip the wax.
- {It}. Dry mop, low drama.
= laminate is not waxed, sanded or refinished

## tile floors
kind: finish
hook: 3
match: tile floors, tile flooring, tiled floors, tile throughout, ceramic tile, ceramic tile floors, porcelain tile, porcelain tile floors, porcelain floors, wood-look tile, plank tile, Saltillo tile, Mexican tile floors, large format tile
luxury
- A little rain may be walked in: the floors are tile.
- {The it} are none the worse for wet feet.
investor
- Floors: {it}. Tap for hollow spots and look at the grout.
- Floors: {it}.
- Tile needs no finish, only grout care; ask for the spare pieces.
family
- Nobody has to stop and dry off first: the floors are tile.
- Sandy feet, wet towels, a dropped popsicle: {the it} mop clean.
- The floors are tile and mop clean.
modern
- Tile. Mop it, walk on.
- Wet feet are fine on {it}.
classic
- The floors are tile, which has never objected to water.
- {The it} are kept with a mop and a bucket, as tile always has been.
- The floors are of tile.
casual
- The floors are tile, and muddy paws cost you about a minute.
- Drop a plate on {the it} and the floor wins. Mopping's easy, though.
- The floors are tile and mop clean.
= tile takes water and is mopped

## stone floors
kind: finish
hook: 5
match: stone floors, stone flooring, slate floors, slate tile floors, travertine floors, travertine, marble floors, marble flooring, limestone floors, flagstone floors, bluestone floors
luxury
- The floor was quarried before it was laid.
- {The it} are stone all the way through.
investor
- Floors: {it}. Ask when the stone was last sealed.
- Floors: {it}.
- Stone cracks where the floor beneath it moves; follow any line you find.
family
- {The it} take muddy boots like the outdoors they came from.
- The floors are stone.
modern
- {It}. Older than the house, by some margin.
- Underfoot is stone, heavy and staying put.
classic
- The floors are stone, and older than anything else in the house.
- {The it} are sealed now and then, as stone is.
casual
- The floors are stone. Rug in January, bare feet in July.
- {It}. Nature did the pattern.
- You get stone floors.
= stone is quarried, older than the house, and is sealed from time to time

## terrazzo floors
kind: finish
hook: 6
match: terrazzo, terrazzo floors, terrazzo flooring, original terrazzo, original terrazzo floors, polished terrazzo, terazzo, terrazo floors
luxury
- The floor is terrazzo, poured, then ground, then polished.
- {The it} are chips set in a binder and ground level.
investor
- Terrazzo can be ground and repolished; look for cracks and old tack-strip holes.
- Floors: {it}, with no planks to replace.
family
- Lose a bead on {the it} and you'll be looking for a while.
- Drop something sticky. The floor is terrazzo; it mops.
- The floors are terrazzo.
modern
- Terrazzo: confetti you can mop.
- {The it} were poured, then polished.
classic
- The floors are terrazzo: chips of stone or glass, set and ground level.
- {The it} were poured and ground smooth, and are kept with a mop.
casual
- Terrazzo floors hide crumbs like pros.
- People rent machines to uncover {it}. Yours are out in the open.
= terrazzo is chips of stone or glass in a binder, poured and ground smooth

## polished concrete floors
kind: finish
hook: 5
match: polished concrete, polished concrete floors, concrete floors, stained concrete, stained concrete floors, sealed concrete floors, polished cement floors, acid stained concrete
luxury
- The concrete itself is the floor, polished and left alone.
- Nothing has been laid over {the it}, nor need be.
investor
- Floors: {it}. There is no covering to replace; look at the cracks and the sealer.
- Floors: {it}.
- The floor finish is the concrete itself, so flooring is one trade fewer.
- Floors: polished concrete.
family
- Paint night, potluck, wet dog: {the it} wipe down.
- Put a rug down where the toes go. The floors are concrete.
- The floors are polished concrete.
modern
- Concrete, polished. The structure is the finish.
- Nothing covers {the it}, and nothing has to.
classic
- The floors are concrete, polished rather than covered.
- {The it} are kept with a mop.
casual
- Polished concrete floors: your desk chair's about to get fast.
- Spill the whole bucket. It's {it}.
- The floors are polished concrete.

## new carpet
kind: update
hook: 3
match: new carpet, new carpeting, brand new carpet, new carpet throughout, new carpet in bedrooms, carpet replaced, carpets replaced, fresh carpet, new carpets, new cpt, new w/w carpet
luxury
- Bare feet may proceed: the carpet is new.
- Slippers are optional, with {an it}.
investor
- Flooring: {it}. Ask what pad went under it.
- Flooring: {it}.
- The carpet is new, which clears one line of the make-ready.
- Carpet: new.
family
- The carpet is new, so movie night can be on the floor.
- Shoes can wait at the door; there's {an it}.
modern
- {It}. Shoes, wait outside.
- Carpet: new.
classic
- The carpet is new, which a bare foot can confirm.
- {The it} has been laid, and the house may go in its stockings.
casual
- New carpet. Red wine stays in the kitchen.
- There's {an it}, so you get to make the first vacuum lines. You know the ones.
- The carpet's new.

## new floors
kind: update
hook: 4
match: new flooring, new floors, new flooring throughout, all new flooring, new floor, floors replaced
luxury
- The flooring underfoot is new.
- With {an it}, the question of floors is closed.
investor
- The flooring is new; get the product name so a repair can match.
- Flooring: {it}. Ask what was taken up and what was covered.
- Flooring: {it}.
family
- The flooring is new, so the moving boxes get set down gently.
- One job you can skip: {the it} is in.
- The floors are new.
modern
- {It}. Walk first, furnish later.
- The flooring is new. Choose the rug last.
- The floors are new.
classic
- The flooring has been newly laid.
- ~with {an it} underfoot
- (year) New flooring was put down in {year}.
- Underfoot, the flooring is new.
casual
- The flooring's new. Skip the weekend in knee pads.
- There's {an it}. Somebody else's back did that.
- The floors are new.

## updated floors
kind: update
hook: 3
match: updated flooring, updated floors, newer flooring, newer floors
luxury
- The flooring has been updated.
- ~with {an it} underfoot
- {The it} have been renewed.
investor
- Flooring: {it}. Ask for the year and the product.
- Flooring: {it}.
- Ask what {the it} replaced, and what it covered.
family
- The floors have been updated, one job you can skip.
- Bring the rugs. There's {an it} under them.
- The floors have been updated.
modern
- {It}. Bring rugs.
- Flooring: updated.
classic
- The flooring has been updated.
- The house has {an it}.
casual
- The floors have been updated already. Ask what year.
- There's {an it}. Your first Saturday's free.
- The floors have been updated.
= the flooring was replaced or renewed; no year is given

## no carpet
kind: finish
hook: 2
match: no carpet, no carpeting, carpet free, carpet-free, hard surface floors, hard surface flooring, hard surface flooring throughout, no carpet anywhere
luxury
- There is no carpet; rugs may be chosen on merit.
- There is no carpet; a broom is enough.
investor
- No carpet, so turnover is a mop.
- Flooring: hard surface, with no carpet to clean or replace.
family
- With no carpet, a spill is a towel and ten seconds.
- Sweep the whole place and hang up the broom: there's no carpet.
- There's no carpet to vacuum.
modern
- Carpet: none.
- There's no carpet, and the robot vacuum can relax.
classic
- There is no carpet to be beaten, cleaned, or matched.
- There is no carpet, and rugs may be laid or not.
casual
- There's no carpet anywhere. Bring your own rugs and your own opinions.
- With no carpet, the glitter has nowhere to hide.

## fireplace
kind: amenity
hook: 6
match: fireplace, fire place, FP, f/p, frplc, fireplc, corner fireplace, living room fireplace, fireplace in living room, fireplace in great room, working fireplace
luxury
- Cold evenings may be spent at {the it}.
- An evening in needs little more than {an it}.
investor
- Inside: {it}. Ask for the last chimney or vent inspection.
- Inside: {it}.
- Confirm what {the it} burns and when it was last serviced.
family
- First frost, and everyone finds {the it} without being called.
- Somebody reads, somebody naps, and {the it} keeps them both company.
- There's {an it} for cold nights.
modern
- {It}. The screen has competition.
- Winter plan: {it}.
classic
- {The it} decides where the chairs go, and the chairs decide the rest.
- The first cold week will find {the it} in use.
casual
- There's {an it}. You already know where the good chair's going.
- {An it} makes canceling plans look like a plan.

## gas fireplace
kind: amenity
hook: 6
match: gas fireplace, gas FP, gas f/p, gas log fireplace, gas logs, gas log FP, direct vent gas fireplace, gas fireplace insert, gas insert, gas burning fireplace, natural gas fireplace
luxury
- {The it} is lit without ceremony and leaves no ash.
- The fire runs on gas: present when wanted, gone when not.
investor
- Gas leaves no creosote, but {the it} still wants a yearly service; ask for the last one.
- Fireplace: gas, line already run.
family
- Nobody has to go out for wood. {The it} is lit before the cocoa's ready.
- Light {the it} after supper, and nobody sweeps up after it.
- {The it} lights without wood.
modern
- You can turn off {the it}. Try that with a log.
- The fireplace runs on gas: no wood, no ash.
classic
- {The it} spares the house the axe, the basket, and the ash pail.
- The fireplace burns gas, and is as ready in April as in January.
casual
- It's {an it}, so the fire starts when you say so.
- {The it} gives you all the staring and none of the stacking.
- {The it} lights without wood or ashes.
= gas burns without wood, ash or creosote

## wood-burning fireplace
kind: amenity
hook: 7
match: wood burning fireplace, wood-burning fireplace, woodburning fireplace, wood fireplace, wood FP, wood burning FP, WBFP, WBF, masonry fireplace, wood burning f/p
luxury
- {The it} takes one log, and then another.
- {The it} is a fire to be laid, lit, and listened to.
luxury lead
- This {city} {type} keeps a fire that burns wood, and winter evenings may be arranged around it.
luxury headline
- A Wood Fire, and the Evening to Go with It
investor
- Fireplace: wood-burning. Check the flue, the damper, and the insurer's view of both.
- {The it} burns wood, so ask when the chimney was last swept.
- Fireplace: wood-burning.
investor lead
- This {city} {type} has {an it}, and the chimney goes on the inspection list first.
investor headline
- Wood-Burning Fireplace, Flue to Inspect
family
- Someone splits, someone stacks, and whoever lights {the it} gets the good chair.
- Save the newspaper: the fireplace burns wood, and the first match is half the fun.
- {The it} burns real logs.
family lead
- Bring in an armload of wood. This {city} {type} has {an it}, and the evening starts when you light it.
family headline
- Bring In an Armload of Wood
modern
- {It}. Logs, match, evening.
- {The it} burns real logs.
modern lead
- Split. Stack. Light. The fireplace in this {city} {type} burns wood.
modern headline
- Split, Stack, Light
classic
- {The it} burns wood, a log at a time.
- The fireplace burns wood; the kindling is left to the owner.
classic lead
- A wood fire has to be laid before it can be lit, and this {city} {type} has {an it} to lay it in.
classic headline
- A Fireplace That Burns Wood
casual
- It's {an it}. Learn to split logs, or befriend someone who can.
- The fireplace burns wood. You'll smell like a campfire and like it.
- {The it} burns real logs.
casual lead
- You know that crackle? It's wood, and this {city} {type} has {an it} to burn it in.
casual headline
- Yes, the Fireplace Burns Wood
= a wood fire is laid, lit, fed and swept up after

## double-sided fireplace
kind: amenity
hook: 7
match: double-sided fireplace, double sided fireplace, two-sided fireplace, two sided fireplace, 2 sided fireplace, dual-sided fireplace, see-through fireplace, see thru fireplace, two-way fireplace, pass-through fireplace, 2-way FP
luxury
- {The it} burns once and is watched twice.
- The fire in {the it} is seen from two sides.
luxury lead
- One fire, watched from both sides: this {city} {type} has {an it}.
luxury headline
- One Fire, Seen from Both Sides
investor
- {An it}: one firebox to inspect, two surrounds to look over.
- Fireplace: double-sided. Confirm the fuel and how it vents.
- Fireplace: double-sided.
investor lead
- This {city} {type} has {an it}: one firebox to inspect, and one line to add to the comparables.
investor headline
- One Firebox, Two Faces
family
- Pick a side. {The it} is lit on both.
- {The it} can be seen from both sides.
family lead
- Nobody gets the cold side: {the it} in this {city} {type} has two warm ones.
family headline
- Pick a Side of the Fire
modern
- {It}. Both seats are front row.
- {The it}: one fire, two sides.
- {The it} can be seen from both sides.
modern lead
- Two sides, one flame. That's {the it} in this {city} {type}.
modern headline
- Two Sides, One Flame
classic
- {The it} faces both ways and favors neither.
- {The it} serves two sides with a single fire.
classic lead
- Most fireplaces turn their back on something. The one in this {city} {type} has two faces.
classic headline
- A Fireplace That Faces Both Ways
casual
- {The it} has two fronts and no back.
- {The it} works from both sides, and nobody has to trade chairs.
casual lead
- There are two good sides to sit on in this {city} {type}: it has {an it}.
casual headline
- Two Fronts, No Back: That's the Fireplace
= one fire can be seen from two sides

## several fireplaces
kind: amenity
hook: 7
match: 2 fireplaces, two fireplaces, 3 fireplaces, three fireplaces, 4 fireplaces, four fireplaces, five fireplaces, 5 fireplaces, multiple fireplaces, several fireplaces, fireplaces, 2 FPs
luxury
- (n) The fireplaces number {n}, and an evening may move from one to another.
- (n) Winter may be spent at any of {n} fireplaces.
- There are {an it}.
- There are {an it} for cold evenings.
luxury lead
- (n) One counts {n} fireplaces in this {city} {type}, and chooses.
luxury headline
- (n) {n} Fireplaces, from Which to Choose
- More Than One Fire to Sit By
investor
- (n) Fireplaces: {n}. Find out which work, what they burn, and when each was last inspected.
- (n) Fireplaces: {n}.
- {It}: confirm which work.
investor lead
- (n) Count the flues first: this {city} {type} has {n} fireplaces.
investor headline
- (n) {n} Fireplaces: Count the Flues
- Several Fireplaces: Count the Flues
family
- (n) Talkers at one fireplace, readers at another: there are {n}.
- There are {an it} for cold nights.
family lead
- (n) Call your fireplace. This {city} {type} has {n}.
family headline
- (n) {n} Fireplaces, So Call Yours
- A Fireplace to Spare
modern
- {It}, so more than one good seat.
- (n) Fireplaces: {n}. Rotate.
- With {an it}, there's a second fire if the first is taken.
- There are {an it}.
modern lead
- (n) Pick tonight's: this {city} {type} has {n} fireplaces.
- Pick tonight's fire: this {city} {type} has {an it}.
modern headline
- (n) {n} Fireplaces. Pick Tonight's.
- Pick Tonight's Fire
classic
- (n) The fireplaces number {n}, and any of them may have the evening.
- The house has {an it}.
classic lead
- One hearth would have done. This {city} {type} has {an it}.
classic headline
- (n) {n} Hearths Under One Roof
- One Hearth Would Have Done
casual
- (n) There are {n} fireplaces. Try one a night.
- You get {an it} for cold nights.
casual lead
- (n) One fireplace is a feature. The {n} in this {city} {type} are a habit.
casual headline
- (n) {n} Fireplaces. Yes, {n}.
- Fireplaces, Plural

## stone or brick fireplace
kind: amenity
hook: 6
match: stone fireplace, brick fireplace, floor-to-ceiling stone fireplace, stacked stone fireplace, river rock fireplace, fieldstone fireplace, limestone fireplace, granite fireplace, marble fireplace, stone surround fireplace
luxury
- {The it} puts masonry around the fire, where masonry belongs.
- The evening has something solid to face: {the it}.
investor
- {The it}: look at the mortar, then the flue.
- Ask whether the facing of {the it} is structural or veneer.
- Amenity: {it}.
family
- Wet mittens and cold hands end up at {the it}.
- Give it a week, and every chair will be aimed at {the it}.
modern
- Hard material, soft light: {it}.
- {It}. Light it and pull up a chair.
classic
- Winter evenings may be spent before {the it}.
- {The it} sets the fire in masonry.
casual
- Everybody leans on {the it}. You'll see.
- {An it} is its own decoration. You just add the fire.
- There's {an it}.

## kiva fireplace
kind: character
hook: 7
match: kiva fireplace, kiva, kiva FP, corner kiva, beehive fireplace, adobe fireplace
luxury
- {The it} has the curve that gives it away.
- In {the it} the logs stand, and the flame is tall and narrow.
luxury lead
- The fire in this {city} {type} is kept in a kiva, where the logs are stood on end.
luxury headline
- A Kiva, and the Fire Standing in It
investor
- {It}: inspect the firebox and flue, and look for cracks in the plaster.
- {The it} is a regional feature; hold local comparables to the same.
investor lead
- This {city} {type} has {an it}; pull comparables that do.
investor headline
- {It}: Match It in Comparables
family
- Stand the logs on end, light the kiva, and let supper run late.
- Pull the chairs into a half circle around {the it}.
family lead
- Pull the chairs up to the kiva. Everything else in this {city} {type} can wait.
family headline
- Chairs Around the Kiva
modern
- Rounded sides, standing logs: {it}.
- {It}. The logs go in upright.
modern lead
- No right angles at the fire: this {city} {type} has a kiva.
modern headline
- A Fire with No Right Angles
classic
- In the kiva, the logs are stood on end to burn.
- {The it} follows the old form of the Southwest, rounded and open low.
classic lead
- The kiva belongs to the Southwest, and this {city} {type} keeps one.
classic headline
- A Kiva in the House
casual
- It's a kiva: the logs stand up and everybody else sits down.
- {The it} looks like it grew there.
casual lead
- The logs stand up and you sit down. That's how a kiva works, and this {city} {type} has one.
casual headline
- The Logs Stand, You Sit
= a kiva is rounded, and its logs are stood upright

## electric fireplace
kind: amenity
hook: 3
match: electric fireplace, elec fireplace, electric FP, electric fireplace insert, electric insert, linear electric fireplace
luxury
- The fire is electric, lit by a switch.
- {The it} needs no chimney and keeps no ashes.
investor
- Fireplace: electric. No flue, no gas line, nothing to sweep.
- {The it} has no venting to inspect; confirm only that it conveys.
family
- No matches to hunt for: the fire is electric.
- A quick fire on a Tuesday? {The it} doesn't mind.
modern
- Electric fireplace: fire, by switch.
- {The it} makes a flame and no ash.
classic
- The fire is electric, with no chimney to be swept.
- {The it} gives the look of a fire without the errand for wood.
casual
- {It}: all glow, no splinters.
- The fireplace is electric. Flip it on, put your feet up.
= an electric fire has no wood, gas, chimney or ash

## decorative fireplace
kind: character
hook: 3
match: decorative fireplace, non-working fireplace, nonworking fireplace, non working FP, ornamental fireplace, faux fireplace, decorative FP, deco fireplace
luxury
- The fireplace is decorative only.
- {The it} is for the eye, and for candles.
investor
- The fireplace is decorative; ask whether a flue exists and how it was closed.
- Fireplace: decorative, not for fires.
family
- {The it} is for show, so fill it with candles, books, or the good pumpkins.
- Nobody sweeps {the it}. Somebody gets to decorate it.
- {The it} is for looks.
modern
- All frame, no flame: {it}.
- The fireplace is decorative. Stack books in it.
classic
- {The it} is for decoration only.
- There is {an it}, good for flowers in summer and candles in winter.
casual
- Heads up, the fireplace is decorative. Candles, yes. Logs, no.
- {The it} doesn't do fires, but it never asks for firewood, either.
- {The it} is just for looks.
= a decorative fireplace is not for burning wood

## mantel
kind: character
hook: 4
match: mantel, mantle, fireplace mantel, original mantel, original mantels, marble mantel, marble mantels, carved mantel, carved mantels, wood mantel, limestone mantel, period mantels
luxury
- {The it} frames the fire, lit or not.
- What stands on {the it} is left to the owner.
investor
- {The it} is a fixture that salvage yards know well; name it in the contract.
- Trim: {it}. Check it for cracks and old repairs.
- Trim: {it}.
family
- Birthday cards line up on {the it}.
- {The it} is for the clock, the cards, and whatever came home from the beach.
modern
- {The it}: a shelf for one good thing.
- Put one thing on {the it}. Stop there.
classic
- {The it} is in place.
- There is {an it}, for a clock or a pair of candlesticks.
casual
- The keys, the cards, and the good candle all end up on {the it}.
- Set one vase on {the it} and it looks like you planned the room.
- There's {an it} for the clock and the cards.

## wood stove
kind: system
hook: 7
match: wood stove, woodstove, wood-stove, wood burning stove, wood-burning stove, woodburning stove, cast iron stove, wood stove insert, wood burning insert, Vermont Castings stove, Jotul stove
luxury
- {The it} heats the old way, a split log at a time.
- Warmth is a matter of opening the stove door and adding a log.
luxury lead
- {An it} sets the winter hours in this {city} {type}: kindling, then flame, then a long heat.
luxury headline
- Heat, One Split Log at a Time
investor
- {The it}: ask for the installation permit, the clearances, and the insurer's terms.
- Heat that needs no utility: {it}.
investor lead
- {The it} in this {city} {type} makes heat from cordwood; ask for its permit with the disclosures.
investor headline
- {It}: Ask for the Permit
family
- Mittens dry near {the it}, and so does whoever wore them.
- When the weather turns, feed {the it} and put the kettle on.
- {The it} burns logs and gives heat.
family lead
- When it turns cold in {city}, this {type} has an answer you feed by hand: {an it}.
family headline
- Feed the Stove, Then Everyone Else
modern
- You load {the it} by hand. Heat follows.
- {The it} burns logs and heats the room.
modern lead
- Heat with a door on it: this {city} {type} has {an it}.
modern headline
- Heat with a Door on It
classic
- A wood stove warms twice, the first time at the woodpile.
- {The it} wants only wood and a little attention.
classic lead
- Wood, it is said, warms twice: once at the woodpile and once in the stove. This {city} {type} has the stove.
classic headline
- A Stove for the Woodpile
casual
- It's {an it}, so yes, you'll become a person with opinions about kindling.
- {The it} works when the power doesn't, which is when you'll love it most.
- There's {an it} for the cold months.
casual lead
- You're going to have opinions about firewood. This {city} {type} has {an it}.
casual headline
- You'll Have Opinions About Firewood
= a wood stove makes heat from split wood, without gas or electricity

## pellet stove
kind: system
hook: 4
match: pellet stove, pellet insert, pellet burning stove, pellet-burning stove, wood pellet stove
luxury
- {The it} feeds itself from its hopper.
- The stove burns pellets, with no wood to split.
investor
- {The it} burns bagged pellets and needs power to run; price both.
- Heat: {it}. Ask for the last cleaning and a winter's bag count.
- Heat: {it}.
family
- Pour in a bag, and {the it} keeps the evening going.
- No splitting and no stacking: the stove takes pellets.
modern
- Pellet stove. Pour, set, sit.
- {The it} feeds itself.
classic
- {The it} burns pellets, fed from a hopper.
- In {the it}, a bag of pellets does the work of an armload.
casual
- {The it} feeds itself. All you do is lug the bag.
- It's a pellet stove: wood heat, no splinters.
= a pellet stove is fed from a hopper and needs electricity

## vaulted ceilings
kind: character
hook: 5
match: vaulted ceilings, vaulted ceiling, vaulted, vaulted clgs, vaulted great room, vaulted living room, cathedral ceilings, cathedral ceiling, cathedral clgs, valuted ceilings
luxury
- The ceiling goes on rising after the walls have stopped.
- There is height overhead, in {the it}.
investor
- Ceilings: {it}. The height is heated and cooled with the rest, though the square footage leaves it out.
- Look for {it} in photographs of the comparables, since the figures will not show them.
- Ceilings: vaulted.
family
- Bring the tall bookcase. {The it} leave space above it.
- You have {an it} overhead.
modern
- {It}. Look up.
- {The it} rise past the usual line.
classic
- {The it} rise above the usual line.
- A vaulted ceiling adds height and takes nothing from the floor.
casual
- The ceilings are vaulted. A balloon that gets loose is gone for good.
- With {an it}, buy the long ladder along with the light bulbs.
- You get {an it} overhead.
= a vaulted ceiling rises above the height of the walls

## high ceilings
kind: character
hook: 5
match: high ceilings, high ceiling, tall ceilings, soaring ceilings, 9 ft ceilings, 9' ceilings, nine foot ceilings, 10 ft ceilings, 10' ceilings, 10-foot ceilings, 11 ft ceilings, 12 ft ceilings, 12' clgs, 14 foot ceilings, hi ceilings
luxury
- Tall furniture may come along, under {an it}.
- {The it} allow a large picture its distance.
- (n) The ceilings stand at {n} feet.
- There are {an it} overhead.
investor
- High ceilings: measure before ordering blinds or tall cabinets.
- (n) Ceiling height: {n} feet.
family
- Go ahead and stretch. The ceilings are high.
- The tall bookcase gets to come, too: there are {an it}.
- (n) The ceilings go up {n} feet, so the tall bookcase gets to come.
- You have {an it} overhead.
modern
- High ceilings. Hang the big one.
- {The it} leave more wall than usual, all of it upward.
- (n) Ceilings at {n} feet. Hang the big one.
- There are {an it} overhead.
classic
- High ceilings allow for tall furniture.
- With {an it}, the curtains must be long.
- (n) The ceilings are {n} feet high.
- There are {an it} overhead.
casual
- {It}: a home for the plant that got out of hand.
- The ceilings are high. Your tall friend can stop ducking.
- (n) The ceilings are {n} feet up. Bring a ladder and a tall plant.
- You get {an it} overhead.

## coffered ceilings
kind: character
hook: 5
match: coffered ceilings, coffered ceiling, coffered clgs, coffer ceiling, coffered great room ceiling, box beam ceiling, box beam ceilings
luxury
- The ceiling is coffered, a grid of panels set back between beams.
- The pattern is overhead, in {the it}.
investor
- Overhead: {it}, finish carpentry already hung.
- The ceiling is coffered; look along the joints for movement.
family
- Whoever's stretched out on the rug gets the best look at {the it}.
- There's a grid to look up at: the ceiling is coffered.
- You have {an it} overhead.
modern
- {The it} put a grid overhead.
- Coffered ceiling. Someone drew straight lines.
classic
- The ceiling is coffered, in the manner of rooms that expected company.
- {The it} repay anyone who looks up.
- There are {an it} overhead.
casual
- Lie on the floor for a minute. {The it} look best from there.
- The ceiling's coffered, which is the word for that grid you keep looking at.
- You get {an it} overhead.
= a coffered ceiling is a grid of recessed panels

## tray ceiling
kind: character
hook: 3
match: tray ceiling, tray ceilings, trey ceiling, trey ceilings, tray clg, double tray ceiling, recessed tray ceiling, stepped ceiling
luxury
- {The it} steps up at its center.
- ~with {an it} overhead
- The ceiling has a tray at its center.
investor
- Ceiling: tray. Its extra edges belong in the paint estimate.
- Overhead: {it}.
family
- Paint the raised part of {the it} any color you like; it's up there to be looked at.
- There's {an it} overhead.
modern
- {The it} adds a level overhead.
- The ceiling is a tray, raised in the middle.
classic
- The ceiling is raised at the center, in the form called a tray.
- {The it} relieves the flatness overhead.
casual
- {The it} is like a picture frame, except the picture's more ceiling.
- The ceiling goes up a notch in the middle. That's the tray.
- There's {an it} overhead.
= a tray ceiling is higher at its center than at its edge

## exposed beams
kind: character
hook: 6
match: exposed beams, exposed beam ceilings, exposed wood beams, exposed beam, wood beams, wood beam ceiling, wood beamed ceilings, beamed ceilings, beamed ceiling, beam ceilings, open beams, open beam ceiling, open-beam ceilings, timber beams, ceiling beams, reclaimed beams
luxury
- {The it} are left in view.
- {The it} draw the lines of the room overhead.
investor
- Ceiling: {it}. Ask whether they carry load before planning around them.
- Ceiling: {it}.
- Beams in the open are beams that can be inspected: look at the ends for moisture.
family
- Lean back and count beams; someone always gets a different number.
- {The it} are right where you can see them.
- You have {an it} overhead.
modern
- Beams, showing.
- Nobody boxed in {the it}.
- There are {an it} overhead.
classic
- The carpentry is in view, the beams being exposed.
- {The it} have not been covered over.
casual
- {It}: something to look at while somebody tells the long version.
- You get {an it} overhead.
= exposed beams are visible

## vigas
kind: character
hook: 7
match: vigas, viga ceilings, viga ceiling, viga beams, wood vigas, vigas and latillas, vigas & latillas, viga and latilla ceilings, latillas, latilla ceilings
luxury
- Overhead are vigas, round as the trees they were.
- {The it} cross the ceiling as logs rather than as lumber.
luxury lead
- The vigas overhead in this {city} {type} are as round as the trees they were.
luxury headline
- Vigas Overhead
investor
- Ceiling: vigas. Check any ends that run outside for weathering.
- {It} are a regional detail; hold comparables to the same.
investor lead
- This {city} {type} has vigas: check the ends first, then the comparables.
investor headline
- Vigas: Look at the Log Ends
family
- Look up at supper: there are whole logs across the ceiling.
- {The it} were trees, and you can still tell.
family lead
- Tip your head back: this {city} {type} has whole logs across the ceiling.
family headline
- Whole Logs Across the Ceiling
modern
- Trees, barely edited: {it}.
- The ceiling has logs in it, and no corners on the logs.
modern lead
- Trees, barely edited: the ceiling of this {city} {type} has vigas.
modern headline
- Trees, Barely Edited
classic
- The ceilings rest, to the eye at least, on peeled logs.
- {The it} keep to the building custom of the Southwest.
classic lead
- In the Southwest a ceiling shows its timbers, and this {city} {type} keeps the custom, with vigas.
classic headline
- Ceilings in the Southwestern Manner
casual
- Those logs in the ceiling are called vigas. Now you can act like you always knew.
- {It}: the ceiling used to have bark.
casual lead
- The ceiling used to be trees, and in this {city} {type} it still looks like it: {it}.
casual headline
- The Ceiling Used to Be Trees
= vigas are round log beams, peeled of bark

## tin ceiling
kind: character
hook: 7
match: tin ceiling, tin ceilings, pressed tin ceiling, pressed tin, pressed tin ceilings, pressed metal ceiling, stamped tin ceiling, original tin ceiling, original tin ceilings
luxury
- The ceiling is pressed tin, a pattern stamped once and repeated overhead.
- {The it} keeps its pattern where no furniture can cover it.
luxury lead
- One looks up first in this {city} {type}: the ceiling is pressed tin.
luxury headline
- Pressed Tin Overhead
investor
- Ceiling: {it}. Check the seams for rust and ask what the paint is.
- Ceiling: {it}.
- (commercial) {The it} is up, so the build-out starts below it.
- Tin is patched a panel at a time; see whether the pattern is still sold.
investor lead
- This {city} {type} comes with {an it}, a finish nobody has to order.
investor headline
- Tin Ceiling, Already Up
family
- Find where the pattern starts over. The ceiling is pressed tin, and it'll take you a while.
- First-time guests look up before they sit down. It's {the it}.
- There's {an it} overhead.
family lead
- Everyone who comes into this {city} {type} will look up. The ceiling is pressed tin.
family headline
- Everyone Looks Up First
modern
- Tin overhead, pattern on repeat.
- {The it} gets looked at. Ceilings rarely do.
modern lead
- Look up. The ceiling in this {city} {type} is pressed tin.
modern headline
- Look Up: It's Tin
classic
- The ceiling is of pressed tin, stamped in panels and put up in pattern.
- {The it} repeats its pattern overhead.
classic lead
- There was a time when ceilings were ordered by the sheet and nailed up in pattern. This {city} {type} has {an it}.
classic headline
- A Ceiling of Pressed Tin
casual
- It's {an it}. Find the seams if you can.
- The ceiling's tin, and everybody who comes over walks in chin first.
- There's {an it} overhead.
casual lead
- You'll walk into this {city} {type} and look straight up. It's the tin ceiling; everybody does it.
casual headline
- Go Ahead, Look Up: Tin Ceiling
= tin ceilings are stamped panels in a repeating pattern

## wood ceiling
kind: finish
hook: 4
match: wood ceiling, wood ceilings, tongue and groove ceiling, tongue-and-groove ceilings, tongue & groove ceiling, T&G ceiling, T&G ceilings, pine ceiling, knotty pine ceiling, cedar ceiling, wood plank ceiling, beadboard ceiling, shiplap ceiling
luxury
- {The it} keeps overhead what most houses keep underfoot.
- The ceiling is wood, board fitted to board.
investor
- Ceiling: {it}. No drywall to patch; look for water stains, which wood remembers.
- Ceiling: {it}.
- A wood ceiling has a finish of its own; ask what it is before touching up.
family
- {The it} puts the boards up where nobody can scuff them.
- There's {an it} overhead.
modern
- The ceiling is wood, not drywall.
- {The it} puts boards overhead.
classic
- {The it} was fitted board by board.
- {The it} is boarded rather than plastered.
casual
- Whoever nailed up {the it} did it all looking straight up. Respect.
- The ceiling's wood. There's a little bit of cabin in here.
- There's {an it} overhead.

## two-story foyer or great room
kind: character
hook: 5
match: two-story foyer, two story foyer, 2 story foyer, 2-story foyer, two-story entry, 2 story entry, two-story great room, two story great room, 2-story great room, 2 story living room, two-story living room, double-height living room, double height ceilings, double-height great room
luxury
- There is no floor above {the it}, only height.
- {The it} rises the full two stories.
investor
- {The it} runs two stories; the open upper half is not floor area.
- Double height takes tall ladders: ask how the bulbs and paint in {the it} are reached.
family
- Call "we're home" from {the it} and both floors hear it.
- Look up, then keep looking up: {it}.
- {The it} goes up two floors.
modern
- {The it} goes up, then up again.
- The second floor steps aside for {the it}.
classic
- {The it} rises through both floors.
- One looks up through both floors: {it}.
casual
- You could hang a canoe in {the it}.
- {The it} goes up two stories. Say "echo" once, get it out of your system.
= a two-story room is open through both floors

## popcorn ceilings removed
kind: update
hook: 2
match: popcorn ceilings removed, popcorn ceiling removed, no popcorn ceilings, no popcorn, popcorn removed, popcorn scraped, scraped ceilings, smooth ceilings, ceilings scraped
luxury
- The ceilings are smooth.
- There is no popcorn texture overhead.
- (year) The ceilings were made smooth in {year}.
investor
- Ceilings: smooth. Where popcorn came off in an older house, ask for the asbestos test.
- No popcorn to scrape, so the ceilings are a paint line only.
- Popcorn ceilings: removed.
family
- The only popcorn is in the bowl. The ceilings are smooth.
- The popcorn ceilings have been removed.
modern
- Popcorn is for movies. The ceilings are smooth.
- Ceilings: smooth.
classic
- The ceilings are smooth, without popcorn.
- The ceilings are free of a texture that another decade admired.
casual
- No popcorn ceilings, so no goggles and no scraper.
- The ceilings are smooth. If you've ever scraped one, you're nodding.

## exposed brick
kind: character
hook: 7
match: exposed brick, exposed brick walls, exposed brick wall, exposed brick accent wall, brick walls, brick wall, brick accent wall, interior brick, original exposed brick, exposed-brick, expsd brick
luxury
- {The it} has been left bare.
- With {an it}, the wall is finished before the painters are called.
luxury lead
- {The it} in this {city} {type} has been left bare, and needs no picture hung on it.
luxury headline
- Brick, Left Bare
investor
- Walls: {it}. Nothing to paint; check the mortar and look for white bloom.
- Walls: {it}.
- A bare brick face usually carries no insulation; ask how the wall is built.
investor lead
- Exposed brick in this {city} {type} means no paint to price and mortar to check.
investor headline
- {It}: Check the Mortar
family
- Everyone will pick the same spot for photos: {the it}.
- There's {an it} to look at.
family lead
- There's bare brick in this {city} {type}, and everyone will want to stand in front of it.
family headline
- Everyone Stands by the Brick
modern
- Brick, bare.
- {The it} never needs a second coat.
modern lead
- {The it} shows in this {city} {type}. Nobody plastered over it.
modern headline
- The Brick Shows
classic
- The brick has been left exposed, and may be read course by course.
- {The it} keeps the mason's work in sight.
classic lead
- In this {city} {type} the brick has been left exposed, and the mason's work with it.
classic headline
- The Mason's Work, Left in View
casual
- The brick's exposed. Hanging a picture takes a masonry bit and some nerve.
- You never have to repaint {the it}.
- You get {an it}.
casual lead
- This {city} {type} has {an it}, and that's one wall you never have to paint.
casual headline
- One Wall You Never Have to Paint
= bare brick is not painted or plastered

## crown molding
kind: finish
hook: 2
match: crown molding, crown moulding, crown moldings, crown mouldings, crown mold, crwn molding, dentil molding, cove molding
luxury
- {The it} turns the corner between wall and ceiling.
- The walls meet the ceiling at {the it}.
- ~with {an it} to close the line between wall and ceiling
investor
- Trim: {it}.
- {The it} is carpentry already cut, coped, and hung.
family
- {The it} runs along the top of the walls like the piping on a cake.
- Look where the wall meets the ceiling: {it}.
- {The it} runs along the ceiling.
modern
- Wall, crown molding, ceiling.
- {The it} gives the wall a top edge.
classic
- {The it} carries the wall into the ceiling.
- The walls are finished with {an it}, as walls once generally were.
- ~with {an it} where the walls end
casual
- There's {an it}, so somebody owned a miter saw.
- {It} up top. Dust it or don't; nobody's checking.
- You get {an it} along the ceiling.
= crown molding covers the joint of wall and ceiling

## wainscoting
kind: finish
hook: 3
match: wainscoting, wainscot, wainscotting, wainscoating, wainscotted, board and batten, board & batten walls, raised panel walls, beadboard, bead board, paneled wainscot, judges paneling
luxury
- {The it} dresses the lower wall and leaves the upper to paint or paper.
- The lower walls are paneled.
investor
- {The it} takes the scuffs that drywall would show.
- Lower walls: {it}, to be repainted rather than patched.
family
- The lower walls can take elbows, grocery bags, and chair backs; that's what {the it} is for.
- Scoot the chair back. {The it} is there for the bumps.
- {The it} covers the lower walls.
modern
- {It}: armor for drywall.
- The wall wears panels below the paint.
classic
- The lower walls are paneled against chairs and elbows.
- {The it} stands between the chairs and the wall.
casual
- There's {an it}, because chairs and walls have never gotten along.
- Bump the wall with a suitcase. It's {it}; it can take it.
- You get {an it} on the lower walls.
= wainscoting is paneling on the lower part of a wall

## shiplap
kind: finish
hook: 3
match: shiplap, ship lap, ship-lap, shiplap wall, shiplap walls, shiplap accent wall, shiplap accents
luxury
- The wall is finished in boards: {it}.
- {The it} takes paint and keeps its lines.
investor
- Shiplap covers whatever wall is behind it; ask what that is.
- Walls: {it}. Board by board, it can come off again.
family
- Tack up the postcards. A pinhole gets lost in {the it}.
- {The it} gives you lines to hang the pictures straight by.
- There's {an it} on the wall.
modern
- Boards, gaps, shadow lines: {it}.
- The wall has lines, and nobody had to draw them.
classic
- {The it} takes its name from the boatyard.
- The wall is boarded rather than papered.
casual
- Yes, there's shiplap. You've seen the show.
- {It} is already up. Put the nail gun away.
- You get {an it} on the wall.

## accent wall
kind: finish
hook: 2
match: accent wall, accent walls, feature wall, feature walls, wood accent wall, wallpaper accent wall, tile accent wall, statement wall
luxury
- One wall is set apart from the others: {the it}.
- {An it} is all the emphasis required.
investor
- {The it} is the one to redo if tastes differ.
- Finish: {it}. Ask for the paint code or product name with the keys.
- Finish: {it}.
family
- {The it} is where the birthday banner goes.
- Put the sofa in front of {the it} and the room is half arranged.
modern
- {The it} is the one move the room makes.
- The room has {an it}.
classic
- One wall has been treated differently from the rest.
- {The it} gives the furniture something to face.
casual
- There's {an it}. Love it or not, it's only the one.
- You'll know {the it} when you see it. That's the idea.
- There's {an it}.

## fresh paint
kind: update
hook: 3
match: fresh paint, freshly painted, fresh interior paint, new paint, new interior paint, newly painted, repainted, painted throughout, interior painted, just painted, fresh coat of paint
luxury
- The paint is fresh.
- (year) It was painted in {year}.
investor
- The paint is fresh; ask what it covered.
- (year) Paint: {year}.
family
- With fresh paint up, you can go straight to hanging pictures.
- (year) The paint went on in {year}, so bring the hammer and the picture hooks.
modern
- Fresh paint. Hang something.
- (year) Painted: {year}.
classic
- The paint is fresh, the brushes put away.
- (year) It was last painted in {year}.
casual
- The paint's fresh. Hang things while the walls are on their best behavior.
- (year) Painted in {year}. Go ahead and lean. It's dry.
- The paint's fresh.

## neutral palette
kind: finish
hook: 1
match: neutral palette, neutral paint, neutral colors, neutral color palette, neutral tones, neutral decor, neutral walls, neutral interior, earth tones
luxury
- A neutral palette defers to the furniture.
- Neutral colors leave the choosing to the next owner.
investor
- Colors: neutral. Ask for the codes before touching up.
- Neutral paint leaves no dark color to cover first.
family
- The colors are neutral, so the red chair gets to come along.
- Whatever color your couch is, it goes: the palette is neutral.
- The colors are neutral.
modern
- Walls: neutral. You: not required to be.
- A neutral palette stays out of your way.
classic
- Curtains of any color will do, the palette being neutral.
- The colors are neutral, and easily lived with.
casual
- The colors are neutral. You're the loud part.
- The colors are neutral.

## solid doors
kind: finish
hook: 2
match: solid core doors, solid-core doors, solid wood doors, solid wood interior doors, solid doors, solid core interior doors
luxury
- The doors are solid.
- {The it} have some heft as they close.
investor
- Interior doors: {it}.
- Solid doors take a new coat and a longer screw; hollow ones take neither for long.
family
- {The it} shut with a thunk, which tells everyone you meant it.
- The doors are solid, so closed feels closed.
- The doors are solid.
modern
- {The it} have heft. Swing one.
- Doors: solid, not hollow.
classic
- The doors are solid rather than hollow.
- {The it} close with a sound that hollow doors only imitate.
casual
- Knock on a door. Go on. They're solid.
- {The it} feel like doors, not cardboard.

## built-in shelving
kind: storage
hook: 5
match: built-in shelving, built in shelving, built-ins, built ins, builtins, custom built-ins, wall of built-ins, built-in bookshelves, built in bookshelves, built-in bookcases, built in bookcases, built-in shelves, bookcases, bookshelves, custom shelving, built-in cabinetry
luxury
- {The it} stay with the house; one brings only the books.
- The books have their place before they arrive: the shelves are built in.
investor
- Fixed storage: {it}.
- Built-ins are fixtures and stay; list them in the offer anyway.
family
- Unpack the books onto {the it} first, and the place feels like home by supper.
- Books low, board games high, framed faces in between: {the it} sort it out.
- There's {an it} for the novels and the frames.
modern
- {It}. One less bookcase to carry.
- The shelves are built in, and stay put.
classic
- {The it} were made for the wall they stand on.
- The shelves are built in, and want only books.
casual
- {It}: shelves you don't have to assemble with the tiny wrench.
- The shelves are built in. One less thing on the truck.
- You get {an it} for the novels and the frames.
= built-ins are fixed to the house

## built-in china cabinet
kind: character
hook: 6
match: built-in china cabinet, built in china cabinet, built-in china closet, china cabinet, built-in hutch, built in hutch, built-in buffet, built in buffet, built-in sideboard, corner china cabinet, corner cabinets, built-in corner cabinets
luxury
- {The it} is part of the wall, and stays with it.
- The good plates have a permanent address: {the it}.
investor
- {The it} is a fixture, not furniture; name it in the contract all the same.
- Dining storage: {it}.
family
- The good dishes come out of {the it} for company, or for a Tuesday.
- {The it} was built to hold somebody's best platter. Bring yours.
- {The it} holds the good plates.
modern
- {The it} gives the plates a permanent home.
- No hutch to buy. {The it} is built in.
classic
- {The it} is built into the house, ready for the china.
- There is {an it}, a piece of furniture that never had to be carried in.
casual
- {An it} means the gravy boat finally has somewhere to live.
- {The it} is part of the wall. You couldn't leave with it if you tried.
- There's {an it} for the good plates.

## rolling library ladder
kind: character
hook: 7
match: library ladder, rolling ladder, rolling library ladder, bookcase ladder, library w/ ladder, library with rolling ladder
luxury
- The top shelf is reached by a ladder that rolls.
- {The it} brings the upper shelves within reach.
luxury lead
- Books in this {city} {type} may be shelved out of reach, since there is {an it} to reach them.
luxury headline
- A Ladder for the Top Shelf
investor
- {The it} carries a person: check the rail's anchors.
- Confirm in writing that rail and ladder convey: {it}.
- Interior: {it}.
investor lead
- One for the fixtures list of this {city} {type}: {an it}.
investor headline
- Rolling Ladder: List It as a Fixture
family
- Everyone gets one ride on {the it}. House rules.
- The book you want is always on the top shelf. {The it} is for that.
- {The it} reaches the top shelf.
family lead
- Whoever finds the book rides the ladder back: this {city} {type} has {an it}.
family headline
- Everyone Gets One Ride on the Ladder
modern
- {It}. No more balancing on a chair.
- A ladder rolls, and the top shelf is in play.
modern lead
- Shelves with transportation: this {city} {type} has {an it}.
modern headline
- Shelves with Transportation
classic
- {An it} reaches the upper shelves.
- No shelf is too high, with {an it} to hand.
classic lead
- The top shelf can be reached in this {city} {type}, which has {an it}.
classic headline
- The Top Shelf Is Within Reach
casual
- There's {an it}. You're going to ride it. Anyone would.
- You'll start shelving things up high so you can use {the it}.
- {The it} gets you to the top shelf.
casual lead
- This {city} {type} has {an it}. Be honest: you'd ride it.
casual headline
- Be Honest: You'd Ride the Ladder
= a library ladder rolls on a rail and reaches high shelves

## reading nook
kind: room
hook: 5
match: reading nook, book nook, reading alcove, reading corner, cozy reading nook, library nook
luxury
- Reading has been given a corner of its own.
- There is {an it}, for one book at a time.
investor
- The plan includes {an it}; it adds no room to the count.
- Layout: {it}.
family
- Supper's getting cold and somebody's in {the it}, one more chapter in.
- Take a lamp and a blanket to {the it} and lose an hour.
- There's {an it} for a quiet hour.
modern
- A corner for chapter two: {it}.
- {It}. Phone elsewhere.
classic
- {An it} has been set aside for the reader.
- There is {an it}, for an hour with a book.
casual
- There's {an it} for the book you've been carrying around since spring.
- {The it}: you, a book, and nobody's questions.
- There's {an it} for a quiet hour.

## open floor plan
kind: character
hook: 3
match: open floor plan, open floorplan, open floor-plan, open concept, open-concept, open concept living, open concept floor plan, open layout, open plan, open living area, opn flr plan
luxury
- The plan is open: kitchen, table, and company share one conversation.
- {The it} keeps its walls to the edges.
investor
- Layout: {it}. If a wall came out to make it, ask for the permit and the beam size.
- {The it} means fewer interior walls to paint and to move.
family
- Whoever is cooking still gets the punch line: the plan is open.
- Watch the pot, set the table, and stay in the conversation; that's {an it}.
- The main rooms are open to each other.
modern
- {The it}: fewer walls, one conversation.
- Cook, eat, and sprawl in one go: {it}.
classic
- The plan is open, and the cook is not sent away from company.
- {An it} puts supper and conversation within earshot of each other.
- The main rooms are open to each other.
casual
- It's {an it}, so you can burn the garlic and still hear the story.
- With {an it}, nobody's stuck in the kitchen and nobody can pretend they didn't hear about the dishes.
- The main rooms are open to each other.
= in an open plan, cooking, eating and sitting areas are not walled off from one another

## split floor plan
kind: character
hook: 3
match: split floor plan, split floorplan, split floor-plan, split bedroom plan, split bedroom floor plan, split bedrooms, split bedroom layout, split plan, split bdrm plan, split BR plan
luxury
- The plan is split, with bedrooms on either side.
- Bedrooms keep to opposite sides of {the it}.
investor
- Layout: split bedrooms; look for the same in comparables.
- A split plan puts living space between the bedrooms, which a room count does not show.
family
- Early risers on one side, late movies on the other: the bedrooms are split.
- Good night gets said in two directions, because the plan is split.
modern
- Bedrooms split. Living between.
- Split bedrooms: at lights out, everyone to their corners.
- It's {a it}, bedrooms apart.
classic
- The bedrooms are divided between the two sides of the house.
- {The it} keeps the bedrooms at a courteous distance.
casual
- It's a split plan, so the snorer's got options.
- The bedrooms are on opposite sides. Guests get one, you get the other.
- The bedrooms are on separate sides.
= a split plan separates the primary suite from the other bedrooms

## single-level layout
kind: character
hook: 4
match: single level, single-level, single level living, one level, one-level, one level living, all on one level, single story, single-story, one story, one-story, 1 story, 1-story, single floor, no stairs, no interior stairs, no steps, single lvl
luxury
- Everything is on one level.
- The house keeps to a single floor.
- The {type} has a single-level layout.
investor
- Stories: one. No stairs to carpet, light, or repair.
- (home) With one story, the whole floor area is under the roof; price the roof first.
- Layout: {it}.
family
- Nobody hollers up the stairs, because there aren't any.
- It's all on one floor, so whatever you forgot isn't upstairs.
- The layout is single-level.
modern
- One level, zero stairs.
- Single-level layout, with no stairs.
classic
- The house is of a single story.
- The rooms are all upon one level.
- The layout is single-level.
casual
- It's all on one level, so nobody can say "while you're up there."
- One floor, and the vacuum stays on it.
- It's a single-level layout.
= a single-level home has no stairs between its rooms

## two stories
kind: character
hook: 2
match: two story, two-story, 2 story, 2-story, two stories, two levels, two-level, 2 levels, two floors, three story, three-story, 3 story, three levels, 3 levels, duplex layout, multi-level
luxury
- (n) The house is arranged on {n} floors.
- Day and night may keep separate floors.
- The house has an upper floor.
- There are {an it}.
investor
- Layout: more than one floor.
- More than one level; see how the square footage divides between them.
- (home) Floors stacked on one footprint: less roof per square foot, and a staircase to maintain.
- (n) Stories: {n}.
family
- There are two stories, so call up the stairs when supper's ready.
- There are two stories.
modern
- More than one floor. Spread out.
- Two stories: upstairs and down.
classic
- (n) The house stands {n} stories.
- It has two stories, and a staircase between them.
casual
- It's got two stories, so you can lose your glasses upstairs or down.
- It's got two stories.

## split-level
kind: character
hook: 2
match: split level, split-level, split level home, tri-level, tri level, bi-level, bilevel, raised ranch, quad level, side split
luxury
- It is a split-level, its floors set half a flight apart.
- The plan is split-level; a few steps separate one part from the next.
- The plan is split-level.
investor
- Layout: split-level. Confirm which levels were counted as above grade.
- Compare it with other split-levels rather than with two-stories.
- Layout: split-level.
family
- It's a split-level: half a flight up, half a flight down, and nobody's ever far.
- It's a split-level, so there's always a step to sit on.
- It's a split-level.
modern
- Split-level: floors by the half flight.
- The plan is split-level. Up a little, down a little.
classic
- The house is a split-level, and takes its stairs in installments.
- It is a split-level, with floors staggered by half a flight.
casual
- It's a split-level: a few stairs here, a few stairs there.
- In a split-level, it's half a flight to the snacks and half a flight back.
- It's a split-level.
= split-level floors are offset by short flights of stairs

## loft layout
kind: character
hook: 7
match: loft layout, loft floor plan, loft-style, loft style, true loft, hard loft, soft loft, open loft, loft living, live/work loft, live-work loft, converted loft, industrial loft, loft condo
luxury
- With few walls in a loft, the furniture makes the rooms.
- The plan is a loft, to be divided as one pleases.
- The plan is {a it}.
luxury lead
- A loft has few walls and leaves the drawing of rooms to its owner. This one is in {city}.
luxury headline
- A Loft, to Be Divided as One Likes
investor
- Loft plan: check what the certificate of occupancy calls a bedroom.
- Layout: {it}. Few walls to move; ask what the building allows.
- Layout: {it}.
investor lead
- A {city} loft plan raises one question before price: what counts as a bedroom.
investor headline
- Loft Plan: Ask What Counts as a Bedroom
family
- Put the table wherever supper wants to be: a loft has few walls to argue with.
- In a loft, everyone's in on everything. Bring headphones.
- It's laid out as a loft.
- It's {a it}.
family lead
- Your furniture draws the rooms here: this {city} {type} is laid out as a loft.
family headline
- You Draw the Rooms
modern
- The sofa is the wall. It's a loft.
- Loft plan. Rooms where you say.
- It is laid out as a loft.
- It's {a it}.
modern lead
- Almost no walls. This {city} {type} is a loft, and the plan is yours to draw.
modern headline
- Almost No Walls
classic
- In a loft the furniture does the work of walls.
- The plan is that of a loft, with few partitions.
- The plan is {a it}.
classic lead
- A loft is a plain idea: a floor, a ceiling, and the arrangement left to the owner. This {city} {type} holds to it.
classic headline
- A Loft, Plainly Laid Out
casual
- It's a loft. The walls are mostly your bookcase.
- Where does the bedroom start? In a loft, that's your call.
- It's laid out as a loft.
- It's {a it}.
casual lead
- Where's the living room? Wherever you say. This {city} {type} is a loft.
casual headline
- Where's the Living Room? You Decide
= a loft plan has few interior walls

## floor-through
kind: building
hook: 6
match: floor-through, floor through, floor-thru, floor through apartment, full floor, full-floor, full floor unit, full-floor residence, entire floor, whole floor
luxury
- The residence takes the whole floor.
- It is a floor-through, and shares its floor with no one.
investor
- Floor-through: one unit to the floor. Match that in comparables.
- Position: full floor, front to back.
family
- It's a floor-through, so yours is the only door on the floor.
- It's the whole floor: you can go from front to back and never leave home.
- It's a floor-through, front to back.
modern
- Floor-through. One floor, one door.
- Floor-through, from front to back.
- It's a floor-through.
classic
- It occupies the entire floor.
- It is a floor-through; no neighbor shares the floor.
casual
- You get the whole floor. Nobody's across the hall.
- It's the whole floor. Any shoes left out on it are yours.
= a floor-through takes the whole floor of its building

## corner unit
kind: building
hook: 5
match: corner unit, corner condo, corner apartment, corner apt, corner residence, corner townhome, corner suite, corner location in building, SE corner unit, NW corner unit
luxury
- A corner is a way of having one neighbor fewer.
- The residence has the corner, and with it two outside walls.
investor
- Position: corner unit, two exterior walls.
- Corner units should be compared with corner units.
family
- Turn the corner of the building and you're still home.
- Two of your walls face the outdoors; that's how a corner works.
- It's a corner unit.
modern
- The building turns here: it's the corner.
- Corner unit: two outside walls, one less neighbor.
classic
- The corner of the building belongs to this one.
- It holds the corner, with outside walls on two sides.
- It is {a it}.
casual
- It's the corner unit, with the outdoors on two sides.
- You're on the corner, with one less wall to share.
= a corner unit has two outside walls and fewer shared ones

## end unit
kind: building
hook: 5
match: end unit, end-unit, end unit townhome, end unit townhouse, end-unit townhome, end of row, end row, end of group, EOG, end townhouse
luxury
- The row ends here, with open air on one side.
- The residence stands at the end of the row, with a neighbor on one side only.
- It is an end unit.
investor
- Position: end unit, one party wall.
- An end unit has one shared wall, and one more outside wall to insulate and paint.
- Position: end unit.
family
- Tell everyone to come to the end of the row. That's you.
- It's an end unit.
modern
- End unit. The row stops here.
- One shared wall instead of two: it's the end of the row.
- It's an end unit.
classic
- The row concludes with this one.
- It is the end house of its row, joined to a neighbor on one side.
casual
- It's an end unit: one neighbor, one shared wall.
- It's the end unit. Directions: keep going till you run out of row.
- It's an end unit.
= an end unit shares one wall instead of two

## top floor
kind: building
hook: 6
match: top floor, top-floor, top floor unit, top-floor unit, top floor condo, top flr, highest floor, uppermost floor, no one above, no neighbors above, nobody above you
luxury
- The building has no higher floor than this.
- There is no one above; there is the roof.
investor
- Floor: top. The roof is directly overhead; ask its age and read the reserve.
- Top-floor unit, none above; compare with the same.
- Position: top floor.
family
- Nobody lives upstairs, because it's the top floor.
- It's the top floor: when the building stops, you're home.
- It's on the top floor.
modern
- Top floor. Nobody overhead.
- Up until the building stops: top floor.
classic
- It is on the top floor, with no one above.
- It is on the top floor; only the roof is higher.
casual
- Top floor: congratulations, you're the upstairs neighbor.
- It's the top floor. The only thing upstairs is the roof.
- It's on the top floor.
= no unit is above the top floor

## high floor
kind: building
hook: 6
match: 19th floor, 5th floor, 7th floor, 12th floor, 22nd floor, high floor, high-floor unit, upper floor, 3rd floor, third floor unit, second floor unit, 2nd floor unit, 12th flr, on the 9th floor
luxury
- The residence is on {the it}.
- One arrives at {the it}, and is home.
investor
- (n) Floor: {n}.
- On {the it}; adjust comparables for floor.
- Position in the building: {it}.
family
- Home is {the it}.
- Slippers, supper, keys in the bowl: all of it is on {the it}.
modern
- Up: {it}.
- Your stop is {the it}.
classic
- It lies on {the it}.
- Its place in the building is {the it}.
casual
- You're on {the it}, so tell whoever's bringing the pizza.
- When you say "come on up," you'll mean {the it}.
- It's on {the it}.

## ground-floor unit
kind: building
hook: 3
match: ground floor, ground-floor unit, ground floor unit, first floor unit, 1st floor unit, first-floor condo, 1st flr unit, ground level unit
luxury
- The residence is on the ground floor.
- It is on the ground floor, and one comes home without stairs.
investor
- Floor: ground. Check the slab for moisture.
- Ground-floor unit: ask about drains, sump pumps, and the flood map.
- Position: ground floor.
family
- Groceries come in on the ground floor, and that's home.
- Moving the piano in is a shorter story on the ground floor.
modern
- Floor: ground.
- Ground floor. You walk in and stay there.
classic
- It is on the ground floor.
- The rooms are on the ground floor.
casual
- Your moving-day friends will thank you: it's on the ground floor.
- It's the ground floor, so "come on up" is off the list. "Come on in" will do.
- It's on the ground floor.

## natural light
kind: character
hook: 4
match: natural light, lots of natural light, lots of light, tons of natural light, tons of light, great light, great natural light, good light, sun filled, sun-filled, sunny, light filled, light-filled, light and bright, light & bright, bright and airy, bright, bright rooms, nat light
luxury
- There is natural light, which no lamp supplies.
- Daylight does most of the lighting.
investor
- Natural light is noted; see it at more than one hour.
- Interior: natural light. Have the photographs taken before the lamps go on.
- Natural light: visit at noon and at four.
family
- There's natural light, and you'll forget about the lamps until supper.
- There's natural light indoors.
modern
- Natural light first. Switches later.
- Natural light. Keep the curtains open.
- There's natural light indoors.
classic
- There is natural light, and the lamps may wait for evening.
- There is natural light to read by.
casual
- It gets natural light. The houseplants have a fighting chance.
- There's natural light, so the lamps can wait till somebody's squinting.
- You get natural light.

## southern exposure
kind: character
hook: 4
match: southern exposure, southern exposures, south facing, south-facing, faces south, south exposure, S exposure, S facing, southern light, south-facing windows
luxury
- It faces south, toward the sun.
- With a southern exposure, the sun is there most of the day.
investor
- Exposure: south. Low winter sun comes in; see how the summer sun is shaded.
- South-facing: expect sun through the day, and ask about glass and cooling.
- Aspect: {it}.
family
- It faces south, so give the seedlings that side.
- The sun's around from breakfast to late afternoon when you face south.
- It faces south.
modern
- South-facing. Sun most of the day.
- The sun works this side: south.
classic
- The exposure is to the south, where the sun spends most of its day.
- It faces south, an old preference and a sound one.
casual
- It faces south, and the cat's schedule is booked.
- South-facing: the sun shows up early and hangs around.
= a south-facing side gets sun through most of the day in the United States

## eastern exposure
kind: character
hook: 3
match: eastern exposure, east exposure, east facing, east-facing, faces east, E exposure, morning sun, morning light, eastern light, sunrise exposure
luxury
- It faces east, and receives the morning first.
- With an eastern exposure, the sun arrives at breakfast.
investor
- East-facing: see it before ten.
- Exposure: east. Sun in the morning, shade on that side by afternoon.
family
- It faces east, so the sun has breakfast with you.
- It faces east, toward the morning.
modern
- East-facing: the sunrise side.
- It faces east, where mornings start.
classic
- It faces east, toward the morning.
- An eastern exposure has the first of the sun.
casual
- It faces east, so the sun's your alarm clock. Curtains are the snooze button.
- East-facing: sun with your eggs.
= an east-facing side gets the morning sun

## western exposure
kind: character
hook: 3
match: western exposure, west exposure, west facing, west-facing, faces west, W exposure, afternoon sun, evening sun, western light, sunset exposure
luxury
- It faces west, where the light stays last.
- The exposure is western, for the end of the day.
investor
- West-facing: see it after four.
- Exposure: west. Afternoon sun; check the glass, the shades, and the cooling.
- Aspect: {it}.
family
- It faces west, so supper gets the last of the sun.
- Late in the day the sun comes around to your side: it faces west.
- It faces west, toward the late sun.
modern
- West-facing. The sun clocks out on this side.
- It faces west and gets the late light.
classic
- It looks to the west, and has the late sun.
- With a western exposure, the lamps are lit later.
casual
- It faces west. Keep sunglasses by the dinner plates.
- West-facing: the closing credits roll on this side.
= a west-facing side gets the late sun

## several exposures
kind: character
hook: 5
match: double exposure, dual exposure, triple exposure, three exposures, 3 exposures, two exposures, multiple exposures, four exposures, N/S exposures, east/west exposure, windows on three sides, windows on 3 sides
luxury
- The windows look more ways than one.
- {The it} let the day be followed from one side to the next.
investor
- Windows on more than one side allow a cross breeze if they open; check that they do.
- (n) Exposures: {n}.
- Exposures: {it}.
family
- Windows look out more than one side, so somebody can always report on the weather.
- With {an it}, there's more than one direction to look.
- The windows face more than a single way.
modern
- More than one side gets a window.
- (n) Exposures: {n}. Same sun, different hours.
- {It}. Light from more than one side.
- There are {an it}.
classic
- (n) The windows face {n} directions.
- There are windows on more than one side.
casual
- You can watch the storm come and watch it leave. There are windows on more than one side.
- {It}: if you don't like the weather in one window, try the next.
- You get {an it}.
= windows face more than one direction

## floor-to-ceiling windows
kind: character
hook: 7
match: floor to ceiling windows, floor-to-ceiling windows, floor to ceiling glass, floor-to-ceiling glass, floor to ceiling window, full height windows, full-height windows, FTC windows, flr to ceiling windows
luxury
- The glass runs from floor to ceiling, and curtains are a decision.
- {The it} leave nothing between the floor and the ceiling but glass.
luxury lead
- Where most walls have a window, this {city} {type} has glass from floor to ceiling.
luxury headline
- Glass from Floor to Ceiling
investor
- Windows: {it}. Ask about the glazing and who washes the outside.
- Windows: {it}.
- Full-height glass leaves less wall for outlets and sofas; plan the furniture on paper.
investor lead
- Floor-to-ceiling windows in this {city} {type}: ask for the glazing specification first.
investor headline
- Floor-to-Ceiling Glass: Ask for the Spec
family
- Sit on the floor and you can still see out: {the it} go all the way down.
- {The it} start at your toes.
family lead
- Sit on the floor and you can still see out. {The it} in this {city} {type} go all the way down.
family headline
- Windows That Start at Your Toes
modern
- The glass starts at the floor and quits at the ceiling.
- {It}. Sills not included.
modern lead
- Floor. Glass. Ceiling. That's the window plan in this {city} {type}.
modern headline
- Floor. Glass. Ceiling.
classic
- {The it} leave the wall little to do.
- The windows reach from the floor to the ceiling.
classic lead
- A window usually takes part of the wall. In this {city} {type} it was given all of it, from floor to ceiling.
classic headline
- The Window Was Given the Whole Wall
casual
- The windows go floor to ceiling. Budget for glass cleaner.
- {It}: less a wall than a giant TV with one channel.
- You get {an it}.
casual lead
- The windows in this {city} {type} go from the floor to the ceiling. There's nowhere left for them to go.
casual headline
- The Windows Go All the Way Down
= the glass begins at the floor and ends at the ceiling

## wall of windows
kind: character
hook: 6
match: wall of windows, wall of glass, walls of glass, walls of windows, window wall, glass wall, full wall of windows
luxury
- Through {the it}, one sees the weather arrive.
- One wall is given to glass.
- There is {an it}.
investor
- A wall of windows is a wall of seals; look for fogged panes.
- Glazing: {it}. No outlets, shelves, or cabinets go there, so plan around it.
- Glazing: {it}.
family
- Nobody has to ask what it's doing outside. There's {an it}.
- Pull the chairs around to face {the it} and let the weather have the floor.
- There's {an it} to look out of.
modern
- {It}. One side, all glass.
- The drywall stops and the windows take over.
classic
- One wall is given over to windows, and the pictures are hung on the others.
- {The it} admits the day.
casual
- One wall's all windows. The TV goes somewhere else.
- With {an it}, you'll know it's raining before your phone does.
- There's {an it}.

## picture window
kind: character
hook: 4
match: picture window, picture windows, large picture window, big picture window, pic window
luxury
- {The it} frames whatever the day provides.
- {The it} is a single pane, undivided.
investor
- {The it} is a fixed pane: check the seal, and see where the fresh air comes from.
- Windows: {it}. If the seal fails, the whole pane is the repair.
family
- Breakfast at {the it} comes with whatever the day is doing.
- The cat takes {the it} in the morning. You can have it after lunch.
- There's {an it} to look out of.
modern
- {The it} is one pane, no lines.
- {The it} runs all day. No remote.
- There's {an it} to look out of.
classic
- A chair may be set before {the it}.
- A single undivided pane looks out: {the it}.
casual
- {The it} is basically a painting that rains sometimes.
- It's {an it}. Park a chair and see what's on.
= a picture window is one large undivided pane

## skylights
kind: character
hook: 5
match: skylight, skylights, sky light, sky lights, skylites, Velux skylights, roof windows, roof window, operable skylights, new skylights
luxury
- {The it} frame the sky overhead.
- {The it} bring the daylight straight down.
investor
- Look at the ceiling around {the it} for stains, then at the flashing above.
- Ask whether {the it} were replaced when the roof was.
- (year) Skylights: {year}.
family
- Rain on {the it} is a good reason to stay put.
- Look straight up and check the weather: {it}.
- You have {an it} overhead.
modern
- {The it} skip the wall and go straight to the sky.
- {The it} are windows with nobody on the other side.
classic
- Skylights let the daylight in from above.
- Under {the it}, the weather is never in doubt.
casual
- {The it} bring free light and the occasional moon.
- You can check the weather flat on your back. That's what {the it} are for.
= a skylight lets daylight in through the roof

## solar tubes
kind: character
hook: 2
match: solar tube, solar tubes, Solatube, Solatubes, sun tunnel, sun tunnels, light tube, light tubes, sun tube
luxury
- {The it} carries daylight where no window reaches.
- By day the ceiling lights itself, by {an it}.
investor
- {It}: daylight with a small roof opening; check its flashing.
- Daytime lighting: {it}.
family
- Somebody will try to switch off {the it} at noon. It's daylight.
- Daylight comes down {the it} and the switch gets a rest.
- {The it} bring daylight down from the roof.
modern
- Daylight, piped in: {it}.
- {The it} needs no bulb by day.
classic
- {The it} conveys daylight from the roof.
- By day, no lamp is wanted beneath {the it}.
casual
- {The it} isn't a lamp. It's the sun, through a pipe.
- Noon comes down a tube here: {it}.
= a solar tube carries daylight from the roof through a reflective pipe

## bay window
kind: character
hook: 6
match: bay window, bay windows, bay wndw, bow window, bow windows, bay window in living room, bay window in dining room, bay front, boxed bay window
luxury
- {The it} leans out past the wall.
- {The it} gives the room an alcove of glass.
investor
- {The it} projects past the wall: check its roof, its sill, and its seams.
- Windows: {it}.
family
- Lean into {the it} and look both ways.
- The plants get {the it} first. You can have what's left.
modern
- {The it} bumps the wall out and fills it with glass.
- {The it} sees around corners, a little.
classic
- {The it} stands out from the wall.
- At {the it}, the wall steps forward and the glass turns with it.
casual
- {The it} sticks out so you can look both ways.
- A fern, a chair, a jigsaw puzzle: pick who gets {the it}.
= a bay window projects from the wall and has panes at more than one angle

## window seat
kind: character
hook: 7
match: window seat, window seats, windowseat, built-in window seat, built in window seat, window bench, window seating, bay window seat
luxury
- {The it} is kept for reading, or for not reading.
- There is a seat at the window, and an hour to go with it.
luxury lead
- The question of where to read has been settled in this {city} {type}, with {an it}.
luxury headline
- A Seat at the Window
investor
- {The it} is built in and conveys; look along the sill for moisture.
- Fixed seating: {it}.
investor lead
- Built in, so it conveys: {the it} in this {city} {type} is a fixture.
investor headline
- Window Seat: Built In, and It Stays
family
- Whoever gets to {the it} first doesn't have to give it up.
- Take a blanket and a book to {the it}, and let somebody else answer the door.
- There's {an it} to read in.
family lead
- Call the window seat now. In this {city} {type}, there will be competition.
family headline
- Dibs on the Window Seat
modern
- {It}. Book, mug, gone.
- The window comes with a place to sit.
modern lead
- Sit. Look out. Repeat tomorrow. This {city} {type} has {an it}.
modern headline
- Sit. Look Out. Stay.
classic
- {The it} invites one to watch the rain and call it reading.
- A seat is built at the window.
classic lead
- A seat at the window has spoiled a good many afternoons' work. This {city} {type} has one.
classic headline
- A Window, and a Place to Sit at It
casual
- There's {an it}. Good luck getting the cat off it.
- {The it}: where you open a book and watch the weather instead.
- There's {an it} to read in.
casual lead
- You're going to read so much. Or nap. This {city} {type} has {an it}.
casual headline
- You, a Book, the Window Seat

## plantation shutters
kind: finish
hook: 3
match: plantation shutters, plantation shutter, plantaion shutters, plant shutters, interior shutters, wood shutters, louvered shutters, custom shutters
luxury
- The light is adjusted by the louver, with {an it}.
- {The it} tilt to admit as much of the day as is wanted.
investor
- Window coverings: {it}, cut to their openings.
- Shutters fit the windows they were made for and no others; confirm that all convey.
family
- Tilt the louvers, and the nap is on.
- Close {the it} for the movie. Open them for the pancakes.
modern
- {The it} tilt. Nothing to tangle.
- {The it} give light by degrees.
classic
- {The it} tilt, to let in more light or less.
- With {an it}, no curtain need be hung.
casual
- There are {an it}, so you don't have to own curtains or opinions about curtains.
- You get {an it} on the windows.
= louvers tilt to let in more or less light

## custom blinds
kind: finish
hook: 1
match: custom blinds, blinds, wood blinds, blinds throughout, window treatments, custom window treatments, window coverings, custom window coverings, roman shades, cellular shades, custom drapes, custom drapery, Hunter Douglas
luxury
- The windows come dressed, in {it}.
- The windows have {an it}, and the first morning may be a late one.
investor
- Window coverings: {it}. Confirm in writing that they convey.
- Window coverings: {it}.
- With {an it} in place, there is nothing to measure before move-in.
family
- No bedsheets over the windows that first night: {the it} are up.
- The windows already have {an it}, ready for the first slow Saturday.
- {The it} are already up.
modern
- {It}: measured, hung, done.
- The windows already have {an it}.
classic
- {The it} are already hung.
- There is nothing to measure: the windows have {an it}.
casual
- The windows already have {an it}. That's one store you can skip.
- {It}: somebody else did the measure-twice part.
- {The it} are already up.

## automated shades
kind: technology
hook: 4
match: automated shades, automatic shades, motorized shades, motorised shades, motorized blinds, motorized window shades, electric shades, electric blinds, power shades, powered shades, remote control blinds, remote shades, Lutron shades, smart shades, smart blinds, automated blinds
luxury
- The light is adjusted by motor, with {an it}.
- {The it} lower themselves when asked.
investor
- {It}: confirm that hubs, remotes, and logins transfer.
- Ask whether {the it} are hardwired or on batteries.
- Technology: {it}.
family
- The movie's starting, and {the it} come down by motor.
- No cords to untangle: {the it} go up and down by motor.
modern
- Sun, off: {it}.
- Motorized shades. Press, dim, nap.
classic
- {The it} are raised and lowered by motor.
- Glare is dealt with by {the it}.
casual
- {It}: squinting is a choice now.
- {The it} run on a motor. No cords, no yanking.
= motorized shades are raised and lowered by motor

## new windows
kind: update
hook: 4
match: new windows, new window, windows replaced, replacement windows, all new windows, new windows throughout, windows 2021, new vinyl windows, new double pane windows, new Andersen windows, new Pella windows
luxury
- With {an it}, one question about the house is answered.
- (year) The windows were new in {year}.
investor
- The windows are new; ask for the invoice and what it covers.
- (year) Windows: {year}.
- Count which openings were done; "{it}" may not mean all of them.
family
- The windows are new. Cross them off the list.
- With {an it}, nobody has to prop one up with a stick.
- (year) The windows were new in {year}, one big job already done.
- The windows are new.
modern
- New windows. Next question.
- (year) Windows: new in {year}.
- {It}. Big job, closed.
classic
- The house has {an it}.
- (year) The windows were fitted in {year}.
casual
- The windows are new. No painted-shut surprises.
- There are {an it}. That's a big project somebody else lived through.
- (year) The windows are from {year}.

## newer windows
kind: update
hook: 3
match: newer windows, newer replacement windows
luxury
- {The it} take the place of earlier ones.
- (year) {The it} date from {year}.
- {The it} are newer than the house.
investor
- Windows: {it}. Ask for the year and the warranty.
- Windows: {it}.
- "Newer" is not a date; get the window invoices.
- (year) Windows: {year}.
family
- {The it} are in already, one job you can skip.
- {The it} have been replaced once, before your time.
modern
- {It}. Replaced once already.
- (year) Windows: {year}.
- Windows: newer than the house.
classic
- {The it} have been replaced since the house was built.
- The house has {an it}.
casual
- {The it} are newer than the house. Ask what year.
- There are {an it}. The old ones are somebody else's story.
= newer windows replaced earlier ones; no year is given

## original windows
kind: character
hook: 5
match: original windows, original wood windows, wavy glass, original wavy glass, old glass windows, original sash windows, orig windows, wood sash windows
luxury
- {The it} are the ones the house was built with.
- {The it} have been looking out longer than anyone.
investor
- Windows: original. Check the cords, the putty, and the storms; price restoring against replacing.
- Before quoting replacements for {the it}, ask whether a historic board has a say.
family
- {The it} are the first ones the house ever had.
- {The it} came with the house, sash and all.
modern
- Windows: first edition.
- {The it} have stayed since day one.
classic
- {The it} are those the builder set.
- {The it} have been kept where others would have been replaced.
casual
- The windows are original. They've seen every car that ever pulled up.
- Nobody ever got talked into replacing {the it}.
- The windows are original.
= original windows are as old as the house

## arched windows
kind: character
hook: 4
match: arched windows, arched window, arch windows, arch window, arch-top windows, palladian window, palladian windows, half-round window, half moon window, eyebrow window
luxury
- {The it} rise to a curve.
- {The it} end in an arc where others end in a line.
investor
- Shaped windows are replaced to order; note the condition of {the it} now.
- Coverings for {the it} are made to measure; ask what conveys.
- Interior: {it}.
family
- Someone will draw this house from memory and get {the it} right.
- There are {an it}.
modern
- {The it} skip the top corners.
- Windows with a curve up top.
classic
- The windows are arched, at some trouble to the carpenter.
- {The it} are rounded at the head.
casual
- {It}: somebody said no to plain rectangles.
- The windows are arched. Good luck finding curtains, and why would you?
- You get {an it}.

## transom windows
kind: character
hook: 4
match: transom windows, transom window, transoms, transom, original transoms, working transoms, transom lites
luxury
- The glass continues above, in {the it}.
- {The it} pass the daylight along.
investor
- {It}: see whether they open, and whether paint is what stops them.
- Glazing: {it}. Small panes up high are the last to be checked; check them.
- Glazing: {it}.
family
- There's an extra strip of glass up top: {it}.
- {The it} are windows for whoever is looking up.
modern
- {The it} slip in one more pane, up high.
- Glass above the glass: {it}.
classic
- {The it} add a light above.
- The builder found room for glass above the frame: {it}.
casual
- {It}: bonus windows, up where you don't have to hang curtains.
- Those little windows up top? Transoms. Good trivia.
- You get {an it} up high.
= a transom is a pane above a door or window

## clerestory windows
kind: character
hook: 5
match: clerestory windows, clerestory window, clerestory, clerestories, clearstory windows, clearstory, high windows, windows up high
luxury
- {The it} take in the sky and leave the wall for pictures.
- Daylight comes in from high on the wall.
investor
- Windows: {it}, set high. Ask how they are cleaned.
- Windows: {it}, set high.
- High windows leave the wall below for furniture; check the flashing above.
family
- Look up: {the it} show you mostly sky.
- {The it} bring daylight in from up high.
modern
- Windows up high, walls down low.
- {The it} bring in sky, not street.
classic
- {The it} look to the sky.
- The windows are carried high on the wall, in the clerestory manner.
casual
- {It}: light up top, and a whole wall left for the couch.
- The windows are up high. Nobody argues about curtains up there.
- {The it} bring daylight in from up high.
= clerestory windows are set high in the wall

## stained glass
kind: character
hook: 7
match: stained glass, stained-glass, stained glass windows, stained glass window, original stained glass, stain glass, stained glass windows throughout, art glass, art glass windows
luxury
- Color arrives with the sun, by way of {the it}.
- {The it} gives the daylight its color before it comes in.
luxury lead
- In this {city} {type} the daylight is given its color before it is let in, by {an it}.
luxury headline
- Daylight, in Color
investor
- {It}: check the lead for bowing, and list each panel in the contract.
- Stained glass is repaired by specialists; count the cracked pieces now.
- Interior: {it}.
investor lead
- Name it in the contract first: this {city} {type} has {an it}.
investor headline
- Stained Glass: Name It in the Contract
family
- Hold your hand up to {the it} and see what color you are.
- The sun comes through {the it} in color, and everyone tries to stand in it.
- There's {an it} to catch the sun.
family lead
- Hold a hand up to the glass and see what color it turns: this {city} {type} has {an it}.
family headline
- Hold a Hand Up to the Glass
modern
- {The it} colors the daylight.
- {It}. Wait for the sun.
modern lead
- The original filter: this {city} {type} has {an it}.
modern headline
- The Original Filter
classic
- There is {an it}, and the sun does the rest.
- {The it} takes the daylight as it comes and sends it on in color.
classic lead
- Of all the ways to decorate a house, stained glass alone depends on the weather. This {city} {type} has it.
classic headline
- Stained Glass, Subject to Weather
casual
- There's {an it}, so sunshine shows up dressed.
- {It}: the one thing in here that looks better with the lights off.
- You get {an it}.
casual lead
- Wait for the sun to come out, then look again. This {city} {type} has {an it}.
casual headline
- Better When the Sun's Out: Stained Glass
= daylight passes through stained glass in color

## leaded glass
kind: character
hook: 5
match: leaded glass, leaded glass windows, leaded windows, leaded-glass windows, lead glass windows, leaded glass doors, leaded glass front door, diamond pane windows, beveled glass, bevelled glass
luxury
- The panes are small and held in lead.
- {The it} divides the daylight into small panes.
investor
- {It}: look along it for bowed lead and cracked panes.
- Leaded panes are repaired rather than reordered; get a glazier's opinion.
- Interior: {it}.
family
- Look out through {the it} and pick a pane.
- Somebody set {the it} one small piece at a time.
- There's {an it}, small panes and all.
modern
- {It}. Pixels, the old way.
- Small panes, lead lines, daylight in pieces.
classic
- {The it} was assembled from small panes, as patience allowed.
- The glass is leaded, one small pane joined to the next.
casual
- {The it} has a lot of little panes, and one long afternoon for whoever cleans them.
- The glass is leaded. Even a gray day comes in crisscrossed.
- You get {an it}.
= leaded glass is made of small panes joined by strips

## French doors
kind: character
hook: 4
match: French doors, french doors, french door, frech doors, double french doors, interior french doors, glass french doors, french drs
luxury
- {The it} open as a pair.
- {The it} close without hiding what is on the other side.
investor
- {It}: check the bolts top and bottom, and the seam where the pair meets.
- Doors: {it}, glazed. Look for cracked panes and swollen frames.
- Doors: {it}, glazed.
family
- Throw both open and let the conversation move through; they're French doors.
- {The it} let you close the door and still see who's waving.
- There are {an it} to go through.
modern
- Open, or open wider: {it}.
- {The it} come in twos and open that way.
classic
- {The it} open singly or together, as the occasion requires.
- A pair of glazed doors closes without shutting out the day.
casual
- {It}: open one if you're leaving, both if you're making an entrance.
- They're French doors, so you can shut somebody out and still make faces.
- You get {an it}.
= French doors are a pair, with glass panes

## sliding glass doors
kind: character
hook: 3
match: sliding glass doors, sliding glass door, sliding doors, sliding door, slider, sliders, glass slider, glass sliders, patio slider, SGD, new slider
luxury
- {The it} are glass, and slide.
- {The it} take no room to open.
investor
- {It}: check the rollers, the track, and the lock.
- Sliders need no swing clearance; their seals are the first thing to look at.
family
- Full hands? Slide it with an elbow. That's {the it} for you.
- {The it} slide, so nobody gets a door in the back.
- {The it} slide open.
modern
- {The it} need no swing room.
- {The it} go sideways and stay out of the way.
classic
- Furniture may stand close to doors that slide.
- {The it} run aside on a track.
casual
- With {an it}, you can see the dog asking to come in.
- {The it} slide, which is one less thing for the couch to be in the way of.
- {The it} slide open.
= sliding doors need no room to swing

## folding glass wall
kind: amenity
hook: 8
match: folding glass wall, folding glass doors, folding doors, NanaWall, Nana wall, nano wall, nanawall doors, La Cantina doors, bifold glass doors, bi-fold doors, bi-fold glass doors, accordion doors, accordion glass doors, disappearing glass wall, disappearing doors, disappearing sliders, pocketing glass doors, pocketing sliders, stacking glass doors, multi-slide doors, retractable glass wall
luxury
- {The it} moves aside, and the room is short a wall.
- A wall of glass may be opened, and left so.
luxury lead
- One wall of this {city} {type} is glass, and it moves aside.
luxury headline
- The Wall That Moves Aside
investor
- {It}: check the tracks, the seals, and the threshold.
- If {the it} replaced a wall, ask for the permit and the header.
investor lead
- The wall to inspect in this {city} {type} is the one that opens: {it}.
investor headline
- Inspect the Wall That Opens
family
- Push {the it} aside, and nobody has to choose between in and out.
- On the first warm day, open {the it} and let supper decide where it wants to be.
- {The it} folds out of the way.
family lead
- On the first warm day, one wall of this {city} {type} gets out of the way: {the it}.
family headline
- One Wall Gets Out of the Way
modern
- A wall with an open setting: {it}.
- {The it} opens. All of it.
modern lead
- This {city} {type} has a wall with an open setting: {it}.
modern headline
- A Wall with an Open Setting
classic
- In fair weather a wall of glass is drawn aside.
- {The it} may be opened on the first mild day, and left so.
classic lead
- In fair weather, one wall of this {city} {type}, being glass, is drawn aside.
classic headline
- In Fair Weather, the Wall Opens
casual
- Open {the it} and a nice day gets all the way in.
- {The it} folds out of the way.
casual lead
- You know how you open a window? This {city} {type} opens the wall.
casual headline
- Skip the Window. Open the Wall.
= the panels fold, stack or slide so that the opening is clear

## barn doors
kind: finish
hook: 2
match: barn door, barn doors, sliding barn door, sliding barn doors, interior barn door, barn-style door, barn style doors
luxury
- {The it} travels along the wall on a rail.
- The door hangs, rolls, and needs no room to swing.
investor
- A barn door does not seal like a hinged one; note which room it closes.
- {It}: check the rail's anchors and the floor guide.
- Interior: {it}.
family
- Roll {the it} shut and the mess is nobody's business.
- {The it} rolls, so a hip will do when your arms are full.
- {The it} slide on a track.
modern
- {The it} has wheels.
- Barn doors roll. Nothing swings.
classic
- {The it} was borrowed from the barn and has kept its wheels.
- The door runs on a rail, in full view of its hardware.
casual
- {It}: no cows, same hardware.
- The door rolls. You'll open it more than you need to.
= a barn door hangs from a rail and slides

## Dutch door
kind: character
hook: 6
match: dutch door, Dutch door, dutch doors, dutch front door, half door, split door, stable door
luxury
- {The it} opens by halves.
- The upper half may be opened to the air, and the lower kept to itself.
investor
- Door: {it}. Check the weather seal where the halves meet.
- Door: {it}.
- {The it} has two leaves to hang true; open each alone, then both.
family
- Lean on the bottom half of {the it} and talk to whoever's out there.
- Open the top of {the it} and keep the bottom shut: the breeze gets in and the dog stays put.
- The top half of {the it} opens separately.
modern
- Open, half open, shut: {it}.
- Half a door is enough to talk over.
classic
- {The it} allows conversation over its lower half.
- The door is divided across the middle, and each half opens alone.
casual
- There's {an it}. You'll lean on it and say "howdy." You won't be able to help it.
- It's a Dutch door, where half open counts.
= a Dutch door is divided across, and its halves open separately

## pocket doors
kind: character
hook: 6
match: pocket doors, pocket door, original pocket doors, sliding pocket doors, pocket drs, double pocket doors
luxury
- {The it} withdraw into the walls.
- {The it} slide out of sight when they are not wanted.
investor
- Open and close {the it}: the rollers are inside the wall, and so is the labor.
- Doors: {it}. Mind the nails; there is a door in that wall.
- Doors: {it}.
family
- Slide {the it} open for company, and shut when you want a room to yourself.
- {The it} vanish when everyone's together and come back when somebody wants out.
- {The it} slide into the walls.
modern
- Slide {the it} open and there's no door.
- {The it} are doors only when you need them.
classic
- {The it} are drawn from the walls when one room would rather be two.
- {The it} slide into the walls.
casual
- {It}: now you see them, now they're in the wall.
- Nothing swings, nothing bangs the dresser. They're pocket doors.
= pocket doors slide into the wall and do not swing

## arched doorways
kind: character
hook: 3
match: arched doorways, arched doorway, arched openings, archways, archway, arches, interior arches, rounded doorways, rounded archways
luxury
- One passes from room to room under an arch.
- {The it} round off the passage between rooms.
investor
- Detail: {it}. Hanging a door in one means carpentry.
- Arched openings are often plaster; look for cracks at the crown.
family
- Stand under the arch and call everyone to supper. It's what arches are for.
- {The it} make going from one room to the next feel like arriving.
- There are {an it} between the rooms.
modern
- {The it} take the corners off.
- Doorways, rounded.
classic
- The doorways are arched rather than squared.
- {The it} spare the rooms a square edge.
casual
- The doorways are arched, so even the laundry basket makes an entrance.
- Square doorways are easier to build. {It} are easier to look at.
- You get {an it} between the rooms.

## spiral staircase
kind: character
hook: 7
match: spiral staircase, spiral stairs, spiral stair, spiral stair case, sprial staircase, winding staircase, circular staircase, spiral steps
luxury
- One goes up by way of {an it}, and arrives facing another way.
- {The it} rises around its own center.
luxury lead
- The way up is a spiral in this {city} {type}, and takes little floor to do it.
luxury headline
- The Way Up Is a Spiral
investor
- {The it} saves floor area; check treads, rail, and how furniture gets up.
- Stair: spiral. Where it is the only way up, confirm that code allows it.
investor lead
- {The it} in this {city} {type} saves floor area; measure the furniture before planning upstairs.
investor headline
- Spiral Stair: Measure the Sofa First
family
- The stairs are a spiral, and everyone takes them twice the first day.
- Go around, keep going around, and you're up: {it}.
- {The it} goes up in a turn.
family lead
- Up, around, and up again: the stairs in this {city} {type} are a spiral, and everyone will want a turn.
family headline
- Up, Around, and Up Again
modern
- The stairs take a circle instead of a hallway.
- Up, with a twist: {it}.
modern lead
- The stairs in this {city} {type} take up one circle of floor. That's all.
modern headline
- Stairs in a Circle
classic
- The stair is a spiral, turning as it rises.
- {The it} occupies a circle of floor and no more.
classic lead
- The straight stair is quicker; the spiral is better remembered. This {city} {type} has the second.
classic headline
- A Stair That Turns on Itself
casual
- There's {an it}. The couch isn't going up it, but you are.
- {The it} goes around about as much as it goes up.
- {The it} winds its way up.
casual lead
- First rule of this {city} {type}: measure the couch before it meets {the it}.
casual headline
- Measure the Couch: Spiral Stairs
= a spiral stair turns around a center and takes little floor

## curved staircase
kind: character
hook: 5
match: curved staircase, curved stairs, curving staircase, sweeping staircase, grand staircase, circular grand staircase, winding grand staircase
luxury
- {The it} takes its time going up.
- The stair is meant to be seen: {it}.
investor
- Stair: {it}. The rail is custom work, so check it for looseness.
- Stair: {it}.
- {The it} takes more floor than a straight run; see it on the plan.
family
- Line everyone up on {the it} for the photo.
- {The it} is for coming down slowly with everyone looking up.
- There's {an it} going up.
modern
- {The it} takes the long way up.
- Going up {the it} is fine. Coming down is the point.
classic
- There is {an it}, to be taken slowly on the way down.
- Descents are noticed on {the it}.
casual
- You'll come down {the it} in a bathrobe feeling like a headliner.
- {The it} is made for entrances, slippers included.

## floating staircase
kind: character
hook: 5
match: floating staircase, floating stairs, open riser stairs, open-riser staircase, open tread staircase, open staircase, cantilevered stairs, steel and glass staircase, open risers
luxury
- {The it} is mostly air.
- The treads of {the it} stand clear of one another.
investor
- Stair: {it}. Check the rail, the tread fixings, and the gaps against code.
- Stair: {it}.
- Open risers are engineered; ask for the permit drawings.
- Stairs: {it}.
family
- You can see right through {the it} to whoever's on the other side.
- Drop a sock on {the it} and it goes all the way down.
- The stairs have open risers.
modern
- Treads, air, treads: {it}.
- The stairs skip the parts you don't step on.
classic
- {The it} has dispensed with its risers.
- One sees between the steps of {the it}.
casual
- {It}: stairs with the boring part left out.
- There's nothing behind the steps of {the it}, so the dust has nowhere to hide.
= an open-riser stair has gaps between its treads

## back stairs
kind: character
hook: 5
match: back staircase, back stairs, rear staircase, rear stairs, second staircase, two staircases, 2 staircases, front and back stairs, front & back staircases, dual staircases, butler's staircase, servants' staircase
luxury
- {The it} are a second way up, and an unannounced one.
- The house has a second staircase.
investor
- Stairs: front and back. The second is also a second way down.
- Two staircases take floor area; see on the plan what they cost.
family
- Company takes the front stairs. Pajamas take the back.
- With two staircases, there's always another way down to breakfast.
- There are {an it} as well.
modern
- Two staircases, two ways up.
- The back stairs skip the crowd.
classic
- There is a second staircase, and one may go up by one and down by the other.
- The house has stairs before and behind, in the old way.
casual
- There are back stairs, so you can come home late without the parade.
- Two staircases. Laundry goes up one, you come down the other.
- You get {an it}, too.
= there is more than one staircase

## original details
kind: character
hook: 7
match: original details, original detail, original features, original character, orig details, period details, period detail, period features, prewar details, pre-war details, vintage details, historic details, original architectural details, original charm
luxury
- The original details remain, which is the part no one can add.
- {The it} have been kept.
luxury lead
- What cannot be added later is already here: this {city} {type} keeps its original details.
luxury headline
- Details That Cannot Be Added Later
investor
- {It}: inventory them, photograph them, and name them in the contract.
- Original details are easier to keep than to match; price repairs before replacements.
investor lead
- Start the inventory with the original details; this {city} {type} still has them.
investor headline
- {It}: Start the Inventory
family
- Look slowly. The details are original, and you'll be finding them for weeks.
- {The it} have been here from the start; get to know them one at a time.
- The house keeps {an it}.
family lead
- Look slowly. The details in this {city} {type} are original, and you'll be finding them for weeks.
family headline
- You'll Be Finding Details for Weeks
modern
- The details are original. Not reissued.
- Kept: {it}.
modern lead
- Not "inspired by." The details in this {city} {type} are original.
modern headline
- Original, Not "Inspired By"
classic
- {The it} have outlasted several fashions for removing them.
- The house retains {the it}.
classic lead
- Fashion has come to this {city} {type} and gone again, and the original details are still in place.
classic headline
- What Was Here First Remains
casual
- It's still got {an it}. Skip the salvage yard.
- {The it} survived every remodeling trend since day one.
casual lead
- Somebody always wants to rip out the old stuff. In this {city} {type}, the original details stayed.
casual headline
- The Old Stuff Stayed
= original details are as old as the house

## original woodwork
kind: character
hook: 7
match: original woodwork, orig woodwork, original wood work, original trim, original wood trim, original millwork, original moldings
luxury
- {The it} was cut for these rooms and has stayed in them.
- The woodwork is original to the house.
luxury lead
- The woodwork in this {city} {type} is the first it ever had.
luxury headline
- The First Woodwork It Ever Had
investor
- Original profiles are matched at a mill, not a lumberyard; note what is missing.
- Trim: {it}. Test any old paint before sanding.
- Trim: {it}.
investor lead
- Walk the trim first: this {city} {type} has {an it}.
investor headline
- {It}: Walk the Trim First
family
- Every door frame here has been leaned in before; the woodwork is original.
- Whatever else has changed, {the it} has been here from the start.
- The house has {an it}.
family lead
- Run a hand along the door frames. The woodwork in this {city} {type} is original.
family headline
- Run a Hand Along the Woodwork
modern
- {The it} was cut once and kept.
- The trim is the trim it started with.
modern lead
- Same trim since day one: this {city} {type} kept its woodwork.
modern headline
- Same Trim Since Day One
classic
- {The it} was fitted by the first carpenters and kept by everyone after.
- {The it} dates from the building of the house.
classic lead
- Carpenters finished this {city} {type} once, and their woodwork is still in place.
classic headline
- Woodwork from the First Carpenters
casual
- The woodwork's original. Whoever was in charge of tearing things out never got to it.
- {The it} is still up. Dust it with respect.
- It's got {an it}.
casual lead
- If you've ever petted a door frame, come look: the woodwork in this {city} {type} is original.
casual headline
- The Woodwork Nobody Tore Out
= original woodwork is as old as the house

## natural woodwork
kind: character
hook: 5
match: natural woodwork, unpainted woodwork, unpainted trim, gumwood trim, chestnut trim, oak woodwork, quartersawn oak trim
luxury
- The grain is left to show, in {the it}.
- {The it} needs polish rather than paint.
investor
- Trim: {it}. Ask what finish is on it before touching up.
- Trim: {it}.
- {The it} is cleaned and recoated rather than repainted.
family
- Run a hand along {the it} and feel the grain.
- {The it} gets a dust cloth, not a paintbrush.
modern
- {The it} looks like wood, because it is.
- {It}. No paint to chip.
classic
- {The it} keeps its grain in view.
- {The it} has been left as wood.
casual
- It's {it}. Put the paintbrush down.
- {The it} shows you what tree it was.
= natural woodwork is finished so that the wood shows; it says nothing about age

## plaster moldings
kind: character
hook: 5
match: plaster moldings, plaster mouldings, plasterwork, plaster work, ornamental plaster, ornate plaster, plaster medallions, plaster ceiling medallion, original ceiling medallion, original medallions, plaster crown molding, plaster cornices, cornices
luxury
- {The it} make the ceiling something to look at.
- There is ornament overhead, in plaster.
investor
- {It}: look for hairline cracks, and for repairs in a different hand.
- {It}: restoring them takes a specialist, so note any missing piece before making an offer.
- Interior: {it}.
family
- Somebody at the table always ends up staring at {the it}.
- Look up: {it}.
- There are {an it} overhead.
modern
- {It}. Drywall could never.
- {The it} keep the ornament overhead.
classic
- {The it} are overhead, out of the way of hands and furniture.
- The plasterer's work is on view.
casual
- {It}, because once upon a time ceilings got dressed up, too.
- Whoever put up {the it} had strong arms and a stiff neck.
- You get {an it} overhead.

## historic designation
kind: character
hook: 8
match: historic designation, historic designated, designated historic, historic register, on historic register, on the historic register, National Register, on National Register, National Register of Historic Places, NRHP, historic landmark, designated landmark, city landmark, local landmark, landmarked, registered historic home
luxury
- The house carries a historic designation.
- {The it} is a matter of record.
luxury lead
- This {city} {type} is a matter of public record: it holds a historic designation.
luxury headline
- On the Record
investor
- Historic designation: ask which body, what it reviews, and whether any tax relief attaches.
- {The it} may put exterior work under review; price the timetable with the work.
- Status: {it}.
investor lead
- Two questions come with this {city} {type}: which historic body lists it, and what does that body review?
investor headline
- {It}: Read the Rules First
family
- Somebody decided this place was worth keeping, and wrote it down: it's designated historic.
- Every house has stories. This one's are on file, with a historic designation.
- The house has {an it}.
family lead
- Somebody decided this {city} {type} was worth keeping, and made it official: it's designated historic.
family headline
- Worth Keeping, and It's Official
modern
- The past has paperwork here: {it}.
- Status: historic, on record.
modern lead
- The past has paperwork: this {city} {type} holds a historic designation.
modern headline
- The Past Has Paperwork
classic
- Its history has been examined and found worth recording; the house is designated historic.
- The house holds a historic designation.
classic lead
- The history of this {city} {type} has been examined and found worth recording; it holds a historic designation.
classic headline
- A History Worth Recording
casual
- It's officially historic, so check before you paint the front door purple.
- The place has papers: {it}.
casual lead
- This {city} {type} is officially historic. That's not us talking; there's paperwork.
casual headline
- It's Official. There's Paperwork.
= a designation is recorded by a public body; local ones may review exterior changes

## historic home
kind: character
hook: 5
match: historic home, historic house, historical home, historic property, historic building, antique home, antique house, antique colonial
luxury
- The house is historic; others have had the keeping of it before.
- It is {an it}, to be looked after in its turn.
investor
- Historic home: ask whether that is a description or a designation.
- Status: {it}.
family
- The house is historic, and a good many suppers came before yours.
- Every owner of {an it} adds a chapter. The next one's yours.
- It's a historic home.
modern
- Historic house, long backstory.
- {It}. Here before any of us.
classic
- The house is historic, and has outlived its builders.
- It is {an it}, with a past to be asked after.
casual
- The house is older than everybody's opinions about it. It's historic.
- It's {an it}. Ask for the stories along with the keys.
- It's a historic home.

## historic district
kind: location
hook: 5
match: historic district, in historic district, in the historic district, located in historic district, national historic district, local historic district, historic overlay, HPOZ, historic neighborhood
luxury
- The history here belongs to the street as well as the house: it is a historic district.
- The address lies within a historic district.
investor
- Historic district: ask whether it is local or national, since local ones review exterior work.
- Get the district's guidelines before pricing windows, siding, or a dormer.
- Location: in a historic district.
family
- It's in a historic district, so the evening walk comes with a little history.
- The whole neighborhood has a past, and a map to prove it: it's a historic district.
modern
- Historic district. The street has a past, too.
- The house comes with context: a historic district.
classic
- It lies within a historic district.
- The house stands in a historic district.
casual
- It's in a historic district. Out-of-town guests will want the walk.
- You're in a historic district, so ask before you swap the siding.
= local districts review exterior changes

## clawfoot tub
kind: character
hook: 7
match: clawfoot tub, claw foot tub, claw-foot tub, clawfoot bathtub, claw foot bathtub, clawfoot soaking tub, cast iron clawfoot tub, original clawfoot tub, claw tub
luxury
- {The it} stands on its own feet.
- A clawfoot tub is meant for a long bath and a longer book.
luxury lead
- The last hour of the day has its place in this {city} {type}: {the it}.
luxury headline
- A Tub on Its Own Feet
investor
- Bath: {it}. Check the enamel, the drain, and what the floor beneath can carry.
- Bath: {it}.
- A clawfoot tub stands clear of the wall, which leaves its plumbing easy to reach.
investor lead
- {The it} in this {city} {type} is the simplest of inspections: enamel, drain, floor.
investor headline
- Clawfoot Tub: Enamel, Drain, Floor
family
- Fill {the it}, shut the door, and tell everyone you'll be a while.
- Bubbles to the rim and a book above the waterline: that's {the it}.
- There's {an it} for long baths.
family lead
- Run the water and shut the door. This {city} {type} has {an it}, and the day can wait outside.
family headline
- Run the Water, Shut the Door
modern
- {The it} has feet. Put yours up.
- {An it} that stands up so you can lie down.
modern lead
- {The it} in this {city} {type} has feet. Yours can rest.
modern headline
- The Tub Has Feet
classic
- {The it} stands clear of the walls, as tubs once did.
- A bath in {the it} should not be a short one.
classic lead
- A clawfoot tub was never made for hurry, and this {city} {type} has one.
classic headline
- A Bath, Taken Slowly
casual
- {The it} has feet. It's not going anywhere, and for an hour neither are you.
- There's {an it}. "Quick rinse" is off the table.
casual lead
- This {city} {type} has {an it}, so go ahead and block off Sunday nights.
casual headline
- Sunday Night: Clawfoot Tub
= a clawfoot tub is freestanding, on feet

## marble steps
kind: character
hook: 7
match: marble steps, marble front steps, white marble steps, marble stoop, marble stairs out front, Baltimore marble steps, original marble steps
luxury
- One comes up marble to the door.
- Marble is underfoot before the door is opened.
- There are {an it}.
luxury lead
- Marble leads up to the door of this {city} {type}.
luxury headline
- Marble to the Door
investor
- Front steps: {it}. Check for settling, chips, and patches of cement.
- Front steps: {it}.
- Marble steps are reset rather than replaced; look at the joints.
investor lead
- Start outside: the steps of this {city} {type} are marble, and the joints deserve a look.
investor headline
- Marble Steps: Look at the Joints
family
- Take your coffee out to the marble steps.
- Bring a cushion out to {the it} and stay awhile.
- There are {an it}.
family lead
- Sit down on the marble steps. The rest of this {city} {type} can wait a minute.
family headline
- First, Sit on the Marble Steps
modern
- Marble, before the door.
- {The it} work like a bench that leads somewhere.
modern lead
- It starts with marble: the front steps of this {city} {type}.
modern headline
- It Starts with Marble
classic
- The steps are marble, of the kind once scrubbed every Saturday.
- {The it} bring one to the door.
- There are {an it}.
classic lead
- A house with marble steps was once judged by how they were scrubbed. This {city} {type} has them.
classic headline
- Marble Steps, in the Old Custom
casual
- The steps are marble. People used to scrub them every week. You don't have to.
- {It} out front. Sit awhile.
- You get {an it}.
casual lead
- The front steps of this {city} {type} are marble, so you get to feel fancy before you've found your keys.
casual headline
- Marble Steps, Before You Find Your Keys

## double parlor
kind: room
hook: 6
match: double parlor, double parlors, double parlour, twin parlors, front and back parlors, front & rear parlors, formal parlors
luxury
- {The it} gives company a second room to drift to.
- There is {an it}, front and back.
investor
- Layout: {it}. Check whether one of the pair is counted as a bedroom.
- Layout: {it}.
- See whether the opening between the parlors can be closed.
family
- Talk in one parlor, cards in the other.
- Dessert moves to the second parlor, because there is one.
- There's {an it}.
modern
- One party, two parlors.
- {It}: when the first room fills, use the other.
classic
- A double parlor lets the music have one room and the talk the other.
- The parlors are two, front and back, in the old arrangement.
casual
- It's got {an it}, so you can say "let's move to the other parlor" with a straight face.
- You get {an it}, front and back.
= a double parlor is two connected parlors

## sunken living room
kind: character
hook: 7
match: sunken living room, sunken livingroom, sunken den, sunken great room, step-down living room, step down living room, conversation pit
luxury
- One steps down to sit.
- {The it} lies a step or more below the rest.
luxury lead
- In this {city} {type} one steps down to the living room, and is slow to come up again.
luxury headline
- One Steps Down to Sit
investor
- {The it} changes the floor level; price keeping it, and price filling it.
- Layout: {it}. Check the edge of the step and how the floor was formed.
- Layout: {it}.
investor lead
- {The it} is the layout question in this {city} {type}: keep it, or fill it.
investor headline
- Sunken Living Room: Keep or Fill?
family
- Everyone steps down, sits down, and stays.
- Toss the pillows into {the it} and follow them.
family lead
- Everyone steps down, sits down, and stays: this {city} {type} has {an it}.
family headline
- Step Down, Sit Down, Stay
modern
- The living room, lowered.
- Down a step, off the clock: {it}.
modern lead
- This {city} {type} lowered {the it}. Step in.
modern headline
- The Living Room, Lowered
classic
- {The it} belongs to an age that took conversation seriously.
- {The it} lies below its neighbors by a step or two.
classic lead
- There was a period that lowered its living rooms and raised the conversation. This {city} {type} holds to the idea.
classic headline
- Lowered, for Conversation
casual
- It's {an it}. Bell-bottoms optional.
- {The it} means watch your step, then don't get up.
- You step down into {the it}.
casual lead
- Watch your step: this {city} {type} has {an it}, and nobody's in a hurry to leave it.
casual headline
- Watch Your Step, Then Stay Put
= a sunken room is a step or more below the floor around it

## post and beam
kind: character
hook: 7
match: post and beam, post & beam, post-and-beam, post and beam construction, timber frame, timber framed, timber-frame, timber frame construction, timberframe
luxury
- The frame is timber, left where it can be seen.
- Posts and beams carry the house in plain sight.
luxury lead
- The frame of this {city} {type} is timber, and it has been left in view.
luxury headline
- The Frame Is Timber, and It Shows
investor
- Structure: {it}. Check the feet of the posts for moisture.
- Structure: {it}.
- In a timber frame, walls may carry no load; confirm with an engineer before moving one.
- Structure: post and beam.
investor lead
- The structure of this {city} {type} is post and beam: start at the feet of the posts.
investor headline
- Post and Beam: Start at the Post Feet
family
- You can point to what's holding up the house; it's post and beam.
- The frame is post and beam.
family lead
- You can see what holds this {city} {type} up: posts and beams, right out in the open.
family headline
- See What's Holding It Up
modern
- Post and beam: the frame is the decoration.
- Posts, beams, and nothing pretending to be either.
modern lead
- The frame is the decoration: this {city} {type} is post and beam.
modern headline
- The Frame Is the Decoration
classic
- The house is framed in timber, with posts and beams in place of studs.
- The frame is post and beam, raised rather than nailed up stick by stick.
classic lead
- A timber frame is raised, and afterward it stays in view. This {city} {type} has one.
classic headline
- A Timber Frame, in View
casual
- It's post and beam. The skeleton's on the outside. Well, the inside.
- {It}: a house that shows its work.
casual lead
- You can count what's holding this {city} {type} up. It's post and beam, and none of it is shy.
casual headline
- The Skeleton's on Display
= the structural frame of posts and beams is visible

## recessed lighting
kind: finish
hook: 1
match: recessed lighting, recessed lights, recessed LED lighting, LED recessed lights, recessed cans, can lights, canned lighting, can lighting, LED can lights, recess lighting
luxury
- The lighting is recessed, and known only by what it lights.
- ~with {an it} set flush overhead
- The lights are set into the ceiling, out of the way.
investor
- Lighting: {it}. Note LED or bulb, and the trim size.
- Lighting: {it}.
- Recessed cans may touch insulation; ask whether they are rated for it.
- Lighting: recessed.
family
- {The it} is up out of reach of elbows, brooms, and balloons.
- There's {an it} in the ceiling.
modern
- {The it} sits flush with the ceiling.
- Recessed lights. On, but not showing.
classic
- The lighting is recessed, set into the ceiling.
- {The it} keeps its fittings out of view.
casual
- With {an it}, there are fewer lamps to trip over.
- The lights are up in the ceiling, where nobody can knock one over at a party.
= recessed lights are set into the ceiling

## chandelier
kind: finish
hook: 2
match: chandelier, chandeliers, chandalier, chandelier in dining room, crystal chandelier, dining room chandelier, foyer chandelier, original chandelier
luxury
- {The it} is lit, and the evening has begun.
- One light is meant to be looked at: {the it}.
investor
- {It}: confirm that it conveys; chandeliers are a common exclusion.
- Ask what {the it} hangs from, and when the wiring above it was last seen.
- Interior: {it}.
family
- Turn on {the it} for company, or for pizza.
- {The it} makes leftovers look like an occasion.
modern
- Put {the it} on a dimmer.
- {The it} is the light you look at.
classic
- {The it} is to be lit for company.
- {The it} does for the evening what a clean tablecloth does for dinner.
- There is {an it}.
casual
- {The it} gives even cereal good lighting.
- {The it}: yes, you have to dust it. Twice a year, tops.
- There's {an it}.

## new light fixtures
kind: update
hook: 1
match: new light fixtures, new lighting, new lights, new fixtures, updated lighting, updated light fixtures, upgraded lighting
luxury
- Evenings are lit by {an it}.
- (year) The lighting was renewed in {year}.
investor
- Lighting: {it}. Confirm that every fixture conveys.
- Lighting: {it}.
- (year) Lighting: {year}.
family
- {The it} are up. The only job left is learning the switches.
- (year) The lights were changed out in {year}.
modern
- {It}. Flip one on.
- New fixtures, same switches.
- (year) Lighting: new in {year}.
classic
- New fixtures hang where older ones did.
- (year) New fixtures were hung in {year}.
casual
- There are {an it}. Farewell, brass dome thing.
- (year) The lights are from {year}.

## designer light fixtures
kind: finish
hook: 1
match: modern light fixtures, designer light fixtures, designer lighting, designer fixtures
luxury
- Evenings are lit by {an it}.
- ~with {an it} for the evenings
- The fixtures are meant to be looked at: {it}.
investor
- Lighting: {it}. Confirm that every fixture conveys.
- Lighting: {it}.
- Get the maker and model of {the it}; bulbs and parts follow from both.
family
- Turn on {the it} after supper and have a look.
- You'll notice {the it} about the time the sun goes down.
- The rooms have {an it}.
modern
- {It}. Lights on.
- After dark: {it}.
classic
- {The it} are seen to advantage after dark.
- The house is lit by {an it}.
casual
- Turn on {the it} one at a time. That's the tour.
- {The it} look best after dark, like most lights.

## ceiling fans
kind: amenity
hook: 1
match: ceiling fans, ceiling fan, ceiling fans throughout, ceiling fans in bedrooms, ceiling fans in all bedrooms, fans in every room, clg fans, ceiling fan/light
luxury
- {The it} keep the air in motion.
- A fan turns overhead, fast or slow.
- ~with {an it} to keep the air moving
investor
- {It}: run each one at every speed and watch for wobble.
- Air movement: {it}.
family
- Sheets off, fan on, good night.
- {The it} take the edge off July.
modern
- A breeze on call: {it}.
- {It}. The air moves.
classic
- {The it} are for summer nights.
- {The it} stir the air overhead.
casual
- {It}, so you can keep the blanket on in August.
- Flip on {the it}, lie down, think about nothing.
= a fan moves air

## scene: book and fire
roles: shelves = built-in shelving; fire = fireplace | gas fireplace | wood-burning fireplace | double-sided fireplace | several fireplaces | stone or brick fireplace | kiva fireplace | electric fireplace | wood stove | pellet stove
luxury
- {The shelves} hold the evening's book, and {the fire} sees it through.
investor
- Two fixtures that stay: {fire} and {shelves}.
family
- Take a book from {the shelves}, light {the fire}, and let the dishes wait.
modern
- Book from {the shelves}, seat at {the fire}, done for the day.
classic
- There are {a shelves} for the books and {a fire} for reading them by.
casual
- {The shelves} have your books, {the fire} has your attention, and your phone's in the other room.

## scene: two seats, by season
roles: fire = fireplace | gas fireplace | wood-burning fireplace | double-sided fireplace | stone or brick fireplace | kiva fireplace | wood stove; seat = window seat | reading nook | bay window
luxury
- Cold evenings are spent at {the fire}, mild ones at {the seat}.
investor
- Interior: {seat}, {fire}.
family
- One reader takes {the seat}, one takes {the fire}, and nobody talks until supper.
modern
- Two places to disappear: {seat}, {fire}.
classic
- The reader may choose between {the seat} and {the fire}, as the weather advises.
casual
- It's {the seat} in spring and {the fire} in January. Bring the same book; you won't finish it.

## scene: shelves and a nook
roles: shelves = built-in shelving; nook = reading nook | window seat
luxury
- {The shelves} keep the books and {the nook} keeps the reader.
investor
- Built in: {shelves}. Found space: {nook}.
family
- Pick something from {the shelves}, take it to {the nook}, and say you'll only be a minute.
modern
- {Shelves}, {nook}, airplane mode.
classic
- {The shelves} hold the book, and {the nook} the excuse.
casual
- With {a shelves} and {a nook}, you're out of excuses about that stack of books.

## scene: warm two ways
roles: fire = fireplace | gas fireplace | wood-burning fireplace | double-sided fireplace | several fireplaces | stone or brick fireplace | kiva fireplace | wood stove; tub = clawfoot tub | soaking tub | freestanding tub | jetted tub
luxury
- There are two ways to be warm, {the fire} and {the tub}, and an evening has time for both.
investor
- Two to test at the inspection: light {the fire}, fill {the tub}.
family
- Somebody calls {the fire}, somebody calls {the tub}, and the cold is nobody's problem.
modern
- Warm, two ways: {fire}, {tub}.
classic
- On a cold night there is {the fire} for company and {the tub} for solitude.
casual
- Bad weather? You've got {the fire} and {the tub}. Pick one and cancel your plans.

## scene: hearth and stove
roles: fireplace = fireplace | gas fireplace | wood-burning fireplace | double-sided fireplace | several fireplaces | stone or brick fireplace; stove = wood stove | pellet stove
luxury
- Winter has been answered twice, with {the fireplace} and with {the stove}.
investor
- Two fires, two inspections: {fireplace}, {stove}.
family
- {The fireplace} gets the chairs. {The stove} gets the wet mittens.
modern
- {Fireplace} to watch, {stove} to feel.
classic
- {The fireplace} and {the stove} divide the winter between them.
casual
- There's {a fireplace} and there's {a stove}. You're going to have a favorite.

## scene: January and July
roles: fire = fireplace | gas fireplace | wood-burning fireplace | double-sided fireplace | several fireplaces | stone or brick fireplace | kiva fireplace | wood stove | pellet stove; fan = ceiling fans
luxury
- {The fire} answers January; {the fan} answers July.
investor
- Run both during the inspection: {fire}, {fan}.
family
- Cold nights, {the fire}. Hot nights, {the fan}. Good nights, either way.
modern
- January: {fire}. July: {fan}.
classic
- {The fire} is for the winter, and {the fan} for the summer.
casual
- {The fire} for when you're freezing, {the fan} for when you're melting, and about six weeks a year to complain about neither.

## scene: weather and fire
roles: window = floor-to-ceiling windows | wall of windows | picture window | bay window; fire = fireplace | gas fireplace | wood-burning fireplace | double-sided fireplace | stone or brick fireplace | kiva fireplace | wood stove
luxury
- There are two things to watch, the weather through {the window} and {the fire}.
investor
- Test {the fire}; look for fogged seals in {the window}.
family
- Let it storm. You've got {the window} to watch it through and {the fire} to sit it out by.
modern
- {Window}: weather. {Fire}: none of it.
classic
- The weather may be watched through {the window}, and waited out at {the fire}.
casual
- Watch the storm through {the window}, then feel smug at {the fire}.

## scene: floor and fire
roles: floor = hardwood floors | original hardwood floors | refinished hardwood floors | new hardwood floors | oak, maple, or walnut floors | wide-plank floors | parquet or herringbone floors; fire = fireplace | gas fireplace | wood-burning fireplace | double-sided fireplace | several fireplaces | stone or brick fireplace | wood stove
luxury
- {The floor} take the footsteps and {the fire} takes the evening.
investor
- Two items with histories worth asking for: the last finish on {the floor}, the last service on {the fire}.
family
- Shoes off on {the floor}, feet up at {the fire}.
modern
- {Floor} for sock feet, {fire} for thawing them.
classic
- Wood underfoot and a fire in winter are old requirements, and both are met: {floor}, {fire}.
casual
- {Floor} to slide across, {fire} to slide up to.

## scene: open plan, open fire
roles: plan = open floor plan; fire = fireplace | gas fireplace | wood-burning fireplace | double-sided fireplace | stone or brick fireplace; [ceiling] = vaulted ceilings | high ceilings | exposed beams
luxury
- {The plan} gives everyone the same conversation, and {the fire} gives them something to face.[ Overhead are {ceiling}.]
investor
- Layout: {plan}. Features: {fire}[, {ceiling}].
family
- With {a plan}, the cook hears the jokes and {the fire} keeps the listeners.[ Lean back, and there are {a ceiling}.]
modern
- {Plan}, {fire}[, {ceiling}].
classic
- {The plan} lets the chairs go anywhere; {the fire} tells them where.[ There are {a ceiling} besides.]
casual
- You've got {a plan} and {a fire}[, plus {a ceiling}], so everybody's in on dinner.

## scene: open plan, open door
roles: plan = open floor plan; door = sliding glass doors | folding glass wall
luxury
- {The plan} runs on to {the door}.
investor
- Layout: {plan}, {door}. Bring furniture dimensions; there are fewer walls to put it against.
- Layout: {plan}, {door}.
family
- Between {the plan} and {the door}, nobody's stuck inside with the dishes.
modern
- {Plan}. {Door}. Keep walking.
classic
- There is {a plan}, and in fair weather {the door} may be open as well.
casual
- It's {a plan} with {a door}, so a party's got nowhere to get stuck.

## scene: look up
roles: ceiling = vaulted ceilings | high ceilings | two-story foyer or great room; beams = exposed beams | vigas | wood ceiling
luxury
- The eye goes up, to {the ceiling} and {the beams}, and is in no hurry to come down.
investor
- Overhead: {ceiling}, {beams}. Bring a ladder and a moisture meter.
- Overhead: {ceiling}, {beams}.
family
- Tip your head back: {ceiling}, {beams}, and somebody asking what you're looking at.
modern
- Tilt back: {ceiling}, {beams}.
classic
- {The ceiling} and {the beams} are overhead, and the floor is left to the furniture.
casual
- Between {the ceiling} and {the beams}, you're going to get a crick in your neck.

## scene: bare materials
roles: brick = exposed brick; beams = exposed beams; [floor] = original hardwood floors | wide-plank floors | polished concrete floors | oak, maple, or walnut floors
luxury
- Little has been covered: {brick}, {beams}[, {floor}].
investor
- In the open, where they can be inspected: {brick}, {beams}[, {floor}].
family
- You can see what the place is made of: {brick}, {beams}[, {floor} under your feet].
modern
- {Brick}. {Beams}. [{Floor}. ]No cover-up.
classic
- The house shows what it is made of, in {the brick} and {the beams}[, and underfoot in {the floor}].
casual
- {Brick}, {beams}[, {floor}]: somebody took the drywall down, or never put it up. Good call either way.

## scene: a loft and its surfaces
roles: plan = loft layout; wall = exposed brick; floor = polished concrete floors | original hardwood floors | hardwood floors | wide-plank floors; [height] = high ceilings | exposed beams
luxury
- {The plan} needs few things: {wall}, {floor}[, {height}]. This one has them.
investor
- {Plan}: {wall}, {floor}[, {height}]. The surfaces are in, the layout is open to bids.
family
- {The plan} has {a wall} and {a floor}[, with {a height}], and leaves the rest to you.
modern
- {Plan}: {wall}, {floor}[, {height}]. Add a sofa.
classic
- {The plan} keeps to plain materials, {wall} and {a floor}, and leaves the arrangement to its owner.
casual
- It's {a plan} with {a wall} and {a floor}, so decorating is mostly deciding where the couch goes.

## scene: the keep list
roles: woodwork = original woodwork | original details; doors = pocket doors; cabinet = built-in china cabinet | china cabinet
luxury
- What a house might have lost, this one has kept: {the woodwork}, {the doors}, {the cabinet}.
investor
- Kept, and slow to re-create: {woodwork}, {doors}, {cabinet}. Name all three in the contract.
family
- Slide {the doors} shut, bring the good plates from {the cabinet}, and lean on {the woodwork} like everyone before you.
modern
- Kept: {woodwork}, {doors}, {cabinet}.
classic
- {The woodwork} has stayed, {the doors} have stayed, and {the cabinet} is where it was built.
casual
- Nobody tore out {the woodwork}, nobody drywalled over {the doors}, and {the cabinet} is ready for somebody's good plates.

## scene: glass and woodwork
roles: glass = stained glass | leaded glass; woodwork = original woodwork
luxury
- {The glass} takes the sun and {the woodwork} takes the polish.
investor
- Specialist trades to call: a glazier for {the glass}, a finish carpenter for {the woodwork}.
family
- On a bright day look at {the glass}; on a gray one, at {the woodwork}. Somebody took trouble over both.
modern
- {Glass}, {woodwork}. Neither comes in a box.
classic
- A glazier and a carpenter have both left their work behind, in {the glass} and {the woodwork}.
casual
- {Glass} and {a woodwork}: the stuff you'd drive two hours to a salvage yard for.

## scene: on record and on view
roles: designation = historic designation; fires = several fireplaces | wood-burning fireplace | fireplace; woodwork = original woodwork | original details | original hardwood floors
luxury
- {The designation} is on record; {the fires} and {the woodwork} are on view.
investor
- {Designation}, {fires}, {woodwork}: read the preservation rules before asking for bids.
family
- {The designation} comes with {a fires} to sit by and {a woodwork} to look after.
modern
- {Designation} on paper. {Fires} and {woodwork} in person.
classic
- {The designation} says historic; {the fires} and {the woodwork} say the same less formally.
casual
- It's got {a designation}, and {a fires} and {a woodwork} to back up the story.

## scene: old house, new windows
roles: old = original woodwork | original details | original hardwood floors; windows = new windows (year); [paint] = fresh paint (year)
luxury
- {The old} stayed; the windows were renewed in {windows:year}[, and the paint in {paint:year}].
investor
- Original: {old}. Replaced: windows, {windows:year}[; paint, {paint:year}].
family
- Keep {the old}, skip the window project: they were new in {windows:year}.
modern
- Old: {old}. New: windows, {windows:year}[; paint, {paint:year}].
classic
- {The old} belongs to the first builders, and the windows to {windows:year}.
casual
- {The old} came with the house, and the windows came in {windows:year}. That's the right way around.

## scene: steps and glass
roles: steps = marble steps; glass = stained glass | leaded glass
luxury
- {The steps} are the first thing noticed, and {the glass} the first remembered.
investor
- Look closely at two old trades: the joints of {the steps}, the lead of {the glass}.
family
- {The steps} are for sitting, {the glass} is for staring, and dinner can wait for both.
modern
- {Steps}. {Glass}. Both worth a second look.
classic
- Mason and glazier have each signed the house, with {the steps} and {the glass}.
casual
- You've got {a steps} and {a glass}, so even the pizza delivery gets a moment.

## scene: light in, light down
roles: window = floor-to-ceiling windows | wall of windows | picture window | skylights; shade = automated shades | plantation shutters | custom blinds
luxury
- {The window} let the day in; {the shade} decide how much.
investor
- Glazing: {window}. Coverings: {shade}; confirm they convey.
family
- {The window} for breakfast, {the shade} for the movie.
modern
- {Window}: light on. {Shade}: light off.
classic
- {The window} admit the day, and {the shade} keep it within bounds.
casual
- {The window} bring in the sun, and {the shade} handle it when it overstays.

## scene: from above and from the side
roles: sky = skylights | solar tubes; window = floor-to-ceiling windows | wall of windows | bay window | picture window
luxury
- Daylight comes two ways, down by {the sky} and in by {the window}.
investor
- Daylight: {sky}, {window}. Check flashing on the one and seals on the other.
- Daylight: {sky}, {window}.
family
- Check {the sky} for rain and {the window} for wind, and then decide about the umbrella.
modern
- Light from above: {sky}. Light from the side: {window}.
classic
- The weather may be consulted through {the sky} or {the window}, and the reports seldom differ.
casual
- With {a sky} and {a window}, you'll know it's a good day out. No excuses.

## scene: both ends of the day
roles: east = eastern exposure; west = western exposure
luxury
- The sun is met at {the east} and seen off at {the west}.
investor
- Exposures: {east}, {west}. See it early, and see it late.
- Exposures: {east}, {west}.
family
- Mornings have {the east}, and evenings have {the west}.
modern
- Sunrise: {east}. Sunset: {west}.
classic
- With {an east} and {a west}, it has both ends of the day.
casual
- The sun clocks in on {the east} and clocks out on {the west}.

## scene: high, on the corner
roles: floor = high floor | top floor; corner = corner unit; glass = floor-to-ceiling windows | wall of windows
luxury
- {The corner} is on {the floor}, and has {a glass} to show for it.
investor
- Three adjustments for the comparables: {floor}, {corner}, {glass}.
family
- Home is {a corner} on {the floor}, with {a glass} for keeping an eye on the weather.
modern
- Up: {floor}. Out: {corner}. Through: {glass}.
classic
- It is {a corner} on {the floor}, and has {a glass}.
casual
- You're on {the floor}, in {a corner}, with {a glass}.

## scene: nothing overhead
roles: top = top floor; height = high ceilings | vaulted ceilings
luxury
- No one lives above, and {the height} make the most of it.
investor
- Top floor, {height}: ask for the roof's age and the insulation under it.
family
- Nobody lives upstairs. {The height} got the space instead.
modern
- Top floor, {height}, and then the roof.
classic
- It is on the top floor, and has {a height}.
casual
- It's the top floor with {a height}: nobody stomping around up there, and nothing to bump your head on.

## scene: boots
roles: mudroom = mudroom; floor = tile floors | luxury vinyl plank | polished concrete floors | stone floors
luxury
- Boots stop at {the mudroom}; what gets past it meets {the floor}.
investor
- Where the wear goes: {mudroom} first, {floor} after.
family
- {The mudroom} stops most of it, and {the floor} forgive the rest.
modern
- First defense: {mudroom}. Second: {floor}.
classic
- What {the mudroom} misses, {the floor} can take.
casual
- {The mudroom} catches the boots. {The floor} catch whatever the dog brought in.

## scene: done, with dates
roles: floors = refinished hardwood floors (year) | new hardwood floors (year) | new floors (year) | new carpet (year); paint = fresh paint (year); [lights] = new light fixtures (year)
luxury
- The floors were done in {floors:year}, and the paint in {paint:year}.
investor
- Finish dates: floors, {floors:year}; paint, {paint:year}[; lighting, {lights:year}].
family
- The messy jobs are behind you: floors in {floors:year}, paint in {paint:year}[, lights in {lights:year}].
modern
- Floors, {floors:year}. Paint, {paint:year}. [Lights, {lights:year}. ]Boxes, yours.
classic
- The floors date from {floors:year} and the paint from {paint:year}[, with light fixtures of {lights:year}].
casual
- Floors in {floors:year}, paint in {paint:year}, and you weren't around for any of the fumes.

## scene: painted and floored
roles: paint = fresh paint; floor = new carpet | new floors | new hardwood floors | refinished hardwood floors; [lights] = new light fixtures | recessed lighting
luxury
- With {a paint} and {a floor}, one may begin with the furniture.
investor
- Make-ready, already made: {paint}, {floor}[, {lights}].
family
- {Paint}, {floor}[, {lights}]: all that's missing is your boxes.
modern
- {Paint}. {Floor}. [{Lights}. ]Unpack.
classic
- The painters have been, and so have the floor layers: {paint}, {floor}[, {lights}].
casual
- You get {paint} and {a floor}, so your first weekend's wide open.

## scene: top and bottom of the wall
roles: crown = crown molding; wainscot = wainscoting; [ceiling] = coffered ceilings | tray ceiling
luxury
- The walls are finished at both ends, {the wainscot} below and {the crown} above.
investor
- Millwork in place: {crown}, {wainscot}[, {ceiling}].
family
- {The wainscot} takes the chair backs, {the crown} takes the dust, and the middle is left for pictures.
modern
- {Crown} up top, {wainscot} down low. Hang art between.
classic
- {The wainscot} begins the wall and {the crown} concludes it[; {the ceiling} carries on from there].
casual
- {Wainscot} at the bottom, {crown} at the top. All you have to pick is the color in between.

## scene: the good plates
roles: cabinet = built-in china cabinet | china cabinet; light = chandelier; [trim] = wainscoting | coffered ceilings | crown molding
luxury
- Plates come from {the cabinet}, light from {the light}, and dinner may begin.
investor
- Dining fixtures: {cabinet}, {light}[, {trim}]. Confirm that the light conveys.
- Dining fixtures: {cabinet}, {light}[, {trim}].
family
- The good plates are out of {the cabinet} and {the light} is on. It must be Tuesday.
modern
- Plates: {cabinet}. Light: {light}. Takeout counts.
classic
- {The cabinet} keeps the china, {the light} shows it to advantage, and the cook is left the rest.
casual
- Get the plates out of {the cabinet}, turn on {the light}, and serve whatever. It'll pass.

## scene: an entrance
roles: stair = curved staircase | spiral staircase | floating staircase; light = chandelier
luxury
- {The stair} is for descending, and {the light} for being seen by.
investor
- {Stair}, {light}: one is structure, and one must be named in the contract.
family
- Come down {the stair} like it's a party. {The light} will play along.
modern
- {Stair}, {light}. Make an entrance.
classic
- {The stair} provides the entrance, and {the light} the occasion.
casual
- With {the stair} and {the light}, you'll be making entrances to get the mail.

`
