import { readAvatar } from '@balcao/contract/account';
import { pathOf } from '@balcao/contract/endpoint';

/** Where a browser finds a person's picture, or null. */
export const avatarPath = (avatarId: string | null): string | null =>
  avatarId === null ? null : pathOf(readAvatar, { id: avatarId });
