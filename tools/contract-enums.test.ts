import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type ContractEnum, enumsIn, typedAgain } from './contract-enums.ts';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

const contract = path.join(root, 'packages/contract/src');
const enums: ContractEnum[] = [];
for (const name of fs.readdirSync(contract).filter((file) => /(?<!\.test)\.ts$/.test(file))) {
  const exported: Readonly<Record<string, unknown>> = await import(path.join(contract, name));
  enums.push(...enumsIn(exported));
}
const server = filesBelow(root).filter((file) => /^apps\/server\/src\/.*(?<!\.test)\.ts$/.test(file));

describe('the values of an enum of the contract', () => {
  it('are typed nowhere again in the server, beside a column or elsewhere', () => {
    const found = server.flatMap((file) =>
      typedAgain(file, fs.readFileSync(path.join(root, file), 'utf8'), enums).map(
        ({ line, values, enums: names }) => `${file}:${line} ${values.join(' | ')} is ${names.slice(0, 3).join(', ')}`,
      ),
    );
    expect(found).toEqual([]);
  });

  it('are found in a union, in whatever order, and in a schema', () => {
    const of = (text: string) => typedAgain('order.tables.ts', text, enums).flatMap(({ enums: names }) => names);
    expect(of("text('status').$type<'04' | '01' | '03' | '02'>()")).toContain('OrderStatus');
    expect(of("interface Row { readonly kind: 'pix' | 'bank' | null }")).toContain('DestinationKind');
    expect(of("z.enum(['debit', 'credit'])")).toContain('CardKind');
    expect(of("text('kind').$type<'pix' | 'other'>()")).toEqual([]);
  });
});
