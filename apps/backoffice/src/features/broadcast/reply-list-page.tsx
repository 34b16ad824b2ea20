import { moveReply, type ReplySearch } from '@balcao/contract/reply';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { ChannelModerationNotice } from '../../lib/moderation-notice.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { ReplyTable } from './reply-table.tsx';

const from = '/team/channel/$channelId/replies';

/** What people replied to everything that a channel published, for those who may answer followers. */
export const ReplyListPage = () => {
  const t = useTranslations('reply');
  const conversation = useTranslations('conversation');
  const title = useTranslations('menu')('replies');
  const { channelId } = useParams({ from });
  const search: ReplySearch = useSearch({ from });
  const navigate = useNavigate();
  const { data: channel } = useQuery(channelOptions(channelId));
  const isOpen = useChannelGate();
  return (
    <>
      <PageHeader title={channel?.name ?? title} line={t('line')} back="/channels/index" />
      <ChannelTabs channelId={channelId} />
      <ChannelModerationNotice channel={channel} />
      <ChatAccountNotice />
      <WhyNot of={moveReply} />
      {isOpen && channel && !channel.rights.includes('answer') && (
        <Card>
          <EmptyState icon={IconLock} title={conversation('noRight')}>
            {conversation('noRightText')}
          </EmptyState>
        </Card>
      )}
      {isOpen && channel?.rights.includes('answer') && (
        <ReplyTable
          channel={channel}
          search={search}
          setSearch={(next) =>
            void navigate({ to: '/channel/$channelId/replies', params: { channelId }, search: next })
          }
        />
      )}
    </>
  );
};
