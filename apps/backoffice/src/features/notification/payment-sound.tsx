import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Switch } from '@balcao/ui/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useTeamPlace } from '../../lib/member.ts';
import { isFirstToHear, playPaymentSound, usePaymentSound, wakeWithNextGesture } from '../../lib/payment-sound.ts';
import { newestOptions } from './notification.queries.ts';

/** Plays a sound when a payment comes while the page is open; shows nothing. */
export const PaymentSound = () => (usePaymentSound().isOn ? <Listening /> : null);

const Listening = () => {
  const place = useTeamPlace('heard');
  const { data } = useQuery(newestOptions);
  const newest = data && (data.list.find(({ kind }) => kind === 'paymentReceived') ?? null);
  /** What stood there when the page came is not news. */
  const heard = useRef<string | null>(undefined);
  useEffect(wakeWithNextGesture, []);
  useEffect(() => {
    if (newest === undefined) return;
    const before = heard.current;
    heard.current = newest?.id ?? null;
    const isNews = before !== undefined && newest !== null && newest.id !== before && !newest.isSeen;
    if (isNews && isFirstToHear(place, newest.id)) void playPaymentSound();
  }, [newest, place]);
  return null;
};

/** The switch of the sound, in this browser. */
export const PaymentSoundSwitch = () => {
  const t = useTranslations('notification.sound');
  const { isOn, choose } = usePaymentSound();
  return (
    <Stack gap={4} mt={8}>
      <Switch label={t('label')} checked={isOn} onChange={(event) => choose(event.currentTarget.checked)} />
      <Text as="span" weight={400} tone="muted">
        {t('help')}
      </Text>
    </Stack>
  );
};
