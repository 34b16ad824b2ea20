import { UiProvider } from '@balcao/ui/provider.tsx';
import type { TextsInAnyLanguage } from '@balcao/ui/texts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LoginPage } from '../features/session/login-page.tsx';
import { sessionToken } from '../lib/session-token.ts';
import { timeZone } from '../lib/time-zone.ts';
import { locale, withWords, words } from '../lib/words.ts';
import { loadHouse } from './load-house.ts';
import { StageNet } from './stage-net.tsx';

const House = lazy(() => loadHouse().then((part) => ({ default: part.House })));

const InviteNotice = lazy(() => withWords('team', () => import('../features/invitation/invite-notice.tsx')));

/**
 * The first rule of the guard: without a token there is the login and nothing else. Anyone who logs in, out, or
 * does so in another tab, changes the token, and with it what stands on the stage.
 */
export const Stage = () => {
  const texts = useSyncExternalStore(words.subscribe, words.get);
  const isLoggedIn = useSyncExternalStore(sessionToken.subscribe, () => sessionToken.get() !== undefined);
  return (
    // What has not come yet belongs to screens that have not come either.
    <UiProvider locale={locale} texts={texts as TextsInAnyLanguage} timeZone={timeZone}>
      <StageNet>
        {isLoggedIn ? (
          <Suspense>
            <House />
          </Suspense>
        ) : (
          <LoginPage Invitation={InviteNotice} />
        )}
      </StageNet>
    </UiProvider>
  );
};
