import type { FileRule } from '@balcao/contract/file-rule';

/** A certificate takes a few kilobytes; with it whole, the contract takes this many characters. */
export const pemFile: FileRule = {
  accept: ['.pem', '.crt', '.cer', '.der', '.csr', '.txt', 'application/x-x509-ca-cert', 'application/x-pem-file'],
  bytesAtMost: 20_000,
};

const derSequence = 0x30;
const lineLength = 64;

/** What a field takes. */
export type PemKind = 'CERTIFICATE' | 'CERTIFICATE REQUEST';

const pemOf = (der: Uint8Array, kind: PemKind): string => {
  const base64 = btoa(Array.from(der, (byte) => String.fromCharCode(byte)).join(''));
  const lines = base64.match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n');
};

/** The text of a file: PEM as it is, binary DER, as many .crt files are, written as PEM; nothing for other bytes. */
export const certificateText = (bytes: Uint8Array, kind: PemKind = 'CERTIFICATE'): string | undefined => {
  if (bytes[0] === derSequence && bytes[1] !== undefined && bytes[1] >= 0x80) return pemOf(bytes, kind);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** A private key must not leave the merchant: it is looked for before anything is sent. */
export const holdsPrivateKey = (text: string): boolean => /PRIVATE KEY/i.test(text);

/** The name that a file suggests, without its ending. */
export const nameOfFile = (file: string): string => file.replace(/\.[^.]*$/, '').slice(0, 60);
