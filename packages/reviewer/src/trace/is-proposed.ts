const LEAD = 100
/** 'Whatever you have in mind: a bakery, a studio'. */
const WHATEVER = /\b(?:whatever|anything|however)\b[^.:!?]{0,40}: [^.!?]*$/i
const WANTED =
  /\b(?:if|whether|when) you(?:'re| are)? (?:want|need|like|love|prefer|after|looking|dream)[^.;:!?]*$/i
const USED_AS =
  /\b(?:works?|serves?|doubles?|functions?|could be|ideal|perfect|great|suits?|suited|scene|stage|ready|canvas)(?: (?:equally |just as )?well| nicely)? (?:as|for) [^.;:!?]*$/i

/**
 * Whether a stretch is one of several ways to use what is there, or what the reader may want: 'works as an office, a gym or a
 * den'. A single use is a claim: 'works as an office'.
 */
export const isProposed = (text: string, start: number, end: number): boolean => {
  const lead = text.slice(Math.max(0, start - LEAD), start)
  if (WHATEVER.test(lead) || WANTED.test(lead)) return true
  const list = USED_AS.exec(lead)
  return list !== null && /\bor\b/.test(list[0] + (/^[^.;:!?]*/.exec(text.slice(end)) ?? [''])[0])
}
