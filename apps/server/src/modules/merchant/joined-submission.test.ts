import { cancelCertification, latestCertification, submitCertification } from '@balcao/contract/certification';
import {
  cancelMerchantForm,
  createMerchantForm,
  latestMerchantForm,
  updateMerchantForm,
} from '@balcao/contract/merchant';
import { cancelProduct, getProduct } from '@balcao/contract/product';
import { blockProduct } from '@balcao/contract/product-block';
import {
  askReopening,
  claimReview,
  countReviews,
  decideReopening,
  getReview,
  listReviews,
} from '@balcao/contract/review-desk';
import { setReviewMode } from '@balcao/contract/sandbox';
import { currentUser } from '@balcao/contract/session-current';
import { createShopCode } from '@balcao/contract/shop-code';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { lastMailTo, member, openTeam, register, staffMember, type Team } from '../../../test/people.ts';
import { about, approve, outcomesOf, reject, timeOf } from '../../../test/reviews.ts';
import {
  certify,
  enterpriseCertification,
  enterpriseMerchant,
  personalMerchant,
  readyUpload,
} from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { mails } from '../../platform/platform.tables.ts';

type Staff = Awaited<ReturnType<typeof staffMember>>;
let testApp: TestApp;
let rita: Staff;
let rui: Staff;
let pass: ReturnType<typeof timeOf>;
beforeAll(async () => {
  testApp = await openTestApp({ reviewUndoSeconds: 60 });
  rita = await staffMember(testApp, 'reviewer');
  rui = await staffMember(testApp, 'reviewer');
  pass = timeOf(testApp);
});
afterAll(() => testApp.close());

const offer = 'Pães e bolos para quem mora no bairro.';
const together = { offer, shopCode: 1 };
/** An uncertified company, and what it submits. */
const newShop = async () => {
  const team = await openTeam(testApp, await register(testApp));
  const paper = await readyUpload(testApp, team);
  const create = (change: object = together) =>
    team.call(createMerchantForm, { body: { ...enterpriseMerchant(paper), ...change } });
  const update = () => team.call(updateMerchantForm, { body: { ...enterpriseMerchant(paper), ...together } });
  return { team, paper, create, update };
};
const idOf = ({ submission }: Awaited<ReturnType<Awaited<ReturnType<typeof newShop>>['create']>>) =>
  submission?.reviewId ?? '';
const code = { params: { product: '04' } } as const;
/** Where the three stand. */
const states = async ({ call }: Team) => ({
  certification: (await call(latestCertification, {})).status,
  merchant: (await call(latestMerchantForm, {})).status,
  code: (await call(getProduct, code)).status,
});
const all = (status: string) => ({ certification: status, merchant: status, code: status });
const subjectsTo = async (email: string): Promise<string[]> =>
  (await testApp.platform.db.select().from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject);
const waitingOf = async ({ call }: Staff, { merchantNumber }: Team) =>
  (await call(listReviews, { query: { search: merchantNumber } })).list;

describe('an uncertified shop', () => {
  it('submits once, is looked at once, and sells with its printed QR code', async () => {
    const { team, create } = await newShop();
    const id = idOf(await create());
    expect(await states(team)).toEqual(all('UNDER'));
    expect((await team.call(latestCertification, {})).submission).toMatchObject({ isJoined: true, status: 'UNDER' });
    expect(await waitingOf(rita, team)).toMatchObject([{ id, kind: 'merchant', decidedWith: null }]);
    const seen = await approve(rita, id);
    expect(seen.joined).toMatchObject([
      { kind: 'certification', subject: '' },
      { kind: 'product', subject: '04' },
    ]);
    expect(await states(team)).toEqual(all('UNDER'));
    await pass();
    expect(await states(team)).toEqual(all('SUCCESS'));
    expect(await team.call(currentUser, {})).toMatchObject({ teamCert: true, paymentCert: true });
    expect((await team.call(getProduct, code)).active).toBe(true);
    const { values, submission } = await team.call(latestCertification, {});
    expect(values).toMatchObject({ name: 'Padaria da Esquina Ltda.', cnpj: '11222333000181', intro: offer });
    expect(submission?.timeline.map(({ kind }) => kind)).toEqual(['submitted', 'approved']);
    await team.call(createShopCode, { body: { name: 'Balcão', goodsName: 'Padaria', amount: null } });
    const told = (await subjectsTo(team.email)).filter((subject) => /análise/i.test(subject));
    expect(told).toHaveLength(2);
    const { body } = await lastMailTo(testApp, team.email);
    expect(body).toContain('Na mesma análise: certificação e produto QR Code.');
  });

  it('corrects everything in one place when it is sent back', async () => {
    const { team, create, update } = await newShop();
    await reject(rita, idOf(await create()), 'cnpjFile');
    await pass();
    expect(await states(team)).toEqual(all('REJECT'));
    const verdicts = [{ path: 'cnpjFile', reason: 'unreadable', note: null }];
    expect((await team.call(latestMerchantForm, {})).submission?.verdicts).toEqual(verdicts);
    expect((await team.call(latestCertification, {})).submission?.verdicts).toEqual([]);
    await approve(rita, idOf(await update()));
    await pass();
    expect(await states(team)).toEqual(all('SUCCESS'));
  });

  it('takes everything back at once, and may then be certified alone', async () => {
    const { team, paper, create } = await newShop();
    await create();
    await team.call(cancelMerchantForm, {});
    expect(await states(team)).toEqual(all('REVOKED'));
    await team.call(submitCertification, { body: enterpriseCertification(paper) });
    expect(await states(team)).toEqual({ ...all('REVOKED'), certification: 'UNDER' });
  });

  it('says what it sells, also without the QR code, which is asked for only by those who want it', async () => {
    const { team, create } = await newShop();
    const refusal = { name: 'form_invalid', fields: { offer: expect.any(String) } };
    await expect(create({})).rejects.toMatchObject(refusal);
    expect(await states(team)).toEqual(all('NO'));
    await create({ offer });
    expect(await states(team)).toEqual({ ...all('UNDER'), code: 'NO' });
  });

  it('asks for the QR code by a member who may ask for products, and by no other', async () => {
    const { team, paper } = await newShop();
    const bia = await member(testApp, team, {
      permissions: [{ menuId: 'setting.merchant', permissionLevel: 'write' }],
    });
    const submit = (change: object) =>
      bia.call(createMerchantForm, { body: { ...enterpriseMerchant(paper), offer, ...change } });
    await expect(submit({ shopCode: 1 })).rejects.toMatchObject({ name: 'permission_missing' });
    expect(await states(team)).toEqual(all('NO'));
    await submit({ shopCode: 0 });
    expect(await states(team)).toEqual({ ...all('UNDER'), code: 'NO' });
  });

  it('submits once when it does so twice at the same moment', async () => {
    const { team, create } = await newShop();
    expect((await outcomesOf([create(), create()])).sort()).toEqual(['done', 'state_forbids']);
    expect(await waitingOf(rita, team)).toHaveLength(1);
  });

  it('keeps nothing where a document is not its own, and says so where it was chosen', async () => {
    const { team, create } = await newShop();
    const cnpjFile = [crypto.randomUUID()];
    await expect(create({ ...together, cnpjFile })).rejects.toMatchObject({ fields: { cnpjFile: expect.any(String) } });
    expect(await states(team)).toEqual(all('NO'));
  });
});

describe('what waits with the data for payments', () => {
  it('is neither taken back nor decided by itself', async () => {
    const { team, create } = await newShop();
    const id = idOf(await create());
    const [certification] = (await rita.call(getReview, about(id))).joined;
    const forbids = { name: 'state_forbids' };
    await expect(team.call(cancelCertification, {})).rejects.toMatchObject(forbids);
    await expect(team.call(cancelProduct, code)).rejects.toMatchObject(forbids);
    const joined = about(certification?.id ?? '');
    await expect(rita.call(claimReview, joined)).rejects.toMatchObject(forbids);
    expect(await rita.call(getReview, joined)).toMatchObject({ decidedWith: id, status: 'UNDER' });
    expect(await states(team)).toEqual(all('UNDER'));
  });

  it('counts as one for the reviewers', async () => {
    const before = await rita.call(countReviews, {});
    const { team, create } = await newShop();
    await create();
    expect(await rita.call(countReviews, {})).toMatchObject({ waiting: before.waiting + 1, free: before.free + 1 });
    await team.call(cancelMerchantForm, {});
    expect(await rita.call(countReviews, {})).toMatchObject({ waiting: before.waiting });
  });

  it('stands by itself once it was decided: the certification alone can be opened again', async () => {
    const { team, create } = await newShop();
    const id = idOf(await create());
    const [certification] = (await approve(rita, id)).joined;
    await pass();
    const params = about(certification?.id ?? '');
    await rita.call(askReopening, { ...params, body: { reason: 'O documento era de outra empresa.' } });
    await rui.call(decideReopening, { ...params, body: { agreed: true } });
    expect(await waitingOf(rui, team)).toMatchObject([{ kind: 'certification', decidedWith: null }]);
    expect(await team.call(currentUser, {})).toMatchObject({ teamCert: false });
    await approve(rui, certification?.id ?? '');
    await pass();
    expect(await team.call(currentUser, {})).toMatchObject({ teamCert: true, paymentCert: true });
  });

  it('is decided by the sandbox too', async () => {
    await testApp.caller()(setReviewMode, { body: { mode: 'approve' } });
    const { team, create } = await newShop();
    await create();
    await vi.waitFor(async () => expect(await states(team)).toEqual(all('SUCCESS')), { timeout: 15_000 });
    await testApp.caller()(setReviewMode, { body: { mode: 'wait' } });
  });
});

describe('a certified team', () => {
  it('asks for the QR code with its data for payments, and is not certified again', async () => {
    const { team, create } = await newShop();
    await certify(testApp, team);
    const seen = await approve(rita, idOf(await create()));
    expect(seen.joined).toMatchObject([{ kind: 'product', subject: '04' }]);
    await pass();
    expect(await states(team)).toEqual(all('SUCCESS'));
    await team.call(updateMerchantForm, {
      body: { ...enterpriseMerchant(await readyUpload(testApp, team)), ...together },
    });
    expect(await states(team)).toEqual({ ...all('SUCCESS'), merchant: 'UNDER' });
  });

  it('is refused whole while staff have blocked the product', async () => {
    const { team, create, update } = await newShop();
    await approve(rita, idOf(await create()));
    await pass();
    const finance = await staffMember(testApp, 'finance');
    const params = { id: team.merchantId, product: '04' } as const;
    await finance.call(blockProduct, { params, body: { reason: 'Vendas fora do que foi declarado' } });
    await expect(update()).rejects.toMatchObject({ name: 'product_blocked' });
    expect(await states(team)).toMatchObject({ certification: 'SUCCESS', merchant: 'SUCCESS' });
  });
});

describe('a person', () => {
  const person = async (bound: boolean) => {
    const { team, paper } = await newShop();
    const identity = { name: 'Otávio Prates', cpf: '52998224725', wallet: true, boundTo: team.accountId };
    if (bound) await customer(testApp, identity);
    const submit = (change: object = {}) =>
      team.call(createMerchantForm, { body: { ...personalMerchant(paper), ...together, ...change } });
    return { team, submit };
  };

  it('is certified with both sides of the document that was shown, as who the chat app knows them to be', async () => {
    const { team, submit } = await person(true);
    const legalRepresentative = { ...personalMerchant('').legalRepresentative, name: 'Otávia Prates' };
    await expect(submit({ legalRepresentative })).rejects.toMatchObject({
      fields: { 'legalRepresentative.name': expect.any(String) },
    });
    await approve(rita, idOf(await submit()));
    await pass();
    expect(await states(team)).toEqual(all('SUCCESS'));
    expect(await team.call(latestCertification, {})).toMatchObject({
      submission: { type: 'personal' },
      certified: true,
    });
  });

  it('links a chat account first', async () => {
    const { team, submit } = await person(false);
    await expect(submit()).rejects.toMatchObject({ name: 'chat_account_unbound' });
    expect(await states(team)).toEqual(all('NO'));
  });
});
