import ipaddr from 'ipaddr.js';
import { ConfigError } from './config-error.ts';

export interface AddressRules {
  /** The sandbox lets servers of this machine be called. */
  readonly sandbox: boolean;
  readonly webhookAllowCidrs: readonly string[];
}

type Address = ReturnType<typeof ipaddr.parse>;
type Range = [Address, number];

const rangeOf = (cidr: string): Range => {
  if (!ipaddr.isValidCIDR(cidr))
    throw new ConfigError(`WEBHOOK_ALLOW_CIDR holds ${cidr}: each entry must look like 10.1.0.0/16.`);
  return ipaddr.parseCIDR(cidr);
};

/** All that is handed out for the public internet lies in here; what lies outside is of old or of special use. */
const globalUnicast = ipaddr.parseCIDR('2000::/3');

const within = (address: Address, range: Range): boolean =>
  address.kind() === range[0].kind() && address.match(range as [ipaddr.IPv4, number] & [ipaddr.IPv6, number]);

/**
 * Tells which addresses the server may call: public ones, those that the operator let in, and in the sandbox the machine itself.
 * Link-local ones, where clouds keep the credentials of machines, never (rule: public-addresses-only).
 * @throws ConfigError a range that cannot be read.
 */
export const createAddressCheck = ({ sandbox, webhookAllowCidrs }: AddressRules): ((address: string) => boolean) => {
  const allowed = webhookAllowCidrs.map(rangeOf);
  return (text) => {
    if (!ipaddr.isValid(text)) return false;
    // An IPv4 address in the clothes of an IPv6 one is judged as what it is.
    const address = ipaddr.process(text);
    const kind = address.range();
    if (kind === 'linkLocal') return false;
    if (kind === 'loopback' && sandbox) return true;
    if (allowed.some((range) => within(address, range))) return true;
    return kind === 'unicast' && (address.kind() === 'ipv4' || within(address, globalUnicast));
  };
};
