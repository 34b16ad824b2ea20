import { changeChannel } from '@balcao/contract/channel';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { WhyNot } from '../../lib/why-not.tsx';
import { channelOptions } from './channel.queries.ts';
import { ChannelEditor } from './channel-editor.tsx';
import { ChannelHead } from './channel-head.tsx';
import { ChannelTabs } from './channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from './chat-account-notice.tsx';
import { ClosingCard, ClosingNotice } from './closing-card.tsx';
import { LinksCard } from './links-card.tsx';
import { ManagersCard } from './managers-card.tsx';
import { ShareCard } from './share-card.tsx';

const Setting = ({ channelId }: { channelId: string }) => {
  const { data, error, refetch } = useQuery(channelOptions(channelId));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card>
        <LinesLoading lines={10} />
      </Card>
    );
  const manages = data.rights.includes('manage');
  return (
    <>
      <ClosingNotice channel={data} />
      <Stack gap={24}>
        <ChannelHead channel={data} />
        {data.type === 'everyone' && data.state !== 'closed' && <ShareCard channel={data} />}
        {data.type === 'invited_only' && manages && <LinksCard channel={data} />}
        <Card>
          <WhyNot of={changeChannel} line />
          <ChannelEditor key={channelId} channel={data} />
        </Card>
        <ManagersCard channel={data} />
        <ClosingCard channel={data} />
      </Stack>
    </>
  );
};

/** What a channel is, how people come to it, who looks after it, and its end. */
export const ChannelSettingPage = () => {
  const t = useTranslations('channel');
  const title = useTranslations('menu')('channelSetting');
  const { channelId } = useParams({ from: '/team/channel/$channelId/setting/index' });
  const isOpen = useChannelGate();
  return (
    <>
      <PageHeader title={title} line={t('settingLine')} back="/channels/index" />
      <ChannelTabs channelId={channelId} />
      <ChatAccountNotice />
      {isOpen && <Setting channelId={channelId} />}
    </>
  );
};
