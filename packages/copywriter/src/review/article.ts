const AN_ANYWAY =
  /^(?:hour|honest|heir|herb|EV|HOA|HVAC|LED|MLS|RV|8|11(?!\d\d\b)|18(?!\d\d\d\b|\d\b))/
const A_ANYWAY = /^(?:one|once|eu|ewe|uni(?!n)|use|usa|usu|util|u-)/i

/** The indefinite article that the next words ask for, by sound. */
export const articleFor = (next: string): 'a' | 'an' =>
  AN_ANYWAY.test(next) || (/^[aeiou]/i.test(next) && !A_ANYWAY.test(next)) ? 'an' : 'a'
