import { Readable } from 'node:stream';
import { pathOf } from '@balcao/contract/endpoint';
import { readRobotAvatar } from '@balcao/contract/robot';
import type { Db, Queries } from '../../platform/db.ts';
import type { Call } from '../../platform/implement.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import { refuse } from '../../platform/refusal.ts';
import { type SquarePicture, squarePictureOf } from '../../platform/square-picture.ts';
import { findAvatar, listAvatarIds } from './robot-avatar.repository.ts';

interface Needs {
  readonly db: Db;
  readonly fileInspector: Pick<FileInspector, 'inspect'>;
}

/** The pictures of robots. */
export const createRobotAvatars = ({ db, fileInspector }: Needs) => ({
  /** @throws Refusal `form_invalid` on `avatar` for what is no whole JPG or PNG. */
  make: (base64: string): Promise<SquarePicture> => squarePictureOf(fileInspector, base64, 'avatar'),

  /** @throws Refusal `not_found` for an id that no picture has, or no longer. */
  read: async ({ params }: Call<typeof readRobotAvatar>): Promise<Readable> =>
    Readable.from([(await findAvatar(db, params.avatar)) ?? refuse('not_found')]),

  /** The addresses of the pictures that robots of a team have now, by the ids of the robots. */
  pathsOf: async (
    queries: Queries,
    merchantId: string,
    robotIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>> => {
    const ids = await listAvatarIds(queries, merchantId, robotIds);
    return new Map([...ids].map(([id, avatar]) => [id, pathOf(readRobotAvatar, { avatar })]));
  },
});
export type RobotAvatars = ReturnType<typeof createRobotAvatars>;
