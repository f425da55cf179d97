import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { judgesPlace, outdated } from './reasons.ts'

const { caution, prohibited } = linesAbout('race')

export const raceAndOrigin: readonly Term[] = [
  ...prohibited('Historic code for racial covenants. Write "deed-restricted" if that is the fact.')`
    restricted: (?<!deed[- ])(?<!age[- ])restricted <community|neighborhood|area> => $1
  `,
  ...caution(judgesPlace, 'drop clause')`
    diverse: (ethnic|ethnically diverse|diverse|multicultural|minority) <neighborhood|area|community> => $1
    traditional: traditional <neighborhood|community> => $1
    private-community: private <community|neighborhood> => $1
    country-club: country[- ]club <neighborhood|community|area|living|lifestyle> => $1
    exclusive: (very |most |ultra-?)?exclusive <(\w+ )?(enclave|communit(y|ies)|neighborhood|area|club|building|address|setting|suburb|subdivision|street|section|part of town)s?|, restricted> => distinctive $1
    slum: (being |quickly |fast )?gentrif(y|ying|ied|ication)|ghetto|slums?
  `,
  ...caution(outdated, 'drop word or clause')`
    oriental: oriental
  `,
  ...caution('Evokes slavery; plantation shutters are fine.')`
    plantation: plantation(-style| style)? => estate
  `,
]
