import type { Term } from '../term.ts'
import { caution, prohibited } from './fair-housing-lines.ts'
import { describesPeople, judgesPlace, limitsPeople, outdated } from './reasons.ts'

const RACE = '(white|black|asian|hispanic|latino|latina|latinx|caucasian|african[- ]american)'
const ORIGIN =
  '(mexican|puerto rican|polish|irish|italian|chinese|korean|japanese|indian|hungarian|filipino|russian|vietnamese|cuban|greek|german|arab|african|jewish)'

export const raceAndOrigin: readonly Term[] = [
  ...prohibited(describesPeople, 'drop clause')`
    race: ${RACE}s? (only|preferred|people|famil(y|ies)|buyers?|tenants?|residents?|households?)
    race: caucasians?|(?<!rio )negros?|chicanos?|african[- ]americans?|colored (people|persons?|famil(y|ies))
    origin: ${ORIGIN} (famil(y|ies)|buyers?|tenants?|residents?|people)
    immigrants: immigrants?|foreigners
    race: ${RACE} <neighborhood|community|area|enclave|part of town> => $1
    origin: (predominantly |mostly |largely )?${ORIGIN} <neighborhood|community(?! center)|area|section|district|enclave> => $1
    integrated: (racially )?(integrated|segregated) <neighborhood|area|community> => $1
  `,
  ...prohibited(limitsPeople, 'drop clause')`
    no-group: no (${ORIGIN}|${RACE}|jew|muslim|christian|immigrant|foreigner)s?(?= ?([.,;!?\n]|$|or |and |people|tenants|buyers|families|allowed|need))
    language: must speak english|(english|spanish)[- ]speaking (only|preferred|tenants?|buyers?|households?|famil(y|ies)|community|neighborhood)|speaks? english only
    citizens-only: (u\.?s\.? )?citizens? only
  `,
  ...prohibited('Historic code for racial covenants. Write "deed-restricted" if that is the fact.')`
    restricted: (?<!deed[- ])(?<!age[- ])restricted <community|neighborhood|area> => $1
  `,
  ...caution(judgesPlace, 'drop clause')`
    diverse: (ethnic|ethnically diverse|diverse|multicultural|minority) <neighborhood|area|community> => $1
    traditional: traditional <neighborhood|community> => $1
    private-community: private <community|neighborhood> => $1
    country-club: country[- ]club <neighborhood|community|area|living|lifestyle> => $1
    exclusive: exclusive => distinctive
    slum: ghetto|slums?|gentrif(y|ying|ied|ication)
  `,
  ...caution(outdated, 'drop word or clause')`
    oriental: oriental
  `,
  ...caution('Evokes slavery; plantation shutters are fine.')`
    plantation: plantation(-style| style)? => estate
  `,
]
