import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Cruise, cruise } from './cruise.ts';
import { root } from './root.mjs';

const server = 'apps/server/src';
const refund = `${server}/modules/refund`;
const backoffice = 'apps/backoffice/src';

/** A small project in which every rule is broken once: rule, the file that breaks it, what it imports. */
const broken: readonly (readonly [rule: string, from: string, to: string])[] = [
  ['brazil-stands-alone', 'packages/brazil/src/cep.ts', 'apps/server/src/config.ts'],
  ['contract-is-pure', 'packages/contract/src/refund.ts', 'node_modules/fastify/index.js'],
  ['sdk-knows-the-contract-only', 'packages/sdk/src/refund.ts', 'packages/brazil/src/cpf.ts'],
  ['ui-knows-no-app', 'packages/ui/src/table.tsx', 'apps/phone/src/lib/format.ts'],
  ['web-not-server', 'apps/console/src/main.tsx', `${server}/config.ts`],
  ['server-not-web', `${server}/main.ts`, 'packages/ui/src/theme.ts'],
  ['apps-do-not-meet', 'apps/phone/src/main.tsx', 'apps/console/src/lib/format.ts'],
  ['e2e-from-outside', 'e2e/specs/refund.spec.ts', `${server}/config.ts`],
  ['platform-knows-no-module', `${server}/platform/jobs.ts`, `${server}/modules/order/order.service.ts`],
  ['modules-meet-at-services', `${refund}/refund.jobs.ts`, `${server}/modules/order/order.repository.ts`],
  ['reads-are-for-sql', `${refund}/refund-list.service.ts`, `${server}/modules/order/order.reads.ts`],
  ['modules-do-not-compose', `${refund}/refund.present.ts`, `${server}/app.ts`],
  ['server-does-not-call-itself', `${server}/app.ts`, 'packages/sdk/src/client.ts'],
  ['routes-are-thin', `${refund}/refund.routes.ts`, `${refund}/refund.repository.ts`],
  ['services-know-no-route', `${refund}/refund.service.ts`, `${refund}/refund.routes.ts`],
  ['repositories-know-no-service', `${refund}/refund.repository.ts`, `${refund}/refund.postings.ts`],
  ['files-are-read-apart', `${server}/database.ts`, `${server}/platform/inspection/child/pdf.ts`],
  ['files-are-read-apart', `${server}/greeting.ts`, 'node_modules/sharp/index.js'],
  ['sql-lives-in-repositories', `${refund}/refund.postings.ts`, 'node_modules/drizzle-orm/index.js'],
  [
    'features-do-not-meet',
    `${backoffice}/features/refund/refund-table.tsx`,
    `${backoffice}/features/order/order-row.tsx`,
  ],
  ['features-know-no-route', `${backoffice}/features/order/order-row.tsx`, `${backoffice}/routes/orders.tsx`],
  ['queries-alone-call-the-api', `${backoffice}/features/refund/refund-modal.tsx`, `${backoffice}/lib/api.ts`],
  ['lib-knows-no-feature', `${backoffice}/lib/format.ts`, `${backoffice}/features/order/order-tag.tsx`],
  ['no-circle', 'packages/brazil/src/cpf.ts', 'packages/brazil/src/cnpj.ts'],
  ['no-circle', 'packages/brazil/src/cnpj.ts', 'packages/brazil/src/cpf.ts'],
  ['no-circle-of-modules', `${server}/modules/role/role.service.ts`, `${server}/modules/log/log.service.ts`],
  ['no-circle-of-modules', `${server}/modules/log/log.present.ts`, `${server}/modules/role/role.service.ts`],
  ['declared-dependencies', `${server}/config.ts`, 'node_modules/undici/index.js'],
];
const unresolvable = { from: `${server}/platform/mail.ts`, to: './nowhere.ts' };

/** What is allowed and looks much like it. */
const allowed: readonly (readonly [from: string, to: string])[] = [
  ['packages/contract/src/order.ts', 'packages/brazil/src/states.ts'],
  ['packages/contract/src/order.ts', 'node_modules/zod/index.js'],
  ['packages/sdk/src/client.ts', 'packages/contract/src/order.ts'],
  [`${server}/modules/order/order.routes.ts`, `${server}/modules/order/order.service.ts`],
  [`${server}/modules/order/order.routes.ts`, `${server}/platform/ids.ts`],
  [`${server}/modules/order/order.routes.ts`, 'packages/contract/src/order.ts'],
  [`${server}/modules/order/order.service.ts`, `${server}/modules/ledger/ledger.service.ts`],
  [`${server}/modules/order/order.repository.ts`, 'node_modules/drizzle-orm/index.js'],
  [`${server}/platform/db.ts`, 'node_modules/drizzle-orm/index.js'],
  [`${refund}/refund-list.repository.ts`, `${server}/modules/order/order.reads.ts`],
  [`${server}/modules/order/order.reads.ts`, 'node_modules/drizzle-orm/index.js'],
  [`${server}/platform/inspection/child/picture.ts`, 'node_modules/sharp/index.js'],
  [`${backoffice}/features/refund/refund.queries.ts`, `${backoffice}/lib/api.ts`],
  [`${backoffice}/routes/refunds.tsx`, `${backoffice}/features/refund/refund-table.tsx`],
  ['e2e/specs/order.spec.ts', 'packages/sdk/src/client.ts'],
];

/** Circles, and calls past the queries, that are none when the program runs. */
const harmless: readonly (readonly [file: string, text: string])[] = [
  [`${backoffice}/lib/early.ts`, "import './late.ts';\n"],
  [
    `${backoffice}/lib/late.ts`,
    "import type { A } from './early.ts';\nexport const load = () => import('./early.ts');\n",
  ],
  [`${backoffice}/features/refund/refund-tag.tsx`, "import type { Api } from '../../lib/api.ts';\n"],
];

const project = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-rules-')));
const write = (name: string, text: string): void => {
  fs.mkdirSync(path.join(project, path.dirname(name)), { recursive: true });
  fs.appendFileSync(path.join(project, name), text);
};
const specifier = (from: string, to: string): string => {
  const [, name] = /^node_modules\/([^/]+)/.exec(to) ?? [];
  const relative = path.relative(path.dirname(from), to);
  return name ?? (relative.startsWith('.') ? relative : `./${relative}`);
};
const plant = (from: string, to: string, what = ''): void => {
  write(to, '');
  write(from, `import ${what}'${specifier(from, to)}';\n`);
};
const asLines = (found: readonly { rule: string; from: string; to: string }[]): string[] =>
  found.map(({ rule, from, to }) => `${rule}: ${from} -> ${to}`).sort();

let found: Cruise;
beforeAll(() => {
  for (const name of ['fastify', 'zod', 'drizzle-orm', 'undici', 'sharp']) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
  }
  const dependencies = { fastify: '1', zod: '1', 'drizzle-orm': '1', sharp: '1' };
  write('package.json', '{}');
  for (const workspace of ['apps/server', 'packages/contract']) {
    write(`${workspace}/package.json`, JSON.stringify({ dependencies }));
  }
  for (const [from, to] of allowed) plant(from, to);
  // Modules know each other by their types too.
  for (const [rule, from, to] of broken) plant(from, to, rule === 'no-circle-of-modules' ? 'type { A } from ' : '');
  for (const line of harmless) write(line[0], line[1]);
  write(unresolvable.from, `import '${unresolvable.to}';\n`);
  found = cruise(project);
});
afterAll(() => fs.rmSync(project, { recursive: true }));

describe('the rules of who may import whom', () => {
  it('look at every source file', () => {
    expect(found.unseen).toEqual([]);
  });
  it('catch each broken rule and nothing that is allowed', () => {
    const expected = [
      ...broken.map(([rule, from, to]) => ({ rule, from, to })),
      { rule: 'resolvable', ...unresolvable },
    ];
    expect(asLines(found.violations)).toEqual(asLines(expected));
  });
  it('are all broken in this test', () => {
    const config = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs')) as {
      forbidden: { name: string }[];
    };
    const tried = new Set([...broken.map(([rule]) => rule), 'resolvable']);
    expect(config.forbidden.map(({ name }) => name).filter((name) => !tried.has(name))).toEqual([]);
  });
});
