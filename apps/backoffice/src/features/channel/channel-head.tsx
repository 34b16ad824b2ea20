import type { Channel } from '@balcao/contract/channel';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { ChannelBadges } from '@balcao/ui/channel-badges.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { channelTones } from './channel-state.ts';
import { Growth } from './growth.tsx';

/** Which channel it is, how it stands, and how many follow it. */
export const ChannelHead = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel');
  const moderation = useTranslations('moderation');
  const { avatar, name, badges, state, frozenAt, followers } = channel;
  return (
    <SettingCard
      mark={<AppletIcon src={avatar} size={40} />}
      title={name}
      level={2}
      state={
        <>
          <ChannelBadges badges={badges} />
          {frozenAt !== null && <StatusBadge tone="bad">{moderation('frozen')}</StatusBadge>}
          <StatusBadge tone={channelTones[state]}>{t(`state.${state}`)}</StatusBadge>
        </>
      }
      line={
        <Row as="span" inline gap={8} align="center" wrap>
          {t('followers', { count: followers })}
          <Growth of={channel} />
        </Row>
      }
    />
  );
};
