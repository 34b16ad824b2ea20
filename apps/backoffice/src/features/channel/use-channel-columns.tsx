import { appletCategoryWords } from '@balcao/contract/applet-category';
import type { Channel } from '@balcao/contract/channel';
import { channelList } from '@balcao/contract/channel-list';
import { wordsIn } from '@balcao/contract/form-words';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Row, Text } from '@balcao/ui/layout.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { Sparkline } from '@balcao/ui/sparkline.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { channelTones } from './channel-state.ts';

/** The name first, status second, time last. */
export const useChannelColumns = (): readonly Column<Channel>[] => {
  const t = useTranslations('channel');
  const locale = useLocale();
  const format = useFormatter();
  return useListColumns(channelList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      name: ({ avatar, name }) => (
        <Row as="span" inline gap={10} align="center">
          <AppletIcon src={avatar} size={28} />
          <Text as="span" shrink clipped>
            {name}
          </Text>
        </Row>
      ),
      state: ({ state }) => <StatusBadge tone={channelTones[state]}>{t(`state.${state}`)}</StatusBadge>,
      type: ({ type }) => t(`type.${type}`),
      category: ({ category }) => wordsIn(locale, appletCategoryWords[category]),
      growth: ({ growth }) => {
        const change = (growth.at(-1) ?? 0) - (growth[0] ?? 0);
        return (
          <Row as="span" inline gap={8} align="center" whiteSpace="nowrap">
            <Sparkline values={growth} />
            {format.number(change, { signDisplay: 'exceptZero' })}
          </Row>
        );
      },
    },
  });
};
