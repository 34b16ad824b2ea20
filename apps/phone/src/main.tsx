import { currentLocale } from '@balcao/ui/locale';
import { UiProvider } from '@balcao/ui/provider.tsx';
import { createQueryClient } from '@balcao/ui/query-client';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
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

/** Without an `await` of the module itself: the build leaves small files apart in an app that has one. */
const draw = async (): Promise<void> => {
  const locale = currentLocale();
  const { default: texts } = await languages[locale]();
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element "root".');
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <UiProvider locale={locale} texts={texts} timeZone={timeZone}>
          <RouterProvider router={router} />
        </UiProvider>
      </QueryClientProvider>
    </StrictMode>,
  );
};
void draw();
