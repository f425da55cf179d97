const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that is safe in markup and in a quoted attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
