import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { Locale } from '../locale.ts';
import { UiProvider } from '../provider.tsx';
import { createQueryClient } from '../query-client.ts';
import type { TextsInAnyLanguage } from '../texts.ts';

interface Around {
  readonly locale: Locale;
  readonly texts: object;
  /** With what is known already, such as who is logged in. */
  readonly client?: QueryClient;
  /** The address at which the part stands. */
  readonly at?: string;
}

/** A cache as the apps have it; a call that fails is not repeated, since a test says what the network answers. */
export const testQueryClient = (): QueryClient => {
  const client = createQueryClient({ onSessionEnded: () => undefined });
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, retry: false } });
  return client;
};

/** Renders a part with the theme, the words, a cache and a router of its own around it, as every screen has them. */
export const renderPart = async (part: ReactNode, { locale, texts, client = testQueryClient(), at = '/' }: Around) => {
  document.documentElement.lang = locale;
  const root = createRootRoute({ component: () => part, notFoundComponent: () => part });
  const router = createRouter({ routeTree: root, history: createMemoryHistory({ initialEntries: [at] }) });
  await router.load();
  const screen = await render(
    // What has no words here belongs to parts that are not rendered.
    <UiProvider locale={locale} texts={texts as TextsInAnyLanguage}>
      <QueryClientProvider client={client}>
        {/* An app registers the type of its own router. */}
        <RouterProvider {...({ router } as unknown as ComponentProps<typeof RouterProvider>)} />
      </QueryClientProvider>
    </UiProvider>,
  );
  return { screen, router, client };
};
