import { createMerchantForm, updateMerchantForm } from '@balcao/contract/merchant';
import { advanceClock } from '@balcao/contract/sandbox';
import { getWithdrawal } from '@balcao/contract/withdrawal';
import { addDestination, listDestinations, removeDestination } from '@balcao/contract/withdrawal-destination';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayee, type Payee, payoutsAre, withdraw } from '../../../test/payouts.ts';
import { lastMailTo, member, workIn } from '../../../test/people.ts';
import { outcomesOf } from '../../../test/reviews.ts';
import { decided, enterpriseMerchant, readyUpload } from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const advance = (advanceSeconds: number) => testApp.caller()(advanceClock, { body: { advanceSeconds } });
const refused = async (call: Promise<unknown>) => (await outcomesOf([call]))[0];
const list = async ({ call }: Payee) => (await call(listDestinations, {})).list;
const addKey = ({ call }: Payee, pixKeyType: number, pixKey: string) =>
  call(addDestination, { body: { kind: 'pix', pixKeyType, pixKey } });
const account = { kind: 'bank', institution: '237', branch: '0001', account: '445566-7' } as const;

describe('where the money of a team goes', () => {
  it('is what the accepted data for payments say, without anybody typing it again', async () => {
    const ana = await openPayee(testApp);
    expect(await list(ana)).toMatchObject([
      { kind: 'pix', pixKeyType: 2, account: '11**********81', source: 'form', isHeld: false, addedBy: null },
      { kind: 'bank', account: '98****-3', institution: '001', branch: '1234-5', source: 'form', isHeld: false },
    ]);
  });

  it('follows a change that was accepted: the new account waits a day, the one before is gone, and every admin is told', async () => {
    const ana = await openPayee(testApp, 10_000);
    const boss = await member(testApp, ana, { isAdmin: true });
    const paper = await readyUpload(testApp, ana);
    const form = { ...enterpriseMerchant(paper), pixKeyType: 3, pixKey: 'Caixa@padaria.example' };
    await ana.call(updateMerchantForm, { body: form });
    expect((await list(ana))[0]).toMatchObject({ id: ana.pix, pixKeyType: 2 });
    await decided(testApp, ana.merchantId, 'merchant', 'SUCCESS');
    const kept = await list(ana);
    expect(kept).toHaveLength(2);
    expect(kept.find(({ kind }) => kind === 'bank')).toMatchObject({ id: ana.bank, isHeld: false });
    const fresh = kept.find(({ kind }) => kind === 'pix');
    expect(fresh).toMatchObject({ account: 'ca*xa@padaria.example', isHeld: true });
    expect(await refused(withdraw(ana, 1_000))).toBe('not_found');
    expect(await refused(withdraw(ana, 1_000, fresh?.id))).toBe('destination_held');
    for (const { email } of [ana, boss])
      expect((await lastMailTo(testApp, email)).subject).toBe('Novo destino de saque na equipe Padaria da Esquina');
  });

  it('may be added by members: usable after a day, and every super admin is told by mail (rule: approved-by-code)', async () => {
    const ana = await openPayee(testApp, 10_000);
    const permissions = [{ menuId: 'payment.financial', permissionLevel: 'write' }] as const;
    const caio = await member(testApp, ana, { permissions });
    const added = await addKey({ ...ana, ...caio }, 3, 'financeiro@padaria.example');
    expect(added).toMatchObject({ source: 'member', isHeld: true, addedBy: expect.stringMatching(/^pessoa/) });
    expect(added.account).toMatch(/^fi\*+ro@padaria.example$/);
    const mail = await lastMailTo(testApp, ana.email);
    expect(mail.body).toContain('fi******ro@padaria.example');
    expect(mail.body).not.toContain('financeiro@');
    expect(await refused(withdraw(ana, 1_000, added.id))).toBe('destination_held');
    await advance(24 * 3_600 - 60);
    const late = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
    expect(await refused(withdraw(late, 1_000, added.id))).toBe('destination_held');
    await advance(60);
    expect(await refused(withdraw(late, 1_000, added.id))).toBe('done');
  });

  it('is never somebody else’s, never what there is not, and never the same twice', async () => {
    const ana = await openPayee(testApp);
    const of = (type: number, key: string) => refused(addKey(ana, type, key));
    expect(await of(1, '529.982.247-25')).toBe('form_invalid');
    expect(await of(2, '11.444.777/0001-61')).toBe('form_invalid');
    expect(await of(3, 'outro@padaria.example')).toBe('form_invalid');
    expect(await of(3, 'inexistente@padaria.example')).toBe('form_invalid');
    expect(await of(4, '+5511999990000')).toBe('form_invalid');
    expect(await of(4, '(11) 3333-4444')).toBe('form_invalid');
    expect(await of(2, '11.222.333/0001-81')).toBe('already_exists');
    const bank = (accountName: string) => refused(ana.call(addDestination, { body: { ...account, accountName } }));
    expect(await bank('Outro Titular')).toBe('form_invalid');
    const both = await outcomesOf([
      ana.call(addDestination, { body: { ...account, accountName: 'Padaria' } }),
      ana.call(addDestination, { body: { ...account, accountName: 'Padaria' } }),
    ]);
    expect(both.sort()).toEqual(['already_exists', 'done']);
  });

  it('may be removed, but for what was accepted; what is on its way there goes on with the account as it was', async () => {
    const ana = await openPayee(testApp, 10_000);
    const added = await addKey(ana, 4, '(11) 98765-4321');
    expect(await refused(ana.call(removeDestination, { params: { id: ana.pix } }))).toBe('state_forbids');
    await advance(24 * 3_600);
    const late = { ...ana, ...(await workIn(testApp, ana, ana.merchantId)) };
    await payoutsAre(testApp, 'late');
    const { number } = await withdraw(late, 1_000, added.id);
    const remove = () => late.call(removeDestination, { params: { id: added.id } });
    expect((await outcomesOf([remove(), remove()])).sort()).toEqual(['done', 'not_found']);
    expect(await refused(withdraw(late, 1_000, added.id))).toBe('not_found');
    expect(await late.call(getWithdrawal, { params: { number } })).toMatchObject({
      status: '0',
      account: '+5**********21',
      destinationId: null,
    });
    await payoutsAre(testApp, 'approve');
  });

  it('are ten at most', async () => {
    const ana = await openPayee(testApp);
    const outcomes = await outcomesOf(Array.from({ length: 10 }, () => addKey(ana, 5, crypto.randomUUID())));
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(8);
    expect(new Set(outcomes)).toEqual(new Set(['done', 'destinations_full']));
    expect(await list(ana)).toHaveLength(10);
  });

  it('is nothing before the data for payments were accepted', async () => {
    const ana = await openPayee(testApp);
    await decided(testApp, ana.merchantId, 'merchant', 'REVOKED');
    expect(await list(ana)).toEqual([]);
    expect(await refused(addKey(ana, 5, crypto.randomUUID()))).toBe('not_certified');
    const paper = await readyUpload(testApp, ana);
    await ana.call(createMerchantForm, { body: enterpriseMerchant(paper) });
    expect(await list(ana)).toEqual([]);
  });
});
