import { createOrder, PaymentProduct } from '@balcao/contract/order';
import {
  answerProduct,
  cancelProduct,
  getProduct,
  getProductDraft,
  listProducts,
  saveProductDraft,
  saveProductSettings,
  submitProduct,
} from '@balcao/contract/product';
import { answerReview } from '@balcao/contract/review';
import {
  askReopening,
  askReview,
  claimReview,
  decideReopening,
  getReview,
  listReviews,
} from '@balcao/contract/review-desk';
import { setReviewMode } from '@balcao/contract/sandbox';
import { currentUser } from '@balcao/contract/session-current';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { merchantServer } from '../../../test/merchants.ts';
import { lastMailTo, member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { approveProduct, productAsk } from '../../../test/products.ts';
import { about, approve, outcomesOf, reject } from '../../../test/reviews.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { transaction } from '../../platform/db.ts';
import { fullStatus } from '../team/team.service.ts';

let testApp: TestApp;
let rita: Awaited<ReturnType<typeof staffMember>>;
beforeAll(async () => {
  testApp = await openTestApp();
  rita = await staffMember(testApp, 'reviewer');
});
afterAll(() => testApp.close());
afterEach(() => testApp.caller()(setReviewMode, { body: { mode: 'wait' } }));

const certified = async (products: readonly PaymentProduct[] = []): Promise<Team> =>
  openTeam(testApp, await register(testApp), { certified: true, products });
const see = ({ call }: Team, product: PaymentProduct) => call(getProduct, { params: { product } });
const ask = ({ call }: Team, product: PaymentProduct) => call(submitProduct, { body: productAsk(product) });
const waitingId = async ({ merchantNumber }: Team): Promise<string> => {
  const { list } = await rita.call(listReviews, { query: { kind: ['product'], search: merchantNumber } });
  return list[0]?.id ?? '';
};

describe('GET /product', () => {
  it('shows all seven with what each costs before any of them was asked for', async () => {
    const team = await openTeam(testApp, await register(testApp));
    const { list } = await team.call(listProducts, {});
    expect(new Set(list.map(({ product }) => product))).toEqual(new Set(PaymentProduct.options));
    for (const one of list) {
      expect(one).toMatchObject({ status: 'NO', active: false, activatedAt: null, dueAt: null, version: 0 });
      expect(one.fees.length).toBe(one.product === '11' ? 1 : 4);
    }
    const api = list.find(({ product }) => product === '03');
    expect(api?.fees).toContainEqual({ method: '02', basisPoints: 99, fixed: 0, isOwn: false });
    expect(api?.fees).toContainEqual({ method: '0302', basisPoints: 349, fixed: 39, isOwn: false });
    expect(api?.settings).toEqual({ methods: ['01', '02', '0301', '0302'], instalmentsAtMost: 12 });
  });

  it('shows the plan that was agreed with the team in the place of the ordinary one', async () => {
    const team = await certified();
    await testApp.platform.db.$client.query(
      `insert into fee_plan (merchant_id, product, method, basis_points, fixed) values ($1, '04', '02', 45, 10)`,
      [team.merchantId],
    );
    const { fees } = await see(team, '04');
    expect(fees).toContainEqual({ method: '02', basisPoints: 45, fixed: 10, isOwn: true });
    expect(fees).toContainEqual({ method: '01', basisPoints: 59, fixed: 0, isOwn: false });
  });
});

describe('asking for a product', () => {
  it.each(PaymentProduct.options)('%s is under review, and active once staff approve it', async (product) => {
    const team = await certified();
    expect(await ask(team, product)).toMatchObject({
      status: 'UNDER',
      active: false,
      submission: { subject: product },
    });
    const waiting = await see(team, product);
    expect(Date.parse(waiting.dueAt ?? '')).toBeGreaterThan(testApp.platform.clock.now().getTime());
    await approveProduct(rita, team.merchantNumber);
    expect(await see(team, product)).toMatchObject({ status: 'SUCCESS', active: true, dueAt: null });
    const mail = await lastMailTo(testApp, team.email);
    expect(mail.subject).toContain('Análise aprovada: produto');
    expect(mail.body).toContain(`/payment/products/${product}`);
  });

  it('needs a team that may receive payments (rule: certified-first), when it is asked and when it is decided', async () => {
    const team = await openTeam(testApp, await register(testApp));
    await expect(ask(team, '04')).rejects.toMatchObject({ name: 'not_certified' });
    const other = await certified();
    await ask(other, '04');
    const standing = { ...fullStatus, paymentCert: false, formStatus: 'UNDER' } as const;
    await transaction(testApp.platform.db, (tx) => testApp.services.teams.setStanding(tx, other.merchantId, standing));
    await expect(approve(rita, await waitingId(other))).rejects.toMatchObject({ name: 'not_certified' });
    expect(await see(other, '04')).toMatchObject({ status: 'UNDER', active: false });
  });

  it('refuses at the field what cannot be right', async () => {
    const { call } = await certified();
    const wrong = { ...productAsk('03'), website: 'http://loja', purpose: 'Vender' } as never;
    await expect(call(submitProduct, { body: wrong })).rejects.toMatchObject({
      name: 'form_invalid',
      fields: { website: expect.any(String), purpose: expect.any(String) },
    });
  });

  it('waits once per product: of two at once one is taken, and another product is another matter', async () => {
    const team = await certified();
    const outcomes = await outcomesOf([ask(team, '04'), ask(team, '04'), ask(team, '99')]);
    expect(outcomes.slice(0, 2).sort()).toEqual(['done', 'state_forbids']);
    expect(outcomes[2]).toBe('done');
  });

  it('says what was refused, field by field, and takes the corrected form', async () => {
    const team = await certified();
    await ask(team, '54');
    await reject(rita, await waitingId(team), 'address.street', 'addressDiffers');
    const refused = await see(team, '54');
    expect(refused).toMatchObject({ status: 'REJECT', active: false });
    expect(refused.submission?.verdicts).toMatchObject([{ path: 'address.street', reason: 'addressDiffers' }]);
    expect((await lastMailTo(testApp, team.email)).body).toContain('Endereço: rua ou avenida');
    expect(await ask(team, '54')).toMatchObject({ status: 'UNDER' });
    const seen = await rita.call(getReview, about(await waitingId(team)));
    expect(seen).toMatchObject({ kind: 'product', subject: '54', attempt: 2, hasFormer: true });
  });

  it('can be taken back, and asked again', async () => {
    const team = await certified();
    await ask(team, '53');
    const params = { product: '53' } as const;
    expect(await team.call(cancelProduct, { params })).toMatchObject({ status: 'REVOKED', active: false });
    await expect(team.call(cancelProduct, { params })).rejects.toMatchObject({ name: 'state_forbids' });
    expect(await ask(team, '53')).toMatchObject({ status: 'UNDER' });
  });

  it('keeps what was accepted while a change of it waits, is refused or is taken back', async () => {
    const team = await certified();
    await ask(team, '04');
    await approveProduct(rita, team.merchantNumber);
    expect(await ask(team, '04')).toMatchObject({ status: 'UNDER', active: true });
    await reject(rita, await waitingId(team), 'purpose', 'unreadable');
    expect(await see(team, '04')).toMatchObject({ status: 'REJECT', active: true });
  });

  it('keeps what a team has from the beginning when a change of it is refused', async () => {
    const team = await certified(['03']);
    await ask(team, '03');
    await reject(rita, await waitingId(team), 'website', 'unreadable');
    expect(await see(team, '03')).toMatchObject({ status: 'REJECT', active: true });
  });

  it('ends with the decision once that is opened again', async () => {
    const team = await certified();
    await ask(team, '04');
    const id = await waitingId(team);
    await approve(rita, id);
    await rita.call(askReopening, { ...about(id), body: { reason: 'O endereço não é o do estabelecimento.' } });
    const jonas = await staffMember(testApp, 'reviewer');
    await jonas.call(decideReopening, { ...about(id), body: { agreed: true } });
    expect(await see(team, '04')).toMatchObject({ status: 'UNDER', active: false });
  });

  it('is answered for by those who look after products', async () => {
    const team = await certified();
    await ask(team, '11');
    const id = await waitingId(team);
    await rita.call(claimReview, about(id));
    await rita.call(askReview, { ...about(id), body: { text: 'Por quantos dias o valor fica reservado?' } });
    expect(await see(team, '11')).toMatchObject({ isAsked: true });
    const other = await member(testApp, team, {
      permissions: [{ menuId: 'setting.merchant', permissionLevel: 'write' }],
    });
    const body = { text: 'Por até sete dias.' };
    await expect(other.call(answerReview, { ...about(id), body })).rejects.toMatchObject({ name: 'not_found' });
    const permissions = [{ menuId: 'payment.products', permissionLevel: 'write' }] as const;
    const right = await member(testApp, team, { permissions });
    const params = { product: '11' } as const;
    expect((await right.call(answerProduct, { params, body })).timeline.at(-1)).toMatchObject({ kind: 'answer' });
    await expect(right.call(answerProduct, { params, body })).rejects.toMatchObject({ name: 'state_forbids' });
  });

  it('is decided by the sandbox itself when its switch says so', async () => {
    await testApp.caller()(setReviewMode, { body: { mode: 'approve' } });
    const team = await certified();
    await ask(team, '02');
    await until(
      () => see(team, '02'),
      ({ active }) => active,
    );
  });
});

describe('the draft of a product', () => {
  it('is one of each product, and begins with what is known of the team', async () => {
    const team = await certified();
    const [qr, pos] = [{ product: '04' }, { product: '99' }] as const;
    await team.call(saveProductDraft, { params: qr, body: { values: { purpose: 'Meu balcão' }, version: 0 } });
    expect((await team.call(getProductDraft, { params: qr })).values).toEqual({ purpose: 'Meu balcão' });
    expect((await team.call(getProductDraft, { params: pos })).values).toEqual({});
    const again = { params: qr, body: { values: {}, version: 0 } };
    await expect(team.call(saveProductDraft, again)).rejects.toMatchObject({ name: 'changed_elsewhere' });
  });
});

describe('the settings of a product', () => {
  const settings = { methods: ['02'], instalmentsAtMost: 3 } as const;
  it('are kept by version, so that two people never overwrite each other', async () => {
    const team = await certified(['03']);
    const save = (version: number) =>
      team.call(saveProductSettings, { body: { product: '03', version, settings: { ...settings, methods: ['02'] } } });
    expect(await save(1)).toMatchObject({ version: 2, settings });
    await expect(save(1)).rejects.toMatchObject({ name: 'changed_elsewhere' });
    const fresh = await certified();
    const outcomes = await outcomesOf(
      [0, 0].map((version) =>
        fresh.call(saveProductSettings, { body: { product: '11', version, settings: { holdDays: 3 } } }),
      ),
    );
    expect(outcomes.sort()).toEqual(['changed_elsewhere', 'done']);
    expect(await see(fresh, '11')).toMatchObject({
      settings: { holdDays: 3 },
      status: 'NO',
      active: false,
      version: 1,
    });
  });

  it('hold where orders are opened: a method that is off is refused with its own words', async () => {
    const team = await certified(['03']);
    const server = await merchantServer(testApp, team);
    const order = (method: '02' | '0302') => ({
      body: { merchantOrderNumber: crypto.randomUUID(), method, amount: 1_000, goodsName: 'Café' },
    });
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    await server.call(createOrder, order('0302'), key());
    await team.call(saveProductSettings, { body: { product: '03', version: 1, settings: { methods: ['02'] } } });
    await expect(server.call(createOrder, order('0302'), key())).rejects.toMatchObject({ name: 'method_inactive' });
    await server.call(createOrder, order('02'), key());
    const { terms } = testApp.services.products;
    expect(await terms(testApp.platform.db, team.merchantId, '03')).toMatchObject({ active: true, methods: ['02'] });
  });

  it.each([
    ['03', { methods: [] }],
    ['03', { methods: ['02', '02'] }],
    ['03', { instalmentsAtMost: 13 }],
    ['11', { holdDays: 31 }],
    ['11', { methods: ['02'] }],
    ['53', { volume: 101 }],
    ['54', { freeUpTo: 1_000_000 }],
  ])('of %s refuse %j', async (product, wrong) => {
    const { call } = await certified();
    const body = { product, version: 0, settings: wrong } as never;
    await expect(call(saveProductSettings, { body })).rejects.toMatchObject({ name: 'form_invalid' });
  });

  it('are written by anyone who may write, and by nobody else', async () => {
    const team = await certified(['03']);
    const reader = await member(testApp, team, {
      permissions: [{ menuId: 'payment.products', permissionLevel: 'read' }],
    });
    expect((await reader.call(currentUser, {})).isAdmin).toBe(false);
    await expect(
      reader.call(saveProductSettings, { body: { product: '03', version: 1, settings: {} } }),
    ).rejects.toMatchObject({ name: 'permission_missing' });
  });
});
