import type { Term } from '../term.ts'
import { linesAbout } from './fair-housing-lines.ts'
import { describesPeople, prefersPeople } from './reasons.ts'

const { advice, caution, prohibited } = linesAbout('sex')

const gendered = 'A gendered name for a room or feature; a plain one works for everyone.'

export const sexAndHousehold: readonly Term[] = [
  ...prohibited(prefersPeople, 'drop clause')`
    sex-only: looking for (him|her)|(she|he) (should|must) be
  `,
  ...linesAbout('orientation').prohibited(describesPeople, 'drop word or clause')`
    orientation: (pride|rainbow)[- ]flag[- ]free
    orientation: straight only(?= ?([.,;!?\n]|$))|(lgbt\w*|gay|lesbian|queer|transgender)[- ](friendly|owned|oriented)|lgbt\w*
  `,
  ...caution(gendered)`
    bachelor-pad: bachelor(ette)?('s)? pad => home
    man-cave: man[- ]?caves? => den
    she-shed: she[- ]?sheds? => garden shed
    housewife: housewife|homemaker => homeowner
    gendered-room: (his|her|the (husband|wife|man|lady) of the house's|(the )?(wife|husband|mom|dad)'s) <workshop|kitchen|garage|tools|sewing room|craft room|laundry room|toolshed> => a $1
  `,
  ...caution(describesPeople)`
    executive-home: executive('s)? <home|rental|retreat> => $1
  `,
  ...advice(gendered)`
    his-and-hers: his( and | & |-n-|/|-and-)(hers?) => dual
  `,
  ...advice('Lawful, but most MLSs now display "primary".')`
    master: master[- ]<bedrooms?|suites?|baths?|bathrooms?|closets?|retreat> => primary $1
  `,
]
