import type { Term } from '../term.ts'

const RACE = '(?:white|black|asian|hispanic|latino|latina|latinx|caucasian|african[- ]american)'
const ORIGIN =
  '(?:mexican|puerto rican|polish|irish|italian|chinese|korean|japanese|indian|hungarian|filipino|russian|vietnamese|cuban|greek|german|arab|african|jewish)'
const people = 'Describes people by race or origin, which an advertisement may not do.'
const proxy = 'Can be read as a comment on the people who live there.'

export const raceAndOrigin: readonly Term[] = [
  {
    rule: 'fair-housing/race',
    severity: 'prohibited',
    pattern: `${RACE}s? (?:only|preferred|people|famil(?:y|ies)|buyers?|tenants?|residents?|households?)`,
    why: people,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/race',
    severity: 'prohibited',
    pattern: `${RACE} (neighborhood|community|area|enclave|part of town)`,
    why: people,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/race',
    severity: 'prohibited',
    pattern:
      'caucasians?|(?<!rio )negros?|chicanos?|african[- ]americans?|colored (?:people|persons?|famil(?:y|ies))',
    why: people,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/origin',
    severity: 'prohibited',
    pattern: `(?:predominantly |mostly |largely )?${ORIGIN} (neighborhood|community(?! center)|area|section|district|enclave)`,
    why: people,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/origin',
    severity: 'prohibited',
    pattern: `${ORIGIN} (?:famil(?:y|ies)|buyers?|tenants?|residents?|people)`,
    why: people,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/no-group',
    severity: 'prohibited',
    pattern: `no (?:${ORIGIN}|${RACE}|jew|muslim|christian|mexican|immigrant|foreigner)s?(?= ?(?:[.,;!?\\n]|$|or |and |people|tenants|buyers|families|allowed|need))`,
    why: 'Excludes people by group.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/immigrants',
    severity: 'prohibited',
    pattern: 'immigrants?|foreigners',
    why: people,
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/language',
    severity: 'prohibited',
    pattern:
      'must speak english|(?:english|spanish)[- ]speaking (?:only|preferred|tenants?|buyers?|households?|famil(?:y|ies)|community|neighborhood)|speaks? english only',
    why: 'A language preference points to national origin.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/citizens-only',
    severity: 'prohibited',
    pattern: '(?:u\\.?s\\.? )?citizens? only',
    why: 'Limits buyers by citizenship.',
    fix: 'drop clause',
  },
  {
    rule: 'fair-housing/integrated',
    severity: 'prohibited',
    pattern: '(?:racially )?(?:integrated|segregated) (neighborhood|area|community)',
    why: 'Describes the racial makeup of a place.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/restricted',
    severity: 'prohibited',
    pattern: '(?<!deed[- ])(?<!age[- ])restricted (community|neighborhood|area)',
    why: 'Historic code for racial covenants. Write "deed-restricted" if that is the fact.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/diverse',
    severity: 'caution',
    pattern:
      '(?:ethnic|ethnically diverse|diverse|multicultural|minority) (neighborhood|area|community)',
    why: proxy,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/traditional',
    severity: 'caution',
    pattern: 'traditional (neighborhood|community)',
    why: proxy,
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/exclusive',
    severity: 'caution',
    pattern: 'exclusive',
    why: 'Can imply that some people are kept out.',
    fix: { put: 'distinctive' },
  },
  {
    rule: 'fair-housing/private-community',
    severity: 'caution',
    pattern: 'private (community|neighborhood)',
    why: 'Can imply that some people are kept out; say "gated" if there is a gate.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/country-club',
    severity: 'caution',
    pattern: 'country[- ]club (neighborhood|community|area|living|lifestyle)',
    why: 'Club names as a label for an area can imply exclusion; naming the amenity is fine.',
    fix: { put: '$1' },
  },
  {
    rule: 'fair-housing/oriental',
    severity: 'caution',
    pattern: 'oriental',
    why: 'Outdated word for people and their art.',
    fix: 'drop word or clause',
  },
  {
    rule: 'fair-housing/plantation',
    severity: 'caution',
    pattern: 'plantation(?:-style| style)?',
    why: 'Evokes slavery; plantation shutters are fine.',
    fix: { put: 'estate' },
  },
  {
    rule: 'fair-housing/slum',
    severity: 'caution',
    pattern: 'ghetto|slums?|gentrif(?:y|ying|ied|ication)',
    why: proxy,
    fix: 'drop clause',
  },
]
