// Lines as data; the notation is explained in ../README.md.
// What a thing is for, as the end of a list: 'a walnut island to gather around'. 'formal' serves Luxury and Classic, 'warm' Family and
// Casual, 'crisp' Modern. Every ending is true of any property that has the thing, in singular and plural.
export const purposes = `
## scullery
formal
- for the washing-up
warm
- where the pots can wait
crisp
- for the washing-up
## kitchen island
formal
- to gather around
- for serving and conversation
warm
- to gather around
- to crowd around before dinner
crisp
- to gather around
## two islands
formal
- for the cook and the company
warm
- to keep cooks and company apart
crisp
- for cook and company
## waterfall island
formal
- to serve from
warm
- to lean on while dinner simmers
crisp
- to work at
## peninsula
formal
- to serve across
warm
- to set out a buffet on
crisp
- to serve across
## breakfast bar
formal
- for a quick cup and toast
warm
- for cereal and the mail
crisp
- for quick mornings
## breakfast nook
formal
- for toast and the morning paper
warm
- for pancakes and slow Saturdays
crisp
- for slow mornings
## banquette
formal
- for lingering at table
warm
- to slide into for supper
crisp
- to slide into
## pass-through
formal
- to hand the dishes across
warm
- for handing plates across
crisp
- for handing plates across
## coffee bar
formal
- for the first cup
warm
- for the first cup and the second
crisp
- for the first cup
## butler's pantry
formal
- for silver and serving pieces
- to stage a dinner from
warm
- for the platters and the good glasses
crisp
- for the platters
## walk-in pantry
formal
- to keep the counters clear
warm
- to keep groceries off the counter
- for the big grocery run
crisp
- for the groceries
## pantry
formal
- for dry goods and preserves
warm
- for the cans and cereal boxes
crisp
- for the staples
## slab backsplash
formal
- with no grout to scrub
warm
- with no grout to scrub
crisp
- with no grout
## pull-out shelves
formal
- to bring the back within reach
warm
- to reach the pots in back
crisp
- to reach the back
## open shelving
formal
- for plates in daily use
warm
- for cookbooks and everyday bowls
crisp
- for cookbooks and bowls
## built-in coffee maker
formal
- for the hour before breakfast
warm
- for the groggy first hour
crisp
- for the early hours
## ice maker
formal
- for cocktails and pitchers of water
warm
- for lemonade by the pitcher
crisp
- for pitchers and coolers
## warming drawer
formal
- to hold dinner for latecomers
warm
- to hold a plate for latecomers
crisp
- for late plates
## pot filler
formal
- to spare a walk from the sink
warm
- for pasta water without the carrying
crisp
- for pasta night
## instant hot water
formal
- for tea without the kettle
warm
- for tea without the wait
crisp
- for tea, no kettle
## filtered water tap
formal
- to fill the carafe
warm
- for filling bottles on the way out
crisp
- to fill the carafe
## bike room
formal
- for the ride to work
warm
- for the Saturday ride
crisp
- for Saturday rides
## workshop
formal
- for repairs and joinery
warm
- for projects and sawdust
crisp
- for projects and sawdust
## outbuildings
formal
- for tools, feed, and projects
warm
- for tools, feed, or a hobby
crisp
- for tools and hobbies
## root cellar
formal
- for apples, squash, and preserves
warm
- for potatoes and jars of tomatoes
crisp
- for jars and potatoes
## fireplace
formal
- for cold evenings
warm
- to pull the chairs up to
crisp
- for cold evenings
## gas fireplace
formal
- with no ashes to clear
warm
- with no wood to haul
crisp
- with no ashes
## wood-burning fireplace
formal
- for evenings indoors
warm
- for cocoa and bad weather
crisp
- for stormy weather
## double-sided fireplace
formal
- to sit by from either direction
warm
- with a warm seat either way
## kiva fireplace
formal
- for the chill after sundown
warm
- for chili and cold nights
crisp
- for cold nights
## electric fireplace
formal
- for a glow without smoke
warm
- for a glow without the smoke
crisp
- with no smoke
## decorative fireplace
formal
- for candles or birch logs
warm
- for candles or stacked books
crisp
- for candles
## built-in shelving
formal
- for books and framed photographs
warm
- for books, photos, and board games
crisp
- for books and records
## rolling library ladder
formal
- to reach the topmost volumes
warm
- to reach the top shelf
crisp
- for the top shelf
## reading nook
formal
- for a chapter after lunch
warm
- for a blanket and a mystery
crisp
- for a paperback
## bay window
formal
- for orchids and ferns
warm
- for the houseplants
crisp
- for the ferns
## window seat
formal
- for a book and a cushion
warm
- to curl up on with a book
crisp
- for a book
## automated shades
formal
- to lower from an armchair
warm
- to lower from the couch
crisp
- to lower from bed
## motorized shades
formal
- for the late-day glare
warm
- to drop at movie time
crisp
- for movie time
## French doors
formal
- to open for a gathering
warm
- to throw open for company
crisp
- to throw open
## Dutch door
formal
- to open by halves
warm
- to lean on and talk over
crisp
- to talk over
## pocket doors
formal
- to draw when dinner is served
warm
- to close on the mess
crisp
- to close at will
## curved staircase
formal
- for coming down to dinner
warm
- for making an entrance
crisp
- for an entrance
## back stairs
formal
- for going up unannounced
warm
- for the midnight snack run
crisp
- for midnight snacks
## clawfoot tub
formal
- for an hour undisturbed
warm
- for bubbles up to the chin
crisp
- for bubbles
## double parlor
formal
- for music and conversation
warm
- for a party with two conversations
crisp
- for music and talk
## sunken living room
formal
- to settle into with a nightcap
warm
- to settle into with company
crisp
- to settle into
## primary suite
formal
- to close the day in
warm
- to end the day in
crisp
- to end the day
## dressing room
formal
- for laying out tomorrow's clothes
warm
- to lay out tomorrow's outfit
crisp
- for tomorrow's outfit
## sitting area
formal
- for the last page of the day
warm
- for coffee before anybody's up
crisp
- for late reading
## private balcony off the primary suite
formal
- for coffee before dressing
warm
- for coffee in your robe
crisp
- for robe and coffee
## dual vanities
formal
- for mornings on the same schedule
warm
- with no waiting to brush teeth
crisp
- with no waiting
## soaking tub
formal
- for the last hour of the day
warm
- for sore feet and a novel
crisp
- for the last hour
## freestanding tub
formal
- for the half hour before bed
warm
- for the half hour before bed
crisp
- for Sunday nights
## jetted tub
formal
- for tired shoulders
warm
- for sore backs after yard work
crisp
- for sore shoulders
## walk-in shower
formal
- with no tub wall to step over
warm
- with no tub to climb into
crisp
- with no tub ledge
## steam shower
formal
- for the end of a cold day
warm
- for stuffy noses and stiff necks
crisp
- for stiff necks
## rain shower
formal
- to stand beneath a while longer
warm
- to stand under until you're awake
crisp
- to wake under
## dual shower heads
formal
- for mornings in a hurry
warm
- with nobody left shivering
crisp
- for rushed mornings
## towel warmer
formal
- for stepping out in winter
warm
- for stepping out of the shower
crisp
- for stepping out
## private toilet room
formal
- with a door to close
warm
- with a door to shut
## powder room
formal
- for dinner guests
warm
- for company
crisp
- for company
## sauna
formal
- for the hour after exercise
warm
- to warm through after a run
crisp
- for after the run
## cold plunge
formal
- for a brisk start
warm
- to wake all the way up
crisp
- to wake up fast
## guest suite
formal
- for visitors who stay the week
warm
- for friends who stay the week
crisp
- for the long weekend
## guest room
formal
- for a friend from out of town
warm
- for friends from out of town
crisp
- for overnight company
## in-law suite
formal
- for an extended visit
warm
- for a good long visit
crisp
- for long stays
## first-floor bedroom
formal
- for visitors with luggage
warm
- for anybody with a heavy suitcase
## bunk room
formal
- for a houseful of weekend guests
warm
- for a full house on weekends
crisp
- for weekend crowds
## built-in bunks
formal
- for additional guests
warm
- for extra weekend guests
crisp
- for extra guests
## Murphy bed
formal
- to put up by morning
warm
- to put away by breakfast
crisp
- to clear the floor
## formal dining room
formal
- for holidays and the good china
warm
- for Thanksgiving and birthdays
crisp
- for the holidays
## dining room
formal
- to linger in after dessert
warm
- for Sunday roasts and jigsaw puzzles
crisp
- for Sunday roasts
## formal living room
formal
- for receiving company
warm
- for company and the good chairs
crisp
- for the good chairs
## second living area
formal
- for a film here, conversation there
warm
- for a movie or a nap
crisp
- for movie or nap
## family room
formal
- for evenings in
warm
- for movies with your feet up
crisp
- for movie nights
## great room
formal
- for toasts and long evenings
warm
- for game day and big holidays
crisp
- for game day
## keeping room
formal
- for company while dinner cooks
warm
- for company while supper cooks
crisp
- for before dinner
## sunroom
formal
- for a chaise and winter mornings
warm
- for coffee and the crossword
crisp
- for the crossword
## three-season room
formal
- for spring rain and autumn leaves
warm
- for card games in the rain
crisp
- for rainy afternoons
## foyer
formal
- to receive guests in
warm
- for long goodbyes
crisp
- for hellos and goodbyes
## bonus room
formal
- for a hobby, a desk, or guests
warm
- for crafts, guests, or yoga
crisp
- for desk or drums
## loft
formal
- for a desk or a daybed
warm
- for beanbags and board games
crisp
- for desk or daybed
## den
formal
- for the evening news
warm
- for the ball game
crisp
- for the late news
## home office
formal
- for calls and correspondence
warm
- for calls and deadlines
crisp
- for deadlines
## library
formal
- for novels and a good lamp
warm
- for paperbacks and rainy Sundays
crisp
- for a long novel
## game room
formal
- for chess, cards, or darts
warm
- for ping-pong and pizza
crisp
- for darts and ping-pong
## wet bar
formal
- to mix cocktails at
warm
- to pour drinks for company
crisp
- for cocktail hour
## wine cellar
formal
- for bottles laid down for years
warm
- for the bottles you're saving
crisp
- for saved bottles
## craft room
formal
- for patterns, paper, and thread
warm
- where a project can stay out
crisp
- for thread and glue
## music room
formal
- for scales and evening recitals
warm
- for scales and jam sessions
crisp
- for scales and amps
## playroom
formal
- for games and puzzles
warm
- where puzzles can stay out
crisp
- for games and puzzles
## mudroom
formal
- for boots and wet umbrellas
warm
- for boots, bags, and leashes
crisp
- for boots and bags
## full basement
formal
- for a workbench and shelving
warm
- for the freezer and the workbench
crisp
- for the workbench
## basement
formal
- for the tools and the jars
warm
- for paint cans and holiday boxes
crisp
- for tools and boxes
## daylight basement
formal
- for plants or an easel
warm
- for houseplants and an easel
crisp
- for an easel
## outside entrance to the basement
formal
- for lumber and ladders
warm
- for hauling lumber in
crisp
- for lumber and ladders
## step-free entry
formal
- for luggage and deliveries
warm
- for rolling suitcases straight in
crisp
- for anything on wheels
## wide doorways
formal
- for the piano and the sofa
warm
- for getting the sofa in
crisp
- for moving day
## roll-in shower
formal
- with nothing to step over
warm
- with nothing to step over
crisp
- with no ledge
## walk-in tub
formal
- with a door in the side
warm
- with a door instead of a climb
crisp
- with a door
## deck
formal
- for supper in the open air
warm
- for supper and a card game
crisp
- for supper outside
## composite deck
formal
- with no staining to do
warm
- with no weekends lost to staining
crisp
- with no staining
## cedar deck
formal
- for breakfast outdoors
warm
- for breakfast in your socks
crisp
- for breakfast outdoors
## balcony
formal
- for an espresso between calls
warm
- for coffee and potted herbs
crisp
- for fresh air
## terrace
formal
- for aperitifs before dinner
warm
- for wine before dinner
crisp
- for aperitifs
## wraparound terrace
formal
- to follow the sun or shade
warm
- to chase the sun or shade
crisp
- for sun or shade
## front porch
formal
- for the evening paper
warm
- for iced tea and hellos
crisp
- for iced tea
## wraparound porch
formal
- with a side for every hour
warm
- with a side for any weather
crisp
- with sides to choose
## screened porch
formal
- for supper without mosquitoes
warm
- to keep the mosquitoes off supper
crisp
- without the mosquitoes
## covered porch
formal
- to sit out a shower
warm
- to watch the rain from
crisp
- for watching rain
## lanai
formal
- for lunch in the shade
warm
- for lunch in flip-flops
crisp
- for shaded lunches
## loggia
formal
- for luncheon out of the sun
warm
- for long dinners in the shade
crisp
- for shaded dinners
## built-in grill
formal
- for steaks, corn, and peaches
warm
- for burgers and sweet corn
crisp
- for steak and corn
## gas line for grill
formal
- with no tank to refill
warm
- with no propane runs
crisp
- with no tanks
## outdoor fireplace
formal
- to keep guests after dessert
warm
- for blankets and another story
crisp
- for blankets and stories
## fire pit
formal
- for the first cool night
warm
- for marshmallows and old stories
crisp
- for the first chill
## pergola
formal
- for wisteria and a long lunch
warm
- to string lights from
crisp
- for string lights
## gazebo
formal
- for afternoon tea
warm
- for picnics in the shade
crisp
- for afternoon tea
## outdoor shower
formal
- to rinse before coming in
warm
- to rinse off before coming in
crisp
- to rinse off
## landscape lighting
formal
- for arriving after dark
warm
- to find your way by
crisp
- for after dark
## raised beds
formal
- for lettuces and herbs
warm
- for tomatoes and zucchini
crisp
- for tomatoes
## artificial turf
formal
- with no mowing to do
warm
- with no mower to push
crisp
- with no mowing
## putting green
formal
- to work on the short game
warm
- to work on the short game
crisp
- for the short game
## dog run
formal
- for muddy paws and fresh air
warm
- for zoomies and muddy paws
crisp
- for muddy paws
## creek
formal
- to walk along
warm
- for wading and wet boots
crisp
- for wet boots
## fountain
formal
- to sit beside at breakfast
warm
- to sit beside with coffee
crisp
- to sit beside
## private beach
formal
- for a morning walk
warm
- for towels and a cooler
crisp
- for morning walks
## boat slip
formal
- to sail home to
warm
- to putter home to
crisp
- to come home to
## boathouse
formal
- for oars, lines, and varnish
warm
- for kayaks, paddles, and life jackets
crisp
- for kayaks and paddles
## seawall
formal
- to hold the shoreline
warm
- to hold the shoreline
crisp
- to hold the shoreline
## central air
formal
- for the height of August
warm
- for sticky August nights
crisp
- for August
## radiant floor heating
formal
- for warmth underfoot
warm
- for mornings without slippers
crisp
- for warmth underfoot
## zoned heating and cooling
formal
- with separate thermostats
warm
- with no fights over the thermostat
crisp
- with separate thermostats
## whole-house fan
formal
- to draw in the evening air
warm
- to pull in the evening air
crisp
- for evening air
## tankless water heater
formal
- for showers in succession
warm
- for the last shower in line
crisp
- for back-to-back showers
## water softener
formal
- to keep the glassware clear
warm
- to keep spots off the glasses
crisp
- for spotless glasses
## sump pump
formal
- for heavy rain
warm
- for the wettest week of spring
crisp
- for heavy rain
## central vacuum
formal
- with no machine to pull along
warm
- with no machine to drag around
crisp
- with no machine
## impact windows
formal
- with nothing to board up
warm
- with nothing to board up
crisp
- with no boarding up
## battery backup
formal
- for the hours without power
warm
- to keep the fridge cold
crisp
- for outages
## RV hookups
formal
- for packing before the journey
warm
- for packing before the trip
crisp
- for trip prep
## smart thermostat
formal
- to adjust from the airport
warm
- to turn up before you're home
crisp
- to set from anywhere
## smart locks
formal
- with no spare under the mat
warm
- with no spare under the mat
crisp
- for early guests
## video doorbell
formal
- to answer from another room
warm
- to answer from across town
crisp
- to answer from anywhere
## surround sound
formal
- for the orchestra and the film
warm
- for movie night and the playoffs
crisp
- for the playoffs
## built-in speakers
formal
- for music without the clutter
warm
- for dinner music and dance parties
crisp
- for dinner music
## ethernet wiring
formal
- for video calls
warm
- for gaming and video calls
crisp
- for gaming and calls
## smart lighting
formal
- to dim from the table
warm
- to dim from the couch
crisp
- to dim by phone
## intercom
formal
- to let guests in
warm
- to let friends in
crisp
- to let friends in
## front desk
formal
- to sign for deliveries
warm
- to sign for the packages
crisp
- for deliveries
## live-in super
formal
- for the dripping faucet
warm
- for the leaky faucet
crisp
- for leaks
## fitness center
formal
- for a run before work
warm
- for rainy-day workouts
crisp
- for before work
## grilling area
formal
- for Sunday cookouts
warm
- for ribs and paper plates
crisp
- for ribs
## party room
formal
- for birthdays and anniversaries
warm
- for birthdays and potlucks
crisp
- for birthdays
## screening room
formal
- for premieres and finales
warm
- for the season finale
crisp
- for the finale
## building guest suite
formal
- for friends overnight
warm
- for friends overnight
crisp
- for overnight friends
## business center
formal
- for a desk away from home
warm
- for a change of desk
crisp
- for laptop hours
## package room
formal
- for deliveries while away
warm
- for deliveries while you're at work
crisp
- for daytime deliveries
## dog park
formal
- for a morning of fetch
warm
- for fetch and introductions
crisp
- for fetch
## dog wash
formal
- to save the bathtub
warm
- to save the bathtub
crisp
- to spare the bathtub
## adu
formal
- for guests or a studio
warm
- for guests or a studio
crisp
- for guests or studio
## guest house
formal
- for visitors who linger
warm
- for friends who stay a while
crisp
- for longer stays
## separate entrance
formal
- for coming and going freely
warm
- for coming and going freely
crisp
- for coming and going
## build site cleared
formal
- to stake out a plan on
warm
- to stake out a plan on
## irrigation
formal
- for the dry weeks
warm
- for the dry weeks
crisp
- for dry weeks
## cropland
formal
- to plant or to lease out
warm
- to plant or to lease out
crisp
- to plant or lease
## signage
formal
- to put a name on
warm
- to put your name on
crisp
- for a name
## storefront windows
formal
- to dress for the season
warm
- to dress for the season
crisp
- to dress seasonally
## office space
formal
- for the paperwork
warm
- for the paperwork
crisp
- for the paperwork
## private offices
formal
- for calls behind a closed door
warm
- for calls with the door shut
crisp
- for closed-door calls
## showroom
formal
- to set out the goods
warm
- to set out the goods
crisp
- for the new line
## conference room
formal
- for the weekly agenda
warm
- for the weekly agenda
crisp
- for weekly agendas
## reception area
formal
- to greet clients in
warm
- to greet clients in
crisp
- for walk-ins
## walk-in cooler
formal
- for the week's deliveries
warm
- for the week's deliveries
crisp
- for weekly deliveries
## basement, commercial
formal
- for stock and files
warm
- for stock and files
crisp
- for extra stock
## drive-thru
formal
- for customers in a hurry
warm
- for the morning rush
crisp
- for the morning rush
## rear entrance
formal
- to receive stock by
warm
- to bring stock in by
crisp
- for receiving stock
## exam rooms
formal
- for back-to-back appointments
warm
- for back-to-back appointments
crisp
- for back-to-back appointments
## bar
formal
- for the early crowd
warm
- for happy hour
crisp
- for happy hour
## drive-in doors
formal
- to bring a truck inside
warm
- to pull a van right inside
crisp
- for vans and forklifts
## three-phase power
formal
- for lathes and compressors
warm
- to run lathes and compressors
crisp
- for lathes and compressors
## rail
formal
- for freight by the carload
warm
- for freight by the carload
crisp
- for freight by carload
## compressed air
formal
- for pneumatic tools
warm
- to run the impact wrenches
crisp
- for pneumatic tools
## crane
formal
- to move the heavy pieces
warm
- to move the heavy stuff
crisp
- for heavy pieces
## mezzanine
formal
- for stock or a desk
warm
- for stock or a desk
crisp
- for stock or desks
## service bays
formal
- for brakes and oil changes
warm
- for brakes and oil changes
crisp
- for brakes and tires
`
