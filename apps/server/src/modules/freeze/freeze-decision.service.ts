import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import {
  type askFreeze,
  type decideFreeze,
  FreezeState,
  type getFreeze,
  type takeBackFreeze,
} from '@balcao/contract/withdrawal-freeze';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvents } from '../staff/audit-event.service.ts';
import type { ConsentEmails } from '../staff/consent-emails.service.ts';
import {
  decideConsent,
  expireConsents,
  newConsent,
  presentConsents,
  takeBackConsent,
} from '../staff/staff-consent.service.ts';
import type { StaffNames } from '../staff/staff-names.service.ts';
import type { TeamService } from '../team/team.service.ts';
import {
  deleteFrozen,
  type FreezeRow,
  findFreeze,
  findFrozen,
  insertFreeze,
  insertFrozen,
  listFreezes,
} from './freeze.repository.ts';
import type { FreezeEmails } from './freeze-emails.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly events: Pick<Events, 'publish'>;
  readonly teams: Pick<TeamService, 'payee' | 'lock'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'namesOf'>;
  readonly emails: FreezeEmails;
  readonly consentEmails: ConsentEmails;
}
type Act = 'Asked' | 'Agreed' | 'Refused' | 'TakenBack';
type Deciding = Call<typeof askFreeze> | Call<typeof decideFreeze> | Call<typeof takeBackFreeze>;

const table = 'freeze_request';
const shownAtMost = 50;

/** Freezing a merchant's money, and unfreezing it, takes two of the staff: one asks and says why, another decides. */
export const createFreezeDecisions = (needs: Needs) => {
  const { db, clock, jobs, events, teams, auditEvents, staffNames, emails, consentEmails } = needs;
  jobs.every(60, 'withdrawal.freeze-expiry', () => expireConsents(db, table, clock.now()));

  /** Locks the merchant's freeze until the transaction ends, and returns its name. @throws Refusal `not_found`. */
  const lock = async (tx: Tx, merchantId: string, now: Date): Promise<string> => {
    const { name } = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
    await teams.lock(tx, merchantId);
    await expireConsents(tx, table, now, merchantId);
    return name;
  };
  const record = (tx: Tx, call: Deciding, { action, id }: Pick<FreezeRow, 'action' | 'id'>, name: string, act: Act) => {
    const kind: AuditEventKind = `${action}${act}`;
    return auditEvents.record(tx, call, { kind, merchantId: call.params.id, subjectId: id, subjectName: name });
  };

  const show = async (queries: Queries, merchantId: string, now: Date): Promise<FreezeState> => {
    if (!(await teams.payee(queries, merchantId))) refuse('not_found');
    const rows = await listFreezes(queries, merchantId, shownAtMost);
    const frozen = await findFrozen(queries, merchantId);
    const presented = await presentConsents(queries, staffNames, rows, now);
    const requests = presented.map(({ row: { action, reason }, consent }) => ({ ...consent, action, reason }));
    return FreezeState.parse({
      frozen: frozen ? { since: frozen.since.toISOString(), reason: frozen.reason } : null,
      asked: requests.find(({ status }) => status === 'asked') ?? null,
      history: requests,
    });
  };

  /** What another agreed to happens now: from here on withdrawals are refused, or asked for again. */
  const apply = async (tx: Tx, { merchantId, id, action, reason }: FreezeRow, now: Date): Promise<void> => {
    if (action === 'freeze') await insertFrozen(tx, { merchantId, requestId: id, reason, since: now });
    else await deleteFrozen(tx, merchantId);
    await emails.tell(tx, merchantId, action, now);
    events.publish(tx, merchantId, { topic: 'withdrawal', key: 'freeze' });
  };

  return {
    get: ({ params, now }: Call<typeof getFreeze>): Promise<FreezeState> => show(db, params.id, now),

    /** @throws Refusal `colleague_first` while another request waits, or when it is so already. */
    ask: (call: Call<typeof askFreeze>): Promise<FreezeState> =>
      idempotently(db, call, async (tx) => {
        const { now, params, body } = call;
        const { id: merchantId } = params;
        const name = await lock(tx, merchantId, now);
        const isFrozen = (await findFrozen(tx, merchantId)) !== undefined;
        if (isFrozen === (body.action === 'freeze')) refuse('colleague_first');
        const row = { merchantId, id: newId(now), ...body, ...newConsent(call) };
        if (!(await insertFreeze(tx, row))) refuse('colleague_first');
        await record(tx, call, row, name, 'Asked');
        await consentEmails.asked(tx, call, { kind: body.action, merchant: name, words: body.words });
        return show(tx, merchantId, now);
      }),

    /** @throws Refusal `second_person` for the requester; `colleague_first` when it is not waiting any more. */
    decide: (call: Call<typeof decideFreeze>): Promise<FreezeState> =>
      idempotently(db, call, async (tx) => {
        const { now, params, body } = call;
        const { id: merchantId } = params;
        const name = await lock(tx, merchantId, now);
        const row = (await findFreeze(tx, { merchantId, id: params.requestId })) ?? refuse('not_found');
        await decideConsent(tx, table, row, call);
        await record(tx, call, row, name, body.agreed ? 'Agreed' : 'Refused');
        if (body.agreed) await apply(tx, row, now);
        return show(tx, merchantId, now);
      }),

    /** @throws Refusal `permission_missing` for anyone but the requester; `colleague_first` when it is not waiting any more. */
    takeBack: (call: Call<typeof takeBackFreeze>): Promise<FreezeState> =>
      idempotently(db, call, async (tx) => {
        const { now, params } = call;
        const { id: merchantId } = params;
        const name = await lock(tx, merchantId, now);
        const row = (await findFreeze(tx, { merchantId, id: params.requestId })) ?? refuse('not_found');
        await takeBackConsent(tx, table, row, call);
        await record(tx, call, row, name, 'TakenBack');
        return show(tx, merchantId, now);
      }),
  };
};
export type FreezeDecisions = ReturnType<typeof createFreezeDecisions>;
