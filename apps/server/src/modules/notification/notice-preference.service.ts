import type { ReplyOf } from '@balcao/contract/endpoint';
import { LogEvent } from '@balcao/contract/log';
import { mayKnow, type NoticeKind, noticeKinds } from '@balcao/contract/notification-notice';
import {
  largeRefundFromDefault,
  type listNoticePreferences,
  type NoticePolicy,
  type NoticePreference,
  type saveNoticePolicy,
  type saveNoticePreference,
} from '@balcao/contract/notification-preference';
import type { AccountActor } from '../../platform/actor.ts';
import { type Db, type Queries, type Tx, transaction } from '../../platform/db.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { refuse } from '../../platform/refusal.ts';
import type { LogService } from '../log/log.service.ts';
import { changeOf, wholeTeam } from '../log/log-change.service.ts';
import { preferenceOf } from './chosen-preference.ts';
import {
  deletePreferencesOf,
  findPolicy,
  findPreferences,
  putPreference,
  savePolicy,
} from './notice-preference.repository.ts';
import type { PaymentTeams } from './payment-teams.ts';

interface Needs {
  readonly db: Db;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly paymentTeams: Pick<PaymentTeams, 'chosen'>;
}

/** What members want to hear of, and how; and what a team calls large. */
export const createNoticePreferences = ({ db, events, logs, paymentTeams }: Needs) => {
  const policyOf = async (queries: Queries, merchantId: string): Promise<NoticePolicy> => {
    const row = await findPolicy(queries, merchantId);
    return row
      ? { largeRefundFrom: row.largeRefundFrom, version: row.version }
      : { largeRefundFrom: largeRefundFromDefault, version: 0 };
  };
  /** Of each kind that the member may know of. @throws Refusal `team_missing`. */
  const preferencesOf = async (queries: Queries, actor: AccountActor): Promise<NoticePreference[]> => {
    const chosen = await findPreferences(queries, actor.merchantId ?? refuse('team_missing'), actor.accountId);
    return noticeKinds
      .filter((kind) => mayKnow(actor, kind))
      .map((kind) =>
        preferenceOf(
          kind,
          actor,
          chosen.find((row) => row.kind === kind),
        ),
      );
  };

  return {
    policyOf,

    /** What a person has chosen and seen, with the account that is erased. */
    erase: (tx: Tx, accountId: string): Promise<void> => deletePreferencesOf(tx, accountId),

    /** The kinds that the member has in the bell. @throws Refusal `team_missing`. */
    inBell: async (queries: Queries, actor: AccountActor): Promise<NoticeKind[]> =>
      (await preferencesOf(queries, actor)).filter(({ bell }) => bell).map(({ kind }) => kind),

    list: async ({ actor }: Call<typeof listNoticePreferences>): Promise<ReplyOf<typeof listNoticePreferences>> => {
      const merchantId = actor.merchantId ?? refuse('team_missing');
      return { list: await preferencesOf(db, actor), policy: await policyOf(db, merchantId) };
    },

    /** @throws Refusal `not_found` for a kind that the member may not know of; `state_forbids` for an e-mail that must be. */
    save: ({ actor, body }: Call<typeof saveNoticePreference>): Promise<NoticePreference> =>
      transaction(db, async (tx) => {
        const { accountId } = actor;
        const merchantId = actor.merchantId ?? refuse('team_missing');
        if (!mayKnow(actor, body.kind)) refuse('not_found');
        const saved = preferenceOf(body.kind, actor, body);
        if (saved.mail !== body.mail) refuse('state_forbids');
        await putPreference(tx, { merchantId, accountId, ...body });
        paymentTeams.chosen(tx, merchantId);
        events.publish(tx, merchantId, { topic: 'notice', key: 'preference' });
        return saved;
      }),

    /** @throws Refusal `changed_elsewhere`. */
    savePolicy: (call: Call<typeof saveNoticePolicy>): Promise<NoticePolicy> =>
      idempotently(db, call, async (tx) => {
        const { actor, body, now } = call;
        const { merchantId } = actor;
        const before = await policyOf(tx, merchantId);
        const saved = { largeRefundFrom: body.largeRefundFrom, version: body.version + 1 };
        if (!(await savePolicy(tx, { merchantId, ...saved, updatedAt: now }, body.version)))
          refuse('changed_elsewhere');
        events.publish(tx, merchantId, { topic: 'notice', key: 'policy' });
        const changes = changeOf('largeRefundFrom', before.largeRefundFrom, saved.largeRefundFrom);
        const act = { event: LogEvent.enum.noticePolicyChanged, subject: wholeTeam(merchantId), changes };
        if (changes.length > 0) await logs.record(tx, call, act);
        return saved;
      }),
  };
};
export type NoticePreferences = ReturnType<typeof createNoticePreferences>;
