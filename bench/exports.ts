import fs from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { pathOf } from '@balcao/contract/endpoint';
import { downloadExport, listExports, requestExport } from '@balcao/contract/export';
import { createBearerCaller } from '@balcao/sdk/member';
import type pg from 'pg';
import { megabytes, seconds, times } from './figures.ts';
import { openDemo } from './installation.ts';
import type { Options } from './options.ts';
import { addOrders } from './order-rows.ts';
import { residentOf } from './resident.ts';
import type { Row } from './table.ts';

const rows = 1_000_000;
const pollMs = 250;

/** The same columns of the same rows as PostgreSQL writes them itself, to a file in its data folder. */
const copyTo = async (client: pg.Client, merchantId: string, file: string): Promise<number> => {
  const began = performance.now();
  await client.query(`copy (
    select number, merchant_order_number, status, product, method, goods_name, goods_quantity, unit_price, merchant_goods_id,
      amount, paid_amount, refunded, fee, coalesce(paid_amount, amount) - refunded - fee + fee_returned, instalments,
      card_brand || ' ' || card_last4, device_serial, end_to_end_id, payer_name, created_at, completed_at
    from "order" where merchant_id = '${merchantId}' order by created_at desc nulls first, number desc nulls first
  ) to '${file}' (format csv, header)`);
  return (performance.now() - began) / 1000;
};

/** A file of a million orders, from the question until it is done, and what the server's memory did meanwhile. */
export const measureExports = async ({ say }: Options): Promise<Row[]> => {
  const demo = await openDemo();
  const client = await demo.connect();
  try {
    say(`exports: laying out ${rows.toLocaleString('en-US')} rows`);
    await addOrders(client, demo.merchantId, demo.merchantNumber, rows);
    const call = createBearerCaller({
      baseUrl: demo.server.url,
      send: (request) => fetch(request),
      token: () => demo.token,
      language: () => 'pt-BR',
      timeZone: () => 'America/Sao_Paulo',
    });
    const pid = demo.server.child.pid ?? 0;
    const exported = async (format: 'csv' | 'xlsx') => {
      const began = performance.now();
      const [before, seen] = [residentOf(pid), [residentOf(pid)]];
      const filter = { number: undefined, amountFrom: 1_100 };
      const { id } = await call(requestExport, { body: { subject: 'order', format, filter } });
      for (;;) {
        await pause(pollMs);
        seen.push(residentOf(pid));
        const one = (await call(listExports, {})).list.find((file) => file.id === id);
        if (one?.state === 'failed') throw new Error(`the export failed: ${one.failure}`);
        if (one?.state === 'done')
          return {
            took: (performance.now() - began) / 1000,
            grew: Math.max(...seen) - before,
            bytes: one.bytes ?? 0,
            rows: one.rows,
            path: pathOf(downloadExport, { id }),
          };
      }
    };
    const copies = [await copyTo(client, demo.merchantId, '/tmp/balcao-bench-copy.csv')];
    const csv = await exported('csv');
    // A process takes room for its first big work and keeps it: what grows with the rows would grow again.
    const second = await exported('csv');
    copies.push(await copyTo(client, demo.merchantId, '/tmp/balcao-bench-copy.csv'));
    const xlsx = await exported('xlsx');
    fs.rmSync('/tmp/balcao-bench-copy.csv', { force: true });
    const copy = copies.reduce((sum, one) => sum + one, 0) / copies.length;
    const row = (name: string, file: typeof csv, growth: string, goal: string): Row => ({
      what: `${file.rows.toLocaleString('en-US')} orders as ${name}, by a job, until the file is done`,
      ours: `${seconds(file.took)}, ${megabytes(file.bytes)}, memory ${growth} at most`,
      against: `COPY of the same rows: ${seconds(copy)}`,
      ratio: times(file.took / copy),
      goal,
    });
    const grown = ({ grew }: typeof csv): string => `+${megabytes(grew)}`;
    return [
      row('CSV', csv, `${grown(csv)}, ${grown(second)} for the next one,`, '≤ 3×, memory flat'),
      row('XLSX', xlsx, grown(xlsx), ''),
    ];
  } finally {
    await client.end();
    await demo.close();
  }
};
