import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Profile, readAvatar, updateAccount } from '@balcao/contract/account';
import { constraintOf, type Db, type Queries } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import type { FileInspector } from '../../platform/inspection/file-inspector.ts';
import { refuse, refuseField } from '../../platform/refusal.ts';
import { presentProfile } from './account.present.ts';
import { updateProfile, usernameTaken } from './account.repository.ts';
import { deleteAvatarsOf, findAvatar, insertAvatar } from './avatar.repository.ts';

export { avatarPath } from './avatar-path.ts';

/** 128 random bits, so that it cannot be guessed by those who do not see the person; another picture has another address. */
const newAvatarId = (): string => randomBytes(16).toString('base64url');

/** @throws Refusal `picture_wrong` for what is no JPG, PNG or WebP, is broken, or has more than 40 megapixels. */
const readPicture = async (fileInspector: FileInspector, base64: string): Promise<Buffer> => {
  const picture = await fileInspector.inspect('avatar', async () => Buffer.from(base64, 'base64'));
  return picture.problem === undefined ? picture.bytes : refuse('picture_wrong');
};

interface Needs {
  readonly db: Db;
  readonly fileInspector: FileInspector;
}

/** How a person shows: name and picture. */
export const createAvatarService = ({ db, fileInspector }: Needs) => ({
  /** What is not sent stays. The picture is made before the transaction, which holds no row while pixels are counted. */
  update: async (call: Call<typeof updateAccount>): Promise<Profile> => {
    const { account: username, avatar } = call.body;
    const { accountId } = call.actor;
    const picture = avatar ? await readPicture(fileInspector, avatar) : undefined;
    const avatarId = avatar === undefined ? undefined : picture ? newAvatarId() : null;
    const saved = idempotently(db, call, async (tx) => {
      // The person's row comes first: of two pictures at once the second waits here, and then deletes the first.
      const account = (await updateProfile(tx, accountId, { username, avatarId })) ?? refuse('session_ended');
      if (avatarId !== undefined) await deleteAvatarsOf(tx, accountId, avatarId);
      if (avatarId && picture) await insertAvatar(tx, { id: avatarId, accountId, picture, createdAt: call.now });
      return presentProfile(account);
    });
    return saved.catch((error: unknown) => {
      if (constraintOf(error) === usernameTaken) refuseField('account', 'accountTaken');
      throw error;
    });
  },

  /** @throws Refusal `not_found` for an id that is not in use. */
  read: async (call: Call<typeof readAvatar>): Promise<Readable> => {
    const { picture } = (await findAvatar(db, call.params.id)) ?? refuse('not_found');
    return Readable.from([picture]);
  },

  /** The picture itself, WebP, or undefined. */
  pictureOf: async (queries: Queries, avatarId: string): Promise<Buffer | undefined> =>
    (await findAvatar(queries, avatarId))?.picture,
});
export type AvatarService = ReturnType<typeof createAvatarService>;
