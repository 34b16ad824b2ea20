import { issueCertificate } from '@balcao/contract/certificate';
import { inviteMember } from '@balcao/contract/invitation';
import { removeMember, updateMember } from '@balcao/contract/member';
import { saveRefundPolicy } from '@balcao/contract/refund-policy';
import { approveRefund, requestRefund } from '@balcao/contract/refund-request';
import { createRole } from '@balcao/contract/role';
import { addWebhook } from '@balcao/contract/webhook';
import { addDestination } from '@balcao/contract/withdrawal-destination';
import { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Owner, openOwner } from '../../../test/damage.ts';
import { begin, whileHeld } from '../../../test/locks.ts';
import { makeRequest, merchantServer } from '../../../test/merchants.ts';
import { openTill } from '../../../test/paid-orders.ts';
import { openPayee, type Payee } from '../../../test/payouts.ts';
import { member, type Team } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { type Tx, transaction } from '../../platform/db.ts';

let testApp: TestApp;
let owner: Owner;
let ana: Payee;
/** A refund that waits for someone's yes. */
let refund: { number: string; version: number };
beforeAll(async () => {
  testApp = await openTestApp();
  owner = await openOwner(testApp);
  ana = await openPayee(testApp, 1_000_000);
  await ana.call(saveRefundPolicy, { body: { automatic: false, secondPersonFrom: null, version: 0 } });
  await transaction(testApp.platform.db, (tx) =>
    testApp.services.products.activate(tx, ana.merchantId, ['03'], testApp.platform.clock.now()),
  );
  const till = await openTill(testApp, await merchantServer(testApp, ana));
  const { number: orderNumber } = await till.paid(10_000);
  refund = await ana.call(requestRefund, { body: { orderNumber, amount: 4_000, reason: 'Desistiu' } });
});
afterAll(async () => {
  expect(Object.values(await testApp.services.ledger.prove())).toEqual([0, 0, 0, 0, 0, 0]);
  await owner.close();
  await testApp.close();
});

type Writer = Team & { readonly roleId: string | null };
const withdraw = ({ call }: Pick<Team, 'call'>, destinationId = ana.pix) =>
  call(requestWithdrawal, { body: { amount: 1_000, destinationId } });
const roleName = () => `R${crypto.randomUUID().replaceAll('-', '')}`;
const withdrawalsOf = async ({ accountId }: Pick<Team, 'accountId'>): Promise<number> =>
  (await owner.query('select from withdrawal where applicant_id = $1', accountId)).rowCount ?? 0;
const isWaiting = async (): Promise<boolean> => {
  const { rowCount } = await owner.query(
    `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rowCount !== 0;
};

/** Does it in a transaction that is not over before the call waits for it, or was answered. */
const whileChanging = async (change: (tx: Tx) => Promise<unknown>, call: () => Promise<unknown>): Promise<string> => {
  const [changed, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const changing = transaction(testApp.platform.db, async (tx) => {
    await change(tx);
    changed.resolve();
    await end.promise;
  });
  await changed.promise;
  let isAnswered = false;
  const answer = outcomesOf([call()]).then(([outcome = '']) => {
    isAnswered = true;
    return outcome;
  });
  await until(async () => isAnswered || (await isWaiting()), Boolean);
  end.resolve();
  await changing;
  return answer;
};

const writes: readonly (readonly [name: string, write: (writer: Writer) => Promise<unknown>])[] = [
  ['a withdrawal', withdraw],
  [
    'a new destination',
    ({ call }) => call(addDestination, { body: { kind: 'pix', pixKeyType: 5, pixKey: crypto.randomUUID() } }),
  ],
  ['a role', ({ call }) => call(createRole, { body: { name: roleName(), menuPermissions: [] } })],
  [
    'a yes to a refund',
    ({ call }) => call(approveRefund, { params: { number: refund.number }, body: { version: refund.version } }),
  ],
  [
    'the rule of refunds',
    ({ call }) => call(saveRefundPolicy, { body: { automatic: true, secondPersonFrom: null, version: 1 } }),
  ],
  ['an address for webhooks', ({ call }) => call(addWebhook, { body: { url: 'http://127.0.0.1:9/x' } })],
  [
    'a certificate',
    async ({ call }) => call(issueCertificate, { body: { name: 'x', csr: (await makeRequest()).csr } }),
  ],
  [
    'an invitation',
    async ({ call }) => {
      const { id: roleId } = await ana.call(createRole, { body: { name: roleName(), menuPermissions: [] } });
      return call(inviteMember, { body: { roleId, email: null, locale: 'pt-BR' } });
    },
  ],
];

describe('what a member does while they are removed', () => {
  it.each(writes)('is refused when the removal came first: %s', async (_name, write) => {
    const bia = await member(testApp, ana, { isAdmin: true });
    const removal = (tx: Tx) => testApp.services.members.removeMember(tx, bia);
    expect(await whileChanging(removal, () => write(bia))).toBe('member_removed');
    expect(await withdrawalsOf(bia)).toBe(0);
  });

  it('is refused when the role lost the right, or the session ended, first', async () => {
    const mayWithdraw = { permissions: [{ menuId: 'payment.financial', permissionLevel: 'write' }] } as const;
    const bia = await member(testApp, ana, mayWithdraw);
    const disable = (tx: Tx) =>
      tx.$client.query(`update role set status = '1', rights_version = rights_version + 1 where id = $1`, [bia.roleId]);
    expect(await whileChanging(disable, () => withdraw(bia))).toBe('role_changed');
    const caio = await member(testApp, ana, mayWithdraw);
    const logOut = (tx: Tx) => testApp.services.sessions.endAll(tx, caio.accountId, testApp.platform.clock.now());
    expect(await whileChanging(logOut, () => withdraw(caio))).toBe('session_ended');
    expect((await withdrawalsOf(bia)) + (await withdrawalsOf(caio))).toBe(0);
  });

  it('is done before the removal when it came first: the removal waits for it', async () => {
    const bia = await member(testApp, ana, { isAdmin: true });
    const holdDestination = (tx: Tx) =>
      tx.$client.query('select from payout_destination where merchant_id = $1 and id = $2 for update', [
        ana.merchantId,
        ana.pix,
      ]);
    let isRemoved = false;
    let both: Promise<unknown>[] = [];
    await whileHeld(testApp, holdDestination, async () => {
      const asked = await begin(testApp, withdraw(bia), 1);
      const removal = ana.call(removeMember, { params: { id: bia.accountId } }).then(() => {
        isRemoved = true;
      });
      both = [...asked, ...(await begin(testApp, removal, 2))];
      expect(isRemoved).toBe(false);
    });
    expect(await outcomesOf(both)).toEqual(['done', 'done']);
    expect(await withdrawalsOf(bia)).toBe(1);
  });

  it('is never done after it, in whatever order they meet', async () => {
    await owner.query('create table seen_at_removal (account_id uuid, withdrawals int)');
    await owner.query(`create function note_removal() returns trigger language plpgsql security definer as $$ begin
      insert into seen_at_removal select old.account_id, count(*) from withdrawal where applicant_id = old.account_id;
      return null; end $$`);
    // At the commit of the removal: what is counted then has been committed before.
    await owner.query(`create constraint trigger note_removal after delete on member
      deferrable initially deferred for each row execute function note_removal()`);
    const outcomes: string[] = [];
    for (let round = 0; round < 12; round += 1) {
      const bia = await member(testApp, ana, { isAdmin: true });
      const remove = () => ana.call(removeMember, { params: { id: bia.accountId } });
      const both = round % 2 ? [remove(), withdraw(bia)] : [withdraw(bia), remove()];
      const [one = '', other = ''] = await outcomesOf(both);
      outcomes.push(round % 2 ? other : one);
      expect(round % 2 ? one : other).toBe('done');
    }
    expect(outcomes.filter((outcome) => outcome !== 'done' && outcome !== 'member_removed')).toEqual([]);
    const { rows } = await owner.query(
      `select s.account_id from seen_at_removal s
        where s.withdrawals <> (select count(*) from withdrawal w where w.applicant_id = s.account_id)`,
    );
    expect(rows).toEqual([]);
  });

  it('lets two who act upon each other go one after the other, without a deadlock', async () => {
    const { db } = testApp.platform;
    const deadlocks = async () =>
      (await owner.query('select deadlocks from pg_stat_database where datname = current_database()')).rows[0];
    const before = await deadlocks();
    for (let round = 0; round < 4; round += 1) {
      const [bia, caio] = [
        await member(testApp, ana, { isAdmin: true }),
        await member(testApp, ana, { isAdmin: true }),
      ];
      const place = { isAdmin: false, roleId: null, version: 1 };
      const { id: roleId } = await ana.call(createRole, { body: { name: roleName(), menuPermissions: [] } });
      const outcomes = await outcomesOf([
        bia.call(removeMember, { params: { id: caio.accountId } }),
        caio.call(removeMember, { params: { id: bia.accountId } }),
        bia.call(updateMember, { params: { id: caio.accountId }, body: { ...place, roleId } }),
      ]);
      expect(outcomes.filter((outcome) => outcome === 'done').length).toBeGreaterThan(0);
    }
    await db.$client.query('select pg_stat_clear_snapshot()');
    expect(await deadlocks()).toEqual(before);
  });
});
