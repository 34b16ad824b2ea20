import {
  cancelCertification,
  resubmitCertification,
  saveCertificationDraft,
  submitCertification,
} from '@balcao/contract/certification';
import { pay, readPaymentCode } from '@balcao/contract/customer';
import {
  cancelMerchantForm,
  createMerchantForm,
  latestMerchantForm,
  updateMerchantForm,
} from '@balcao/contract/merchant';
import { createOrder } from '@balcao/contract/order';
import { queryOrder } from '@balcao/contract/order-open';
import type { SingleKind } from '@balcao/contract/review';
import type { ReviewStatus } from '@balcao/contract/session';
import { currentUser } from '@balcao/contract/session-current';
import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customer } from '../../../test/customers.ts';
import { deep } from '../../../test/depth.ts';
import { merchantServer } from '../../../test/merchants.ts';
import { openTeam, register, type Team } from '../../../test/people.ts';
import {
  certifyForPayments,
  decided,
  enterpriseCertification,
  enterpriseMerchant,
  readyUpload,
} from '../../../test/submissions.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { transaction } from '../../platform/db.ts';
import { reviews } from '../review/review.tables.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
});
afterAll(() => testApp.close());

const newTeam = async (): Promise<Team> => openTeam(testApp, await register(testApp));
const standingOf = async ({ call }: Team) => {
  const { reviewStatus, teamCert, formStatus, paymentCert } = await call(currentUser, {});
  return { reviewStatus, teamCert, formStatus, paymentCert };
};
/** May use the API: what a team may be paid by is another matter than whether it may be paid. */
const withApi = (merchantId: string): Promise<void> => {
  const { platform, services } = testApp;
  return transaction(platform.db, (tx) => services.products.activate(tx, merchantId, ['03'], platform.clock.now()));
};
let orders = 0;
const order = () => {
  orders += 1;
  return { merchantOrderNumber: `Z-${orders}`, method: '02', amount: 1_000, goodsName: 'Pão' } as const;
};

describe('money (rule: certified-first)', () => {
  it('needs both certifications, and anyone who lacks one is told which, and where it stands', async () => {
    const team = await newTeam();
    await withApi(team.merchantId);
    const server = await merchantServer(testApp, team);
    const create = () => server.call(createOrder, { body: order() }, { idempotencyKey: crypto.randomUUID() });
    const lacks = (of: string, status: ReviewStatus) =>
      expect(create()).rejects.toMatchObject({ name: 'not_certified', code: 13_014, standing: { of, status } });
    await lacks('team', 'NO');
    const paper = await readyUpload(testApp, team);
    await team.call(submitCertification, { body: enterpriseCertification(paper) });
    await lacks('team', 'UNDER');
    await decided(testApp, team.merchantId, 'certification', 'SUCCESS');
    await lacks('payment', 'NO');
    await team.call(createMerchantForm, { body: enterpriseMerchant(paper) });
    await decided(testApp, team.merchantId, 'merchant', 'REJECT');
    await lacks('payment', 'REJECT');
    await team.call(updateMerchantForm, { body: enterpriseMerchant(paper) });
    await decided(testApp, team.merchantId, 'merchant', 'SUCCESS');
    await expect(create()).resolves.toMatchObject({ status: '01' });
  });

  it.each(['certification', 'merchant'] as const)(
    'stops at once when the decision about the %s is opened again: no order is made, none is paid, each can be asked about',
    async (kind) => {
      const team = await newTeam();
      await certifyForPayments(testApp, team);
      await withApi(team.merchantId);
      const server = await merchantServer(testApp, team);
      const body = order();
      const { pix } = await server.call(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
      await decided(testApp, team.merchantId, kind, 'UNDER');
      const again = server.call(createOrder, { body: order() }, { idempotencyKey: crypto.randomUUID() });
      const of = kind === 'certification' ? 'team' : 'payment';
      await expect(again).rejects.toMatchObject({ standing: { of, status: 'UNDER' } });
      const bruna = await customer(testApp);
      const code = pix?.brCode ?? '';
      const payment = () => bruna.call(pay, { body: { code, amount: 1_000 } }, { idempotencyKey: crypto.randomUUID() });
      const refusal = { name: 'not_certified', standing: undefined };
      await expect(bruna.call(readPaymentCode, { body: { code } })).rejects.toMatchObject(refusal);
      await expect(payment()).rejects.toMatchObject(refusal);
      const { merchantOrderNumber } = body;
      await expect(server.call(queryOrder, { params: { merchantOrderNumber } })).resolves.toMatchObject({
        status: '01',
      });
      await decided(testApp, team.merchantId, kind, 'SUCCESS');
      await expect(payment()).resolves.toMatchObject({ amount: 1_000 });
    },
  );

  it('does not go to a company that the team is not certified to be any more', async () => {
    const team = await newTeam();
    const paper = await certifyForPayments(testApp, team);
    const cnpj = '11.444.777/0001-61';
    await team.call(submitCertification, { body: { ...enterpriseCertification(paper), cnpj } });
    await expect(standingOf(team)).resolves.toMatchObject({ reviewStatus: 'UNDER', teamCert: true, paymentCert: true });
    await decided(testApp, team.merchantId, 'certification', 'SUCCESS');
    await expect(standingOf(team)).resolves.toMatchObject({ teamCert: true, paymentCert: false });
    await expect(team.call(latestMerchantForm, {})).resolves.toMatchObject({ status: 'SUCCESS', certified: false });
    const body = { ...enterpriseMerchant(paper), cnpj, pixKey: cnpj };
    await team.call(updateMerchantForm, { body });
    await decided(testApp, team.merchantId, 'merchant', 'SUCCESS');
    await expect(standingOf(team)).resolves.toMatchObject({ teamCert: true, paymentCert: true });
  });
});

const actions = ['submit', 'resubmit', 'cancel', 'approve', 'reject', 'reopen'] as const;
type Action = (typeof actions)[number];
const kinds = ['certification', 'merchant'] as const;
type Rows = Record<SingleKind, ReviewStatus[]>;

/** What the product must make of a action: the rows after it, or nothing when it is refused. */
const expectedOf = (rows: Rows, kind: SingleKind, action: Action): ReviewStatus[] | undefined => {
  const own = rows[kind];
  const last = own.at(-1) ?? 'NO';
  const isNew = action === 'submit' || action === 'resubmit';
  if (isNew && kind === 'merchant' && !rows.certification.includes('SUCCESS')) return undefined;
  const first: ReviewStatus[] = kind === 'certification' ? ['NO', 'REVOKED', 'SUCCESS'] : ['NO', 'REVOKED'];
  const again: ReviewStatus[] = kind === 'certification' ? ['REJECT'] : ['REJECT', 'SUCCESS'];
  if (isNew) return (action === 'submit' ? first : again).includes(last) ? [...own, 'UNDER'] : undefined;
  const moved = (from: ReviewStatus[], to: ReviewStatus) =>
    from.includes(last) ? [...own.slice(0, -1), to] : undefined;
  if (action === 'cancel') return moved(['UNDER'], 'REVOKED');
  if (action === 'reopen') return moved(['SUCCESS', 'REJECT'], 'UNDER');
  return moved(['UNDER'], action === 'approve' ? 'SUCCESS' : 'REJECT');
};

const endpointsOf = {
  certification: { submit: submitCertification, resubmit: resubmitCertification, cancel: cancelCertification },
  merchant: { submit: createMerchantForm, resubmit: updateMerchantForm, cancel: cancelMerchantForm },
} as const;

/** Does it; false when it was refused. Staff decide only about what waits, and open again only what they decided. */
const act = async (team: Team, paper: string, kind: SingleKind, action: Action): Promise<boolean> => {
  if (action === 'approve' || action === 'reject' || action === 'reopen') {
    const last = await transaction(testApp.platform.db, (tx) =>
      testApp.services.reviews.latest(tx, team.merchantId, { kind, subject: '' }),
    );
    const from: ReviewStatus[] = action === 'reopen' ? ['SUCCESS', 'REJECT'] : ['UNDER'];
    if (!last || !from.includes(last.row.status)) return false;
    const to = { approve: 'SUCCESS', reject: 'REJECT', reopen: 'UNDER' } as const;
    await decided(testApp, team.merchantId, kind, to[action]);
    return true;
  }
  const { call } = team;
  const { submit, resubmit, cancel } = endpointsOf[kind];
  const body = kind === 'certification' ? enterpriseCertification(paper) : enterpriseMerchant(paper);
  const done =
    action === 'cancel' ? call(cancel, {}) : call(action === 'submit' ? submit : resubmit, { body } as never);
  return done.then(
    () => true,
    ({ name }) => {
      expect(['state_forbids', 'not_certified', 'form_invalid']).toContain(name);
      return false;
    },
  );
};

describe('the standing of a team', () => {
  it(
    'agrees with its submissions after any actions in any order',
    async () => {
      const action = fc.record({ kind: fc.constantFrom(...kinds), action: fc.constantFrom(...actions) });
      const statusesOf = async (merchantId: string, kind: SingleKind): Promise<ReviewStatus[]> => {
        const where = and(eq(reviews.merchantId, merchantId), eq(reviews.kind, kind));
        const rows = await testApp.platform.db.select().from(reviews).where(where).orderBy(asc(reviews.attempt));
        return rows.map(({ status }) => status);
      };
      await fc.assert(
        fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 24 }), async (history) => {
          const team = await newTeam();
          const paper = await readyUpload(testApp, team);
          let rows: Rows = { certification: [], merchant: [] };
          for (const { kind, action: what } of history) {
            const expected = expectedOf(rows, kind, what);
            expect(await act(team, paper, kind, what), `${kind}: ${what}`).toBe(expected !== undefined);
            if (expected) rows = { ...rows, [kind]: expected };
            expect(await statusesOf(team.merchantId, kind)).toEqual(rows[kind]);
            const teamCert = rows.certification.includes('SUCCESS');
            expect(await standingOf(team)).toEqual({
              reviewStatus: rows.certification.at(-1) ?? 'NO',
              teamCert,
              formStatus: rows.merchant.at(-1) ?? 'NO',
              paymentCert: teamCert && rows.merchant.includes('SUCCESS'),
            });
          }
        }),
        { numRuns: deep(20) },
      );
    },
    deep(60_000),
  );

  it('is weighed while the team goes on with other things', async () => {
    const team = await newTeam();
    const { teams } = testApp.services;
    await transaction(testApp.platform.db, async (tx) => {
      await teams.lock(tx, team.merchantId);
      const body = { values: { name: 'Padaria' }, version: 0 };
      await expect(team.call(saveCertificationDraft, { body })).resolves.toMatchObject({ version: 1 });
      await expect(readyUpload(testApp, team)).resolves.toBeDefined();
    });
  });
});
