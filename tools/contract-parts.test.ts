import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { contractParts } from './contract-parts.ts';
import { leanContract } from './lean-contract.ts';
import { root } from './root.mjs';

/** A file of an app as it is built, with what it needs of the contract. */
const built = async (text: string): Promise<string> => {
  const entry = path.join(root, 'apps/backoffice/src/entry.ts');
  const output = (await build({
    root: path.join(root, 'apps/backoffice'),
    configFile: false,
    logLevel: 'error',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? text : null) },
      contractParts(),
      leanContract(),
    ],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  return output.flatMap((one) => one.output.map((file) => (file.type === 'chunk' ? file.code : ''))).join('\n');
};
const zod = /ZodMiniObject/;

it('who calls an endpoint gets where and how, and no schema', async () => {
  const code = await built(`import { listOrders } from '@balcao/contract/order';
    const api = (endpoint) => fetch(endpoint.path);
    export const orders = () => api(listOrders);`);
  expect(code).toContain('path: "/order"');
  expect(code).not.toMatch(zod);
});

it('who looks at what an endpoint takes gets its schema', async () => {
  const code = await built(`import { listOrders } from '@balcao/contract/order';
    export const accepted = (search) => listOrders.query.safeParse(search);`);
  expect(code).toMatch(zod);
  expect(code).not.toContain('createOrder');
});

it('who names codes gets their names, and who checks one their schema', async () => {
  const named = await built(`import { OrderStatus } from '@balcao/contract/order';
    export const paid = OrderStatus.enum.paid;`);
  expect(named).toContain('waiting: "01"');
  expect(named).not.toMatch(/ZodMiniEnum/);
  const checked = await built(`import { OrderStatus } from '@balcao/contract/order';
    export const isStatus = (word) => OrderStatus.safeParse(word).success;`);
  expect(checked).toMatch(/ZodMiniEnum/);
});
