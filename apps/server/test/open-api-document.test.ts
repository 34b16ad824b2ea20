import { bases } from '@balcao/contract/endpoint';
import { listOrders } from '@balcao/contract/order';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishedFaces } from '../src/platform/docs-faces.ts';
import { endpoints } from './endpoints.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register, type Team } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, unknown>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

let testApp: TestApp;
let team: Team;
let shop: MerchantServer;
const read = (address: string) => testApp.app.inject(address);
const documentAt = async (address: string): Promise<Document> => (await read(address)).json();

beforeAll(async () => {
  testApp = await openTestApp();
  team = await openTeam(testApp, await register(testApp), { certified: true, products: ['03'] });
  shop = await merchantServer(testApp, team);
});
afterAll(() => testApp.close());

/** Every field and parameter below that says nothing about itself. */
const silentIn = (part: unknown, way: string): string[] => {
  if (typeof part !== 'object' || part === null) return [];
  const inner = Object.entries(part).flatMap(([key, value]) => silentIn(value, `${way}/${key}`));
  const { properties, name, in: place, description } = part as Record<string, unknown>;
  const isSilentParameter = typeof name === 'string' && typeof place === 'string' && !description;
  if (typeof properties !== 'object' || properties === null) return [...inner, ...(isSilentParameter ? [way] : [])];
  const fields = Object.entries(properties as Record<string, { description?: string }>);
  return [...inner, ...fields.filter(([, field]) => !field.description).map(([field]) => `${way} ${field}`)];
};

describe('the OpenAPI documents', () => {
  for (const face of publishedFaces)
    it(`are valid, with nothing that leads nowhere, and whole: ${face}`, async () => {
      const document = await documentAt(`/docs/${face}/json`);
      expect(await new Validator().validate({ ...document })).toMatchObject({ valid: true });
      const operations = Object.values(document.paths).flatMap((address) => Object.values(address));
      const declared = endpoints.filter((one) => one.face === face).map(({ id }) => id);
      expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(declared.toSorted());
      for (const { operationId, responses } of operations)
        expect(Object.keys(responses), `errors of ${operationId}`).toContain('503');
    });

  it('are apart for each face, and the console’s is not published', async () => {
    expect((await read('/docs/console/json')).statusCode).toBe(404);
    for (const face of publishedFaces) {
      const addresses = Object.keys((await documentAt(`/docs/${face}/json`)).paths);
      expect(addresses.filter((address) => !address.startsWith(bases[face]))).toEqual([]);
    }
    expect(await documentAt('/docs/json')).toEqual(await documentAt('/docs/open/json'));
  });

  it('say of every field of the open API what it means', async () => {
    const { paths, components, ...rest } = await documentAt('/docs/json');
    expect(silentIn({ paths, components, rest }, '')).toEqual([]);
  });

  it('describe an order as it is really answered', async () => {
    const document = await documentAt('/docs/json');
    const ajv = formats.default(new Ajv2020({ strict: false, validateFormats: true }));
    ajv.addSchema(document, 'open');
    const isOrder = ajv.compile({ $ref: 'open#/components/schemas/ChargedOrder' });
    const order = await shop.client.createOrder({
      merchantOrderNumber: 'D-1',
      method: '02',
      amount: 12_34,
      goodsName: 'Café coado',
    });
    expect([isOrder(JSON.parse(JSON.stringify(order))), isOrder.errors]).toEqual([true, null]);
    expect(isOrder({ ...order, amount: '12.34' })).toBe(false);
    expect((await team.call(listOrders, { query: {} })).list).toHaveLength(1);
  });
});
