import type { BroadcastType } from '@balcao/contract/broadcast';
import { mediaTypes } from '@balcao/contract/media';
import type { BroadcastPlace } from './broadcast.queries.ts';
import { useMedia } from './media.queries.ts';
import { useMediaSending } from './media-field.tsx';

interface Words {
  readonly type: BroadcastType;
  readonly mediaIds: readonly string[];
}

/** The files of a draft that go with its type, and those that were chosen for another: they are kept in case it is changed back. */
export const useFilesOf = (place: BroadcastPlace, { type, mediaIds }: Words) => {
  const known = useMedia(place.channelId, mediaIds);
  const isOfFiles = type === 'video' || type === 'document';
  const { files: underway } = useMediaSending(place, type === 'video' ? 'video' : 'document');
  const other = new Set(known.filter((file) => mediaTypes[file.type].kind !== type).map(({ id }) => id));
  return {
    files: known.filter(({ id }) => !other.has(id)),
    ids: isOfFiles ? mediaIds.filter((id) => !other.has(id)) : [],
    others: mediaIds.filter((id) => other.has(id)),
    /** Some are still on their way. */
    isBusy: isOfFiles && underway.some(({ state }) => state !== 'failed'),
  };
};
