import { randomBytes } from 'node:crypto';
import { parseBrCode } from '@balcao/brazil/br-code';
import { createShopCode } from '@balcao/contract/shop-code';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { deep } from '../../../test/depth.ts';
import { openPixTestApp, type PixTestApp } from '../../../test/pix-test-app.ts';
import { until } from '../../../test/until.ts';

let pix: PixTestApp;
let txid: string;
beforeAll(async () => {
  pix = await openPixTestApp(['04']);
  const body = { name: 'Balcão', goodsName: 'Consumo', amount: null };
  const code = parseBrCode((await pix.ana.call(createShopCode, { body })).brCode);
  txid = (code.ok && code.txid) || '';
  // The key is in use for more than a week.
  await sweep();
  await pix.advance(8 * 86_400);
});
afterAll(() => pix.close());
afterEach(() => pix.provider.books.listAs());

const hourMs = 3_600_000;
const hoursAgo = (hours: number): Date => new Date(pix.testApp.platform.clock.now().getTime() - hours * hourMs);
const pay = (valor: string, ask: Parameters<PixTestApp['provider']['books']['pay']>[1] = {}): string =>
  pix.provider.books.pay(txid, { horario: hoursAgo(0), ...ask, valor }).endToEndId;
const sweep = () => pix.testApp.platform.jobs.sweep();
const sql = async <T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> =>
  (await pix.testApp.platform.db.$client.query<T>(text, [...values])).rows;
/** By the books: days pass, and no session lasts so long. */
const booked = async (endToEndId: string) => {
  const text = 'select amount::int, status from "order" where end_to_end_id = $1';
  return (await sql<{ amount: number; status: string }>(text, [endToEndId])).map(({ amount, status }) => [
    amount,
    status,
  ]);
};
const asked = () => pix.count('get /pix');
const call = async (body: string): Promise<number> => {
  const url = `${new URL(pix.provider.books.webhookUrl()).pathname}/pix`;
  const headers = { 'content-type': 'application/json' };
  return (await pix.testApp.app.inject({ method: 'POST', url, headers, payload: body })).statusCode;
};

describe('what the Pix provider lists late is found', () => {
  it.each([
    ['an hour later, within the hour', 1.5, 3_700],
    ['twenty hours later, within the hour', 20, 3_700],
    ['five days later, in the night', 5 * 24, 86_400],
  ])('%s', async (_, hours, seconds) => {
    const late = pay('3.21', { horario: hoursAgo(hours), isListed: false });
    await sweep();
    expect(await booked(late)).toEqual([]);
    pix.provider.books.list(late);
    await pix.advance(seconds);
    expect(await booked(late)).toEqual([[321, '02']]);
    await pix.advance(3_700);
    expect(await booked(late)).toEqual([[321, '02']]);
  });

  it('at the cost of a few questions an hour', async () => {
    const before = asked();
    await pix.advance(3_700);
    expect(asked() - before).toBeLessThan(12);
  });

  it('by the pages of a provider that gives few at a time', async () => {
    pix.provider.books.listAs({ most: 3 });
    const all = Array.from({ length: 8 }, (_, at) => pay(`1.0${at}`));
    await sweep();
    for (const [at, one] of all.entries()) expect(await booked(one)).toEqual([[100 + at, '02']]);
  });

  it.each(['repeats', 'saysOne', 'saysMore'] as const)(
    'from a provider that counts its pages wrong: %s',
    async (lie) => {
      pix.provider.books.listAs({ most: 3, lie });
      const all = Array.from({ length: lie === 'repeats' ? 2 : 7 }, () => pay('2.00'));
      const before = asked();
      await sweep();
      expect(asked() - before).toBeLessThan(20);
      pix.provider.books.listAs();
      await sweep();
      for (const one of all) expect(await booked(one)).toEqual([[200, '02']]);
    },
  );

  it('under an id that does not begin with E, of a shop and of nobody', async () => {
    const endToEndId = `9${randomBytes(16).toString('hex').slice(1)}`;
    pay('4.56', { endToEndId });
    await sweep();
    expect(await booked(endToEndId)).toEqual([[456, '02']]);
    const gone = pix.provider.books.pay('A'.repeat(30), {
      endToEndId: `7${endToEndId.slice(1)}`,
      horario: hoursAgo(0),
    });
    await sweep();
    const unidentified = `select amount::int from unexpected_payment where end_to_end_id = $1`;
    expect(await sql(unidentified, [gone.endToEndId])).toEqual([{ amount: 1 }]);
  });
});

describe('a call of the provider', () => {
  it('that tells of more than a thousand payments, one of them unreadable, has the good ones booked and is kept', async () => {
    const good = pay('6.54', { isListed: false });
    const odd = `8${randomBytes(16).toString('hex').slice(1)}`;
    pay('6.55', { endToEndId: odd, isListed: false });
    const entries = [...Array.from({ length: 1_100 }, () => good), odd].map((endToEndId) => ({
      endToEndId,
      valor: '6.54',
      horario: new Date().toISOString(),
      infoPagador: 'x'.repeat(300),
    }));
    expect(await call(JSON.stringify({ pix: [...entries, { endToEndId: 'cut short' }] }))).toBe(200);
    for (const [one, amount] of [
      [good, 654],
      [odd, 655],
    ] as const)
      expect(
        await until(
          () => booked(one),
          (all) => all.length > 0,
        ),
      ).toEqual([[amount, '02']]);
  });
});

it('what could not be read is tried again, and booked once the provider has put it right', async () => {
  const wrong = pix.provider.books.pay(txid, { valor: '7.5', horario: hoursAgo(0) });
  await sweep();
  const unread = `select count(*)::int from rail_notification where event_id like 'call:%' and applied_at is null`;
  const [before] = await sql<{ count: number }>(unread);
  expect(await booked(wrong.endToEndId)).toEqual([]);
  wrong.valor = '7.50';
  // It is in no list any more.
  wrong.horario = hoursAgo(30 * 24).toISOString();
  await pix.advance(3_700);
  expect(await booked(wrong.endToEndId)).toEqual([[750, '02']]);
  const [after] = await sql<{ count: number }>(unread);
  expect(after?.count).toBe((before?.count ?? 0) - 1);
});

it('money that came to another key is neither an order’s nor of nobody, and is noted once', async () => {
  const other = { chave: 'outra@banco.example' };
  const [named, bare] = [pay('9.00', other), pix.provider.books.pay(undefined, { ...other, horario: hoursAgo(0) })];
  await sweep();
  await sweep();
  await pix.tell(named);
  await sweep();
  expect(await booked(named)).toEqual([]);
  const ids = [named, bare.endToEndId];
  expect(await sql('select from unexpected_payment where end_to_end_id = any($1)', [ids])).toEqual([]);
  const noted = `select count(*)::int from rail_notification where event_id = any($1)`;
  expect(await sql(noted, [ids.map((id) => `other-key:${id}`)])).toEqual([{ count: 2 }]);
});

const Arrival = fc.record({
  way: fc.constantFrom('shop', 'nobody'),
  centavos: fc.integer({ min: 1, max: 99 }),
  hoursAgo: fc.integer({ min: 0, max: 70 }),
  listedAfter: fc.integer({ min: 0, max: 2 }),
  told: fc.integer({ min: 0, max: 2 }),
});

it('each payment is booked exactly once, in whatever order and however late it is listed', async () => {
  const sumOf = async (ids: readonly string[]) => {
    const sums = await sql<{ count: number; sum: number }>(
      `select count(*)::int, coalesce(sum(amount), 0)::int as sum from (
         select paid_amount as amount from "order" where end_to_end_id = any($1)
         union all select amount from unexpected_payment where end_to_end_id = any($1)) booked`,
      [ids],
    );
    return sums[0];
  };
  const inPix = async () => {
    const text = `select coalesce(sum(amount), 0)::int as sum from ledger.entry where bucket = 'rail_clearing' and rail = '02'`;
    return Math.abs((await sql<{ sum: number }>(text))[0]?.sum ?? 0);
  };
  const property = fc.asyncProperty(
    fc.array(Arrival, { minLength: 1, maxLength: 12 }),
    fc.infiniteStream(fc.nat(1_000)),
    async (arrivals, chance) => {
      const before = await inPix();
      // In any order, the same for every page: what moves between two pages is found by a later reading only.
      const ranks = new Map<string, number>();
      const rankOf = ({ endToEndId }: { endToEndId: string }): number => {
        if (!ranks.has(endToEndId)) ranks.set(endToEndId, chance.next().value ?? 0);
        return ranks.get(endToEndId) ?? 0;
      };
      const sorted = <T extends { readonly endToEndId: string }>(all: readonly T[]): T[] =>
        [...all].sort((a, b) => rankOf(a) - rankOf(b));
      pix.provider.books.listAs({ most: 4, sorted });
      const made = arrivals.map((one) => {
        const ask = { valor: `0.${String(one.centavos).padStart(2, '0')}`, horario: hoursAgo(one.hoursAgo) };
        const { endToEndId } = pix.provider.books.pay(one.way === 'shop' ? txid : undefined, {
          ...ask,
          isListed: false,
        });
        return { ...one, endToEndId };
      });
      for (let step = 0; step <= 2; step += 1) {
        for (const one of made.filter(({ listedAfter }) => listedAfter === step))
          pix.provider.books.list(one.endToEndId);
        const told = made.filter((one) => one.told > step).map(({ endToEndId }) => endToEndId);
        if (told.length > 0) await Promise.all([pix.tell(...told), sweep()]);
        await pix.advance(86_400);
      }
      const total = made.reduce((sum, { centavos }) => sum + centavos, 0);
      expect(await sumOf(made.map(({ endToEndId }) => endToEndId))).toEqual({ count: made.length, sum: total });
      expect((await inPix()) - before).toBe(total);
    },
  );
  await fc.assert(property, { numRuns: deep(3), endOnFailure: true });
});
