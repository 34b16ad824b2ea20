/** An address of the internet, or a block of them, as a number of 32 or 128 bits. */
interface Network {
  readonly bits: 32 | 128;
  readonly value: bigint;
  readonly prefix: number;
}
type Fault = 'networkForm' | 'networkAny';
type Read = { readonly network: string } | { readonly fault: Fault };

const ipv4 = /^(?:(?:0|[1-9]\d{0,2})\.){3}(?:0|[1-9]\d{0,2})$/;
/** IPv6 addresses that stand for one of IPv4 begin with these bits (RFC 4291, 2.5.5.2). */
const mapped = 0xffffn;

const readIpv4 = (text: string): bigint | undefined => {
  const bytes = ipv4.test(text) ? text.split('.').map(Number) : [];
  if (bytes.length === 0 || bytes.some((byte) => byte > 255)) return undefined;
  return bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
};

/** The eight groups as a URL writes them, zeros that `::` leaves out included. */
const readIpv6 = (text: string): bigint | undefined => {
  const written = /^[0-9a-f:.]{2,45}$/i.test(text) ? URL.parse(`http://[${text}]`)?.hostname.slice(1, -1) : undefined;
  if (written === undefined) return undefined;
  const [head = '', tail] = written.split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
};

const masked = ({ bits, value, prefix }: Network): bigint => {
  const rest = BigInt(bits - prefix);
  return (value >> rest) << rest;
};

const parsed = (text: string): Network | undefined => {
  const [, address = '', length] = /^([^/]+)(?:\/(0|[1-9]\d{0,2}))?$/.exec(text) ?? [];
  const four = readIpv4(address);
  const value = four ?? readIpv6(address);
  if (value === undefined) return undefined;
  const bits = four === undefined ? 128 : 32;
  const prefix = length === undefined ? bits : Number(length);
  if (prefix > bits) return undefined;
  const isMapped = bits === 128 && value >> 32n === mapped && prefix >= 96;
  return isMapped ? { bits: 32, value: value & 0xffffffffn, prefix: prefix - 96 } : { bits, value, prefix };
};

const textOf = (bits: 32 | 128, value: bigint): string => {
  const size = bits === 32 ? 8n : 16n;
  const parts = Array.from({ length: bits === 32 ? 4 : 8 }, (_, at) => {
    const shift = BigInt(bits) - size * BigInt(at + 1);
    return (value >> shift) & ((1n << size) - 1n);
  });
  if (bits === 32) return parts.join('.');
  // The shortest spelling (RFC 5952) is the one in which a URL writes it.
  return new URL(`http://[${parts.map((part) => part.toString(16)).join(':')}]`).hostname.slice(1, -1);
};

/**
 * An address or a block in CIDR notation as it is kept and compared: IPv4 or IPv6 in its shortest spelling, without the bits that a block
 * leaves open, and without a length that says one address only.
 */
export const readNetwork = (text: string): Read => {
  const network = parsed(text.trim());
  if (!network) return { fault: 'networkForm' };
  const { bits, prefix } = network;
  if (prefix === 0) return { fault: 'networkAny' };
  const address = textOf(bits, masked(network));
  return { network: prefix === bits ? address : `${address}/${prefix}` };
};

/** Whether an address is one of these addresses and blocks. */
export const isWithin = (networks: readonly string[], address: string): boolean => {
  const one = parsed(address);
  return networks.some((text) => {
    const network = parsed(text);
    return (
      !!one && !!network && one.bits === network.bits && masked({ ...one, prefix: network.prefix }) === network.value
    );
  });
};
