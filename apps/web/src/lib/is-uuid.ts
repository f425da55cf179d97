/** Whether a part of an address can be an id at all; the database refuses anything else with an error. */
export const isUuid = (text: string): boolean =>
  /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
