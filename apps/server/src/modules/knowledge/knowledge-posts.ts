import type { Clock } from '../../platform/clock.ts';
import { type Db, type Tx, transaction } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { BroadcastTexts } from '../broadcast/broadcast-text.service.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { cutText } from './knowledge-cut.ts';
import { deletePostPieces } from './knowledge-piece.repository.ts';
import type { KnowledgeShelf } from './knowledge-shelf.ts';
import { countStock, findOnly, type KnowledgePlace, updateSource } from './knowledge-source.repository.ts';
import type { KnowledgeTelling } from './knowledge-telling.ts';
import { stemLanguageOf } from './knowledge-words.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'handle' | 'send'>;
  readonly posts: BroadcastTexts;
  readonly access: Pick<ChannelAccess, 'share'>;
  readonly shelf: KnowledgeShelf;
  readonly tell: Pick<KnowledgeTelling, 'changed'>;
}
const postsAtOnce = 50;
type PostKey = KnowledgePlace & { readonly broadcastId: string };

/** What a channel has sent to all its followers, known to its robots where the switch is on, as it stands at each moment. */
export const createKnowledgePosts = ({ db, clock, jobs, posts, access, shelf, tell }: Needs) => {
  /** Brings one post to how it stands. May run twice, and in any order: it asks how the post stands now. */
  const bring = ({ merchantId, channelId, broadcastId }: PostKey): Promise<void> =>
    transaction(db, async (tx) => {
      const place = { merchantId, channelId };
      const channel = await access.share(tx, { merchantId, id: channelId });
      await shelf.hold(tx, place);
      const source = await findOnly(tx, place, 'post');
      if (!source) return;
      const former = await deletePostPieces(tx, place, broadcastId);
      await countStock(tx, place, { sources: 0, pieces: -former });
      const post = await posts.textOf(tx, { ...place, id: broadcastId });
      const cuts = post ? cutText(post.text) : [];
      const now = clock.now();
      const left = { ...source, pieces: source.pieces - former };
      const hasRoom = await shelf.hasRoom(tx, place, cuts.length);
      await updateSource(tx, source, { pieces: left.pieces, readAt: now, isCut: source.isCut || !hasRoom });
      if (post && hasRoom) {
        const common = {
          ...place,
          sourceId: source.id,
          title: '',
          heading: post.label,
          questionKey: null,
          broadcastId,
        };
        const pieces = cuts.map(({ text }, position) => ({ ...common, text, position, id: newId(now) }));
        await shelf.put(tx, left, pieces, stemLanguageOf(channel.language));
      }
      tell.changed(tx, place);
    });

  jobs.handle('knowledge.post', bring);
  jobs.handle('knowledge.posts', async ({ after, ...place }) => {
    const ids = await posts.listIds(db, place, { after, limit: postsAtOnce });
    for (const broadcastId of ids) await bring({ ...place, broadcastId });
    const last = ids.at(-1);
    if (last && ids.length === postsAtOnce)
      await transaction(db, (tx) => jobs.send(tx, 'knowledge.posts', { ...place, after: last }));
  });

  return {
    /** A post was sent, or reads otherwise or no more: robots follow, where they know posts. */
    postChanged: async (
      tx: Tx,
      { merchantId, channelId, id: broadcastId }: KnowledgePlace & { readonly id: string },
    ) => {
      const place = { merchantId, channelId };
      if (await findOnly(tx, place, 'post')) await jobs.send(tx, 'knowledge.post', { ...place, broadcastId });
    },
  };
};
