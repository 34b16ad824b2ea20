import { addKnowledgePage } from '@balcao/contract/knowledge';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { ChannelModerationNotice } from '../../lib/moderation-notice.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { KnowledgePart } from './knowledge-part.tsx';

const from = '/team/channel/$channelId/services/robots/knowledge' as const;

/** What the robots of a channel know, for those who answer its followers or manage it. */
export const KnowledgePage = () => {
  const t = useTranslations('knowledge');
  const title = useTranslations('menu')('knowledge');
  const { channelId } = useParams({ from });
  const { data: channel } = useQuery(channelOptions(channelId));
  const isOpen = useChannelGate();
  const mayRead = channel?.rights.some((right) => right === 'answer' || right === 'manage');
  return (
    <>
      <PageHeader title={channel?.name ?? title} line={t('line')} back="/channels/index" />
      <ChannelTabs channelId={channelId} />
      <ChatAccountNotice />
      <WhyNot of={addKnowledgePage} />
      <ChannelModerationNotice channel={channel} />
      {isOpen && channel && !mayRead && (
        <Card>
          <EmptyState icon={IconLock} title={t('noRight')}>
            {t('noRightText')}
          </EmptyState>
        </Card>
      )}
      {isOpen && channel && mayRead && <KnowledgePart channel={channel} />}
    </>
  );
};
