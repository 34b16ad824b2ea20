import { runLedgerProof } from '@balcao/contract/ledger-proof';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deep } from '../../../test/depth.ts';
import { openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { dayFromNow, fileOf, findingsOf, sendFile, type Told } from '../../../test/rail-files.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

let testApp: TestApp;
let ana: Team;
let finance: Awaited<ReturnType<typeof staffMember>>;
let daysAgo = 40;
beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  finance = await staffMember(testApp, 'finance');
});
afterAll(() => testApp.close());

/** What happened to a payment on the way into the rail's file. */
const fates = ['told', 'told', 'told', 'lost', 'twice', 'more', 'less'] as const;
type Fate = (typeof fates)[number];
interface Book {
  readonly ours: readonly { readonly amount: number; readonly fate: Fate }[];
  /** Amounts of payments that are unknown here. */
  readonly strangers: readonly number[];
}
const amount = fc.integer({ min: 2, max: 1_000_000 });
const books: fc.Arbitrary<Book> = fc.record({
  ours: fc.array(fc.record({ amount, fate: fc.constantFrom(...fates) }), { maxLength: 12 }),
  strangers: fc.array(amount, { maxLength: 3 }),
});

const noon = (day: string) => new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T15:00:00Z`);
const paidOn = (day: string, amounts: readonly number[]) => {
  const times = { createdAt: noon(day), completedAt: noon(day) };
  const past = amounts.map((paid, at) => ({
    merchantOrderNumber: `P-${day}-${at}`,
    product: '03',
    method: '01',
    status: '02',
    ...times,
    goodsName: 'Café',
    goodsQuantity: 1,
    unitPrice: paid,
    amount: paid,
    fee: 1,
    payerName: 'Bruna',
  }));
  return transaction(testApp.platform.db, (tx) => testApp.services.history.bringIn(tx, ana, past as never));
};
const told: Readonly<Record<Fate, (line: Told) => Told[]>> = {
  told: (line) => [line],
  lost: () => [],
  twice: (line) => [line, line],
  more: (line) => [{ ...line, amount: line.amount + 1 }],
  less: (line) => [{ ...line, amount: line.amount - 1 }],
};
const suspense = async () => {
  const { rows } = await testApp.platform.db.$client.query(
    `select coalesce(sum(amount), 0) as sum from ledger.entry where bucket = 'suspense'`,
  );
  return Number(rows[0]?.sum);
};

it(
  'says of random books what a plain comparison says, and the ledger stays balanced',
  async () => {
    await fc.assert(
      fc.asyncProperty(books, async ({ ours, strangers }) => {
        daysAgo -= 1;
        const day = dayFromNow(testApp, -daysAgo);
        const paid = await paidOn(
          day,
          ours.map((one) => one.amount),
        );
        const known = paid.map(({ endToEndId: id, txid: reference }, at) => {
          const { fate = 'told', amount: sum = 0 } = ours[at] ?? {};
          return { id, fate, line: { kind: 'payment', id, reference, amount: sum } as const };
        });
        const unknown = strangers.map((sum, at) => {
          const id = `E99999010${day}${String(daysAgo).padStart(8, '0')}${String(at).padStart(7, '0')}`;
          return { kind: 'payment', id, reference: '', amount: sum } as const;
        });
        const before = await suspense();
        const lines = [...known.flatMap(({ fate, line }) => told[fate](line)), ...unknown];
        const { reconciliation } = await sendFile(finance, '01', day, fileOf(day, lines));

        const expected = new Map<string, string>([
          ...known.flatMap(({ id, fate }): [string, string][] =>
            fate === 'told' ? [] : [[id, fate === 'lost' ? 'missingThere' : 'amountDiffers']],
          ),
          ...unknown.map(({ id }): [string, string] => [id, 'missingHere']),
        ]);
        const found = await findingsOf(finance, reconciliation?.id);
        expect(new Map([...found].map(([id, one]) => [id, one.outcome]))).toEqual(expected);
        const sumOf = (all: readonly { amount: number }[]) => all.reduce((sum, one) => sum + one.amount, 0);
        expect(reconciliation?.result?.theirs.in).toBe(sumOf(lines));
        expect(reconciliation?.result?.ours.in).toBe(sumOf(ours));
        expect(reconciliation?.result?.agreed).toBe(known.filter(({ fate }) => fate === 'told').length);
        expect((await suspense()) - before).toBe(sumOf(unknown));
        expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
      }),
      { numRuns: deep(12) },
    );
    expect((await finance.call(runLedgerProof, {})).proof?.findings).toEqual([]);
  },
  deep(60_000),
);
