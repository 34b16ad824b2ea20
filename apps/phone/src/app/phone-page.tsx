import { LanguageSelector } from '@balcao/ui/language-selector.tsx';
import { Row, Stack } from '@balcao/ui/layout.tsx';
import { Logo } from '@balcao/ui/logo.tsx';
import { SchemeSwitch } from '@balcao/ui/scheme-switch.tsx';
import { Outlet, useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { SimulatorControlsDevices } from '../features/device/simulator-controls-devices.tsx';
import { SimulatorControls } from '../features/sandbox/simulator-controls.tsx';
import { StatusBar } from '../features/sandbox/status-bar.tsx';
import classes from './phone-page.module.css';
import { TabBar } from './tab-bar.tsx';
import { useWide } from './use-wide.ts';

/** The whole page: the phone, and the bench next to it where there is room; otherwise the phone fills the window and the bench is a tab. */
export const PhonePage = () => {
  const t = useTranslations('phone');
  const wide = useWide();
  return (
    <Stack className={classes.page}>
      <Row as="header" className={classes.header} gap={16} align="center" justify="between">
        <Logo face={t('face')} />
        <Row gap={4} align="center">
          <LanguageSelector compact />
          <SchemeSwitch />
        </Row>
      </Row>
      <Stack className={classes.table}>
        <Stack className={classes.device}>
          <Phone wide={wide} />
        </Stack>
        {wide && (
          <aside className={classes.bench} aria-label={t('bench')}>
            <header className={classes.simulatorControlsHeader}>
              <h2 className={classes.simulatorControlsTitle}>{t('bench')}</h2>
              <p className={classes.simulatorControlsLine}>{t('simulatorControlsLine')}</p>
            </header>
            <SimulatorControls>
              <SimulatorControlsDevices />
            </SimulatorControls>
          </aside>
        )}
      </Stack>
    </Stack>
  );
};

const Phone = ({ wide }: { wide: boolean }) => {
  const step = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.step) });
  return (
    <Stack className={classes.phone}>
      <Stack as="main" grow short>
        {wide && <StatusBar />}
        <Stack grow short>
          <Outlet />
        </Stack>
      </Stack>
      {!step && <TabBar bench={!wide} />}
    </Stack>
  );
};
