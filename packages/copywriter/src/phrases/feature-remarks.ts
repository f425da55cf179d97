import type { Tone } from '@listwright/contracts'
import type { Feature } from '../facts/types.ts'
import type { Lines } from '../realise/voice.ts'

type Register = 'formal' | 'plain' | 'warm'

const REGISTERS: Record<Tone, Register> = {
  luxury: 'formal',
  classic: 'formal',
  investor: 'plain',
  modern: 'plain',
  family: 'warm',
  casual: 'warm',
}

/** Short asides about a feature that was typed. They say what such a thing is like, never how good this one is. */
const REMARKS: readonly [RegExp, Record<Register, Lines>][] = [
  [
    /\bpool$/,
    {
      formal: ['Summer takes care of itself.', 'It gives the warm months a center.'],
      plain: ['It sets the summer schedule.', 'Pool care belongs in the annual budget.'],
      warm: ['Summer plans more or less make themselves.', 'Towels will be in constant rotation.'],
    },
  ],
  [
    /\bfireplace$/,
    {
      formal: ['Winter, too, has its appointed place.', 'A room gathers itself around a hearth.'],
      plain: ['Winter is accounted for.', 'It anchors the room.'],
      warm: ['Cold nights have an answer.', 'Everyone knows where to sit in January.'],
    },
  ],
  [
    /\b(?:home office|office|study)$/,
    {
      formal: [
        'Work is kept where work belongs.',
        'The working day may begin and end behind a door.',
      ],
      plain: ['The commute is hard to beat.', 'Work stays behind a door.'],
      warm: ['The commute is hard to complain about.', 'Work can stay in its own corner.'],
    },
  ],
  [
    /\bgarage$/,
    {
      formal: [
        'The cars, at least, will have nothing to complain of.',
        'Winter mornings begin under cover.',
      ],
      plain: ['Parking is settled.', 'That takes a question off the list.'],
      warm: [
        'No scraping the windshield in January.',
        'Bikes, boxes and the odd project fit in there, too.',
      ],
    },
  ],
  [
    /\bhome theater$|\bmedia room$/,
    {
      formal: [
        'An evening at home need not be an ordinary evening.',
        'The overture may begin whenever the company is seated.',
      ],
      plain: ['Movie night needs no reservation.', 'Screens get a room of their own.'],
      warm: [
        'Movie night practically plans itself.',
        'The popcorn is the only thing left to sort out.',
      ],
    },
  ],
  [
    /\bkitchen\b.*$|\bisland$|\bbreakfast (?:bar|nook)$/,
    {
      formal: [
        'It is the room in which guests will inevitably gather.',
        'Breakfast is likely to run long.',
      ],
      plain: ['Most days start and end there.', 'It is the busiest square footage in any plan.'],
      warm: [
        'That is where everyone ends up anyway.',
        'Breakfast has a way of turning into lunch in a spot like that.',
      ],
    },
  ],
  [
    /\b(?:patio|deck|terrace|porch|balcony)$/,
    {
      formal: [
        'The open air becomes another room.',
        'A table set outside is an argument for staying.',
      ],
      plain: ['Usable outdoors, without leaving home.', 'It adds a place to sit that no wall can.'],
      warm: ['Supper tastes better out there.', 'Bring a chair and stay a while.'],
    },
  ],
  [
    /\bgarden$|\byard$|\bbackyard$|\btrees$|\blandscap/,
    {
      formal: [
        'The seasons will keep their own calendar there.',
        'Such a place is never finished, which is its pleasure.',
      ],
      plain: ['Green, and close at hand.', 'Outdoor upkeep is part of the plan.'],
      warm: [
        'There is always something to do out there, or nothing at all.',
        'Grass stains are part of the deal.',
      ],
    },
  ],
  [
    /\bhardwood floors$|\bhardwood flooring$|\bwood floors$/,
    {
      formal: [
        'Wood, unlike fashion, improves with acquaintance.',
        'A rug becomes a choice rather than a necessity.',
      ],
      plain: ['Rugs optional.', 'Wood wears in rather than out.'],
      warm: ['Socks will slide.', 'Wood underfoot makes a house feel settled.'],
    },
  ],
  [
    /\bcountertops$|\bcounters$/,
    {
      formal: [
        'Stone has a way of settling an argument.',
        'There is pleasure in a surface made for work.',
      ],
      plain: ['Prep space, handled.', 'Surfaces like that are easy to live with.'],
      warm: ['Go ahead and roll out the dough.', 'There is a place to set everything down.'],
    },
  ],
  [
    /\bclosets?$/,
    {
      formal: ['Order begins with a place for everything.', 'The wardrobe is given its due.'],
      plain: ['Storage is where plans succeed or fail.', 'Everything gets a place.'],
      warm: [
        'Laundry day has somewhere to end.',
        'The chair in the corner can go back to being a chair.',
      ],
    },
  ],
  [
    /\btub$|\bshower$|\bbath(?:room)?$/,
    {
      formal: [
        'Some rituals are worth a room of their own.',
        'The hour before sleep is well provided for.',
      ],
      plain: ['A strong start and a soft landing.', 'Fixtures matter most on a weekday morning.'],
      warm: ['Lock the door and take your time.', 'That is how a long day ought to end.'],
    },
  ],
  [
    /\bsolar panels$|\bsolar\b|\bbattery backup/,
    {
      formal: ['The sun is put to work without comment.'],
      plain: [
        'Ask for the ownership terms and the utility history.',
        'The meter tells the rest of that story.',
      ],
      warm: ['The sun gets to chip in.', 'Even the roof pulls its weight.'],
    },
  ],
  [
    /\bEV charger$/,
    {
      formal: ['The last errand of the evening is to plug in.'],
      plain: ['Plug in at night, leave with a full battery.', 'Charging stops being an errand.'],
      warm: ['Plug in, go to bed, wake up charged.'],
    },
  ],
  [
    /\bviews?$/,
    {
      formal: ['It is the sort of thing that needs no frame.', 'The eye will return to it.'],
      plain: ['See it in person before reading another word.', 'Photographs only go so far there.'],
      warm: ['You may catch yourself staring.', 'It never gets old.'],
    },
  ],
  [
    /\blaundry(?: room)?$|\bwasher and dryer$|\bmudroom$/,
    {
      formal: [
        'The household runs better for it.',
        'Small conveniences keep the larger rooms at ease.',
      ],
      plain: ['Chores, contained.', 'It saves a trip, every week of the year.'],
      warm: ['Chores feel shorter when they stay close.', 'Muddy shoes can stop right there.'],
    },
  ],
  [
    /\bpantry$|\bappliances$|\brange$|\boven$|\bcooktop$|\brefrigerator$/,
    {
      formal: [
        'The cook will understand at a glance.',
        'Dinner for many is no more trouble than dinner for few.',
      ],
      plain: ['Weeknight dinners get faster.', 'The equipment is ready for work.'],
      warm: ['Dinner practically starts itself.', 'Somebody is going to want to cook in there.'],
    },
  ],
  [
    /\bair conditioning$|\bHVAC system$|\bheat pump$|\bheating$|\bwater heater$|\broof$|\bwindows$/,
    {
      formal: [
        'Comfort, when it is done well, goes unnoticed.',
        'The seasons may change as they please.',
      ],
      plain: ['Service records are worth requesting.', 'Ask for dates and paperwork.'],
      warm: [
        'Whatever the weather does, you are covered.',
        'It is the kind of thing you notice only when it is missing.',
      ],
    },
  ],
  [
    /\bbasement$|\battic$|\bstorage$|\bshed$|\bworkshop$|\bbarn$/,
    {
      formal: [
        'Everything that a household keeps in reserve has a home.',
        'There is dignity in having a place for the tools.',
      ],
      plain: ['Square footage with a job to do.', 'Storage keeps the rest of the plan clear.'],
      warm: [
        'The holiday boxes finally have a home.',
        'Every house needs a place for the things you cannot throw out.',
      ],
    },
  ],
  [
    /\bceilings?$|\bbeams$|\bskylights$|\bmolding$|\bwainscoting$|\bbrick$|\bfloor plan$|\bdoors$|\bshelving$|\bbuilt-ins$/,
    {
      formal: [
        'Details of that order are felt before they are noticed.',
        'The room takes its manners from such things.',
      ],
      plain: ['Structure does the decorating.', 'It shows up in every photo.'],
      warm: [
        'It is the first thing people will mention.',
        'You will notice it every time you walk in.',
      ],
    },
  ],
  [
    /\bguest (?:suite|house)$|\bcasita$|\baccessory dwelling unit\b|\bADU\b/,
    {
      formal: [
        'Guests may come and go at their own hour.',
        'Hospitality is easier with a second door.',
      ],
      plain: ['Confirm permitted uses before you plan around it.', 'Extra space, separate rhythm.'],
      warm: ['Company can stay as long as they like.', 'Overnight guests get a spot of their own.'],
    },
  ],
]

/** What the tone's register has to say about a feature. */
export const featureRemarks = (feature: Feature, tone: Tone): Lines =>
  REMARKS.filter(([pattern]) => pattern.test(feature.bare)).flatMap(
    ([, byRegister]) => byRegister[REGISTERS[tone]],
  )
