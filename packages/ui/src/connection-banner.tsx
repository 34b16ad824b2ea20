import { IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useIsLost } from './connection.ts';
import classes from './connection-banner.module.css';

/**
 * Says that there is no connection, and goes by itself. It lies over the page below the header, so that nothing that is being read moves.
 * Its place is always there, so that screen readers hear what comes into it.
 */
export const ConnectionBanner = () => {
  const t = useTranslations('ui.connection');
  const isLost = useIsLost();
  return (
    <div className={classes.place} role="status">
      {isLost && (
        <p className={classes.banner}>
          <IconCloudOff size={18} stroke={1.8} aria-hidden />
          {t('lost')}
        </p>
      )}
    </div>
  );
};
