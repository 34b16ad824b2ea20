import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { signedHeaders } from '@balcao/sdk/open-signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../tools/root.mjs';
import { publishedFaces } from '../src/platform/docs-faces.ts';
import { type MerchantServer, merchantServer } from './merchants.ts';
import { openTeam, register } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** What a developer writes who has the document of the open API and nothing of ours. */
const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './open.js';

type Order = components['schemas']['ChargedOrder'];

export const sell = async (fetch: (request: Request) => Promise<Response>) => {
  const balcao = createClient<paths>({ baseUrl: 'http://balcao.test', fetch });
  const made = await balcao.POST('/open/v3.0/order', {
    params: { header: { 'idempotency-key': 'generated-1' } },
    body: { merchantOrderNumber: 'G-1', method: '02', amount: 1234, goodsName: 'Café coado' },
  });
  const order: Order | undefined = made.data?.data;
  const found = await balcao.GET('/open/v3.0/order/{merchantOrderNumber}', {
    params: { path: { merchantOrderNumber: 'G-1' } },
  });
  const refunds = await balcao.GET('/open/v3.0/refund', { params: { query: { pageSize: 10 } } });
  const unknown = await balcao.GET('/open/v3.0/order/{merchantOrderNumber}', {
    params: { path: { merchantOrderNumber: 'G-2' } },
  });
  return {
    brCode: order?.pix?.brCode,
    amount: found.data?.data.amount,
    refunds: refunds.data?.data.list.length,
    refusal: unknown.error?.data.refusal,
  };
};
`;
/** Mistakes in it, by the code with which the compiler refuses each. */
const mistakes = {
  TS2322: ['amount: 1234', "amount: '12,34'"],
  TS2339: ['data.list', 'data.rows'],
  TS2353: ['goodsName:', 'goods:'],
  TS2741: ["{ 'idempotency-key': 'generated-1' }", '{}'],
} as const;

const settings = {
  compilerOptions: {
    ...{ strict: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], module: 'nodenext', types: [] },
    ...{ noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, outDir: 'made' },
  },
  include: ['*.ts'],
};
/** A generator and a compiler, while other tests have the machine. */
const timeout = 240_000;
const tools = path.join(root, 'packages/generated-client/node_modules/.bin');

let testApp: TestApp;
let shop: MerchantServer;
let folder = '';
let compiled: readonly string[] = [];

const write = (file: string, text: string): void => fs.writeFileSync(path.join(folder, file), text);
const run = (tool: string, ...words: readonly string[]) =>
  spawnSync(path.join(tools, tool), words, { cwd: folder, encoding: 'utf8' });

beforeAll(async () => {
  testApp = await openTestApp();
  const team = await openTeam(testApp, await register(testApp), { certified: true, products: ['03'] });
  shop = await merchantServer(testApp, team);
  // Below the packages, so that the program finds the one that it imports.
  folder = fs.mkdtempSync(path.join(root, 'node_modules/.generated-client-'));
  const apis: Record<string, unknown> = {};
  for (const face of publishedFaces) {
    write(`${face}.json`, (await testApp.app.inject(`/docs/${face}/json`)).body);
    apis[face] = { root: `${face}.json`, 'x-openapi-ts': { output: `${face}.ts` } };
  }
  write('redocly.yaml', JSON.stringify({ apis }));
  write('tsconfig.json', JSON.stringify(settings));
  write('package.json', '{"type":"module"}');
  const generated = run('openapi-typescript', '--redocly', 'redocly.yaml');
  if (generated.status !== 0) throw new Error(generated.stdout + generated.stderr);
  write('shop.ts', program);
  for (const [code, [right, wrong]] of Object.entries(mistakes)) write(`${code}.ts`, program.replace(right, wrong));
  compiled = run('tsc', '--project', '.').stdout.trimEnd().split('\n');
}, timeout);
afterAll(async () => {
  await testApp.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** Signs a call as the description of the API says, as nothing else of a generated client is ours. */
const signedFetch = async (request: Request): Promise<Response> => {
  const { pathname, search } = new URL(request.url);
  const body = await request.clone().text();
  const call = { method: request.method, target: pathname + search, body };
  const headers = {
    ...Object.fromEntries(request.headers),
    ...signedHeaders({ ...shop.options, now: testApp.platform.clock.now })(call),
  };
  const { method } = request;
  return testApp.send(new Request(request.url, { method, headers, ...(body ? { body } : {}) }));
};

describe('a client that is generated from the OpenAPI documents', () => {
  it('has types for each of them, which a strict compiler takes', () => {
    for (const face of publishedFaces)
      expect(fs.readFileSync(path.join(folder, `${face}.ts`), 'utf8')).toContain('export interface operations {');
    expect(compiled.filter((line) => !/^TS\d+[.]ts|^ /.test(line))).toEqual([]);
  });

  it('sells: creates an order, finds it, lists refunds and reads a refusal', async () => {
    const { sell } = await import(path.join(folder, 'made/shop.js'));
    expect(await sell(signedFetch)).toEqual({
      brCode: expect.stringMatching(/^000201/),
      amount: 1234,
      refunds: 0,
      refusal: 'not_found',
    });
  });

  it('does not compile where a program is wrong', () => {
    const refused = compiled.flatMap(
      (line) => /^(TS\d+)[.]ts\(\d+,\d+\): error (TS\d+):/.exec(line)?.slice(1, 3) ?? [],
    );
    expect(refused).toEqual(Object.keys(mistakes).flatMap((code) => [code, code]));
  });
});
