import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Box } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from './member.ts';

/** Channels speak in the chat app: a member has an account there before they make or change one. Shows nothing to those who have. */
export const ChatAccountNotice = () => {
  const t = useTranslations('channel.unbound');
  const { chatAccount } = useCurrentUser();
  if (chatAccount !== null) return null;
  return (
    <Box mb={24}>
      <Callout
        tone="waiting"
        title={t('title')}
        action={
          <Button variant="default" renderRoot={(props) => <AppLink {...props} to="/account" />}>
            {t('action')}
          </Button>
        }
      >
        <p>{t('text')}</p>
      </Callout>
    </Box>
  );
};

/** Whether the page opens: a super admin links their chat account first; others come by their role. */
export const useChannelGate = (): boolean => {
  const { isAdmin, chatAccount } = useCurrentUser();
  return !isAdmin || chatAccount !== null;
};
