import { ActionMenu } from '@balcao/ui/action-menu.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { IconChecks, IconCoins } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { UnidentifiedPayment } from './unidentified.queries.ts';

/** What may be done with money that waits. */
export type UnidentifiedAction = 'match' | 'return' | 'credit' | 'close';

interface UnidentifiedActionsProps {
  payment: UnidentifiedPayment;
  onAct: (action: UnidentifiedAction, payment: UnidentifiedPayment) => void;
}
/** Match it to its order where the order is known; otherwise return it to the payer. What is rarer stands in the menu. */
export const UnidentifiedActions = ({ payment, onAct }: UnidentifiedActionsProps) => {
  const t = useTranslations('unidentified');
  const { endToEndId: id } = payment;
  return (
    <Row gap={8}>
      {(['match', 'return'] as const).map((action) => (
        <Button
          key={action}
          variant="default"
          size="compact-sm"
          aria-label={t(`${action}One`, { id })}
          onClick={() => onAct(action, payment)}
        >
          {t(action)}
        </Button>
      ))}
      <ActionMenu
        label={t('more', { id })}
        actions={[
          { label: t('crediting.title'), icon: IconCoins, onAct: () => onAct('credit', payment) },
          { label: t('closing.title'), icon: IconChecks, onAct: () => onAct('close', payment) },
        ]}
      />
    </Row>
  );
};
