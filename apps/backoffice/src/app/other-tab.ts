import { tellGood } from '@balcao/ui/notice';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { currentUserOptions } from '../lib/current-user.ts';
import { changeTeamOfSession, enterSession, leaveSession, useSeat } from '../lib/session.ts';
import { onOtherTab, sessionToken } from '../lib/session-token.ts';

/** One session for all tabs: who logs out in one has left all, and a team switched in one is switched in all. */
export const useOtherTab = (): void => {
  const seat = useSeat();
  const t = useTranslations('session');
  useEffect(() => {
    const followTeam = async (token: string) => {
      await changeTeamOfSession(seat, token);
      const name = seat.queryClient.getQueryData(currentUserOptions.queryKey)?.businessName;
      if (name) tellGood(t('teamChanged', { name }));
    };
    return onOtherTab((what) => {
      const token = sessionToken.get();
      if (!token) void leaveSession(seat, { back: false });
      else if (what === 'logged-in') void enterSession(seat, token);
      else void followTeam(token).catch(() => undefined); // The refusal was shown where it came in.
    });
  }, [seat, t]);
};
