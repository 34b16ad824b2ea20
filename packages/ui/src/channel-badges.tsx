import type { ChannelBadges as Badges } from '@balcao/contract/channel-certification-kind';
import { IconRosetteDiscountCheckFilled, IconUserCheck } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import classes from './channel-badges.module.css';

interface ChannelBadgesProps {
  badges: Badges;
  size?: number;
}

/** Shown next to the name of a channel: that it speaks for a company, and that its owner is verified. Nothing where neither was accepted. */
export const ChannelBadges = ({ badges: { official, personal }, size = 18 }: ChannelBadgesProps) => {
  const t = useTranslations('shared');
  return (
    <>
      {official && (
        <IconRosetteDiscountCheckFilled
          size={size}
          className={classes.official}
          role="img"
          aria-label={t('officialChannel')}
        />
      )}
      {personal && (
        <IconUserCheck
          size={size}
          stroke={2}
          className={classes.personal}
          role="img"
          aria-label={t('personalChannel')}
        />
      )}
    </>
  );
};
