import { UiProvider } from '@balcao/ui/provider.tsx';
import type { TextsInAnyLanguage } from '@balcao/ui/texts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LoginPage } from '../features/session/login-page.tsx';
import { isOpenPage } from '../lib/open-page.ts';
import { sessionToken } from '../lib/session-token.ts';
import { timeZone } from '../lib/time-zone.ts';
import { locale, withWords, words } from '../lib/words.ts';
import { loadAppShell } from './load-app-shell.ts';
import { StageNet } from './stage-net.tsx';

const AppShell = lazy(() => loadAppShell().then((part) => ({ default: part.AppShell })));

const InviteNotice = lazy(() => withWords('team', () => import('../features/invitation/invite-notice.tsx')));

/** Without a session one may read the open pages, and everything else begins with the login. */
const visitorOf = (): 'member' | 'reader' | 'guest' =>
  sessionToken.get() === undefined ? (isOpenPage(location.pathname) ? 'reader' : 'guest') : 'member';

/**
 * The first rule of the guard: without a token only the login and public pages are shown. Logging in or out, also in another tab, changes the token
 * and so the content of the stage.
 */
export const Stage = () => {
  const texts = useSyncExternalStore(words.subscribe, words.get);
  const visitor = useSyncExternalStore(sessionToken.subscribe, visitorOf);
  return (
    // What has not come yet belongs to screens that have not come either.
    <UiProvider locale={locale} texts={texts as TextsInAnyLanguage} timeZone={timeZone}>
      <StageNet>
        {visitor !== 'guest' ? (
          <Suspense>
            <AppShell key={visitor} />
          </Suspense>
        ) : (
          <LoginPage Invitation={InviteNotice} />
        )}
      </StageNet>
    </UiProvider>
  );
};
