/** Towns and resorts that are called by a river. */
const TOWN_OF_A_RIVER =
  /^(?:Sunday|Hood|Fall|Wood|Rocky|Toms|Forked|(?:Upper )?Saddle|Pearl|Two|Elk|Three|Little|Deep|Eagle|Rogue|Cooper|Crystal|Banks|Chesapeake) Rivers?$/

export const isTownOfRiver = (name: string): boolean => TOWN_OF_A_RIVER.test(name)

/** Whether a name is said with 'the': 'the Blue Line', 'the Gulf', 'the Fort Knox gate'. */
export const takesArticle = (name: string): boolean =>
  /^(?:Botanical|Botanic) Gardens?$|^(?:Eastern|Western) Prom(?:enade)?$|^(?:Front Range|Outer Banks|Inner Harbor|Public Garden)$|^(?:(?:Upper|Lower|Near|Far) )?(?:North|South|East|West|Eastern|Western) (?:Side|Shore)$|^University of \p{Lu}|^PATH (?:station|train)\b|^(?:MAX|Medical Center|Gulf|Bay|Sound|Beltway|ICW|VA|YMCA|Boardwalk|Pier|Plaza|Square|Strip|Battery|Green|Village|Common|Fair ?[Gg]rounds|National Seashore)$|^(?:Red|Blue|Green|Orange|Gold|Silver|Purple|Yellow|Brown|Pink|Expo) Line at |^\p{Lu}.* (?:[Tt]heater|[Tt]heatre|path|bike path|trails|trail system|river system|lake system|park system|rail trail|Bikeway|bikeway|run|lift|chairlift|gondola|gate|entrance|ramp|on-ramp|off-ramp|library|greenway|pier|boardwalk|launch|terminal|depot|courthouse|base)$|^(?!.* and ).*(?:shops|restaurants|galleries)$|^(?!.* and ).* (?:stadium|arena|ballpark|campus|grounds|medical center)$|\b(?:(?:VAST|ITS) trails?|trains?|line|Line|Line El|LIRR|PATH|MBTA|Red Line|River|Ocean|Bridge|Peaks|Mountains|Flatirons|Rockies|Valley|Strip|Expressway|Turnpike|(?:Merritt|State|Taconic|Ridge|Trace|Palisades|Memorial|Hutchinson River) Parkway|Pacific|Atlantic|Potomac|Hudson|Mississippi|Capitol|Intracoastal|BeltLine|Metro|subway|trolley|streetcar|park-and-ride|hospital|Smokies|Tetons|Cascades|Sierras?|Hamptons|Trail|District|Pentagon|interchange|turnoff|Greenbelt|(?:business|historic|shopping) district|ski area|Public Market|station|airport|exit|mall|ferry|hub|metro|plant|shuttle|refinery|shipyard|mill|factory|trailhead|border|state line|line [A-Z])$/u.test(
    name,
  ) &&
  !/^(?:Mount|Lake) .*\p{Lu}\p{L}+$/u.test(name) &&
  !isTownOfRiver(name) &&
  !/ (?:Airport|Mall|Station)$/.test(name)
