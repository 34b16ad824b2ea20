import type { OwnDevice } from '@balcao/contract/device';
import type { Sale } from '@balcao/contract/device-sale';
import { Button } from '@balcao/ui/button.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Result } from '../../lib/result.tsx';
import { type AskedSale, askedSaleQuery, saleQuery, useCancelSale } from './device.queries.ts';
import { PayCode } from './pay-code.tsx';
import { reasonOf, useMessageOf, useNotSent } from './reason.ts';
import { Receipt } from './receipt.tsx';
import classes from './sale-view.module.css';
import { useIsLong } from './use-is-long.ts';

interface SaleViewProps {
  device: Extract<OwnDevice, { product: '99' }>;
  asked: AskedSale;
  /** Told the number of the sale, as soon as it has one. */
  onNumber: (number: string) => void;
  /** Told that it never left. */
  onNotSent: () => void;
  /** The next sale, of so much; 0 where it is another amount. */
  onNext: (amount: number) => void;
}

/** One sale, from its request until its outcome is known. */
export const SaleView = ({ device, asked, onNumber, onNotSent, onNext }: SaleViewProps) => {
  const messageOf = useMessageOf();
  const first = useQuery(askedSaleQuery(device.serial, asked));
  const number = first.data?.number;
  useEffect(() => {
    if (number !== undefined) onNumber(number);
  }, [number, onNumber]);
  useNotSent(first, onNotSent);
  if (first.data) return <Follow device={device} first={first.data} isByCard={'card' in asked.ask} onNext={onNext} />;
  if (first.isError && !first.isFetching)
    return <Refused amount={asked.ask.amount} text={messageOf(first.error)} onNext={onNext} />;
  return <Working amount={asked.ask.amount} isByCard={'card' in asked.ask} isCut={first.failureCount > 0} />;
};

interface FollowProps extends Omit<SaleViewProps, 'asked' | 'onNumber' | 'onNotSent'> {
  first: Sale;
  isByCard: boolean;
}

const Follow = ({ device, first, isByCard, onNext }: FollowProps) => {
  const t = useTranslations('device.sale');
  const found = useQuery(saleQuery(device.serial, first.number));
  const [isReceipt, setReceipt] = useState(false);
  // Asked once: a person who has seen the receipt has answered.
  const [isAsked, setAsked] = useState(false);
  const sale = found.data ?? first;
  const isCut = found.failureCount > 0;
  const cancel = <CancelButton serial={device.serial} number={sale.number} />;
  if (isReceipt) return <Receipt device={device} sale={sale} onBack={() => setReceipt(false)} />;
  if (sale.status === '01' && isByCard)
    return (
      <Asking sale={sale} isCut={isCut}>
        {cancel}
      </Asking>
    );
  if (sale.status === '01')
    return (
      <PayCode sale={sale} isCut={isCut}>
        {cancel}
      </PayCode>
    );
  const showReceipt = () => {
    setAsked(true);
    setReceipt(true);
  };
  if (sale.status === '02')
    return (
      <Approved sale={sale}>
        {device.offersReceipt && <ReceiptButton isQuestion={!isAsked} onReceipt={showReceipt} />}
        <Button size="md" fullWidth onClick={() => onNext(0)}>
          {t(device.offersReceipt && !isAsked ? 'noReceipt' : 'next')}
        </Button>
      </Approved>
    );
  const text = sale.status === '04' ? t('closedText') : t(reasonOf(sale.failureReason));
  return <Refused amount={sale.amount} text={text} isClosed={sale.status === '04'} onNext={onNext} />;
};

const CancelButton = ({ serial, number }: { serial: string; number: string }) => {
  const t = useTranslations('device.sale');
  const cancel = useCancelSale(serial);
  return (
    <Button variant="default" size="md" fullWidth loading={cancel.isPending} onClick={() => cancel.mutate(number)}>
      {t('cancel')}
    </Button>
  );
};

interface WorkingProps {
  amount: number;
  isByCard: boolean;
  /** The line is cut: whether it was paid is not known here. */
  isCut: boolean;
}

/** On the way to the server. */
const Working = ({ amount, isByCard, isCut }: WorkingProps) => {
  const t = useTranslations('device.sale');
  const text = isCut ? t('unknownText') : isByCard ? t('workingCard') : t('workingCode');
  return <Waiting amount={amount} isLong={isCut} title={t(isCut ? 'unknown' : 'working')} text={text} />;
};

const minuteMs = 60_000;

/** The issuer has been asked and has not answered. */
const Asking = ({ sale, isCut, children }: { sale: Sale; isCut: boolean; children: ReactNode }) => {
  const t = useTranslations('device.sale');
  const { amount, createdAt, expiresAt } = sale;
  const isLong = useIsLong();
  const minutes = Math.ceil((Date.parse(expiresAt) - Date.parse(createdAt)) / minuteMs);
  if (isCut) return <Waiting amount={amount} isLong title={t('unknown')} text={t('unknownText')} />;
  if (!isLong) return <Waiting amount={amount} title={t('asking')} text={t('workingCard')} />;
  return (
    <>
      <Waiting amount={amount} isLong title={t('slow')} text={t('slowText', { minutes })} />
      <Stack as="footer" className={classes.foot} gap={8}>
        {children}
      </Stack>
    </>
  );
};

interface WaitingProps {
  amount: number;
  title: string;
  text: string;
  /** Longer than it should. */
  isLong?: boolean;
}

const Waiting = ({ amount, title, text, isLong = false }: WaitingProps) => (
  <Stack className={classes.middle} justify="center" data-cut={isLong || undefined}>
    <Result tone={isLong ? 'waiting' : 'moving'} waits title={title} text={text} amount={amount}>
      <p className={classes.amount}>
        <Money centavos={amount} />
      </p>
    </Result>
  </Stack>
);

/** The customer is asked after the payment; later it is there to be seen again. */
const ReceiptButton = ({ isQuestion, onReceipt }: { isQuestion: boolean; onReceipt: () => void }) => {
  const t = useTranslations('device.sale');
  return (
    <>
      {isQuestion && (
        <Text mb={4} size={18} weight={600} textAlign="center">
          {t('askReceipt')}
        </Text>
      )}
      <Button variant="default" size="md" fullWidth onClick={onReceipt}>
        {t(isQuestion ? 'yesReceipt' : 'receipt')}
      </Button>
    </>
  );
};

const Approved = ({ sale, children }: { sale: Sale; children: ReactNode }) => {
  const t = useTranslations('device.sale');
  const m = useTranslations('device.method');
  const { amount, method, card, parts } = sale;
  const words = [
    m(method),
    card && `${card.brand} •••• ${card.last4}`,
    parts.length > 1 && m('times', { count: parts.length }),
  ];
  return (
    <>
      <Stack className={classes.middle} justify="center">
        <Result tone="good" title={t('approved')} text={words.filter(Boolean).join(' · ')} amount={amount}>
          <p className={classes.amount}>
            <Money centavos={amount} />
          </p>
        </Result>
      </Stack>
      <Stack as="footer" className={classes.foot} gap={8}>
        {children}
      </Stack>
    </>
  );
};

interface RefusedProps {
  amount: number;
  text: string;
  isClosed?: boolean;
  onNext: (amount: number) => void;
}

const Refused = ({ amount, text, isClosed = false, onNext }: RefusedProps) => {
  const t = useTranslations('device.sale');
  return (
    <>
      <Stack className={classes.middle} justify="center">
        <Result
          tone={isClosed ? 'ended' : 'bad'}
          title={t(isClosed ? 'closed' : 'refused')}
          text={text}
          amount={amount}
        >
          <p className={classes.amount}>
            <Money centavos={amount} />
          </p>
        </Result>
      </Stack>
      <Stack as="footer" className={classes.foot} gap={8}>
        <Button variant="default" size="md" fullWidth onClick={() => onNext(0)}>
          {t('next')}
        </Button>
        <Button size="md" fullWidth onClick={() => onNext(amount)}>
          {t('again')}
        </Button>
      </Stack>
    </>
  );
};
