/** Nouns that name a whole house, and never one of its parts. */
export const WHOLE_HOUSES =
  'cape|colonial|victorian|tudor|craftsman|bungalow|farmhouse|foursquare|saltbox|gambrel|rambler|rancher|chalet|a-frame|barndominium|log home|brownstone|manor house|rowhouse|row house|rowhome|row home|shirtwaist'

/** Words that do so too, but do not stand for the house in a sentence as a noun does. */
export const HOUSES_BY_STYLE = 'georgian|federal|italianate|split-level|log cabin'

/** Nouns that may also name a second house on the land, or one home of several. */
export const HOUSES_OR_UNITS =
  'ranch|cottage|cabin|villa|contemporary|mid-century modern|patio home|townhome|duplex'

/** Houses of several homes, houses by the water, and premises of a business. */
export const OTHER_BUILDINGS =
  'cape cod|garrison|raised ranch|manor|single house|cluster home|beach house|lake house|loft|two-flat|three-decker|triplex|fourplex|warehouse|storefront building|storefront|strip center|office building|retail building|flex building'
