import { civilDayOf, DEFAULT_ZONE, formatDate } from '@balcao/brazil/dates';
import { downloadExport, type ExportFormat, listExports, requestExport } from '@balcao/contract/export';
import { getStatement } from '@balcao/contract/ledger-statement';
import { requestOf } from '@balcao/sdk/client';
import { createBearerCaller } from '@balcao/sdk/member';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { pagesOf } from '../../../test/pdfs.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { unzipped } from '../../../test/zips.ts';
import { transaction } from '../../platform/db.ts';
import { westernBytes, westernText } from '../../platform/western-text.ts';
import type { Posting } from './ledger.service.ts';
import { statementPdf } from './statement-pdf.ts';

let testApp: TestApp;
let ana: Team;
let order: { number: string; merchantOrderNumber: string };

const post = (cause: string, postings: readonly Posting[]) =>
  transaction(testApp.platform.db, (tx) => testApp.services.ledger.post(tx, ana.merchantId, cause, postings));

beforeAll(async () => {
  testApp = await openTestApp();
  ana = await openTeam(testApp, await register(testApp), { certified: true });
  const till = await openTill(testApp, await merchantServer(testApp, ana));
  order = await till.paid(10_000);
  await post(`order:${order.number}:refund:${'3'.repeat(20)}:held`, [{ from: 'pending', to: 'refunding', amount: 1 }]);
  await post('settlement:20260001:1', [{ from: 'pending', to: 'available', amount: 9_000 }]);
  await post('reserve:one', [{ from: 'available', to: 'reserve', amount: 1_234 }]);
});
afterAll(() => testApp.close());

const exported = async (format: ExportFormat, filter: Record<string, unknown> = {}, person = ana): Promise<Buffer> => {
  const { id } = await person.call(requestExport, { body: { subject: 'ledger', format, filter } });
  const file = await until(
    async () => (await person.call(listExports, {})).list.find((one) => one.id === id),
    (one) => one?.state === 'done' || one?.state === 'failed',
  );
  expect(file).toMatchObject({ state: 'done', format });
  const headers = () => ({ authorization: `Bearer ${person.token}`, 'accept-language': 'pt' });
  const from = { baseUrl: 'http://balcao.test', send: testApp.send, headers };
  return Buffer.from(await (await testApp.send(requestOf(from, downloadExport, { params: { id } }))).arrayBuffer());
};
/** Reads OFX 1 as programs do: a header, then elements whose ends may be left out. */
const parseOfx = (bytes: Buffer) => {
  const [head = '', body = ''] = new TextDecoder('windows-1252').decode(bytes).split('\r\n\r\n');
  const header = Object.fromEntries(head.split('\r\n').map((line) => line.split(':')));
  const path: string[] = [];
  const values: [string, string][] = [];
  for (const [, close, tag = '', value = ''] of body.matchAll(/<(\/?)([A-Z0-9]+)>([^<\r\n]*)/g)) {
    if (close) expect(path.pop()).toBe(tag);
    else if (value === '') path.push(tag);
    else values.push([tag, value]);
  }
  expect(path).toEqual([]);
  const all = (tag: string) => values.filter(([name]) => name === tag).map(([, value]) => value);
  return { header, all };
};

describe('a statement as a file', () => {
  it('is CSV and XLSX of what the screen shows, oldest first, with the balance after each line', async () => {
    const text = (await exported('csv', { account: 'pending' })).toString('utf8');
    const lines = text
      .slice(1, -2)
      .split('\r\n')
      .map((line) => line.split(';'));
    expect(lines[0]).toEqual(
      expect.arrayContaining(['Data e hora', 'Movimento', 'Valor', 'Saldo', 'Número no seu sistema']),
    );
    expect(lines.slice(1).map((line) => line.slice(-4))).toEqual([
      ['99,01', '99,01', 'On-line', '1'],
      ['-0,01', '99,00', 'On-line', '1'],
      ['-90,00', '9,00', '', ''],
    ]);
    expect(lines[1]).toEqual(
      expect.arrayContaining([`\t${order.number}`, order.merchantOrderNumber, 'Venda', 'Entrada']),
    );
    const filtered = (await exported('csv', { account: 'pending', kind: ['refund'] })).toString('utf8');
    expect(filtered.trimEnd().split('\r\n')).toHaveLength(2);
    const sheet = unzipped(await exported('xlsx', { account: 'own' })).get('xl/worksheets/sheet1.xml') ?? '';
    expect(sheet.match(/<row>/g)).toHaveLength(2);
  });

  it('says in a sheet what the clock in São Paulo showed, wherever it is asked for: its days are those of São Paulo', async () => {
    const [token, language] = [() => ana.token, () => 'pt-BR'] as const;
    const from = { baseUrl: 'http://balcao.test', send: testApp.send, token, language };
    const call = createBearerCaller({ ...from, timeZone: () => 'Pacific/Kiritimati' });
    const { list } = await call(getStatement, { query: {} });
    const [, first = ''] = (await exported('csv', {}, { ...ana, call })).toString('utf8').split('\r\n');
    expect(first.split(';')[0]).toBe(formatDate(list.at(-1)?.at ?? '', { zone: DEFAULT_ZONE, form: 'full' }));
  });

  it('is OFX that programs read: the available balance, each entry once for ever, in reais, at the time of São Paulo', async () => {
    const { header, all } = parseOfx(await exported('ofx', { account: 'available', kind: ['reserve'] }));
    expect(header).toMatchObject({
      OFXHEADER: '100',
      DATA: 'OFXSGML',
      VERSION: '102',
      ENCODING: 'USASCII',
      CHARSET: '1252',
    });
    expect(all('CURDEF')).toEqual(['BRL']);
    expect(all('ACCTID')).toEqual([ana.merchantNumber]);
    // All movements, also those that the screen's filter hides: a file with gaps would not reconcile.
    expect(all('TRNAMT')).toEqual(['90.00', '-12.34']);
    expect(all('TRNTYPE')).toEqual(['CREDIT', 'DEBIT']);
    expect(all('FITID')).toEqual([1, 2].map((sequence) => `${ana.merchantNumber}A${sequence}`));
    expect(all('MEMO')).toEqual(['Liquidação · liquidação 20260001', 'Reservado para reembolsos']);
    const { closing, list } = await ana.call(getStatement, { query: {} });
    expect(all('BALAMT').map((amount) => Math.round(Number(amount) * 100))).toEqual([closing]);
    for (const time of all('DTPOSTED')) expect(time).toMatch(/^\d{14}\[-3:BRT\]$/);
    expect(all('DTPOSTED')[0]?.slice(0, 8)).toBe(civilDayOf(list[1]?.at ?? '', DEFAULT_ZONE));
    expect(parseOfx(await exported('ofx')).all('FITID')).toEqual(all('FITID'));
  });

  it('is PDF with whose it is, the period, both balances, every line and numbered pages', async () => {
    const pages = pagesOf(await exported('pdf'));
    expect(pages).toHaveLength(1);
    for (const words of ['Extrato', ana.merchantNumber, 'Saldo inicial', 'R$ 77,66', 'Liquidação', 'Página 1 de 1'])
      expect(pages[0]?.replaceAll('\u00a0', ' ')).toContain(words);
  });

  it('refuses OFX of what is no balance one can withdraw, formats that a list has not, and members who see no money', async () => {
    const refused = { refusal: 'form_invalid' };
    const ask = (subject: 'ledger' | 'order', format: ExportFormat, filter = {}) =>
      ana.call(requestExport, { body: { subject, format, filter } });
    await expect(ask('ledger', 'ofx', { account: 'pending' })).rejects.toMatchObject(refused);
    await expect(ask('order', 'pdf')).rejects.toMatchObject(refused);
    await expect(ask('ledger', 'csv', { from: '20200101' })).rejects.toMatchObject(refused);
  });
});

describe('a long statement', () => {
  const frame = {
    account: 'available' as const,
    from: '20260101',
    to: '20260131',
    opening: 0,
    income: 0,
    expense: 0,
    issuedAt: new Date('2026-02-01T12:00:00Z'),
    merchant: { number: '1', name: '上海 & Cia', document: null },
  };
  async function* many(count: number) {
    const about = { kind: 'sale' as const, movement: 'sale' as const, direction: '1' as const, ownNumber: 'V-1' };
    const none = { refundNumber: null, settlementNumber: null, withdrawalNumber: null };
    for (let at = 1; at <= count; at += 1)
      yield [
        {
          ...about,
          ...none,
          id: `${at}`,
          at: '2026-01-02T12:00:00Z',
          amount: 1,
          balance: at,
          sequence: at,
          orderNumber: '1'.repeat(20),
          scene: '0' as const,
          count: 1,
          corrects: null,
        },
      ];
  }
  it('has as many pages as it says, and its bytes leave as they are made', async () => {
    const rows = 3_000;
    const parts: Buffer[] = [];
    let heard = 0;
    let largest = 0;
    const batches = many(rows);
    for await (const part of statementPdf({ ...frame, closing: rows, movements: rows, batches }, 'zh-CN', (more) => {
      heard += more;
    })) {
      parts.push(part);
      largest = Math.max(largest, part.length);
    }
    expect(heard).toBe(rows);
    const bytes = Buffer.concat(parts);
    // No part is more than some pages, however long the whole is.
    expect(largest).toBeLessThan(bytes.length / 10);
    const pages = pagesOf(bytes);
    const said = /de (\d+)/.exec(pages.at(-1) ?? '')?.[1];
    expect(Number(said)).toBe(pages.length);
  });

  it('cuts no number off, however many words stand before it', async () => {
    const numbers = { orderNumber: null, settlementNumber: null, withdrawalNumber: null, refundNumber: '2'.repeat(20) };
    const kept = {
      kind: 'refund',
      movement: 'fee_kept',
      direction: '-1',
      ...numbers,
      ownNumber: 'V-1',
      scene: null,
      count: null,
      corrects: null,
    } as const;
    async function* one() {
      yield [{ ...kept, id: '1', at: '2026-01-02T12:00:00Z', amount: -1, balance: 0, sequence: 1 }];
    }
    const parts: Buffer[] = [];
    const statement = { ...frame, closing: 0, movements: 1, batches: one() };
    for await (const part of statementPdf(statement, 'pt-BR', () => undefined)) parts.push(part);
    const [page] = pagesOf(Buffer.concat(parts));
    expect(page).toContain(`Tarifa de um reembolso não concluído · reembolso ${numbers.refundNumber} · V-1`);
  });

  it('is written in letters that every program knows', () => {
    expect(westernBytes('Ação – “€” ř 中')).toEqual(
      Buffer.from([0x41, 0xe7, 0xe3, 0x6f, 0x20, 0x96, 0x20, 0x93, 0x80, 0x94, 0x20, 0x72, 0x20, 0x3f]),
    );
    expect(westernText('São Paulo')).toBe('São Paulo');
  });
});
