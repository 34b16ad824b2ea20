import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { demoDevicesQuery, useOpenDemo } from './device.queries.ts';
import { deviceIcons } from './device-icons.ts';
import classes from './device-list-screen.module.css';

/** The devices of the sandbox: one click and this browser is one of them. */
export const DemoDevices = () => {
  const t = useTranslations('device');
  const devices = useQuery(demoDevicesQuery);
  const navigate = useNavigate();
  const open = useOpenDemo();
  if (devices.isPending) return <LinesLoading lines={4} />;
  if (devices.isError) return <ErrorState error={devices.error} onRetry={() => void devices.refetch()} />;
  if (devices.data.length === 0) return <p className={classes.text}>{t('noDemo')}</p>;
  const become = (serial: string) =>
    open.mutate(serial, { onSuccess: () => void navigate({ to: '/device/$serial', params: { serial } }) });
  return (
    <ul className={classes.list}>
      {devices.data.map(({ serial, product, name, merchantName }) => {
        const Icon = deviceIcons[product];
        return (
          <li key={serial}>
            <button type="button" className={classes.row} disabled={open.isPending} onClick={() => become(serial)}>
              <Icon size={24} stroke={1.6} aria-hidden />
              <Stack as="span" grow shrink>
                <Text as="span" weight={550}>
                  {t('openDemo', { product: t(`product.${product}`), merchantName })}
                </Text>
                <span className={classes.text}>{name}</span>
              </Stack>
              <IconChevronRight size={18} aria-hidden />
            </button>
          </li>
        );
      })}
    </ul>
  );
};
