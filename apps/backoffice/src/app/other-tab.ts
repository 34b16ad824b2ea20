import { tellGood } from '@balcao/ui/notice';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { currentUserOptions } from '../lib/current-user.ts';
import { changeTeamOfSession, useSessionContext } from '../lib/session.ts';
import { onOtherToken, sessionToken } from '../lib/session-token.ts';

/** One session for all tabs: a team that is switched in one is switched in all. */
export const useOtherTab = (): void => {
  const sessionContext = useSessionContext();
  const t = useTranslations('session');
  useEffect(() => {
    const userNow = () => sessionContext.queryClient.getQueryData(currentUserOptions.queryKey);
    const follow = async (token: string) => {
      const before = userNow()?.merchantId;
      await changeTeamOfSession(sessionContext, token);
      const user = userNow();
      // A tab that begins or ends to look as a role would changes the token too, and not the team.
      if (user?.businessName && user.merchantId !== before) tellGood(t('teamChanged', { name: user.businessName }));
    };
    return onOtherToken(() => {
      const token = sessionToken.get();
      if (token) void follow(token).catch(() => undefined); // The refusal was shown where it came in.
    });
  }, [sessionContext, t]);
};
