import type { FeePlan } from '@balcao/contract/merchant-change';
import { PaymentProduct } from '@balcao/contract/order';
import { productMethods } from '@balcao/contract/product';
import {
  type changeMerchantFees,
  type DeskFee,
  DeskFees,
  FeeChange,
  type getMerchantFees,
} from '@balcao/contract/product-fee';
import * as z from 'zod/mini';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { SettingChanges } from '../merchant/setting-change.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { ordinaryPlans } from './fees.ts';
import { deleteOwnPlan, listOwnPlans, writeOwnPlan } from './product.repository.ts';
import type { FeeEmails } from './product-fee-emails.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly teams: Pick<TeamService, 'payee'>;
  readonly changes: Pick<SettingChanges, 'begin' | 'record' | 'versionOf'>;
  readonly requests: Pick<SettingRequests, 'ask' | 'live' | 'register'>;
  readonly emails: FeeEmails;
}

const agreedFees = z.array(FeeChange);
const planOf = ({ product, method, basisPoints, fixed, isOwn }: DeskFee): FeePlan => ({
  product,
  method,
  basisPoints,
  fixed,
  isOwn,
});
const isSame = (one: FeePlan, other: FeePlan): boolean =>
  one.basisPoints === other.basisPoints && one.fixed === other.fixed && one.isOwn === other.isOwn;

/** What staff agree with a merchant about its fees. An order keeps the fee with which it was opened. */
export const createProductFees = ({ db, events, teams, changes, requests, emails }: Needs) => {
  const all = async (queries: Queries, merchantId: string): Promise<DeskFee[]> => {
    const own = new Map(
      (await listOwnPlans(queries, merchantId)).map((plan) => [`${plan.product} ${plan.method}`, plan]),
    );
    return PaymentProduct.options.flatMap((product) =>
      productMethods[product].flatMap((method) => {
        const ordinary = ordinaryPlans[product][method];
        if (!ordinary) return [];
        const agreed = own.get(`${product} ${method}`);
        const { basisPoints, fixed } = agreed ?? ordinary;
        return [{ product, method, basisPoints, fixed, isOwn: agreed !== undefined, ordinary }];
      }),
    );
  };
  const show = async (queries: Queries, merchantId: string): Promise<DeskFees> =>
    DeskFees.parse({
      list: await all(queries, merchantId),
      version: await changes.versionOf(queries, merchantId, 'fee'),
      asked: await requests.live(queries, merchantId, 'fee'),
    });
  /** What a change makes of a fee. */
  const after = (fee: DeskFee, { plan }: FeeChange): FeePlan => ({
    ...planOf(fee),
    ...(plan ?? fee.ordinary),
    isOwn: plan !== null,
  });

  /** What these fees would change of those that hold now. */
  const changesBy = async (queries: Queries, merchantId: string, fees: readonly FeeChange[]) => {
    const now = new Map((await all(queries, merchantId)).map((fee) => [`${fee.product} ${fee.method}`, fee]));
    return fees
      .map((change) => {
        const fee = now.get(`${change.product} ${change.method}`) ?? refuseField('fees', 'choice');
        return { before: planOf(fee), after: after(fee, change) };
      })
      .filter((change) => !isSame(change.before, change.after));
  };
  requests.register('fee', async (tx, auditEvent, { merchantId, proposal, reason, askedBy }) => {
    const set = await changesBy(tx, merchantId, agreedFees.parse(proposal));
    const plans = set.map(({ after: plan }) => plan);
    for (const plan of plans)
      await (plan.isOwn ? writeOwnPlan(tx, { merchantId, ...plan }) : deleteOwnPlan(tx, merchantId, plan));
    await changes.record(tx, auditEvent, { merchantId, subject: 'fee', reason, askedBy, changes: set });
    if (plans.length === 0) return;
    await emails.changed(tx, merchantId, plans);
    events.publish(tx, merchantId, { topic: 'product', key: 'fee' });
  });

  return {
    get: async ({ params }: Call<typeof getMerchantFees>): Promise<DeskFees> => {
      if (!(await teams.payee(db, params.id))) refuse('not_found');
      return show(db, params.id);
    },

    /** @throws Refusal `changed_elsewhere` when a colleague was faster; `colleague_first` while another request waits. */
    change: (call: Call<typeof changeMerchantFees>): Promise<DeskFees> =>
      idempotently(db, call, async (tx) => {
        const { id: merchantId } = call.params;
        const { version, reason, fees: proposal } = call.body;
        await changes.begin(tx, merchantId, 'fee', version);
        const set = await changesBy(tx, merchantId, proposal);
        if (set.length > 0)
          await requests.ask(tx, call, { merchantId, subject: 'fee', proposal, changes: set, reason });
        return show(tx, merchantId);
      }),
  };
};
export type ProductFees = ReturnType<typeof createProductFees>;
