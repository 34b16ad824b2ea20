import { Card } from '@balcao/ui/card.tsx';
import { useTranslations } from 'use-intl';
import classes from './bench-devices.module.css';
import { DemoDevices } from './demo-devices.tsx';

/** On the bench: one click and the phone is a device of the sandbox. */
export const BenchDevices = () => {
  const t = useTranslations('device');
  return (
    <Card title={t('title')}>
      <p className={classes.line}>{t('benchText')}</p>
      <DemoDevices />
    </Card>
  );
};
