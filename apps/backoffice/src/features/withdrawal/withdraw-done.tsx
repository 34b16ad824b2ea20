import { formatBrl } from '@balcao/brazil/money';
import type { WithdrawalDetail } from '@balcao/contract/withdrawal';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Stack, Text } from '@balcao/ui/layout.tsx';
import { ToneIcon } from '@balcao/ui/tone.tsx';
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
      <Stack gap={8} role="status">
        <ToneIcon tone="good" size={32} />
        <Text size={16}>{t('doneText', words)}</Text>
        <p className={classes.hint}>{t(kind === 'pix' ? 'minutes' : 'bankDay', { day: dayOf(promisedUntil) })}</p>
      </Stack>
    </Dialog>
  );
};
