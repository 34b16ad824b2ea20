import { defaultLocale } from '@balcao/contract/locale';
import { newId } from '../../platform/ids.ts';
import type { StaffRow } from './staff.repository.ts';

/** Someone new, who has neither password nor second factor. */
export const newStaff = ({ now, ...person }: Pick<StaffRow, 'email' | 'name' | 'role'> & { now: Date }): StaffRow => ({
  ...person,
  id: newId(now),
  passwordHash: null,
  status: 'active',
  locale: defaultLocale,
  lastUsedAt: null,
  version: 0,
  sealedOffer: null,
  sealedSecret: null,
  factorSince: null,
  lastStep: null,
  setUpHash: null,
  setUpSentAt: null,
  setUpEndsAt: null,
  createdAt: now,
});
