import { Button } from '@balcao/ui/button.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
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
    <Row className={classes.recovery} gap={16} rowGap={12} align="center" justify="between" wrap>
      <div>
        <Row gap={12} rowGap={4} align="center" wrap>
          <Text as="span" weight={600}>
            {t('title')}
          </Text>
          {isFew && <StatusBadge tone="waiting">{t('few')}</StatusBadge>}
        </Row>
        <Muted mt={2} pretty>
          {t(isFew ? 'leftFew' : 'left', { count: left })}
        </Muted>
      </div>
      <Button variant={isFew ? 'filled' : 'default'} onClick={() => setIsOpen(true)}>
        {t('renew')}
      </Button>
      {isOpen && (
        <Suspense>
          <RenewDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </Row>
  );
};
