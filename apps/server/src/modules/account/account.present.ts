import type { Profile } from '@balcao/contract/account';
import type { AccountRow } from './account.repository.ts';
import { avatarPath } from './avatar-path.ts';

export const presentProfile = ({ username, email, avatarId, createdAt }: AccountRow): Profile => ({
  account: username,
  email,
  avatar: avatarPath(avatarId),
  createdAt: createdAt.toISOString(),
});
