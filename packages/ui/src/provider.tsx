import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { ConnectionBanner } from './connection-banner.tsx';
import type { Locale } from './locale.ts';
import { NoticeHost } from './notice-host.tsx';
import type { Texts, TextsInAnyLanguage } from './texts.ts';
import { theme } from './theme.ts';
import { useStrayDrops } from './use-stray-drops.ts';

const schemes = localStorageColorSchemeManager({ key: 'balcao.scheme' });

interface UiProviderProps {
  locale: Locale;
  texts: TextsInAnyLanguage;
  /** The member's zone; São Paulo until it is known. */
  timeZone?: string;
  children: ReactNode;
}

/** Theme, language and notices around a whole face. */
export const UiProvider = ({ locale, texts, timeZone = 'America/Sao_Paulo', children }: UiProviderProps) => {
  useStrayDrops();
  return (
    // Without deduplication the theme writes all of its variables itself, and the file with the defaults need not be sent.
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemes}
      defaultColorScheme="auto"
      deduplicateCssVariables={false}
    >
      {/* The other languages say the same keys in other words, which the source's literal types cannot know. */}
      <IntlProvider locale={locale} messages={texts as Texts} timeZone={timeZone}>
        {children}
        <ConnectionBanner />
        <NoticeHost />
      </IntlProvider>
    </MantineProvider>
  );
};
