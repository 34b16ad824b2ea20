import { type Channel, ChannelRight, readChannelAvatar } from '@balcao/contract/channel';
import { pathOf } from '@balcao/contract/endpoint';
import type { ChannelRow } from './channel.tables.ts';
import { badgesOf } from './channel-standing.ts';

/** Who asks, as far as a channel is concerned. */
export interface Viewer {
  readonly accountId: string;
  readonly isAdmin: boolean;
}
/** Facts about a channel that are not in its row. */
interface Known {
  readonly url: string;
  readonly ownerName: string;
  readonly growth: readonly number[];
  /** The rights that the caller has as a manager. */
  readonly given: readonly ChannelRight[];
}

/** What a member may do with a channel: its owner and super admins everything, a manager what they were given. */
export const rightsOf = (
  { accountId, isAdmin }: Viewer,
  { ownerId }: Pick<ChannelRow, 'ownerId'>,
  given: readonly ChannelRight[],
): readonly ChannelRight[] => (isAdmin || ownerId === accountId ? ChannelRight.options : given);

export const avatarPathOf = ({ avatarId }: Pick<ChannelRow, 'avatarId'>): string =>
  pathOf(readChannelAvatar, { avatar: avatarId });

export const presentChannel = (row: ChannelRow, viewer: Viewer, { url, ownerName, growth, given }: Known): Channel => ({
  id: row.id,
  url,
  name: row.name,
  type: row.type,
  description: row.description,
  language: row.language,
  category: row.category,
  avatar: avatarPathOf(row),
  badges: badgesOf(row.certified),
  followers: row.followers,
  growth: [...growth],
  state: row.state,
  closesAt: row.closesAt?.toISOString() ?? null,
  frozenAt: row.frozenAt?.toISOString() ?? null,
  needsApproval: row.needsApproval,
  owner: { memberId: row.ownerId, name: ownerName },
  isOwner: row.ownerId === viewer.accountId,
  rights: [...rightsOf(viewer, row, given)],
  version: row.version,
  createdAt: row.createdAt.toISOString(),
});
