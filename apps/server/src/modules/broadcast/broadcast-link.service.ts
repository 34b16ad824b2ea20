import type { LinkPage, readLinkPage } from '@balcao/contract/broadcast-link-page';
import type { ReplyOf } from '@balcao/contract/endpoint';
import { megabyte } from '@balcao/contract/limits';
import type { Db } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import type { Outbound } from '../../platform/outbound.ts';
import { createSemaphore } from '../../platform/semaphore.ts';
import type { ChannelAccess } from '../channel/channel-access.service.ts';
import { readPage } from './link-page.ts';

interface Needs {
  readonly db: Db;
  readonly access: Pick<ChannelAccess, 'reachWith'>;
  readonly outbound: Pick<Outbound, 'read'>;
  readonly fileInspector: Pick<FileInspector, 'inspect'>;
  /** For the page and its picture together. */
  readonly limitMs?: number;
}
const pageBytesAtMost = 512 * 1024;
const pictureBytesAtMost = 5 * megabyte;

/** The pages that links lead to, read while a member writes about them. */
export const createBroadcastLinks = ({ db, access, outbound, fileInspector, limitMs = 5_000 }: Needs) => {
  // The servers of others are slow as they please: few are waited for at once.
  const semaphore = createSemaphore({ places: 4, waitingAtMost: 16, waitAtMostMs: limitMs });

  /** As a picture of ours, without what else came with it; null for anything that is no picture that is published. */
  const pictureAt = async (url: string, signal: AbortSignal): Promise<string | null> => {
    const found = await outbound.read(url, { accept: 'image/*', bytesAtMost: pictureBytesAtMost, signal });
    if ('failure' in found || found.status !== 200 || !found.isWhole) return null;
    const seen = await fileInspector.inspect('picture', async () => found.bytes);
    return seen.problem === undefined ? seen.bytes.toString('base64') : null;
  };

  const pageAt = async (url: string): Promise<LinkPage | null> => {
    const signal = AbortSignal.timeout(limitMs);
    const found = await outbound.read(url, { accept: 'text/html', bytesAtMost: pageBytesAtMost, signal });
    if ('failure' in found || found.status !== 200) return null;
    const { title, description, picture } = readPage(found.bytes, found.type, found.url);
    const page = { title, description, picture: picture === undefined ? null : await pictureAt(picture, signal) };
    return page.title === '' && page.description === '' && page.picture === null ? null : page;
  };

  return {
    pageAt,

    /** Leaves nothing behind: what the member takes of it, they save and send as if they had made it. */
    read: async (call: Call<typeof readLinkPage>): Promise<ReplyOf<typeof readLinkPage>> => {
      await idempotently(db, call, (tx) => access.reachWith(tx, call.actor, call.params.id, 'write'));
      return { page: await semaphore(() => pageAt(call.body.url)) };
    },
  };
};
export type BroadcastLinks = ReturnType<typeof createBroadcastLinks>;
