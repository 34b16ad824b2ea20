import {
  type changeMerchantLimits,
  DeskLimits,
  type getMerchantLimits,
  OwnLimits,
} from '@balcao/contract/withdrawal-limits';
import type { WithdrawalTerms } from '@balcao/contract/withdrawal-request';
import type { Db, Queries } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { type FieldProblem, refuse, refuseFields } from '../../platform/refusal.ts';
import type { SettingChanges } from '../merchant/setting-change.service.ts';
import type { SettingRequests } from '../merchant/setting-request.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { TermsRow } from './withdrawal.tables.ts';
import { commonTerms, type TermsChange, type WithdrawalTermsService } from './withdrawal-terms.service.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly teams: Pick<TeamService, 'payee' | 'standingOf'>;
  readonly terms: WithdrawalTermsService;
  readonly changes: Pick<SettingChanges, 'begin' | 'record' | 'versionOf'>;
  readonly requests: Pick<SettingRequests, 'ask' | 'live' | 'register'>;
}

const feeOf = (fixed: number | null, basisPoints: number | null) =>
  fixed === null || basisPoints === null ? null : { fixed, basisPoints };
const ownOf = (row: TermsRow | undefined): OwnLimits => ({
  single: row?.single ?? null,
  daily: row?.daily ?? null,
  minimum: row?.minimum ?? null,
  pix: feeOf(row?.pixFixed ?? null, row?.pixBasisPoints ?? null),
  bank: feeOf(row?.bankFixed ?? null, row?.bankBasisPoints ?? null),
  automatic: row?.automatic ?? null,
});
const changeOf = ({ single, daily, minimum, pix, bank, automatic }: OwnLimits): TermsChange => ({
  single,
  daily,
  minimum,
  automatic,
  pixFixed: pix?.fixed ?? null,
  pixBasisPoints: pix?.basisPoints ?? null,
  bankFixed: bank?.fixed ?? null,
  bankBasisPoints: bank?.basisPoints ?? null,
});

/** What cannot hold together: a limit within another one that is smaller. */
const problemsOf = ({ single, daily, minimum }: WithdrawalTerms): FieldProblem[] => [
  ...(single > daily ? [{ path: 'own.single', text: 'overDaily' } as const] : []),
  ...(minimum > single ? [{ path: 'own.minimum', text: 'overSingle' } as const] : []),
];

/** What staff set about the withdrawals of one merchant: each change with who, when, why, before and after. */
export const createWithdrawalLimits = ({ db, events, teams, terms, changes, requests }: Needs) => {
  const show = async (queries: Queries, merchantId: string): Promise<DeskLimits> => {
    const { type } = await teams.standingOf(queries, merchantId);
    return DeskLimits.parse({
      terms: await terms.of(queries, merchantId),
      common: commonTerms(type),
      own: ownOf(await terms.setFor(queries, merchantId)),
      version: await changes.versionOf(queries, merchantId, 'limits'),
      asked: await requests.live(queries, merchantId, 'limits'),
    });
  };
  requests.register('limits', async (tx, auditEvent, { merchantId, proposal, reason, askedBy }) => {
    const before = await terms.of(tx, merchantId);
    const row = await terms.setFor(tx, merchantId);
    const at = { version: row?.version ?? 0, now: auditEvent.now };
    await terms.set(tx, merchantId, changeOf(OwnLimits.parse(proposal)), at);
    const set = [{ before, after: await terms.of(tx, merchantId) }];
    await changes.record(tx, auditEvent, { merchantId, subject: 'limits', reason, askedBy, changes: set });
    events.publish(tx, merchantId, { topic: 'withdrawal', key: 'limits' });
  });
  return {
    get: async ({ params }: Call<typeof getMerchantLimits>): Promise<DeskLimits> => {
      if (!(await teams.payee(db, params.id))) refuse('not_found');
      return show(db, params.id);
    },

    /**
     * @throws Refusal `changed_elsewhere` when a colleague was faster; `colleague_first` while another request waits; form_invalid when
     * the limits contradict each other.
     */
    change: (call: Call<typeof changeMerchantLimits>): Promise<DeskLimits> =>
      idempotently(db, call, async (tx) => {
        const { id: merchantId } = call.params;
        const { version, reason, own: proposal } = call.body;
        await changes.begin(tx, merchantId, 'limits', version);
        if (JSON.stringify(ownOf(await terms.setFor(tx, merchantId))) === JSON.stringify(proposal))
          return show(tx, merchantId);
        const before = await terms.of(tx, merchantId);
        const after = await terms.with(tx, merchantId, changeOf(proposal));
        const problems = problemsOf(after);
        if (problems.length > 0) refuseFields(problems);
        const asking = { merchantId, subject: 'limits', proposal, changes: [{ before, after }], reason } as const;
        await requests.ask(tx, call, asking);
        return show(tx, merchantId);
      }),
  };
};
export type WithdrawalLimits = ReturnType<typeof createWithdrawalLimits>;
