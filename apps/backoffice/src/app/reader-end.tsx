import { Button } from '@balcao/ui/button.tsx';
import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { isInvitation, loginHref } from '../lib/login-href.ts';

/** What readers without a session have at the end of the header; the login is another load of the page, and leads back here. */
export const ReaderEnd = () => {
  const t = useTranslations('menu');
  const href = useLocation({ select: (location) => location.href });
  return (
    <>
      <LanguageSelector compact />
      <SchemeSwitch />
      {/* The page of an invitation has the same button as its next step. */}
      <Button component="a" href={loginHref(href)} size="xs" variant={isInvitation(href) ? 'default' : 'filled'}>
        {t('login')}
      </Button>
    </>
  );
};
