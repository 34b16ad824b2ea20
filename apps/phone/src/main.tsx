import { drawApp } from '@balcao/ui/draw-app.tsx';
import { createQueryClient } from '@balcao/ui/query-client';
import { router } from './app/router.tsx';
import { languages } from './i18n/languages.ts';
import { sessionToken } from './lib/session-token.ts';
import { timeZone } from './lib/time-zone.ts';

const queryClient = createQueryClient({
  onSessionEnded: () => {
    sessionToken.clear();
    void router.navigate({ to: '/login', search: {} });
  },
});

void drawApp({ router, queryClient, languages, timeZone });
