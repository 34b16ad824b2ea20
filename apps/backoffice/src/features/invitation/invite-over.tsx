import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { IconMailOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { InvitationEnd } from './invitation.queries.ts';

/** Why an invitation is over, and what to do next. */
export const InviteOver = ({ end, isGuest }: { end: InvitationEnd; isGuest: boolean }) => {
  const t = useTranslations('invitation');
  return (
    <EmptyState
      wholePage
      icon={IconMailOff}
      title={t(`end.${end}.title`)}
      action={
        isGuest ? (
          <Button component="a" href="/login" variant="default">
            {t('guest.logIn')}
          </Button>
        ) : (
          <AppLink to="/teams" className="link">
            {t('page.toTeams')}
          </AppLink>
        )
      }
    >
      {t(`end.${end}.text`)}
    </EmptyState>
  );
};
