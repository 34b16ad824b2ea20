import type { FoundChannel } from '@balcao/contract/follower';
import { ChannelBadges } from '@balcao/ui/channel-badges.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './follower.module.css';

interface ChannelRowProps {
  channel: FoundChannel;
  /** Next to the name, at the end of the row. */
  mark?: ReactNode;
}

/** A channel in a list: it leads to its page. */
export const ChannelRow = ({ channel: { link, name, avatar, badges, followers }, mark }: ChannelRowProps) => {
  const t = useTranslations('follower');
  return (
    <Link to="/channel/$link" params={{ link }} className={classes.row}>
      <img src={avatar} alt="" className={classes.icon} />
      <Stack as="span" shrink grow>
        <Row as="span" gap={4} align="center">
          <Text as="span" weight={550} shrink clipped>
            {name}
          </Text>
          <ChannelBadges badges={badges} size={16} />
        </Row>
        <Muted as="span" clipped>
          {t('followers', { count: followers })}
        </Muted>
      </Stack>
      {mark}
    </Link>
  );
};
