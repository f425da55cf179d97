import { isKnownWord } from '../vocabulary/known-words.ts'

/** Words before a noun that leave it what it is. */
const PLAIN = new Set(
  (
    'new newer newly brand recent recently updated upgraded remodeled renovated redone restored refinished refreshed replaced rebuilt original ' +
    'large big huge small tiny extra oversize oversized long short wide narrow deep tall high low full half whole double dual twin single triple two three four five six ' +
    'front back rear side upper lower upstairs downstairs main first second third fourth ground top corner center central private own personal ' +
    'custom designer professional professionally commercial grade built in-ground inground heated cooled insulated covered enclosed screened open lighted lit gated fenced walled ' +
    'attached detached finished fully completely partially sunny bright sunken raised level flat paved gravel concrete brick stone bluestone flagstone slate limestone travertine ' +
    'granite marble quartz quartzite soapstone tile tiled porcelain ceramic wood wooden oak maple walnut cherry hickory pine cedar loblolly longleaf shortleaf redwood teak mahogany ipe bamboo cork ' +
    'steel iron wrought metal copper brass bronze zinc tin glass frosted leaded stained beveled vinyl composite trex pvc aluminum fiberglass gunite pebble plaster stucco ' +
    'white black gray grey blue green red brown navy cream gold natural light dark warm neutral painted unpainted ' +
    'electric gas propane solar smart automatic automated motorized remote digital wifi modern contemporary classic traditional vintage antique historic period rustic craftsman prewar ' +
    'victorian colonial tudor mediterranean spanish french italian japanese dutch european american scandinavian mission shaker ' +
    'kitchen dining living family great bedroom bath bathroom primary guest garage basement attic ' +
    'formal informal casual cozy bonus flex separate dedicated extra additional multiple several many few pair set custom-built ' +
    'energy efficient high-efficiency low maintenance dry wet indoor outdoor interior exterior ' +
    'vaulted beamed coffered cathedral exposed reclaimed handcrafted handmade hand hewn carved polished honed leathered stamped stained brushed matte ' +
    'freestanding undermount drop wall mounted hanging floating rolling sliding folding pocket swinging wired hardwired cast ' +
    'cedar-lined stacked stackable curved spiral grand sweeping winding circular square rectangular oval l u shaped kidney boomerang lagoon freeform ' +
    'foot inch square car burner stall bottle acre amp zone story bay head bedroom room season sided tier way piece door person seat gallon ton yard hour panel speed drawer unit kw ' +
    'stainless subway herringbone penny hex mosaic zellige carrara calacatta saltillo brazilian white-oak quarter sawn plank ' +
    'wolf viking sub zero subzero miele bosch thermador lacanche cornue la gaggenau bluestar aga kitchenaid samsung lg ge jennair dacor bertazzoni ilve hestan kohler andersen pella marvin ' +
    'generac nest ring tesla lutron sonos rheem rinnai navien trane lennox carrier mitsubishi daikin hardie velux toto jacuzzi hunter douglas ' +
    'by wide-plank solid real true genuine authentic working functional restored rebuilt rare mature established fenced-in irrigated stocked fruit bearing ' +
    'tree-lined tree shaded shade shady landscaped manicured lush private secluded quiet ' +
    'natural-gas wood-burning wood burning log direct vent commercial-grade pro style walk in walk-in step ' +
    'swimming soaking reclining walking riding opening running working and or plus all of year round annual monthly monument pylon gpm volt juliet butcher block bed legal permitted'
  ).split(' '),
)
/** Words that make another thing of it, or deny it. */
const CONTRADICTS = new Set(
  (
    'no not without never shared community common neighborhood association building public future potential possible planned proposed former faux fake artificial room space ' +
    'unfinished unheated nonworking non parking truck loading salad food traffic table toy mini above communal residents resident hoa club optional available needs need ' +
    'near close adjacent next across old hotel'
  ).split(' '),
)

/** Whether a word before a phrase leaves the phrase true. */
export const isModifier = (word: string, phrase: string): boolean => {
  if (CONTRADICTS.has(word)) return false
  if (/^[\d.,]+$/.test(word) || PLAIN.has(word)) return true
  if (phrase === 'island' || phrase === 'bar') return false
  // What is no English word is a maker's or an artist's name: 'Pewabic tile fireplace'.
  if (/^[a-z]{4,}$/.test(word) && !isKnownWord(word)) return true
  return /(?:ed|en|style|foot|inch|burner|size)$/.test(word) && word.length > 4
}
