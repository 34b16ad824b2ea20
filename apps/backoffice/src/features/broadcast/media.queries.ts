import { createMedia, getMedia, type Media, type MediaKind, putMediaPoster } from '@balcao/contract/media';
import { hashOfFile } from '@balcao/ui/file-hash';
import { type SendWatch, sendAtOnce } from '@balcao/ui/send-file';
import { useCommand } from '@balcao/ui/use-command';
import { pictureOfVideo } from '@balcao/ui/video-picture';
import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { sendingHeaders } from '../../lib/document.queries.ts';

/** A file of a channel. */
export const mediaOptions = (channelId: string, mediaId: string) =>
  queryOptions({
    queryKey: ['media', channelId, mediaId],
    queryFn: ({ signal }) => api(getMedia, { params: { id: channelId, mediaId } }, { signal }),
    // A scanner may still be looking at it.
    refetchInterval: ({ state }) => (state.data?.scan === 'waiting' ? 3_000 : false),
    staleTime: 30 * 60_000,
  });

/** These files, as far as they are known by now. */
export const useMedia = (channelId: string, ids: readonly string[]): Media[] =>
  useQueries({ queries: ids.map((id) => mediaOptions(channelId, id)) }).flatMap(({ data }) => data ?? []);

const chunkBytes = 16 * 1024 * 1024;
/** What has arrived and was not taken yet, because the line was lost in between: it is not sent twice. */
const arrived = new WeakMap<File, string>();

interface Sending {
  readonly merchantId: string;
  readonly channelId: string;
  readonly kind: MediaKind;
}
const putPoster = (channelId: string, mediaId: string, picture: string): Promise<Media> =>
  api(putMediaPoster, { params: { id: channelId, mediaId }, body: { picture } });

/** Sends a file whole, has it looked at and compared, and gives a video its picture. @throws RefusedError what is wrong with it. */
export const sendMedia = async (
  { merchantId, channelId, kind }: Sending,
  file: File,
  watch: SendWatch,
): Promise<Media> => {
  const hash = hashOfFile(file);
  // It is awaited below; what goes wrong before that is no failure of its own.
  hash.catch(() => undefined);
  const picture = kind === 'video' ? await pictureOfVideo(file) : undefined;
  watch.signal.throwIfAborted();
  const owner = `${merchantId}.${channelId}`;
  const options = { ...watch, headers: sendingHeaders, owner, metadata: { use: 'media' }, chunkBytes };
  const uploadId = arrived.get(file) ?? (await sendAtOnce(file, options));
  arrived.set(file, uploadId);
  watch.onShare(1);
  const body = { uploadId, kind, sha256: await hash };
  const media = await api(createMedia, { params: { id: channelId }, body }).catch((error: unknown) => {
    // What was refused is not kept: tried again, it is sent again.
    if (error instanceof Error && error.name !== 'NetworkError') arrived.delete(file);
    throw error;
  });
  if (picture === undefined) return media;
  return putPoster(channelId, media.id, picture).catch(() => media);
};

export const usePutPoster = (channelId: string, mediaId: string, onDone: () => void) => {
  const queryClient = useQueryClient();
  return useCommand({
    mutationFn: (picture: string) => putPoster(channelId, mediaId, picture),
    onSuccess: (media) => {
      queryClient.setQueryData(mediaOptions(channelId, mediaId).queryKey, media);
      onDone();
    },
  });
};
