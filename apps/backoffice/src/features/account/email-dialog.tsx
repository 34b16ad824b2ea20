import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { EmailAddressStep } from './email-address-step.tsx';
import { EmailCodeStep } from './email-code-step.tsx';

type Step = 'address' | 'code' | 'done';

/** Another address for the account: the address, the code that was sent there, and what has happened. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const [step, setStep] = useState<Step>('address');
  const [email, setEmail] = useState('');
  /** Whether this address has a code already: going back and forth sends no second one. */
  const [wait, setWait] = useState<number>();
  // The address as it was when the dialog opened: afterwards the account has the new one.
  const [before] = useState(useCurrentUser().email);
  const sent = (address: string, seconds: number | undefined) => {
    setEmail(address);
    if (seconds !== undefined) setWait(seconds);
    setStep('code');
  };
  if (step === 'address') return <EmailAddressStep known={email} onSent={sent} onClose={onClose} />;
  if (step === 'code')
    return (
      <EmailCodeStep
        email={email}
        waitSeconds={wait ?? 0}
        onOther={() => setStep('address')}
        onDone={() => setStep('done')}
        onClose={onClose}
      />
    );
  return <EmailChanged email={email} before={before} onClose={onClose} />;
};

const EmailChanged = ({ email, before, onClose }: { email: string; before: string; onClose: () => void }) => {
  const t = useTranslations('account.email');
  const shared = useTranslations('shared');
  return (
    <Dialog
      title={t('doneTitle')}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {shared('gotIt')}
        </Button>
      }
    >
      {t.rich('done', { email, b: (words) => <strong>{words}</strong> })} {t('doneTold', { before })}
    </Dialog>
  );
};
