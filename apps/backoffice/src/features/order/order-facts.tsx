import type { Order, OrderDetail } from '@balcao/contract/order';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { useTranslations } from 'use-intl';
import { PartsOf } from '../../lib/parts-of.tsx';
import { useGoodsWords } from './order-goods.ts';

/** The amount and what it is for. */
export const OrderHead = ({ order }: { order: OrderDetail }) => {
  const goods = useGoodsWords();
  return (
    <Box mb={16}>
      <Text headline>
        <Money centavos={order.amount} />
      </Text>
      <Muted mt={4} breakable>
        {goods(order)}
      </Muted>
    </Box>
  );
};

/** What the order is made of. */
export const OrderFacts = ({ order }: { order: Order }) => {
  const t = useTranslations('order');
  const { merchantGoodsId, due } = order;
  const priceOfOne = order.unitPrice ?? (order.goodsQuantity === 1 ? order.amount : null);
  const refunds = [
    { label: t('columns.refunded'), centavos: order.refundedAmount },
    { label: t('panel.refundWaiting'), centavos: order.waitingRefundAmount },
  ];
  const rows = [
    ...(priceOfOne === null ? [] : [{ label: t('panel.unitPrice'), value: <Money centavos={priceOfOne} /> }]),
    { label: t('columns.fee'), kind: 'fee' as const, value: <Money centavos={order.fee} /> },
    ...refunds
      .filter(({ centavos }) => centavos > 0)
      .map(({ label, centavos }) => ({
        label,
        value: <Money centavos={centavos} />,
      })),
    { label: t('columns.net'), value: <Money centavos={order.net} /> },
    ...(due
      ? [
          { label: t('panel.due'), value: <Instant at={due.date} form="date" /> },
          { label: t('panel.debtor'), value: `${due.debtor.name}, ${due.debtor.taxId}` },
        ]
      : []),
    { label: t('columns.method'), value: t(`method.${order.method}`) },
    { label: t('columns.product'), value: t(`product.${order.product}`) },
    { label: t('panel.number'), value: <CopyValue value={order.number} what={t('copy.number')} isOneLine /> },
    {
      label: t('columns.ownNumber'),
      value: <CopyValue value={order.merchantOrderNumber} what={t('copy.ownNumber')} isOneLine />,
    },
    ...(merchantGoodsId === null ? [] : [{ label: t('panel.goodsId'), value: merchantGoodsId }]),
  ];
  return <KeyValues rows={rows} />;
};

/** What the team's server noted on the order when it made it. */
export const OrderMetadata = ({ order: { metadata } }: { order: OrderDetail }) => {
  const t = useTranslations('order');
  const noted = Object.entries(metadata);
  if (noted.length === 0) return null;
  return (
    <PanelSection title={t('panel.metadata')}>
      <KeyValues rows={noted.map(([label, value]) => ({ label, value }))} />
    </PanelSection>
  );
};

/** How it was paid: by whom, with which card, at which device, and under which number the banks know it. */
export const OrderPayment = ({ order }: { order: OrderDetail }) => {
  const t = useTranslations('order');
  const { payment, card, deviceSerial, instalments, paidAmount } = order;
  if (!payment) return null;
  return (
    <PanelSection title={t('payment.title')}>
      <KeyValues
        rows={[
          { label: t('payment.amount'), value: <Money centavos={payment.amount} /> },
          { label: t('payment.paidAt'), value: <Instant at={payment.paidAt} form="full" /> },
          { label: t('columns.method'), value: t(`method.${order.method}`) },
          ...(card ? [{ label: t('columns.card'), value: `${card.brand} •••• ${card.last4}` }] : []),
          ...(instalments > 1 && paidAmount !== null
            ? [{ label: t('payment.instalments'), value: <PartsOf centavos={paidAmount} parts={instalments} /> }]
            : []),
          ...(deviceSerial ? [{ label: t('columns.device'), value: deviceSerial }] : []),
          { label: t('payment.payer'), value: payment.payerName || null },
          {
            label: t('payment.endToEndId'),
            value: <CopyValue value={payment.endToEndId} what={t('copy.endToEndId')} isOneLine />,
          },
        ]}
      />
    </PanelSection>
  );
};
