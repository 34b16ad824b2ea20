import { wordsIn } from '@balcao/contract/form-words';
import { workflowKinds } from '@balcao/contract/workflow-kinds';
import type { WorkflowRun, WorkflowRunState } from '@balcao/contract/workflow-run';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconRoute } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { locale } from '../../lib/words.ts';
import { useRetryRun, workflowRunOptions, workflowRunsOptions } from './workflow.queries.ts';

interface Place {
  readonly channelId: string;
  readonly workflowId: string;
}
const tones = {
  running: 'moving',
  asking: 'waiting',
  waiting: 'waiting',
  done: 'good',
  handed: 'good',
  failed: 'bad',
} as const satisfies Record<WorkflowRunState, string>;

const Badge = ({ run: { state } }: { run: WorkflowRun }) => {
  const t = useTranslations('workflow.runs');
  return <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>;
};

/** What happened at each step of one run, and the way on from where it failed. */
export const RunView = ({ place, runId, mayRetry }: { place: Place; runId: string; mayRetry: boolean }) => {
  const t = useTranslations('workflow.runs');
  const query = useQuery(workflowRunOptions(place, runId));
  const retry = useRetryRun(place);
  return (
    <Loaded query={query} loading={<LinesLoading lines={6} />}>
      {({ run, steps }) => (
        <Card title={run.name || t('nameless')} actions={<Badge run={run} />}>
          <Stack gap={12}>
            {run.failure && (
              <Row gap={12} rowGap={8} align="center" wrap>
                <Text tone="bad">{t(`failure.${run.failure}`)}</Text>
                {mayRetry && (
                  <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate(run.id)}>
                    {t('retry')}
                  </Button>
                )}
              </Row>
            )}
            <Stack as="ol" gap={8}>
              {steps.map(({ visit, kind, out, failure, detail, at }) => (
                <Row as="li" key={visit} gap={12} rowGap={4} justify="between" wrap py={6} rule="top">
                  <div>
                    <Text as="span" weight={600}>
                      {visit}. {wordsIn(locale, workflowKinds[kind].label)}
                    </Text>
                    {detail !== '' && (
                      <Muted size={14} breakable lines>
                        {detail}
                      </Muted>
                    )}
                    {failure && <Text tone="bad">{t(`failure.${failure}`)}</Text>}
                    {out === null && !failure && run.endedAt === null && <Muted size={14}>{t('here')}</Muted>}
                  </div>
                  <Muted size={14}>
                    <Instant at={at} />
                  </Muted>
                </Row>
              ))}
            </Stack>
          </Stack>
        </Card>
      )}
    </Loaded>
  );
};

/** The runs of a workflow, the newest first. */
export const RunsView = ({ place }: { place: Place }) => {
  const t = useTranslations('workflow.runs');
  const [cursor, setCursor] = useState<string>();
  const query = useQuery(workflowRunsOptions(place, cursor));
  const { channelId, workflowId } = place;
  return (
    <Loaded query={query} loading={<LinesLoading lines={6} />}>
      {({ list, nextCursor }) => (
        <Card>
          {list.length === 0 && (
            <EmptyState icon={IconRoute} title={t('empty')}>
              {t('emptyText')}
            </EmptyState>
          )}
          <Stack as="ul">
            {list.map((run) => (
              <Row as="li" key={run.id} gap={12} rowGap={4} justify="between" align="center" wrap py={10} rule="top">
                <AppLink
                  className="link"
                  to={`/channel/${channelId}/services/workflow/${workflowId}`}
                  search={{ view: 'runs', run: run.id }}
                >
                  {run.name || t('nameless')}
                </AppLink>
                <Muted size={14}>
                  {t('steps', { count: run.steps })} · <Instant at={run.startedAt} />
                </Muted>
                <Badge run={run} />
              </Row>
            ))}
          </Stack>
          <Row gap={8} mt={12}>
            {cursor && (
              <Button variant="default" size="xs" onClick={() => setCursor(undefined)}>
                {t('newest')}
              </Button>
            )}
            {nextCursor && (
              <Button variant="default" size="xs" onClick={() => setCursor(nextCursor)}>
                {t('older')}
              </Button>
            )}
          </Row>
        </Card>
      )}
    </Loaded>
  );
};
