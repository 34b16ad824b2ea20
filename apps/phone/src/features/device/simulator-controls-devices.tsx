import { Card } from '@balcao/ui/card.tsx';
import { Muted } from '@balcao/ui/layout.tsx';
import { useTranslations } from 'use-intl';
import { DemoDevices } from './demo-devices.tsx';

/** On the bench: one click and the phone is a device of the sandbox. */
export const SimulatorControlsDevices = () => {
  const t = useTranslations('device');
  return (
    <Card title={t('title')}>
      <Muted mb={12}>{t('simulatorControlsText')}</Muted>
      <DemoDevices />
    </Card>
  );
};
