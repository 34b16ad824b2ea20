import { formatBrl } from '@balcao/brazil/money';
import type { Means } from '@balcao/contract/customer';
import type { NearTap } from '@balcao/contract/device-tap';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loader } from '@balcao/ui/loader.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { IconChevronRight, IconNfc } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { Sheet } from '../../lib/sheet.tsx';
import { UnsurePayment } from '../../lib/unsure-payment.tsx';
import listClasses from './device-list-screen.module.css';
import { nearQuery, useTap } from './tap.queries.ts';
import classes from './tap-screen.module.css';

interface TapScreenProps {
  /** Whose phone it is; undefined until that is known. */
  customerId: string | undefined;
  /** What pays without a choice; undefined where nothing here can. */
  readyMeans: (tap: NearTap) => Means | undefined;
  /** Chooses how to pay, of what the shop takes; undefined is no way. */
  meansOf: (ask: {
    methods: NearTap['methods'];
    means: Means | undefined;
    onMeans: (means: Means) => void;
  }) => ReactNode;
}

interface Chosen {
  readonly tap: NearTap;
  /** What pays it at once; undefined where the payer confirms first. */
  readonly atOnce: Means | undefined;
}

/** Paying by coming near: the phones that wait, and, where the amount is not small, the amount before it is paid. */
export const TapScreen = ({ customerId, readyMeans, meansOf }: TapScreenProps) => {
  const t = useTranslations('device.tapping');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const near = useQuery(nearQuery);
  const [chosen, setChosen] = useState<Chosen>();
  return (
    <>
      <Stack grow short inert={chosen !== undefined}>
        <Screen title={t('title')} line={t('line')} back={{ to: '/' }}>
          <Grid className={classes.waves} align="center" across="center" aria-hidden>
            <IconNfc size={72} stroke={1.2} />
          </Grid>
          <Text as="h2" mb={8} size={16} weight={650}>
            {t('near')}
          </Text>
          {near.isPending && <LinesLoading lines={3} />}
          {near.isError && !near.data && <ErrorState error={near.error} onRetry={() => void near.refetch()} />}
          {near.data?.length === 0 && <Muted>{t('none')}</Muted>}
          {near.data && near.data.length > 0 && (
            <ul className={listClasses.list}>
              {near.data.map((tap) => {
                const atOnce = tap.isFree ? readyMeans(tap) : undefined;
                return <TapRow key={tap.id} tap={tap} isFree={!!atOnce} onTap={() => setChosen({ tap, atOnce })} />;
              })}
            </ul>
          )}
        </Screen>
      </Stack>
      {chosen && customerId && (
        <Paying
          key={chosen.tap.id}
          {...chosen}
          customerId={customerId}
          meansOf={meansOf}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
};

const TapRow = ({ tap, isFree, onTap }: { tap: NearTap; isFree: boolean; onTap: () => void }) => {
  const t = useTranslations('device.tapping');
  return (
    <li>
      <button type="button" className={listClasses.row} onClick={onTap}>
        <IconNfc size={24} stroke={1.6} aria-hidden />
        <Stack as="span" grow shrink>
          <Text as="span" weight={550}>
            {tap.merchantName}
          </Text>
          <span className={listClasses.text}>{tap.deviceName}</span>
          {isFree && <span className={listClasses.text}>{t('free')}</span>}
        </Stack>
        <Money centavos={tap.amount} />
        <IconChevronRight size={18} aria-hidden />
      </button>
    </li>
  );
};

interface PayingProps extends Pick<TapScreenProps, 'meansOf'>, Chosen {
  customerId: string;
  onClose: () => void;
}

/** A tap on its way, which confirms itself where it may; else, and where that did not work, the payer chooses and confirms. */
const Paying = ({ tap, atOnce, customerId, meansOf, onClose }: PayingProps) => {
  const t = useTranslations('device.tapping');
  const navigate = useNavigate();
  const { amount } = tap;
  const { unsure, isPending, isRefused, send } = useTap(
    customerId,
    tap.id,
    ({ id }) => void navigate({ to: '/payment/$paymentId', params: { paymentId: id }, replace: true }),
  );
  const [asks, setAsks] = useState(atOnce === undefined);
  if (isRefused && !asks) setAsks(true);
  const isSent = useRef(atOnce === undefined || unsure !== undefined);
  useEffect(() => {
    if (!isSent.current && atOnce) send({ amount, means: atOnce, isConfirmed: false });
    isSent.current = true;
  });
  return (
    <Sheet title={t('confirm')} onClose={onClose}>
      <Text mt={8} weight={550}>
        {tap.merchantName}
      </Text>
      <p className={classes.amount}>
        <Money centavos={amount} />
      </p>
      {unsure ? (
        <UnsurePayment amount={amount} isPending={isPending} onCheck={() => send(unsure)} />
      ) : !asks ? (
        <Row as="p" gap={10} align="center" justify="center" mt={16} mb={16} role="status">
          <Loader size="sm" aria-hidden />
          {t('paying')}
        </Row>
      ) : (
        <Confirm
          tap={tap}
          meansOf={meansOf}
          isPending={isPending}
          onPay={(means) => send({ amount, means, isConfirmed: true })}
        />
      )}
    </Sheet>
  );
};

interface ConfirmProps extends Pick<TapScreenProps, 'meansOf'> {
  tap: NearTap;
  isPending: boolean;
  onPay: (means: Means) => void;
}

const Confirm = ({ tap: { amount, methods, isFree }, meansOf, isPending, onPay }: ConfirmProps) => {
  const t = useTranslations('device.tapping');
  const [means, setMeans] = useState<Means | undefined>(firstOf(methods));
  return (
    <>
      {!isFree && <Muted mb={12}>{t('above')}</Muted>}
      {meansOf({ methods, means, onMeans: setMeans })}
      <Button
        size="md"
        fullWidth
        className={classes.pay ?? ''}
        leftSection={<IconNfc size={20} aria-hidden />}
        loading={isPending}
        disabled={means === undefined}
        onClick={() => means && onPay(means)}
      >
        {t('pay', { amount: formatBrl(amount) })}
      </Button>
    </>
  );
};

/** Out of the wallet, where the shop takes it: there one need not choose a card. */
const firstOf = (methods: NearTap['methods']): Means | undefined => {
  const method = methods.find((one) => one === '01' || one === '02');
  return method && { method };
};
