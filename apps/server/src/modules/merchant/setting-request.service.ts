import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type { decideMerchantChange, MerchantChange, takeBackMerchantChange } from '@balcao/contract/merchant-change';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { AuditEvent, AuditEvents } from '../staff/audit-event.service.ts';
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
import type { SettingRequestRow } from './setting-change.tables.ts';
import {
  findLiveSetting,
  findSettingRequest,
  insertSettingRequest,
  listAskedSettings,
} from './setting-request.repository.ts';

type Subject = MerchantChange['subject'];
/** What was asked for, as the module of the subject sets it. */
export interface AgreedSetting {
  readonly merchantId: string;
  readonly proposal: unknown;
  readonly reason: string;
  /** Who asked for it: the history is theirs. */
  readonly askedBy: string;
}
type Apply = (tx: Tx, auditEvent: AuditEvent, setting: AgreedSetting) => Promise<void>;
interface Asking {
  readonly merchantId: string;
  readonly subject: Subject;
  readonly proposal: unknown;
  readonly changes: readonly Pick<MerchantChange, 'before' | 'after'>[];
  readonly reason: string;
}

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly teams: Pick<TeamService, 'payee' | 'lock'>;
  readonly auditEvents: Pick<AuditEvents, 'record'>;
  readonly staffNames: Pick<StaffNames, 'namesOf'>;
  readonly consentEmails: ConsentEmails;
}
const table = 'setting_request';
const kinds = {
  fee: { asked: 'feesAsked', refused: 'feesRefused', takenBack: 'feesTakenBack' },
  limits: { asked: 'limitsAsked', refused: 'limitsRefused', takenBack: 'limitsTakenBack' },
} as const satisfies Record<Subject, Record<string, AuditEventKind>>;

/** Fees and limits of a merchant are set by two of finance: one asks and says why, another agrees (docs/decisions/090-looks-notes-and-second-people.md). */
export const createSettingRequests = (needs: Needs) => {
  const { db, clock, jobs, teams, auditEvents, staffNames, consentEmails } = needs;
  jobs.every(60, 'merchant.setting-expiry', () => expireConsents(db, table, clock.now()));
  const appliers = new Map<Subject, Apply>();

  const lock = async (tx: Tx, merchantId: string, now: Date): Promise<string> => {
    const { name } = (await teams.payee(tx, merchantId)) ?? refuse('not_found');
    await teams.lock(tx, merchantId);
    await expireConsents(tx, table, now, merchantId);
    return name;
  };
  type Ending = Call<typeof decideMerchantChange> | Call<typeof takeBackMerchantChange>;
  /** The request, which nobody else ends until the transaction does. @throws Refusal `not_found`. */
  const locked = async (tx: Tx, { params, now }: Ending): Promise<{ row: SettingRequestRow; name: string }> => {
    const name = await lock(tx, params.id, now);
    const row = await findSettingRequest(tx, { merchantId: params.id, id: params.requestId });
    return { row: row ?? refuse('not_found'), name };
  };
  const record = (
    tx: Tx,
    call: AuditEvent,
    kind: AuditEventKind,
    { merchantId, id }: Pick<SettingRequestRow, 'merchantId' | 'id'>,
    name: string,
  ) => auditEvents.record(tx, call, { kind, merchantId, subjectId: id, subjectName: name });

  return {
    /** What sets a subject once it is agreed to. */
    register: (subject: Subject, apply: Apply): void => void appliers.set(subject, apply),

    /** Asks a colleague, in the caller's transaction. @throws Refusal `colleague_first` while another request waits. */
    ask: async (tx: Tx, call: AuditEvent, asking: Asking): Promise<void> => {
      const { merchantId, subject, proposal, changes, reason: words } = asking;
      const name = await lock(tx, merchantId, call.now);
      const row = { merchantId, id: newId(call.now), subject, proposal, changes, words, ...newConsent(call) };
      if (!(await insertSettingRequest(tx, row))) refuse('colleague_first');
      await record(tx, call, kinds[subject].asked, row, name);
      await consentEmails.asked(tx, call, { kind: subject, merchant: name, words });
    },

    /** What waits for a second person about a subject of a merchant, or null. */
    live: async (queries: Queries, merchantId: string, subject: Subject) => {
      const now = clock.now();
      const row = await findLiveSetting(queries, { merchantId, subject }, now);
      const [presented] = await presentConsents(queries, staffNames, row ? [row] : [], now);
      return presented ? { ...presented.consent, changes: presented.row.changes } : null;
    },

    /** What waits for a second person, the oldest first. */
    waiting: async (queries: Queries, now: Date, atMost: number) =>
      (await listAskedSettings(queries, now, atMost)).map((row) => {
        const { id, subject, merchantId, askedBy, askedAt, expiresAt, words } = row;
        return { id, kind: subject, merchantId, subjectId: null, askedBy, askedAt, expiresAt, words };
      }),

    /** @throws Refusal `second_person` for the one who asked; `colleague_first` when it waits no more. */
    decide: (call: Call<typeof decideMerchantChange>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { row, name } = await locked(tx, call);
        await decideConsent(tx, table, row, call);
        const { merchantId, subject, proposal, words: reason, askedBy } = row;
        if (call.body.agreed) await appliers.get(subject)?.(tx, call, { merchantId, proposal, reason, askedBy });
        else await record(tx, call, kinds[subject].refused, row, name);
        return null;
      }),

    /** @throws Refusal `permission_missing` for anybody but the one who asked; `colleague_first` when it waits no more. */
    takeBack: (call: Call<typeof takeBackMerchantChange>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { row, name } = await locked(tx, call);
        await takeBackConsent(tx, table, row, call);
        await record(tx, call, kinds[row.subject].takenBack, row, name);
        return null;
      }),
  };
};
export type SettingRequests = ReturnType<typeof createSettingRequests>;
