import { formatBrl } from '@balcao/brazil/money';
import type { Destination } from '@balcao/contract/withdrawal-destination';
import type { Withdrawable } from '@balcao/contract/withdrawal-request';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Row, Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { useWithdrawForm } from './use-withdraw-form.ts';
import classes from './withdraw.module.css';
import { WithdrawAmount } from './withdraw-amount.tsx';
import { WithdrawDestination } from './withdraw-destination.tsx';
import { WithdrawDone } from './withdraw-done.tsx';
import { WithdrawSummary } from './withdraw-summary.tsx';
import { destinationsOptions, quoteOptions } from './withdrawal.queries.ts';

interface WithdrawDialogProps {
  of: Withdrawable;
  onClose: () => void;
}

/** Withdraws: how much, where to, what it costs and when it arrives; then the way to follow it. */
const WithdrawDialog = ({ of, onClose }: WithdrawDialogProps) => {
  const t = useTranslations('withdrawal.form');
  const { data, error, refetch } = useQuery(destinationsOptions);
  if (data) return <WithdrawForm of={of} destinations={data.list} onClose={onClose} />;
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={6} />}
    </Dialog>
  );
};
export default WithdrawDialog;

const WithdrawForm = ({
  of,
  destinations,
  onClose,
}: WithdrawDialogProps & { destinations: readonly Destination[] }) => {
  const t = useTranslations('withdrawal.form');
  const id = useId();
  const { twoFactor } = useCurrentUser();
  const form = useWithdrawForm(of, destinations);
  const { centavos, destination, isReady } = form;
  const quote = useQuery({
    ...quoteOptions({ amount: centavos, destinationId: destination?.id ?? '' }),
    enabled: isReady && !form.done && !form.unsure,
  });
  if (form.done) return <WithdrawDone withdrawal={form.done} onClose={onClose} />;
  const shown = isReady && !quote.isPlaceholderData ? quote.data : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(shown?.fee);
  };
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      keepsDraft
      footer={
        <Row className={classes.footer} gap={12} align="center" justify="end" wrap>
          {twoFactor && <p className={classes.hint}>{t('factor')}</p>}
          <Button type="submit" form={id} loading={form.isPending}>
            {form.unsure && t('check', { amount: formatBrl(form.unsure.amount) })}
            {!form.unsure && (centavos > 0 ? t('submit', { amount: formatBrl(centavos) }) : t('submitEmpty'))}
          </Button>
        </Row>
      }
    >
      <Stack as="form" id={id} noValidate onSubmit={submit} gap={20}>
        {form.unsure ? (
          <UnsureNotice title={t('unsureTitle')} text={t('unsure', { amount: formatBrl(form.unsure.amount) })} />
        ) : (
          <WithdrawFields of={of} destinations={destinations} form={form}>
            {isReady && <WithdrawSummary quote={quote.data} error={quote.error} isStale={quote.isPlaceholderData} />}
          </WithdrawFields>
        )}
      </Stack>
    </Dialog>
  );
};

interface WithdrawFieldsProps extends Omit<WithdrawDialogProps, 'onClose'> {
  destinations: readonly Destination[];
  form: ReturnType<typeof useWithdrawForm>;
  /** What it would cost. */
  children: ReactNode;
}
const WithdrawFields = ({ of, destinations, form, children }: WithdrawFieldsProps) => {
  const t = useTranslations('withdrawal.form');
  return (
    <>
      <WithdrawAmount
        of={of}
        value={form.amount}
        error={form.amountError}
        onChange={(amount) => form.change({ amount })}
      />
      <WithdrawDestination
        destinations={destinations}
        value={form.destination?.id}
        error={form.destinationError}
        onChange={(destinationId) => form.change({ destinationId })}
      />
      {children}
      <p className={classes.hint}>
        {t('limits', { single: formatBrl(of.terms.single), daily: formatBrl(of.dailyLeft) })}
      </p>
    </>
  );
};
