import { issueCertificate, revokeCertificate } from '@balcao/contract/certificate';
import { verify, verifyLogin } from '@balcao/contract/factor';
import { saveRefundPolicy } from '@balcao/contract/refund-policy';
import { addDestination, listDestinations, removeDestination } from '@balcao/contract/withdrawal-destination';
import { requestWithdrawal } from '@balcao/contract/withdrawal-request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  approve,
  askedToApprove,
  beginStep,
  codeOf,
  halfLoggedIn,
  nextCode,
  turnOn,
  withCode,
} from '../../../test/factors.ts';
import { makeRequest } from '../../../test/merchants.ts';
import { openPayee, type Payee, withdraw } from '../../../test/payouts.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
let ana: Payee;
let secret: string;
beforeAll(async () => {
  testApp = await openTestApp();
});
beforeEach(async () => {
  ana = await openPayee(testApp, 100_000);
  beginStep(testApp);
  ({ secret } = await turnOn(testApp, ana));
});
afterAll(() => testApp.close());

const refused = async (call: Promise<unknown>) => (await outcomesOf([call]))[0];
const newKey = () => ({ kind: 'pix', pixKeyType: 5, pixKey: crypto.randomUUID() }) as const;
const countWithdrawals = async () => {
  const { rows } = await testApp.platform.db.$client.query('select from withdrawal where merchant_id = $1', [
    ana.merchantId,
  ]);
  return rows.length;
};

describe('a code of the second factor', () => {
  it('is asked for with what it approves: the amount, where the money goes, and whose that is', async () => {
    const approval = await askedToApprove(withdraw(ana, 1_000, ana.bank));
    expect(approval).toMatchObject({
      action: 'withdrawal.request',
      facts: { amount: 1_000, destination: '001 · 98****-3', recipient: 'Padaria da Esquina Ltda.' },
    });
    await approve(testApp, ana, secret, approval);
    expect(await withdraw(ana, 1_000, ana.bank)).toMatchObject({ amount: 1_000 });
  });

  it('is good for one withdrawal', async () => {
    await withCode(testApp, ana, secret, () => withdraw(ana, 1_000));
    expect(await refused(withdraw(ana, 1_000))).toBe('proof_missing');
    await approve(testApp, ana, secret, await askedToApprove(withdraw(ana, 1_000)));
    const twice = await outcomesOf([withdraw(ana, 1_000), withdraw(ana, 1_000), withdraw(ana, 1_000)]);
    expect(twice.sort()).toEqual(['done', 'proof_missing', 'proof_missing']);
    expect(await countWithdrawals()).toBe(2);
  });

  it('opens no other amount, no other destination and nothing else', async () => {
    await approve(testApp, ana, secret, await askedToApprove(withdraw(ana, 1)));
    const others = [withdraw(ana, 1_000), withdraw(ana, 1, ana.bank), ana.call(addDestination, { body: newKey() })];
    expect(await outcomesOf(others)).toEqual(['proof_missing', 'proof_missing', 'proof_missing']);
    expect(await countWithdrawals()).toBe(0);
    expect((await ana.call(listDestinations, {})).list).toHaveLength(2);
  });

  it('used for a call is used for everything, and one for the session opens no withdrawal', async () => {
    const approval = await askedToApprove(withdraw(ana, 1_000));
    const code = nextCode(testApp, secret);
    await ana.call(verify, { body: { method: 'factor', value: code } });
    expect(await refused(withdraw(ana, 1_000))).toBe('proof_missing');
    const again = await askedToApprove(withdraw(ana, 1_000));
    expect(again.id).not.toBe(approval.id);
    const body = { method: 'factor', value: code, approval: again.id } as const;
    expect(await refused(ana.call(verify, { body }))).toBe('factor_wrong');
  });

  it('approves only for the session that asked, only as long as it was said, and is not used up in vain', async () => {
    const approval = await askedToApprove(withdraw(ana, 1_000));
    const half = await halfLoggedIn(testApp, ana);
    const { token } = await half.call(verifyLogin, { body: { code: nextCode(testApp, secret) } });
    const elsewhere = { call: testApp.caller(token, 'pt-BR', ana.ip) };
    expect(await refused(approve(testApp, elsewhere, secret, approval))).toBe('approval_expired');
    const { clock } = testApp.platform;
    clock.setAhead(clock.aheadSeconds() + 301);
    const late = codeOf(testApp, secret);
    expect(await refused(ana.call(verify, { body: { method: 'factor', value: late, approval: approval.id } }))).toBe(
      'approval_expired',
    );
    const fresh = await askedToApprove(withdraw(ana, 1_000));
    await ana.call(verify, { body: { method: 'factor', value: late, approval: fresh.id } });
    clock.setAhead(clock.aheadSeconds() + 301);
    expect(await refused(withdraw(ana, 1_000))).toBe('proof_missing');
  });

  it('is not asked for again when the same call is repeated because its answer was lost', async () => {
    const body = { amount: 1_000, destinationId: ana.pix };
    const ask = () => ana.call(requestWithdrawal, { body }, { idempotencyKey: 'saque-1' });
    const first = await withCode(testApp, ana, secret, ask);
    expect(await ask()).toEqual(first);
    expect(await countWithdrawals()).toBe(1);
  });

  it('shows the masked key and the owner of a new destination, and the name of what goes', async () => {
    const add = () => ana.call(addDestination, { body: newKey() });
    expect((await askedToApprove(add())).facts).toEqual({
      destination: expect.stringMatching(/^..\*+..$/),
      recipient: 'Padaria da Esquina Ltda.',
    });
    const body = newKey();
    const { id, account } = await withCode(testApp, ana, secret, () => ana.call(addDestination, { body }));
    const remove = () => ana.call(removeDestination, { params: { id } });
    expect((await askedToApprove(remove())).facts).toMatchObject({ destination: expect.stringContaining(account) });
    expect(await withCode(testApp, ana, secret, remove)).toBeNull();
  });

  it('is asked for by certificates and the rules of refunds as well', async () => {
    const { csr } = await makeRequest();
    const issue = () => ana.call(issueCertificate, { body: { name: 'Servidor', csr } });
    expect((await askedToApprove(issue())).facts).toEqual({ name: 'Servidor' });
    const { serial } = await withCode(testApp, ana, secret, issue);
    expect((await askedToApprove(ana.call(revokeCertificate, { params: { serial } }))).facts).toEqual({
      name: 'Servidor',
    });
    const body = { automatic: true, secondPersonFrom: 5_000, version: 0 };
    expect((await askedToApprove(ana.call(saveRefundPolicy, { body }))).facts).toEqual({ from: 5_000 });
  });

  it('is asked of nobody whose two-step verification is off', async () => {
    const bia = await openPayee(testApp, 10_000);
    expect(await withdraw(bia, 1_000)).toMatchObject({ amount: 1_000 });
  });
});
