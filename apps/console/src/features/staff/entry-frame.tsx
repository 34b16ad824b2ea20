import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Logo } from '@balcao/ui/logo.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './entry-frame.module.css';

interface EntryFrameProps {
  title: string;
  line: ReactNode;
  children: ReactNode;
}

/** What stands around everything on the way into the console. */
export const EntryFrame = ({ title, line, children }: EntryFrameProps) => {
  const frame = useTranslations('frame');
  return (
    <Stack className={classes.page} align="center">
      <Row as="header" className={classes.tools} gap={4} align="center">
        <LanguageSelector />
        <SchemeSwitch />
      </Row>
      <main className={classes.card}>
        <Logo face={frame('name')} />
        <Text as="h1" mt={24} headline>
          {title}
        </Text>
        <Muted as="div" mt={4} mb={24}>
          {line}
        </Muted>
        {children}
      </main>
    </Stack>
  );
};
