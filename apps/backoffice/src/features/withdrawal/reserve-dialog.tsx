import { formatBrl } from '@balcao/brazil/money';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { MoneyInput } from '@balcao/ui/money-input.tsx';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './reserve.module.css';
import { ReserveMoves } from './reserve-moves.tsx';
import { useMoveReserve } from './withdrawal.queries.ts';

interface ReserveDialogProps {
  kind: 'setAside' | 'takenBack';
  /** What there is to move, in centavos. */
  most: number;
  onClose: () => void;
}

/** Sets money aside for refunds, or takes it back; below, who did so last. */
const ReserveDialog = ({ kind, most, onClose }: ReserveDialogProps) => {
  const t = useTranslations('financial.reserve');
  const id = useId();
  const move = useMoveReserve(kind);
  const { unsure } = move;
  const [amount, setAmount] = useState<number | null>(null);
  const [isTried, setIsTried] = useState(false);
  const centavos = unsure?.amount ?? amount ?? 0;
  const isWrong = centavos < 1 || centavos > most;
  const words = { amount: formatBrl(centavos) };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isWrong && !unsure) return;
    move.mutate(unsure ?? { amount: centavos }, {
      tell: t(`${kind}Done`, words),
      onSuccess: onClose,
    });
  };
  return (
    <Dialog
      title={t(`${kind}Title`)}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} loading={move.isPending}>
          {unsure && t('check', words)}
          {!unsure && (centavos > 0 ? t(`${kind}Action`, words) : t(kind))}
        </Button>
      }
    >
      <Stack as="form" id={id} noValidate onSubmit={submit} gap={16}>
        <Muted>{t(`${kind}Text`)}</Muted>
        {unsure ? (
          <UnsureNotice title={t('unsureTitle')} text={t('unsure', words)} />
        ) : (
          <Row className={classes.amount} gap={8} align="end">
            <MoneyInput
              data-autofocus
              label={t('amount')}
              description={t('of', { amount: formatBrl(most) })}
              value={amount}
              onChange={setAmount}
              error={isTried && isWrong ? t('tooMuch', { amount: formatBrl(most) }) : undefined}
            />
            <Button variant="default" onClick={() => setAmount(most)}>
              {t('everything')}
            </Button>
          </Row>
        )}
        <ReserveMoves />
      </Stack>
    </Dialog>
  );
};
export default ReserveDialog;
