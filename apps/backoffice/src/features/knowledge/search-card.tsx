import type { Hit } from '@balcao/contract/knowledge-search';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { searchOptions } from './knowledge.queries.ts';

const questionLettersAtMost = 300;

/** The text of a piece, with the words that were asked for marked. */
const Marked = ({ hit: { text, marks } }: { hit: Hit }) => {
  let at = 0;
  const parts = marks.map(([from, to]) => {
    const before = text.slice(at, from);
    at = to;
    return { from, before, word: text.slice(from, to) };
  });
  return (
    <Muted breakable lines>
      {parts.map(({ from, before, word }) => (
        <span key={from}>
          {before}
          <mark>{word}</mark>
        </span>
      ))}
      {text.slice(at)}
    </Muted>
  );
};

const Hits = ({ list }: { list: readonly Hit[] }) => {
  const t = useTranslations('knowledge.search');
  const [best] = list;
  if (!best) return <Text role="status">{t('nothing')}</Text>;
  return (
    <Stack gap={16}>
      <Text role="status">{t(best.isConfident ? 'sure' : 'unsure')}</Text>
      <Stack as="ol" gap={16} aria-label={t('found')}>
        {list.map((hit) => (
          <Stack as="li" key={hit.id} gap={4}>
            <Row gap={8} rowGap={4} wrap align="center">
              <Text weight={600} breakable>
                {hit.heading && hit.heading !== hit.sourceTitle
                  ? `${hit.sourceTitle} › ${hit.heading}`
                  : hit.sourceTitle}
              </Text>
              <StatusBadge tone={hit.isConfident ? 'good' : 'waiting'}>
                {t('score', { percent: Math.round(hit.score * 100) })}
              </StatusBadge>
            </Row>
            <Marked hit={hit} />
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
};

/** Asks what a follower could ask, and shows what robots find for it. */
export const SearchCard = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('knowledge.search');
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, refetch, isFetching } = useQuery(searchOptions(channelId, asked));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(text.trim());
  };
  return (
    <Card title={t('title')}>
      <Stack gap={16}>
        <form onSubmit={submit}>
          <Row gap={12} rowGap={8} wrap align="end">
            <Stack grow shrink basis={256}>
              <TextInput
                label={t('label')}
                maxLength={questionLettersAtMost}
                value={text}
                onChange={({ currentTarget }) => setText(currentTarget.value)}
              />
            </Stack>
            <Button type="submit" variant="default" loading={isFetching && asked !== ''} disabled={text.trim() === ''}>
              {t('action')}
            </Button>
          </Row>
        </form>
        {asked !== '' && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {asked !== '' && !data && !error && <LinesLoading lines={3} />}
        {asked !== '' && data && !error && <Hits list={data} />}
      </Stack>
    </Card>
  );
};
