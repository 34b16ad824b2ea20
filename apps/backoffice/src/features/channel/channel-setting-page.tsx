import { type Channel, changeChannel } from '@balcao/contract/channel';
import { Card } from '@balcao/ui/card.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { ChannelModerationNotice } from '../../lib/moderation-notice.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { ApprovalCard } from './approval-card.tsx';
import { CertificationsCard } from './certifications-card.tsx';
import { ChannelEditor } from './channel-editor.tsx';
import { ChannelHead } from './channel-head.tsx';
import { ClosingCard, ClosingNotice } from './closing-card.tsx';
import { LinksCard } from './links-card.tsx';
import { ManagersCard } from './managers-card.tsx';
import { ReplyCard } from './reply-card.tsx';
import { ServerCard } from './server-card.tsx';
import { ShareCard } from './share-card.tsx';

const Parts = ({ channel }: { channel: Channel }) => {
  const manages = channel.rights.includes('manage');
  return (
    <>
      <ChannelModerationNotice channel={channel} />
      <ClosingNotice channel={channel} />
      <Stack gap={24}>
        <ChannelHead channel={channel} />
        {channel.type === 'everyone' && channel.state !== 'closed' && <ShareCard channel={channel} />}
        {channel.type === 'invited_only' && manages && <LinksCard channel={channel} />}
        <Card>
          <WhyNot of={changeChannel} line />
          <ChannelEditor key={channel.id} channel={channel} />
        </Card>
        <CertificationsCard channel={channel} />
        <ManagersCard channel={channel} />
        <ApprovalCard channel={channel} />
        <ReplyCard channel={channel} />
        <ServerCard channel={channel} />
        <ClosingCard channel={channel} />
      </Stack>
    </>
  );
};

const Setting = ({ channelId }: { channelId: string }) => {
  const loading = (
    <Card>
      <LinesLoading lines={10} />
    </Card>
  );
  return (
    <Loaded query={useQuery(channelOptions(channelId))} loading={loading}>
      {(channel) => <Parts channel={channel} />}
    </Loaded>
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
