import type { Profile } from '@balcao/contract/account';
import type { AccountRow } from './account.repository.ts';

export const presentProfile = ({ username, email, createdAt }: AccountRow): Profile => ({
  account: username,
  email,
  createdAt: createdAt.toISOString(),
});
