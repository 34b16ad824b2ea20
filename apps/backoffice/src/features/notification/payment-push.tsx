import { Stack, Text } from '@balcao/ui/layout.tsx';
import { Switch } from '@balcao/ui/switch.tsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { askToSay, closePush, maySayNow, pushObstacle } from '../../lib/browser-push.ts';
import { useKeptHere } from '../../lib/kept-here.ts';
import { useTeamPlace } from '../../lib/member.ts';
import { useClosePush, useOpenPush } from './notification.queries.ts';

const prefix = 'balcao.payment-push:';
/** The id under which the server tells this browser of payments of the team, if the person wants it. */
const usePushId = () => useKeptHere(prefix + useTeamPlace('id'));

/**
 * Has the browser listen with the session that it has now, where the person wants that in this team; otherwise it is silent, also for
 * what another person or another team had asked of it. Shows nothing.
 */
export const PaymentPush = () => {
  const name = prefix + useTeamPlace('id');
  return <Renewing key={name} name={name} />;
};

const Renewing = ({ name }: { name: string }) => {
  const [, keep] = useKeptHere(name);
  const { mutate: open } = useOpenPush();
  useEffect(() => {
    const wants = () => localStorage.getItem(name) !== null;
    if (!wants()) void closePush().catch(() => undefined);
    // Meanwhile the person may have switched it off.
    else if (maySayNow()) open(undefined, { onSuccess: (id) => keep(wants() ? id : null) });
  }, [name, keep, open]);
  return null;
};

/** The switch of notices while the page is closed, in this browser. */
export const PaymentPushSwitch = () => {
  const t = useTranslations('notification.push');
  const [id, keep] = usePushId();
  const [answer, setAnswer] = useState<NotificationPermission>();
  const open = useOpenPush();
  const close = useClosePush();
  const obstacle = pushObstacle();
  const turnOn = async (): Promise<void> => {
    const permission = await askToSay();
    setAnswer(permission);
    if (permission === 'granted') open.mutate(undefined, { onSuccess: keep });
  };
  const turnOff = (was: string): void => {
    keep(null);
    close.mutate(was);
  };
  const failed = open.error && (open.error instanceof DOMException ? t('why.failed') : open.error.message);
  const why = obstacle ?? (answer === 'default' ? 'dismissed' : undefined);
  return (
    <Stack gap={4} mt={8}>
      <Switch
        label={t('label')}
        checked={id !== null && maySayNow()}
        disabled={open.isPending || obstacle === 'unsupported' || obstacle === 'homeScreen'}
        onChange={(event) => void (event.currentTarget.checked || id === null ? turnOn() : turnOff(id))}
      />
      <Text as="span" weight={400} tone="muted" role="status">
        {why ? t(`why.${why}`) : (failed ?? t('help'))}
      </Text>
    </Stack>
  );
};
