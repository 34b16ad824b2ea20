import type { ChannelFollower } from '@balcao/contract/channel-follower';
import { followerList } from '@balcao/contract/channel-follower-list';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { useTranslations } from 'use-intl';

/** Who is chosen in the list, and how that changes; undefined for those who may not tag. */
export interface Choosing {
  readonly isChosen: (id: string) => boolean;
  readonly onToggle: (follower: ChannelFollower) => void;
}

/** The name first, what the team knows next, time last. */
export const useFollowerColumns = (
  choosing: Choosing | undefined,
  readsOrders: boolean,
): readonly Column<ChannelFollower>[] => {
  const t = useTranslations('follower');
  const columns = useListColumns(followerList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      name: (follower) => {
        const name = follower.name || t('nameless');
        return (
          <Row as="span" inline gap={10} align="center">
            {choosing && (
              <Checkbox
                aria-label={t('choose', { name })}
                checked={choosing.isChosen(follower.id)}
                onChange={() => choosing.onToggle(follower)}
              />
            )}
            <Avatar name={name} size={28} />
            <Text as="span" shrink breakable>
              {name}
            </Text>
          </Row>
        );
      },
      hearing: ({ hearing }) => t(`hearing.${hearing}`),
      orders: ({ orders }) => (orders === null ? <Muted as="span">–</Muted> : t(`orders.${orders}`)),
    },
  });
  return columns.filter(({ id }) => id !== 'orders' || readsOrders);
};
