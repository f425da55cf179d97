import type { Kind } from '../facts/types.ts'
import type { Lines } from '../realise/voice.ts'

/** What a visit shows, four things that no two lines share, and what to ask: questions, which claim nothing. */
interface Visit {
  where: string
  how: string
  which: string
  feel: string
  ask: string
}

const VISITS: Record<Kind, Visit> = {
  home: {
    where:
      'where [the [morning|evening|winter|afternoon|midday] [sun|light] [comes in|falls|lands]|[a desk|the table|a bookcase|the sofa|a reading chair|a piano] [would go|would stand|might fit|belongs]]',
    how: 'how [the rooms connect|the plan unfolds|the doors line up|the windows line up|[sound|daylight] [travels|moves|carries] [indoors|from room to room|through the plan]]',
    which:
      'which [wall|corner|room|window] [suits|would take|wants|invites] [books|pictures|a lamp|plants|a mirror|art]',
    feel: 'how it [feels|looks|sounds] [at noon|at dusk|at dawn|on arrival|after dark|in the rain|from outside|with guests]',
    ask: '[systems|repairs|permits|inspections|wiring], [taxes|utility bills|insurance|running costs] and [warranties|closing dates|what stays|internet service]',
  },
  land: {
    where:
      'where [the corners are|the boundaries run|a driveway would go|a gate might stand|a path could lead]',
    how: 'how the [ground|land] [rises|drains|falls|lies]',
    which: 'which way the [ground|slope] [faces|runs|falls]',
    feel: 'how the [road|light|wind] [meets|reaches|crosses] it',
    ask: '[zoning|setbacks|easements], [utilities|water|access] and [soil tests|the survey|permits]',
  },
  commercial: {
    where: 'where [a sign|the counter|the register|the shelving] [would go|would stand|might fit]',
    how: 'how [the floor|the space|the front] could be [laid out|divided|furnished|lit]',
    which: 'which [wall|corner] [suits|would take] [shelves|a display|storage]',
    feel: 'how it [feels|looks|sounds] [at noon|on arrival|after dark]',
    ask: '[permitted uses|code requirements|signage rules], [power|floor loads|clearances] and [parking|running costs|past permits]',
  },
}

/** Lines about a visit, for each kind of property. */
export const visits = (say: (visit: Visit) => Lines): Record<Kind, Lines> => ({
  home: say(VISITS.home),
  land: say(VISITS.land),
  commercial: say(VISITS.commercial),
})
