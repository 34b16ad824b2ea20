import { excerptOf } from '@balcao/contract/article-text';
import type { Post, WholePost } from '@balcao/contract/broadcast-feed';
import { templateSaid } from '@balcao/contract/broadcast-template';
import type { Locale } from '@balcao/contract/locale';
import type { Queries } from '../../platform/db.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { MediaService } from '../media/media.service.ts';
import type { PictureLinks } from './article-picture-link.ts';
import type { BroadcastRow, ListedBroadcast } from './broadcast.tables.ts';
import type { ShownReactions } from './broadcast-reactions.ts';

interface Needs {
  readonly links: Pick<PictureLinks, 'issue'>;
  readonly media: Pick<MediaService, 'describe'>;
  readonly reactionsOf: ShownReactions['reactionsOf'];
  readonly customers: Pick<CustomerService, 'nameOf'>;
}
/** How a person meets a broadcast: as one that was sent to them, or as a test that they sent to themselves. */
export interface Met {
  readonly sentAt: Date;
  readonly isUnread: boolean;
  readonly isTest: boolean;
}
/** Who reads, and when: files have an address for one person. */
export interface PostReader {
  readonly merchantId: string;
  readonly channelId: string;
  readonly customerId: string;
  /** The name of the channel, and the language of the phone: templates say them, and are read in it. */
  readonly channel: string;
  readonly language: Locale;
  readonly now: Date;
}

const buttonsIn = ({ text, buttons }: ReturnType<typeof templateSaid>) => ({ text, buttons: [...buttons] });

/** Broadcasts as people read them. */
export const createPostViews = ({ links, media, reactionsOf, customers }: Needs) => {
  /** Only its writers read a draft, so the pictures of a test have addresses as the team has them. */
  const addressOf = ({ merchantId, id: broadcastId }: ListedBroadcast, id: string, { isTest }: Met): string =>
    links.issue({ merchantId, id, broadcastId: isTest ? undefined : broadcastId });

  /** The text of each post for its reader: a template is filled in their language. Their name is read only where they may be named. */
  const saidTo = async (queries: Queries, rows: readonly ListedBroadcast[], reader: PostReader) => {
    const { customerId, channel, language } = reader;
    const isNamed = rows.some(({ template }) => template?.values.some(({ source }) => source === 'follower'));
    const follower = isNamed ? await customers.nameOf(queries, customerId) : '';
    return ({ type, title, text, url, template, templateWords }: ListedBroadcast) =>
      type === 'template' && template && templateWords
        ? {
            title: '',
            url: '',
            ...buttonsIn(templateSaid(templateWords, template.values, { language, follower, channel })),
          }
        : { title, text, url, buttons: [] };
  };

  const viewOf = async (queries: Queries, rows: readonly ListedBroadcast[], reader: PostReader) => {
    const { merchantId, customerId, now } = reader;
    const ids = rows.flatMap(({ mediaIds }) => mediaIds);
    const filesOf = await media.describe(queries, merchantId, ids);
    const reactions = await reactionsOf(
      queries,
      reader,
      rows.map(({ id }) => id),
    );
    const wordsOf = await saidTo(queries, rows, reader);
    return (row: ListedBroadcast, met: Met): Post => ({
      id: row.id,
      type: row.type,
      ...wordsOf(row),
      excerpt: excerptOf(row.articleText),
      cover: row.cover && addressOf(row, row.cover, met),
      media: filesOf({ customerId, broadcastId: row.id }, now, row.mediaIds),
      sentAt: met.sentAt.toISOString(),
      isUnread: met.isUnread,
      isTest: met.isTest,
      isEdited: row.editionOf !== null,
      reactions: reactions(row.id),
    });
  };

  return {
    viewOf,
    whole: async (queries: Queries, row: BroadcastRow, met: Met, reader: PostReader): Promise<WholePost> => ({
      ...(await viewOf(queries, [row], reader))(row, met),
      article: row.article,
      pictures: row.pictures.map((id) => ({ id, address: addressOf(row, id, met) })),
    }),
  };
};
export type PostViews = ReturnType<typeof createPostViews>;
