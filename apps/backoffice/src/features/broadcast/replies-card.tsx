import type { Channel } from '@balcao/contract/channel';
import { moveReply, ReplySort } from '@balcao/contract/reply';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SwitchBar } from '@balcao/ui/switch-bar.tsx';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMay } from '../../lib/may.ts';
import { useCurrentUser } from '../../lib/member.ts';
import { replySettingOptions } from '../../lib/reply-setting.queries.ts';
import { repliesOptions } from './reply.queries.ts';
import { ReplyRow } from './reply-row.tsx';

/** Whether the member may hide replies: by the role, by the channel, and with a chat account. */
const useMayAnswer = ({ rights, state }: Channel): boolean => {
  const may = useMay(moveReply);
  const { chatAccount } = useCurrentUser();
  return may && chatAccount !== null && state !== 'closed' && rights.includes('answer');
};

interface RepliesProps {
  channel: Channel;
  id: string;
}
const Replies = ({ channel, id, sort }: RepliesProps & { sort: ReplySort }) => {
  const t = useTranslations('broadcast.replies');
  const shared = useTranslations('shared');
  const mayAnswer = useMayAnswer(channel);
  const { data: setting } = useQuery(replySettingOptions(channel.id));
  const query = useInfiniteQuery(repliesOptions({ channelId: channel.id, id }, sort));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const list = data?.pages.flatMap((page) => page.list);
  if (error && !list) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!list || !setting) return <LinesLoading lines={3} />;
  return (
    <Stack gap={16}>
      {!setting.isOn && <Muted>{t('off')}</Muted>}
      {setting.isOn && list.length === 0 && <Muted>{t('none')}</Muted>}
      {list.map((reply) => (
        <ReplyRow key={reply.id} channel={channel} reply={reply} mayAnswer={mayAnswer} />
      ))}
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {shared('showMore')}
        </Button>
      )}
    </Stack>
  );
};

/** What people replied to a broadcast, for those who may answer followers. */
export const RepliesCard = ({ channel, id }: RepliesProps) => {
  const t = useTranslations('broadcast.replies');
  const liking = useTranslations('liking');
  const [sort, setSort] = useState<ReplySort>('newest');
  const options = ReplySort.options.map((value) => ({ value, label: liking(value) }));
  if (!channel.rights.includes('answer')) return null;
  return (
    <Card>
      <Stack as="section" gap={16} aria-label={t('title')}>
        <Row gap={16} rowGap={8} align="center" justify="between" wrap>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <SwitchBar label={liking('label')} options={options} value={sort} onChange={setSort} />
        </Row>
        <Replies channel={channel} id={id} sort={sort} />
      </Stack>
    </Card>
  );
};
