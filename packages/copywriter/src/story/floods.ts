/** Words about floods: whether it has flooded or may be flooded, and what is known about it. */
export const OF_FLOODS = /\bflood(?!light)/i
