import type { FieldIssue, FieldText } from './field-texts.ts';
import { signatureScheme } from './open-signature.ts';
import type { HeaderProblem } from './request.ts';

type Field = 'merchant' | 'serial' | 'timestamp' | 'nonce' | 'signature';
const names: readonly Field[] = ['merchant', 'serial', 'timestamp', 'nonce', 'signature'];

/** What can be read of a call's `Authorization` header, however badly it is written. */
export type LooseFields = Readonly<Partial<Record<Field, string>>>;

const readAtMost = 4_000;
const pattern = /(?:^|[\s,])([a-z]+)\s*=\s*"?([^",\s]*={0,2})"?/gi;

const allOf = (header: string): [string, string][] =>
  [...header.slice(0, readAtMost).matchAll(pattern)].map(([, name = '', value = '']) => [name.toLowerCase(), value]);

/** Of a field that comes twice the first counts. */
export const looseFields = (header: string | undefined): LooseFields => {
  const pairs = allOf(header ?? '').filter(([name]) => (names as readonly string[]).includes(name));
  return Object.fromEntries(pairs.toReversed());
};

const problemOfTimestamp = (value: string): HeaderProblem['problem'] | undefined => {
  if (/^\d{13}$/.test(value)) return 'milliseconds';
  return /^\d{1,12}$/.test(value) ? undefined : 'form';
};
const problemOfNonce = (value: string): HeaderProblem['problem'] | undefined => {
  if (!/^[0-9A-Za-z]*$/.test(value)) return 'form';
  if (value.length < 16) return 'tooShort';
  return value.length > 64 ? 'tooLong' : undefined;
};
const problemOfSerial = (value: string): HeaderProblem['problem'] | undefined => {
  if (/^[0-9A-F]{1,64}$/.test(value)) return undefined;
  return /^[0-9a-f]{1,64}$/i.test(value) ? 'lowerCase' : 'form';
};
const problemOfSignature = (value: string): HeaderProblem['problem'] | undefined => {
  if (/^[0-9A-Za-z+/]{1,1400}={0,2}$/.test(value)) return undefined;
  return /^[\w-]{1,1400}={0,2}$/.test(value) ? 'base64Url' : 'form';
};
const checks: Readonly<Record<Field, (value: string) => HeaderProblem['problem'] | undefined>> = {
  merchant: (value) => (/^\d{1,20}$/.test(value) ? undefined : 'form'),
  serial: problemOfSerial,
  timestamp: problemOfTimestamp,
  nonce: problemOfNonce,
  signature: problemOfSignature,
};

/** What is wrong with a header that cannot be read: field by field, without any of its values. */
export const headerProblems = (header: string): HeaderProblem[] => {
  const all = allOf(header);
  const problems = names.flatMap((field): HeaderProblem[] => {
    const values = all.filter(([name]) => name === field).map(([, value]) => value);
    if (values.length === 0) return [{ field, problem: 'missing' }];
    if (values.length > 1) return [{ field, problem: 'twice' }];
    const problem = checks[field](values[0] ?? '');
    return problem ? [{ field, problem }] : [];
  });
  if (!header.startsWith(`${signatureScheme} `)) problems.unshift({ field: 'scheme', problem: 'form' });
  // A header of another scheme, or an empty one, has none of our fields; naming each as missing would not help.
  if (problems.length > names.length) return problems.slice(0, 1);
  // Every field is valid but the header could not be read: spaces, missing quotation marks, or extra text.
  return problems.length > 0 ? problems : [{ field: 'form', problem: 'form' }];
};

const forms: Readonly<Record<HeaderProblem['field'], FieldText>> = {
  scheme: 'headerScheme',
  merchant: 'headerMerchant',
  serial: 'headerSerial',
  timestamp: 'headerTimestamp',
  nonce: 'headerNonce',
  signature: 'headerSignature',
  form: 'headerForm',
};
const whichever: Partial<Record<HeaderProblem['problem'], FieldText>> = {
  missing: 'headerMissing',
  twice: 'headerTwice',
};

/** What is wrong with a field of the header, as the answer and the back office say it. */
export const headerIssue = ({ field, problem }: HeaderProblem): FieldIssue => ({
  code: 'custom',
  path: [field],
  params: { text: whichever[problem] ?? forms[field] },
});
