import fs from 'node:fs/promises';
import path from 'node:path';
import type { Tx } from '../../platform/db.ts';
import { newSquarePicture } from '../../platform/square-picture.ts';
import type { BroadcastHistory } from '../broadcast/broadcast-history.service.ts';
import type { ChannelService } from '../channel/channel.service.ts';
import type { FollowerService } from '../follower/follower.service.ts';
import type { LikeHistory } from '../reaction/like-history.service.ts';
import type { UploadPictures } from '../upload/upload-picture.service.ts';
import { addDemoPictures } from './seed-articles.ts';
import { plausibleBroadcasts, plausibleLikes } from './seed-broadcasts.ts';
import { type ConversationNeeds, seedConversations, writersAtMost } from './seed-conversations.ts';

const dayMs = 86_400_000;
/** The channel of the coffee roastery: followed for a year, by so many now. */
const followersNow = 5_000;
const days = 365;

/** What filling a channel needs of the other modules. */
export interface ChannelNeeds extends ConversationNeeds {
  readonly channels: Pick<ChannelService, 'insert'>;
  readonly followers: Pick<FollowerService, 'bringIn' | 'bringInPerson'>;
  readonly broadcastHistory: BroadcastHistory;
  readonly likeHistory: LikeHistory;
  readonly uploadPictures: Pick<UploadPictures, 'add' | 'keep'>;
}
interface Place {
  readonly merchantId: string;
  readonly createdBy: string;
  /** People who have written to the channel. */
  readonly writers: readonly string[];
  readonly now: Date;
}
/** A channel with a year of followers, laid out by the database itself. Answers with the channel. */
export const seedChannels = async (
  tx: Tx,
  needs: ChannelNeeds,
  { merchantId, createdBy, writers, now }: Place,
): Promise<{ readonly id: string; readonly name: string }> => {
  const { channels, followers, broadcastHistory, likeHistory, uploadPictures } = needs;
  // Who writes to it follows it, too, and is counted when they come.
  const followed = { count: followersNow - Math.min(writers.length, writersAtMost), days };
  const picture = await fs.readFile(path.join(import.meta.dirname, 'pictures', 'applet-cafe.webp'));
  const { id: channelId, name } = await channels.insert(tx, {
    merchantId,
    ownerId: createdBy,
    name: 'Novidades do Café do Mercado',
    type: 'everyone',
    description: 'Torras da semana, receitas e promoções do balcão. Uma ou duas mensagens por semana.',
    language: 'pt-BR',
    category: 'food',
    avatar: newSquarePicture(picture),
    followers: followed.count,
    now: new Date(now.getTime() - (days + 4) * dayMs),
  });
  await followers.bringIn(tx, { merchantId, channelId, now, ...followed });
  const pictures = await addDemoPictures(tx, uploadPictures, { merchantId, createdBy, now });
  const past = plausibleBroadcasts({ ...followed, now, pictures });
  const ids = await broadcastHistory.bringIn(tx, { merchantId, channelId, createdBy, now }, past);
  const likes = plausibleLikes(past);
  await likeHistory.bringIn(
    tx,
    merchantId,
    ids.map((broadcastId, place) => ({ broadcastId, likes: likes[place] ?? 0 })),
  );
  await seedConversations(tx, needs, writers, { merchantId, channelId, memberId: createdBy, now });
  return { id: channelId, name };
};
