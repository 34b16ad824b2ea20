import type { WholeBroadcast } from '@balcao/contract/broadcast';
import { leadsOn } from '@balcao/contract/broadcast-addresses';
import { usualOf } from '@balcao/contract/broadcast-usual';
import { Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { useFormatter, useNow, useTranslations } from 'use-intl';

const dayMs = 86_400_000;

type Received = Pick<WholeBroadcast, 'usual' | 'type' | 'text' | 'sentAt' | 'delivered' | 'seen' | 'clicked' | 'left'>;

/** A post against what is usual for its channel. A new post still gains: a lower figure is said as of now. */
export const UsualWords = ({ broadcast }: { broadcast: Received }) => {
  const t = useTranslations('broadcast.usual');
  const format = useFormatter();
  const now = useNow();
  const { usual, delivered, sentAt } = broadcast;
  if (!usual || !sentAt || delivered === 0) return null;
  const isNew = now.getTime() - new Date(sentAt).getTime() < usualOf.days * dayMs;
  const figures = (['seen', 'clicked', 'left'] as const).filter(
    (figure) => figure === 'seen' || (figure === 'clicked' ? leadsOn(broadcast) : broadcast.left > 0 || usual.left > 0),
  );
  const percent = (share: number): string =>
    format.number(share, { style: 'percent', maximumFractionDigits: share < 0.01 ? 1 : 0 });
  const lineOf = (figure: (typeof figures)[number]): string => {
    const [own, middle] = [broadcast[figure] / delivered, usual[figure]];
    const shares = { share: percent(own), usual: percent(middle) };
    if (shares.share === shares.usual) return t(`${figure}.same`, shares);
    if (own > middle) return t(`${figure}.more`, shares);
    return t(isNew ? `${figure}.soFar` : `${figure}.less`, shares);
  };
  return (
    <Stack gap={4}>
      {figures.map((figure) => (
        <Text key={figure}>{lineOf(figure)}</Text>
      ))}
      <Muted size={14}>{t('what', { posts: usual.posts })}</Muted>
    </Stack>
  );
};
