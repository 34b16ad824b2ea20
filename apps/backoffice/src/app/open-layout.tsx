import { AppShell } from '@balcao/ui/app-shell.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { HeaderEnd } from './header-end.tsx';
import { usePreviewBanner } from './preview.tsx';

/** What readers without a session have at the end of the header; the login is another load of the page. */
const ReaderEnd = () => {
  const t = useTranslations('menu');
  return (
    <>
      <LanguageSelector compact />
      <SchemeSwitch />
      <Button component="a" href="/login" size="xs">
        {t('login')}
      </Button>
    </>
  );
};

const MemberFrame = () => (
  <AppShell right={<HeaderEnd />} banner={usePreviewBanner()}>
    <Outlet />
  </AppShell>
);

/** The frame of /help and /status. */
export const OpenLayout = () => {
  const user = useRouteContext({ from: '/open', select: (context) => context.user });
  return user ? (
    <MemberFrame />
  ) : (
    <AppShell right={<ReaderEnd />} root="/help">
      <Outlet />
    </AppShell>
  );
};
