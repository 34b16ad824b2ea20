import path from 'node:path';
import { type Channel, listChannels } from '@balcao/contract/channel';
import { writeToChannel } from '@balcao/contract/conversation-phone';
import { loginCustomer } from '@balcao/contract/customer';
import { listOrders, type OrderEntry, OrderStatus, PaymentMethod } from '@balcao/contract/order';
import { getRefund, RefundStatus } from '@balcao/contract/refund';
import { requestRefund } from '@balcao/contract/refund-request';
import { advanceClock } from '@balcao/contract/sandbox';
import { changeTeam, login } from '@balcao/contract/session';
import { openDocument } from '@balcao/contract/upload';
import { listWorkflowRuns, WorkflowRunState } from '@balcao/contract/workflow-run';
import type { Caller } from '@balcao/sdk/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerFigures, logFigures } from '../../src/figures.ts';
import { demoPassword, demoTeams, phonePeople } from '../../src/modules/sandbox/seed-people.ts';
import { linkOf } from '../channels.ts';
import { copyOf, releases, type Upgraded, upgradeRelease } from '../earlier/release.ts';
import { rowsLost } from '../earlier/rows-lost.ts';
import type { TestApp } from '../test-app.ts';
import { until } from '../until.ts';

/** What migrations have put elsewhere, and where it is now. */
const moved: Readonly<Record<string, string>> = {
  'public.payment.return_reason is gone': 'In `returns`, with each amount that came back.',
};
/** The releases from which on there is what a test is about. */
const since = { payments: '0009', channels: '0105', workflows: '0240' } as const;
const paid = OrderStatus.enum.paid;
const railNames = [...PaymentMethod.options, 'payout'] as const;
const daySeconds = 86_400;
const wrongIn = (figures: object) => Object.entries(figures).filter(([, figure]) => figure !== 0);

describe.each(releases)('the data of %s, on the version of today', (release) => {
  let upgraded: Upgraded;
  let testApp: TestApp;
  let call: Caller;
  beforeAll(async () => {
    upgraded = await upgradeRelease(release);
  });
  afterAll(async () => {
    await testApp?.close();
    await upgraded?.drop();
  });

  const was = async <T extends object>(sql: string, ...values: unknown[]): Promise<T[]> =>
    (await upgraded.client.query<T>(sql, values)).rows;
  const holds = async (): Promise<void> => {
    expect(wrongIn(await ledgerFigures(upgraded.config, true))).toEqual([]);
    expect(wrongIn(await logFigures(upgraded.config))).toEqual([]);
  };
  const atWork = async (email: string, merchantId: string): Promise<Caller> => {
    const { token } = await testApp.caller()(login, { body: { email, password: demoPassword } });
    return testApp.caller((await testApp.caller(token)(changeTeam, { body: { merchantId } })).token);
  };
  const teamOf = async (email: string): Promise<string> => {
    const [team] = await was<{ id: string }>(
      `select m.merchant_id as id from ${copyOf('public.member')} m join account a on a.id = m.account_id where a.email = $1`,
      email,
    );
    return team?.id ?? '';
  };
  const onlyRow = async (sql: string): Promise<{ id: string; text: string }> => {
    const rows = await was<{ id: string; text: string }>(sql);
    expect(rows).toHaveLength(1);
    return rows[0] as { id: string; text: string };
  };
  const allOrders = async (): Promise<OrderEntry[]> => {
    const found: OrderEntry[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await call(listOrders, { query: { pageSize: 100, ...(cursor ? { cursor } : {}) } });
      found.push(...page.list);
      cursor = page.nextCursor;
    }
    return found;
  };

  it('is there in every row and column, its ledger proves right and its log is sealed', async () => {
    expect((await rowsLost(upgraded)).filter((what) => !(what in moved))).toEqual([]);
    await holds();
  });

  it('lets a member of then log in, who sees each order with its amount and state, and opens a document', async () => {
    testApp = await upgraded.open();
    const { email } = demoTeams[0].founder;
    const merchantId = await teamOf(email);
    call = await atWork(email, merchantId);
    const orders = await was<{ number: string; amount: number; status: string }>(
      `select number, amount, status from ${copyOf('public."order"')} where merchant_id = $1 order by number`,
      merchantId,
    );
    expect(orders.length).toBeGreaterThan(100);
    const shown = (await allOrders()).sort((one, other) => (one.number < other.number ? -1 : 1));
    expect(shown.map(({ number, amount, status }) => ({ number, amount, status }))).toEqual(orders);
    const kept = upgraded.manifest.files.map((file) => path.basename(file.path));
    const [document] = await was<{ id: string; team: string; email: string }>(
      `select u.id, m.merchant_id as team, a.email from upload u join member m on m.merchant_id = u.merchant_id and m.is_admin
       join account a on a.id = m.account_id where u.id = any($1::uuid[]) and u.state = 'ready' order by u.id limit 1`,
      kept,
    );
    const founder = await atWork(document?.email ?? '', document?.team ?? '');
    const { url } = await founder(openDocument, { params: { id: document?.id ?? '' } });
    const file = await testApp.send(new Request(new URL(url, 'http://balcao.test')));
    expect(file.headers.get('content-type')).toMatch(/^(image|application[/]pdf)/);
  });

  it.runIf(release >= since.workflows)('goes on with a workflow that waited for the answer of a person', async () => {
    const [channel] = (await call(listChannels, { query: { scope: 'all' } })).list as [Channel];
    const { id, text: name } = await onlyRow('select id, name as text from workflow');
    const { phone = '', pin = '' } = phonePeople[1] ?? {};
    const { token } = await testApp.caller()(loginCustomer, { body: { phone, pin } });
    const body = { clientId: crypto.randomUUID(), text: 'Hoje' };
    await testApp.caller(token)(writeToChannel, { params: { link: linkOf(channel) }, body });
    const params = { id: channel.id, workflowId: id };
    await until(
      () => call(listWorkflowRuns, { params, query: {} }),
      ({ list }) => list[0]?.state === WorkflowRunState.enum.done,
    );
    expect(name).toBe('Encomendas');
  });

  it.runIf(release >= since.payments)('can be given back of', async () => {
    const { list } = await call(listOrders, { query: { status: paid } });
    const order = list.find((one) => one.refundedAmount + one.waitingRefundAmount === 0 && one.amount >= 100);
    const body = { orderNumber: order?.number ?? '', amount: 100, reason: 'Veio um a menos' };
    const { number } = await call(requestRefund, { body });
    await until(
      () => call(getRefund, { params: { number } }),
      ({ status }) => status === RefundStatus.enum.refunded,
    );
  });

  it('goes on with what was on its way, compares with the rails, and its books still prove right', async () => {
    await testApp.caller()(advanceClock, { body: { advanceSeconds: 2 * daySeconds } });
    await until(
      () =>
        was(`select number from refund where review = '2' union all select number from withdrawal where status = '0'`),
      (onItsWay) => onItsWay.length === 0,
    );
    await until(
      () => was('select distinct rail from reconciliation_file join reconciliation_result on file_id = id'),
      (compared) => compared.length === railNames.length,
      30_000,
    );
    if (release >= since.channels)
      await until(
        () => was(`select from broadcast where state = 'scheduled'`),
        (scheduled) => scheduled.length === 0,
      );
    await holds();
  });
});
