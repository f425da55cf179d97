const EMAIL = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`
const URL = String.raw`(?:https?:\/\/|www\.)\S+`
export const TOP_LEVEL =
  'com|net|org|io|co|info|biz|us|homes|realty|realtor|house|properties|app|me|ly|tv|agency|estate|online|site|link'
const DOMAIN = String.raw`\b[\w-]+(?:\.[\w-]+)*\.(?:${TOP_LEVEL})\b(?:\/\S*)?`
const PHONE = String.raw`(?:\+?1[\s.-]?)?(?:\(\d{3}\)|\b\d{3})[\s.-]?\d{3}[\s.-]\d{4}\b|\+\d[\d\s().-]{7,}\d`
const HANDLE = String.raw`(?<![\w.])@[\w.]+`
const TAG = String.raw`(?<!\w)#\p{L}[\p{L}\p{N}_]*`

/** Ways to reach someone: never part of a description. */
export const CONTACT = new RegExp([EMAIL, URL, DOMAIN, PHONE, HANDLE, TAG].join('|'), 'giu')
