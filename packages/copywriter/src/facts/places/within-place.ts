/** The name with the article it takes: 'the Fan District', 'Federal Hill'. */
export const withPlaceArticle = (name: string): string =>
  /(?:District|Quarter|Coast|Triangle|Loop|Flats|Bottoms|Yards?|(?:North|South|East|West|Eastern|Western|Jersey) Shore| End| Side| Range| Banks| Slope)$|^(?:East|West) Village$|^Old Port$/.test(
    name,
  )
    ? `the ${name}`
    : name

/** With its preposition as well: 'on the Upper West Side', 'in Back Bay'. */
export const withinPlace = (name: string): string =>
  `${/(?:Coast| Side|(?:North|South|East|West|Eastern|Western|Jersey) Shore| Banks| Slope)$/.test(name) ? 'on' : 'in'} ${withPlaceArticle(name)}`
