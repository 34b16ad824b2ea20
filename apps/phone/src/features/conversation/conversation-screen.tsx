import type { SentPlace } from '@balcao/contract/conversation-attachment';
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
import { type ComponentProps, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reported } from '../../lib/moderation.queries.ts';
import { ReportSheet } from '../../lib/report-sheet.tsx';
import { Screen } from '../../lib/screen.tsx';
import { type ChosenFile, Composer } from './composer.tsx';
import classes from './conversation.module.css';
import { openedQuery, personQuery, tellRead, useAskForPerson, useSend, useStop } from './conversation.queries.ts';
import { keptFiles } from './kept-files.ts';
import { MessageList } from './message-list.tsx';
import { type KeptMessage, outbox, type Pressed, useOutbox } from './outbox.ts';

const route = getRouteApi('/signed-in/channel/$link/conversation');

/** Where one writes, or why one cannot now and what to do. */
const Foot = ({
  link,
  place,
  of: { isFollowing, isStopped, isFrozen, channelState },
  onSend,
  onSendPlace,
}: { of: OpenedConversation } & ComponentProps<typeof Composer>) => {
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
  return <Composer place={place} link={link} onSend={onSend} onSendPlace={onSendPlace} />;
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
  const begin = (said: Pick<KeptMessage, 'text' | 'attachment' | 'pressed'> & { clientId?: string }) => {
    const message: KeptMessage = { clientId: crypto.randomUUID(), at: new Date().toISOString(), ...said };
    outbox.put(place, message, said.attachment !== undefined);
    send.mutate(message);
  };
  useEffect(() => outbox.drop(place, ({ position }) => position !== undefined && position <= last), [place, last]);
  return {
    ...query,
    newest,
    list,
    kept: messages.filter(({ position }) => position === undefined || position > last),
    retry: (message: KeptMessage) => send.mutate(message),
    drop: ({ clientId }: KeptMessage) => outbox.drop(place, (one) => one.clientId === clientId),
    press: ({ label, ...pressed }: Pressed) => begin({ text: label, pressed }),
    write: async (text: string, files: readonly ChosenFile[]): Promise<void> => {
      if (files.length === 0) return begin({ text });
      // The words go from the field at once, with the first file; a file is there before its message is.
      outbox.draft(place, '');
      for (const [index, { base64, attachment }] of files.entries()) {
        const clientId = crypto.randomUUID();
        await keptFiles.put(clientId, base64);
        begin({ clientId, text: index === 0 ? text : '', attachment });
      }
    },
    sendPlace: (where: Omit<SentPlace, 'kind'>) => begin({ text: '', attachment: { kind: 'place', ...where } }),
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
  const [reported, setReported] = useState<Reported>();
  useDocumentTitle(newest?.name ?? t('title'), useTranslations('phone')('application'));
  return (
    <Screen
      title={newest?.name ?? t('title')}
      back={{ to: '/channel/$link', params: { link } }}
      footer={newest && <Foot link={link} place={place} of={newest} onSend={does.write} onSendPlace={does.sendPlace} />}
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
            where={{ place, link, name: newest.name }}
            onRetry={does.retry}
            onDrop={does.drop}
            onReport={(position, of) => setReported({ link, position, of })}
            onPress={mayWriteTo(newest) ? does.press : undefined}
          />
          {newest.mayAskPerson && mayWriteTo(newest) && <PersonButton link={link} />}
          <Muted className={classes.writing} role="status">
            {newest.isWriting && t('isWriting', { name: newest.name })}
          </Muted>
          {reported && <ReportSheet reported={reported} onClose={() => setReported(undefined)} />}
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
