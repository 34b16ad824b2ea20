import { UiProvider } from '@balcao/ui/provider.tsx';
import type { TextsInAnyLanguage } from '@balcao/ui/texts';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { LoginPage } from '../features/session/login-page.tsx';
import { isOpenPage } from '../lib/open-page.ts';
import { sessionToken } from '../lib/session-token.ts';
import { timeZone } from '../lib/time-zone.ts';
import { locale, withWords, words } from '../lib/words.ts';
import { loadHouse } from './load-house.ts';
import { StageNet } from './stage-net.tsx';

const House = lazy(() => loadHouse().then((part) => ({ default: part.House })));

const InviteNotice = lazy(() => withWords('team', () => import('../features/invitation/invite-notice.tsx')));

/** Readers of an open page stay where they are; they leave it for the login. */
const whoSits = (): 'member' | 'reader' | 'nobody' =>
  sessionToken.get() === undefined ? (isOpenPage(location.pathname) ? 'reader' : 'nobody') : 'member';

/**
 * The first rule of the guard: without a token there is the login, and what anybody may read, and nothing else. Anyone who logs in, out, or
 * does so in another tab, changes the token, and with it what stands on the stage.
 */
export const Stage = () => {
  const texts = useSyncExternalStore(words.subscribe, words.get);
  const sits = useSyncExternalStore(sessionToken.subscribe, whoSits);
  return (
    // What has not come yet belongs to screens that have not come either.
    <UiProvider locale={locale} texts={texts as TextsInAnyLanguage} timeZone={timeZone}>
      <StageNet>
        {sits !== 'nobody' ? (
          <Suspense>
            <House key={sits} />
          </Suspense>
        ) : (
          <LoginPage Invitation={InviteNotice} />
        )}
      </StageNet>
    </UiProvider>
  );
};
