import { formatBrl } from '@balcao/brazil/money';
import type { OwnDevice } from '@balcao/contract/device';
import type { Sale } from '@balcao/contract/device-sale';
import type { Tap } from '@balcao/contract/device-tap';
import { Button } from '@balcao/ui/button.tsx';
import { Grid, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { useCountdown } from '@balcao/ui/use-countdown';
import { IconHistory, IconNfc } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Result } from '../../lib/result.tsx';
import { AmountPad } from './amount-pad.tsx';
import { type AskedTap, askedTapQuery, reopened, tapQuery, useCancelTap } from './device.queries.ts';
import headClasses from './device-head.module.css';
import { DeviceHead } from './device-head.tsx';
import { deviceMemory } from './device-tokens.ts';
import { reasonOf, useMessageOf, useNotSent } from './reason.ts';
import { Receipt } from './receipt.tsx';
import { SaleList } from './sale-list.tsx';
import saleClasses from './sale-view.module.css';
import classes from './tap-phone.module.css';

type TapDevice = Extract<OwnDevice, { product: '54' }>;

/** A merchant's phone that is paid by coming near it. */
export const TapPhone = ({ device }: { device: TapDevice }) => {
  const t = useTranslations('device');
  // What it waited for when it was switched off is found out before it waits for anything else.
  const memory = deviceMemory<AskedTap>(device.serial, 'askedTap');
  const [amount, setAmount] = useState(0);
  const [asked, setAsked] = useState(() => reopened(memory.read()));
  const [isListed, setListed] = useState(false);
  const remember = (next: AskedTap | undefined) => {
    memory.write(next);
    setAsked(next);
  };
  const again = (of: number) => {
    setAmount(of);
    remember(undefined);
  };
  return (
    <>
      <DeviceHead device={device}>
        {!asked && !isListed && (
          <button
            type="button"
            className={headClasses.button}
            aria-label={t('sales.title')}
            onClick={() => setListed(true)}
          >
            <IconHistory size={22} stroke={1.8} aria-hidden />
          </button>
        )}
      </DeviceHead>
      {isListed && <SaleList device={device} onBack={() => setListed(false)} />}
      {!isListed && !asked && (
        <AmountPad
          amount={amount}
          onAmount={setAmount}
          done={amount === 0 ? t('pad.charge') : t('pad.chargeAmount', { amount: formatBrl(amount) })}
          onDone={() => remember({ key: crypto.randomUUID(), amount })}
          disabled={!device.isOpen}
        />
      )}
      {asked && (
        <Asked
          key={asked.key}
          device={device}
          asked={asked}
          onId={(id) => memory.write({ ...asked, id })}
          onNotSent={() => memory.write(undefined)}
          onNext={again}
        />
      )}
    </>
  );
};

interface AskedProps {
  device: TapDevice;
  asked: AskedTap;
  /** Told the id of the wait, as soon as it has one. */
  onId: (id: string) => void;
  /** Told that it never left. */
  onNotSent: () => void;
  /** The next one, of so much; 0 where it is another amount. */
  onNext: (amount: number) => void;
}

const Asked = ({ device, asked, onId, onNotSent, onNext }: AskedProps) => {
  const messageOf = useMessageOf();
  const s = useTranslations('device.sale');
  const first = useQuery(askedTapQuery(device.serial, asked));
  const id = first.data?.id;
  useEffect(() => {
    if (id !== undefined) onId(id);
  }, [id, onId]);
  useNotSent(first, onNotSent);
  if (id !== undefined) return <Waiting device={device} id={id} onNext={onNext} />;
  const { amount } = asked;
  if (first.isError && !first.isFetching)
    return <Ended tone="bad" title={s('refused')} text={messageOf(first.error)} amount={amount} onNext={onNext} />;
  return <Finding isCut={first.failureCount > 0} amount={amount} />;
};

/** On the way to the server; cut off, it asks until it knows. */
const Finding = ({ isCut, amount = 0 }: { isCut: boolean; amount?: number }) => {
  const s = useTranslations('device.sale');
  return (
    <Ended
      tone={isCut ? 'waiting' : 'moving'}
      title={s(isCut ? 'unknown' : 'working')}
      text={isCut ? s('unknownText') : ''}
      amount={amount}
    />
  );
};

interface WaitingProps extends Pick<AskedProps, 'device' | 'onNext'> {
  id: string;
}

const Waiting = ({ device, id, onNext }: WaitingProps) => {
  const messageOf = useMessageOf();
  const t = useTranslations('device.tap');
  const s = useTranslations('device.sale');
  const tap = useQuery(tapQuery(device.serial, id));
  const [receipt, setReceipt] = useState<Sale>();
  if (receipt) return <Receipt device={device} sale={receipt} onBack={() => setReceipt(undefined)} />;
  const isCut = tap.failureCount > 0;
  if (!tap.data)
    return tap.isError && !tap.isFetching ? (
      <Ended tone="bad" title={s('refused')} text={messageOf(tap.error)} amount={0} onNext={onNext} />
    ) : (
      <Finding isCut={isCut} />
    );
  const { state, amount, sale } = tap.data;
  if (state === 'waiting') return <Near device={device} tap={tap.data} isCut={isCut} />;
  if (state === 'paying')
    return (
      <Ended
        tone={isCut ? 'waiting' : 'moving'}
        title={s(isCut ? 'unknown' : 'asking')}
        text={t('payingText')}
        amount={amount}
      />
    );
  if (state === 'paid')
    return (
      <Ended tone="good" title={s('approved')} text={t('paidText')} amount={amount} onNext={onNext}>
        {sale && (
          <Button variant="default" size="md" fullWidth onClick={() => setReceipt(sale)}>
            {s('receipt')}
          </Button>
        )}
      </Ended>
    );
  if (state === 'failed')
    return (
      <Ended
        tone="bad"
        title={s('refused')}
        text={s(reasonOf(sale?.failureReason ?? null))}
        amount={amount}
        onNext={onNext}
        isRepeatable
      />
    );
  return <Ended tone="ended" title={t(state)} text={t(`${state}Text`)} amount={amount} onNext={onNext} isRepeatable />;
};

const Near = ({ device, tap, isCut }: { device: TapDevice; tap: Tap; isCut: boolean }) => {
  const t = useTranslations('device.tap');
  const s = useTranslations('device.sale');
  const cancel = useCancelTap(device.serial);
  const { seconds } = useCountdown(tap.secondsLeft);
  return (
    <>
      <Stack className={classes.near} gap={8} align="center" justify="center">
        <p className={saleClasses.amount}>
          <Money centavos={tap.amount} />
        </p>
        <Grid as="span" className={classes.waves} align="center" across="center" mt={8} mb={16}>
          <IconNfc size={96} stroke={1.1} aria-hidden />
        </Grid>
        <Text size={16} weight={650} role="status">
          {isCut ? s('unknown') : t('near')}
        </Text>
        <Muted>{t('left', { seconds })}</Muted>
        {tap.refusedBecause && (
          <p className={classes.refusal} role="alert">
            {s(reasonOf(tap.refusedBecause))} {t('another')}
          </p>
        )}
      </Stack>
      <Stack as="footer" className={saleClasses.foot} gap={8}>
        <Button variant="default" size="md" fullWidth loading={cancel.isPending} onClick={() => cancel.mutate(tap.id)}>
          {s('cancel')}
        </Button>
      </Stack>
    </>
  );
};

interface EndedProps {
  tone: 'good' | 'bad' | 'ended' | 'moving' | 'waiting';
  title: string;
  text: string;
  amount: number;
  /** Without it, it is not over yet. */
  onNext?: (amount: number) => void;
  isRepeatable?: boolean;
  children?: React.ReactNode;
}

const Ended = ({ tone, title, text, amount, onNext, isRepeatable = false, children }: EndedProps) => {
  const s = useTranslations('device.sale');
  return (
    <>
      <Stack className={saleClasses.middle} justify="center">
        <Result tone={tone} title={title} text={text} amount={amount} waits={!onNext}>
          {amount > 0 && (
            <p className={saleClasses.amount}>
              <Money centavos={amount} />
            </p>
          )}
        </Result>
      </Stack>
      {onNext && (
        <Stack as="footer" className={saleClasses.foot} gap={8}>
          {children}
          {isRepeatable && (
            <Button variant="default" size="md" fullWidth onClick={() => onNext(amount)}>
              {s('again')}
            </Button>
          )}
          <Button size="md" fullWidth onClick={() => onNext(0)}>
            {s('next')}
          </Button>
        </Stack>
      )}
    </>
  );
};
