// Lines as data; the notation is explained in ../README.md.
// What a thing is for, as the end of a list: 'a walnut island to gather around'. 'formal' serves Luxury and Classic, 'warm' Family and
// Casual, 'crisp' Modern. Every ending is true of any property that has the thing, in singular and plural.
export const purposes = `
## chef's kitchen
formal
- for serious cooking
warm
- for dinners made from scratch
crisp
- for real cooking
## eat-in kitchen
formal
- for breakfast and plain suppers
warm
- where the cook has company
crisp
- for weeknight suppers
## galley kitchen
formal
- with everything within reach
warm
- with everything a step away
crisp
- with everything in reach
## open kitchen
formal
- to keep the cook in the conversation
warm
- to keep the cook in on things
crisp
- to cook among friends
## windowed kitchen
formal
- for daylight at the cutting board
warm
- for a look outside while you cook
crisp
- to cook by daylight
## second kitchen
formal
- for holidays and long visits
warm
- for the holiday overflow
crisp
- for the overflow
## kitchenette
formal
- for morning coffee and late suppers
warm
- for coffee and a sandwich
crisp
- for coffee and toast
## prep kitchen
formal
- to keep the work out of sight
warm
- for the chopping and the mess
crisp
- for the mess
## scullery
formal
- for the washing-up
warm
- where the pots can wait
crisp
- for the washing-up
## spice kitchen
formal
- to confine the smoke and spatter
warm
- to keep the spatter out of sight
crisp
- for smoke and spatter
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
## quartz counters
formal
- with no sealing to remember
warm
- with no sealing to do
crisp
- with no sealing
## marble counters
formal
- for rolling out pastry
warm
- for rolling out pie dough
crisp
- for rolling pastry
## butcher block counters
formal
- for bread and a good knife
warm
- to slice bread right on
crisp
- to slice bread on
## soapstone counters
formal
- for setting down hot pans
warm
- to set a hot pan on
crisp
- for hot pans
## slab backsplash
formal
- with no grout to scrub
warm
- with no grout to scrub
crisp
- with no grout
## soft-close cabinetry
warm
- with no slammed doors
crisp
- with no slamming
## ceiling-height cabinets
formal
- for platters used at holidays
warm
- for the stuff used at holidays
crisp
- for the holiday platters
## glass-front cabinets
formal
- for the crystal
warm
- for the dishes worth seeing
crisp
- for the good dishes
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
## under-cabinet lighting
formal
- to work by
warm
- for chopping after dark
crisp
- to chop by
## appliance garage
formal
- to keep the mixer out of sight
warm
- to hide the blender
crisp
- for mixer and blender
## china cabinet
formal
- for the good plates
warm
- for the holiday plates
crisp
- for the good plates
## professional range
formal
- for the stockpot and the roast
warm
- for big pots and big dinners
crisp
- for the big pots
## gas range
formal
- for heat adjusted by eye
warm
- for a flame you can see
crisp
- for a real flame
## dual-fuel range
formal
- for sautéing and steady baking
## induction cooktop
formal
- for a boil in short order
warm
- to get the pasta water going
crisp
- for a fast boil
## double oven
formal
- for the roast and the pie together
warm
- for turkey and pie at once
crisp
- for roast and pie
## convection oven
formal
- for an even roast
warm
- for an even tray of cookies
crisp
- for even browning
## steam oven
formal
- for fish and vegetables
warm
- for fish, vegetables, and leftovers
crisp
- for fish and vegetables
## built-in microwave
formal
- for last night's leftovers
warm
- for last night's leftovers
crisp
- for leftovers
## built-in coffee maker
formal
- for the hour before breakfast
warm
- for the groggy first hour
crisp
- for the early hours
## wine refrigerator
formal
- to hold bottles at serving temperature
warm
- to chill a bottle for company
crisp
- for a chilled bottle
## beverage refrigerator
formal
- for seltzer and cold bottles
warm
- for sodas, seltzer, and juice
crisp
- for seltzer and soda
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
## range hood
formal
- to clear the air after searing
warm
- for the nights you fry fish
crisp
- for searing
## pot filler
formal
- to spare a walk from the sink
warm
- for pasta water without the carrying
crisp
- for pasta night
## farmhouse sink
formal
- for stockpots and garden vegetables
warm
- for roasting pans and muddy carrots
crisp
- for roasting pans
## prep sink
formal
- for greens and berries
warm
- for rinsing berries and greens
crisp
- for rinsing greens
## window over the sink
formal
- for something to look at
warm
- to look out while the dishes soak
crisp
- for dish duty
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
## storage shed
formal
- for the mower and the ladders
warm
- for the mower and the rakes
crisp
- for mower and rakes
## garden shed
formal
- for seed, spades, and twine
warm
- for rakes, seeds, and old gloves
crisp
- for spades and seed
## wood shed
formal
- to keep the logs dry
warm
- to keep the logs dry
crisp
- for dry logs
## walk-up attic
formal
- for trunks and holiday ornaments
warm
- for boxes you'll open someday
crisp
- for trunks and boxes
## attic storage
formal
- for suitcases between journeys
warm
- for the holiday boxes
crisp
- for holiday boxes
## basement storage
formal
- for all that is seasonal
warm
- for bins and folding chairs
crisp
- for the bins
## under-stair storage
formal
- for the vacuum and the brooms
warm
- for the vacuum and wrapping paper
crisp
- for brooms and vacuum
## extra storage
formal
- for what is out of season
warm
- for everything out of season
crisp
- for the off-season
## linen closet
formal
- for sheets and spare blankets
warm
- for towels and spare blankets
crisp
- for sheets and towels
## coat closet
formal
- for guests' wraps and umbrellas
warm
- for jackets, hats, and umbrellas
crisp
- for hats and jackets
## cedar closet
formal
- to keep woolens through the summer
warm
- to keep moths off the sweaters
crisp
- for the woolens
## garage storage
formal
- for ladders and spare tires
warm
- for coolers, ladders, and paint cans
crisp
- for ladders and coolers
## storage locker
formal
- for luggage and camping gear
warm
- for suitcases and the tent
crisp
- for the suitcases
## bike storage
formal
- to keep the hallway clear
warm
- to keep the hallway clear
crisp
- to clear the hallway
## bike room
formal
- for the ride to work
warm
- for the Saturday ride
crisp
- for Saturday rides
## ski storage
formal
- for boots, poles, and helmets
warm
- to keep wet gear off the floor
crisp
- for boots and poles
## workshop
formal
- for repairs and joinery
warm
- for projects and sawdust
crisp
- for projects and sawdust
## barn
formal
- for feed, tack, or machinery
warm
- for the tractor and the tools
crisp
- for feed and tractors
## pole barn
formal
- for machinery under cover
warm
- for a boat, a trailer, a project
crisp
- for boats and trailers
## horse barn
formal
- for saddles, tack, and feed
warm
- for morning feed and evening chores
crisp
- for tack and feed
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
## several fireplaces
warm
- to spread out around
## stone or brick fireplace
formal
- for the hour after dinner
warm
- for the hour after supper
crisp
- for long evenings
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
## mantel
formal
- for a clock and a mirror
warm
- for birthday cards and a clock
crisp
- for the clock
## wood stove
formal
- for the coldest mornings
warm
- to dry wet boots by
crisp
- for cold mornings
## pellet stove
formal
- with no logs to split
warm
- with no logs to split
crisp
- with no splitting
## built-in shelving
formal
- for books and framed photographs
warm
- for books, photos, and board games
crisp
- for books and records
## built-in china cabinet
formal
- for the silver and the crystal
warm
- for the teacups and the gravy boat
crisp
- for the teacups
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
## skylights
formal
- to read beneath by day
warm
- to hear the rain on
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
## plantation shutters
formal
- to temper the midday glare
warm
- to tilt against the glare
crisp
- to cut the glare
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
## sliding glass doors
formal
- to carry dinner out through
warm
- for in and out all summer
crisp
- for in and out
## folding glass wall
formal
- to open the room in fine weather
warm
- to open wide on nice days
crisp
- to open wide
## barn doors
formal
- with no swing to allow for
warm
- with no swing to dodge
crisp
- with no swing
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
## marble steps
formal
- for sitting out in summer
warm
- to sit out on after supper
crisp
- for sitting out
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
## ceiling fans
formal
- to keep the air moving
warm
- for sticky afternoons
crisp
- for moving air
## primary suite
formal
- to close the day in
warm
- to end the day in
crisp
- to end the day
## primary suite on the main level
formal
- with no stairs at bedtime
warm
- with no stairs at bedtime
crisp
- with no bedtime stairs
## walk-in closet
formal
- for shoes, suits, and luggage
warm
- for the shoes and the sweaters
crisp
- for shoes and coats
## dual walk-in closets
formal
- with no hangers to share
warm
- with no hangers to share
crisp
- with nothing to share
## custom closet system
formal
- to keep shirts and shoes apart
warm
- to sort the shirts from the shoes
crisp
- for shirts and shoes
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
## heated bathroom floors
formal
- for bare feet in winter
warm
- for bare feet on cold mornings
crisp
- for bare feet
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
## Jack-and-Jill bath
formal
- with a door on either side
warm
- with a door on each side
crisp
- with doors both sides
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
## home theater
formal
- for films at full volume
warm
- for popcorn and a double feature
crisp
- for double features
## home gym
formal
- for training in any weather
warm
- for a treadmill and a mat
crisp
- for the treadmill
## game room
formal
- for chess, cards, or darts
warm
- for ping-pong and pizza
crisp
- for darts and ping-pong
## golf simulator
formal
- for a round in any weather
warm
- for a round on wet days
crisp
- for rainy rounds
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
## art studio
formal
- for canvas and clay
warm
- where paint can dry overnight
crisp
- for canvas and clay
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
## finished attic
formal
- for a studio or a study
warm
- for hobbies and hideaways
crisp
- for studio or study
## mudroom
formal
- for boots and wet umbrellas
warm
- for boots, bags, and leashes
crisp
- for boots and bags
## mudroom lockers
formal
- for coats, bags, and rackets
warm
- for backpacks and ball gloves
crisp
- for bags and cleats
## laundry room
formal
- to sort and fold in
warm
- for sorting, folding, and ironing
crisp
- for sorting and folding
## main-level laundry
formal
- with no trips to the basement
warm
- with no trips to the basement
crisp
- with no basement trips
## in-unit laundry
formal
- with no waiting for a machine
warm
- with no quarters to save
crisp
- with no quarters
## laundry sink
formal
- for stains and muddy boots
warm
- for grass stains and paintbrushes
crisp
- for paintbrushes
## laundry chute
formal
- to spare the stairs
warm
- to send the towels down
crisp
- to skip the stairs
## finished basement
formal
- for films, games, and guests
warm
- for movies, games, and overnight guests
crisp
- for the big screen
## partially finished basement
formal
- to complete at leisure
warm
- to work on at your own pace
crisp
- to complete later
## unfinished basement
formal
- for shelves, tools, or plans
warm
- for tools, bins, and big ideas
crisp
- for tools and plans
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
## walkout basement
formal
- for boots and garden tools
warm
- for coming in muddy
crisp
- for garden tools
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
## home elevator
formal
- for luggage and cases of wine
warm
- for groceries and heavy suitcases
crisp
- for the luggage
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
## pool
formal
- for long summer afternoons
warm
- for cannonballs and wet towels
crisp
- for July
## heated pool
formal
- to lengthen the season
warm
- to stretch the summer
crisp
- for a longer season
## saltwater pool
formal
- for an hour afloat
warm
- to float in on a Sunday
crisp
- to float in
## infinity pool
formal
- for slow lengths at dusk
warm
- for floating on your back
crisp
- for slow lengths
## lap pool
formal
- for a mile before breakfast
warm
- for a workout before breakfast
crisp
- for morning miles
## rooftop pool
formal
- for the end of a workday
warm
- for a dip after work
crisp
- for after work
## plunge pool
formal
- to cool off between chapters
warm
- to cool off with a drink
crisp
- to cool off
## indoor pool
formal
- for February as well as July
warm
- for dips on stormy days
crisp
- for February
## pool and spa
formal
- for warm days and cool nights
warm
- for warm days and cool nights
## hot tub
formal
- for the end of a long day
warm
crisp
- for aching legs
## pool house
formal
- for towels and changing clothes
warm
- to keep wet feet outdoors
crisp
- for towels and floats
## patio
formal
- for lunch out of doors
warm
- for watermelon and lawn chairs
crisp
- for long lunches
## covered patio
formal
- for dining in light rain
warm
- for supper in the rain
crisp
- for rain or shine
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
## roof deck
formal
- for dinner under the sky
warm
- to carry dessert up to
crisp
- for late dinners
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
## courtyard
formal
- for coffee at a café table
warm
- for a café table and coffee
crisp
- for a café table
## outdoor kitchen
formal
- to keep the cook among guests
warm
- to cook where the company is
crisp
- to cook with company
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
## fenced yard
formal
- to keep the game in bounds
warm
- to keep the ball in
crisp
- to keep balls in
## backyard
formal
- for croquet and lawn chairs
warm
- for cookouts and catch
crisp
- for cookouts
## garden
formal
- for an hour with the pruners
warm
- for pruning and Saturday mornings
crisp
- for Saturday mornings
## raised beds
formal
- for lettuces and herbs
warm
- for tomatoes and zucchini
crisp
- for tomatoes
## mature trees
formal
- to sit beneath in summer
warm
- to hang a hammock from
crisp
- for a hammock
## fruit trees
formal
- for pies and preserves
warm
- for pies and jam
crisp
- for pies
## sprinkler system
formal
- to water at dawn
warm
- to water while you're away
crisp
- to water unattended
## artificial turf
formal
- with no mowing to do
warm
- with no mower to push
crisp
- with no mowing
## greenhouse
formal
- for seedlings and citrus
warm
- to start seeds early
crisp
- for early seedlings
## chicken coop
formal
- for eggs at breakfast
warm
- for eggs still warm
crisp
- for fresh eggs
## sport court
formal
- for a game after work
warm
- for pickup games on Saturdays
crisp
- for pickup games
## basketball court
formal
- for free throws at dusk
warm
- for free throws before supper
crisp
- for free throws
## tennis court
formal
- for doubles on Sunday
warm
- for doubles and cold water
crisp
- for Sunday doubles
## pickleball court
formal
- for rallies at the net
warm
- for a quick game at lunch
crisp
- for quick rallies
## putting green
formal
- to work on the short game
warm
- to work on the short game
crisp
- for the short game
## bocce court
formal
- for a slow game at dusk
warm
- for a slow game before supper
crisp
- for slow games
## dog run
formal
- for muddy paws and fresh air
warm
- for zoomies and muddy paws
crisp
- for muddy paws
## riding arena
formal
- for lessons and schooling
warm
- for lessons and lazy trots
crisp
- for schooling
## paddock
formal
- for hours out of the stall
warm
- for time out of the stall
crisp
- for time outdoors
## pasture
formal
- for grazing and hay
warm
- for grazing and long walks
crisp
- for grazing
## vineyard
formal
- for an autumn harvest
warm
- for harvest day with friends
crisp
- for harvest day
## pond
formal
- for dragonflies and still mornings
warm
- for bullfrogs and skipping stones
crisp
- for skipping stones
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
## boat dock
formal
- to tie up at
- to cast off from
warm
- to fish from
crisp
- to tie up at
## boat lift
formal
- to keep the hull dry
warm
- to keep the hull dry
crisp
- for a dry hull
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
## heat pump
formal
- for winter and summer both
warm
- for winter and summer both
crisp
- for winter and summer
## radiant floor heating
formal
- for warmth underfoot
warm
- for mornings without slippers
crisp
- for warmth underfoot
## radiators
formal
- to warm a towel on
warm
- to warm your socks on
crisp
- for warm socks
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
## solar panels, owned
formal
- with no lease to assume
warm
- with no lease to take over
crisp
- with no lease
## battery backup
formal
- for the hours without power
warm
- to keep the fridge cold
crisp
- for outages
## whole-house generator
formal
- for when the lines go down
warm
- to keep the lights on
crisp
- for blackouts
## generator hookup
formal
- for nights without power
warm
- for when the lights go out
crisp
- for dark nights
## garage
formal
- to keep the windshield clean
warm
- to keep leaves off the windshield
crisp
- for a clean windshield
## one-car garage
formal
- to keep sap off the hood
warm
- to keep sap off the hood
## two-car garage
formal
- with nobody parked outside
warm
- with nobody parked outside
## three-car garage
formal
- for daily drivers and a classic
warm
- for the commute and a project
crisp
- for commute and project
## garage for four or more
formal
- for a small collection
warm
- for projects up on jacks
crisp
- for the collection
## attached garage
formal
- for coming in dry
warm
- to bring groceries in dry
crisp
- for dry groceries
## detached garage
formal
- for a restoration in progress
warm
- for noisy projects
crisp
- for noisy projects
## oversized garage
formal
- for bicycles, mower, and tools
warm
- with space left for the mower
crisp
- for mower and tools
## heated garage
formal
- for repairs in winter
warm
- to change the oil in winter
crisp
- for winter repairs
## carport
formal
- to keep rain from the groceries
warm
- to unload out of the rain
crisp
- for unloading dry
## RV garage
formal
- for the months between trips
warm
- for the months between trips
crisp
- for between trips
## RV parking
formal
- with no lot to rent
warm
- with no lot to rent
crisp
- with no rented lot
## RV hookups
formal
- for packing before the journey
warm
- for packing before the trip
crisp
- for trip prep
## RV gate
formal
- to bring the trailer through
warm
- for the boat and the trailer
crisp
- for boat or trailer
## EV charger
formal
- for a full battery by morning
warm
- to skip the gas pump
crisp
- to skip the pump
## off-street parking
formal
- with no block to circle
warm
- with no circling the block
crisp
- with no circling
## deeded parking
formal
- for coming home late
warm
- for coming home late
crisp
- for late nights
## covered parking
formal
- to unload without an umbrella
warm
- to unload without an umbrella
crisp
- to unload dry
## underground parking
formal
- for loading out of the weather
warm
- with no rain to run through
crisp
- out of the weather
## garage space in the building
formal
- to come home dry to
warm
- for getting home dry
crisp
- for getting home dry
## guest parking
formal
- for dinner parties
warm
- for book club night
crisp
- for dinner parties
## circular driveway
formal
- with no need to reverse
warm
- with no backing out
crisp
- with no reversing
## long driveway
formal
- for guests' cars on holidays
warm
- for company's cars
crisp
- for company's cars
## gated driveway
formal
- to close behind the last guest
warm
- to close behind the last guest
crisp
- to close at night
## motor court
formal
- for the evening's arrivals
warm
- for turning around
crisp
- for turning around
## valet
formal
- for arrivals in evening shoes
warm
- for rainy nights in good shoes
crisp
- for rainy nights
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
## security system
formal
- to arm at bedtime
warm
- to set on the way out
crisp
- to set and leave
## security cameras
formal
- to consult while away
warm
- to check while you're away
crisp
- to check remotely
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
## fiber internet
formal
- for video calls and streaming
warm
- for calls, streaming, and big uploads
crisp
- for calls and uploads
## high-speed internet
formal
- for working from home
warm
- for working from home
crisp
- for working remotely
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
## doorman
formal
- to receive guests
warm
- to say good morning
crisp
- for hellos and packages
## concierge
formal
- for parcels and messages
warm
- for packages and messages
crisp
- for parcels and messages
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
## community pool
formal
- with the upkeep left to others
warm
- with somebody else cleaning the filters
crisp
- with no skimming
## rooftop lounge
formal
- for drinks above the street
warm
- for a nightcap with neighbors
crisp
- for nightcaps
## grilling area
formal
- for Sunday cookouts
warm
- for ribs and paper plates
crisp
- for ribs
## clubhouse
formal
- for receptions and card tables
warm
- for potlucks and bridge nights
crisp
- for cards and parties
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
## community garden
formal
- for herbs and cut flowers
warm
- for tomatoes and neighborly advice
crisp
- for herbs and lettuce
## courts
formal
- for a match on Saturday
warm
- for a Saturday match
crisp
- for Saturday matches
## community trails
formal
- for an evening mile
warm
- for an after-dinner stroll
crisp
- for evening strolls
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
## spring
formal
- to fill a trough from
warm
- to fill a trough from
crisp
- to fill troughs
## trails
formal
- for an hour on foot
warm
- for a long Sunday loop
crisp
- for Sunday loops
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
## commercial kitchen
formal
- for the dinner rush
warm
- for the dinner rush
crisp
- for the lunch rush
## walk-in cooler
formal
- for the week's deliveries
warm
- for the week's deliveries
crisp
- for weekly deliveries
## patio seating
formal
- for lunch in good weather
warm
- for lunch in good weather
crisp
- for fair weather
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
## elevator, commercial
formal
- for carts and boxes
warm
- for carts and boxes
crisp
- for carts and boxes
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
## loading dock
formal
- for freight by the pallet
warm
- to back a trailer up to
crisp
- for palletized freight
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
## fenced yard, industrial
formal
- for trucks and materials overnight
warm
- for trucks, trailers, and pipe
crisp
- for trucks overnight
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
## truck court
formal
- for turning a trailer around
warm
- to swing a trailer around in
crisp
- for turning trailers
## service bays
formal
- for brakes and oil changes
warm
- for brakes and oil changes
crisp
- for brakes and tires
## storage per unit
formal
- to keep the halls clear
warm
- to keep the halls clear
crisp
- to clear the halls
`
