import type { IncomingHttpHeaders } from 'node:http';
import { signatureScheme } from '@balcao/contract/open-signature';

/** The fields of a signed call's `Authorization` header. */
export interface SignatureFields {
  readonly merchant: string;
  readonly serial: string;
  /** Unix time in whole seconds. */
  readonly timestamp: string;
  readonly nonce: string;
  /** Base64. */
  readonly signature: string;
}

const forms: Readonly<Record<keyof SignatureFields, RegExp>> = {
  merchant: /^[0-9]{1,20}$/,
  serial: /^[0-9A-F]{1,64}$/,
  timestamp: /^[0-9]{1,12}$/,
  nonce: /^[0-9A-Za-z]{16,64}$/,
  signature: /^[0-9A-Za-z+/]{1,1400}={0,2}$/,
};
const names = Object.keys(forms) as (keyof SignatureFields)[];
const field = /^([a-z]+)="([^"]*)"$/;

/** Reads the header: our scheme, each field exactly once and of its form, no other fields; undefined otherwise. */
export const readAuthorization = (header: string | undefined): SignatureFields | undefined => {
  const prefix = `${signatureScheme} `;
  if (!header?.startsWith(prefix) || header.length > 2_000) return undefined;
  const pairs = header
    .slice(prefix.length)
    .split(',')
    .map((part) => field.exec(part));
  const found: Partial<Record<string, string>> = {};
  for (const pair of pairs) {
    const [, name = '', value] = pair ?? [];
    if (Object.hasOwn(found, name)) return undefined;
    found[name] = value ?? '';
  }
  const isWhole = (fields: typeof found): fields is typeof found & SignatureFields =>
    pairs.length === names.length && names.every((name) => forms[name].test(fields[name] ?? ''));
  return isWhole(found) ? found : undefined;
};

const seen = new WeakMap<IncomingHttpHeaders, { readonly fields: SignatureFields | undefined }>();

/** The fields of a request's header, read once however many ask. */
export const signatureFieldsOf = (headers: IncomingHttpHeaders): SignatureFields | undefined => {
  const known = seen.get(headers) ?? { fields: readAuthorization(headers.authorization) };
  seen.set(headers, known);
  return known.fields;
};
