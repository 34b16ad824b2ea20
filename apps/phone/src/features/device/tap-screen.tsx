import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Loader.css';
import { formatBrl } from '@balcao/brazil/money';
import type { Means } from '@balcao/contract/customer';
import type { NearTap } from '@balcao/contract/device-tap';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { Money } from '@balcao/ui/money.tsx';
import { Button } from '@mantine/core';
import { IconChevronRight, IconNfc } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { Sheet } from '../../lib/sheet.tsx';
import { UnsurePayment } from '../../lib/unsure-payment.tsx';
import listClasses from './device-list-screen.module.css';
import { nearQuery, useTap } from './tap.queries.ts';
import classes from './tap-screen.module.css';

interface TapScreenProps {
  /** Whose phone it is; undefined until that is known. */
  customerId: string | undefined;
  /** Chooses how to pay, of what the shop takes; undefined is no way. */
  meansOf: (ask: {
    methods: NearTap['methods'];
    means: Means | undefined;
    onMeans: (means: Means) => void;
  }) => ReactNode;
}

/** Paying by coming near: the phones that wait, and the amount before it is paid. */
export const TapScreen = ({ customerId, meansOf }: TapScreenProps) => {
  const t = useTranslations('device.tapping');
  const p = useTranslations('phone');
  useDocumentTitle(t('title'), p('application'));
  const near = useQuery(nearQuery);
  const [chosen, setChosen] = useState<NearTap>();
  return (
    <>
      <div className={classes.under} inert={chosen !== undefined}>
        <Screen title={t('title')} line={t('line')} back={{ to: '/' }}>
          <div className={classes.waves} aria-hidden>
            <IconNfc size={72} stroke={1.2} />
          </div>
          <h2 className={listClasses.heading}>{t('near')}</h2>
          {near.isPending && <LinesLoading lines={3} />}
          {near.isError && !near.data && <ErrorState error={near.error} onRetry={() => void near.refetch()} />}
          {near.data?.length === 0 && <p className={classes.none}>{t('none')}</p>}
          {near.data && near.data.length > 0 && (
            <ul className={listClasses.list}>
              {near.data.map((tap) => (
                <li key={tap.id}>
                  <button type="button" className={listClasses.row} onClick={() => setChosen(tap)}>
                    <IconNfc size={24} stroke={1.6} aria-hidden />
                    <span className={listClasses.words}>
                      <span className={listClasses.name}>{tap.merchantName}</span>
                      <span className={listClasses.text}>{tap.deviceName}</span>
                    </span>
                    <Money centavos={tap.amount} />
                    <IconChevronRight size={18} aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </Screen>
      </div>
      {chosen && customerId && (
        <Confirm
          key={chosen.id}
          tap={chosen}
          customerId={customerId}
          meansOf={meansOf}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
};

interface ConfirmProps extends Pick<TapScreenProps, 'meansOf'> {
  tap: NearTap;
  customerId: string;
  onClose: () => void;
}

const Confirm = ({ tap, customerId, meansOf, onClose }: ConfirmProps) => {
  const t = useTranslations('device.tapping');
  const locale = useLocale();
  const navigate = useNavigate();
  const { amount, methods } = tap;
  const [means, setMeans] = useState<Means | undefined>(firstOf(methods));
  const { unsure, isPending, send } = useTap(
    customerId,
    tap.id,
    ({ id }) => void navigate({ to: '/payment/$paymentId', params: { paymentId: id }, replace: true }),
  );
  return (
    <Sheet title={t('confirm')} onClose={onClose}>
      <p className={classes.merchant}>{tap.merchantName}</p>
      <p className={classes.amount}>
        <Money centavos={amount} />
      </p>
      {unsure ? (
        <UnsurePayment amount={amount} isPending={isPending} onCheck={() => send(unsure)} />
      ) : (
        <>
          {meansOf({ methods, means, onMeans: setMeans })}
          <Button
            size="md"
            fullWidth
            className={classes.pay ?? ''}
            leftSection={<IconNfc size={20} aria-hidden />}
            loading={isPending}
            disabled={means === undefined}
            onClick={() => means && send({ amount, means })}
          >
            {t('pay', { amount: formatBrl(amount, locale) })}
          </Button>
        </>
      )}
    </Sheet>
  );
};

/** Out of the wallet, where the shop takes it: there one need not choose a card. */
const firstOf = (methods: NearTap['methods']): Means | undefined => {
  const method = methods.find((one) => one === '01' || one === '02');
  return method && { method };
};
