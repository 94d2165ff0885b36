/** Which network addresses a download may go to: only those of the public internet (SECURITY U2). */
import { BlockList, isIPv4, isIPv6 } from 'node:net'

/** Networks that are private, local, reserved or translated back into such networks. */
const blocked: readonly [network: string, prefix: number, type: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  ['::', 96, 'ipv6'],
  ['::ffff:0:0', 96, 'ipv6'],
  ['64:ff9b::', 32, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
]

/** One list per family: in a common list the IPv4-mapped network of IPv6 would block every IPv4 address. */
const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [network, prefix, type] of blocked) lists[type].addSubnet(network, prefix, type)

/** True for an IP address of the public internet; false for anything else, including names. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !lists.ipv4.check(address, 'ipv4')
  return isIPv6(address) && !lists.ipv6.check(address, 'ipv6')
}
