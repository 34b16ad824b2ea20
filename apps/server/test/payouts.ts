import type { RailMode } from '@balcao/contract/rail';
import { setRail } from '@balcao/contract/sandbox';
import {
  getWithdrawal,
  getWithdrawalFigures,
  getWithdrawalReceipt,
  listWithdrawals,
  type WithdrawalDetail,
} from '@balcao/contract/withdrawal';
import { previewAutomatic, saveAutomatic } from '@balcao/contract/withdrawal-automatic';
import { addDestination, listDestinations, removeDestination } from '@balcao/contract/withdrawal-destination';
import { getOrderAtBank } from '@balcao/contract/withdrawal-order';
import { quoteWithdrawal, requestWithdrawal } from '@balcao/contract/withdrawal-request';
import { transaction } from '../src/platform/db.ts';
import type { Ask } from './calls-by-id.ts';
import type { Ids } from './holdings.ts';
import { openTeam, register, type Team } from './people.ts';
import { certifyForPayments } from './submissions.ts';
import type { TestApp } from './test-app.ts';
import { until } from './until.ts';

/** Makes money available to a team, as a settlement does; centavos. */
export const fund = (testApp: TestApp, { merchantId }: Pick<Team, 'merchantId'>, amount: number) =>
  transaction(testApp.platform.db, (tx) =>
    testApp.services.ledger.post(tx, merchantId, `settlement:${crypto.randomUUID()}:1`, [
      { from: 'rail_clearing:02', to: 'available', amount },
    ]),
  );

/** A company whose data for payments were accepted: its Pix key is its CNPJ, and it has a bank account. */
export const openPayee = async (testApp: TestApp, available = 0) => {
  const team = await openTeam(testApp, await register(testApp));
  await certifyForPayments(testApp, team);
  if (available > 0) await fund(testApp, team, available);
  const { list } = await team.call(listDestinations, {});
  const [pix, bank] = (['pix', 'bank'] as const).map((kind) => list.find((one) => one.kind === kind)?.id ?? '');
  return { ...team, pix: pix ?? '', bank: bank ?? '' };
};
export type Payee = Awaited<ReturnType<typeof openPayee>>;

/** How the sandbox's bank pays out from now on. */
export const payoutsAre = (testApp: TestApp, payout: RailMode) => testApp.caller()(setRail, { body: { payout } });

/** Asks for a withdrawal as a member does. */
export const withdraw = ({ call, pix }: Payee, amount: number, destinationId = pix): Promise<WithdrawalDetail> =>
  call(requestWithdrawal, { body: { amount, destinationId } }, { idempotencyKey: crypto.randomUUID() });

/** Waits until a withdrawal stands so. */
export const stands = ({ call }: Pick<Team, 'call'>, number: string, status: string): Promise<WithdrawalDetail> =>
  until(
    () => call(getWithdrawal, { params: { number } }),
    (found) => found.status === status,
  );

/** A withdrawal of the team that succeeded, and two destinations that it added. */
export const payOutOnce = async (testApp: TestApp, team: Team) => {
  await fund(testApp, team, 100_000);
  const { list } = await team.call(listDestinations, {});
  const pix = list.find(({ kind }) => kind === 'pix')?.id ?? '';
  const add = async () => {
    const pixKey = crypto.randomUUID();
    return (await team.call(addDestination, { body: { kind: 'pix', pixKeyType: 5, pixKey } })).id;
  };
  const { number: withdrawalNumber } = await withdraw({ ...team, pix, bank: '' }, 1_000);
  await stands(team, withdrawalNumber, '1');
  return { withdrawalNumber, destinationId: pix, destinationIdSpare: await add() };
};

const automaticBody = (destinationId: string) => ({
  enabled: false,
  threshold: 50_000,
  deposit: 0,
  minimum: 1_000,
  single: 60_000,
  daily: 500_000,
  destinationId,
  version: 0,
});

/** Every call about withdrawals that names something by an id. */
export const withdrawalAsks = (ids: Ids): Ask[] => [
  { target: getWithdrawal, by: 'member', params: { number: ids.withdrawalNumber } },
  { target: getWithdrawalReceipt, by: 'member', params: { number: ids.withdrawalNumber } },
  { target: getOrderAtBank, by: 'member', params: { number: ids.paidOrderNumber }, narrows: true },
  { target: listWithdrawals, by: 'member', query: { destinationId: ids.destinationId }, narrows: true },
  { target: getWithdrawalFigures, by: 'member', query: { destinationId: ids.destinationId }, narrows: true },
  { target: quoteWithdrawal, by: 'member', query: { amount: '1000', destinationId: ids.destinationId } },
  { target: requestWithdrawal, by: 'member', body: { amount: 1_000, destinationId: ids.destinationId } },
  { target: previewAutomatic, by: 'member', query: { destinationId: ids.destinationId }, narrows: true },
  { target: saveAutomatic, by: 'member', body: automaticBody(ids.destinationId) },
  { target: removeDestination, by: 'member', params: { id: ids.destinationIdSpare } },
];
