import type { Channel } from '@balcao/contract/channel';
import { answerConversation } from '@balcao/contract/conversation-message';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Keys } from '@balcao/ui/keys.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconLock, IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { useMay } from '../../lib/may.ts';
import { ChannelModerationNotice } from '../../lib/moderation-notice.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { CannedDialog } from './canned-dialog.tsx';
import classes from './conversation.module.css';
import { ConversationFigures } from './conversation-figures.tsx';
import { ConversationList } from './conversation-list.tsx';
import type { ConversationSearch } from './conversation-search.ts';
import { Thread } from './thread.tsx';

const from = '/team/channel/$channelId/services/conversations' as const;

const Inbox = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('conversation');
  const search: ConversationSearch = useSearch({ from });
  const navigate = useNavigate();
  const mayWrite = useMay(answerConversation);
  const [isCanned, setIsCanned] = useState(false);
  const channelId = channel.id;
  const onSearch = useCallback(
    (next: ConversationSearch) =>
      void navigate({
        to: '/channel/$channelId/services/conversations',
        params: { channelId },
        search: next,
        replace: true,
      }),
    [navigate, channelId],
  );
  return (
    <Stack gap={20} className={classes.page} data-open={search.open ? true : undefined}>
      <ConversationFigures channelId={channelId} />
      <Row className={classes.tools} gap={12} rowGap={8} wrap align="center" justify="between">
        <Muted as="span" className={classes.keys}>
          <Keys keys={['↑', '↓']} /> {t('keys.walk')} · <Keys keys={['R']} /> {t('keys.answer')} · <Keys keys={['A']} />{' '}
          {t('keys.take')} · <Keys keys={['E']} /> {t('keys.close')}
        </Muted>
        {mayWrite && (
          <Button size="xs" variant="default" onClick={() => setIsCanned(true)}>
            {t('canned.title')}
          </Button>
        )}
      </Row>
      <div className={classes.inbox} data-open={search.open ? true : undefined}>
        <ConversationList channelId={channelId} search={search} onSearch={onSearch} />
        {search.open ? (
          <Thread key={search.open} channel={channel} conversationId={search.open} search={search} />
        ) : (
          <section className={classes.pane} aria-label={t('conversation')}>
            <div className={classes.empty}>
              <EmptyState icon={IconMessages} title={t('choose')}>
                {t('chooseText')}
              </EmptyState>
            </div>
          </section>
        )}
      </div>
      {isCanned && <CannedDialog channelId={channelId} onClose={() => setIsCanned(false)} />}
    </Stack>
  );
};

/** What followers write to a channel, and what its team answers. */
export const ConversationPage = () => {
  const t = useTranslations('conversation');
  const title = useTranslations('menu')('conversations');
  const { channelId } = useParams({ from });
  const { data: channel } = useQuery(channelOptions(channelId));
  const isOpen = useChannelGate();
  return (
    <>
      <PageHeader title={channel?.name ?? title} line={t('line')} back="/channels/index" />
      <ChannelTabs channelId={channelId} />
      <ChatAccountNotice />
      <WhyNot of={answerConversation} />
      <ChannelModerationNotice channel={channel} />
      {isOpen && channel && !channel.rights.includes('answer') && (
        <Card>
          <EmptyState icon={IconLock} title={t('noRight')}>
            {t('noRightText')}
          </EmptyState>
        </Card>
      )}
      {isOpen && channel?.rights.includes('answer') && <Inbox channel={channel} />}
    </>
  );
};
