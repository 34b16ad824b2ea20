import { formatBrl } from '@balcao/brazil/money';
import type { OwnDevice } from '@balcao/contract/device';
import type { Sale } from '@balcao/contract/device-sale';
import { Button } from '@balcao/ui/button.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { IconPrinter } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { partsOf } from './parts-in-words.ts';
import { reasonOf } from './reason.ts';
import classes from './receipt.module.css';
import { StepHead } from './step-head.tsx';

interface ReceiptProps {
  device: Pick<OwnDevice, 'name' | 'serial' | 'merchantName' | 'merchantNumber'>;
  sale: Sale;
  onBack: () => void;
  /** What can still be done with the sale. */
  action?: ReactNode;
}
const copies = ['customer', 'merchant'] as const;

/** The receipt of a sale as a terminal prints it, for the customer or for the shop; paper of 58 mm. */
export const Receipt = ({ device, sale, onBack, action }: ReceiptProps) => {
  const t = useTranslations('device.receipt');
  const name = useId();
  const [copy, setCopy] = useState<(typeof copies)[number]>('customer');
  return (
    <>
      <div className={classes.step}>
        <StepHead title={t('title')} onBack={onBack} />
        <Row as="fieldset" className={classes.copies} gap={20}>
          <Muted as="legend" mb={4}>
            {t('which')}
          </Muted>
          {copies.map((one) => (
            <Row as="label" key={one} className={classes.copy} gap={6} align="center">
              <input type="radio" name={name} checked={one === copy} onChange={() => setCopy(one)} />
              {t(one)}
            </Row>
          ))}
        </Row>
        <Paper device={device} sale={sale} copy={copy} />
      </div>
      <Stack as="footer" className={classes.foot} gap={8}>
        {action}
        <Button size="md" fullWidth leftSection={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          {t('print')}
        </Button>
      </Stack>
    </>
  );
};

const Paper = ({ device, sale, copy }: Pick<ReceiptProps, 'device' | 'sale'> & { copy: (typeof copies)[number] }) => {
  const t = useTranslations('device.receipt');
  const s = useTranslations('device.sale');
  const m = useTranslations('device.method');
  const { number, status, method, amount, card, parts, endToEndId, completedAt, createdAt } = sale;
  const { refundedAmount, waitingRefundAmount } = sale;
  const brl = (centavos = 0) => formatBrl(centavos);
  const { first, last, areEven, ...counts } = partsOf(parts);
  const each = areEven ? brl(first) : m('each', { ...counts, first: brl(first), last: brl(last) });
  const state = { '01': t('waits'), '02': s('approved'), '03': s('refused'), '04': s('closed') }[status];
  const rows: [string, ReactNode][] = [
    [t('method'), m(method)],
    ...(card ? [[t('card'), `${card.brand} •••• ${card.last4}`] as [string, ReactNode]] : []),
    ...(parts.length > 1
      ? [[t('parts'), `${m('times', { count: parts.length })}: ${each}`] as [string, ReactNode]]
      : []),
    [t('at'), <Instant key="at" at={completedAt ?? createdAt} form="full" />],
    [t('terminal'), `${device.name} · ${device.serial}`],
    ...(copy === 'merchant' ? [[t('merchant'), device.merchantNumber] as [string, ReactNode]] : []),
    [t('order'), number],
    ...(endToEndId ? [[t('authorisation'), endToEndId] as [string, ReactNode]] : []),
    ...(status === '03' ? [[t('reason'), s(reasonOf(sale.failureReason))] as [string, ReactNode]] : []),
    ...(refundedAmount > 0 ? [[t('refunded'), brl(refundedAmount)] as [string, ReactNode]] : []),
    ...(waitingRefundAmount > 0 ? [[t('refundWaiting'), brl(waitingRefundAmount)] as [string, ReactNode]] : []),
  ];
  return (
    <article className={classes.paper} aria-label={t(copy)}>
      <Text size={16} weight={650} breakable>
        {device.merchantName}
      </Text>
      <p className={classes.which}>{t(copy)}</p>
      <Text mt={12} size={24} weight={650}>
        {brl(amount)}
      </Text>
      <Text mb={12} weight={650}>
        {state}
      </Text>
      <dl className={classes.rows}>
        {rows.map(([label, value]) => (
          <Row key={label} className={classes.row} gap={12} justify="between">
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Row>
        ))}
      </dl>
      <p className={classes.which}>{t('sandbox')}</p>
    </article>
  );
};
