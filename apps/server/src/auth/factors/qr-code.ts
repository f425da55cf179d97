import QRCode from 'qrcode'

const MARGIN = 4

/** Plain SVG. Colours are named, not `#…`: clients put it into a data address unescaped. */
export const qrCodeSvg = (text: string): string => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'H' })
  const size = modules.size + 2 * MARGIN
  const squares: string[] = []
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (modules.get(y, x)) squares.push(`M${x + MARGIN} ${y + MARGIN}h1v1h-1z`)
    }
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<rect width="${size}" height="${size}" fill="white"/>`,
    `<path d="${squares.join('')}" fill="black"/></svg>`,
  ].join('')
}
