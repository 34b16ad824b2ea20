import type { RefundDetail } from '@balcao/contract/refund';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ExportService } from '../export/export.service.ts';
import type { InstalmentService } from '../instalment/instalment.service.ts';
import type { Ledger } from '../ledger/ledger.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { Notices } from '../notification/notices.service.ts';
import type { OrderRefunds } from '../order/order-refund.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { WebhookService } from '../webhook/webhook.service.ts';
import { peopleOf, presentDetail, presentRefund } from './refund.present.ts';
import { findByKeys } from './refund.repository.ts';
import type { RefundRow } from './refund.tables.ts';
import { createRefundDecisions } from './refund-decision.service.ts';
import type { WhenRefunded } from './refund-ending.ts';
import { createRefundExport } from './refund-export.service.ts';
import { createRefundLists } from './refund-list.service.ts';
import { createRefundMoney } from './refund-money.ts';
import { createRefundOutcomes } from './refund-outcome.service.ts';
import { createRefundPolicies } from './refund-policy.service.ts';
import { createRefundQueries } from './refund-query.service.ts';
import { createRefundRequests } from './refund-request.service.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Jobs;
  readonly log: Logger;
  readonly events: Pick<Events, 'publish'>;
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly ledger: Pick<Ledger, 'post' | 'postMany' | 'spendable' | 'lockSpendable'>;
  readonly orders: OrderRefunds;
  readonly rails: Pick<RailService, 'rail' | 'onReturns'>;
  readonly webhooks: Pick<WebhookService, 'announce' | 'announceAll'>;
  readonly notices: Pick<Notices, 'tell' | 'tellRefund' | 'tellRefunds'>;
  readonly instalments: Pick<InstalmentService, 'refunded'>;
  readonly exports: Pick<ExportService, 'register'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly whenDone: WhenRefunded;
}

/** Refunds: requested, decided, sent and ended; each by a service of its own. */
export const createRefundService = (needs: Needs) => {
  const { names } = needs;
  const detailOf = async (queries: Queries, row: RefundRow): Promise<RefundDetail> => {
    const people = await names.peopleOf(queries, peopleOf(row));
    const nameOf = (id: string | null) => people.find(({ accountId }) => accountId === id)?.account ?? null;
    return presentDetail(row, nameOf);
  };
  const policies = createRefundPolicies(needs);
  const money = createRefundMoney(needs);
  const outcomes = createRefundOutcomes(needs);
  const all = { ...needs, policies, money, outcomes, detailOf };
  const lists = createRefundLists(all);
  needs.exports.register('refund', createRefundExport({ ...needs, lists }));
  return {
    policies,
    outcomes,
    /** Under which of these keys a rail was, or may be, asked for money. */
    knownOf: async (queries: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> =>
      new Set((await findByKeys(queries, keys)).map(({ number }) => number)),
    /** A refund as the merchant's server is told of it. */
    present: presentRefund,
    requests: createRefundRequests(all),
    decisions: createRefundDecisions(all),
    lists,
    queries: createRefundQueries(all),
  };
};
export type RefundService = ReturnType<typeof createRefundService>;
