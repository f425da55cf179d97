import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

/** The proxies whose forwarded addresses are believed. */
export type TrustedProxies = (address: string) => boolean

/** Trusts proxies by their networks, such as 10.0.0.0/8. */
export const trustProxies = (networks: string[]): TrustedProxies => {
  if (networks.length === 0) return () => false
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) !== 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * The address the request came from. A proxy of ours adds the address it saw at the end of
 * `x-forwarded-for`, so the list is read from there for as long as the hops are trusted.
 */
export const clientAddress = (
  peer: string,
  forwardedFor: string | undefined,
  isTrusted: TrustedProxies,
): string => {
  let address = canonical(peer)
  if (!forwardedFor) return address
  const hops = forwardedFor.split(',')
  while (hops.length > 0 && isTrusted(address)) {
    const hop = canonical((hops.pop() ?? '').trim())
    if (isIP(hop) === 0) break
    address = hop
  }
  return address
}

/** One subscriber: an IPv4 address, or the /64 network that a provider gives to a household. */
export const addressGroup = (address: string): string => {
  // Runs for every request: this test is cheaper than parsing the address.
  if (!address.includes(':') || !isIPv6(address)) return address
  return `${expand(address).slice(0, 4).join(':')}::/64`
}

/** One spelling per address: mapped IPv4 as IPv4, IPv6 in its shortest form without a zone. */
export const canonical = (address: string): string => {
  if (isIPv4(address)) return address
  const [bare = ''] = address.split('%')
  if (!isIPv6(bare)) return bare
  const shortest = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest)
  if (!mapped) return shortest
  return mapped.slice(1).flatMap(bytesOf).join('.')
}

/** The two numbers of an IPv4 address that one group of an IPv6 address stands for. */
const bytesOf = (group: string) => {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}

const expand = (address: string): string[] => {
  const [head = '', tail = ''] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  return [...left, ...zeros, ...right]
}
