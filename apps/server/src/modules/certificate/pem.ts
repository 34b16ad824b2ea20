import { refuseField } from '../../platform/refusal.ts';

export type PemKind = 'CERTIFICATE' | 'CERTIFICATE REQUEST';

const begin = /-----BEGIN ([A-Z0-9 ]+)-----/g;
const onlyBase64 = /^[A-Za-z0-9+/\s]+={0,2}\s*$/;
const lineLength = 64;
/** Real ones have three or four thousand. Each of many small parts costs time to read, in the process that serves everyone. */
const derBytesAtMost = 8_192;

/** How many bytes the outermost value of DER says it has; undefined where there is no such value. */
const lengthSaid = (der: Buffer): number | undefined => {
  const [tag, first = 0] = der;
  if (tag !== 0x30) return undefined;
  if (first < 0x80) return 2 + first;
  const size = first & 0x7f;
  if (size === 0 || size > 4 || der.length < 2 + size)
    return der.length < 2 + size ? Number.POSITIVE_INFINITY : undefined;
  return 2 + size + der.readUIntBE(2, size);
};

const written = (kind: PemKind, base64: string): string => {
  const lines = base64.replaceAll(/\s/g, '').match(new RegExp(`.{1,${lineLength}}`, 'g')) ?? [];
  return [`-----BEGIN ${kind}-----`, ...lines, `-----END ${kind}-----`, ''].join('\n');
};

/** What kinds of things the text says it holds; older tools write "NEW" before a request. */
const kindsIn = (text: string): string[] =>
  [...text.matchAll(begin)].map(([, kind = '']) =>
    kind.replace(/^NEW /, '').replace(/^(X509|TRUSTED) (?=CERTIFICATE$)/, ''),
  );

const refuseOther = (kinds: readonly string[], wanted: PemKind, field: string): void => {
  const isRequest = wanted === 'CERTIFICATE REQUEST';
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  if (count(wanted) > 1) refuseField(field, isRequest ? 'csr' : 'certificateChain');
  if (count(wanted) === 1) return;
  if (count('CERTIFICATE') > 0) refuseField(field, 'csrIsCertificate');
  if (count('CERTIFICATE REQUEST') > 0) refuseField(field, 'certificateIsCsr');
  if (kinds.some((kind) => kind.endsWith('PUBLIC KEY'))) refuseField(field, 'publicKeyOnly');
  refuseField(field, isRequest ? 'csr' : 'certificate');
};

const unarmoured = (text: string, kind: PemKind, field: string): string => {
  const found =
    /-----BEGIN (?:[A-Z0-9]+ )?(?:CERTIFICATE|CERTIFICATE REQUEST)-----([^-]*)(-----END [A-Z0-9 ]+-----)?/.exec(text);
  const [, base64 = '', end] = found ?? [];
  if (!end) refuseField(field, 'certificateCut');
  return onlyBase64.test(base64.trim()) ? base64 : refuseField(field, kind === 'CERTIFICATE' ? 'certificate' : 'csr');
};

/**
 * The one thing of a kind in a text, as PEM: armoured, with any text that a tool prints around it, or the bare Base64 of DER.
 * @throws Refusal of the field, that says what the text is instead: a private key, a chain, a text that ends in the middle, ...
 */
export const readPem = (text: string, kind: PemKind, field: string): string => {
  if (/PRIVATE KEY/i.test(text)) refuseField(field, 'privateKey');
  const kinds = kindsIn(text);
  const isBare = kinds.length === 0 && onlyBase64.test(text.trim());
  if (!isBare) refuseOther(kinds, kind, field);
  const base64 = isBare ? text : unarmoured(text, kind, field);
  const der = Buffer.from(base64.replaceAll(/\s/g, ''), 'base64');
  if (der.length > derBytesAtMost) refuseField(field, kind === 'CERTIFICATE' ? 'certificate' : 'csr');
  const said = lengthSaid(der) ?? refuseField(field, kind === 'CERTIFICATE' ? 'certificate' : 'csr');
  if (said > der.length) refuseField(field, 'certificateCut');
  return written(kind, der.toString('base64'));
};
