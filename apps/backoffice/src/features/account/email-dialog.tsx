import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { Text } from '@balcao/ui/layout.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmailAddressStep } from '../../lib/email-address-step.tsx';
import { EmailCodeStep } from '../../lib/email-code-step.tsx';
import { useCurrentUser } from '../../lib/member.ts';
import { useChangeEmail, useSendEmailCode } from './account.queries.ts';

type Step = 'address' | 'code' | 'done';

/** Another address for the account: the address, the code that was sent there, and what has happened. */
export const EmailDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('account.email');
  const [step, setStep] = useState<Step>('address');
  const [email, setEmail] = useState('');
  /** Whether this address has a code already: going back and forth sends no second one. */
  const [wait, setWait] = useState<number>();
  // The address as it was when the dialog opened: afterwards the account has the new one.
  const [before] = useState(useCurrentUser().email);
  const send = useSendEmailCode();
  const change = useChangeEmail();
  const sent = (address: string, seconds: number | undefined) => {
    setEmail(address);
    if (seconds !== undefined) setWait(seconds);
    setStep('code');
  };
  if (step === 'address')
    return <EmailAddressStep title={t('change')} known={email} send={send} onSent={sent} onClose={onClose} />;
  if (step === 'code')
    return (
      <EmailCodeStep
        title={t('change')}
        sentTo={t.rich('sentTo', {
          email,
          b: (words) => (
            <Text as="strong" weight={600} tone="text">
              {words}
            </Text>
          ),
        })}
        submit={t('submit')}
        waitSeconds={wait ?? 0}
        again={{ isPending: send.isPending, send: () => send.mutateAsync(email) }}
        confirm={{
          isPending: change.isPending,
          mutate: (captcha, then) => change.mutate({ email, captcha }, then),
        }}
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
