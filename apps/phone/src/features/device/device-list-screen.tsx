import { useDocumentTitle } from '@balcao/ui/document-title';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { DemoDevices } from './demo-devices.tsx';
import { deviceIcons } from './device-icons.ts';
import classes from './device-list-screen.module.css';
import { deviceTokens } from './device-tokens.ts';
import { SetUpForm } from './set-up-form.tsx';

/** What this browser can be: the devices that it is already, a new one by its code, and those of the sandbox. */
export const DeviceListScreen = () => {
  const t = useTranslations('device');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const [held] = useState(() => Object.entries(deviceTokens.all()));
  return (
    <Screen title={t('title')} line={t('line')}>
      <SetUpForm />
      {held.length > 0 && (
        <section className={classes.section}>
          <Text as="h2" mb={8} size={16} weight={650}>
            {t('held')}
          </Text>
          <ul className={classes.list}>
            {held.map(([serial, device]) => {
              const Icon = deviceIcons[device.product];
              return (
                <li key={serial}>
                  <Link to="/device/$serial" params={{ serial }} className={classes.row}>
                    <Icon size={24} stroke={1.6} aria-hidden />
                    <Stack as="span" grow shrink>
                      <Text as="span" weight={550}>
                        {device.name}
                      </Text>
                      <span className={classes.text}>
                        {device.merchantName} · {serial}
                      </span>
                    </Stack>
                    <IconChevronRight size={18} aria-hidden />
                  </Link>
                </li>
              );
            })}
          </ul>
        </section>
      )}
      <section className={classes.section}>
        <Text as="h2" mb={8} size={16} weight={650}>
          {t('demo')}
        </Text>
        <DemoDevices />
      </section>
    </Screen>
  );
};
