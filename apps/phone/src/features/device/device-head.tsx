import type { OwnDevice } from '@balcao/contract/device';
import { Box, Row, Text } from '@balcao/ui/layout.tsx';
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
      <Row as="header" gap={4} align="center" py={10} px={12} rigid ground="surface" rule="bottom">
        <Link to="/device" className={classes.button} aria-label={t('leave')}>
          <IconChevronLeft size={22} stroke={1.8} aria-hidden />
        </Link>
        <Box grow shrink>
          <h1 className={classes.name}>{device.merchantName}</h1>
          <Row as="p" className={classes.line}>
            <Text as="span" clipped>
              {device.name}
            </Text>
            <span className={classes.serial}>{` · ${device.serial}`}</span>
          </Row>
        </Box>
        {children}
      </Row>
      {!device.isOpen && (
        <Text py={10} px={20} rigid weight={550} tone="waiting" ground="waiting" role="status">
          {t('closed')}
        </Text>
      )}
    </>
  );
};
