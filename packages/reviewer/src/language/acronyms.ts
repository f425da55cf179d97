/** What is written in capitals, however it is typed. */
export const ACRONYMS =
  'EV HOA HVAC ADU RV LED USB HDMI MLS TV AV UV ADA CRE HEPA PEX LEED STR SUV ATV BBQ DSL VA FHA USDA LVT LVP CAT6 PUD NNN'.split(
    ' ',
  )
