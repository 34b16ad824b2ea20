import type { StaffRole } from '@balcao/contract/staff';

/** Where each role begins: with what it works on. */
export const homes = {
  reviewer: { to: '/review', search: {} },
  finance: { to: '/waiting' },
  support: { to: '/support', search: {} },
  admin: { to: '/staff', search: {} },
} as const satisfies Record<StaffRole, object>;
