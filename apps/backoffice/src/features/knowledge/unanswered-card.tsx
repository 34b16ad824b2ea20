import type { Unanswered } from '@balcao/contract/knowledge-question';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { unansweredOptions, useRemoveUnanswered } from './knowledge.queries.ts';
import { QuestionDialog } from './question-dialog.tsx';

interface OneProps {
  channelId: string;
  question: Unanswered;
  mayTeach: boolean;
  onAnswer: (question: Unanswered) => void;
}
const One = ({ channelId, question, mayTeach, onAnswer }: OneProps) => {
  const t = useTranslations('knowledge.unanswered');
  const remove = useRemoveUnanswered(channelId);
  const { id, text, times, lastAt } = question;
  return (
    <Row as="li" gap={12} rowGap={8} wrap align="start" justify="between">
      <Stack grow shrink basis={224} gap={4}>
        <Text breakable>{text}</Text>
        <Muted>
          {t('times', { count: times })} · <Instant at={lastAt} />
        </Muted>
      </Stack>
      {mayTeach && (
        <Row gap={8} wrap>
          <Button size="xs" aria-label={t('answerNamed', { text })} onClick={() => onAnswer(question)}>
            {t('answer')}
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={t('dismissNamed', { text })}
            loading={remove.isPending}
            onClick={() => remove.mutate(id)}
          >
            {t('dismiss')}
          </Button>
        </Row>
      )}
    </Row>
  );
};

const shownFirst = 10;

/** What followers asked and robots did not know: each is a click away from a question with its answer. */
export const UnansweredCard = ({ channelId, mayTeach }: { channelId: string; mayTeach: boolean }) => {
  const t = useTranslations('knowledge.unanswered');
  const shared = useTranslations('shared');
  const [shown, setShown] = useState(shownFirst);
  const [answered, setAnswered] = useState<Unanswered>();
  return (
    <Card title={t('title')}>
      <Loaded query={useQuery(unansweredOptions(channelId))} loading={<LinesLoading lines={3} />}>
        {(list) => (
          <Stack gap={16}>
            <Muted>{t(list.length === 0 ? 'none' : 'line')}</Muted>
            <Stack as="ul" gap={16}>
              {list.slice(0, shown).map((question) => (
                <One
                  key={question.id}
                  channelId={channelId}
                  question={question}
                  mayTeach={mayTeach}
                  onAnswer={setAnswered}
                />
              ))}
            </Stack>
            {list.length > shown && (
              <Button variant="default" onClick={() => setShown(shown + shownFirst)}>
                {shared('showMore')}
              </Button>
            )}
          </Stack>
        )}
      </Loaded>
      {answered && (
        <QuestionDialog channelId={channelId} unanswered={answered} onClose={() => setAnswered(undefined)} />
      )}
    </Card>
  );
};
