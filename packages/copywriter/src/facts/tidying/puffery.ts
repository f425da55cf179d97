const PUFFERY =
  /\b(?:galore\b)|\binvestor(?:'?s)? special$|\b(?:(?:absolutely|simply|truly|very|really|super|incredibly|extremely) )?(?:stunning|gorgeous|breathtaking|spectacular|amazing|fantastic|awesome|incredible|lovely|exquisite|magnificent|beautiful|beautifully|luxurious|luxuriously|impeccable|impeccably|immaculate|immaculately|pristine(?! condition$)|seamless|effortless|charming|quaint|cute|cozy|cosy|spacious|nice|great(?! (?:shape|condition)$| pond\b| bay\b| basin\b| room| hall\b| lawn\b| lakes?| smoky| salt| valley| falls| neck| barrington| plains)|(?:plenty|tons|lots|loads) of|luxury(?! vinyl)|perfect|unique|huge|massive|wonderful|elegant|elegantly|state[- ]of[- ]the[- ]art|top[- ]of[- ]the[- ]line|tastefully|thoughtfully|meticulously|meticulous|vibrant|bustling|tranquil|serene|peaceful|dreamy|fabulous|impressive|remarkable|extraordinary|exceptional|one[- ]of[- ]a[- ]kind|world[- ]class|show[- ]?stopping|jaw[- ]dropping|to[- ]die[- ]for|must[- ]see|sought[- ]after|coveted|majestic|sun[- ]drenched|inviting|gracious|grand(?! staircase|stair| (?:ave|avenue|street|st|river|rapids|targhee|haven|marais|coulee|blanc|prairie|ledge|isle|mesa|junction|canyon|central|lake|teton|traverse|forks|blvd|boulevard|island)\b)|opulent|lavish|(?<!\b(?:flood|insurance|wind) )premium|superb|outstanding|ultimate|true|killer|epic|insane|sick|dazzling|sparkling|delightful|desirable|prestigious|iconic|timeless|sleek|chic|stylish|trendy|hip(?![- ]roof)|resort[- ]style|spa[- ]like|park[- ]like|hotel[- ]like|ample|generous|abundant|enormous|gigantic|sizable|well[- ]appointed|well[- ]kept(?= (?:neighborhood|community|street)\b)|turn[- ]of[- ]the[- ]key|nestled|boasts?|boasting|soaring|sweeping(?! stair)|oasis of|paradise of|darling|adorable|sprawling|expansive|unparalleled|unmatched|unrivaled|refined|sophisticated)\b[ ,]*/gi

/** The text without its praise, and the praise. 'Soaring ceilings' are ceilings; they are kept as high ones. */
export const withoutPuffery = (text: string): { text: string; praise: string } => {
  const removed: string[] = []
  const plain = text
    .replace(/\bsoaring (?=ceil)/gi, 'high ')
    .replace(
      / with (?:endless |many |lots of |so many )?(?:possibilities|potential)$/i,
      (words) => {
        removed.push(words.trim())
        return ''
      },
    )
    .replace(
      /,? (?:that )?(?:you'?ll|you will|you'?re going to|buyers will) (?:love|adore)(?: it)?!*$/i,
      (words) => {
        removed.push(words.trim())
        return ''
      },
    )
    .replace(
      / (?:but|and|with|has)(?: has)? (?:good|great|solid|strong|excellent) bones$/i,
      (words) => {
        removed.push(words.trim().replace(/^(?:but|and|with|has)(?: has)? /i, ''))
        return ''
      },
    )
    .replace(PUFFERY, (words) => {
      removed.push(words.trim().replace(/,$/, ''))
      return ''
    })
    .replace(/^(?:and|of|with|,|but|yet|a|an)(?=\s)\s*/i, '')
    .replace(/(?<!\bno .*)\s+yet$/i, '')
    .replace(/\s+(?:and|of|with|but|,)$/i, '')
    .replace(/\s+/g, ' ')
    .replace(/^,\s*|\s*,$/g, '')
    .trim()
  return { text: plain, praise: removed.join(' ') }
}
