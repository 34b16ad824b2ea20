import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';
import { trespassesIn } from './table-walls.ts';

/** SQL that reads tables of other modules, as it stands; none is written. The list may only become shorter (docs/decisions/055). */
const known: Readonly<Record<string, readonly string[]>> = {
  // The books compare themselves with everything that moves money, and stand below all of it.
  'ledger/ledger-proof.repository.ts': [
    'bank_return',
    'dispute',
    'order',
    'refund',
    'unexpected_payment',
    'withdrawal',
  ],
  'ledger/reconciliation-clearing.repository.ts': ['withdrawal'],
  'ledger/reconciliation-match.repository.ts': [
    'bank_return',
    'order',
    'preauth',
    'rail_notification',
    'refund',
    'shop_code',
    'unexpected_payment',
    'withdrawal',
  ],
  'ledger/reconciliation.repository.ts': ['unexpected_payment'],
  // Whose call it is, and what they may do, is one question; modules of people stand on each other in this order.
  'member/member-list.repository.ts': ['factor', 'session'],
  'member/member-rights.repository.ts': ['invitation'],
  'role/role.repository.ts': ['member'],
  'session/session.repository.ts': ['member', 'role'],
  'session/session.tables.ts': ['member', 'role', 'role_menu', 'team'],
};

const modules = 'apps/server/src/modules/';
const files = filesBelow(root)
  .filter((file) => file.startsWith(modules) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => ({ name: file.slice(modules.length), text: fs.readFileSync(path.join(root, file), 'utf8') }));

describe('the SQL of a module', () => {
  it('names no table of another one, but where it is known', () => {
    const found = trespassesIn(files).map(({ file, table, writes }) => [file, writes ? `${table} (written)` : table]);
    const byFile = Map.groupBy(found, ([file = '']) => file);
    const list = [...byFile].map(([file, rows]) => [file, rows.map(([, table]) => table).sort()] as const);
    expect(Object.fromEntries(list)).toEqual(known);
  });

  it('is looked at in every form in which a table can be named', () => {
    const owned = { name: 'order/order.tables.ts', text: "const orders = pgTable('order', {});" };
    const forms = [
      ['select 1 from "order" o', false],
      ['select 1 from x join "order" o on true', false],
      ['update "order" o set fee = 0', true],
      ['insert into "order" (id) values (1)', true],
      ['delete from "order"', true],
      ['"order" as o', false],
    ] as const;
    for (const [sql, writes] of forms) {
      const file = { name: 'refund/refund.repository.ts', text: `export const it = sql\`${sql}\`;` };
      expect(trespassesIn([owned, file]), sql).toEqual([{ module: 'refund', file: file.name, table: 'order', writes }]);
    }
    const own = { name: 'order/order.repository.ts', text: 'export const it = sql`update "order" set fee = 0`;' };
    expect(trespassesIn([owned, own])).toEqual([]);
  });
});
