import { type Conversation, ConversationScope, ConversationState } from '@balcao/contract/conversation';
import { systemWordOf } from '@balcao/contract/conversation-message';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Hidden, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useAttachmentLine } from '@balcao/ui/use-attachment-line';
import { IconMessages } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './conversation.module.css';
import { inboxOptions } from './conversation.queries.ts';
import type { ConversationSearch } from './conversation-search.ts';

interface ListProps {
  channelId: string;
  search: ConversationSearch;
  onSearch: (next: ConversationSearch) => void;
}
/** A search begins when the typing rests for so long. */
const restMs = 350;

const Filters = ({ search, onSearch }: Omit<ListProps, 'channelId'>) => {
  const t = useTranslations('conversation');
  const [text, setText] = useState(search.search ?? '');
  useEffect(() => {
    const asked = text.trim();
    if (asked === (search.search ?? '')) return;
    const { search: _, ...rest } = search;
    const timer = setTimeout(() => onSearch(asked === '' ? rest : { ...rest, search: asked }), restMs);
    return () => clearTimeout(timer);
  }, [text, search, onSearch]);
  return (
    <Stack className={classes.bar} gap={8}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        maxLength={100}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Row gap={8}>
        <Box grow>
          <NativeSelect
            aria-label={t('scope.label')}
            data={ConversationScope.options.toReversed().map((value) => ({ value, label: t(`scope.${value}`) }))}
            value={search.scope ?? 'all'}
            onChange={({ currentTarget }) =>
              onSearch({ ...search, scope: ConversationScope.options.find((one) => one === currentTarget.value) })
            }
          />
        </Box>
        <Box grow>
          <NativeSelect
            aria-label={t('state.label')}
            data={ConversationState.options.map((value) => ({ value, label: t(`state.${value}`) }))}
            value={search.state ?? 'open'}
            onChange={({ currentTarget }) =>
              onSearch({ ...search, state: ConversationState.options.find((one) => one === currentTarget.value) })
            }
          />
        </Box>
      </Row>
    </Stack>
  );
};

const One = ({ channelId, search, of }: { channelId: string; search: ConversationSearch; of: Conversation }) => {
  const t = useTranslations('conversation');
  const { id, name, last, unread, waitingSince, assignee, snoozedUntil } = of;
  const lineOf = useAttachmentLine();
  const word = systemWordOf(last);
  const text = last.text === '' && last.attachment ? lineOf(last.attachment, last.seconds) : last.text;
  return (
    <AppLink
      to={`/channel/${channelId}/services/conversations`}
      search={{ ...search, open: id }}
      className={classes.one}
      activeProps={{}}
      data-conversation
      {...(search.open === id ? { 'aria-current': 'page' as const } : {})}
    >
      <Row gap={8} align="baseline" justify="between">
        <Text as="span" weight={unread > 0 ? 650 : 550} shrink truncate>
          {name || t('nameless')}
        </Text>
        <Muted as="span" size={14} rigid>
          <Instant at={last.at} />
        </Muted>
      </Row>
      <Row gap={8} align="center" justify="between" mt={2}>
        <Muted as="span" shrink truncate>
          {word && t(`word.${word}`)}
          {!word && !text && t('erased')}
          {!word &&
            text &&
            (last.kind === 'follower' ? text : t(last.kind === 'note' ? 'lastNote' : 'lastOwn', { text }))}
        </Muted>
        {unread > 0 && (
          <span className={classes.mark}>
            <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
            <Hidden>{t('unread', { count: unread })}</Hidden>
          </span>
        )}
      </Row>
      <Row gap={8} wrap mt={2}>
        <Muted as="span" size={14}>
          {assignee ? assignee.name : t('unassigned')}
        </Muted>
        {waitingSince && (
          <Text as="span" size={14} tone="waiting">
            {t('waits')}
          </Text>
        )}
        {snoozedUntil && (
          <Muted as="span" size={14}>
            {t('until')} <Instant at={snoozedUntil} />
          </Muted>
        )}
      </Row>
    </AppLink>
  );
};

/** Arrows go from one conversation to the next and open it. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-conversation]')];
  const here = document.activeElement;
  const next = all[(here instanceof HTMLElement ? all.indexOf(here) : -1) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
};

/** The conversations of the inbox, the one with the last message first. */
export const ConversationList = ({ channelId, search, onSearch }: ListProps) => {
  const t = useTranslations('conversation');
  const shared = useTranslations('shared');
  const { open: _, ...filter } = search;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    inboxOptions(channelId, filter),
  );
  const list = data?.pages.flatMap((page) => page.list);
  const isNarrowed = filter.search !== undefined || filter.scope !== undefined || filter.state !== undefined;
  return (
    <section className={classes.pane} aria-label={t('list')}>
      <Filters search={search} onSearch={onSearch} />
      <div className={classes.scroll}>
        {!data && !error && (
          <Box p={16}>
            <LinesLoading lines={6} />
          </Box>
        )}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {list?.length === 0 && (
          <EmptyState icon={IconMessages} title={t(isNarrowed ? 'nothing' : 'empty')}>
            {t(isNarrowed ? 'nothingText' : 'emptyText')}
          </EmptyState>
        )}
        <Stack as="ul" onKeyDown={walk}>
          {list?.map((one) => (
            <li key={one.id}>
              <One channelId={channelId} search={search} of={one} />
            </li>
          ))}
        </Stack>
        {hasNextPage && (
          <Row justify="center" p={12}>
            <Button size="xs" variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {shared('showMore')}
            </Button>
          </Row>
        )}
      </div>
    </section>
  );
};
