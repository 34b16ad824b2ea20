import type { StaffPerson } from '@balcao/contract/staff-team';
import type { StaffRow } from './staff.repository.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const presentPerson = (row: StaffRow): StaffPerson => {
  const signedIn = row.passwordHash === null ? 'waiting' : 'active';
  return {
    staffId: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    status: row.status === 'disabled' ? 'disabled' : signedIn,
    twoFactor: row.factorSince !== null,
    lastUsedAt: iso(row.lastUsedAt),
    createdAt: row.createdAt.toISOString(),
    linkEndsAt: iso(row.setUpEndsAt),
    version: row.version,
  };
};
