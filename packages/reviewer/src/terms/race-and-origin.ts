import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { describesPeople, judgesPlace, limitsPeople, outdated } from './reasons.ts'

const { caution, prohibited } = linesAbout('race')
const origin = linesAbout('origin')

const RACE = '(white|black|asian|hispanic|latino|latina|latinx|caucasian|african[- ]american)'
const ORIGIN =
  '(mexican|puerto rican|polish|irish|italian|chinese|korean|japanese|indian|hungarian|filipino|russian|vietnamese|cuban|greek|german|arab|african|jewish)'

export const raceAndOrigin: readonly Term[] = [
  ...prohibited(describesPeople, 'drop clause')`
    race: ${RACE}s? ((only|preferred)(?= ?([.,;!?\n]|$|please))|famil(y|ies)(?! (farm|homestead|cemetery|estate|name)))
    race: ${RACE} <neighborhood|community|area|enclave|part of town> => $1
    integrated: (racially )?(integrated|segregated) <neighborhood|area|community> => $1
  `,
  ...origin.prohibited(describesPeople, 'drop clause')`
    origin: (predominantly |mostly |largely )?${ORIGIN} <neighborhood|community(?! center)|area|section|district|enclave> => $1
  `,
  ...origin.prohibited(limitsPeople, 'drop clause')`
    papers: matr[ií]cula consular|call ice on|report(ed|ing)? (you |them |anyone )?to (ice|immigration)|la migra|(tener|sin|con) (papeles|documentos)|indocumentad[oa]s
  `,
  ...prohibited('Historic code for racial covenants. Write "deed-restricted" if that is the fact.')`
    restricted: (?<!deed[- ])(?<!age[- ])restricted <community|neighborhood|area> => $1
  `,
  ...caution(judgesPlace, 'drop clause')`
    hint: if you (know|get|catch) (what|who) (we|i) mean|neighbors to match|looks? like (you|us)(?= ?([.,;!?]|$))|make-?up of (the|this|our) (neighborhood|area|block|community|street|town)
    diverse: (ethnic|ethnically diverse|diverse|multicultural|minority) <neighborhood|area|community> => $1
    traditional: traditional <neighborhood|community> => $1
    private-community: private <community|neighborhood> => $1
    country-club: country[- ]club <neighborhood|community|area|living|lifestyle> => $1
    exclusive: exclusive => distinctive
    slum: (being |quickly |fast )?gentrif(y|ying|ied|ication)|ghetto|slums?
  `,
  ...caution(outdated, 'drop word or clause')`
    oriental: oriental
  `,
  ...caution('Evokes slavery; plantation shutters are fine.')`
    plantation: plantation(-style| style)? => estate
  `,
]
