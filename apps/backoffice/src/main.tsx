import { currentLocale } from '@balcao/ui/locale';
import { UiProvider } from '@balcao/ui/provider.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { queryClient, router } from './app/router.tsx';
import { languages } from './i18n/languages.ts';
import { timeZone } from './lib/time-zone.ts';

const locale = currentLocale();
// Words and page come at the same time, so that nothing shows that would have to be said again.
const [{ default: texts }] = await Promise.all([languages[locale](), router.load()]);

const element = document.getElementById('root');
if (!element) throw new Error('index.html has lost its root.');
createRoot(element).render(
  <UiProvider locale={locale} texts={texts} timeZone={timeZone}>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </UiProvider>,
);
