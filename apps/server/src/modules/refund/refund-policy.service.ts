import { LogEvent } from '@balcao/contract/log';
import type { getRefundPolicy, RefundPolicy, saveRefundPolicy } from '@balcao/contract/refund-policy';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, wholeTeam } from '../log/log-change.service.ts';
import { findPolicy, type RefundPolicyRow, savePolicy } from './refund-policy.repository.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
}

const present = (row: Pick<RefundPolicyRow, 'automatic' | 'secondPersonFrom' | 'version'>): RefundPolicy => ({
  automatic: row.automatic,
  secondPersonFrom: row.secondPersonFrom,
  version: row.version,
});
/** By default refunds are sent as soon as they are requested. */
const ofNobody: RefundPolicy = { automatic: true, secondPersonFrom: null, version: 0 };

/** How teams decide on refunds. */
export const createRefundPolicies = ({ db, events, logs }: Needs) => {
  const of = async (queries: Queries, merchantId: string): Promise<RefundPolicy> => {
    const row = await findPolicy(queries, merchantId);
    return row ? present(row) : ofNobody;
  };
  /** In the caller's transaction; `version` is the one that it takes the place of. @throws Refusal `changed_elsewhere`. */
  const put = async (
    tx: Tx,
    merchantId: string,
    { version, ...rules }: RefundPolicy,
    now: Date,
  ): Promise<RefundPolicy> => {
    const row = { merchantId, ...rules, version: version + 1, updatedAt: now };
    if (!(await savePolicy(tx, row, version))) refuse('changed_elsewhere');
    events.publish(tx, merchantId, { topic: 'refund', key: 'policy' });
    return present(row);
  };
  return {
    of,
    put,
    get: ({ actor }: Call<typeof getRefundPolicy>): Promise<RefundPolicy> => of(db, actor.merchantId),
    save: (call: Call<typeof saveRefundPolicy>): Promise<RefundPolicy> =>
      idempotently(db, call, async (tx) => {
        const { merchantId } = call.actor;
        const before = await of(tx, merchantId);
        const after = await put(tx, merchantId, call.body, call.now);
        const changes = [
          ...changeOf('automatic', before.automatic, after.automatic),
          ...changeOf('secondPersonFrom', before.secondPersonFrom, after.secondPersonFrom),
        ];
        await logs.record(tx, call, {
          event: LogEvent.enum.refundPolicyChanged,
          subject: wholeTeam(merchantId),
          changes,
        });
        return after;
      }),
  };
};
export type RefundPolicies = ReturnType<typeof createRefundPolicies>;
