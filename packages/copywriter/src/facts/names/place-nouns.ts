/** Nouns that make a name of the word before them: 'hudson river', 'zilker park'. */
export const PLACE_NOUN =
  /^(?:rivers?|lakes?|creek|bay|ocean|sound|harbor|peaks?|mountains?|canyon|valley|bridge|park|beach|falls|reservoir|university|college|hospital|airport|station|trail|boulevard|avenue|street|road|square|plaza|mall|district|hills|heights|forest|springs|bayou|marina|county|expressway|parkway)$/i
/** The same, where the name before them was typed with its capital. */
export const PLACE_NOUN_AFTER_NAME =
  /^(?:islands?|market|drive|lane|court|range|bridges|green|commons|landing|village)$/i
/** Nouns that make a name of the word after them: 'lake travis', 'mt rainier'. */
export const PLACE_TITLE = /^(?:lake|mount|mt|fort|port|cape|san|santa|saint|st|el|los|las)\.?$/i
/** Institutions that keep the small letter an agent gave them: 'the Denver airport'. */
export const INSTITUTION =
  /^(?:airport|station|hospital|mall|market|college|university|marina|county|district|range|court|green|commons|village)$/
