import type { DeviceProduct } from '@balcao/contract/device';
import { addDevice, type DeviceToSetUp, type TeamDevice } from '@balcao/contract/device-list';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconDevices } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { devicesOptions } from './device.queries.ts';
import { deviceTones } from './device-state.ts';
import classes from './devices.module.css';

const AddDialog = lazy(() => import('./add-dialog.tsx'));
const SetUpDialog = lazy(() => import('./set-up-dialog.tsx'));
const DevicePanel = lazy(() => import('./device-panel.tsx'));

/** The devices of one product: each with its serial number, its state, and when it was seen last. */
export const Devices = ({ product }: { product: DeviceProduct }) => {
  const t = useTranslations('device');
  const { data, error, refetch } = useQuery(devicesOptions);
  const may = useMay(addDevice);
  const [isAdding, setAdding] = useState(false);
  const [toSetUp, setToSetUp] = useState<DeviceToSetUp>();
  const [serial, setSerial] = useState<string>();
  const list = data?.list.filter((device) => device.product === product);
  const show = (made: DeviceToSetUp) => {
    setAdding(false);
    setSerial(undefined);
    setToSetUp(made);
  };
  const add = may && (
    <Button variant={list?.length === 0 ? 'filled' : 'default'} onClick={() => setAdding(true)}>
      {t(`add.${product}`)}
    </Button>
  );
  return (
    <Card title={t(`title.${product}`)} actions={list && list.length > 0 && add}>
      {!list && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={4} />)}
      {list?.length === 0 && (
        <EmptyState icon={IconDevices} title={t(`none.${product}`)} action={add}>
          {t('noneText')}
        </EmptyState>
      )}
      {list && list.length > 0 && (
        <Grid as="ul">
          {list.map((device) => (
            <DeviceRow key={device.serial} device={device} onOpen={() => setSerial(device.serial)} />
          ))}
        </Grid>
      )}
      <Suspense>
        {isAdding && <AddDialog product={product} onClose={() => setAdding(false)} onDone={show} />}
        {toSetUp && <SetUpDialog made={toSetUp} onClose={() => setToSetUp(undefined)} />}
        {serial && <DevicePanel serial={serial} may={may} onSetUp={show} onClose={() => setSerial(undefined)} />}
      </Suspense>
    </Card>
  );
};

const DeviceRow = ({ device, onOpen }: { device: TeamDevice; onOpen: () => void }) => {
  const t = useTranslations('device');
  const { name, serial, state, seenAt } = device;
  return (
    <Grid as="li" className={classes.row} gap={20} rowGap={4} align="center">
      <Grid shrink>
        <button type="button" className={classes.name} onClick={onOpen}>
          {name}
        </button>
        <Muted as="span">{serial}</Muted>
      </Grid>
      <StatusBadge tone={deviceTones[state]}>{t(`state.${state}`)}</StatusBadge>
      <span className={classes.seen}>
        {seenAt ? t.rich('seen', { at: () => <Instant at={seenAt} /> }) : t('neverSeen')}
      </span>
    </Grid>
  );
};
