import { expect, it } from 'vitest'
import { addressGroup, canonical, clientAddress, trustProxies } from './client-address.ts'

it.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['::FFFF:cb00:7105', '203.0.113.5'],
  ['0:0:0:0:0:ffff:cb00:7105', '203.0.113.5'],
  ['0000:0000:0000:0000:0000:ffff:203.0.113.5', '203.0.113.5'],
  ['::ffff:7f00:1', '127.0.0.1'],
  ['::ffff:0:0', '0.0.0.0'],
  ['2001:DB8:0::0001', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['64:ff9b::203.0.113.5', '64:ff9b::cb00:7105'],
  ['::1', '::1'],
])('[SEC-AUTH-15] %s is the address %s', (spelt, address) => {
  expect(canonical(spelt)).toBe(address)
})

it('[SEC-AUTH-15] every spelling of an address counts as one network', () => {
  const spellings = ['203.0.113.5', '::ffff:203.0.113.5', '0:0:0:0:0:ffff:cb00:7105']
  const isTrusted = trustProxies(['127.0.0.1'])
  const groups = spellings.map((hop) => addressGroup(clientAddress('127.0.0.1', hop, isTrusted)))
  expect(new Set(groups)).toEqual(new Set(['203.0.113.5']))
})

it('[SEC-AUTH-15] a proxy is trusted however its address is spelt, and nobody who only claims one', () => {
  const isTrusted = trustProxies(['10.0.0.0/8', '2001:db8:ffff::/48'])
  for (const peer of ['10.1.2.3', '::ffff:10.1.2.3', '::ffff:a01:203', '2001:db8:ffff::1'])
    expect(clientAddress(peer, '203.0.113.9', isTrusted)).toBe('203.0.113.9')
  for (const peer of ['11.1.2.3', '::ffff:b01:203', '2001:db8:fffe::1'])
    expect(clientAddress(peer, '10.1.2.3, 203.0.113.9', isTrusted)).toBe(canonical(peer))
})
