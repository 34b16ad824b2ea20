import type { AuditEventKind } from '@balcao/contract/audit-event-kind';
import type { decideMerchantChange, MerchantChange, takeBackMerchantChange } from '@balcao/contract/merchant-change';
import type { ConsentSubject as Subject } from '@balcao/contract/staff-consent';
import { waitingAtMost } from '@balcao/contract/waiting';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Queries, Tx } from '../../platform/db.ts';
import { idempotently, type KeyedCall } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import { noMerchant } from '../ledger/ledger.service.ts';
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
  endSettings,
  findAgreedSetting,
  findSettingRequest,
  insertSettingRequest,
  listAskedSettings,
  listLiveSettings,
} from './setting-request.repository.ts';

/** What was asked for, as the module of the subject sets it. */
export interface AgreedSetting {
  readonly merchantId: string;
  readonly proposal: unknown;
  readonly reason: string;
  /** Who asked for it: the history is theirs. */
  readonly askedBy: string;
}
type Ending = KeyedCall & AuditEvent & { readonly params: { readonly requestId: string } };
type Deciding = Ending & { readonly body: { readonly agreed: boolean; readonly words: string | null } };
type Apply = (tx: Tx, auditEvent: AuditEvent, setting: AgreedSetting) => Promise<void>;
interface Asking {
  readonly merchantId: string;
  readonly subject: Subject;
  /** Which one of many; and what the mail calls it where no merchant is asked about. */
  readonly about?: string;
  readonly name?: string;
  readonly proposal: unknown;
  readonly changes?: readonly Pick<MerchantChange, 'before' | 'after'>[];
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
  return: {
    asked: 'ownerlessReturnAsked',
    refused: 'ownerlessReturnRefused',
    takenBack: 'ownerlessReturnTakenBack',
  },
  credit: {
    asked: 'ownerlessCreditAsked',
    refused: 'ownerlessCreditRefused',
    takenBack: 'ownerlessCreditTakenBack',
  },
  close: { asked: 'ownerlessCloseAsked', refused: 'ownerlessCloseRefused', takenBack: 'ownerlessCloseTakenBack' },
  match: { asked: 'ownerlessMatchAsked', refused: 'ownerlessMatchRefused', takenBack: 'ownerlessMatchTakenBack' },
  returnLimit: { asked: 'returnLimitAsked', refused: 'returnLimitRefused', takenBack: 'returnLimitTakenBack' },
} as const satisfies Record<Subject, Record<string, AuditEventKind>>;

/**
 * Fees and limits of a merchant, and decisions on unidentified payments, need two people of finance: one requests with a reason, another agrees
 * (docs/decisions/090-looks-notes-and-second-people.md).
 */
export const createSettingRequests = (needs: Needs) => {
  const { db, clock, jobs, teams, auditEvents, staffNames, consentEmails } = needs;
  jobs.every(60, 'merchant.setting-expiry', () => expireConsents(db, table, clock.now()));
  const appliers = new Map<Subject, Apply>();

  /** Locks the team and returns its name. Unidentified payments have no team to lock; their requests are told apart by the payment. */
  const lock = async (tx: Tx, merchantId: string, now: Date): Promise<string> => {
    const { name } =
      merchantId === noMerchant ? { name: '' } : ((await teams.payee(tx, merchantId)) ?? refuse('not_found'));
    if (merchantId !== noMerchant) await teams.lock(tx, merchantId);
    await expireConsents(tx, table, now, merchantId);
    return name;
  };
  /** The request, locked until the transaction ends. @throws Refusal `not_found`. */
  const locked = async (tx: Tx, merchantId: string, { params, now }: Ending) => {
    const name = await lock(tx, merchantId, now);
    const row = (await findSettingRequest(tx, { merchantId, id: params.requestId })) ?? refuse('not_found');
    return { row, name: row.about || name };
  };
  const record = (
    tx: Tx,
    call: AuditEvent,
    kind: AuditEventKind,
    { merchantId, id }: Pick<SettingRequestRow, 'merchantId' | 'id'>,
    name: string,
  ) =>
    auditEvents.record(tx, call, {
      kind,
      merchantId: merchantId === noMerchant ? null : merchantId,
      subjectId: id,
      subjectName: name,
    });

  /** What waits about each of these, or about all, by the names of today. */
  const liveOf = async (
    queries: Queries,
    merchantId: string,
    subjects: readonly Subject[],
    abouts?: readonly string[],
  ) => {
    const now = clock.now();
    const rows = await listLiveSettings(queries, { merchantId, subjects }, abouts, { now, limit: waitingAtMost });
    return presentConsents(queries, staffNames, rows, now);
  };
  const decide = (call: Deciding, of: string): Promise<null> =>
    idempotently(db, call, async (tx) => {
      const { row, name } = await locked(tx, of, call);
      await decideConsent(tx, table, row, call);
      const { merchantId, subject, proposal, words: reason, askedBy } = row;
      if (call.body.agreed) await appliers.get(subject)?.(tx, call, { merchantId, proposal, reason, askedBy });
      else await record(tx, call, kinds[subject].refused, row, name);
      return null;
    });
  const takeBack = (call: Ending, of: string): Promise<null> =>
    idempotently(db, call, async (tx) => {
      const { row, name } = await locked(tx, of, call);
      await takeBackConsent(tx, table, row, call);
      await record(tx, call, kinds[row.subject].takenBack, row, name);
      return null;
    });

  return {
    /** What sets a subject once it is agreed to. */
    register: (subject: Subject, apply: Apply): void => void appliers.set(subject, apply),

    /** Asks a colleague, in the caller's transaction. @throws Refusal `colleague_first` while another request waits. */
    ask: async (tx: Tx, call: AuditEvent, asking: Asking): Promise<void> => {
      const { merchantId, subject, about = '', proposal, changes = [], reason: words } = asking;
      const called = await lock(tx, merchantId, call.now);
      const name = asking.name ?? called;
      const row = { merchantId, id: newId(call.now), subject, about, proposal, changes, words, ...newConsent(call) };
      if (!(await insertSettingRequest(tx, row))) refuse('colleague_first');
      await record(tx, call, kinds[subject].asked, row, about || name);
      await consentEmails.asked(tx, call, { kind: subject, merchant: name, words });
    },

    /** What waits for a second person about a subject of a merchant, or null. */
    live: async (queries: Queries, merchantId: string, subject: Subject) => {
      const [presented] = await liveOf(queries, merchantId, [subject], ['']);
      return presented ? { ...presented.consent, changes: presented.row.changes } : null;
    },
    liveOf,

    /** What was agreed to last about a subject, as the module of the subject reads it; undefined where nothing was. */
    agreed: async (queries: Queries, merchantId: string, subject: Subject): Promise<unknown> =>
      (await findAgreedSetting(queries, { merchantId, subject }))?.proposal,

    /** What waits for a second person, the oldest first. */
    waiting: async (queries: Queries, now: Date, atMost: number) =>
      (await listAskedSettings(queries, now, atMost)).map((row) => {
        const { id, subject, merchantId, askedBy, askedAt, expiresAt, words } = row;
        return { id, kind: subject, merchantId, subjectId: null, askedBy, askedAt, expiresAt, words };
      }),

    /** @throws Refusal `second_person` for the requester; `colleague_first` when it is not waiting any more. */
    decide: (call: Call<typeof decideMerchantChange>): Promise<null> => decide(call, call.params.id),

    /** @throws Refusal `permission_missing` for anyone but the requester; `colleague_first` when it is not waiting any more. */
    takeBack: (call: Call<typeof takeBackMerchantChange>): Promise<null> => takeBack(call, call.params.id),

    /** The same for requests about unidentified payments. */
    unidentified: {
      decide: (call: Deciding): Promise<null> => decide(call, noMerchant),
      takeBack: (call: Ending): Promise<null> => takeBack(call, noMerchant),
      /** Closes requests about payments that were handled in another way. */
      end: (tx: Tx, endToEndIds: readonly string[]): Promise<void> =>
        endSettings(tx, noMerchant, endToEndIds, clock.now()),
    },
  };
};
export type SettingRequests = ReturnType<typeof createSettingRequests>;
