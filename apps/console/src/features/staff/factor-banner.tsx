import { AppLink } from '@balcao/ui/app-link.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { IconShieldLock } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from '../../lib/banner.module.css';

/** Offers the second factor to the person who works without one, where that is possible. */
export const FactorBanner = ({ onLater }: { onLater: () => void }) => {
  const t = useTranslations('staff.banner');
  return (
    <Row as="section" className={classes.banner} gap={12} rowGap={4} align="center" aria-label={t('label')}>
      <IconShieldLock className={classes.icon} size={20} stroke={1.8} aria-hidden />
      <p className={classes.text}>{t('text')}</p>
      <AppLink to="/account" className={classes.action} onClick={onLater}>
        {t('action')}
      </AppLink>
      <button type="button" className={classes.later} onClick={onLater}>
        {t('later')}
      </button>
    </Row>
  );
};
