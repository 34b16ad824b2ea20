import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { Logo } from '@balcao/ui/logo.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { BenchDevices } from '../features/device/bench-devices.tsx';
import { Bench } from '../features/sandbox/bench.tsx';
import { StatusBar } from '../features/sandbox/status-bar.tsx';
import classes from './phone-page.module.css';
import { TabBar } from './tab-bar.tsx';
import { useWide } from './use-wide.ts';

/** Everything: the phone, and the bench beside it where there is room; otherwise the phone is the window and the bench a tab. */
export const PhonePage = () => {
  const t = useTranslations('phone');
  const wide = useWide();
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo face={t('face')} />
        <div className={classes.preferences}>
          <LanguageSelector compact />
          <SchemeSwitch />
        </div>
      </header>
      <div className={classes.table}>
        <div className={classes.device}>
          <Phone wide={wide} />
        </div>
        {wide && (
          <aside className={classes.bench} aria-label={t('bench')}>
            <header className={classes.benchHeader}>
              <h2 className={classes.benchTitle}>{t('bench')}</h2>
              <p className={classes.benchLine}>{t('benchLine')}</p>
            </header>
            <Bench>
              <BenchDevices />
            </Bench>
          </aside>
        )}
      </div>
    </div>
  );
};

const Phone = ({ wide }: { wide: boolean }) => {
  const step = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.step) });
  return (
    <main className={classes.phone}>
      {wide && <StatusBar />}
      <div className={classes.screen}>
        <Outlet />
      </div>
      {!step && <TabBar bench={!wide} />}
    </main>
  );
};
