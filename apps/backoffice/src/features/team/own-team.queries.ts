import { changeTeam } from '@balcao/contract/session';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { currentUserOptions } from '../../lib/current-user.ts';
import { lastTeam } from '../../lib/last-team.ts';
import { sessionToken } from '../../lib/session-token.ts';
import { teamsOptions } from './team.queries.ts';
import { teamWithoutAsking } from './team-without-asking.ts';

/**
 * Enters the person's only team, or of several the one they worked in last in this browser. False where they have to choose, or
 * where it cannot be entered now: the page that offers the choice says why. After it the session is asked again.
 */
export const enterOwnTeam = async (queryClient: QueryClient): Promise<boolean> => {
  const before = sessionToken.get();
  try {
    const teams = await queryClient.fetchQuery(teamsOptions);
    const merchantId = teamWithoutAsking(teams, lastTeam.get());
    if (merchantId === undefined) return false;
    const { token } = await api(changeTeam, { body: { merchantId } });
    sessionToken.set(token);
  } catch {
    // Another tab may have entered it first, and this one has its token now.
    if (sessionToken.get() === before) return false;
  }
  queryClient.removeQueries({ queryKey: currentUserOptions.queryKey });
  return true;
};
