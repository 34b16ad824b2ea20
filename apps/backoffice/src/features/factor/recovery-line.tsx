import '@mantine/core/styles/Button.css';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './factor-card.module.css';

const RenewDialog = lazy(() => import('./renew-dialog.tsx'));

/** With so many left, it is time for new ones. */
const fewCodes = 3;

/** How many recovery codes are left, and the way to new ones. */
export const RecoveryLine = ({ left }: { left: number }) => {
  const t = useTranslations('factor.recovery');
  const [isOpen, setIsOpen] = useState(false);
  const isFew = left <= fewCodes;
  return (
    <div className={classes.recovery}>
      <div>
        <div className={classes.name}>
          <span className={classes.strong}>{t('title')}</span>
          {isFew && <StatusBadge tone="waiting">{t('few')}</StatusBadge>}
        </div>
        <p className={classes.line}>{t(isFew ? 'leftFew' : 'left', { count: left })}</p>
      </div>
      <Button variant={isFew ? 'filled' : 'default'} onClick={() => setIsOpen(true)}>
        {t('renew')}
      </Button>
      {isOpen && (
        <Suspense>
          <RenewDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
};
