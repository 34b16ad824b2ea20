import type { OwnDevice } from '@balcao/contract/device';
import { IconChevronLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './device-head.module.css';

interface DeviceHeadProps {
  device: Pick<OwnDevice, 'name' | 'merchantName' | 'serial' | 'isOpen'>;
  /** Buttons at its end. */
  children?: ReactNode;
}

/** The head of a device: whose it is, which one, and whether it takes payments. */
export const DeviceHead = ({ device, children }: DeviceHeadProps) => {
  const t = useTranslations('device');
  return (
    <>
      <header className={classes.head}>
        <Link to="/device" className={classes.button} aria-label={t('leave')}>
          <IconChevronLeft size={22} stroke={1.8} aria-hidden />
        </Link>
        <div className={classes.words}>
          <h1 className={classes.name}>{device.merchantName}</h1>
          <p className={classes.line}>
            <span className={classes.which}>{device.name}</span>
            <span className={classes.serial}>{` · ${device.serial}`}</span>
          </p>
        </div>
        {children}
      </header>
      {!device.isOpen && (
        <p className={classes.closed} role="status">
          {t('closed')}
        </p>
      )}
    </>
  );
};
