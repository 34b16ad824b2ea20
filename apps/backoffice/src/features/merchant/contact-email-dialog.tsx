import { Text } from '@balcao/ui/layout.tsx';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EmailAddressStep } from '../../lib/email-address-step.tsx';
import { EmailCodeStep } from '../../lib/email-code-step.tsx';
import { useAskContactEmail, useConfirmContactEmail, useSendContactCode } from './contact-email.queries.ts';

interface ContactEmailDialogProps {
  /** The address that waits already, as it is shown: its code comes first. */
  waiting: string | null;
  onClose: () => void;
}
const strong = (words: ReactNode) => (
  <Text as="strong" weight={600} tone="text">
    {words}
  </Text>
);

/** Another contact e-mail: the address, then the code that was sent there. */
export const ContactEmailDialog = ({ waiting, onClose }: ContactEmailDialogProps) => {
  const t = useTranslations('merchant.contact');
  // As it stood when the dialog opened: what is sent from here shows whole.
  const [before] = useState(waiting);
  const [asksAddress, setAsksAddress] = useState(before === null);
  const [sentTo, setSentTo] = useState('');
  const [wait, setWait] = useState<number>();
  const ask = useAskContactEmail();
  const again = useSendContactCode();
  const confirm = useConfirmContactEmail();
  if (asksAddress)
    return (
      <EmailAddressStep
        title={t('title')}
        known={sentTo}
        send={ask}
        onSent={(email, seconds) => {
          setSentTo(email);
          if (seconds !== undefined) setWait(seconds);
          setAsksAddress(false);
        }}
        onClose={onClose}
      />
    );
  return (
    <EmailCodeStep
      title={t('title')}
      sentTo={t.rich(sentTo ? 'sentTo' : 'sentBefore', { email: sentTo || before || '', b: strong })}
      submit={t('confirm')}
      waitSeconds={wait ?? 0}
      again={{ isPending: again.isPending, send: () => again.mutateAsync() }}
      confirm={confirm}
      onOther={() => setAsksAddress(true)}
      done={t('done')}
      onDone={onClose}
      onClose={onClose}
    />
  );
};
