import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import type { FileRule } from './file-rule.ts';
import { limits, megabyte } from './limits.ts';
import { Id, severalOf, token } from './scalars.ts';
import { UploadProblem, UploadState } from './upload.ts';

/** A picture of a broadcast is no larger when it is sent. */
export const pictureBytesAtMost = limits.coverMegabytes * megabyte;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const pictureFile: FileRule = {
  accept: [...pictureTypes, '.jpg', '.jpeg', '.png', '.webp'],
  bytesAtMost: pictureBytesAtMost,
};

/** A path below the server's address that shows a picture, for a day at least. */
export const PictureAddress = z.string();
/** Where the pictures of a broadcast are shown, by their uploads. */
export const PicturesOf = z.array(z.object({ id: Id, address: PictureAddress }));
export type PicturesOf = z.infer<typeof PicturesOf>;

/** A picture that was sent for a broadcast. */
export const SentPicture = z.object({
  id: Id,
  state: UploadState,
  problem: z.nullable(UploadProblem),
  /** Where it is shown, once it is ready. */
  address: z.nullable(PictureAddress),
});
export type SentPicture = z.infer<typeof SentPicture>;

export const listPictures = endpoint({
  id: 'broadcast.pictures',
  face: 'admin',
  method: 'GET',
  path: '/channel/{id}/picture',
  summary: 'What became of pictures that were sent for broadcasts, by their uploads',
  access: { menu: 'channels.index', level: 'read' },
  rate: 'read',
  params: z.object({ id: Id }),
  query: z.strictObject({ id: severalOf(Id, 60) }),
  reply: z.object({ list: z.array(SentPicture) }),
  refusals: ['not_found'],
});

export const readPicture = endpoint({
  id: 'broadcast.picture',
  face: 'app',
  method: 'GET',
  path: '/channel/picture/{picture}',
  summary: 'A picture of a broadcast, by the address that was given with it; of what was recalled it is not found',
  access: 'public',
  rate: 'read',
  params: z.object({ picture: token(115) }),
  reply: z.string(),
  refusals: ['not_found'],
  streams: 'image/webp',
  unchanging: true,
});
