import { type RefundDetail, RefundStatus, refundArrivesInDays } from '@balcao/contract/refund';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';

interface Of {
  readonly refund: RefundDetail;
}

/** The amount, what the payer reads, and when money that is on its way arrives. */
export const RefundHead = ({ refund }: Of) => {
  const t = useTranslations('refund');
  return (
    <Box mb={16}>
      <Text headline>
        <Money centavos={refund.amount} />
      </Text>
      <Muted mt={4} breakable>
        “{refund.reason}”
      </Muted>
      {refund.status === RefundStatus.enum.pending && (
        <Muted mt={8}>{t('arrives', { days: refundArrivesInDays })}</Muted>
      )}
    </Box>
  );
};

/** What it is a refund of. */
export const RefundFacts = ({ refund }: Of) => {
  const t = useTranslations('refund');
  const order = useTranslations('order');
  const { number, orderNumber, merchantOrderNumber, merchantRefundNumber, goodsQuantity, goodsAmount } = refund;
  return (
    <KeyValues
      rows={[
        { label: t('columns.goods'), value: refund.goodsName },
        ...(goodsQuantity === null ? [] : [{ label: t('columns.pieces'), value: goodsQuantity }]),
        ...(goodsAmount === null ? [] : [{ label: t('columns.goodsAmount'), value: <Money centavos={goodsAmount} /> }]),
        { label: t('columns.paid'), value: <Money centavos={refund.paidAmount} /> },
        {
          label: t('columns.received'),
          value: refund.orderReceivedAt && <Instant at={refund.orderReceivedAt} form="full" />,
        },
        { label: order('columns.method'), value: order(`method.${refund.method}`) },
        {
          label: t('columns.order'),
          value: (
            <Link to="/payment/transaction/orders/$number" params={{ number: orderNumber }} className="link">
              {orderNumber}
            </Link>
          ),
        },
        { label: t('panel.ownOrder'), value: merchantOrderNumber },
        { label: t('panel.number'), value: <CopyValue value={number} what={t('panel.copy')} isOneLine /> },
        ...(merchantRefundNumber === null ? [] : [{ label: t('columns.ownNumber'), value: merchantRefundNumber }]),
      ]}
    />
  );
};

/** Where its money was taken from; together it is what the payer gets. */
export const RefundMoney = ({ refund: { drawn, fee, amount, review } }: Of) => {
  const t = useTranslations('refund.money');
  const shared = useTranslations('shared');
  if (!drawn)
    return (
      <PanelSection title={t('title')}>
        <Muted mt={4} breakable>
          {t(review === '1' ? 'never' : 'notYet')}
        </Muted>
      </PanelSection>
    );
  const parts = [
    { kind: 'pending', label: t('pending'), centavos: drawn.pending },
    { kind: 'available', label: shared('availableBalance'), centavos: drawn.available },
    { kind: 'reserve', label: t('reserve'), centavos: drawn.reserve },
    { kind: 'fee', label: t('fee'), centavos: fee },
  ] as const;
  const shown = parts.filter(({ centavos }) => centavos > 0);
  return (
    <PanelSection title={t('title')}>
      <KeyValues
        rows={[
          ...shown.map(({ kind, label, centavos }) => ({ kind, label, value: <Money centavos={centavos} /> })),
          {
            label: t('total'),
            value: (
              <strong>
                <Money centavos={amount} />
              </strong>
            ),
          },
        ]}
      />
      {review === '4' && (
        <Muted mt={4} breakable>
          {t('back')}
        </Muted>
      )}
    </PanelSection>
  );
};
