import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { IconMail } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { contactEmailOptions } from '../../lib/contact-email.queries.ts';
import { useMay } from '../../lib/may.ts';
import { editsMerchant } from '../../lib/merchant-rights.ts';
import { useDropContactEmail } from './contact-email.queries.ts';
import { ContactEmailDialog } from './contact-email-dialog.tsx';

/** By which e-mail the business is reached: the one in use, and the one that waits for its code. */
export const ContactEmailCard = () => {
  const t = useTranslations('merchant.contact');
  const { data, error, refetch } = useQuery(contactEmailOptions);
  const may = useMay(editsMerchant);
  const [isOpen, setOpen] = useState(false);
  const value = data && (
    <>
      <Text as="span" weight={600} tone="text">
        {data.email ?? t('none')}
      </Text>
      <br />
      {t('line')}
    </>
  );
  return (
    <SettingCard
      icon={IconMail}
      title={t('title')}
      level={2}
      line={value ?? (error ? null : <LinesLoading lines={2} />)}
      action={
        data &&
        may &&
        data.waiting === null && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {t(data.email ? 'change' : 'set')}
          </Button>
        )
      }
    >
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.waiting && <Waiting email={data.waiting} isBeside={data.email !== null} onEnter={() => setOpen(true)} />}
      {isOpen && <ContactEmailDialog waiting={data?.waiting ?? null} onClose={() => setOpen(false)} />}
    </SettingCard>
  );
};

/** The same where the business is described: only while an address waits. */
export const ContactEmailNote = () => {
  const { data } = useQuery(contactEmailOptions);
  const [isOpen, setOpen] = useState(false);
  const waiting = data?.waiting ?? null;
  return (
    <>
      {waiting && <Waiting email={waiting} isBeside={data?.email !== null} onEnter={() => setOpen(true)} />}
      {isOpen && <ContactEmailDialog waiting={waiting} onClose={() => setOpen(false)} />}
    </>
  );
};

interface WaitingProps {
  email: string;
  /** Another one is in use meanwhile. */
  isBeside: boolean;
  onEnter: () => void;
}
const Waiting = ({ email, isBeside, onEnter }: WaitingProps) => {
  const t = useTranslations('merchant.contact');
  const may = useMay(editsMerchant);
  const drop = useDropContactEmail();
  return (
    <Callout
      tone="waiting"
      title={t('missing')}
      action={
        may && (
          <Row gap={8} wrap>
            <Button onClick={onEnter}>{t('enter')}</Button>
            <Button
              variant="default"
              loading={drop.isPending}
              onClick={() => drop.mutate(undefined, { tell: t('dropped') })}
            >
              {t('drop')}
            </Button>
          </Row>
        )
      }
    >
      <p>{t.rich(isBeside ? 'waitsBeside' : 'waits', { email, b: (words) => <strong>{words}</strong> })}</p>
    </Callout>
  );
};
