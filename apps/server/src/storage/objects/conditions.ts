/** Whether the copy that the client has is still the object, by its tag or, without one, by its time. */
export const isUnchanged = (headers: Headers, etag: string, modified: Date): boolean => {
  const tags = headers.get('if-none-match')
  if (tags !== null) {
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '')
  // The header has whole seconds.
  return !Number.isNaN(since) && Math.floor(modified.getTime() / 1000) * 1000 <= since
}
