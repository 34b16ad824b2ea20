import { cityOfZone } from '@balcao/brazil/zone-city';
import type { SessionEntry } from '@balcao/contract/session';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Grid, Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { logOut } from '../../lib/log-out.ts';
import { useEndSession } from './session-list.queries.ts';
import classes from './sessions-card.module.css';

const icons = { phone: IconDeviceMobile, tablet: IconDeviceTablet, computer: IconDeviceDesktop };
const minuteMs = 60_000;

/** One place: what it is, where it is, when it was used last, and the way to end it. */
export const SessionLine = ({ session }: { session: SessionEntry }) => {
  const t = useTranslations('session.list');
  const { id, browser, system, device, ip, timeZone, isThis } = session;
  const DeviceIcon = icons[device];
  const name = [browser || t('unknownBrowser'), system].filter(Boolean).join(' · ');
  return (
    <Grid as="li" className={classes.entry} gap={16} rowGap={8} align="center">
      <DeviceIcon size={22} stroke={1.6} className={classes.icon} role="img" aria-label={t(`device.${device}`)} />
      <div>
        <Row gap={12} rowGap={4} align="center" wrap>
          <Text as="span" shrink weight={600} breakable>
            {name}
          </Text>
          {isThis && <StatusBadge tone="good">{t('this')}</StatusBadge>}
        </Row>
        <Row as="p" className={classes.facts} gap={4} rowGap={0} wrap mt={2}>
          <span>{t('near', { city: cityOfZone(timeZone) })}</span>
          <span>{ip}</span>
          <LastUse session={session} />
        </Row>
      </div>
      {isThis ? <LogOutButton /> : <EndButton id={id} name={name} />}
    </Grid>
  );
};

const EndButton = ({ id, name }: { id: string; name: string }) => {
  const t = useTranslations('session.list');
  const end = useEndSession();
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={t('endOne', { name })}
      loading={end.isPending}
      onClick={() => end.mutate(id, { tell: t('ended', { name }) })}
    >
      {t('end')}
    </Button>
  );
};

/** The way out, here. */
const LogOutButton = () => {
  const t = useTranslations('ui.user');
  const ask = async () => {
    if (await confirm({ title: t('logoutTitle'), message: t('logoutText'), action: t('logout') })) await logOut();
  };
  return (
    <Button variant="default" size="compact-sm" onClick={() => void ask()}>
      {t('logout')}
    </Button>
  );
};

/** The server writes a use down once a minute at most: what is as young as that is now. */
const LastUse = ({ session: { lastUsedAt, isThis } }: { session: SessionEntry }) => {
  const t = useTranslations('session.list');
  const format = useFormatter();
  const now = useNow({ updateInterval: minuteMs });
  const last = new Date(lastUsedAt);
  const isNow = isThis || now.getTime() - last.getTime() < 2 * minuteMs;
  return (
    <time dateTime={lastUsedAt} title={format.dateTime(last, { dateStyle: 'medium', timeStyle: 'short' })}>
      {isNow ? t('now') : t('used', { when: format.relativeTime(last, now) })}
    </time>
  );
};
