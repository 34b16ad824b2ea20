import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { inviteHref, loginHref } from '../../lib/login-href.ts';
import type { InvitationRead } from './invitation.queries.ts';
import { InvitationSummary } from './invitation-summary.tsx';

/** An invitation for someone without a session: the login and the new account both lead back to it. */
export const InviteForGuest = ({ code, invitation }: { code: string; invitation: InvitationRead }) => {
  const t = useTranslations('invitation');
  const here = inviteHref(code);
  return (
    <>
      <InvitationSummary invitation={invitation} level="h1" />
      <Muted mt={24} mb={16} pretty>
        {t('guest.next')}
      </Muted>
      <Row gap={12} wrap>
        <Button component="a" href={loginHref(here)}>
          {t('guest.logIn')}
        </Button>
        <Button component="a" href={loginHref(here, 'register')} variant="default">
          {t('guest.register')}
        </Button>
      </Row>
    </>
  );
};
