/** The smallest picture there is, one pixel wide. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

export const pngFile = (name = 'a.png') =>
  new File([new Uint8Array(PNG)], name, { type: 'image/png' })
