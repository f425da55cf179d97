const PICTOGRAPHS =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]|[\u200d\ufe0f\u20e3]/gu
// Arrows, stars, check marks and box drawing: decoration, in any script block of symbols.
const SYMBOLS = /[\u2190-\u21ff\u2300-\u2bff\u3000-\u303f™®©]/gu

/** Plain characters and single spaces; bullets, quotes around the item and closing punctuation are gone. */
export const tidied = (typed: string): string =>
  typed
    .replace(/(?<=\d)\s*½/g, '.5')
    .replace(/½/g, '1/2')
    .replace(/¼/g, '1/4')
    .replace(/¾/g, '3/4')
    .normalize('NFKC')
    .replace(/<\s*(?=\d+ ?(?:lbs?|pounds|#))/gi, 'under ')
    .replaceAll('⁄', '/')
    // A point that begins a figure is no mark at the start of a note: '.38 ac lot'.
    .replace(/(?<![\w.,$])\.(?=\d)/g, '0.')
    .replace(/<[^>]*>/g, ' ')
    .replace(PICTOGRAPHS, ' ')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(SYMBOLS, ' ')
    .replace(/-+>|<-+|=+>|={2,}|~{2,}|\*+|_{2,}|`+|\^+|[{}[\]\\|<>]+/g, ' ')
    .replace(/"([^"\d]*)"/g, '$1')
    .replace(/[!?]+/g, ' ')
    .replace(/\.{2,}|…/g, ' ')
    .replace(/\b(?:lol|haha+|omg|btw|imo|asap|fyi)\b/gi, ' ')
    .replace(
      /(?<=spaces?|spots?|stall|locker|unit|slip|parking|pkg|prkg|garage|carport) ?#\d+[A-Z]?/gi,
      ' ',
    )
    // The number of a stall says nothing to a reader: 'deeded parking P2-44'.
    .replace(
      /(?<=\b(?:parking|stall|space|spot)) (?:[A-Z]\d{0,2}-\d{1,4}|[A-Z]\d{1,3})(?= w\/| with |$)|(?<=\b(?:stall|space|spot)) \d{1,4}(?= w\/| with |$)/g,
      '',
    )
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:[-+.,:;)~=]+\s*|\d{1,2}[.)]\s+(?=\p{L}))+/u, '')
    .replace(/[\s.,;:~=-]+#?$|(?<=[a-z]) #$/, '')
    .replace(/\b(\p{L}{3,})(?: \1\b)+/giu, '$1')
    .replace(
      /^(?:(?:has|have|features?|featuring|includes?|including|offers(?! (?:due|reviewed|deadline|by|in|will|are|must|as))|offering|and|plus|also|there is|there are|there's|comes with|it has|we have|home has|house has|property has|with)\b\s*)+(?=\S)/i,
      '',
    )
    .trim()

/** How many letters there are. */
export const letterCount = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0

const PLACEHOLDER =
  /^(?:n\/?a|tbd|tba|none|test(?:ing)?|etc|misc|other|various|asdf\w*|qwer\w*|lorem ipsum.*|and|the|with|plus|also|for|but|see (?:remarks|photos|above|below|list|(?:the )?(?:covenants|documents|docs|supplements?|(?:exclusion|attached|feature) list|attached|disclosures?|plat|survey))|more|unknown|same|yes|no|ok|undefined|null|nan|true|false|\[?object object\]?)$/i
const SHORT_BUT_TELLING =
  /^(?:ev|hw|rv|ac|a\/c|w\/d|adu|fp|dw|lr|dr|tv|nnn|str|reo|wic|eik|va|led|ca|c\/a|d\/w|ph|ss|t&g)$/i

/** Nothing that could be written about: 'n/a', '-', 'TBD', a lone letter. */
export const saysTooLittle = (text: string): boolean =>
  PLACEHOLDER.test(text.replace(/[()]/g, '').trim()) ||
  (letterCount(text) < 3 &&
    !/^[A-Z]{1,2}-[A-Z0-9]{1,3}$/.test(text) &&
    !SHORT_BUT_TELLING.test(text) &&
    !/\d/.test(text)) ||
  (letterCount(text) === 0 &&
    !/\d{3}|^\d\/\d(?: \d\/\d)+$|^\d{1,2}\/\d(?:\.\d+)?(?:\/\d)?$|^(?:55|62) ?\+$/.test(text))
