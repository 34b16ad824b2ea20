import type { ChannelRight } from '@balcao/contract/channel';
import type { InvitedManager } from '@balcao/contract/channel-right';
import type { MenuPermission } from '@balcao/contract/menus';
import type { Queries, Tx } from '../../platform/db.ts';
import type { ActionContext } from '../log/log.service.ts';
import { adminMaskFor } from '../member/admin-mask.service.ts';
import { statusAt } from './invitation.present.ts';
import { countInvitedTo, listInvitedTo } from './invitation-list.repository.ts';

/** What an invitation carries where it also makes a manager of a channel. */
export interface CarriedChannel {
  readonly channelId: string;
  readonly rights: readonly ChannelRight[];
}
/** A member with their rights of this moment. */
export interface Giver {
  readonly merchantId: string;
  readonly accountId: string;
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
}
/** The permissions of the role that comes with it. */
type RolePermissions = readonly MenuPermission[];

interface Asked {
  readonly carried: CarriedChannel;
  readonly permissions: RolePermissions;
  readonly now: Date;
  /** The invitation that is sent again: it has its place among the managers already. */
  readonly invitationId: string | undefined;
}
interface Admitted {
  readonly carried: CarriedChannel;
  readonly permissions: RolePermissions;
  /** Who has accepted, and when. */
  readonly context: ActionContext;
  /** Who invited; undefined for one who is no member any more. */
  readonly giver: Giver | undefined;
}

/** What channels, which are made later, decide about people who are invited to manage them. */
export interface InvitedManagers {
  /**
   * Whether this member may make others managers with these rights, and there is a place; the channel is held. Answers with its name.
   * @throws Refusal `not_found`, `permission_missing`, `channel_chat_account`, `channel_right`, `state_forbids`, `channel_managers_full`.
   */
  readonly mayInvite: (tx: Tx, giver: Giver, asked: Asked) => Promise<string>;
  /** Makes the new member a manager, unless the channel is closed or its inviter could not do so any more; answers with its name, and whether. */
  readonly admit: (tx: Tx, admitted: Admitted) => Promise<{ readonly name: string; readonly isManager: boolean }>;
  /** What a channel is called; null for one that takes no managers any more. */
  readonly nameOf: (queries: Queries, merchantId: string, channelId: string, now: Date) => Promise<string | null>;
}

interface Place {
  readonly merchantId: string;
  readonly channelId: string;
}
const rightsOf = (rights: readonly ChannelRight[] | null): ChannelRight[] => [...(rights ?? [])];

/** Who is invited to manage a channel. */
export const createChannelInvited = () => ({
  /** Those that wait for their answer, without one of them. */
  count: (tx: Tx, place: Place, now: Date, without: string | undefined): Promise<number> =>
    countInvitedTo(tx, place, now, without),

  /** Expired ones, too: they can be sent again. The e-mail of a super admin is shown to super admins alone. */
  list: async (
    queries: Queries,
    place: Place,
    reader: { readonly merchantId: string; readonly isAdmin: boolean },
    now: Date,
  ): Promise<InvitedManager[]> => {
    const rows = await listInvitedTo(queries, place);
    const hide = rows.length > 0 ? await adminMaskFor(queries, reader) : String;
    return rows.map((row) => ({
      invitationId: row.id,
      email: hide(row.email ?? ''),
      rights: rightsOf(row.channelRights),
      role: row.roleName,
      isExpired: statusAt(row, now) === 'expired',
      expiresAt: row.expiresAt.toISOString(),
    }));
  },
});
export type ChannelInvited = ReturnType<typeof createChannelInvited>;
