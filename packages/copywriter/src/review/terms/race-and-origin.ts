import { put, type Term, termsOf } from '../term.ts'

const { prohibited, caution } = termsOf('fair-housing')

const RACE = '(?:white|black|asian|hispanic|latino|latina|latinx|caucasian|african[- ]american)'
const ORIGIN =
  '(?:mexican|puerto rican|polish|irish|italian|chinese|korean|japanese|indian|hungarian|filipino|russian|vietnamese|cuban|greek|german|arab|african|jewish)'
const people = 'Describes people by race or origin, which an advertisement may not do.'
const proxy = 'Can be read as a comment on the people who live there.'

export const raceAndOrigin: readonly Term[] = [
  prohibited(
    'race',
    `${RACE}s? (?:only|preferred|people|famil(?:y|ies)|buyers?|tenants?|residents?|households?)`,
    people,
    'drop clause',
  ),
  prohibited(
    'race',
    `${RACE} (neighborhood|community|area|enclave|part of town)`,
    people,
    put('$1'),
  ),
  prohibited(
    'race',
    'caucasians?|(?<!rio )negros?|chicanos?|african[- ]americans?|colored (?:people|persons?|famil(?:y|ies))',
    people,
    'drop clause',
  ),
  prohibited(
    'origin',
    `(?:predominantly |mostly |largely )?${ORIGIN} (neighborhood|community(?! center)|area|section|district|enclave)`,
    people,
    put('$1'),
  ),
  prohibited(
    'origin',
    `${ORIGIN} (?:famil(?:y|ies)|buyers?|tenants?|residents?|people)`,
    people,
    'drop clause',
  ),
  prohibited(
    'no-group',
    `no (?:${ORIGIN}|${RACE}|jew|muslim|christian|mexican|immigrant|foreigner)s?(?= ?(?:[.,;!?\\n]|$|or |and |people|tenants|buyers|families|allowed|need))`,
    'Excludes people by group.',
    'drop clause',
  ),
  prohibited('immigrants', 'immigrants?|foreigners', people, 'drop clause'),
  prohibited(
    'language',
    'must speak english|(?:english|spanish)[- ]speaking (?:only|preferred|tenants?|buyers?|households?|famil(?:y|ies)|community|neighborhood)|speaks? english only',
    'A language preference points to national origin.',
    'drop clause',
  ),
  prohibited(
    'citizens-only',
    '(?:u\\.?s\\.? )?citizens? only',
    'Limits buyers by citizenship.',
    'drop clause',
  ),
  prohibited(
    'integrated',
    '(?:racially )?(?:integrated|segregated) (neighborhood|area|community)',
    'Describes the racial makeup of a place.',
    put('$1'),
  ),
  prohibited(
    'restricted',
    '(?<!deed[- ])(?<!age[- ])restricted (community|neighborhood|area)',
    'Historic code for racial covenants. Write "deed-restricted" if that is the fact.',
    put('$1'),
  ),
  caution(
    'diverse',
    '(?:ethnic|ethnically diverse|diverse|multicultural|minority) (neighborhood|area|community)',
    proxy,
    put('$1'),
  ),
  caution('traditional', 'traditional (neighborhood|community)', proxy, put('$1')),
  caution('exclusive', 'exclusive', 'Can imply that some people are kept out.', put('distinctive')),
  caution(
    'private-community',
    'private (community|neighborhood)',
    'Can imply that some people are kept out; say "gated" if there is a gate.',
    put('$1'),
  ),
  caution(
    'country-club',
    'country[- ]club (neighborhood|community|area|living|lifestyle)',
    'Club names as a label for an area can imply exclusion; naming the amenity is fine.',
    put('$1'),
  ),
  caution('oriental', 'oriental', 'Outdated word for people and their art.', 'drop word or clause'),
  caution(
    'plantation',
    'plantation(?:-style| style)?',
    'Evokes slavery; plantation shutters are fine.',
    put('estate'),
  ),
  caution('slum', 'ghetto|slums?|gentrif(?:y|ying|ied|ication)', proxy, 'drop clause'),
]
