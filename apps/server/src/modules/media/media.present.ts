import type { Media } from '@balcao/contract/media';
import type { FoundMedia } from './media.repository.ts';

/** A file as one reader sees it, by a link of theirs. */
export const presentMedia = (row: FoundMedia, url: string): Media => ({
  id: row.id,
  type: row.type,
  name: row.name,
  bytes: row.bytes,
  width: row.width,
  height: row.height,
  seconds: row.seconds,
  codec: row.codec,
  pages: row.pages,
  scan: row.scan,
  url,
  posterUrl: row.posterMark === null ? null : `${url}/poster/${row.posterMark}`,
});
