import { appletCategoryWords } from '@balcao/contract/applet-category';
import type { Channel } from '@balcao/contract/channel';
import { channelList } from '@balcao/contract/channel-list';
import { wordsIn } from '@balcao/contract/form-words';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { ChannelBadges } from '@balcao/ui/channel-badges.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useLocale, useTranslations } from 'use-intl';
import classes from './channel.module.css';
import { channelTones } from './channel-state.ts';
import { Growth } from './growth.tsx';

/** The name first, status second, time last. */
export const useChannelColumns = (): readonly Column<Channel>[] => {
  const t = useTranslations('channel');
  const moderation = useTranslations('moderation');
  const locale = useLocale();
  return useListColumns(channelList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      name: ({ avatar, name, badges }) => (
        <Row as="span" className={classes.inline} inline gap={10} align="center">
          <AppletIcon src={avatar} size={28} />
          <Text as="span" shrink clipped>
            {name}
          </Text>
          <ChannelBadges badges={badges} />
        </Row>
      ),
      state: ({ state, frozenAt }) =>
        frozenAt === null ? (
          <StatusBadge tone={channelTones[state]}>{t(`state.${state}`)}</StatusBadge>
        ) : (
          <StatusBadge tone="bad">{moderation('frozen')}</StatusBadge>
        ),
      type: ({ type }) => t(`type.${type}`),
      category: ({ category }) => wordsIn(locale, appletCategoryWords[category]),
      growth: (channel) => <Growth of={channel} />,
    },
  });
};
