/** What a list of dues calls by one word: 'mow', 'snow', 'leaf'. */
export const serviceInFull = (item: string): string =>
  item
    .trim()
    .replace(/^(?:includes?|including|covers?)\s+/i, '')
    .replace(/^ins\b/i, 'insurance')
    .replace(/(?<=\w )ins\.?$/i, 'insurance')
    .replace(/^electric$/i, 'electricity')
    .replace(/^snow$/i, 'snow removal')
    .replace(/^leaf$/i, 'leaf removal')
    .replace(/^(?:plow|mow|mulch)$/i, (word) => `${word.toLowerCase()}ing`)
    .replace(/^pest$/i, 'pest control')
    .replace(/^re taxes$/i, 'real estate taxes')
    .replace(/^(windstorm|hazard|hail)$/i, '$1 insurance')
    .replace(/^(flood|windstorm|hazard) on (?:the )?building$/i, '$1 insurance on the building')
    .replace(/^termite$/i, 'termite coverage')
    .replace(/^clubhouse with (?:a )?pool$/i, 'the clubhouse with its pool')
    .replace(/\s+(?:included|incl)$/i, '')

/** What an association has one of, and what everyone there knows: 'the pool', 'the pond trail'. */
export const withArticle = (item: string): string =>
  item.replace(
    /^(?=(?:lawn|roof|(?:(?:indoor|outdoor|heated|seasonal|swimming|community|resort|resort-style|rooftop|lap|saltwater|shared) )?pool|yard|grounds|doorman|concierge|elevator|clubhouse|gym|fitness center|playground|park|dog park|dock|marina|gates?|(?:front |side )?yard|termite bond|(?:master |blanket )?(?:insurance )?policy|boat ramp|boat launch|beach|pier|clubroom|[a-z]+ trails?|(?:[a-z]+ )?(?:kiosk|lakes?|ponds?|gatehouse)|rec room|recreation room|game room)$)/i,
    'the ',
  )
