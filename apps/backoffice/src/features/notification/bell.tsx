import { unseenCountedAtMost } from '@balcao/contract/notification-bell';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Popover } from '@balcao/ui/popover.tsx';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import classes from './notification.module.css';
import { unseenOptions } from './notification.queries.ts';
import { PaymentPush } from './payment-push.tsx';
import { PaymentSound } from './payment-sound.tsx';

const BellPanel = lazy(() => import('./bell-panel.tsx'));

const waiting = (
  <div className={`${classes.panel} ${classes.waiting}`}>
    <LinesLoading lines={5} />
  </div>
);

/** How much is new to the member, in the header; what it is unfolds below. */
export const Bell = () => {
  const t = useTranslations('notification');
  const { data } = useQuery(unseenOptions);
  const unseen = data?.unseen ?? 0;
  return (
    <>
      <PaymentSound />
      <PaymentPush />
      <Popover
        label={t('title')}
        align="end"
        trigger={(trigger) => (
          <ActionIcon
            {...trigger}
            className={classes.bell}
            aria-label={t('bell', { count: unseen })}
            title={t('title')}
          >
            <IconBell size={18} stroke={1.8} />
            {unseen > 0 && (
              <span className={classes.count} aria-hidden>
                {unseen > unseenCountedAtMost ? `${unseenCountedAtMost}+` : unseen}
              </span>
            )}
          </ActionIcon>
        )}
      >
        {(close) => (
          <Suspense fallback={waiting}>
            <BellPanel unseen={unseen} close={close} />
          </Suspense>
        )}
      </Popover>
    </>
  );
};
