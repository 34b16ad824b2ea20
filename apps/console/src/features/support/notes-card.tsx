import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { Timeline } from '@balcao/ui/timeline.tsx';
import { useForm } from '@mantine/form';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { notesOptions, type StaffNote, useAddNote } from './support.queries.ts';

interface NotesCardProps {
  id: string;
  mayWrite: boolean;
  /** The page has a primary button of its own, so this card's is a plain one. */
  isBeside?: boolean;
}

/** What colleagues wrote down about a merchant, newest first, and a field for one more. */
export const NotesCard = ({ id, mayWrite, isBeside = false }: NotesCardProps) => {
  const t = useTranslations('support.notes');
  const shared = useTranslations('shared');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(notesOptions(id));
  const notes = data?.pages.flatMap(({ list }) => list);
  const event = ({ id: key, by, at, words }: StaffNote) => ({
    id: key,
    tone: 'moving' as const,
    title: by.name,
    at: <Instant at={at} />,
    detail: (
      <Text as="span" block breakable lines>
        {words}
      </Text>
    ),
  });
  return (
    <Stack gap={16}>
      {mayWrite && <NewNote id={id} isBeside={isBeside} />}
      <Card title={t('title')}>
        {!notes && (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={3} />)}
        {notes?.length === 0 && <Muted>{t('none')}</Muted>}
        {notes && notes.length > 0 && <Timeline events={notes.map(event)} />}
        {hasNextPage && (
          <Box mt={8}>
            <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {shared('showMore')}
            </Button>
          </Box>
        )}
      </Card>
    </Stack>
  );
};

const NewNote = ({ id, isBeside }: Required<Pick<NotesCardProps, 'id' | 'isBeside'>>) => {
  const t = useTranslations('support.notes');
  const add = useAddNote(id);
  const present = useRefusals();
  const form = useForm({ initialValues: { words: '' }, validate: add.check });
  const send = form.onSubmit(
    (values) =>
      add.mutate(values, {
        tell: t('kept'),
        onSuccess: form.reset,
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      }),
    focusFirst(form),
  );
  return (
    <Card title={t('new')}>
      <Stack as="form" noValidate gap={12} onSubmit={send}>
        <Textarea
          label={t('words')}
          description={t('wordsHelp')}
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1_000}
          {...form.getInputProps('words')}
        />
        <div>
          <Button type="submit" variant={isBeside ? 'default' : 'filled'} loading={add.isPending}>
            {t('keep')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};
