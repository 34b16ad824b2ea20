import { addDays, civilDayOf, DEFAULT_ZONE } from '@balcao/brazil/dates';
import { formatBrl } from '@balcao/brazil/money';
import { exportBill, exportBillSheet } from '@balcao/contract/bill';
import { issueCertificate, revokeCertificate, uploadCertificate } from '@balcao/contract/certificate';
import { addEvidence, listOrderReturns } from '@balcao/contract/dispute';
import { actAsBank } from '@balcao/contract/dispute-desk';
import { downloadExport, listExports, requestExport } from '@balcao/contract/export';
import { setAside, takeBack } from '@balcao/contract/ledger-reserve';
import { exportLog, type LogChange, LogEvent, listLog } from '@balcao/contract/log';
import { endOrder } from '@balcao/contract/order-end';
import { captureHold, capturePreauth, createPreauth, releaseHold } from '@balcao/contract/preauth';
import { createRefund } from '@balcao/contract/refund-open';
import { saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, rejectRefund, requestRefund } from '@balcao/contract/refund-request';
import { createShopCode, removeShopCode, updateShopCode } from '@balcao/contract/shop-code';
import { saveAutomatic } from '@balcao/contract/withdrawal-automatic';
import { addDestination, removeDestination } from '@balcao/contract/withdrawal-destination';
import { requestOf } from '@balcao/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer, type TestCustomer } from '../../../test/customers.ts';
import { type MerchantServer, makeCertificate, makeRequest, merchantServer } from '../../../test/merchants.ts';
import { openTill, type Till } from '../../../test/paid-orders.ts';
import { fund, openPayee, type Payee, withdraw } from '../../../test/payouts.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import { askHold, confirmHold, keyed, readHold } from '../../../test/preauths.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

let testApp: TestApp;
let ana: Team;
let payee: Payee;
let shop: MerchantServer;
let till: Till;
let bruna: TestCustomer;
beforeAll(async () => {
  testApp = await openTestApp();
  const products = ['11', '03', '04'] as const;
  ana = await openTeam(testApp, await register(testApp), { name: 'Café do Mercado', certified: true, products });
  payee = await openPayee(testApp, 500_000);
  await fund(testApp, ana, 500_000);
  shop = await merchantServer(testApp, ana);
  till = await openTill(testApp, shop);
  bruna = await customer(testApp, { cards: ['mastercardCredit'] });
});
afterAll(async () => {
  expect(await testApp.services.logs.prove()).toEqual({ changed: 0, unlinked: 0, missing: 0 });
  await testApp.close();
});

const event = LogEvent.enum;
const linesOf = async (team: Team) => (await team.call(listLog, { query: { pageSize: 100 } })).list;
const to = (field: LogChange['field'], after: string | null, before: string | null = null): LogChange => ({
  field,
  of: null,
  before,
  after,
});
const amount = (centavos: number) => [to('amount', String(centavos))];
const today = () => civilDayOf(testApp.platform.clock.now().toISOString(), DEFAULT_ZONE);
const fileOf = async (request: Request): Promise<string> => {
  const answer = await testApp.send(request);
  expect(answer.status).toBe(200);
  return new TextDecoder().decode(await answer.arrayBuffer());
};
const from = ({ token }: Team, language = 'pt-BR') => ({
  baseUrl: 'http://balcao.test',
  send: testApp.send,
  headers: () => ({ authorization: `Bearer ${token}`, 'accept-language': language }),
});

const held = async () => {
  const asked = await askHold(shop, 10_000);
  await confirmHold(bruna, asked);
  return until(
    () => readHold(shop, asked),
    ({ status }) => status === 'authorised',
  );
};
const waiting = async () => {
  const { number } = await till.paid(9_000);
  return ana.call(requestRefund, { body: { orderNumber: number, amount: 2_500, reason: 'Desistiu' } });
};
const code = (name: string) => ana.call(createShopCode, { body: { name, goodsName: 'Consumo', amount: 1_500 } });
const certified = async (team: Team, name: string) => {
  const { pem } = await makeCertificate(testApp);
  return team.call(uploadCertificate, { body: { name, pem } });
};
const destination = () =>
  payee.call(addDestination, { body: { kind: 'pix', pixKeyType: 5, pixKey: crypto.randomUUID() } });
const exportOf = () => {
  const filter = { from: '2026-11-01T03:00:00Z', to: '2026-11-11T03:00:00Z' };
  return payee.call(requestExport, { body: { subject: 'withdrawal', format: 'csv', filter } });
};
const made = async () => {
  const { id } = await exportOf();
  await until(
    async () => (await payee.call(listExports, {})).list.find((one) => one.id === id),
    (one) => one?.state === 'done',
  );
  return id;
};

/** What a line says, without its actor and time: its subject and its changes. */
interface Told {
  readonly kind: string;
  readonly name: string;
  readonly changes: readonly LogChange[];
}
type Act = () => Promise<Told>;
const ofOrder = (name: string, changes: readonly LogChange[]): Told => ({ kind: 'order', name, changes });
const ofTeam = (changes: readonly LogChange[]): Told => ({ kind: 'team', name: '', changes });

const acts: Readonly<Record<string, readonly [LogEvent, () => Team, Act]>> = {
  'asks for a refund': [
    event.refundAsked,
    () => ana,
    async () => {
      const { number } = await till.paid(9_000);
      await ana.call(requestRefund, { body: { orderNumber: number, amount: 2_500, reason: 'Desistiu' } });
      return ofOrder(number, amount(2_500));
    },
  ],
  'changes how refunds are decided': [
    event.refundPolicyChanged,
    () => ana,
    async () => {
      await ana.call(saveRefundPolicy, { body: { automatic: false, secondPersonFrom: 90_000, version: 0 } });
      return ofTeam([to('automatic', 'no', 'yes'), to('secondPersonFrom', '90000')]);
    },
  ],
  'approves a refund': [
    event.refundApproved,
    () => ana,
    async () => {
      const { number, version, orderNumber } = await waiting();
      await ana.call(approveRefund, { params: { number }, body: { version } });
      return ofOrder(orderNumber, amount(2_500));
    },
  ],
  'rejects a refund': [
    event.refundRejected,
    () => ana,
    async () => {
      const { number, orderNumber } = await waiting();
      await ana.call(rejectRefund, { params: { number }, body: { reason: 'Já foi entregue' } });
      return ofOrder(orderNumber, amount(2_500));
    },
  ],
  'asks for a withdrawal': [
    event.withdrawalAsked,
    () => payee,
    async () => {
      await withdraw(payee, 120_000, payee.bank);
      return { kind: 'destination', name: '98****-3', changes: amount(120_000) };
    },
  ],
  'adds where withdrawals go': [
    event.destinationAdded,
    () => payee,
    async () => ({ kind: 'destination', name: (await destination()).account, changes: [] }),
  ],
  'removes where withdrawals go': [
    event.destinationRemoved,
    () => payee,
    async () => {
      const { id, account: name } = await destination();
      await payee.call(removeDestination, { params: { id } });
      return { kind: 'destination', name, changes: [] };
    },
  ],
  'changes the automatic withdrawal': [
    event.automaticChanged,
    () => payee,
    async () => {
      const rules = { threshold: 900_000, deposit: 20_000, minimum: 1_000, single: 60_000, daily: 500_000 };
      const body = { ...rules, enabled: true, destinationId: payee.pix, version: 0 };
      await payee.call(saveAutomatic, { body });
      return ofTeam([
        to('automatic', 'yes', 'no'),
        to('destination', '11**********81'),
        expect.objectContaining({ field: 'threshold', after: '900000' }),
        expect.objectContaining({ field: 'deposit', after: '20000' }),
        expect.objectContaining({ field: 'single', after: '60000' }),
        expect.objectContaining({ field: 'daily', after: '500000' }),
      ]);
    },
  ],
  'captures what a card holds': [
    event.holdCaptured,
    () => ana,
    async () => {
      const { number } = await held();
      await ana.call(captureHold, { params: { number }, body: { amount: 7_000 } });
      return ofOrder(number, amount(7_000));
    },
  ],
  'releases what a card holds': [
    event.holdReleased,
    () => ana,
    async () => {
      const { number } = await held();
      await ana.call(releaseHold, { params: { number } });
      return ofOrder(number, amount(10_000));
    },
  ],
  'closes an order': [
    event.orderClosed,
    () => ana,
    async () => {
      const { number } = await till.open(3_300);
      await ana.call(endOrder, { params: { number } });
      return ofOrder(number, amount(3_300));
    },
  ],
  'makes a QR code': [
    event.shopCodeMade,
    () => ana,
    async () => ({ kind: 'shopCode', name: (await code('Balcão')).name, changes: [] }),
  ],
  'changes a QR code': [
    event.shopCodeChanged,
    () => ana,
    async () => {
      const { id, version } = await code('Mesa');
      const body = { name: 'Varanda', goodsName: 'Consumo', amount: 2_000, enabled: false, version };
      await ana.call(updateShopCode, { params: { id }, body });
      const changes = [to('name', 'Varanda', 'Mesa'), to('amount', '2000', '1500'), to('status', '1', '0')];
      return { kind: 'shopCode', name: 'Varanda', changes };
    },
  ],
  'removes a QR code': [
    event.shopCodeRemoved,
    () => ana,
    async () => {
      const { id, name } = await code('Terraço');
      await ana.call(removeShopCode, { params: { id } });
      return { kind: 'shopCode', name, changes: [] };
    },
  ],
  'answers a dispute': [
    event.disputeAnswered,
    () => ana,
    async () => {
      const { number: orderNumber } = await till.paid(8_000);
      await testApp.caller()(actAsBank, { body: { orderNumber, act: 'block' } });
      const { disputes } = await until(
        () => ana.call(listOrderReturns, { params: { number: orderNumber } }),
        (found) => found.disputes.length > 0,
      );
      const number = disputes[0]?.number ?? '';
      await ana.call(addEvidence, { params: { number }, body: { text: 'Foi entregue.', files: [] } });
      return { kind: 'dispute', name: number, changes: [] };
    },
  ],
  'sets money aside for refunds': [
    event.reserveSetAside,
    () => ana,
    async () => {
      await ana.call(setAside, { body: { amount: 30_000 } });
      return ofTeam(amount(30_000));
    },
  ],
  'takes money back from the reserve': [
    event.reserveTakenBack,
    () => ana,
    async () => {
      await ana.call(takeBack, { body: { amount: 10_000 } });
      return ofTeam(amount(10_000));
    },
  ],
  'uploads a certificate': [
    event.certificateUploaded,
    () => ana,
    async () => {
      const { name, serial } = await certified(ana, 'Loja');
      return { kind: 'certificate', name, changes: [to('serial', serial)] };
    },
  ],
  'revokes a certificate': [
    event.certificateRevoked,
    () => payee,
    async () => {
      const { serial } = await certified(payee, 'Outra loja');
      await payee.call(revokeCertificate, { params: { serial } });
      return { kind: 'certificate', name: 'Outra loja', changes: [to('serial', serial)] };
    },
  ],
  'has a certificate issued': [
    event.certificateIssued,
    () => payee,
    async () => {
      const { csr } = await makeRequest();
      const { serial } = await payee.call(issueCertificate, { body: { name: 'Servidor', csr } });
      return { kind: 'certificate', name: 'Servidor', changes: [to('serial', serial)] };
    },
  ],
  'asks for the file of a list': [
    event.exportAsked,
    () => payee,
    async () => {
      await exportOf();
      return { kind: 'export', name: 'CSV', changes: [to('file', 'withdrawal'), to('period', '20261101/20261110')] };
    },
  ],
  'downloads the file of a list': [
    event.exportDownloaded,
    () => payee,
    async () => {
      const id = await made();
      await fileOf(requestOf(from(payee), downloadExport, { params: { id } }));
      return { kind: 'export', name: 'CSV', changes: [to('file', 'withdrawal'), to('period', '20261101/20261110')] };
    },
  ],
  'downloads the file of a day': [
    event.dailyFileDownloaded,
    () => payee,
    async () => {
      const day = addDays(today(), -3);
      await fileOf(requestOf(from(payee), exportBill, { params: { day } }));
      return { kind: 'dailyFile', name: 'CSV', changes: [to('day', day)] };
    },
  ],
  'downloads the sheet of a day': [
    event.dailyFileDownloaded,
    () => payee,
    async () => {
      const day = addDays(today(), -2);
      await fileOf(requestOf(from(payee), exportBillSheet, { params: { day }, query: { format: 'xlsx' } }));
      return { kind: 'dailyFile', name: 'XLSX', changes: [to('day', day)] };
    },
  ],
  'downloads the log itself': [
    event.logExported,
    () => ana,
    async () => {
      await fileOf(requestOf(from(ana), exportLog, { query: {} }));
      return ofTeam([]);
    },
  ],
};

describe('what a member does with money, certificates and files', () => {
  it.each(Object.entries(acts))('stands in the log once when one %s', async (_, [kind, teamOf, act]) => {
    const before = new Set((await linesOf(teamOf())).map(({ id }) => id));
    const { kind: subject, name, changes } = await act();
    const fresh = (await linesOf(teamOf())).filter(({ id, event: one }) => !before.has(id) && one === kind);
    expect(fresh).toMatchObject([
      { actor: { id: teamOf().accountId }, subject: { kind: subject, name }, changes, ip: expect.stringMatching(/\d/) },
    ]);
  });

  it('is there for every kind, and each kind is tried here', () => {
    const money = LogEvent.options.filter(
      (one) => (one >= '190' && one < '200') || (one >= '204' && one < '210') || (one >= '220' && one < '240'),
    );
    const tried = new Set(Object.values(acts).map(([kind]) => kind));
    expect(money.filter((one) => one.length === 3 && !tried.has(one))).toEqual([]);
  });

  it('is not there when it was refused, nor twice when it is asked twice', async () => {
    const { number } = await till.paid(1_000);
    const ask = (centavos: number, key: string) => {
      const body = { orderNumber: number, amount: centavos, reason: 'Desistiu' };
      return ana.call(requestRefund, { body }, { idempotencyKey: key });
    };
    await expect(ask(1_001, 'too-much')).rejects.toThrow();
    for (const key of ['again', 'again']) await ask(400, key);
    const lines = (await linesOf(ana)).filter(({ subject }) => subject.name === number);
    expect(lines).toHaveLength(1);
  });

  it('is not there when the merchant’s server did it', async () => {
    const before = (await linesOf(ana)).length;
    const { merchantOrderNumber } = await till.paid(2_000);
    const body = { merchantOrderNumber, merchantRefundNumber: 'S-1', amount: 500, reason: 'Desistiu' };
    await shop.call(createRefund, { body }, keyed());
    const preauth = { merchantOrderNumber: 'S-2', amount: 5_000, goodsName: 'Caução', expiresInSeconds: 3_600 };
    const asked = await shop.call(createPreauth, { body: preauth }, keyed());
    await confirmHold(bruna, asked);
    await until(
      () => readHold(shop, asked),
      ({ status }) => status === 'authorised',
    );
    await shop.call(capturePreauth, { params: { merchantOrderNumber: 'S-2' }, body: { amount: 5_000 } }, keyed());
    expect(await linesOf(ana)).toHaveLength(before);
  });

  it.each([
    ['pt-BR', 'Saque solicitado', 'Arquivo: – → Saques'],
    ['en-US', 'Withdrawal requested by the team', 'File: – → Withdrawals'],
    ['es-MX', 'Retiro solicitado por el equipo', 'Archivo: – → Retiros'],
    ['zh-CN', '团队申请提现', '文件: – → 提现'],
  ])('says amounts, lists and days as people read them, in %s', async (language, asked, files) => {
    const text = await fileOf(requestOf(from(payee, language), exportLog, { query: {} }));
    const lineOf = (words: string) => text.split('\r\n').find((line) => line.includes(words)) ?? '';
    expect(lineOf(asked)).toContain(formatBrl(120_000));
    expect(lineOf(files)).toMatch(/2026.*2026/);
    expect(text).not.toContain('20261101');
  });
});
