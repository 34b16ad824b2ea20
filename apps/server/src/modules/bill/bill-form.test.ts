import { createHash, randomUUID } from 'node:crypto';
import { addDays, civilDayOf, DEFAULT_ZONE, dayEnd, dayStart } from '@balcao/brazil/dates';
import { createMerchantClient } from '@balcao/sdk/merchant';
import { afterAll, describe, expect, it } from 'vitest';
import { billFile, billOf } from '../../../test/bills.ts';
import { databaseAfter } from '../../../test/earlier-database.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { openTeam, register } from '../../../test/people.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';

const testApp = await openTestApp();
afterAll(() => testApp.close());

/** A bill as it was written before withdrawals had a kind of their own. */
const firstForm = (day: string): string => {
  const [at, end] = [dayStart(day, DEFAULT_ZONE), dayEnd(day, DEFAULT_ZONE)];
  const empty = ','.repeat(7);
  return [
    'type,time,amount,orderNumber,merchantOrderNumber,refundNumber,merchantRefundNumber,product,method,endToEndId',
    `adjusted,${at},10000${empty}`,
    `adjusted,${at},-4650${empty}`,
    `fee,${at},-350${empty}`,
    `total,${end},5000${empty}`,
    '',
  ].join('\r\n');
};

describe('a bill that was made before withdrawals had a kind of their own', () => {
  it('is the same bytes for ever, also when its file is lost, and the client reads it as any other', async () => {
    const team = await openTeam(testApp, await register(testApp), { certified: true });
    const server = await merchantServer(testApp, team);
    const { db, clock } = testApp.platform;
    const day = addDays(civilDayOf(clock.now().toISOString(), DEFAULT_ZONE), -3);
    const event = { merchantId: team.merchantId, at: new Date(Date.parse(dayStart(day, DEFAULT_ZONE))) };
    const number = '4'.repeat(20);
    await transaction(db, (tx) =>
      testApp.services.ledger.postMany(tx, [
        { ...event, cause: 'correction:1', postings: [{ from: 'suspense', to: 'available', amount: 100_00 }] },
        {
          ...event,
          cause: `withdrawal:${number}:held`,
          postings: [{ from: 'available', to: 'withdrawing', amount: 50_00 }],
        },
        {
          ...event,
          cause: `withdrawal:${number}:done`,
          postings: [
            { from: 'withdrawing', to: 'payout_clearing', amount: 46_50 },
            { from: 'withdrawing', to: 'fee_revenue', amount: 3_50 },
          ],
        },
      ]),
    );
    const text = firstForm(day);
    const sha256 = createHash('sha256').update(text).digest('hex');
    await db.$client.query(
      `insert into bill (merchant_id, day, rows, sha256, bytes, file, created_at, paid, captured, refunded, fee, fee_returned,
         adjusted, withdrawn, withdrawal_fee, opening, form)
       values ($1, $2, 3, $3, $4, $5, now(), 0, 0, 0, -350, 0, 5350, 0, 0, 0, 1)`,
      [team.merchantId, day, sha256, text.length, `gone/${team.merchantId}.csv.gz`],
    );
    expect((await billFile(testApp, server, day)).statusCode).toBe(200);
    expect(await billOf(server, day)).toMatchObject({
      sha256,
      closing: 50_00,
      totals: { adjusted: 53_50, net: 50_00 },
    });
    const rows = [];
    for await (const row of createMerchantClient(server.options).billRows(day)) rows.push(row);
    expect(rows.map(({ type, fees, adjustments }) => [type, fees, adjustments])).toEqual([
      ['adjusted', 0, 100_00],
      ['adjusted', 0, -46_50],
      ['fee', -3_50, 0],
    ]);
  });

  it('learns from which balance it began when the database is upgraded, and keeps its form', async () => {
    const { client, goOn, drop } = await databaseAfter('0049_what_rails_say_again');
    const merchantId = randomUUID();
    const post = (at: string, amount: number) =>
      client.query(
        `select ledger.post($1, gen_random_uuid(), $2, $3, null, array['suspense', 'available'], array['', ''], array[-$4::bigint, $4::bigint])`,
        [merchantId, `correction:${at}`, at, amount],
      );
    await post('2026-03-01T12:00:00Z', 5_000);
    await post('2026-03-04T02:59:59Z', 700);
    await post('2026-03-04T03:00:00Z', 11);
    for (const [day, net] of [
      ['20260303', 700],
      ['20260304', 11],
    ])
      await client.query(
        `insert into bill (merchant_id, day, rows, sha256, bytes, file, created_at, paid, captured, refunded, fee, fee_returned, adjusted)
         values ($1, $2, 1, $3, 1, 'x', now(), 0, 0, 0, 0, 0, $4)`,
        [merchantId, day, 'a'.repeat(64), net],
      );
    await goOn();
    const { rows } = await client.query('select day, opening, adjusted, withdrawn, form from bill order by day');
    const same = { withdrawn: 0, form: 1 };
    expect(rows).toEqual([
      { day: '20260303', opening: 5_000, adjusted: 700, ...same },
      { day: '20260304', opening: 5_700, adjusted: 11, ...same },
    ]);
    await drop();
  });
});
