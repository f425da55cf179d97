import type { Kind } from '../facts/types.ts'
import type { Lines } from '../realise/voice.ts'

/** What a visit shows and what to ask about it: questions, which claim nothing. */
interface Visit {
  where: string
  how: string
  ask: string
}

const VISITS: Record<Kind, Visit> = {
  home: {
    where:
      '[where the [morning|evening|winter|afternoon|midday] [sun|light] [comes in|falls|lands]|where [a desk|the table|a bookcase|the sofa|a reading chair|a piano] [would go|would stand|might fit|belongs]|which [wall|corner|room] [suits|would take|wants] [books|pictures|a lamp|plants|a mirror]]',
    how: '[how the [rooms connect|plan unfolds|doors line up|windows line up|rooms follow one another]|how [sound|daylight] [travels|moves|carries] [indoors|from room to room|through the plan]|how it [feels|looks|sounds] [at noon|at dusk|on arrival|after dark|in the rain]]',
    ask: '[systems|repairs|permits|inspections|wiring], [taxes|utility bills|insurance|running costs] and [warranties|closing dates|what stays|internet service]',
  },
  land: {
    where:
      'where [the corners are|the boundaries run|a driveway would go|a gate might stand|a path could lead]',
    how: '[how the [ground|land] [rises|drains|falls|lies]|which way the [ground|slope] [faces|runs]|how the [road|light|wind] [meets|reaches|crosses] it]',
    ask: '[zoning|setbacks|easements], [utilities|water|access] and [soil tests|the survey|permits]',
  },
  commercial: {
    where: 'where [a sign|the counter|the register|the shelving] [would go|would stand|might fit]',
    how: 'how [the floor|the space|the front] could be [laid out|divided|furnished|lit]',
    ask: '[permitted uses|code requirements|signage rules], [power|floor loads|clearances] and [parking|running costs|past permits]',
  },
}

/** Lines about a visit, for each kind of property. */
export const visits = (say: (visit: Visit) => Lines): Record<Kind, Lines> => ({
  home: say(VISITS.home),
  land: say(VISITS.land),
  commercial: say(VISITS.commercial),
})
