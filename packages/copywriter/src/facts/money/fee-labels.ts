import type { FeatureKind } from '../../copybook/concept.ts'

/** A sum that is known by its name. */
export interface FeeLabel {
  pattern: RegExp
  label: string
  concept: string
  kind: FeatureKind
  /** How a sentence names it. */
  subject: string
}

/** Fees, charges and incomes by the words they are typed with; the first that fits is used. */
export const FEE_LABELS: readonly FeeLabel[] = [
  {
    pattern: /\bground rent\b/i,
    label: 'ground rent',
    concept: '',
    kind: 'fee',
    subject: 'the ground rent',
  },
  {
    pattern: /\bparking\b.*(?:\$|\/ ?mo|(?:per|a) mo)/i,
    label: 'parking',
    concept: '',
    kind: 'parking',
    subject: 'parking',
  },
  {
    pattern:
      /^(?:low )?(?:monthly )?assessments?\b.*(?:\b(?:incl\w*|covers?)\b|\/ ?mo|monthly|a month)/i,
    label: 'assessments',
    concept: 'condo fee',
    kind: 'fee',
    subject: 'the assessment',
  },
  {
    pattern: /\bcommon charges?\b/i,
    label: 'common charges',
    concept: 'condo fee',
    kind: 'fee',
    subject: 'common charges',
  },
  {
    pattern: /^dues\b/i,
    label: 'HOA',
    concept: 'hoa fee',
    kind: 'fee',
    subject: 'dues',
  },
  {
    pattern: /\bspecials(?: assessments?)? balance\b/i,
    label: 'special assessment',
    concept: '',
    kind: 'fee',
    subject: 'the balance of the special assessments',
  },
  {
    pattern: /\badmin(?:istrati(?:ve|on))?(?: fee)?$/i,
    label: 'administrative fee',
    concept: '',
    kind: 'fee',
    subject: 'the administrative fee',
  },
  {
    pattern: /\bscheduled gross\b/i,
    label: 'scheduled gross income',
    concept: '',
    kind: 'income',
    subject: 'scheduled gross income',
  },
  {
    pattern: /\bmarket rents?\b/i,
    label: 'market rent',
    concept: 'estimated rent',
    kind: 'income',
    subject: 'the market rent',
  },
  {
    pattern: /\bregime fees?\b/i,
    label: 'regime fee',
    concept: 'condo fee',
    kind: 'fee',
    subject: 'the regime fee',
  },
  {
    pattern: /\b(?:condo (?:fees?|dues|assessment)|common charges?|monthly assessment)\b/i,
    label: 'condo fee',
    concept: 'condo fee',
    kind: 'fee',
    subject: 'the condo fee',
  },
  {
    pattern: /\bcivic (?:association|league|club)\b/i,
    label: 'civic association',
    concept: '',
    kind: 'fee',
    subject: 'civic association dues',
  },
  {
    pattern: /^(?:monthly )?association fees?\b(?!.*\btransfer)/i,
    label: 'association fee',
    concept: 'hoa fee',
    kind: 'fee',
    subject: 'the association fee',
  },
  {
    pattern: /\b(?:hoa|association|poa)\b(?!.*\btransfer)/i,
    label: 'HOA',
    concept: 'hoa fee',
    kind: 'fee',
    subject: 'HOA dues',
  },
  {
    pattern: /\b(?:transfer fee|capital contribution|flip tax|move-in fee|working capital)\b/i,
    label: 'transfer fee',
    concept: 'transfer fee',
    kind: 'fee',
    subject: 'the transfer fee',
  },
  {
    pattern: /\b(?:maintenance|co-?op fee|carrying charges?)\b/i,
    label: 'maintenance',
    concept: 'co-op maintenance',
    kind: 'fee',
    subject: 'maintenance',
  },
  {
    // The monthly dues of a building are called its assessment in some cities.
    pattern: /^(?:low )?(?:monthly )?assessments?\b/i,
    label: 'assessments',
    concept: 'condo fee',
    kind: 'fee',
    subject: 'the assessment',
  },
  {
    pattern: /\bspecial (?:assessment|assmt)|(?<!^(?:monthly )?)\bassessment\b/i,
    label: 'special assessment',
    concept: 'special assessment',
    kind: 'fee',
    subject: 'the special assessment',
  },
  {
    pattern: /\b(?:cdd|mello[- ]roos|mud (?:tax|fee|assessment)|metro district|pid|lid|sid)\b/i,
    label: 'CDD',
    concept: 'cdd or mello-roos',
    kind: 'fee',
    subject: 'the CDD fee',
  },
  {
    pattern: /\b(?:taxes|tax)\b/i,
    label: 'property taxes',
    concept: 'property taxes',
    kind: 'fee',
    subject: 'property taxes',
  },
  {
    pattern: /\bpet (?:fee|rent|deposit)\b/i,
    label: 'pet fee',
    concept: 'pet fee',
    kind: 'pets',
    subject: 'the pet fee',
  },
  {
    pattern: /\b(?:security )?deposit|sec dep\b/i,
    label: 'deposit',
    concept: 'deposit',
    kind: 'fee',
    subject: 'the deposit',
  },
  {
    pattern: /\bapp(?:lication)? fee|\bapplication\b/i,
    label: 'application fee',
    concept: 'application fee',
    kind: 'fee',
    subject: 'the application fee',
  },
  {
    pattern: /\b(?:lot|space|ground|land) (?:rent|lease)\b/i,
    label: 'lot rent',
    concept: 'land lease',
    kind: 'fee',
    subject: 'the lot rent',
  },
  {
    pattern: /\bflood ins/i,
    label: 'flood insurance',
    concept: 'flood insurance',
    kind: 'fee',
    subject: 'flood insurance',
  },
  {
    pattern: /\bclub (?:dues|membership|fee)|\bmembership\b/i,
    label: 'club dues',
    concept: 'club membership',
    kind: 'fee',
    subject: 'the club dues',
  },
  {
    pattern: /\bnoi\b|\bnet operating income\b/i,
    label: 'NOI',
    concept: 'net income stated',
    kind: 'income',
    subject: 'net operating income',
  },
  {
    pattern: /\b(?:gross|total|scheduled) (?:rents?|income|monthly|annual|scheduled)|\bgsi\b/i,
    label: 'gross rents',
    concept: 'gross rents',
    kind: 'income',
    subject: 'gross rents',
  },
  {
    pattern:
      /\b(?:market|projected|pro ?forma|potential|estimated) (?:rent|rental|rents)|could rent\b/i,
    label: 'estimated rent',
    concept: 'estimated rent',
    kind: 'income',
    subject: 'the estimated rent',
  },
  { pattern: /\binsurance\b/i, label: 'insurance', concept: '', kind: 'fee', subject: 'insurance' },
  {
    pattern: /\butilities|electric(?:ity)? bill|heating bill\b/i,
    label: 'utilities',
    concept: '',
    kind: 'fee',
    subject: 'utilities',
  },
  {
    pattern: /\bcredit\b(?! (?:check|score|report|history|union|card)s?\b)|\ballowance\b/i,
    label: 'seller credit',
    concept: 'seller credit',
    kind: 'terms',
    subject: 'the credit',
  },
  {
    pattern: /^(?:the )?(?:monthly )?fee\b(?=.*\b(?:incl\w*|covers?)\b| \$?\d[\d,]* )/i,
    label: 'fee',
    concept: '',
    kind: 'fee',
    subject: 'the fee',
  },
]
