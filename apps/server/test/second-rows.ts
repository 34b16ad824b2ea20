import { getApplet } from '@balcao/contract/applet';
import { listChannels } from '@balcao/contract/channel';
import { listDisputes } from '@balcao/contract/dispute';
import { actAsBank } from '@balcao/contract/dispute-desk';
import { followChannel } from '@balcao/contract/follower';
import { runLedgerProof } from '@balcao/contract/ledger-proof';
import { sendMessage } from '@balcao/contract/message-delivery';
import { reportChannel } from '@balcao/contract/moderation-report';
import { openApplet } from '@balcao/contract/opening';
import { listOrders } from '@balcao/contract/order';
import { changeMerchantFees, getMerchantFees } from '@balcao/contract/product-fee';
import { addStaffNote } from '@balcao/contract/support';
import { listUnidentifiedPayments } from '@balcao/contract/unidentified-payment';
import { reportUsage } from '@balcao/contract/usage';
import type { Caller } from '@balcao/sdk/client';
import { accessTokenOf } from './applet-servers.ts';
import { linkOf, makeChannel } from './channels.ts';
import { openMessageTemplate } from './held-messages.ts';
import { passedTemplate } from './held-templates.ts';
import { openTicket } from './held-tickets.ts';
import { openPayee, payoutsAre, withdraw } from './payouts.ts';
import { staffMember, type Team } from './people.ts';
import { dayFromNow, fileOf, sendFile } from './rail-files.ts';
import { railPays } from './rails.ts';
import { allowReplies, postsOf, reply } from './reactions.ts';
import { makeRobot } from './robots.ts';
import { agreeTo } from './settings.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';
import { ending, flow, makeWorkflow, startOn } from './workflows.ts';

interface Place {
  readonly testApp: TestApp;
  readonly team: Pick<Team, 'call' | 'token' | 'merchantId'>;
  readonly appletId: string;
  /** Someone of finance. */
  readonly finance: Caller;
  /** A person with a phone. */
  readonly payer: Caller;
}

/** Two cases about Pix orders of the demonstration. */
const disputes = async ({ testApp, team }: Place): Promise<void> => {
  const { list } = await team.call(listOrders, { query: { method: '02', status: '02', pageSize: 2 } });
  for (const { number: orderNumber } of list)
    await testApp.caller()(actAsBank, { body: { orderNumber, act: 'block', amount: 100 } });
  await until(
    () => team.call(listDisputes, { query: {} }),
    (page) => page.list.length === 2,
  );
};

const ownerless = async ({ testApp, finance }: Place): Promise<void> => {
  for (const amount of [1_000, 2_000]) await railPays(testApp, { txid: 'a'.repeat(30), amount });
  await until(
    () => finance(listUnidentifiedPayments, { query: {} }),
    ({ list }) => list.length === 2,
  );
};

const feeChanges = async ({ testApp, team, finance }: Place): Promise<void> => {
  const params = { id: team.merchantId };
  const colleague = await staffMember(testApp, 'finance');
  for (const basisPoints of [45, 50]) {
    const { version } = await finance(getMerchantFees, { params });
    const fees = [{ product: '03', method: '02', plan: { basisPoints, fixed: 0 } }] as const;
    const body = { version, reason: 'Combinado com a loja', fees: [...fees] };
    await agreeTo(colleague.call, team.merchantId, await finance(changeMerchantFees, { params, body }));
  }
};

const notes = async ({ team, finance }: Place): Promise<void> => {
  const params = { id: team.merchantId };
  for (const words of ['Ligou sobre um saque.', 'Retornar amanhã.'])
    await finance(addStaffNote, { params, body: { words } });
};

/** Two requests to support. */
const tickets = async ({ team }: Place): Promise<void> => {
  for (const _ of [1, 2]) await openTicket(team);
};

/** Two messages of a mini program to people whom it does not know. */
const messages = async ({ testApp, team, appletId }: Place): Promise<void> => {
  const templateId = await openMessageTemplate(team, appletId);
  const server = testApp.caller(await accessTokenOf(testApp, team, appletId));
  const values = { orderNumber: '1042', pickupCode: 'B-27', place: 'Rua das Flores, 120' };
  for (const openId of ['nobody-1', 'nobody-2'])
    await server(sendMessage, { body: { templateId, openId, values } }).catch(() => undefined);
};

/** Two errors of a mini program on a phone. */
const fieldErrors = async ({ team, appletId, payer }: Place): Promise<void> => {
  const { appId } = await team.call(getApplet, { params: { id: appletId } });
  const { opening } = await payer(openApplet, { params: { appId }, body: {} });
  const faults = ['cart is undefined', 'menu is undefined'].map((message) => ({
    ...{ kind: 'error' as const, message, page: null, file: null, line: 0, column: 0 },
  }));
  await payer(reportUsage, { params: { id: opening?.id ?? '' }, body: { seconds: 1, pages: [], faults } });
};

/** Two withdrawals that the bank does not answer about. */
const waitingWithdrawals = async ({ testApp }: Place): Promise<void> => {
  await payoutsAre(testApp, 'silent');
  const payee = await openPayee(testApp, 50_000);
  for (const amount of [10_000, 20_000]) await withdraw(payee, amount);
};

/** Two replies to what the demonstration's channel published last. */
const replies = async ({ team, payer: call }: Place): Promise<void> => {
  const [channel] = (await team.call(listChannels, { query: {} })).list;
  if (!channel) throw new Error('the demonstration has a channel');
  await allowReplies(team, channel);
  await call(followChannel, { params: { link: linkOf(channel) }, body: {} });
  const [post] = await postsOf({ call }, channel);
  for (const text of ['Que delícia!', 'Tem hoje?']) await reply({ call }, channel, { id: post?.id ?? '' }, text);
};

/** The demonstration has one channel; a person reports this one, and another. Each has a robot and a workflow. */
const channels = async ({ team, payer }: Place): Promise<void> => {
  for (const channel of [await makeChannel(team), await makeChannel(team)]) {
    await payer(reportChannel, { params: { link: linkOf(channel) }, body: { reason: 'spam', text: '' } });
    await makeRobot(team, channel);
    await makeWorkflow(team, channel, flow([startOn('message'), ending()], 'start.next>end'));
  }
};

/** Two templates that staff have approved. */
const templates = async ({ testApp, team }: Place): Promise<void> => {
  for (const name of ['pedido_pronto', 'pedido_saiu']) await passedTemplate(testApp, team, { name });
};

const books = async ({ testApp, finance }: Place): Promise<void> => {
  for (const day of [dayFromNow(testApp, -1), dayFromNow(testApp, -2)])
    await sendFile({ call: finance }, '02', day, fileOf(day, []));
  for (const _ of [1, 2]) await finance(runLedgerProof, {});
};

/** Lays two rows out in the lists that the demonstration leaves empty or nearly so. */
export const layOutSecondRows = async (place: Place): Promise<void> => {
  for (const lay of [
    disputes,
    ownerless,
    feeChanges,
    notes,
    tickets,
    messages,
    fieldErrors,
    waitingWithdrawals,
    replies,
    channels,
    templates,
    books,
  ])
    await lay(place);
};
