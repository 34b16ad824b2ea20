import { formatBrl } from '@balcao/brazil/money';
import type { WithdrawalDetail } from '@balcao/contract/withdrawal';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { usePromisedDay } from '../../lib/promise-bar.tsx';
import { useDestinationWords } from './destination-words.ts';
import classes from './withdraw.module.css';

/** It is on its way: how much, where to, until when, and where one can watch it. */
export const WithdrawDone = ({ withdrawal, onClose }: { withdrawal: WithdrawalDetail; onClose: () => void }) => {
  const t = useTranslations('withdrawal.form');
  const wordsOf = useDestinationWords();
  const dayOf = usePromisedDay();
  const { number, amount, credited, promisedUntil, kind } = withdrawal;
  const words = {
    amount: formatBrl(amount),
    credited: formatBrl(credited),
    destination: wordsOf(withdrawal),
  };
  return (
    <Dialog
      title={t('doneTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('close')}
          </Button>
          <Button
            data-autofocus
            // In the place of the form, which is not to open again on the way back.
            renderRoot={(props) => <Link {...props} to="/payment/withdrawal/$number" params={{ number }} replace />}
          >
            {t('follow')}
          </Button>
        </>
      }
    >
      <div className={classes.done} role="status">
        <ToneIcon tone="good" size={32} />
        <p className={classes.doneText}>{t('doneText', words)}</p>
        <p className={classes.hint}>{t(kind === 'pix' ? 'minutes' : 'bankDay', { day: dayOf(promisedUntil) })}</p>
      </div>
    </Dialog>
  );
};
