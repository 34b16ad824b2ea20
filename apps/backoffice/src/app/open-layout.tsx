import { AppShell } from '@balcao/ui/app-shell.tsx';
import { Outlet, useRouteContext } from '@tanstack/react-router';
import { HeaderEnd } from './header-end.tsx';
import { usePreviewBanner } from './preview.tsx';
import { ReaderEnd } from './reader-end.tsx';

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
