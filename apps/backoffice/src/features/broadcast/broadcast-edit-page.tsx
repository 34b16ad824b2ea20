import type { WholeBroadcast } from '@balcao/contract/broadcast';
import type { Channel } from '@balcao/contract/channel';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { broadcastOptions } from './broadcast.queries.ts';
import { BroadcastEditor } from './broadcast-editor.tsx';
import { BroadcastView } from './broadcast-view.tsx';
import { useMayBroadcast } from './use-may-broadcast.ts';

const Part = ({ channel, broadcast }: { channel: Channel; broadcast: WholeBroadcast }) => {
  const mayWrite = useMayBroadcast(channel, 'write');
  return broadcast.state === 'draft' && mayWrite ? (
    <BroadcastEditor channel={channel} id={broadcast.id} />
  ) : (
    <BroadcastView channel={channel} broadcast={broadcast} />
  );
};

const Loaded = ({ channelId, id }: { channelId: string; id: string }) => {
  const channel = useQuery(channelOptions(channelId));
  const broadcast = useQuery(broadcastOptions({ channelId, id }));
  const error = channel.error ?? broadcast.error;
  if (channel.data && broadcast.data) return <Part channel={channel.data} broadcast={broadcast.data} />;
  if (error) {
    const again = () => void Promise.all([channel.refetch(), broadcast.refetch()]);
    return <ErrorState error={error} onRetry={again} />;
  }
  return (
    <Card>
      <LinesLoading lines={8} />
    </Card>
  );
};

/** One broadcast: written while it is a draft, looked at and taken back afterwards. */
export const BroadcastEditPage = () => {
  const t = useTranslations('broadcast');
  const { channelId } = useParams({ from: '/team/channel/$channelId/broadcast/edit' });
  const { id } = useSearch({ from: '/team/channel/$channelId/broadcast/edit' });
  const title = useTranslations('menu')('broadcastEdit');
  const { data } = useQuery(broadcastOptions({ channelId, id }));
  const isOpen = useChannelGate();
  return (
    <>
      <PageHeader
        title={data && data.state !== 'draft' ? t(`state.${data.state}`) : title}
        line={t('editLine')}
        back={`/channel/${channelId}/broadcast/index`}
      />
      <ChatAccountNotice />
      {isOpen && <Loaded channelId={channelId} id={id} />}
    </>
  );
};
