/** Query keys of everything that changes when a property or a text is saved or deleted. */
export const libraryKeys = {
  all: ['library'] as const,
  counts: (needle: string) => ['library', 'counts', needle] as const,
  recent: ['library', 'recent'] as const,
  properties: (needle: string) => ['library', 'properties', needle] as const,
  contents: (needle: string) => ['library', 'contents', needle] as const,
  property: (id: string) => ['library', 'property', id] as const,
}
