import fs from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

const name = 'pix-api-2.9.0.openapi.yaml';
type Part = Readonly<Record<string, unknown>>;
/**
 * Slips of the document, by which its own examples would be refused: some patterns stand between slashes, so that nothing fits them,
 * what the address of a receiver needs is asked of the charge as a whole, a list of payments must have charges, and a payment's txid
 * must be as long as a charge's and may be shorter.
 */
const withoutSlips = (key: string, value: unknown): unknown => {
  if (key === 'pattern') return String(value).replace(/^\/(.*)\/$/, '$1');
  // Its own examples have no scheme, which no URI lacks.
  if (key === 'location' && (value as Part).format === 'uri') return { ...(value as Part), format: undefined };
  if (key === 'DadosRecebedor') return { ...(value as Part), required: undefined };
  if (key === 'PixConsultados') return { ...(value as Part), required: ['parametros', 'pix'] };
  // Of a payment at a static code it is shorter than of a charge; both patterns are asked of it at once.
  if (key === 'txid' && (value as Part).allOf) return { type: 'string', pattern: '^[a-zA-Z0-9]{1,35}$' };
  return value;
};
// The Central Bank's document as it was published: nothing in it is ours.
const published = parse(fs.readFileSync(path.join(import.meta.dirname, 'data', name), 'utf8')) as Part;
const document = JSON.parse(JSON.stringify(published, withoutSlips)) as Part;

const ajv = new Ajv({ strict: false, validateSchema: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'pix');

const pathOfRef = (ref: string): string[] =>
  ref
    .slice(2)
    .split('/')
    .map((word) => word.replaceAll('~1', '/'));
const at = (words: readonly string[]): Part => words.reduce<Part>((part, word) => (part[word] ?? {}) as Part, document);
/** Where a part of the document really stands: references are followed. */
const stands = (words: readonly string[]): readonly string[] => {
  const { $ref } = at(words);
  return typeof $ref === 'string' ? pathOfRef($ref) : words;
};
const known = new Map<string, ValidateFunction>();
const validatorAt = (words: readonly string[]): ValidateFunction => {
  const ref = `pix#/${words.map((word) => encodeURIComponent(word.replaceAll('/', '~1'))).join('/')}`;
  const validate = known.get(ref) ?? ajv.compile({ $ref: ref });
  known.set(ref, validate);
  return validate;
};
const faultsAgainst = (words: readonly string[], value: unknown): string[] => {
  const validate = validatorAt(words);
  return validate(value)
    ? []
    : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};
const schemaIn = (place: readonly string[], type: string): readonly string[] | undefined => {
  const words = [...stands(place), 'content', type, 'schema'];
  return Object.keys(at(words)).length > 0 ? words : undefined;
};

const templates = [
  '/cob/{txid}',
  '/cobv/{txid}',
  '/pix',
  '/pix/{e2eid}',
  '/pix/{e2eid}/devolucao/{id}',
  '/webhook/{chave}',
] as const;
export interface Operation {
  /** As in the document: `put /cob/{txid}`. */
  readonly name: string;
  readonly params: Readonly<Record<string, string>>;
  readonly scope: string;
  readonly words: readonly string[];
}

/** The operation that a request means, with the values in its path; undefined where the document has none. */
export const operationOf = (method: string, url: string): Operation | undefined => {
  const [address = '', query = ''] = url.split('?');
  for (const template of templates) {
    const found = new RegExp(`^${template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(address);
    const words = ['paths', template, method.toLowerCase()];
    if (!found || Object.keys(at(words)).length === 0) continue;
    const [security] = at(words).security as { OAuth2: string[] }[];
    const params: Record<string, string> = Object.fromEntries(
      Object.entries(found.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]),
    );
    for (const [key, value] of new URLSearchParams(query)) params[key] = value;
    return { name: `${method.toLowerCase()} ${template}`, params, scope: security?.OAuth2[0] ?? '', words };
  }
  return undefined;
};

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Part;
}
/** What a path, or an operation of it, may be asked with, and where that stands. */
const declaredIn = (words: readonly string[]) =>
  ((at(words).parameters ?? []) as unknown[]).map((_, index) => {
    const place = stands([...words, 'parameters', String(index)]);
    return { place, parameter: at(place) as unknown as Parameter };
  });
const readAs = (text: string, { type }: Part): unknown => (type === 'integer' ? Number(text) : text);
const faultsIn = (words: readonly string[], params: Readonly<Record<string, string>>): string[] =>
  declaredIn(words).flatMap(({ place, parameter: { name: param, in: where, required = where === 'path', schema } }) => {
    const given = params[param];
    if (given === undefined) return required ? [`${param} is missing`] : [];
    return faultsAgainst([...place, 'schema'], readAs(given, schema));
  });

/** What the document has against a request; nothing where it keeps to it. */
export const faultsOfRequest = ({ words, params, name: operation }: Operation, body: unknown): string[] => {
  const faults = [...faultsIn(words.slice(0, 2), params), ...faultsIn(words, params)];
  const known = new Set(
    [...declaredIn(words.slice(0, 2)), ...declaredIn(words)].map(({ parameter }) => parameter.name),
  );
  faults.push(...Object.keys(params).flatMap((param) => (known.has(param) ? [] : [`${param} is not declared`])));
  const place = schemaIn([...words, 'requestBody'], 'application/json');
  if (!place) return body === undefined ? faults : [...faults, `${operation} takes no body`];
  return [...faults, ...faultsAgainst(place, body)];
};

/** What the document has against an answer. */
export const faultsOfAnswer = ({ words, name: operation }: Operation, status: number, body: unknown): string[] => {
  const place = [...words, 'responses', String(status)];
  if (Object.keys(at(place)).length === 0) return [`${operation} never answers ${status}`];
  const schema = schemaIn(place, status < 300 ? 'application/json' : 'application/problem+json');
  return schema ? faultsAgainst(schema, body) : [];
};

/** What the document has against a call to the receiver. */
export const faultsOfCallback = (body: unknown): string[] =>
  faultsAgainst(['components', 'requestBodies', 'WebhookPixBody', 'content', 'application/json', 'schema'], body);
