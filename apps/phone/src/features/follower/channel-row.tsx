import type { FoundChannel } from '@balcao/contract/follower';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import classes from './follower.module.css';

interface ChannelRowProps {
  channel: FoundChannel;
  /** Beside the name, at the end of the row. */
  mark?: ReactNode;
}

/** A channel in a list: it leads to its page. */
export const ChannelRow = ({ channel: { link, name, avatar, followers }, mark }: ChannelRowProps) => {
  const t = useTranslations('follower');
  return (
    <Link to="/channel/$link" params={{ link }} className={classes.row}>
      <img src={avatar} alt="" className={classes.icon} />
      <Stack as="span" shrink grow>
        <Text as="span" weight={550} clipped>
          {name}
        </Text>
        <Muted as="span" clipped>
          {t('followers', { count: followers })}
        </Muted>
      </Stack>
      {mark}
    </Link>
  );
};
