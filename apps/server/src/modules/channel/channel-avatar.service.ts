import { Readable } from 'node:stream';
import type { readChannelAvatar } from '@balcao/contract/channel';
import type { Db } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import { refuse } from '../../platform/refusal.ts';
import { type SquarePicture, squarePictureOf } from '../../platform/square-picture.ts';
import { findAvatar } from './channel.repository.ts';

interface Needs {
  readonly db: Db;
  readonly fileInspector: Pick<FileInspector, 'inspect'>;
}

/** The pictures of channels. */
export const createChannelAvatars = ({ db, fileInspector }: Needs) => ({
  /** @throws Refusal `form_invalid` on `avatar` for what is no whole JPG or PNG. */
  make: (base64: string): Promise<SquarePicture> => squarePictureOf(fileInspector, base64, 'avatar'),

  /** @throws Refusal `not_found` for an id that no picture has, or no longer. */
  read: async ({ params }: Call<typeof readChannelAvatar>): Promise<Readable> =>
    Readable.from([(await findAvatar(db, params.avatar)) ?? refuse('not_found')]),
});
export type ChannelAvatars = ReturnType<typeof createChannelAvatars>;
