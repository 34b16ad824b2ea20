import { buffer, text as textOf } from 'node:stream/consumers';
import type { List } from '@balcao/contract/list-declaration';
import type { Locale } from '@balcao/contract/locale';
import type { Settlement } from '@balcao/contract/settlement';
import { settlementList } from '@balcao/contract/settlement-list';
import type { Withdrawal } from '@balcao/contract/withdrawal';
import { withdrawalList } from '@balcao/contract/withdrawal-list';
import { describe, expect, it } from 'vitest';
import { unzipped } from '../../../test/zips.ts';
import { inBatches, listExport, sheetFile, valuesOf } from './export.service.ts';

const settled: Settlement = {
  number: '20261126000000000001',
  day: '20261126',
  method: '0302',
  status: '2',
  count: 1_204,
  amount: 123_456,
  fee: 1_456,
  refunded: -5,
  net: 122_005,
  startedAt: '2026-11-26T12:00:00.000Z',
  completedAt: null,
};
const withdrawn: Withdrawal = {
  number: '20261126000000000002',
  transactionId: '1-2',
  type: '01',
  status: '99',
  applicant: null,
  appliedAt: '2026-11-26T12:00:00.000Z',
  sentAt: null,
  completedAt: null,
  succeededAt: null,
  amount: 100,
  fee: 0,
  credited: 100,
  kind: 'pix',
  pixKeyType: 3,
  account: 'an*****om',
  accountName: '=1+1',
  institution: null,
  branch: null,
  payee: 'Café "Sol"',
  payeeDocument: null,
  payer: 'Ana; Bia',
  channelTransactionNumber: null,
  failureReason: null,
};

const fileOf = <Row>(list: List<Row>, row: Row, locale: Locale, format: 'csv' | 'xlsx') => {
  const source = listExport(list, {
    menu: 'payment.financial',
    filterOf: () => ({}),
    count: async () => 1,
    values: async function* () {
      yield [valuesOf(list)(row)];
    },
  });
  const batches = source.batches({ merchantId: '', filter: {}, locale });
  const sheet = { locale, timeZone: 'America/Sao_Paulo', columns: source.columns(locale), batches };
  return sheetFile(format, sheet, source.name(locale));
};

describe('the file of a declared list', () => {
  it('has in CSV each kind as the reader writes it, under the titles of the list', async () => {
    expect(await textOf(fileOf(settlementList, settled, 'pt-BR', 'csv'))).toBe(
      [
        '\ufeffLiquidação;Dia;Meio de pagamento;Situação;Pedidos e parcelas;Valor;Tarifa;Reembolsos;Valor líquido;Início;Fim',
        '\t20261126000000000001;26/11/2026;Cartão de crédito;Liquidada;1204;1234,56;14,56;-0,05;1220,05;26/11/2026 09:00:00;',
        '',
      ].join('\r\n'),
    );
    expect(await textOf(fileOf(settlementList, settled, 'en-US', 'csv'))).toBe(
      [
        '\ufeffSettlement,Day,Payment method,Status,Orders and instalments,Amount,Fee,Refunds,Net amount,Started,Ended',
        '\t20261126000000000001,26 Nov 2026,Credit card,Settled,1204,1234.56,14.56,-0.05,1220.05,26 Nov 2026 09:00:00,',
        '',
      ].join('\r\n'),
    );
  });

  it('keeps what people wrote from being a formula or a day, and has the titles that are others in files', async () => {
    const [titles = '', row] = (await textOf(fileOf(withdrawalList, withdrawn, 'pt-BR', 'csv'))).split('\r\n');
    expect(titles.split(';').slice(1, 7)).toEqual([
      ...['Transação', 'Tipo', 'Situação', 'Solicitante', 'Solicitado em', 'Encerrado em'],
    ]);
    expect(row).toBe(
      `\t20261126000000000002;\t1-2;Automático;Não concluído;;26/11/2026 09:00:00;;;1,00;0,00;1,00;an*****om;'=1+1;;;"Café ""Sol""";"Ana; Bia";;`,
    );
  });

  it('has in XLSX amounts, counts, days and times as numbers, and numbers of ours and codes as text', async () => {
    const files = unzipped(await buffer(fileOf(settlementList, settled, 'zh-CN', 'xlsx')));
    expect(files.get('xl/workbook.xml')).toContain('<sheet name="结算"');
    const row = files.get('xl/worksheets/sheet1.xml')?.split('<row>').at(-1);
    const text = (value: string) => `<c t="inlineStr" s="2"><is><t xml:space="preserve">${value}</t></is></c>`;
    const number = (value: number | string, look: number) => `<c s="${look}"><v>${value}</v></c>`;
    expect(row).toBe(
      [
        ...[text('20261126000000000001'), number(46_352, 5), text('信用卡'), text('已结算'), number(1_204, 6)],
        ...[number('1234.56', 3), number('14.56', 3), number('-0.05', 3), number('1220.05', 3)],
        ...[number(46_352.375, 4), '<c/></row></sheetData></worksheet>'],
      ].join(''),
    );
  });
});

it('all rows come, so many at a time, and none twice', async () => {
  const all = [1, 2, 3, 4, 5];
  const read = async (after = 0, limit: number) => all.filter((one) => one > after).slice(0, limit);
  const batches = [];
  for await (const rows of inBatches({ read, placeOf: (one: number) => one, limit: 2 })) batches.push(rows);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});
