import type { RobotAnswer } from '@balcao/contract/robot-answer';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { robotAnswersOptions } from './robot.queries.ts';
import { OutcomeSource } from './robot-outcome.tsx';

const One = ({ channelId, answer }: { channelId: string; answer: RobotAnswer }) => {
  const t = useTranslations('robot');
  const { robot, question, text, handedOver, conversationId, at } = answer;
  return (
    <Stack as="li" gap={6} rule="top" py={12}>
      <Row gap={12} rowGap={4} wrap justify="between">
        <Muted as="span">
          {robot} · <Instant at={at} />
        </Muted>
        <AppLink to={`/channel/${channelId}/services/conversations?open=${conversationId}`} className="link">
          {t('answers.conversation')}
        </AppLink>
      </Row>
      <Text weight={600} breakable lines>
        {question}
      </Text>
      {handedOver === null ? (
        <Text breakable lines>
          {text}
        </Text>
      ) : (
        <Text>{t('answers.handed', { reason: t(`why.${handedOver}`) })}</Text>
      )}
      <OutcomeSource outcome={answer} />
    </Stack>
  );
};

/** What the robots of a channel were asked and have answered, the last first. */
export const RobotAnswers = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('robot.answers');
  const query = useInfiniteQuery(robotAnswersOptions(channelId));
  return (
    <Card title={t('title')}>
      <Muted>{t('line')}</Muted>
      <Loaded query={query} loading={<LinesLoading lines={4} />}>
        {({ pages }) => {
          const list = pages.flatMap((page) => page.list);
          return (
            <Stack gap={16} mt={16}>
              {list.length === 0 && <Muted>{t('none')}</Muted>}
              <Stack as="ul">
                {list.map((answer) => (
                  <One key={answer.id} channelId={channelId} answer={answer} />
                ))}
              </Stack>
              {query.hasNextPage && (
                <Row>
                  <Button
                    variant="default"
                    loading={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                  >
                    {t('more')}
                  </Button>
                </Row>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Card>
  );
};
