import type { DeviceEvent, DeviceToSetUp, TeamDevice } from '@balcao/contract/device-list';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Grid } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { deviceOptions, useBlockDevice, useRemoveDevice, useRenewSetUp } from './device.queries.ts';
import { DeviceForm } from './device-form.tsx';
import { deviceTones } from './device-state.ts';

interface DevicePanelProps {
  serial: string;
  may: boolean;
  onSetUp: (made: DeviceToSetUp) => void;
  onClose: () => void;
}

/** One device: its settings, its history, and taking it out of use. */
const DevicePanel = ({ serial, may, onSetUp, onClose }: DevicePanelProps) => {
  const t = useTranslations('device');
  const { data, error, refetch } = useQuery(deviceOptions(serial));
  const device = data?.device;
  return (
    <SidePanel
      title={device?.name ?? serial}
      mark={device && <StatusBadge tone={deviceTones[device.state]}>{t(`state.${device.state}`)}</StatusBadge>}
      onClose={onClose}
      footer={device && may && <Actions device={device} onSetUp={onSetUp} onGone={onClose} />}
    >
      {!data && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={8} />)}
      {data && device && (
        <Grid gap={20}>
          <KeyValues
            rows={[
              { label: t('serial'), value: <CopyValue value={serial} what={t('serial')} isOneLine /> },
              { label: t('lastSeen'), value: device.seenAt ? <Instant at={device.seenAt} /> : t('neverSeen') },
            ]}
          />
          {may && <DeviceForm device={device} />}
          <PanelSection title={t('history')}>
            <History events={data.events} />
          </PanelSection>
        </Grid>
      )}
    </SidePanel>
  );
};
export default DevicePanel;

const eventTones = {
  added: 'waiting',
  renewed: 'waiting',
  setUp: 'good',
  changed: 'moving',
  blocked: 'bad',
  removed: 'ended',
} as const;

const History = ({ events }: { events: readonly DeviceEvent[] }) => {
  const t = useTranslations('device');
  return (
    <Timeline
      events={events.map(({ kind, by, at }, index) => ({
        id: `${at} ${index}`,
        tone: eventTones[kind],
        title: by ? t(`event.${kind}`, { by }) : t('event.setUp'),
        at: <Instant at={at} />,
      }))}
    />
  );
};

const Actions = ({
  device,
  onSetUp,
  onGone,
}: { device: TeamDevice } & { onSetUp: DevicePanelProps['onSetUp']; onGone: () => void }) => {
  const t = useTranslations('device');
  const [renew, block, remove] = [useRenewSetUp(), useBlockDevice(), useRemoveDevice()];
  const { serial, name, state } = device;
  const ask = (what: 'renew' | 'block' | 'remove') =>
    confirm({ title: t(`${what}.title`, { name }), message: t(`${what}.text`), action: t(`${what}.action`) });
  const setUp = async () => {
    if (state === 'active' && !(await ask('renew'))) return;
    renew.mutate(serial, { onSuccess: onSetUp });
  };
  const stop = async () => {
    if (await ask('block')) block.mutate(serial, { tell: t('block.done', { name }) });
  };
  const takeAway = async () => {
    if (!(await ask('remove'))) return;
    remove.mutate(serial, {
      tell: t('remove.done', { name }),
      onSuccess: () => onGone(),
    });
  };
  return (
    <>
      <Button variant="default" loading={renew.isPending} onClick={() => void setUp()}>
        {t(state === 'blocked' ? 'unblock' : 'renew.action')}
      </Button>
      {state === 'active' && (
        <Button variant="default" loading={block.isPending} onClick={() => void stop()}>
          {t('block.action')}
        </Button>
      )}
      <Button variant="default" color="red" loading={remove.isPending} onClick={() => void takeAway()}>
        {t('remove.action')}
      </Button>
    </>
  );
};
