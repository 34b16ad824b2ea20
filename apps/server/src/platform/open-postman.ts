import { answerHeaders, signatureScheme } from '@balcao/contract/open-signature';
import { postmanSigning } from './open-postman-signing.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
}
interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, Media>> };
}
interface Media {
  readonly example?: unknown;
  readonly examples?: Readonly<Record<string, { readonly value?: unknown }>>;
  readonly schema?: { readonly examples?: readonly unknown[] };
}
/** As much of the OpenAPI document of the open API as a collection is made of. */
export interface OpenDocument {
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly { readonly url: string }[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const form = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';
const text = { type: 'text/javascript' } as const;

const described = ({ name, description }: Parameter) => ({
  key: name,
  value: '',
  ...(description ? { description } : {}),
});

const exampleIn = ({ requestBody }: Operation): unknown => {
  const media = requestBody?.content?.['application/json'];
  const [first] = Object.values(media?.examples ?? {});
  return media?.example ?? first?.value ?? media?.schema?.examples?.[0] ?? {};
};

/** A call: what may be left out of its query is there and switched off. */
const itemOf = (address: string, method: string, operation: Operation) => {
  const { summary = '', operationId = '', parameters = [], requestBody, security = [] } = operation;
  const path = address
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^\{(\w+)\}$/, ':$1'));
  const of = (place: string) => parameters.filter((one) => one.in === place);
  const isCommand = of('header').some(({ name }) => name.toLowerCase() === 'idempotency-key');
  const bearer = security.flatMap((one) => Object.keys(one)).find((name) => name !== 'open');
  const query = of('query').map((one) => ({ ...described(one), disabled: !one.required }));
  return {
    name: summary,
    request: {
      method: method.toUpperCase(),
      description: operationId,
      header: [
        { key: 'Accept-Language', value: '{{language}}' },
        ...(bearer ? [{ key: 'Authorization', value: `Bearer {{${bearer}}}` }] : []),
        ...(isCommand ? [{ key: 'Idempotency-Key', value: '{{$guid}}' }] : []),
        ...(requestBody ? [{ key: 'Content-Type', value: 'application/json' }] : []),
      ],
      url: {
        raw: `{{baseUrl}}/${path.join('/')}`,
        host: ['{{baseUrl}}'],
        path,
        ...(query.length > 0 ? { query } : {}),
        variable: of('path').map(described),
      },
      ...(requestBody
        ? {
            body: {
              mode: 'raw',
              raw: JSON.stringify(exampleIn(operation), null, 2),
              options: { raw: { language: 'json' } },
            },
          }
        : {}),
    },
  };
};

/**
 * The open API as a collection of Postman (form 2.1): a folder for each noun, the examples of the contract, and a script that signs each
 * call with the key that its user puts into the variables.
 */
export const postmanCollection = ({ info, servers = [], paths = {} }: OpenDocument) => {
  const items = Object.entries(paths).flatMap(([address, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      noun: (operation.tags?.[0] ?? '').replace(/^open: /, ''),
      item: itemOf(address, method, operation),
    })),
  );
  const folders = Object.entries(Object.groupBy(items, ({ noun }) => noun));
  const variable = (key: string, value: string, description: string) => ({ key, value, type: 'string', description });
  return {
    info: {
      name: `${info.title} ${info.version}`,
      description: `Put your merchant number, the serial number of your certificate and its private key (PKCS #8, \`BEGIN PRIVATE KEY\`) into the variables of the collection. Keep the key among the current values, which stay on your machine. Each call is signed as \`${signatureScheme}\`; answers carry \`${answerHeaders.signature}\`, which this collection does not check.`,
      schema: form,
    },
    variable: [
      variable('baseUrl', servers[0]?.url ?? '', 'The address of the platform'),
      variable('merchant', '', 'Your merchant number'),
      variable('serial', '', 'The serial number of your certificate, hexadecimal'),
      variable('privateKey', '', 'Its private key, PEM: RSA, EC P-256 or Ed25519'),
      variable('applet', '', 'The token of a mini program, for the calls of its server'),
      variable('uploadKey', '', 'The upload key of a mini program'),
      variable('language', 'pt-BR', 'The language of messages'),
    ],
    event: [{ listen: 'prerequest', script: { ...text, exec: postmanSigning.split('\n') } }],
    item: folders.map(([noun, all = []]) => ({ name: noun, item: all.map(({ item }) => item) })),
  };
};
