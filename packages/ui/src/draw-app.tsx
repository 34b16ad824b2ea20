import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type AnyRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { currentLocale, type Locale } from './locale.ts';
import { keepOfflineWorker } from './offline-worker.ts';
import { UiProvider } from './provider.tsx';
import type { TextsInAnyLanguage } from './texts.ts';

interface AppParts {
  readonly router: AnyRouter;
  readonly queryClient: QueryClient;
  readonly languages: Readonly<Record<Locale, () => Promise<{ default: TextsInAnyLanguage }>>>;
  readonly timeZone: string;
}

/**
 * Draws an app in the language of its page. A function, and no `await` of the app's first module: the build leaves small files apart in an
 * app that has one.
 */
export const drawApp = async ({ router, queryClient, languages, timeZone }: AppParts): Promise<void> => {
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
  keepOfflineWorker();
};
