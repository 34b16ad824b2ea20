import { AppShell } from '@balcao/ui/app-shell.tsx';
import { PageHelp } from '@balcao/ui/page-header.tsx';
import { Outlet, useLocation, useRouteContext } from '@tanstack/react-router';
import { HeaderEnd } from './header-end.tsx';
import { helpOf } from './page-help.ts';
import { usePreviewBanner } from './preview.tsx';
import { ReaderEnd } from './reader-end.tsx';

const MemberFrame = () => {
  const help = useLocation({ select: (location) => helpOf(location.pathname, location.search.tab) });
  return (
    <AppShell right={<HeaderEnd />} banner={usePreviewBanner()}>
      <PageHelp value={help}>
        <Outlet />
      </PageHelp>
    </AppShell>
  );
};

/** The frame of /teams, /certify, /account and /invite: a header, no menu. Of these, an invitation is read without a session too. */
export const SessionLayout = () => {
  const user = useRouteContext({ from: '/session', select: (context) => context.user });
  return user ? (
    <MemberFrame />
  ) : (
    <AppShell right={<ReaderEnd />}>
      <Outlet />
    </AppShell>
  );
};
