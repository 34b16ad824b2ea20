import { AppShell } from '@balcao/ui/app-shell.tsx';
import { Outlet } from '@tanstack/react-router';
import { HeaderEnd } from './header-end.tsx';
import { usePreviewBanner } from './preview.tsx';

/** The frame of /teams, /certify and /account: a header, no menu. */
export const SessionLayout = () => (
  <AppShell right={<HeaderEnd />} banner={usePreviewBanner()}>
    <Outlet />
  </AppShell>
);
