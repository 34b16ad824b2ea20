import type { Piece, Source } from '@balcao/contract/knowledge';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { piecesOptions, useChangeQuestion, useRemoveQuestion } from './knowledge.queries.ts';
import { QuestionForm } from './question-form.tsx';

const PieceText = ({ piece: { heading, text } }: { piece: Piece }) => (
  <Stack gap={4}>
    {heading && (
      <Text weight={600} tone="text" breakable>
        {heading}
      </Text>
    )}
    <Muted breakable lines>
      {text}
    </Muted>
  </Stack>
);

const Question = ({ channelId, piece }: { channelId: string; piece: Piece }) => {
  const t = useTranslations('knowledge.question');
  const shared = useTranslations('shared');
  const [isEditing, setEditing] = useState(false);
  const change = useChangeQuestion(channelId, piece.id);
  const remove = useRemoveQuestion(channelId, () => tellGood(t('removed')));
  const { heading, text } = piece;
  const ask = async () => {
    const question = { title: t('removeTitle'), message: heading, action: shared('delete'), dangerous: true };
    if (await confirm(question)) remove.mutate(piece.id);
  };
  if (isEditing)
    return (
      <QuestionForm
        initial={{ question: heading, answer: text }}
        isPending={change.isPending}
        send={change.mutate}
        onDone={() => setEditing(false)}
        beside={
          <Button variant="default" onClick={() => setEditing(false)}>
            {shared('cancel')}
          </Button>
        }
      />
    );
  return (
    <Stack gap={8}>
      <PieceText piece={piece} />
      <Row gap={8} wrap>
        <Button
          size="xs"
          variant="default"
          aria-label={t('edit', { question: heading })}
          onClick={() => setEditing(true)}
        >
          {shared('edit')}
        </Button>
        <Button
          size="xs"
          variant="default"
          color="red"
          aria-label={shared('deleteNamed', { name: heading })}
          loading={remove.isPending}
          onClick={() => void ask()}
        >
          {shared('delete')}
        </Button>
      </Row>
    </Stack>
  );
};

interface PiecesDialogProps {
  channelId: string;
  source: Source;
  name: string;
  mayTeach: boolean;
  onClose: () => void;
}
/** What robots find of a source, piece by piece; questions can be changed there. */
export const PiecesDialog = ({ channelId, source, name, mayTeach, onClose }: PiecesDialogProps) => {
  const t = useTranslations('knowledge.source');
  const shared = useTranslations('shared');
  const query = useInfiniteQuery(piecesOptions(channelId, source.id));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const list = data?.pages.flatMap((page) => page.list);
  const isQuestion = source.kind === 'question' && mayTeach;
  return (
    <Dialog title={name} onClose={onClose}>
      <Stack gap={20} mt={12}>
        {error && !list && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!list && !error && <LinesLoading lines={4} />}
        {list?.length === 0 && <Muted>{t('noPieces')}</Muted>}
        {list?.map((piece) =>
          isQuestion ? (
            <Question key={piece.id} channelId={channelId} piece={piece} />
          ) : (
            <PieceText key={piece.id} piece={piece} />
          ),
        )}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {shared('showMore')}
          </Button>
        )}
      </Stack>
    </Dialog>
  );
};
