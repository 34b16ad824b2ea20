import { AppShell } from '@balcao/ui/app-shell.tsx';
import { PageHelp } from '@balcao/ui/page-header.tsx';
import { Outlet, useLocation } from '@tanstack/react-router';
import { HeaderEnd } from './header-end.tsx';
import { helpOf } from './page-help.ts';
import { usePreviewBanner } from './preview.tsx';

/** The frame of /teams, /certify and /account: a header, no menu. */
export const SessionLayout = () => {
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <AppShell right={<HeaderEnd />} banner={usePreviewBanner()}>
      <PageHelp value={helpOf(pathname)}>
        <Outlet />
      </PageHelp>
    </AppShell>
  );
};
