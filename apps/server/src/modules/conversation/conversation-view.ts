import type { Conversation, WholeConversation } from '@balcao/contract/conversation';
import type { ConversationMessage } from '@balcao/contract/conversation-message';
import type { Queries } from '../../platform/db.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { FollowerProfiles } from '../follower/follower-profile.service.ts';
import type { ConversationRow, MessageRow } from './conversation.tables.ts';
import { avatarsBeside, type RobotAvatarsOf } from './machine-avatar.ts';
import { listAt } from './message.repository.ts';
import { namedAttachment, shownAttachment } from './shown-attachment.ts';

interface Needs {
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly profiles: FollowerProfiles;
  readonly avatars: () => RobotAvatarsOf;
}
interface Reading {
  readonly actor: Parameters<FollowerProfiles['of']>[3];
  readonly now: Date;
}
type People = ReadonlyMap<string, string>;

/** Conversations as the team of their channel sees them. */
export const createConversationView = ({ names, profiles, avatars }: Needs) => {
  const peopleOf = async (queries: Queries, ids: readonly (string | null)[]): Promise<People> => {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    if (wanted.length === 0) return new Map();
    return new Map((await names.peopleOf(queries, wanted)).map(({ accountId, account }) => [accountId, account]));
  };
  const personOf = (people: People, id: string | null) =>
    id === null ? null : { memberId: id, name: people.get(id) ?? '' };
  const present = (row: ConversationRow, last: MessageRow | undefined, people: People): Conversation => {
    const named = namedAttachment(last?.attachment);
    return {
      id: row.id,
      state: row.state,
      snoozedUntil: row.snoozedUntil?.toISOString() ?? null,
      name: row.name,
      assignee: personOf(people, row.assigneeId),
      last: {
        kind: last?.kind ?? 'system',
        text: last?.text ?? '',
        attachment: named.kind,
        seconds: named.seconds,
        at: row.lastAt.toISOString(),
      },
      unread: row.teamUnread,
      waitingSince: row.waitingSince?.toISOString() ?? null,
      handler: row.handler,
    };
  };
  const list = async (queries: Queries, rows: readonly ConversationRow[]): Promise<Conversation[]> => {
    const last = await listAt(
      queries,
      rows.map(({ merchantId, id, lastPosition: position }) => ({ merchantId, id, position })),
    );
    const people = await peopleOf(
      queries,
      rows.map(({ assigneeId }) => assigneeId),
    );
    return rows.map((row) => present(row, last.get(row.id), people));
  };

  return {
    list,

    messages: async (queries: Queries, rows: readonly MessageRow[]): Promise<ConversationMessage[]> => {
      const people = await peopleOf(
        queries,
        rows.map(({ authorId }) => authorId),
      );
      const avatarOf = await avatarsBeside(avatars(), queries, rows);
      return rows.map((row) => {
        const { position, kind, authorId, speaker, text, attachment, buttons, at } = row;
        return {
          position,
          kind,
          author: personOf(people, authorId),
          speaker,
          avatar: avatarOf(row),
          text,
          attachment: shownAttachment(attachment),
          buttons: [...buttons],
          at: at.toISOString(),
        };
      });
    },

    /** One with the person, as far as the member who asks may know them. */
    whole: async (queries: Queries, row: ConversationRow, { actor, now }: Reading): Promise<WholeConversation> => {
      const [shown] = await list(queries, [row]);
      if (!shown) throw new Error('one row has one view');
      const follower = await profiles.of(queries, row, row.customerId, actor);
      const { lastPosition, teamRead, delivered, followerRead, isStopped } = row;
      return {
        ...shown,
        lastPosition,
        teamRead,
        delivered,
        followerRead,
        isStopped: isStopped || follower === null,
        hasMachines: row.machineAt !== null,
        saidAt: now.toISOString(),
        follower,
      };
    },
  };
};
export type ConversationView = ReturnType<typeof createConversationView>;
