import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
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
    <div className={classes.page}>
      <header className={classes.tools}>
        <LanguageSelector />
        <SchemeSwitch />
      </header>
      <main className={classes.card}>
        <Logo face={frame('name')} />
        <h1 className={classes.title}>{title}</h1>
        <div className={classes.line}>{line}</div>
        {children}
      </main>
    </div>
  );
};
