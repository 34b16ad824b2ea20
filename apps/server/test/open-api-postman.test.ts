import vm from 'node:vm';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from './endpoints.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

interface Field {
  readonly key: string;
  readonly value: string;
  readonly disabled?: boolean;
}
interface Call {
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly description: string;
    readonly header: readonly Field[];
    readonly url: { readonly raw: string; readonly path: readonly string[]; readonly variable: readonly Field[] };
    readonly body?: { readonly mode: string; readonly raw: string };
  };
}
interface Collection {
  readonly info: object;
  readonly variable: readonly Field[];
  readonly event: readonly [{ readonly script: { readonly exec: readonly string[] } }];
  readonly item: readonly { readonly name: string; readonly item: readonly Call[] }[];
}

const fields = {
  type: 'array',
  items: {
    type: 'object',
    required: ['key', 'value'],
    properties: { key: { type: 'string', minLength: 1 }, value: { type: 'string' }, disabled: { type: 'boolean' } },
  },
};
/** What of the published form 2.1 a collection of ours has to do with. */
const form = {
  type: 'object',
  required: ['info', 'item', 'variable', 'event'],
  additionalProperties: false,
  properties: {
    info: {
      type: 'object',
      required: ['name', 'schema'],
      properties: {
        name: { type: 'string', minLength: 1 },
        description: { type: 'string' },
        schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      },
    },
    variable: fields,
    event: {
      type: 'array',
      items: {
        type: 'object',
        required: ['listen', 'script'],
        properties: {
          listen: { const: 'prerequest' },
          script: { type: 'object', properties: { exec: { type: 'array', items: { type: 'string' } } } },
        },
      },
    },
    item: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['name', 'item'],
        properties: {
          name: { type: 'string', minLength: 1 },
          item: {
            type: 'array',
            minItems: 1,
            items: {
              type: 'object',
              required: ['name', 'request'],
              properties: {
                name: { type: 'string', minLength: 1 },
                request: {
                  type: 'object',
                  required: ['method', 'header', 'url'],
                  properties: {
                    method: { enum: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] },
                    header: fields,
                    url: {
                      type: 'object',
                      required: ['raw', 'host', 'path'],
                      properties: { raw: { type: 'string' }, query: fields, variable: fields },
                    },
                    body: { type: 'object', required: ['mode', 'raw'] },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

let testApp: TestApp;
let shop: MerchantServer;
let collection: Collection;
beforeAll(async () => {
  testApp = await openTestApp();
  shop = await merchantServer(testApp, await openTeam(testApp, await register(testApp), { certified: true }));
  collection = (await testApp.app.inject('/docs/open/postman')).json();
});
afterAll(() => testApp.close());

const calls = () => collection.item.flatMap(({ item }) => item);

/** Does what Postman does with a call: runs the script before it, and sends what the script has left. */
const send = async ({ request }: Call, given: Readonly<Record<string, string>>) => {
  const headers: Record<string, string> = {};
  for (const { key, value } of request.header) headers[key] = value === '{{$guid}}' ? crypto.randomUUID() : value;
  const target = `/${request.url.path.map((part) => given[part.replace(':', '')] ?? part).join('/')}`;
  const body = request.body && { raw: request.body.raw, update: (raw: string) => Object.assign(body ?? {}, { raw }) };
  const pm = {
    variables: { get: (name: string) => given[name], replaceIn: (words: string) => words },
    request: {
      method: request.method,
      body,
      url: { getPathWithQuery: () => target },
      headers: {
        has: (name: string) => name.toLowerCase() in headers || name in headers,
        upsert: ({ key, value }: Field) => Object.assign(headers, { [key]: value }),
      },
    },
  };
  const script = collection.event[0].script.exec.join('\n');
  await vm.runInNewContext(`(async () => {${script}\n})()`, { pm, crypto, atob, btoa, TextEncoder, Uint8Array });
  return testApp.app.inject({
    method: request.method as 'GET' | 'POST',
    url: target,
    headers: { ...headers, 'accept-language': 'pt-BR' },
    ...(body ? { payload: body.raw } : {}),
  });
};

describe('the collection for Postman', () => {
  it('has the form 2.1', () => {
    const check = new Ajv({ strict: false }).compile(form);
    check(collection);
    expect(check.errors).toBeNull();
  });

  it('has every call of merchants’ servers once, in the folder of its noun, each command with a key and an example', () => {
    const declared = endpoints.filter(({ face }) => face === 'open');
    expect(
      calls()
        .map(({ request }) => request.description)
        .toSorted(),
    ).toEqual(declared.map(({ id }) => id).toSorted());
    for (const { id, idempotency } of declared) {
      const call = calls().find(({ request }) => request.description === id);
      const hasKey = call?.request.header.some(({ key }) => key === 'Idempotency-Key');
      expect(hasKey, id).toBe(idempotency !== undefined);
    }
    const folders = collection.item.map(({ name }) => name);
    expect(folders).toEqual(expect.arrayContaining(['order', 'refund', 'preauth', 'bill']));
  });

  it('signs: an order is created as it stands in the collection, and read by its number', async () => {
    const byId = (id: string) => calls().find(({ request }) => request.description === id) as Call;
    const { merchantNumber: merchant, serial, privateKey } = shop.options;
    const given = { merchant, serial, privateKey, merchantOrderNumber: 'A-1' };
    const made = await send(byId('order.create'), given);
    expect(made.json()).toMatchObject({ code: 200, data: { merchantOrderNumber: 'A-1', amount: 1234 } });
    expect((await send(byId('order.query'), given)).json()).toMatchObject({ code: 200, data: { amount: 1234 } });
    const wrong = await send(byId('order.query'), { ...given, serial: '00' });
    expect(wrong.json().code).not.toBe(200);
  });
});
