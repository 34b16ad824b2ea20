import type { OwnConversation } from '@balcao/contract/conversation-phone';
import { Button } from '@balcao/ui/button.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useAttachmentLine } from '@balcao/ui/use-attachment-line';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ownConversationsQuery } from '../../lib/own-conversations.queries.ts';
import { Screen } from '../../lib/screen.tsx';
import { UnreadCount } from '../../lib/unread-count.tsx';
import classes from './conversation.module.css';

const One = ({
  of: { link, name, avatar, lastText, lastWord, lastAttachment, lastSeconds, isLastOwn, lastAt, unread },
}: {
  of: OwnConversation;
}) => {
  const t = useTranslations('conversation');
  const lineOf = useAttachmentLine();
  const said = lastText === '' && lastAttachment ? lineOf(lastAttachment, lastSeconds) : lastText;
  const text = lastWord ? t(`word.${lastWord}`) : said;
  return (
    <Link to="/channel/$link/conversation" params={{ link }} className={classes.row}>
      <img src={avatar} alt="" className={classes.icon} />
      <Stack as="span" shrink grow>
        <Row as="span" gap={8} align="baseline" justify="between">
          <Text as="span" weight={550} shrink truncate>
            {name}
          </Text>
          <Muted as="span" size={14} rigid>
            <Instant at={lastAt} />
          </Muted>
        </Row>
        <Muted as="span" truncate>
          {isLastOwn ? t('ownLast', { text }) : text}
        </Muted>
      </Stack>
      <UnreadCount count={unread} />
    </Link>
  );
};

/** The conversations of the person with channels, the last one first. */
export const ConversationListScreen = () => {
  const t = useTranslations('conversation');
  const shared = useTranslations('shared');
  useDocumentTitle(t('title'), useTranslations('phone')('application'));
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ownConversationsQuery);
  const list = data?.pages.flatMap((page) => page.list);
  return (
    <Screen title={t('title')} line={t('line')} back={{ to: '/' }}>
      {isPending && <LinesLoading lines={6} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {list?.length === 0 && (
        <EmptyState
          icon={IconMessages}
          title={t('none')}
          action={
            <Button variant="default" renderRoot={(props) => <Link {...props} to="/channel" />}>
              {t('toChannels')}
            </Button>
          }
        >
          {t('noneText')}
        </EmptyState>
      )}
      <Stack as="ul">
        {list?.map((one) => (
          <li key={one.link}>
            <One of={one} />
          </li>
        ))}
      </Stack>
      {hasNextPage && (
        <Row justify="center" mt={12}>
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {shared('showMore')}
          </Button>
        </Row>
      )}
    </Screen>
  );
};
