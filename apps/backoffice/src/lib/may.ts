import type { Endpoint } from '@balcao/contract/endpoint';
import { reaches } from '@balcao/contract/menus';
import { useCurrentUser } from './member.ts';

/**
 * May the member call this endpoint? Decides by the endpoint's own declaration whether its button shows; the server decides again
 * by the same one.
 */
export const useMay = ({ access }: Endpoint): boolean => {
  const user = useCurrentUser();
  if (access === 'superAdmin') return user.isAdmin;
  return typeof access !== 'object' || reaches(user, access.menu, access.level);
};
