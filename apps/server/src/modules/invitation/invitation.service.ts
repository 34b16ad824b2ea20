import { captchaPauseSeconds } from '@balcao/contract/account';
import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type Invitation,
  invitationLifeDays,
  type inviteMember,
  type listInvitations,
  type resendInvitation,
  type revokeInvitation,
} from '@balcao/contract/invitation';
import type { Locale } from '@balcao/contract/locale';
import { LogEvent } from '@balcao/contract/log';
import { defaultPageSize } from '@balcao/contract/page';
import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import { constraintOf, type Db, type Tx } from '../../platform/db.ts';
import { nameInMail } from '../../platform/email-template.ts';
import type { Events } from '../../platform/events.ts';
import { idempotently } from '../../platform/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Limits, Rule } from '../../platform/limits.ts';
import type { Mailer } from '../../platform/mail.ts';
import { skipOf } from '../../platform/page.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { ActionContext, LogService } from '../log/log.service.ts';
import { adminMaskFor } from '../member/admin-mask.service.ts';
import type { Grants } from '../member/grants.service.ts';
import type { MemberService } from '../member/member.service.ts';
import type { CarriedChannel, InvitedManagers } from './channel-invited.service.ts';
import { carriedBy, presentInvitation, statusAt } from './invitation.present.ts';
import {
  insertInvitation,
  lastSentTo,
  lockAddress,
  lockInvitation,
  renewInvitation,
  revokeExpired,
  revokeRow,
  waitsFor,
} from './invitation.repository.ts';
import { invitationTexts } from './invitation.texts.ts';
import { countOpen, findListing, type InvitationListing, listPage } from './invitation-list.repository.ts';
import { newInviteCode } from './invite-code.ts';

interface Needs {
  readonly db: Db;
  readonly limits: Pick<Limits, 'strike'>;
  readonly events: Pick<Events, 'publish'>;
  readonly logs: Pick<LogService, 'record'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** The only source of links (rule: one-public-address). */
  readonly publicBaseUrl: string;
  readonly names: Pick<AccountNames, 'localeOf'>;
  readonly grants: Pick<Grants, 'grantable'>;
  readonly members: Pick<MemberService, 'isMember'>;
  readonly managers: Pick<InvitedManagers, 'mayInvite'>;
}
interface NewInvitation {
  readonly merchantId: string;
  readonly email: string | null;
  readonly roleId: string;
  readonly locale: Locale;
  readonly invitedBy: string;
  readonly channel?: CarriedChannel | undefined;
  readonly now: Date;
}
type Invited = ReplyOf<typeof inviteMember>;
interface Told {
  readonly before: Invitation['status'] | null;
  readonly after: string;
  readonly channelName?: string | undefined;
}
interface Leaving {
  readonly code: string;
  readonly locale: Locale;
  readonly now: Date;
  readonly channelName: string | undefined;
}

/** Anyone may open a team under any name, so the number of mails to strangers in its name is limited. */
export const invitationsPerPerson: Rule = { name: 'invitation-person', points: 200, seconds: 86_400 };

const lifeMs = invitationLifeDays * 86_400_000;
const pauseMs = captchaPauseSeconds * 1000;

/** An address gets at most one mail a minute, counted over all senders. */
const refuseTooSoon = (sentAt: Date | undefined, now: Date): void => {
  const waitMs = sentAt ? sentAt.getTime() + pauseMs - now.getTime() : 0;
  if (waitMs > 0) refuse('captcha_too_soon', Math.ceil(waitMs / 1000));
};

/** Someone who sends an expired invitation of the same address again at the same instant: the index knows (rule: database-decides). */
const withFreeAddress = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    return constraintOf(error) === 'invitation_email' ? refuse('already_exists') : Promise.reject(error);
  }
};

/** Invitations into a team (rule: invitations): sending, resending and revoking them. */
export const createInvitationService = (needs: Needs) => {
  const { db, limits, events, logs, mailer, publicBaseUrl, names, grants, members, managers } = needs;
  const linkOf = (code: string): string => `${publicBaseUrl}/invite?code=${code}`;

  const insert = async (tx: Tx, { now, channel, ...ask }: NewInvitation): Promise<{ id: string; code: string }> => {
    const { code, codeHash } = newInviteCode();
    const id = newId(now);
    const times = { createdAt: now, sentAt: now, expiresAt: new Date(now.getTime() + lifeMs) };
    const carried = { channelId: channel?.channelId ?? null, channelRights: channel ? [...channel.rights] : null };
    await withFreeAddress(insertInvitation(tx, { ...ask, ...carried, id, codeHash, status: 'pending', ...times }));
    return { id, code };
  };

  /** An address that is free to be written to. @throws Refusal `member_already`, `already_exists`, `captcha_too_soon`. */
  const claimAddress = async (tx: Tx, merchantId: string, email: string, now: Date): Promise<void> => {
    await lockAddress(tx, merchantId, email);
    if (await members.isMember(tx, merchantId, email)) refuse('member_already');
    if (await waitsFor(tx, merchantId, email, now)) refuse('already_exists');
    refuseTooSoon(await lastSentTo(tx, merchantId, email), now);
    await revokeExpired(tx, merchantId, email, now);
  };

  /** By e-mail the code leaves in the mail and nowhere else; by link, in the answer and nowhere else. */
  const handOver = async (tx: Tx, row: InvitationListing, ask: Leaving) => {
    const link = linkOf(ask.code);
    const { email, roleName: role } = row;
    const [team, invitedBy] = [nameInMail(row.teamName), nameInMail(row.invitedBy)];
    if (email !== null) {
      const locale = (await names.localeOf(tx, email)) ?? ask.locale;
      const channel = ask.channelName === undefined ? undefined : nameInMail(ask.channelName);
      await mailer.send(tx, { to: email, ...invitationTexts[locale]({ team, invitedBy, role, channel, link }) });
    }
    return { ...presentInvitation(row, ask.now), link: email === null ? link : null } satisfies Invited;
  };

  const tell = async (tx: Tx, context: ActionContext, row: InvitationListing, { before, after, channelName }: Told) => {
    events.publish(tx, context.actor.merchantId, { topic: 'team', key: row.id });
    if (row.channelId) events.publish(tx, context.actor.merchantId, { topic: 'channel', key: row.channelId });
    const rights = row.channelRights?.join(', ') ?? null;
    await logs.record(tx, context, {
      event: LogEvent.enum.invited,
      subject: { kind: 'invitation', id: row.id, name: row.email ?? '' },
      changes: [
        { field: 'invitation', of: null, before, after },
        ...(before === null ? [{ field: 'role', of: null, before: null, after: row.roleName } as const] : []),
        ...(channelName === undefined
          ? []
          : [{ field: 'manager', of: channelName, before: null, after: rights } as const]),
      ],
    });
  };

  return {
    /** An invitation that is there without anyone having called: the sandbox is laid out with some. */
    insert,

    invite: async (call: Call<typeof inviteMember>): Promise<Invited> => {
      await limits.strike(invitationsPerPerson, call.actor.accountId);
      return idempotently(db, call, async (tx) => {
        const { actor, now } = call;
        const { merchantId, accountId: invitedBy } = actor;
        const { email, roleId, locale, channel } = call.body;
        const { permissions } = await grants.grantable(tx, actor, { merchantId, roleId });
        // A link may be passed on: who manages a channel is known by their address.
        if (channel && email === null) refuseField('email', 'required');
        if (email !== null) await claimAddress(tx, merchantId, email, now);
        const asked = channel && { carried: channel, permissions, now, invitationId: undefined };
        const channelName = asked && (await managers.mayInvite(tx, actor, asked));
        const { id, code } = await insert(tx, { merchantId, email, roleId, locale, invitedBy, channel, now });
        const row = (await findListing(tx, { merchantId, id })) ?? refuse('not_found');
        const invited = await handOver(tx, row, { code, locale, now, channelName });
        await tell(tx, call, row, { before: null, after: 'pending', channelName });
        return invited;
      });
    },

    list: async ({ actor, query, now }: Call<typeof listInvitations>): Promise<ReplyOf<typeof listInvitations>> => {
      const { merchantId } = actor;
      const { cursor, pageNum = 1, pageSize = defaultPageSize } = query;
      const place = placeOf(cursor, idKeys);
      const offset = skipOf(query);
      const [rows, total, hide] = await Promise.all([
        listPage(db, merchantId, { place, limit: pageSize + 1, offset }),
        countOpen(db, merchantId),
        adminMaskFor(db, actor),
      ]);
      const page = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? page.at(-1) : undefined;
      const nextCursor = last ? cursorOf({ at: last.createdAt, key: last.id }) : null;
      const list = page.map((row) => presentInvitation({ ...row, email: row.email && hide(row.email) }, now));
      return { list, total, totalIsCapped: false, pageNum, pageSize, nextCursor };
    },

    resend: async (call: Call<typeof resendInvitation>): Promise<Invited> => {
      await limits.strike(invitationsPerPerson, call.actor.accountId);
      return idempotently(db, call, async (tx) => {
        const { actor, now } = call;
        const key = { merchantId: actor.merchantId, id: call.params.id };
        const before = (await lockInvitation(tx, key)) ?? refuse('not_found');
        if (before.status !== 'pending') refuse('state_forbids');
        const { permissions } = await grants.grantable(tx, actor, {
          merchantId: key.merchantId,
          roleId: before.roleId,
        });
        const carried = carriedBy(before);
        const asked = carried && { carried, permissions, now, invitationId: before.id };
        const channelName = asked && (await managers.mayInvite(tx, actor, asked));
        refuseTooSoon(before.sentAt, now);
        const { code, codeHash } = newInviteCode();
        const expiresAt = new Date(now.getTime() + lifeMs);
        // The person who sends it again counts as its inviter from now on.
        await renewInvitation(tx, key, { codeHash, invitedBy: actor.accountId, sentAt: now, expiresAt });
        const row = (await findListing(tx, key)) ?? refuse('not_found');
        const invited = await handOver(tx, row, { code, locale: before.locale, now, channelName });
        await tell(tx, call, row, { before: statusAt(before, now), after: 'pending' });
        return invited;
      });
    },

    revoke: (call: Call<typeof revokeInvitation>): Promise<null> =>
      idempotently(db, call, async (tx) => {
        const { actor, now } = call;
        const key = { merchantId: actor.merchantId, id: call.params.id };
        const before = (await findListing(tx, key)) ?? refuse('not_found');
        if (!(await revokeRow(tx, key))) refuse('state_forbids');
        await tell(tx, call, before, { before: statusAt(before, now), after: 'revoked' });
        return null;
      }),
  };
};
export type InvitationService = ReturnType<typeof createInvitationService>;
