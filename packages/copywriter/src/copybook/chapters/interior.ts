// Lines as data; the notation is explained in ../README.md.
export const interior = `
## hardwood floors
kind: finish
hook: 4
match: hardwood floors, hardwood flooring, hardwoods, hardwood, hardwood throughout, wood floors, wood flooring, real wood floors, hdwd floors, hwd floors, HW floors, hardwd flrs, hard wood floors
luxury
- The floors are hardwood.
- {The it} can be refinished.
- ~with {an it} underfoot
investor
- Floors: {it}.
- The floors are hardwood, which can be refinished rather than replaced.
family
- {The it} sweep clean.
- The floors are hardwood.
modern
- Floors: {it}.
- {The it} sweep clean.
classic
- The floors are of hardwood.
- {The it} will take a new finish when one is wanted.
- ~with {an it} underfoot
casual
- Crumbs sweep right up off {the it}.
- You get hardwood floors.
= hardwood is swept, and can be sanded and refinished

## original hardwood floors
kind: character
hook: 5
match: original hardwood floors, original hardwoods, original hardwood, orig hardwood floors, orig hwd, original wood floors, original floors, original oak floors, original pine floors, period floors
luxury
- {The it} are as old as the house.
- The floors are original to the house.
investor
- The floors are original to the building.
- Floors: {it}.
family
- The floors are original, the same boards since the house was built.
- You have {an it} underfoot.
modern
- Floors: original.
- {The it} date from the start.
classic
- {The it} were laid when the house was built.
- The floors are original to the house.
casual
- {The it} are as old as the house.
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
- Floors: {it}.
- The floors have been sanded and refinished.
- (year) Floors: refinished {year}.
family
- The floors have been refinished, and you missed the dust.
- (year) The floors were refinished in {year}.
- The floors have been refinished.
modern
- {The it} have been sanded and coated again.
- (year) Floors: refinished {year}.
classic
- The floors have been refinished.
- {The it} have been sanded and finished again.
- (year) The floors were refinished in {year}.
casual
- The floors got refinished, so all you do is walk on them.
- (year) The floors got refinished in {year}.
- The floors have been refinished.
= refinishing keeps the wood and renews its surface

## new hardwood floors
kind: update
hook: 4
match: new hardwood floors, new hardwoods, new hardwood, new wood floors, new hwd floors, newly installed hardwood, brand new hardwood floors, new oak floors
luxury
- The hardwood floors are new.
- There are {an it} underfoot.
- (year) The hardwood was laid in {year}.
investor
- The hardwood is new.
- Floors: {it}.
- (year) Hardwood floors: installed {year}.
family
- You have {an it} underfoot.
- The hardwood is new.
- (year) The hardwood went down in {year}.
modern
- New hardwood.
- The hardwood is new.
- (year) Hardwood, new in {year}.
classic
- The hardwood is newly laid.
- (year) New hardwood was laid in {year}.
- The hardwood floors are new.
casual
- The hardwood's new, so now's the time for a no-shoes rule.
- You get {an it}.
- (year) The hardwood's from {year}.

## oak, maple, or walnut floors
kind: finish
hook: 5
match: oak floors, white oak floors, red oak floors, oak flooring, maple floors, walnut floors, hickory floors, cherry floors, Brazilian cherry floors, pine floors, heart pine floors, birch floors, ash floors, teak floors, mahogany floors
luxury
- There are {an it} underfoot.
- {The it} run underfoot.
investor
- Underfoot: {it}.
- There are {an it}.
family
- You have {an it} underfoot.
- There are {an it}.
modern
- Underfoot: {it}.
- There are {an it}.
classic
- There are {an it} underfoot.
- One walks on {an it}.
casual
- You get {an it} underfoot.
- There are {an it}.

## bamboo floors
kind: finish
hook: 3
match: bamboo floors, bamboo flooring, bamboo, strand bamboo floors, strand woven bamboo
luxury
- The floors are bamboo.
- There are {an it} underfoot.
investor
- Floors: {it}.
- The floors are bamboo.
family
- {The it} sweep clean.
- The floors are bamboo.
modern
- Floors: {it}.
- The floors are bamboo and sweep clean.
classic
- The floors are of bamboo.
- {The it} are swept as wood is swept.
casual
- The floors are bamboo, and you treat them like wood.
- You've got {an it} underfoot.
= bamboo is a grass that grows quickly

## cork floors
kind: finish
hook: 4
match: cork floors, cork flooring, cork floor, cork tile floors
luxury
- The floors are cork, which gives a little underfoot.
- {The it} are soft underfoot.
investor
- Floors: {it}.
- The floors are cork.
family
- {The it} give a little with every step, and your heels will notice.
- The floors are cork, soft underfoot.
modern
- The floors are cork, soft underfoot.
- {The it} have give.
classic
- The floors are of cork, which yields slightly and springs back.
- {The it} are soft underfoot.
casual
- {The it} go easy on your feet.
- The floors are cork, soft underfoot.
= cork is bark, harvested without felling the tree; it is soft and springs back

## wide-plank floors
kind: finish
hook: 5
match: wide plank floors, wide-plank floors, wide plank hardwood, wide plank hardwoods, wide plank oak, wide pine floors, wide board floors, wideboard floors, pumpkin pine floors, king's boards
luxury
- {The it} cross a room in fewer boards.
- The floors are laid in wide planks.
investor
- The floors are laid in wide planks.
- Floors: {it}.
family
- {The it} have fewer seams for crumbs.
- You have {an it} underfoot.
modern
- Floors: {it}.
- {The it} have fewer seams.
classic
- The boards are wide, and few of them cross a room.
- {The it} cover a room with few boards.
casual
- You get {an it} underfoot.
- {The it} have fewer cracks to sweep.
= wide boards make fewer seams

## parquet or herringbone floors
kind: finish
hook: 5
match: parquet floors, parquet, parquet flooring, herringbone floors, herringbone hardwood, herringbone wood floors, chevron floors, inlaid floors, inlaid hardwood, parque floors
luxury
- {The it} were laid piece by piece.
- There are {an it} underfoot.
investor
- The floors are patterned wood.
- Floors: {it}.
family
- You have {an it} underfoot.
- The floor has its own pattern: {it}.
modern
- {The it} bring the pattern.
- Underfoot: {it}.
classic
- The floor is laid in a pattern.
- {The it} were set piece by piece.
casual
- {The it} were laid piece by piece.
- You get {an it}.

## hardwood under carpet
kind: condition
hook: 4
match: hardwood under carpet, hardwood under carpets, hardwoods under the carpet, hardwood floors under carpet, hwd under carpet, wood floors under carpet, hdwd under w/w
luxury
- The carpet lies over hardwood, and either may be kept.
- There is hardwood under the carpet.
investor
- Hardwood lies under the carpet.
- Floors: hardwood, under carpet.
family
- There's hardwood under the carpet, whenever you want it.
- There's hardwood under the carpet.
modern
- Carpet on top, hardwood below.
- Under the carpet: hardwood.
classic
- Hardwood lies beneath the carpet.
- Beneath the carpet, the floor is hardwood.
casual
- Pull up the carpet and there's hardwood underneath.
- There's hardwood under the carpet.

## engineered wood floors
kind: finish
hook: 3
match: engineered wood floors, engineered hardwood, engineered hardwood floors, engineered wood, eng hardwood, eng. wood floors, engineered oak floors, engineered flooring, engineered hdwd
luxury
- The floors are engineered wood.
- {The it} are real wood on a layered base.
investor
- Floors: {it}.
- The floors are engineered wood, a wood surface on a layered core.
family
- {The it} are real wood on top.
- The floors are engineered wood.
modern
- Real wood on top, layers below: {it}.
- {The it} are built in layers.
classic
- {The it} have a surface of real wood.
- The floors are of engineered wood, a layer of timber on a steadier base.
casual
- The floors are engineered wood, with real wood on top.
- You get {an it} underfoot.
= a layer of real wood over a layered core, made to move less with humidity

## luxury vinyl plank
kind: finish
hook: 3
match: luxury vinyl plank, luxury vinyl, luxury vinyl plank flooring, LVP, LVP flooring, LVP floors, LVT, luxury vinyl tile, vinyl plank, vinyl plank flooring, waterproof vinyl plank, waterproof LVP, SPC flooring, vinyl flooring
luxury
- The floors are vinyl plank, untroubled by water.
- {The it} are kept with a damp mop.
investor
- {The it} need no refinishing.
- Flooring: {it}.
family
- Come in dripping: the floors are vinyl plank.
- Wet boots and spilled juice mop right off {the it}.
- The floors are vinyl plank and mop clean.
modern
- Vinyl plank: spills wipe up.
- Water stays on top of {the it}.
classic
- The floors are vinyl plank, which may be mopped.
- {The it} need no waxing or sanding.
casual
- The floors are vinyl plank, so wet boots are no big deal.
- The floors are vinyl plank and mop clean.
= vinyl does not absorb water and is not refinished

## laminate floors
kind: finish
hook: 2
match: laminate floors, laminate flooring, laminate, laminate wood floors, wood laminate, Pergo, laminated floors
luxury
- The floors are laminate, kept with a dry mop.
- {The it} need no wax.
investor
- The floors are laminate.
- Floors: {it}.
family
- {The it} sweep clean and need no wax.
- The floors are laminate and sweep clean.
modern
- The floors are laminate.
- {The it} need no wax.
classic
- The floors are laminate, kept with a broom.
- {The it} need no waxing.
casual
- The floors are laminate, so skip the wax.
- {The it} sweep clean.
= laminate is not waxed, sanded or refinished

## tile floors
kind: finish
hook: 3
match: tile floors, tile flooring, tiled floors, tile throughout, ceramic tile, ceramic tile floors, porcelain tile, porcelain tile floors, porcelain floors, wood-look tile, plank tile, Saltillo tile, Mexican tile floors, large format tile
luxury
- The floors are tile, untroubled by wet feet.
- {The it} are kept with a mop.
investor
- Floors: {it}.
- The floors are tile.
family
- Wet feet are fine, because the floors are tile.
- Sandy feet and wet towels are no trouble for {the it}.
- The floors are tile and mop clean.
modern
- The floors are tile.
- {The it} take wet feet.
classic
- The floors are of tile, which takes water well.
- {The it} are kept with a mop.
- The floors are of tile.
casual
- The floors are tile, so muddy shoes cost you about a minute.
- The floors are tile and mop clean.
= tile takes water and is mopped

## stone floors
kind: finish
hook: 5
match: stone floors, stone flooring, slate floors, slate tile floors, travertine floors, travertine, marble floors, marble flooring, limestone floors, flagstone floors, bluestone floors
luxury
- The floors are stone.
- There are {an it} underfoot.
investor
- Floors: {it}.
- The floors are stone.
family
- {The it} can take muddy boots.
- The floors are stone.
modern
- Underfoot: {it}.
- The floors are stone.
classic
- The floors are of stone.
- There are {an it} underfoot.
casual
- You've got {an it} underfoot.
- You get stone floors.
= stone is quarried, older than the house, and is sealed from time to time

## terrazzo floors
kind: finish
hook: 5
match: terrazzo, terrazzo floors, terrazzo flooring, original terrazzo, original terrazzo floors, polished terrazzo, terazzo, terrazo floors
luxury
- The floor is terrazzo, poured, then ground, then polished.
- {The it} were poured and ground smooth.
investor
- Floors: {it}.
- The floors are terrazzo, poured and polished.
family
- The floors are terrazzo and mop clean.
- The floors are terrazzo.
modern
- The floors are terrazzo.
- {The it} were poured, then polished.
classic
- The floors are terrazzo: chips of stone or glass, set and ground level.
- {The it} were poured and ground smooth, and are kept with a mop.
casual
- The floors are terrazzo, and they're good at hiding crumbs.
- You get {an it}.
= terrazzo is chips of stone or glass in a binder, poured and ground smooth

## polished concrete floors
kind: finish
hook: 5
match: polished concrete, polished concrete floors, concrete floors, stained concrete, stained concrete floors, sealed concrete floors, polished cement floors, acid stained concrete
luxury
- The concrete itself is the floor, polished.
- The floors are of polished concrete.
investor
- Floors: {it}.
- The floor finish is the concrete itself.
family
- {The it} wipe right down.
- The floors are polished concrete.
modern
- The floors are concrete, polished.
- Nothing covers {the it}.
classic
- The floors are concrete, polished rather than covered.
- {The it} are kept with a mop.
casual
- The floors are polished concrete, so a spill is nothing.
- The floors are polished concrete.

## new carpet
kind: update
hook: 3
match: new carpet, new carpeting, brand new carpet, new carpet throughout, new carpet in bedrooms, carpet replaced, carpets replaced, fresh carpet, new carpets, new cpt, new w/w carpet
luxury
- The carpet is new.
- There is {an it} underfoot.
investor
- Flooring: {it}.
- The carpet is new.
family
- The carpet is new, so movie night can be on the floor.
- There's {an it} underfoot.
modern
- The carpet is new.
- Carpet: new.
classic
- The carpet is new.
- {The it} has been laid.
casual
- The carpet's new, and soft on bare feet.
- There's {an it}.

## new floors
kind: update
hook: 4
match: new flooring, new floors, new flooring throughout, all new flooring, new floor, floors replaced
luxury
- The flooring is new.
- {The it} has been laid.
investor
- The flooring is new.
- Flooring: {it}.
family
- The flooring is new, so there's one job you can skip.
- The floors are new.
modern
- Flooring: {it}.
- The floors are new.
classic
- The flooring has been newly laid.
- ~with {an it} underfoot
- (year) New flooring was put down in {year}.
- Underfoot, the flooring is new.
casual
- The flooring's new, so skip the weekend in knee pads.
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
- Flooring: {it}.
- The flooring has been updated.
family
- The floors have been updated, one job you can skip.
- You have {an it} underfoot.
- The floors have been updated.
modern
- Flooring: {it}.
- The flooring has been updated.
classic
- The flooring has been updated.
- The house has {an it}.
casual
- You've got {an it} underfoot.
- The floors have been updated.
= the flooring was replaced or renewed; no year is given

## no carpet
kind: finish
hook: 2
match: no carpet, no carpeting, carpet free, carpet-free, hard surface floors, hard surface flooring, hard surface flooring throughout, no carpet anywhere
luxury
- There is no carpet.
- There is no carpet; a broom is enough.
investor
- Flooring: hard surface, no carpet.
- There is no carpet to clean or replace.
family
- There's no carpet, so a spill is a towel and ten seconds.
- There's no carpet to vacuum.
modern
- Carpet: none.
- There's no carpet to vacuum.
classic
- There is no carpet to clean.
- There is no carpet, and rugs may be laid or not.
casual
- There's no carpet anywhere.
- There's no carpet to vacuum.

## fireplace
kind: amenity
hook: 5
match: fireplace, fire place, FP, f/p, frplc, fireplc, corner fireplace, living room fireplace, fireplace in living room, fireplace in great room, working fireplace
luxury
- Cold evenings may be spent at {the it}.
- There is {an it} for cold evenings.
investor
- Inside: {it}.
- There is {an it}.
family
- When it gets cold, everyone finds {the it}.
- There's {an it} for cold nights.
modern
- Cold nights go to {the it}.
- There's {an it}.
classic
- There is {an it} for cold evenings.
- Cold evenings are spent at {the it}.
casual
- There's {an it} for cold nights.
- {An it} makes staying in look like a plan.

## gas fireplace
kind: amenity
hook: 5
match: gas fireplace, gas FP, gas f/p, gas log fireplace, gas logs, gas log FP, direct vent gas fireplace, gas fireplace insert, gas insert, gas burning fireplace, natural gas fireplace
luxury
- {The it} is lit at once and leaves no ash.
- The fireplace burns gas, with no wood to carry and no ashes to clear.
investor
- Fireplace: gas.
- The fireplace burns gas, so there is no wood or ash to handle.
family
- {The it} is lit before the cocoa's ready.
- There's no wood to carry in and no ashes to carry out: {the it} burns gas.
- {The it} lights without wood.
modern
- {The it} needs no wood.
- The fireplace runs on gas: no wood, no ash.
classic
- {The it} requires no wood and leaves no ashes.
- The fireplace burns gas.
casual
- It's {an it}, so the fire starts when you say so.
- {The it} gives you the fire without the firewood.
- {The it} lights without wood or ashes.
= gas burns without wood, ash or creosote

## wood-burning fireplace
kind: amenity
hook: 6
match: wood burning fireplace, wood-burning fireplace, woodburning fireplace, wood fireplace, wood FP, wood burning FP, WBFP, WBF, masonry fireplace, wood burning f/p
luxury
- {The it} is a fire to be laid, lit, and listened to.
- There is {an it} for cold evenings.
- The fireplace burns wood.
luxury lead
- The fireplace in this {city} {type} burns wood, and winter evenings may be arranged around it.
- Winter evenings in this {city} {type} begin with a log laid in {the it}.
luxury headline
- A Wood Fire for Winter Evenings
investor
- Fireplace: wood-burning.
- The fireplace burns wood.
investor lead
- Of note in this {city} {type}: {an it}.
- The fireplace in this {city} {type} burns wood.
investor headline
- A Wood-Burning Fireplace
family
- Bring in an armload of logs for {the it}.
- The fireplace burns wood, and lighting it is half the fun.
- There's {an it} for cold nights.
family lead
- Bring in an armload of wood. This {city} {type} has {an it}, and the evening starts when you light it.
- The evening in this {city} {type} starts when you put a match to {the it}.
family headline
- Bring In an Armload of Wood
modern
- There's {an it}, with real logs.
- The fireplace burns real logs.
modern lead
- Stack the logs and light them. The fireplace in this {city} {type} burns wood.
- This {city} {type} has {an it}: real logs, real fire.
modern headline
- Real Logs, Real Fire
classic
- There is {an it}, to be fed a log at a time.
- The fireplace burns wood.
classic lead
- A wood fire is laid before it is lit, and this {city} {type} has {an it} for the purpose.
- The fireplace of this {city} {type} burns wood, and cold evenings are spent before it.
classic headline
- A Fireplace That Burns Wood
casual
- There's {an it}, crackle and all.
- The fireplace burns wood, crackle and all.
casual lead
- You know that crackle? The fireplace in this {city} {type} burns wood.
- Bring in some logs: this {city} {type} has {an it}.
casual headline
- Yes, the Fireplace Burns Wood
= a wood fire is laid, lit, fed and swept up after

## double-sided fireplace
kind: amenity
hook: 6
match: double-sided fireplace, double sided fireplace, two-sided fireplace, two sided fireplace, 2 sided fireplace, dual-sided fireplace, see-through fireplace, see thru fireplace, two-way fireplace, pass-through fireplace, 2-way FP
luxury
- {The it} is seen from two sides.
- One fire serves both sides of {the it}.
luxury lead
- One fire, seen from both sides: this {city} {type} has {an it}.
- In this {city} {type} a single fire serves two sides, in {the it}.
luxury headline
- One Fire, Seen from Both Sides
investor
- {An it} serves two sides with one fire.
- Fireplace: double-sided.
investor lead
- This {city} {type} has {an it}, one fire seen from two sides.
- One firebox serves two sides in this {city} {type}: {the it}.
investor headline
- One Fire, Two Sides
family
- Pick a side: {the it} can be enjoyed from both.
- {The it} can be seen from both sides.
family lead
- Nobody gets the cold side: {the it} in this {city} {type} has two warm ones.
- Pick a side of {the it}: in this {city} {type}, both are warm.
family headline
- Pick a Side of the Fire
modern
- {The it} works from both sides.
- {The it}: one fire, two sides.
modern lead
- Two sides, one flame. That's {the it} in this {city} {type}.
- This {city} {type} has {an it}: one fire, two sides to sit on.
modern headline
- Two Sides, One Flame
classic
- {The it} faces both ways.
- {The it} serves two sides with a single fire.
classic lead
- A single fire faces both ways in this {city} {type}, which has {an it}.
- The fireplace of this {city} {type} has two faces, and the fire is seen from either side.
classic headline
- A Fireplace That Faces Both Ways
casual
- {The it} has two fronts and no back.
- {The it} works from both sides, and nobody has to trade chairs.
casual lead
- There are two good sides to sit on in this {city} {type}: it has {an it}.
- Pick your side: this {city} {type} has {an it}.
casual headline
- Two Good Sides of One Fire
= one fire can be seen from two sides

## several fireplaces
kind: amenity
hook: 7
match: 2 fireplaces, two fireplaces, 3 fireplaces, three fireplaces, 4 fireplaces, four fireplaces, five fireplaces, 5 fireplaces, multiple fireplaces, several fireplaces, fireplaces, 2 FPs
luxury
- (n) There are {n} fireplaces, and an evening may move from one to another.
- (n) The house has {n} fireplaces.
- There are {an it} for cold evenings.
luxury lead
- (n) There are {n} fireplaces in this {city} {type}, and an evening may move from one to the next.
- This {city} {type} has {an it} for cold evenings.
luxury headline
- (n) {n} Fireplaces for Cold Evenings
- More Than One Fire to Sit By
investor
- (n) The house has {n} fireplaces.
- (n) Fireplaces: {n}.
- Interior: {it}.
investor lead
- (n) This {city} {type} has {n} fireplaces.
- Inside this {city} {type}: {an it}.
investor headline
- (n) {n} Fireplaces on the List
- More Than One Fireplace
family
- (n) With {n} fireplaces, talkers get one and readers get another.
- There are {an it} for cold nights.
family lead
- (n) Pick your fireplace: this {city} {type} has {n}.
- Pick your fireplace: this {city} {type} has more than one.
family headline
- (n) {n} Fireplaces, So Pick Yours
- A Fireplace to Spare
modern
- Cold nights get {an it}.
- (n) Fireplaces: {n}.
- There are {an it}.
modern lead
- (n) Pick tonight's: this {city} {type} has {n} fireplaces.
- Pick tonight's fire: this {city} {type} has {an it}.
modern headline
- (n) {n} Fireplaces. Pick Tonight's.
- Pick Tonight's Fire
classic
- (n) There are {n} fireplaces, for cold evenings.
- The house has {an it}.
classic lead
- This {city} {type} has {an it}, for winter evenings.
- (n) There are {n} hearths in this {city} {type}.
classic headline
- (n) {n} Hearths Under One Roof
- More Than One Hearth
casual
- (n) There are {n} fireplaces, so try one a night.
- You get {an it} for cold nights.
casual lead
- (n) This {city} {type} has {n} fireplaces, so you can try one a night.
- More than one good seat by the fire: this {city} {type} has {an it}.
casual headline
- (n) {n} Fireplaces. Yes, {n}.
- Fireplaces, Plural

## stone or brick fireplace
kind: amenity
hook: 6
match: stone fireplace, brick fireplace, floor-to-ceiling stone fireplace, stacked stone fireplace, river rock fireplace, fieldstone fireplace, limestone fireplace, granite fireplace, marble fireplace, stone surround fireplace
luxury
- There is {an it}, for cold evenings.
- The evening has something solid to face: {the it}.
luxury lead
- Cold evenings in this {city} {type} are spent at {the it}.
- {The it} comes first in this {city} {type}, and cold evenings belong to it.
luxury headline
- An Evening at the Fireplace
investor
- Interior: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- A Masonry Fireplace Inside
family
- Cold hands end up at {the it}.
- There's {an it} for cold nights.
family lead
- When it turns cold, everyone in this {city} {type} heads for {the it}.
- Pull the chairs up to {the it}. This {city} {type} is ready for cold nights.
family headline
- Pull the Chairs Up to the Fire
modern
- Cold nights: {it}.
- There's {an it}.
modern lead
- Start at {the it} in this {city} {type}.
- Cold nights in this {city} {type} go to {the it}.
modern headline
- Start at the Fire
classic
- Winter evenings may be spent before {the it}.
- There is {an it}.
classic lead
- Winter evenings in this {city} {type} are spent before {the it}.
- {The it} comes first in this {city} {type}, and winter evenings are spent before it.
classic headline
- Evenings Before the Fire
casual
- There's {an it} for cold nights.
- There's {an it}.
- Somebody's always leaning on {the it}.
casual lead
- This {city} {type} has {an it}, so cold nights are covered.
- You'll end up at {the it} most nights in this {city} {type}.
casual headline
- Cold Nights Are Covered

## kiva fireplace
kind: character
hook: 6
match: kiva fireplace, kiva, kiva FP, corner kiva, beehive fireplace, adobe fireplace
luxury
- {The it} is rounded, in the manner of the Southwest.
- In {the it} the logs are stood on end.
luxury lead
- The fire in this {city} {type} is kept in a kiva, where the logs are stood on end.
- {The it} comes first in this {city} {type}, rounded in the manner of the Southwest.
luxury headline
- A Kiva for the Fire
investor
- Interior: {it}.
- There is {an it}, a feature of Southwestern houses.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- A Kiva Fireplace Inside
family
- Stand the logs on end and light the kiva.
- Pull the chairs into a half circle around {the it}.
family lead
- Pull the chairs up to the kiva: this {city} {type} has one.
- Stand the logs on end and light {the it}. This {city} {type} is ready for cold nights.
family headline
- Chairs Around the Kiva
modern
- {The it} is rounded, the logs upright.
- The logs go upright in {the it}.
modern lead
- No right angles at the fire: this {city} {type} has a kiva.
- This {city} {type} has {an it}. The logs go in upright.
modern headline
- A Fire with No Right Angles
classic
- In the kiva, the logs are stood on end to burn.
- {The it} follows the old form of the Southwest, rounded.
classic lead
- The kiva belongs to the Southwest, and this {city} {type} keeps one.
- In this {city} {type} the fire is laid in {an it}, its logs stood on end.
classic headline
- A Kiva in the House
casual
- It's a kiva, so the logs stand on end.
- You get {an it} for cold nights.
casual lead
- This {city} {type} has {an it}, where the logs stand up and you sit down.
- Cold nights go to the kiva in this {city} {type}.
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
- Fireplace: electric.
- {The it} needs no flue and no gas line.
family
- {The it} lights with a switch.
- The fireplace is electric, so there's no wood to haul.
modern
- The fireplace is electric.
- {The it} makes a flame and no ash.
classic
- The fire is electric, with no chimney to be swept.
- {The it} needs no chimney and no wood.
casual
- {The it} glows without any wood to haul.
- The fireplace is electric, so you just flip it on.
= an electric fire has no wood, gas, chimney or ash

## decorative fireplace
kind: character
hook: 3
match: decorative fireplace, non-working fireplace, nonworking fireplace, non working FP, ornamental fireplace, faux fireplace, decorative FP, deco fireplace
luxury
- The fireplace is decorative only.
- There is {an it}.
investor
- The fireplace is decorative.
- Fireplace: decorative, not for fires.
family
- {The it} is for show, and good for candles.
- {The it} is for looks.
modern
- {The it} is for looks, not fires.
- The fireplace is decorative.
classic
- {The it} is for decoration only.
- There is {an it}, good for candles in winter.
casual
- Heads up, the fireplace is decorative.
- {The it} is just for looks.
= a decorative fireplace is not for burning wood

## mantel
kind: character
hook: 4
match: mantel, mantle, fireplace mantel, original mantel, original mantels, marble mantel, marble mantels, carved mantel, carved mantels, wood mantel, limestone mantel, period mantels
luxury
- {The it} frames the fire, lit or not.
- There is {an it}.
investor
- Interior: {it}.
- Trim: {it}.
family
- Birthday cards line up on {the it}.
- There's {an it} for the clock and the photographs.
modern
- {The it} frames the fire.
- There's {an it}.
classic
- {The it} frames the fireplace.
- There is {an it}, for a clock or a pair of candlesticks.
casual
- The keys and the cards all end up on {the it}.
- There's {an it} for the clock and the cards.

## wood stove
kind: system
hook: 6
match: wood stove, woodstove, wood-stove, wood burning stove, wood-burning stove, woodburning stove, cast iron stove, wood stove insert, wood burning insert, Vermont Castings stove, Jotul stove
luxury
- {The it} makes its heat from split logs.
- There is {an it} for cold weather.
luxury lead
- Winter in this {city} {type} runs on kindling and split logs: there is {an it}.
- {The it} warms this {city} {type} a log at a time.
luxury headline
- Heat, One Split Log at a Time
investor
- Heat: {it}.
- {The it} makes heat without gas or electricity.
investor lead
- {The it} in this {city} {type} makes heat from cordwood, without gas or electricity.
- This {city} {type} has {an it}, a heat source that needs no utility.
investor headline
- Heat from Cordwood
family
- Wet mittens dry near {the it}.
- When the weather turns, you feed {the it} a log.
- {The it} burns logs and gives heat.
family lead
- When it turns cold in {city}, this {type} has {an it} to feed.
- Put another log in {the it}: this {city} {type} is ready for winter.
family headline
- Feed the Stove, Then Everyone
modern
- {The it} runs on logs.
- {The it} burns logs and gives heat.
modern lead
- This {city} {type} has {an it}: split logs in, heat out.
- Logs in, heat out. This {city} {type} has {an it}.
modern headline
- Logs In, Heat Out
classic
- {The it} burns split wood, a log at a time.
- There is {an it} for the cold months.
classic lead
- Wood, it is said, warms twice: once at the woodpile and once in the stove. This {city} {type} has the stove.
- The cold months are met in this {city} {type} with {an it}.
classic headline
- A Stove for the Woodpile
casual
- {The it} works when the power doesn't.
- There's {an it} for the cold months.
casual lead
- You're going to have opinions about firewood. This {city} {type} has {an it}.
- Power out? This {city} {type} has {an it}, and it runs on logs.
casual headline
- You'll Have Opinions About Firewood
= a wood stove makes heat from split wood, without gas or electricity

## pellet stove
kind: system
hook: 4
match: pellet stove, pellet insert, pellet burning stove, pellet-burning stove, wood pellet stove
luxury
- {The it} is fed from its hopper.
- The stove burns pellets, with no wood to split.
investor
- {The it} burns bagged pellets.
- Heat: {it}.
family
- Pour in a bag and {the it} runs all evening.
- There's no wood to split, because the stove burns pellets.
modern
- {The it} runs on bagged pellets.
- {The it} feeds itself.
classic
- {The it} burns pellets, fed from a hopper.
- The stove burns pellets, with no wood to split.
casual
- {The it} feeds itself once you pour in the bag.
- It's a pellet stove, so it's wood heat without the splitting.
= a pellet stove is fed from a hopper and needs electricity

## vaulted ceilings
kind: character
hook: 5
match: vaulted ceilings, vaulted ceiling, vaulted, vaulted clgs, vaulted great room, vaulted living room, cathedral ceilings, cathedral ceiling, cathedral clgs, valuted ceilings
luxury
- The ceiling rises above the walls.
- There are {an it} overhead.
investor
- Ceilings: {it}.
- The height is overhead: {it}.
- Ceilings: vaulted.
family
- {The it} leave room for the tall bookcase.
- You have {an it} overhead.
modern
- Overhead: {it}.
- {The it} add height.
classic
- {The it} rise above the walls.
- There are {an it} overhead.
casual
- {The it} add a lot of air overhead.
- You get {an it} overhead.
= a vaulted ceiling rises above the height of the walls

## high ceilings
kind: character
hook: 5
match: high ceilings, high ceiling, tall ceilings, soaring ceilings, 9 ft ceilings, 9' ceilings, nine foot ceilings, 10 ft ceilings, 10' ceilings, 10-foot ceilings, 11 ft ceilings, 12 ft ceilings, 12' clgs, 14 foot ceilings, hi ceilings
luxury
- {The it} allow for tall furniture.
- (n) The ceilings are {n} feet high.
- There are {an it} overhead.
investor
- Ceilings: {it}.
- (n) Ceiling height: {n} feet.
- There are {an it}.
family
- With {an it}, the tall bookcase gets to come, too.
- (n) The ceilings go up {n} feet, so the tall bookcase gets to come.
- You have {an it} overhead.
modern
- The ceilings are high.
- {The it} leave wall for a big picture.
- (n) Ceilings: {n} feet.
- There are {an it} overhead.
classic
- High ceilings allow for tall furniture.
- {The it} allow for long curtains.
- (n) The ceilings are {n} feet high.
- There are {an it} overhead.
casual
- {The it} leave room for the tall plant.
- The ceilings are high enough for a tall bookcase.
- (n) The ceilings are {n} feet up.
- You get {an it} overhead.

## coffered ceilings
kind: character
hook: 5
match: coffered ceilings, coffered ceiling, coffered clgs, coffer ceiling, coffered great room ceiling, box beam ceiling, box beam ceilings
luxury
- The ceiling is coffered, a grid of recessed panels.
- There are {an it} overhead.
investor
- Overhead: {it}.
- The ceiling is coffered.
family
- There's a grid of panels overhead, because the ceiling is coffered.
- You have {an it} overhead.
modern
- {The it} put a grid overhead.
- The ceiling is coffered.
classic
- The ceiling is coffered, in recessed panels.
- There are {an it} overhead.
casual
- The ceiling's coffered, with a grid of panels to look up at.
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
- Ceiling: tray.
- Overhead: {it}.
family
- The ceiling steps up in the middle, like a tray.
- There's {an it} overhead.
modern
- {The it} adds a level overhead.
- The ceiling is a tray, raised in the middle.
classic
- The ceiling is raised at the center, in the form called a tray.
- {The it} is higher at its center.
casual
- {The it} steps up in the middle.
- There's {an it} overhead.
= a tray ceiling is higher at its center than at its edge

## exposed beams
kind: character
hook: 6
match: exposed beams, exposed beam ceilings, exposed wood beams, exposed beam, wood beams, wood beam ceiling, wood beamed ceilings, beamed ceilings, beamed ceiling, beam ceilings, open beams, open beam ceiling, open-beam ceilings, timber beams, ceiling beams, reclaimed beams
luxury
- {The it} are left in view.
- There are {an it} overhead.
luxury lead
- {The it} come first in this {city} {type}; one looks up.
- The eye goes up first in this {city} {type}, to {the it}.
luxury headline
- Beams, Left in View
investor
- Ceiling: {it}.
- The beams are left exposed.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- Exposed Beams Overhead
family
- Look up and you'll see {the it}.
- You have {an it} overhead.
family lead
- Look up: this {city} {type} has {an it}.
- Everyone will look up first in this {city} {type}, at {the it}.
family headline
- Look Up at the Beams
modern
- The beams are exposed.
- There are {an it} overhead.
modern lead
- Look up. This {city} {type} has {an it}.
- Overhead in this {city} {type}: {an it}.
modern headline
- Look Up
classic
- The beams are left in view.
- {The it} have not been covered over.
classic lead
- The carpentry of this {city} {type} has been left in view: {it}.
- One looks up first in this {city} {type}, to {the it}.
classic headline
- The Carpentry, in View
casual
- You'll be looking up at {the it}.
- You get {an it} overhead.
casual lead
- You'll look up the minute you walk into this {city} {type}: it has {an it}.
- Lean back and look up: this {city} {type} has {an it}.
casual headline
- Lean Back and Look Up
= exposed beams are visible

## vigas
kind: character
hook: 6
match: vigas, viga ceilings, viga ceiling, viga beams, wood vigas, vigas and latillas, vigas & latillas, viga and latilla ceilings, latillas, latilla ceilings
luxury
- Overhead are vigas, round log beams.
- {The it} cross the ceiling as whole logs.
luxury lead
- Vigas cross the ceilings of this {city} {type}, as round as the trees they were.
- The eye goes up first in this {city} {type}, to {the it}.
luxury headline
- Vigas Overhead
investor
- Ceiling: vigas.
- {The it} are a regional detail.
investor lead
- This {city} {type} has vigas, a detail of the Southwest.
- Ceilings in this {city} {type}: {it}.
investor headline
- Vigas in the Ceilings
family
- There are whole logs across the ceiling.
- You have {an it} overhead.
family lead
- Look up: this {city} {type} has vigas, whole logs across the ceiling.
- Everyone will look up first in this {city} {type}, at {the it}.
family headline
- Whole Logs Across the Ceiling
modern
- Overhead: {it}.
- The ceiling beams are whole logs.
modern lead
- Look up. The ceiling of this {city} {type} has vigas.
- Whole logs cross the ceiling of this {city} {type}: {it}.
modern headline
- Whole Logs Overhead
classic
- The ceiling beams are peeled logs.
- {The it} keep to the building custom of the Southwest.
classic lead
- This {city} {type} keeps the building custom of the Southwest, with vigas overhead.
- Vigas cross the ceilings of this {city} {type}, in the custom of the Southwest.
classic headline
- Ceilings in the Southwestern Manner
casual
- Those logs in the ceiling are vigas.
- You get {an it} overhead.
casual lead
- You'll look up the minute you walk into this {city} {type}: it has {an it}.
- Whole logs run across the ceiling of this {city} {type}: {it}.
casual headline
- Whole Logs in the Ceiling
= vigas are round log beams, peeled of bark

## tin ceiling
kind: character
hook: 6
match: tin ceiling, tin ceilings, pressed tin ceiling, pressed tin, pressed tin ceilings, pressed metal ceiling, stamped tin ceiling, original tin ceiling, original tin ceilings
luxury
- The ceiling is pressed tin, its pattern repeated overhead.
- There is {an it} overhead.
luxury lead
- One looks up first in this {city} {type}: the ceiling is pressed tin.
- {The it} of this {city} {type} repeats its stamped pattern overhead.
luxury headline
- Pressed Tin Overhead
investor
- Ceiling: {it}.
- (commercial) {The it} is already up.
- Interior: {it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- A Tin Ceiling, Already Up
family
- The ceiling is pressed tin, pattern and all.
- Company looks up at {the it}.
- There's {an it} overhead.
family lead
- Everyone who comes into this {city} {type} will look up. The ceiling is pressed tin.
- Look up: this {city} {type} has {an it}.
family headline
- Everyone Looks Up First
modern
- The ceiling is pressed tin.
- Overhead: {it}.
modern lead
- Look up. The ceiling in this {city} {type} is pressed tin.
- This {city} {type} has {an it}. The pattern repeats.
modern headline
- Look Up: It's Tin
classic
- The ceiling is of pressed tin, stamped in panels.
- {The it} repeats its pattern overhead.
classic lead
- Ceilings were once ordered by the sheet and put up in pattern. This {city} {type} has {an it}.
- One looks up first in this {city} {type}, to {the it}.
classic headline
- A Ceiling of Pressed Tin
casual
- Look up, and it's {an it}.
- There's {an it} overhead.
casual lead
- You'll walk into this {city} {type} and look straight up: it has {an it}.
- You'll spot it overhead: this {city} {type} has {an it}.
casual headline
- Look Up: Tin Ceiling
= tin ceilings are stamped panels in a repeating pattern

## wood ceiling
kind: finish
hook: 4
match: wood ceiling, wood ceilings, tongue and groove ceiling, tongue-and-groove ceilings, tongue & groove ceiling, T&G ceiling, T&G ceilings, pine ceiling, knotty pine ceiling, cedar ceiling, wood plank ceiling, beadboard ceiling, shiplap ceiling
luxury
- There is {an it} overhead.
- The ceiling is wood, board fitted to board.
investor
- Ceiling: {it}.
- Overhead: {it}.
family
- {The it} is all boards.
- There's {an it} overhead.
modern
- The ceiling is wood.
- Overhead: {it}.
classic
- {The it} was fitted board by board.
- {The it} is boarded rather than plastered.
casual
- Look up, and it's {an it}.
- The ceiling's wood, like a cabin's.
- There's {an it} overhead.

## two-story foyer or great room
kind: character
hook: 5
match: two-story foyer, two story foyer, 2 story foyer, 2-story foyer, two-story entry, 2 story entry, two-story great room, two story great room, 2-story great room, 2 story living room, two-story living room, double-height living room, double height ceilings, double-height great room
luxury
- {The it} is open through both floors.
- {The it} rises the full two stories.
investor
- {The it} runs two stories.
- Layout: {it}.
family
- Call from {the it} and both floors hear it.
- {The it} goes up two floors.
modern
- {The it} runs two stories.
- {The it} is open through both floors.
classic
- {The it} rises through both floors.
- There is {an it}, open through both floors.
casual
- {The it} goes up two stories.
- {The it} is open clear through the second floor.
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
- Ceilings: smooth.
- There is no popcorn texture on the ceilings.
- Popcorn ceilings: removed.
family
- The ceilings are smooth, with no popcorn to scrape.
- The popcorn ceilings have been removed.
modern
- The ceilings have no popcorn.
- Ceilings: smooth.
classic
- The ceilings are smooth, without popcorn.
- The ceilings are smooth.
casual
- The ceilings are smooth, so there's no popcorn to scrape.
- The ceilings are smooth.

## exposed brick
kind: character
hook: 6
match: exposed brick, exposed brick walls, exposed brick wall, exposed brick accent wall, brick walls, brick wall, brick accent wall, interior brick, original exposed brick, exposed-brick, expsd brick
luxury
- {The it} has been left bare.
- There is {an it}, which needs no paint.
luxury lead
- {The it} in this {city} {type} needs no paint, and no picture hung on it.
- {The it} comes first in this {city} {type}, and wants neither paint nor pictures.
luxury headline
- Brick, Left Bare
investor
- Interior: {it}.
- Walls: {it}.
- The brick is exposed, with nothing to paint.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- Exposed Brick Inside
family
- There's {an it}, with no painting to do.
- There's {an it} to look at.
family lead
- There's bare brick in this {city} {type}, and everyone will want to stand in front of it.
- Start with {the it}: it's one part of this {city} {type} that never needs paint.
family headline
- Everyone Stands by the Brick
modern
- The brick is left bare.
- {The it} needs no paint.
modern lead
- This {city} {type} has {an it}. No paint needed.
- Start with {the it}. It's the one part of this {city} {type} that never needs paint.
modern headline
- The Brick Shows
classic
- The brick has been left exposed.
- {The it} keeps the mason's work in sight.
classic lead
- In this {city} {type} the brick has been left exposed, and the mason's work with it.
- {The it} of this {city} {type} keeps the mason's work in sight.
classic headline
- The Mason's Work, Left in View
casual
- You never have to repaint {the it}.
- You get {an it}.
casual lead
- This {city} {type} has {an it}, and that's one wall you never have to paint.
- You'll notice {the it} first in this {city} {type}.
casual headline
- One Wall You Never Have to Paint
= bare brick is not painted or plastered

## crown molding
kind: finish
hook: 2
match: crown molding, crown moulding, crown moldings, crown mouldings, crown mold, crwn molding, dentil molding, cove molding
luxury
- {The it} turns the corner between wall and ceiling.
- There is {an it} where the walls meet the ceiling.
- ~with {an it} to close the line between wall and ceiling
investor
- Trim: {it}.
- The walls are finished with {an it}.
family
- {The it} finishes the tops of the walls.
- {The it} runs along the ceiling.
modern
- The walls are finished with {an it}.
- {The it} runs along the ceiling.
classic
- {The it} carries the wall into the ceiling.
- The walls are finished with {an it}.
- ~with {an it} where the walls end
casual
- There's {an it} up where the walls end.
- You get {an it} along the ceiling.
= crown molding covers the joint of wall and ceiling

## wainscoting
kind: finish
hook: 3
match: wainscoting, wainscot, wainscotting, wainscoating, wainscotted, board and batten, board & batten walls, raised panel walls, beadboard, bead board, paneled wainscot, judges paneling
luxury
- {The it} finishes the lower wall.
- The lower walls are paneled.
investor
- {The it} takes the scuffs that drywall would show.
- Lower walls: {it}.
family
- {The it} protects the lower walls from chair backs.
- {The it} covers the lower walls.
modern
- {The it} protects the lower walls.
- The lower walls are paneled.
classic
- The lower walls are paneled.
- {The it} protects the lower walls from the chairs.
casual
- {The it} keeps the chair backs off the wall.
- You get {an it} on the lower walls.
= wainscoting is paneling on the lower part of a wall

## shiplap
kind: finish
hook: 3
match: shiplap, ship lap, ship-lap, shiplap wall, shiplap walls, shiplap accent wall, shiplap accents
luxury
- There is {an it}.
- {The it} runs in even lines.
investor
- The wall is finished in boards.
- Walls: {it}.
family
- There's {an it}.
- {The it} runs in neat lines.
modern
- There's {an it}.
- Walls: {it}.
classic
- There is {an it}.
- {The it} is laid in even boards.
casual
- Yes, there's shiplap.
- You get {an it}.

## accent wall
kind: finish
hook: 2
match: accent wall, accent walls, feature wall, feature walls, wood accent wall, wallpaper accent wall, tile accent wall, statement wall
luxury
- One wall is set apart from the others by {the it}.
- There is {an it}.
investor
- Interior: {it}.
- Finish: {it}.
family
- There's {an it}.
- {The it} gives the room a front.
modern
- There's {an it}.
- The room has {an it}.
classic
- One wall has been treated differently from the rest: {the it}.
- There is {an it}.
casual
- There's {an it} to arrange the room around.
- You'll spot {the it} right away.

## fresh paint
kind: update
hook: 3
match: fresh paint, freshly painted, fresh interior paint, new paint, new interior paint, newly painted, repainted, painted throughout, interior painted, just painted, fresh coat of paint
luxury
- The paint is fresh.
- (year) The interior was painted in {year}.
- The interior has fresh paint.
investor
- The paint is fresh.
- (year) Paint: {year}.
- Paint: fresh.
family
- With fresh paint up, you can go straight to hanging pictures.
- (year) The paint is from {year}.
- The paint is fresh.
modern
- Fresh paint.
- (year) Painted: {year}.
- The paint is fresh.
classic
- The paint is fresh.
- (year) It was painted in {year}.
- The interior has been painted.
casual
- The paint's fresh, so go straight to hanging pictures.
- (year) It was painted in {year}.
- The paint's fresh.

## neutral palette
kind: finish
hook: 1
match: neutral palette, neutral paint, neutral colors, neutral color palette, neutral tones, neutral decor, neutral walls, neutral interior, earth tones
luxury
- The palette is neutral.
- The colors are neutral.
investor
- Colors: neutral.
- The palette is neutral.
family
- The colors are neutral, so your red chair gets to come along.
- The colors are neutral.
modern
- The palette is neutral.
- Neutral colors go with anything.
classic
- The palette is neutral, and agrees with most furniture.
- The colors are neutral.
casual
- The colors are neutral, so anything goes with them.
- The colors are neutral.

## solid doors
kind: finish
hook: 2
match: solid core doors, solid-core doors, solid wood doors, solid wood interior doors, solid doors, solid core interior doors
luxury
- The doors are solid.
- {The it} close with some weight.
investor
- Interior doors: {it}.
- The doors are solid.
family
- {The it} shut with a good thunk.
- The doors are solid, so closed feels closed.
- The doors are solid.
modern
- {The it} have heft.
- Doors: solid, not hollow.
classic
- The doors are solid rather than hollow.
- {The it} have some weight to them.
casual
- The doors are solid.
- {The it} have some heft.

## built-in shelving
kind: storage
hook: 5
match: built-in shelving, built in shelving, built-ins, built ins, builtins, custom built-ins, wall of built-ins, built-in bookshelves, built in bookshelves, built-in bookcases, built in bookcases, built-in shelves, bookcases, bookshelves, custom shelving, built-in cabinetry
luxury
- {The it} stay with the house.
- There are {an it} for the books.
investor
- Fixed storage: {it}.
- The shelves are built in.
family
- Unpack the books onto {the it} first.
- There's {an it} for the novels and the frames.
modern
- Books go on {the it}.
- The shelves are built in, and stay put.
classic
- {The it} were made for the wall.
- The shelves are built in, ready for books.
casual
- The shelves are built in, so there's nothing to assemble.
- You get {an it} for the novels and the frames.
= built-ins are fixed to the house

## built-in china cabinet
kind: character
hook: 5
match: built-in china cabinet, built in china cabinet, built-in china closet, china cabinet, built-in hutch, built in hutch, built-in buffet, built in buffet, built-in sideboard, corner china cabinet, corner cabinets, built-in corner cabinets
luxury
- {The it} is part of the house.
- The good plates are kept in {the it}.
investor
- {The it} stays with the house.
- Dining storage: {it}.
family
- The good dishes come out of {the it} for company, or for a Tuesday.
- {The it} holds the good plates.
modern
- {The it} holds the plates.
- {The it} stays, so there's nothing to buy.
classic
- {The it} is part of the house, ready for the china.
- There is {an it} for the china.
casual
- {The it} gives the gravy boat somewhere to live.
- There's {an it} for the good plates.

## rolling library ladder
kind: character
hook: 6
match: library ladder, rolling ladder, rolling library ladder, bookcase ladder, library w/ ladder, library with rolling ladder
luxury
- The top shelf is reached by {the it}.
- {The it} brings the upper shelves within reach.
luxury lead
- Books in this {city} {type} may be shelved out of reach, since there is {an it} to reach them.
- {The it} brings the top shelf within reach in this {city} {type}.
luxury headline
- A Ladder for the Top Shelf
investor
- {The it} runs on a rail.
- Interior: {it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Built-ins in this {city} {type} include {an it}.
investor headline
- A Rolling Ladder for the Shelves
family
- Everyone gets one ride on {the it}.
- The book on the top shelf is no problem with {an it}.
- {The it} reaches the top shelf.
family lead
- The top shelf is yours, too: this {city} {type} has {an it}.
- Everyone gets one ride on {the it}: this {city} {type} has shelves up high.
family headline
- Everyone Gets One Ride on the Ladder
modern
- {The it} reaches the top shelf.
- There's {an it} for the high shelves.
modern lead
- This {city} {type} has {an it}. The top shelf is in play.
- Start at the shelves: this {city} {type} has {an it}.
modern headline
- The Top Shelf Is in Play
classic
- {An it} reaches the upper shelves.
- The upper shelves are reached by {an it}.
classic lead
- The top shelf can be reached in this {city} {type}, which has {an it}.
- {An it} serves the upper shelves in this {city} {type}.
classic headline
- The Top Shelf Is Within Reach
casual
- There's {an it}, and yes, you'll ride it.
- {The it} gets you to the top shelf.
casual lead
- This {city} {type} has {an it}, and yes, you'll ride it.
- You won't need a chair to reach the top shelf in this {city} {type}: it has {an it}.
casual headline
- Yes, You'll Ride the Ladder
= a library ladder rolls on a rail and reaches high shelves

## reading nook
kind: room
hook: 5
match: reading nook, book nook, reading alcove, reading corner, cozy reading nook, library nook
luxury
- Reading has a corner of its own, {the it}.
- There is {an it} for a quiet hour.
investor
- The plan includes {an it}.
- Layout: {it}.
family
- Take a blanket and a book to {the it}.
- There's {an it} for a quiet hour.
modern
- There's {an it} for a quiet hour.
- Books go to {the it}.
classic
- {An it} is set aside for reading.
- There is {an it}, for an hour with a book.
casual
- There's {an it} for the book you keep meaning to finish.
- There's {an it} for a quiet hour.

## open floor plan
kind: character
hook: 3
match: open floor plan, open floorplan, open floor-plan, open concept, open-concept, open concept living, open concept floor plan, open layout, open plan, open living area, opn flr plan
luxury
- {The it} keeps the cook in the conversation.
- The main rooms are open to each other.
investor
- Layout: {it}.
- The main rooms are open to each other.
family
- With {an it}, you can cook and stay in the conversation.
- The main rooms are open to each other.
modern
- {The it}: few walls, one conversation.
- The main rooms are open to each other.
classic
- {The it} keeps the cook in company.
- The main rooms are open to each other.
casual
- It's {an it}, so you can cook and still hear the story.
- The main rooms are open to each other.
= in an open plan, cooking, eating and sitting areas are not walled off from one another

## split floor plan
kind: character
hook: 3
match: split floor plan, split floorplan, split floor-plan, split bedroom plan, split bedroom floor plan, split bedrooms, split bedroom layout, split plan, split bdrm plan, split BR plan
luxury
- The plan is split, with the bedrooms apart.
- The bedrooms are on separate sides.
investor
- Layout: split bedrooms.
- The bedrooms are on separate sides.
family
- The bedrooms are split, so early risers and late movies don't meet.
- The bedrooms are on separate sides.
modern
- Bedrooms are split.
- The bedrooms are on separate sides.
- It's {an it}.
classic
- The bedrooms are divided between the two sides of the house.
- The plan is split, and the bedrooms are set apart.
casual
- It's a split plan, so light sleepers have options.
- The bedrooms are on separate sides.
= a split plan separates the primary suite from the other bedrooms

## single-level layout
kind: character
hook: 4
match: single level, single-level, single level living, one level, one-level, one level living, all on one level, single story, single-story, one story, one-story, 1 story, 1-story, single floor, no stairs, no interior stairs, no steps, single lvl
luxury
- Everything is on one level.
- The house keeps to a single floor.
- The layout is single-level.
investor
- Stories: one.
- Layout: {it}.
- Everything is on one level.
family
- It's all on one floor, with no stairs to climb.
- Everything is on one level.
- The layout is single-level.
modern
- One level, no stairs.
- Single-level layout, with no stairs.
classic
- The house is of a single story.
- The rooms are all upon one level.
- The layout is single-level.
casual
- It's all on one level, so whatever you forgot isn't upstairs.
- It's a single-level layout.
= a single-level home has no stairs between its rooms

## two stories
kind: character
hook: 2
match: two story, two-story, 2 story, 2-story, two stories, two levels, two-level, 2 levels, two floors, three story, three-story, 3 story, three levels, 3 levels, duplex layout, multi-level
luxury
- (n) The house is arranged on {n} floors.
- The {type} has more than one floor.
- It has two stories.
investor
- Layout: more than one floor.
- The layout has more than one level.
- (n) Stories: {n}.
family
- There are two stories, so call up the stairs when supper's ready.
- There are two stories.
modern
- Two stories, upstairs and down.
- It has two stories.
classic
- (n) The house stands {n} stories.
- It has two stories.
casual
- There's an upstairs and a downstairs, two stories in all.
- It's got two stories.

## split-level
kind: character
hook: 2
match: split level, split-level, split level home, tri-level, tri level, bi-level, bilevel, raised ranch, quad level, side split
luxury
- It is a split-level, its floors set half a flight apart.
- It is a split-level, with short flights between floors.
- The plan is split-level.
investor
- Layout: split-level.
- It is a split-level.
family
- It's a split-level, half a flight up and half a flight down.
- It's a split-level.
modern
- Split-level, with floors half a flight apart.
- The plan is split-level.
classic
- The house is a split-level.
- It is a split-level, with floors staggered by half a flight.
casual
- It's a split-level, with a few stairs here and a few there.
- It's a split-level.
= split-level floors are offset by short flights of stairs

## loft layout
kind: character
hook: 7
match: loft layout, loft floor plan, loft-style, loft style, true loft, hard loft, soft loft, open loft, loft living, live/work loft, live-work loft, converted loft, industrial loft, loft condo
luxury
- The plan is a loft, with few walls.
- The plan is a loft, to be divided as one pleases.
- The plan is {a it}.
luxury lead
- A loft has few walls and leaves the drawing of rooms to its owner. This one is in {city}.
- This {city} {type} is laid out as a loft, with few walls between one use and another.
luxury headline
- A Loft, to Be Divided as One Likes
investor
- The layout is a loft, with few interior walls.
- Layout: {it}.
investor lead
- This {city} {type} is a loft, with few interior walls.
- Layout comes first in this {city} {type}: it is a loft.
investor headline
- A Loft Plan, Few Walls
family
- It's laid out as a loft, so the table can go wherever you like.
- It's {a it}.
family lead
- Your furniture draws the rooms here: this {city} {type} is laid out as a loft.
- There are few walls in this {city} {type}: it's a loft, and you decide what goes where.
family headline
- You Draw the Rooms
modern
- It's a loft, with few walls.
- It's a loft: rooms go where you say.
- It's {a it}.
modern lead
- Almost no walls. This {city} {type} is a loft, and the plan is yours to draw.
- This {city} {type} is a loft. Rooms go where you say.
modern headline
- Almost No Walls
classic
- The plan is a loft, with few partitions.
- The plan is {a it}.
classic lead
- A loft is a plain idea: a floor, a ceiling, and the arrangement left to the owner. This {city} {type} holds to it.
- This {city} {type} is laid out as a loft, and the arrangement is left to its owner.
classic headline
- A Loft, Plainly Laid Out
casual
- It's a loft, so you decide where the rooms start.
- It's laid out as a loft.
- It's {a it}.
casual lead
- Where's the living room? Wherever you say. This {city} {type} is a loft.
- This {city} {type} is a loft, so you decide where the rooms start.
casual headline
- Where's the Living Room? You Decide
= a loft plan has few interior walls

## floor-through
kind: building
hook: 5
match: floor-through, floor through, floor-thru, floor through apartment, full floor, full-floor, full floor unit, full-floor residence, entire floor, whole floor
luxury
- The residence takes the whole floor.
- It is a floor-through.
investor
- Floor-through: one unit to the floor.
- Position: full floor, front to back.
family
- It's a floor-through, so the whole floor is yours.
- It's a floor-through, front to back.
modern
- Floor-through: the whole floor.
- Floor-through, from front to back.
classic
- It occupies the entire floor.
- It is a floor-through.
casual
- You get the whole floor.
- It's the whole floor, so nobody's across the hall.
= a floor-through takes the whole floor of its building

## corner unit
kind: building
hook: 5
match: corner unit, corner condo, corner apartment, corner apt, corner residence, corner townhome, corner suite, corner location in building, SE corner unit, NW corner unit
luxury
- It is a corner unit, with two outside walls.
- The residence has the corner, and with it two outside walls.
investor
- Position: corner unit, two exterior walls.
- It is a corner unit.
family
- It's a corner unit, with the outdoors on two sides.
- It's a corner unit.
modern
- It's a corner unit.
- Corner unit: two outside walls.
classic
- It is a corner unit.
- It holds the corner, with outside walls on two sides.
casual
- It's the corner unit, with the outdoors on two sides.
- You're on the corner, with one less wall to share.
= a corner unit has two outside walls and fewer shared ones

## end unit
kind: building
hook: 5
match: end unit, end-unit, end unit townhome, end unit townhouse, end-unit townhome, end of row, end row, end of group, EOG, end townhouse
luxury
- The residence stands at the end of the row, with a neighbor on one side only.
- It is an end unit.
investor
- Position: end unit, one party wall.
- It is an end unit, with one shared wall.
- Position: end unit.
family
- It's an end unit, with a neighbor on one side only.
- It's an end unit.
modern
- End unit, one shared wall.
- It's an end unit.
classic
- It is an end unit.
- It stands at the end of its row, joined to a neighbor on one side.
casual
- It's an end unit: one neighbor, one shared wall.
- It's an end unit.
= an end unit shares one wall instead of two

## top floor
kind: building
hook: 6
match: top floor, top-floor, top floor unit, top-floor unit, top floor condo, top flr, highest floor, uppermost floor, no one above, no neighbors above, nobody above you
luxury
- It is on the top floor.
- It is on the top floor, with no one above.
luxury lead
- This {city} {type} is on the top floor, with no one above it.
- The building ends with this {city} {type}: it is on the top floor.
luxury headline
- On the Top Floor, with No One Above
investor
- Floor: top.
- It is on the top floor, with no unit above.
investor lead
- Position first: this {city} {type} is on the top floor.
- This {city} {type} is on the top floor, with no unit above.
investor headline
- Top-Floor Position
family
- Nobody lives upstairs, because it's on the top floor.
- It's the top floor, so there are no footsteps overhead.
- It's on the top floor.
family lead
- Nobody lives upstairs: this {city} {type} is on the top floor.
- Head all the way up. This {city} {type} is on the top floor, with nobody overhead.
family headline
- All the Way Up
modern
- Top floor. Nobody overhead.
- It's on the top floor.
modern lead
- Top floor. Nobody overhead. This {city} {type} is as high as the building goes.
- This {city} {type} is on the top floor, with nobody above.
modern headline
- Top Floor, Nobody Overhead
classic
- It is on the top floor, with no one above.
- It is on the top floor.
classic lead
- This {city} {type} is on the top floor, and only the roof is higher.
- No one lives above this {city} {type}, which is on the top floor.
classic headline
- Only the Roof Is Higher
casual
- It's on the top floor, so you're the upstairs neighbor.
- It's on the top floor.
casual lead
- No footsteps overhead: this {city} {type} is on the top floor.
- This {city} {type} is on the top floor, which makes you the upstairs neighbor.
casual headline
- You're the Upstairs Neighbor
= no unit is above the top floor

## high floor
kind: building
hook: 6
match: 19th floor, 5th floor, 7th floor, 12th floor, 22nd floor, high floor, high-floor unit, upper floor, 3rd floor, third floor unit, second floor unit, 2nd floor unit, 12th flr, on the 9th floor
luxury
- The residence is on {the it}.
- It is on {the it}.
luxury lead
- The residence is on {the it}, in {city}.
- One goes up to {the it} to reach this {city} {type}.
investor
- (n) Floor: {n}.
- It is on {the it}.
- Position in the building: {it}.
investor lead
- Position first: this {city} {type} is on {the it}.
- Position in the building of this {city} {type}: {it}.
family
- Home is on {the it}.
- You're on {the it}.
family lead
- Head up to {the it}: this {city} {type} is there.
- Home is on {the it} of this {city} building.
modern
- It's on {the it}.
- Your stop is {the it}.
modern lead
- This {city} {type} is on {the it}.
- Your stop is {the it}. This {city} {type} starts there.
classic
- It is on {the it}.
- Its place in the building is {the it}.
classic lead
- This {city} {type} is on {the it} of its building.
- {The it} of its building is the place of this {city} {type}.
casual
- You're on {the it}.
- It's on {the it}.
casual lead
- You're on {the it} in this {city} {type}.
- This {city} {type} is up on {the it}.

## ground-floor unit
kind: building
hook: 3
match: ground floor, ground-floor unit, ground floor unit, first floor unit, 1st floor unit, first-floor condo, 1st flr unit, ground level unit
luxury
- The residence is on the ground floor.
- It is on the ground floor, with no stairs to climb.
investor
- Floor: ground.
- It is on the ground floor.
family
- Groceries come straight in, because it's on the ground floor.
- It's on the ground floor.
modern
- Floor: ground.
- It's on the ground floor.
classic
- It is on the ground floor.
- It is a ground-floor unit.
casual
- Your moving-day friends will thank you, because it's on the ground floor.
- It's on the ground floor.

## natural light
kind: character
hook: 4
match: natural light, lots of natural light, lots of light, tons of natural light, tons of light, great light, great natural light, good light, sun filled, sun-filled, sunny, light filled, light-filled, light and bright, light & bright, bright and airy, bright, bright rooms, nat light
luxury
- There is natural light.
- Natural light reaches the rooms.
investor
- Interior: natural light.
- There is natural light indoors.
family
- There's natural light, so the lamps can wait till evening.
- There's natural light indoors.
modern
- There's natural light.
- There's natural light indoors.
classic
- There is natural light, and the lamps may wait for evening.
- There is natural light indoors.
casual
- It gets natural light, and the houseplants will like that.
- There's natural light indoors.
- You get natural light.

## southern exposure
kind: character
hook: 4
match: southern exposure, southern exposures, south facing, south-facing, faces south, south exposure, S exposure, S facing, southern light, south-facing windows
luxury
- It faces south, and has sun for most of the day.
- The exposure is southern.
investor
- Exposure: south.
- It faces south, with sun most of the day.
family
- It faces south, so there's sun from breakfast to late afternoon.
- It faces south.
modern
- South-facing. Sun most of the day.
- It faces south.
classic
- The exposure is to the south, with sun for most of the day.
- It faces south.
casual
- It faces south, and the houseplants will love it.
- It faces south, so the sun sticks around.
= a south-facing side gets sun through most of the day in the United States

## eastern exposure
kind: character
hook: 3
match: eastern exposure, east exposure, east facing, east-facing, faces east, E exposure, eastern light
luxury
- It faces east, toward the morning sun.
- With an eastern exposure, the sun arrives at breakfast.
investor
- It faces east, with morning sun.
- Exposure: east.
family
- It faces east, so the sun's there at breakfast.
- It faces east, toward the morning.
modern
- It faces east.
- It faces east, with sun in the morning.
classic
- It faces east, toward the morning.
- An eastern exposure has the first of the sun.
casual
- It faces east, so you get the morning sun.
- It faces east, so there's sun with your eggs.
= an east-facing side gets the morning sun

## western exposure
kind: character
hook: 3
match: western exposure, west exposure, west facing, west-facing, faces west, W exposure, western light
luxury
- It faces west, toward the late sun.
- The exposure is western.
investor
- It faces west, with afternoon sun.
- Exposure: west.
family
- It faces west, so supper gets the last of the sun.
- It faces west, toward the late sun.
modern
- It faces west.
- It faces west and gets the late light.
classic
- It looks to the west, and has the late sun.
- The exposure is western.
casual
- It faces west, so the sun's there at dinnertime.
- It faces west, so you get the late sun.
= a west-facing side gets the late sun

## several exposures
kind: character
hook: 5
match: double exposure, dual exposure, triple exposure, three exposures, 3 exposures, two exposures, multiple exposures, four exposures, N/S exposures, east/west exposure, windows on three sides, windows on 3 sides
luxury
- There are windows on more than one side.
- There are {an it}.
investor
- There are windows on more than one side.
- (n) Exposures: {n}.
- Exposures: {it}.
family
- There are windows on more than one side.
- (n) The windows face {n} directions.
- The windows face more than a single way.
modern
- There are windows on more than one side.
- (n) Exposures: {n}.
- Exposures: {it}.
classic
- (n) The windows face {n} directions.
- There are windows on more than one side.
casual
- There are windows on more than one side.
- You get {an it}.
= windows face more than one direction

## floor-to-ceiling windows
kind: character
hook: 7
match: floor to ceiling windows, floor-to-ceiling windows, floor to ceiling glass, floor-to-ceiling glass, floor to ceiling window, full height windows, full-height windows, FTC windows, flr to ceiling windows
luxury
- The glass runs from floor to ceiling.
- There are {an it}.
luxury lead
- Where most walls have a window, this {city} {type} has glass from floor to ceiling.
- {The it} come first in this {city} {type}: glass from the floor up.
luxury headline
- Glass from Floor to Ceiling
investor
- Windows: {it}.
- The glass runs from floor to ceiling.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- Floor-to-Ceiling Glass
family
- Sit on the floor and you can still see out: {the it} go all the way down.
- The windows run from floor to ceiling.
family lead
- Sit on the floor and you can still see out. {The it} in this {city} {type} go all the way down.
- {The it} in this {city} {type} start at your toes.
family headline
- Windows That Start at Your Toes
modern
- Glass runs from floor to ceiling.
- There are {an it}.
modern lead
- Floor. Glass. Ceiling. This {city} {type} has {an it}.
- This {city} {type} has {an it}. The glass starts at the floor.
modern headline
- Floor. Glass. Ceiling.
classic
- There are {an it}.
- The windows reach from the floor to the ceiling.
classic lead
- A window usually takes part of the wall. In this {city} {type} it was given all of it, from floor to ceiling.
- {The it} give the whole wall to glass in this {city} {type}.
classic headline
- The Window Was Given the Whole Wall
casual
- The windows go all the way from floor to ceiling.
- You get {an it}.
casual lead
- The windows in this {city} {type} go all the way from floor to ceiling.
- This {city} {type} has {an it}, so you can sit on the floor and still see out.
casual headline
- The Windows Go All the Way Down
= the glass begins at the floor and ends at the ceiling

## wall of windows
kind: character
hook: 6
match: wall of windows, wall of glass, walls of glass, walls of windows, window wall, glass wall, full wall of windows
luxury
- {The it} lets the day in.
- One wall is given to glass.
luxury lead
- One wall of this {city} {type} is given to glass.
- {The it} comes first in this {city} {type}, and the day comes in by it.
luxury headline
- One Wall, Given to Glass
investor
- One wall is all windows.
- Glazing: {it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- A Wall of Windows
family
- One whole wall is windows.
- There's {an it} to look out of.
family lead
- Pull a chair up to {the it}: this {city} {type} lets the day in.
- One whole wall of this {city} {type} is windows.
family headline
- One Whole Wall of Windows
modern
- One side is all glass.
- There's {an it}.
modern lead
- One side of this {city} {type} is all glass.
- Start at {the it}. One whole side of this {city} {type} is glass.
modern headline
- One Side, All Glass
classic
- One wall is given over to windows.
- {The it} lets the daylight in.
classic lead
- One wall of this {city} {type} is given over to windows.
- {The it} in this {city} {type} lets the daylight in.
classic headline
- A Wall Given Over to Windows
casual
- One wall's all windows.
- There's {an it}.
casual lead
- You get a whole wall of windows in this {city} {type}.
- You can see the weather coming in this {city} {type}: it has {an it}.
casual headline
- One Whole Wall of Glass

## picture window
kind: character
hook: 4
match: picture window, picture windows, large picture window, big picture window, pic window
luxury
- There is {an it}, a single pane.
- {The it} is a single pane, undivided.
investor
- {The it} is a single fixed pane.
- Glazing: {it}.
family
- Pull a chair up to {the it}.
- There's {an it} to look out of.
modern
- {The it} is one pane, no lines.
- There's {an it} to look out of.
classic
- A chair may be set before {the it}.
- A single undivided pane looks out: {the it}.
casual
- There's {an it} to look out of.
- Pull a chair up to {the it}.
= a picture window is one large undivided pane

## skylights
kind: character
hook: 5
match: skylight, skylights, sky light, sky lights, skylites, Velux skylights, roof windows, roof window, operable skylights, new skylights
luxury
- There are {an it} overhead.
- {The it} bring the daylight straight down.
investor
- Daylight from above: {it}.
- There are {an it} in the ceiling.
- (year) Skylights: {year}.
family
- You can hear the rain on {the it}.
- {The it} let the daylight in from above.
- You have {an it} overhead.
modern
- {The it} bring daylight from above.
- Overhead: {it}.
classic
- Skylights let the daylight in from above.
- There are {an it} overhead.
casual
- {The it} bring in daylight and the occasional moon.
- There are {an it} overhead.
= a skylight lets daylight in through the roof

## solar tubes
kind: character
hook: 2
match: solar tube, solar tubes, Solatube, Solatubes, sun tunnel, sun tunnels, light tube, light tubes, sun tube
luxury
- {The it} carries daylight where no window reaches.
- Daylight comes down from the roof by {the it}.
investor
- {The it} brings daylight down from the roof.
- Daytime lighting: {it}.
family
- {The it} bring in daylight, so the switch stays off by day.
- {The it} bring daylight down from the roof.
modern
- {The it} brings daylight in from the roof.
- {The it} needs no bulb by day.
classic
- {The it} conveys daylight from the roof.
- By day, {the it} serves in place of a lamp.
casual
- {The it} brings daylight down from the roof.
- You won't need a lamp by day under {the it}.
= a solar tube carries daylight from the roof through a reflective pipe

## bay window
kind: character
hook: 5
match: bay window, bay windows, bay wndw, bow window, bow windows, bay window in living room, bay window in dining room, boxed bay window
luxury
- {The it} stands out from the wall.
- {The it} gives the room an alcove of glass.
investor
- {The it} projects past the wall.
- Glazing: {it}.
family
- Lean into {the it} and look both ways.
- The plants will like {the it}.
modern
- {The it} projects from the wall.
- {The it} looks out at more than one angle.
classic
- {The it} stands out from the wall.
- There is {an it}, with panes at more than one angle.
casual
- {The it} sticks out so you can look both ways.
- There's {an it} for the plants.
= a bay window projects from the wall and has panes at more than one angle

## window seat
kind: character
hook: 6
match: window seat, window seats, windowseat, built-in window seat, built in window seat, window bench, window seating, bay window seat
luxury
- {The it} is kept for reading.
- There is {an it}.
luxury lead
- Reading has its place in this {city} {type}: {the it}.
- This {city} {type} keeps {an it} for an hour with a book.
luxury headline
- A Seat at the Window
investor
- There is {an it}.
- Fixed seating: {it}.
investor lead
- Fixed seating in this {city} {type}: {an it}.
- Of note in this {city} {type}: {an it}.
investor headline
- A Built-In Window Seat
family
- Whoever gets to {the it} first gets to keep it.
- Take a blanket and a book to {the it}.
- There's {an it} to read in.
family lead
- Call {the it} now: this {city} {type} has a place to read.
- Take a blanket and a book to {the it} in this {city} {type}.
family headline
- Dibs on the Window Seat
modern
- Books go to {the it}.
- There's {an it}.
modern lead
- Sit down, look out. This {city} {type} has {an it}.
- This {city} {type} has {an it}. Bring a book.
modern headline
- Sit Down, Look Out
classic
- {The it} is a place to read, or to watch the rain.
- There is {an it}.
classic lead
- This {city} {type} has {an it}, for a book or for watching the rain.
- A reader will choose {the it} in this {city} {type}.
classic headline
- A Window, and a Place to Sit at It
casual
- There's {an it} for a book and a blanket.
- There's {an it} to read in.
casual lead
- You'll get some reading done in this {city} {type}: it has {an it}.
- Bring a book. This {city} {type} has {an it}.
casual headline
- You, a Book, the Window Seat

## plantation shutters
kind: finish
hook: 3
match: plantation shutters, plantation shutter, plantaion shutters, plant shutters, interior shutters, wood shutters, louvered shutters, custom shutters
luxury
- {The it} adjust the light by the louver.
- {The it} tilt to admit as much of the day as is wanted.
investor
- Window coverings: {it}, cut to their openings.
- The windows have {an it}.
family
- Tilt {the it} and the light goes down for a nap.
- The windows have {an it}.
modern
- {The it} tilt.
- {The it} set the light.
classic
- {The it} tilt, to let in more light or less.
- The windows have {an it}.
casual
- {The it} tilt, so you don't need curtains.
- You get {an it} on the windows.
= louvers tilt to let in more or less light

## custom blinds
kind: finish
hook: 1
match: custom blinds, blinds, wood blinds, blinds throughout, window treatments, custom window treatments, window coverings, custom window coverings, roman shades, cellular shades, custom drapes, custom drapery, Hunter Douglas
luxury
- The windows have {an it}.
- {The it} are in place.
investor
- Window coverings: {it}.
- The windows have {an it}.
family
- {The it} are up, so that first morning can be a late one.
- The windows already have {an it}.
- {The it} are already up.
modern
- {The it} are up.
- The windows already have {an it}.
classic
- {The it} are already hung.
- The windows have {an it}.
casual
- The windows already have {an it}.
- {The it} are already up.

## automated shades
kind: technology
hook: 4
match: automated shades, automatic shades, motorized shades, motorised shades, motorized blinds, motorized window shades, electric shades, electric blinds, power shades, powered shades, remote control blinds, remote shades, Lutron shades, smart shades, smart blinds, automated blinds
luxury
- {The it} are raised and lowered by motor.
- Glare is met by {the it}.
investor
- The shades are motorized.
- The windows have {an it}.
- Technology: {it}.
family
- The movie's starting, and {the it} come down by motor.
- {The it} go up and down by motor.
modern
- {The it} run on a motor.
- There are {an it} on the windows.
classic
- {The it} are raised and lowered by motor.
- There are {an it} at the windows.
casual
- {The it} go up and down on their own.
- {The it} run on a motor, so there are no cords.
= motorized shades are raised and lowered by motor

## new windows
kind: update
hook: 4
match: new windows, new window, windows replaced, replacement windows, all new windows, new windows throughout, windows 2021, new vinyl windows, new double pane windows, new Andersen windows, new Pella windows
luxury
- There are {an it}.
- (year) The windows were new in {year}.
- The windows are new.
investor
- The windows are new.
- (year) Windows: {year}.
- Windows: {it}.
family
- The windows are new, so that's one big job already done.
- (year) The windows were new in {year}.
- The windows are new.
modern
- The windows are new.
- (year) Windows: new in {year}.
- Windows: {it}.
classic
- The house has {an it}.
- (year) The windows were new in {year}.
- The windows are new.
casual
- The windows are new, so that's one big job done.
- There are {an it}.
- (year) The windows are from {year}.

## newer windows
kind: update
hook: 3
match: newer windows, newer replacement windows
luxury
- The windows are newer than the house.
- There are {an it}.
- (year) {The it} date from {year}.
investor
- Windows: {it}.
- The windows are newer than the building.
- (year) Windows: {year}.
family
- There are {an it}.
- The windows are newer than the house.
modern
- Windows: {it}.
- (year) Windows: {year}.
- The windows are newer than the house.
classic
- The windows have been replaced since the house was built.
- The house has {an it}.
casual
- {The it} are newer than the house.
- There are {an it}.
= newer windows replaced earlier ones; no year is given

## original windows
kind: character
hook: 5
match: original windows, original wood windows, wavy glass, original wavy glass, old glass windows, original sash windows, orig windows, wood sash windows
luxury
- {The it} are the ones the house was built with.
- The windows are original to the house.
investor
- Windows: {it}.
- The windows are original to the building.
family
- The windows are the ones the house was built with.
- The house has {an it}.
modern
- The windows are original.
- {The it} came with the house.
classic
- The windows are those the builder set.
- The house has kept {the it}.
casual
- The windows are the ones the house was built with.
- It's still got {the it}.
- The windows are original.
= original windows are as old as the house

## arched windows
kind: character
hook: 4
match: arched windows, arched window, arch windows, arch window, arch-top windows, palladian window, palladian windows, half-round window, half moon window, eyebrow window
luxury
- {The it} rise to a curve.
- There are {an it}.
investor
- Windows: {it}.
- There are {an it}.
family
- {The it} are rounded at the top.
- There are {an it}.
modern
- {The it} curve at the top.
- There are {an it}.
classic
- There are {an it}.
- {The it} are rounded at the head.
casual
- {The it} curve at the top.
- You get {an it}.

## transom windows
kind: character
hook: 4
match: transom windows, transom window, transoms, transom, original transoms, working transoms, transom lites
luxury
- There is glass above, in {the it}.
- {The it} pass the daylight along.
investor
- Windows: {it}.
- Glazing: {it}.
family
- There's an extra strip of glass up high: {the it}.
- {The it} add glass up high.
modern
- {The it} add a pane up high.
- There are {an it}.
classic
- {The it} add glass above.
- There are {an it}.
casual
- {The it} add a little extra glass up high.
- You get {an it} up high.
= a transom is a pane above a door or window

## clerestory windows
kind: character
hook: 5
match: clerestory windows, clerestory window, clerestory, clerestories, clearstory windows, clearstory, high windows, windows up high
luxury
- {The it} take in the sky and leave the wall for pictures.
- {The it} bring daylight in from high on the wall.
investor
- Windows: {it}, set high.
- The windows are set high in the wall.
family
- Look up at {the it} and you see sky.
- {The it} bring daylight in from up high.
modern
- The windows are set high in the wall.
- {The it} bring in the sky.
classic
- {The it} take in the sky.
- The windows are set high on the wall.
casual
- {The it} bring in light and leave the wall for the couch.
- {The it} bring daylight in from up high.
= clerestory windows are set high in the wall

## stained glass
kind: character
hook: 6
match: stained glass, stained-glass, stained glass windows, stained glass window, original stained glass, stain glass, stained glass windows throughout, art glass, art glass windows
luxury
- {The it} colors the daylight.
- There is {an it}.
luxury lead
- In this {city} {type} the daylight is given its color before it is let in, by {an it}.
- {The it} colors the daylight in this {city} {type}.
luxury headline
- Daylight, in Color
investor
- Windows: {it}.
- There is {an it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- Stained Glass in the Windows
family
- The sun comes through {the it} in color.
- There's {an it} to catch the sun.
family lead
- Hold a hand up to the glass and see what color it turns: this {city} {type} has {an it}.
- The sun comes into this {city} {type} in color, through {the it}.
family headline
- Hold a Hand Up to the Glass
modern
- {The it} colors the daylight.
- There's {an it}.
modern lead
- The daylight in this {city} {type} comes in color: there's {an it}.
- This {city} {type} has {an it}. Wait for the sun.
modern headline
- Daylight in Color
classic
- There is {an it}, best seen with the sun behind it.
- {The it} colors the daylight.
classic lead
- Of all the ways to decorate a house, stained glass alone depends on the weather. This {city} {type} has it.
- {The it} of this {city} {type} is best seen with the sun behind it.
classic headline
- Stained Glass, with the Sun Behind It
casual
- The sun comes through {the it} in color.
- You get {an it}.
casual lead
- Wait for the sun to come out, then look again: this {city} {type} has {an it}.
- The sun comes into this {city} {type} in color, thanks to {the it}.
casual headline
- Better When the Sun's Out: Stained Glass
= daylight passes through stained glass in color

## leaded glass
kind: character
hook: 5
match: leaded glass, leaded glass windows, leaded windows, leaded-glass windows, lead glass windows, leaded glass doors, leaded glass front door, diamond pane windows, beveled glass, bevelled glass
luxury
- The panes are small and held in lead.
- There is {an it}.
investor
- Windows: {it}.
- There is {an it}.
family
- {The it} is made of small panes.
- There's {an it}, small panes and all.
modern
- {The it}: small panes, lead lines.
- There's {an it}.
classic
- {The it} was assembled from small panes.
- There is {an it}.
casual
- {The it} has a lot of little panes.
- You get {an it}.
= leaded glass is made of small panes joined by strips

## French doors
kind: character
hook: 4
match: French doors, french doors, french door, frech doors, double french doors, interior french doors, glass french doors, french drs
luxury
- {The it} open as a pair.
- There are {an it}.
investor
- Interior: {it}.
- There are {an it}.
family
- Throw {the it} open and let the conversation move through.
- {The it} let you close the door and still see out.
- There are {an it} to go through.
modern
- {The it} open in pairs.
- There are {an it}.
classic
- {The it} open singly or together.
- {The it} close without shutting out the daylight.
casual
- {The it} open one at a time or both at once.
- You get {an it}.
= French doors are a pair, with glass panes

## sliding glass doors
kind: character
hook: 3
match: sliding glass doors, sliding glass door, sliding doors, sliding door, slider, sliders, glass slider, glass sliders, patio slider, SGD, new slider
luxury
- There are {an it}.
- {The it} take no room to open.
investor
- Glazing: {it}.
- {The it} need no room to swing.
family
- {The it} slide open with an elbow when your hands are full.
- {The it} slide open.
modern
- {The it} need no swing room.
- {The it} slide open.
classic
- {The it} need no room to swing.
- {The it} run aside on a track.
casual
- {The it} slide, so nothing's in the way of the swing.
- {The it} slide open.
= sliding doors need no room to swing

## folding glass wall
kind: amenity
hook: 7
match: folding glass wall, folding glass doors, folding doors, NanaWall, Nana wall, nano wall, nanawall doors, La Cantina doors, bifold glass doors, bi-fold doors, bi-fold glass doors, accordion doors, accordion glass doors, disappearing glass wall, disappearing doors, disappearing sliders, pocketing glass doors, pocketing sliders, stacking glass doors, multi-slide doors, retractable glass wall
luxury
- {The it} moves aside, and the room is open to the air.
- {The it} may be opened in fair weather.
luxury lead
- One wall of this {city} {type} is glass, and it moves aside.
- In fair weather {the it} of this {city} {type} is opened, and the room with it.
luxury headline
- The Wall That Moves Aside
investor
- Doors: {it}.
- {The it} opens the wall.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- A Wall That Opens
family
- Push {the it} aside on a nice day.
- On the first warm day, {the it} gets out of the way.
- {The it} folds out of the way.
family lead
- On the first warm day, one wall of this {city} {type} gets out of the way: {the it}.
- Push {the it} aside: this {city} {type} opens up on a nice day.
family headline
- One Wall Gets Out of the Way
modern
- {The it} opens the wall.
- {The it} opens all the way.
modern lead
- This {city} {type} has a wall that opens: {the it}.
- Open {the it}. This {city} {type} loses a wall and gains the air.
modern headline
- A Wall That Opens
classic
- In fair weather {the it} is drawn aside.
- There is {an it}, to be opened on a mild day.
classic lead
- In fair weather, one wall of this {city} {type}, being glass, is drawn aside.
- This {city} {type} has {an it}, drawn aside on mild days.
classic headline
- In Fair Weather, the Wall Opens
casual
- Open {the it} and the nice weather gets all the way in.
- {The it} folds out of the way.
casual lead
- You know how you open a window? This {city} {type} opens the wall.
- Open {the it} and the nice weather comes right into this {city} {type}.
casual headline
- Open the Whole Wall
= the panels fold, stack or slide so that the opening is clear

## barn doors
kind: finish
hook: 2
match: barn door, barn doors, sliding barn door, sliding barn doors, interior barn door, barn-style door, barn style doors
luxury
- {The it} travels along the wall on a rail.
- {The it} needs no room to swing.
investor
- {The it} slides on a rail.
- Interior: {it}.
family
- {The it} rolls shut.
- {The it} slide on a track.
modern
- {The it} slides on a rail.
- {The it} needs no swing room.
classic
- {The it} slides on a rail.
- {The it} needs no room to swing.
casual
- {The it} rolls along the wall.
- {The it} needs no room to swing.
= a barn door hangs from a rail and slides

## Dutch door
kind: character
hook: 5
match: dutch door, Dutch door, dutch doors, dutch front door, half door, split door, stable door
luxury
- {The it} opens by halves.
- The upper half of {the it} may be opened to the air.
investor
- Details: {it}.
- {The it} opens in two halves.
family
- Lean on the bottom half of {the it} and talk to whoever's out there.
- The top half of {the it} opens separately.
modern
- {The it} opens in halves.
- The top half of {the it} opens alone.
classic
- {The it} allows conversation over its lower half.
- Each half of {the it} opens alone.
casual
- You'll end up leaning on {the it} to talk.
- The top half of {the it} opens on its own.
= a Dutch door is divided across, and its halves open separately

## pocket doors
kind: character
hook: 5
match: pocket doors, pocket door, original pocket doors, sliding pocket doors, pocket drs, double pocket doors
luxury
- {The it} withdraw into the walls.
- {The it} slide out of sight.
investor
- {The it} slide into the walls.
- Interior: {it}.
family
- Slide {the it} open for company, and shut when you want a room to yourself.
- {The it} slide out of sight.
modern
- {The it} slide into the walls.
- {The it} take no floor.
classic
- {The it} make one room into two.
- {The it} slide into the walls.
casual
- {The it} disappear into the walls.
- {The it} don't swing into anything.
= pocket doors slide into the wall and do not swing

## arched doorways
kind: character
hook: 3
match: arched doorways, arched doorway, arched openings, archways, archway, arches, interior arches, rounded doorways, rounded archways
luxury
- One passes from room to room under {an it}.
- There are {an it}.
investor
- Interior: {it}.
- There are {an it}.
family
- The doorways are arched.
- There are {an it} between the rooms.
modern
- The doorways are arched.
- There are {an it}.
classic
- The doorways are arched rather than squared.
- There are {an it} between the rooms.
casual
- The doorways are arched, so even the laundry basket makes an entrance.
- You get {an it} between the rooms.

## spiral staircase
kind: character
hook: 6
match: spiral staircase, spiral stairs, spiral stair, spiral stair case, sprial staircase, winding staircase, circular staircase, spiral steps
luxury
- One goes up by {an it}.
- {The it} turns as it rises.
luxury lead
- The way up is a spiral in this {city} {type}, and takes little floor to do it.
- {The it} of this {city} {type} turns as it rises.
luxury headline
- The Way Up Is a Spiral
investor
- {The it} takes little floor area.
- Stair: {it}.
investor lead
- {The it} in this {city} {type} takes little floor area.
- Of note in this {city} {type}: {an it}.
investor headline
- A Spiral Stair, Little Floor
family
- The stairs are a spiral.
- {The it} goes up in a turn.
family lead
- Up and around you go: this {city} {type} has {an it}.
- Everyone will want a turn on {the it} in this {city} {type}.
family headline
- Up, Around, and Up Again
modern
- {The it} takes one circle of floor.
- The way up is {an it}.
modern lead
- The stairs in this {city} {type} take up one circle of floor. That's all.
- This {city} {type} goes up by {an it}.
modern headline
- Stairs in a Circle
classic
- {The it} turns as it rises.
- {The it} occupies a circle of floor and no more.
classic lead
- One goes up by {an it} in this {city} {type}.
- The stair in this {city} {type} is a spiral, turning as it rises.
classic headline
- A Stair That Turns on Itself
casual
- You wind your way up {the it}.
- {The it} takes up hardly any floor.
casual lead
- You wind your way up in this {city} {type}: it has {an it}.
- Up and around: this {city} {type} has {an it}.
casual headline
- Wind Your Way Up
= a spiral stair turns around a center and takes little floor

## curved staircase
kind: character
hook: 5
match: curved staircase, curved stairs, curving staircase, sweeping staircase, grand staircase, circular grand staircase, winding grand staircase
luxury
- {The it} turns as it rises.
- There is {an it}.
investor
- Stair: {it}.
- There is {an it}.
family
- Line everyone up on {the it} for the photo.
- There's {an it} to make an entrance on.
modern
- {The it} turns on its way up.
- There's {an it}.
classic
- There is {an it}.
- {The it} turns as it rises.
casual
- There's {an it} to make an entrance on.
- {The it} turns on the way up.

## floating staircase
kind: character
hook: 5
match: floating staircase, floating stairs, open riser stairs, open-riser staircase, open tread staircase, open staircase, cantilevered stairs, steel and glass staircase, open risers
luxury
- {The it} has open risers.
- There is {an it}.
investor
- Stair: {it}.
- There is {an it}.
family
- You can see right through {the it}.
- The stairs have open risers.
modern
- The stairs have open risers.
- There's {an it}.
classic
- {The it} has open risers.
- There is {an it}.
casual
- You can see right through {the it}.
- There's {an it}.
= an open-riser stair has gaps between its treads

## back stairs
kind: character
hook: 5
match: back staircase, back stairs, rear staircase, rear stairs, second staircase, two staircases, 2 staircases, front and back stairs, front & back staircases, dual staircases, butler's staircase, servants' staircase
luxury
- {The it} are a second way up.
- The house has a second staircase.
investor
- Stairs: front and back.
- There is a second staircase.
family
- Company takes the front stairs. You take the back.
- There are {an it} as well.
modern
- Two staircases.
- The back stairs are a second way up.
classic
- There is a second staircase.
- The house has more than one staircase.
casual
- There are back stairs, so there's another way down to breakfast.
- There's a second staircase.
= there is more than one staircase

## original details
kind: character
hook: 6
match: original details, original detail, original features, original character, orig details, period details, period detail, period features, prewar details, pre-war details, vintage details, historic details, original architectural details, original charm
luxury
- The original details remain.
- {The it} have been kept.
luxury lead
- This {city} {type} keeps its original details, the part no one can add later.
- The details of this {city} {type} are original.
luxury headline
- Details That Cannot Be Added Later
investor
- Interior: {it}.
- The original details remain in place.
investor lead
- The original details are still in place in this {city} {type}.
- Of note in this {city} {type}: {an it}.
investor headline
- Original Details, Still in Place
family
- The details are original, and you'll be finding them for weeks.
- The house keeps {an it}.
family lead
- Look slowly. The details in this {city} {type} are original, and you'll be finding them for weeks.
- This {city} {type} kept its original details.
family headline
- You'll Be Finding Details for Weeks
modern
- The details are original.
- Kept: {it}.
modern lead
- Not "inspired by." The details in this {city} {type} are original.
- The details in this {city} {type} are original.
modern headline
- Original, Not "Inspired By"
classic
- {The it} have been kept.
- The house retains {the it}.
classic lead
- The original details of this {city} {type} are still in place.
- This {city} {type} retains {the it}.
classic headline
- What Was Here First Remains
casual
- It's still got {an it}.
- Nobody tore out {the it}.
casual lead
- Somebody always wants to rip out the old stuff. In this {city} {type}, the original details stayed.
- This {city} {type} still has {the it}.
casual headline
- The Old Stuff Stayed
= original details are as old as the house

## original woodwork
kind: character
hook: 6
match: original woodwork, orig woodwork, original wood work, original trim, original wood trim, original millwork, original moldings
luxury
- {The it} was cut for these rooms and has stayed in them.
- The woodwork is original to the house.
luxury lead
- The woodwork in this {city} {type} is the first it ever had.
- {The it} of this {city} {type} has stayed in place.
luxury headline
- The First Woodwork It Ever Had
investor
- The woodwork is original to the building.
- Trim: {it}.
investor lead
- Of note in this {city} {type}: {an it}.
- Inside this {city} {type}: {an it}.
investor headline
- The Woodwork Is Original
family
- The woodwork is original to the house.
- The house has {an it}.
family lead
- Run a hand along the door frames. The woodwork in this {city} {type} is original.
- The trim in this {city} {type} was here first: the woodwork is original.
family headline
- Run a Hand Along the Woodwork
modern
- {The it} is still in place.
- The woodwork is original.
modern lead
- This {city} {type} kept its original woodwork.
- The woodwork in this {city} {type} is original.
modern headline
- The Woodwork Stayed
classic
- {The it} has been kept.
- {The it} dates from the building of the house.
classic lead
- Carpenters finished this {city} {type} once, and their woodwork is still in place.
- {The it} of this {city} {type} has been kept.
classic headline
- Woodwork from the First Carpenters
casual
- The woodwork's original.
- Nobody tore out {the it}.
- It's got {an it}.
casual lead
- Nobody tore out the woodwork in this {city} {type}: it's original.
- Run a hand along the trim in this {city} {type}: the woodwork is original.
casual headline
- The Woodwork Nobody Tore Out
= original woodwork is as old as the house

## natural woodwork
kind: character
hook: 5
match: natural woodwork, unpainted woodwork, unpainted trim, gumwood trim, chestnut trim, oak woodwork, quartersawn oak trim
luxury
- The grain is left to show, in {the it}.
- {The it} shows its grain.
investor
- Trim: {it}.
- {The it} is unpainted.
family
- {The it} shows its grain.
- {The it} has never needed paint.
modern
- {The it} shows the grain.
- There's {an it}.
classic
- {The it} keeps its grain in view.
- {The it} has been left as wood.
casual
- {The it} shows its grain.
- It's got {an it}.
= natural woodwork is finished so that the wood shows; it says nothing about age

## plaster moldings
kind: character
hook: 5
match: plaster moldings, plaster mouldings, plasterwork, plaster work, ornamental plaster, ornate plaster, plaster medallions, plaster ceiling medallion, original ceiling medallion, original medallions, plaster crown molding, plaster cornices, cornices
luxury
- There are {an it} overhead.
- There is ornament overhead, in {the it}.
investor
- Interior: {it}.
- There are {an it} overhead.
family
- Look up and you'll see {the it}.
- There are {an it} overhead.
modern
- Overhead: {it}.
- There are {an it} overhead.
classic
- There are {an it} overhead.
- There are {an it} for ornament overhead.
casual
- You'll look up at {the it}.
- You get {an it} overhead.

## historic designation
kind: character
hook: 9
match: historic designation, historic designated, designated historic, historic register, on historic register, on the historic register, National Register, on National Register, National Register of Historic Places, NRHP, historic landmark, designated landmark, city landmark, local landmark, landmarked, registered historic home
luxury
- The house carries a historic designation.
- {The it} is a matter of record.
luxury lead
- A historic designation belongs to this {city} {type}.
- The history of this {city} {type} is a matter of public record: it holds a historic designation.
luxury headline
- Historic, by Designation
investor
- Status: historic designation.
- The house holds {an it}.
investor lead
- Recorded status of this {city} {type}: historic designation.
- Status first: this {city} {type} has {an it}.
investor headline
- Historic Designation on Record
family
- Somebody decided this place was worth keeping, and made it official: it's designated historic.
- The house has {an it}.
family lead
- Somebody decided this {city} {type} was worth keeping, and made it official: it's designated historic.
- This {city} {type} is officially historic, and you'd be the next to look after it.
family headline
- Worth Keeping, and It's Official
modern
- It holds a historic designation.
- Status: {it}.
modern lead
- This {city} {type} is historic, by designation.
- Historic, officially. This {city} {type} holds a designation.
modern headline
- Historic, Officially
classic
- The house is designated historic.
- The house holds a historic designation.
classic lead
- The history of this {city} {type} has been examined and found worth recording; it holds a historic designation.
- This {city} {type} holds a historic designation.
classic headline
- A History Worth Recording
casual
- It's officially historic.
- It's got {an it}.
casual lead
- This {city} {type} is officially historic, designation and all.
- It's official: this {city} {type} has a historic designation.
casual headline
- It's Officially Historic
= a designation is recorded by a public body; local ones may review exterior changes

## historic home
kind: character
hook: 5
match: historic home, historic house, historical home, historic property, historic building, antique home, antique house, antique colonial
luxury
- The house is historic.
- It is {an it}.
investor
- Status: {it}.
- The house is historic.
family
- The house is historic, and a good many suppers came before yours.
- It's a historic home.
modern
- The house is historic.
- It's {an it}.
classic
- The house is historic.
- It is {an it}.
casual
- The house is historic.
- It's a historic home.

## historic district
kind: location
hook: 5
match: historic district, in historic district, in the historic district, located in historic district, national historic district, local historic district, historic overlay, HPOZ, historic neighborhood
luxury
- It stands within a historic district.
- The address lies within a historic district.
investor
- Location: historic district.
- The address lies within a historic district.
family
- It's in a historic district, so the evening walk comes with a little history.
- It's in a historic district.
modern
- It's in a historic district.
- Location: historic district.
classic
- It lies within a historic district.
- The house stands in a historic district.
casual
- It's in a historic district, and out-of-town guests will want the walk.
- You're in a historic district.
= local districts review exterior changes

## clawfoot tub
kind: character
hook: 6
match: clawfoot tub, claw foot tub, claw-foot tub, clawfoot bathtub, claw foot bathtub, clawfoot soaking tub, cast iron clawfoot tub, original clawfoot tub, claw tub
luxury
- {The it} stands on its own feet.
- There is {an it} for a long bath.
luxury lead
- The last hour of the day has its place in this {city} {type}: {the it}.
- {The it} comes first in this {city} {type}, standing on its own feet.
luxury headline
- A Tub on Its Own Feet
investor
- Bath: {it}.
- {The it} is freestanding, on feet.
investor lead
- Of note in this {city} {type}: {an it}.
- In the bath of this {city} {type}: {an it}.
investor headline
- A Clawfoot Tub in the Bath
family
- Fill {the it}, shut the door, and tell everyone you'll be a while.
- {The it} is for long baths.
family lead
- Run the water and shut the door: this {city} {type} has {an it}.
- At the end of the day, this {city} {type} has {an it} waiting.
family headline
- Run the Water, Shut the Door
modern
- {The it} stands on its own feet.
- There's {an it} for long baths.
modern lead
- {The it} in this {city} {type} stands on its own feet. Yours can rest.
- Long baths, on feet: this {city} {type} has {an it}.
modern headline
- The Tub Has Feet
classic
- {The it} stands clear of the walls.
- There is {an it} for a long bath.
classic lead
- A clawfoot tub was never made for hurry, and this {city} {type} has one.
- The day may end in {the it} of this {city} {type}.
classic headline
- A Bath, Taken Slowly
casual
- {The it} has feet, so put yours up.
- There's {an it} for long soaks.
casual lead
- This {city} {type} has {an it}, so go ahead and block off Sunday nights.
- Long bath, anyone? This {city} {type} has {an it}.
casual headline
- Sunday Night: Clawfoot Tub
= a clawfoot tub is freestanding, on feet

## marble steps
kind: character
hook: 6
match: marble steps, marble front steps, white marble steps, marble stoop, marble stairs out front, Baltimore marble steps, original marble steps
luxury
- The steps are marble.
- Marble leads up to the door.
luxury lead
- Marble leads up to the door of this {city} {type}.
- One reaches the door of this {city} {type} by {the it}.
luxury headline
- Marble to the Door
investor
- Front steps: {it}.
- The steps are marble.
investor lead
- The steps of this {city} {type} are marble.
- Of note in this {city} {type}: {an it}.
investor headline
- Marble Steps at the Door
family
- Take your coffee out to the marble steps.
- You can sit on {the it} awhile.
family lead
- Sit down on the marble steps: this {city} {type} has them.
- Take your coffee out to {the it}. This {city} {type} starts there.
family headline
- First, Sit on the Marble Steps
modern
- The steps are marble.
- There are {an it}.
modern lead
- It starts with marble: the front steps of this {city} {type}.
- Marble steps lead up to this {city} {type}.
modern headline
- It Starts with Marble
classic
- The steps are of marble.
- {The it} lead to the door.
classic lead
- Marble steps were once scrubbed every Saturday. This {city} {type} has them.
- {The it} lead to the door of this {city} {type}.
classic headline
- Marble Steps, in the Old Custom
casual
- The steps are marble.
- You get {an it}, good for sitting awhile.
casual lead
- The front steps of this {city} {type} are marble, so you get to feel fancy before you've found your keys.
- Sit awhile: this {city} {type} has {an it}.
casual headline
- Marble Steps, Before You Find Your Keys

## double parlor
kind: room
hook: 5
match: double parlor, double parlors, double parlour, twin parlors, front and back parlors, front & rear parlors, formal parlors
luxury
- {The it} gives company a second room.
- There is {an it}.
investor
- Layout: {it}.
- There is {an it}.
family
- Talk goes in one parlor, cards in the other.
- There's {an it}.
modern
- There's {an it}.
- {The it} gives you two rooms to sit in.
classic
- There is {an it}, and music may have one room and talk the other.
- The parlors are two.
casual
- It's got {an it}.
- You get {an it}, so there's a second room to sit in.
= a double parlor is two connected parlors

## sunken living room
kind: character
hook: 6
match: sunken living room, sunken livingroom, sunken den, sunken great room, step-down living room, step down living room, conversation pit
luxury
- One steps down into {the it}.
- {The it} lies a step or more below the rest.
luxury lead
- In this {city} {type} one steps down to {the it}.
- {The it} of this {city} {type} lies a step or more below the rest.
luxury headline
- One Steps Down to Sit
investor
- Layout: {it}.
- {The it} lies below the floor around it.
investor lead
- Of note in this {city} {type}: {an it}.
- {The it} sets the layout of this {city} {type}.
investor headline
- A Sunken Living Room
family
- Everyone steps down into {the it} and stays.
- You step down into {the it}.
family lead
- Everyone steps down, sits down, and stays: this {city} {type} has {an it}.
- Step down into {the it} and get comfortable: this {city} {type} has one.
family headline
- Step Down, Sit Down, Stay
modern
- {The it} is down a step.
- Step down into {the it}.
modern lead
- Step down. This {city} {type} has {an it}.
- {The it} in this {city} {type} is down a step from the rest.
modern headline
- The Living Room, Lowered
classic
- One steps down into {the it}.
- {The it} lies a step or more below the floor around it.
classic lead
- One steps down into {the it} of this {city} {type}, and the talk is the better for it.
- {The it} of this {city} {type} lies a step below the floor around it.
classic headline
- Lowered, for Conversation
casual
- It's {an it}, so watch your step and then stay put.
- You step down into {the it}.
casual lead
- Watch your step: this {city} {type} has {an it}.
- You step down into {the it} in this {city} {type}, and it's hard to get back up.
casual headline
- Watch Your Step, Then Stay Put
= a sunken room is a step or more below the floor around it

## post and beam
kind: character
hook: 7
match: post and beam, post & beam, post-and-beam, post and beam construction, timber frame, timber framed, timber-frame, timber frame construction, timberframe
luxury
- The frame is timber, left in view.
- The frame is post and beam.
luxury lead
- The frame of this {city} {type} is timber, and it has been left in view.
- Posts and beams carry this {city} {type} in plain sight.
luxury headline
- The Frame Is Timber, and It Shows
investor
- Structure: {it}.
- The frame is post and beam.
investor lead
- The frame of this {city} {type}: post and beam.
- Structure first: this {city} {type} is post and beam.
investor headline
- Post-and-Beam Structure
family
- You can see {the it}.
- {The it} is there to look at.
family lead
- You can see what holds this {city} {type} up: posts and beams, right out in the open.
- This {city} {type} is post and beam, so the frame is there to look at.
family headline
- See What's Holding It Up
modern
- {The it} is on view.
- {The it} shows.
modern lead
- The frame is the decoration: this {city} {type} is post and beam.
- This {city} {type} is post and beam. The frame shows.
modern headline
- The Frame Is the Decoration
classic
- The house is framed in timber, with posts and beams.
- The frame is post and beam.
classic lead
- A timber frame is raised, and afterward it stays in view. This {city} {type} has one.
- The frame of this {city} {type} is post and beam, and stays in view.
classic headline
- A Timber Frame, in View
casual
- You can see the whole of {the it}.
- {The it} is out in the open.
casual lead
- You can see what's holding this {city} {type} up: it's post and beam.
- This {city} {type} is post and beam, so the frame does the decorating.
casual headline
- You Can See the Frame
= the structural frame of posts and beams is visible

## recessed lighting
kind: finish
hook: 1
match: recessed lighting, recessed lights, recessed LED lighting, LED recessed lights, recessed cans, can lights, canned lighting, can lighting, LED can lights, recess lighting
luxury
- The lighting is recessed.
- ~with {an it} set flush overhead
- The lights are set into the ceiling, out of the way.
investor
- Lighting: {it}.
- The lights are set into the ceiling.
family
- The lights are up in the ceiling, out of the way.
- There's {an it} in the ceiling.
modern
- {The it} sits flush with the ceiling.
- The lights are recessed.
classic
- The lighting is recessed, set into the ceiling.
- The lights are set into the ceiling.
casual
- With {an it}, there are fewer lamps to trip over.
- The lights are up in the ceiling.
= recessed lights are set into the ceiling

## chandelier
kind: finish
hook: 2
match: chandelier, chandeliers, chandalier, chandelier in dining room, crystal chandelier, dining room chandelier, foyer chandelier, original chandelier
luxury
- {The it} is lit for company.
- There is {an it}.
investor
- Lighting: {it}.
- There is {an it}.
family
- Turn on {the it} for company, or for pizza.
- There's {an it}.
modern
- There's {an it}.
- Lighting: {it}.
classic
- {The it} is to be lit for company.
- There is {an it}.
casual
- {The it} makes even takeout look like dinner.
- There's {an it}.

## new light fixtures
kind: update
hook: 1
match: new light fixtures, new lighting, new lights, new fixtures, updated lighting, updated light fixtures, upgraded lighting
luxury
- There are {an it}.
- (year) The lighting was renewed in {year}.
- The light fixtures are new.
investor
- Lighting: {it}.
- (year) Lighting: {year}.
- The light fixtures are new.
family
- There are {an it}.
- (year) The lights were changed out in {year}.
- The light fixtures are new.
modern
- There are {an it}.
- The light fixtures are new.
- (year) Lighting: new in {year}.
classic
- The light fixtures are new.
- (year) The light fixtures were new in {year}.
- There are {an it}.
casual
- There are {an it}.
- (year) The lights are from {year}.
- The light fixtures are new.

## designer light fixtures
kind: finish
hook: 1
match: modern light fixtures, designer light fixtures, designer lighting, designer fixtures
luxury
- The rooms are lit by {an it}.
- ~with {an it} for the evenings
- There are {an it}.
investor
- Lighting: {it}.
- There are {an it}.
family
- There are {an it}.
- The rooms have {an it}.
modern
- There are {an it}.
- Lighting: {it}.
classic
- There are {an it}.
- The rooms are lit by {an it}.
casual
- There are {an it}.
- You get {an it}.

## ceiling fans
kind: amenity
hook: 1
match: ceiling fans, ceiling fan, ceiling fans throughout, ceiling fans in bedrooms, ceiling fans in all bedrooms, fans in every room, clg fans, ceiling fan/light
luxury
- {The it} keep the air in motion.
- There are {an it}.
- ~with {an it} to keep the air moving
investor
- There are {an it}.
- Air movement: {it}.
family
- {The it} keep the air moving on warm nights.
- There are {an it}.
modern
- {The it} move the air.
- There are {an it}.
classic
- There are {an it} for warm nights.
- {The it} keep the air moving.
casual
- There are {an it} for warm nights.
- {The it} keep the air moving.
= a fan moves air
`
