import type { DisputeDetail } from '@balcao/contract/dispute';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import type { MoneyKind } from '@balcao/ui/money-kind';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

interface Of {
  readonly dispute: DisputeDetail;
}

/** The amount, and what the bank says. */
export const DisputeHead = ({ dispute }: Of) => (
  <Box mb={16}>
    <Text headline>
      <Money centavos={dispute.amount} />
    </Text>
    {dispute.reason && (
      <Muted mt={4} size={14} breakable>
        “{dispute.reason}”
      </Muted>
    )}
  </Box>
);

/** What it is about, and where the money is. */
export const DisputeFacts = ({ dispute }: Of) => {
  const t = useTranslations('dispute');
  const shared = useTranslations('shared');
  const { number, orderNumber, merchantOrderNumber, kind, blocked, returned } = dispute;
  const debt = dispute.returns.reduce((sum, one) => sum + one.debt, 0);
  const money = (kind: MoneyKind, label: string, centavos: number) =>
    centavos === 0 ? [] : [{ kind, label, value: <Money centavos={centavos} /> }];
  return (
    <PanelSection title={t('panel.about')}>
      <KeyValues
        rows={[
          { label: t('columns.kind'), value: t(`kind.${kind}`) },
          ...money('dispute', t('panel.blocked'), blocked),
          ...money('returned', t('columns.returned'), returned),
          ...money('debt', t('panel.debt'), debt),
          {
            label: t('columns.order'),
            value: (
              <Link to="/payment/transaction/orders/$number" params={{ number: orderNumber }} className="link">
                {orderNumber}
              </Link>
            ),
          },
          { label: t('panel.ownOrder'), value: merchantOrderNumber },
          { label: shared('number'), value: <CopyValue value={number} what={t('panel.copy')} isOneLine /> },
        ]}
      />
    </PanelSection>
  );
};
