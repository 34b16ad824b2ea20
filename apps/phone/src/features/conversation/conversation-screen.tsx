import { wholeOf } from '@balcao/contract/conversation-message';
import type { OpenedConversation } from '@balcao/contract/conversation-phone';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Screen } from '../../lib/screen.tsx';
import { Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { openedQuery, personQuery, tellRead, useAskForPerson, useSend, useStop } from './conversation.queries.ts';
import { MessageList } from './message-list.tsx';
import { type KeptMessage, outbox, type Pressed, useOutbox } from './outbox.ts';

const route = getRouteApi('/signed-in/channel/$link/conversation');

/** Where one writes, or why one cannot now and what to do. */
const Foot = ({
  link,
  place,
  of: { isFollowing, isStopped, isFrozen, channelState },
  onSend,
}: {
  link: string;
  place: string;
  of: OpenedConversation;
  onSend: (text: string) => void;
}) => {
  const t = useTranslations('conversation');
  const stop = useStop(link);
  if (channelState === 'closed') return <Muted textAlign="center">{t('closed')}</Muted>;
  if (isFrozen)
    return (
      <Stack role="status" gap={4}>
        <Text weight={600} textAlign="center">
          {t('frozen')}
        </Text>
        <Muted textAlign="center">{t('frozenText')}</Muted>
      </Stack>
    );
  if (!isFollowing)
    return (
      <>
        <Muted textAlign="center">{t('unfollowed')}</Muted>
        <Button
          variant="default"
          fullWidth
          renderRoot={(props) => <Link {...props} to="/channel/$link" params={{ link }} />}
        >
          {t('toChannel')}
        </Button>
      </>
    );
  if (isStopped)
    return (
      <>
        <Muted textAlign="center">{t('stopped')}</Muted>
        <Button variant="default" fullWidth loading={stop.isPending} onClick={() => stop.mutate(false)}>
          {t('goOn')}
        </Button>
      </>
    );
  return <Composer place={place} link={link} onSend={onSend} />;
};

const useRead = (link: string, position: number, unread: number) => {
  useEffect(() => {
    if (unread > 0 && document.visibilityState === 'visible') void tellRead(link, position);
  }, [link, position, unread]);
};

/** What was written, what is on its way, and what is done with both. */
const useOpened = (link: string, place: string) => {
  const query = useInfiniteQuery(openedQuery(link));
  const { messages } = useOutbox(place);
  const send = useSend(place, link);
  const [newest] = query.data?.pages ?? [];
  const list = wholeOf(query.data?.pages ?? []).toReversed();
  const last = list.at(-1)?.position ?? 0;
  useRead(link, last, newest?.unread ?? 0);
  useEffect(() => outbox.drop(place, ({ position }) => position !== undefined && position <= last), [place, last]);
  return {
    ...query,
    newest,
    list,
    kept: messages.filter(({ position }) => position === undefined || position > last),
    retry: (message: KeptMessage) => send.mutate(message),
    drop: ({ clientId }: KeptMessage) => outbox.drop(place, (one) => one.clientId === clientId),
    write: (text: string, pressed?: Omit<Pressed, 'label'>) => {
      const message: KeptMessage = { clientId: crypto.randomUUID(), text, at: new Date().toISOString(), pressed };
      outbox.put(place, message);
      send.mutate(message);
    },
  };
};

const StopButton = ({ link }: { link: string }) => {
  const t = useTranslations('conversation');
  const stop = useStop(link);
  return (
    <Row justify="center">
      <Button size="xs" variant="subtle" loading={stop.isPending} onClick={() => stop.mutate(true)}>
        {t('stop')}
      </Button>
    </Row>
  );
};

/** Where robots answer, people are one press away. */
const PersonButton = ({ link }: { link: string }) => {
  const t = useTranslations('conversation');
  const ask = useAskForPerson(link);
  return (
    <Row justify="center">
      <Button size="xs" variant="default" loading={ask.isPending} onClick={() => ask.mutate()}>
        {t('askPerson')}
      </Button>
    </Row>
  );
};

const mayWriteTo = ({ isFollowing, isStopped, isFrozen, channelState }: OpenedConversation): boolean =>
  isFollowing && !isStopped && !isFrozen && channelState !== 'closed';

const Opened = ({ link, place }: { link: string; place: string }) => {
  const t = useTranslations('conversation');
  const { newest, list, kept, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, ...does } = useOpened(
    link,
    place,
  );
  useDocumentTitle(newest?.name ?? t('title'), useTranslations('phone')('application'));
  return (
    <Screen
      title={newest?.name ?? t('title')}
      back={{ to: '/channel/$link', params: { link } }}
      footer={newest && <Foot link={link} place={place} of={newest} onSend={does.write} />}
    >
      {!newest && !error && <LinesLoading lines={6} />}
      {!newest && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {newest && (
        <Stack gap={12}>
          {hasNextPage && (
            <Row justify="center">
              <Button size="xs" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('older')}
              </Button>
            </Row>
          )}
          {list.length === 0 && kept.length === 0 && (
            <EmptyState icon={IconMessages} title={t('begin')}>
              {t('beginText')}
            </EmptyState>
          )}
          {list.length > 0 && newest.isFollowing && !newest.isStopped && <StopButton link={link} />}
          <MessageList
            messages={list}
            kept={kept}
            teamRead={newest.teamRead}
            onRetry={does.retry}
            onDrop={does.drop}
            onPress={mayWriteTo(newest) ? ({ label, ...pressed }) => does.write(label, pressed) : undefined}
          />
          {newest.mayAskPerson && mayWriteTo(newest) && <PersonButton link={link} />}
          <Muted className={classes.writing} role="status">
            {newest.isWriting && t('isWriting', { name: newest.name })}
          </Muted>
        </Stack>
      )}
    </Screen>
  );
};

/** The conversation with a channel. */
export const ConversationScreen = () => {
  const { link } = route.useParams();
  const { data: me } = useQuery(personQuery);
  return me ? <Opened link={link} place={`${me.customerId}.${link}`} /> : <LinesLoading lines={6} />;
};
