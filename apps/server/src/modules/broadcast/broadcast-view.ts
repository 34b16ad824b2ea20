import { excerptOf } from '@balcao/contract/article-text';
import { type Broadcast, recallMinutes, type WholeBroadcast } from '@balcao/contract/broadcast';
import type { Media } from '@balcao/contract/media';
import type { Queries } from '../../platform/db.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { PictureLinks } from './article-picture-link.ts';
import type { BroadcastRow, ListedBroadcast } from './broadcast.tables.ts';
import { clickedAddresses } from './broadcast-addresses.ts';
import type { LikesOf } from './broadcast-reactions.ts';
import { usualReception } from './broadcast-usual.ts';

/** Until when a broadcast can be recalled. */
export const recallEndOf = (sentAt: Date): Date => new Date(sentAt.getTime() + recallMinutes * 60_000);

/** The same of what can be recalled at all. */
export const recallUntilOf = ({ sentAt, state }: Pick<ListedBroadcast, 'sentAt' | 'state'>): string | null =>
  sentAt && (state === 'sent' || state === 'sending') ? recallEndOf(sentAt).toISOString() : null;

/** What it says of a template, for its team. */
export const chosenTemplateOf = ({
  template,
  templateWords: words,
}: Pick<ListedBroadcast, 'template' | 'templateWords'>): Broadcast['template'] => template && { ...template, words };

type CoverAddress = Broadcast['coverAddress'];
/** Who looks, and when: links to files are for one person. */
export interface Viewing {
  readonly actor: { readonly accountId: string };
  readonly now: Date;
}
interface Shown {
  readonly updatedBy: string;
  readonly asked: Broadcast['asked'];
  readonly declined: Broadcast['declined'];
  readonly coverAddress: CoverAddress;
  readonly media: Media[];
  readonly likes: number;
}

const progressOf = ({
  state,
  looked,
  toLook: of,
  pausedAt,
  isTemplateStopped,
}: ListedBroadcast): Broadcast['progress'] =>
  state === 'sending' ? { looked, of, isPaused: pausedAt !== null, isTemplateStopped } : null;

const present = (row: ListedBroadcast, { updatedBy, ...shown }: Shown): Broadcast => {
  const { sentAt, scheduledAt, recalledAt } = row;
  return {
    id: row.id,
    channelId: row.channelId,
    type: row.type,
    state: row.state,
    title: row.title,
    text: row.text,
    url: row.url,
    excerpt: excerptOf(row.articleText),
    cover: row.cover,
    template: chosenTemplateOf(row),
    ...shown,
    scheduledAt: scheduledAt?.toISOString() ?? null,
    sentAt: sentAt?.toISOString() ?? null,
    audience: row.audience,
    progress: progressOf(row),
    isStopped: row.stoppedAt !== null,
    isEdited: row.editionOf !== null,
    recallUntil: recallUntilOf(row),
    recalledAt: recalledAt?.toISOString() ?? null,
    delivered: row.delivered,
    seen: row.seen,
    clicked: row.clicked,
    left: row.left,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    updatedBy,
  };
};

interface Needs {
  readonly names: Pick<AccountNames, 'peopleOf'>;
  readonly links: Pick<PictureLinks, 'issue'>;
  readonly media: Pick<MediaService, 'describe'>;
  readonly likesOf: LikesOf;
}

/** Broadcasts as the team of their channel sees them. */
export const createBroadcastView = ({ names, links, media, likesOf }: Needs) => {
  const addressOf = ({ merchantId }: ListedBroadcast, id: string): string =>
    links.issue({ merchantId, id, broadcastId: undefined });
  const presentAll = async (
    queries: Queries,
    rows: readonly ListedBroadcast[],
    viewing?: Viewing,
  ): Promise<Broadcast[]> => {
    const involved = rows.flatMap(({ updatedBy, askedBy, declinedBy }) => [updatedBy, askedBy, declinedBy]);
    const ids = [...new Set(involved.filter((id) => id !== null))];
    const people = ids.length === 0 ? [] : await names.peopleOf(queries, ids);
    const nameOf = new Map(people.map(({ accountId, account }) => [accountId, account]));
    const askedOf = ({ askedBy, askedAt }: ListedBroadcast): Broadcast['asked'] =>
      askedBy && askedAt
        ? {
            by: nameOf.get(askedBy) ?? '',
            at: askedAt.toISOString(),
            isOwn: askedBy === viewing?.actor.accountId,
          }
        : null;
    const declinedOf = ({ declinedBy, declinedAt, declinedNote: note }: ListedBroadcast): Broadcast['declined'] =>
      declinedBy && declinedAt && note !== null
        ? { by: nameOf.get(declinedBy) ?? '', at: declinedAt.toISOString(), note }
        : null;
    const [first] = rows;
    const sent = rows.filter(({ sentAt }) => sentAt !== null).map(({ id }) => id);
    const likes = first && sent.length > 0 ? await likesOf(queries, first.merchantId, sent) : undefined;
    const ofFiles = viewing ? rows.flatMap(({ mediaIds }) => mediaIds) : [];
    const show = first && (await media.describe(queries, first.merchantId, ofFiles));
    const filesOf = ({ mediaIds }: ListedBroadcast): Media[] =>
      viewing && show ? show({ accountId: viewing.actor.accountId }, viewing.now, mediaIds) : [];
    return rows.map((row) =>
      present(row, {
        updatedBy: nameOf.get(row.updatedBy) ?? '',
        asked: askedOf(row),
        declined: declinedOf(row),
        coverAddress: row.cover && addressOf(row, row.cover),
        media: filesOf(row),
        likes: likes?.get(row.id) ?? 0,
      }),
    );
  };
  const presentOne = async (queries: Queries, row: ListedBroadcast, viewing: Viewing): Promise<Broadcast> => {
    const [broadcast] = await presentAll(queries, [row], viewing);
    if (!broadcast) throw new Error('a broadcast that is there is presented');
    return broadcast;
  };
  return {
    presentAll,
    present: presentOne,
    presentWhole: async (queries: Queries, row: BroadcastRow, viewing: Viewing): Promise<WholeBroadcast> => ({
      ...(await presentOne(queries, row, viewing)),
      article: row.article,
      pictures: row.pictures.map((id) => ({ id, address: addressOf(row, id) })),
      addresses: await clickedAddresses(queries, row),
      usual: await usualReception(queries, row, viewing.now),
    }),
  };
};
export type BroadcastView = ReturnType<typeof createBroadcastView>;
