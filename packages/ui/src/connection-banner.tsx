import { IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useIsLost } from './connection.ts';
import classes from './connection-banner.module.css';
import { Row } from './layout.tsx';

/**
 * Says that there is no connection, and goes by itself. It lies over the page below the header, so that nothing that is being read moves.
 * Its place is always there, so that screen readers hear what comes into it.
 */
export const ConnectionBanner = () => {
  const t = useTranslations('ui.connection');
  const isLost = useIsLost();
  return (
    <Row className={classes.place} justify="center" aria-live="polite">
      {isLost && (
        <Row as="p" className={classes.banner} gap={8} align="center">
          <IconCloudOff size={18} stroke={1.8} aria-hidden />
          {t('lost')}
        </Row>
      )}
    </Row>
  );
};
