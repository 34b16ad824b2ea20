import type { DeskWorkflow } from '@balcao/contract/workflow-desk';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useHoldWorkflow, useReleaseWorkflow, workflowOptions } from './workflow.queries.ts';
import { WorkflowMark } from './workflow-columns.tsx';

interface WorkflowPanelProps {
  id: string;
  mayDecide: boolean;
  onClose: () => void;
}

/** One workflow of a team: whose it is, how it speaks, and what staff do about it. */
const WorkflowPanel = ({ id, mayDecide, onClose }: WorkflowPanelProps) => {
  const t = useTranslations('workflow');
  const { data, error, refetch } = useQuery(workflowOptions(id));
  return (
    <SidePanel title={data?.name ?? t('title')} mark={data && <WorkflowMark state={data.state} />} onClose={onClose}>
      {data ? (
        <>
          <Facts workflow={data} />
          {mayDecide && <HoldOrRelease workflow={data} />}
          <Says says={data.says} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
    </SidePanel>
  );
};
export default WorkflowPanel;

const Facts = ({ workflow: { merchant, channel, held, updatedAt } }: { workflow: DeskWorkflow }) => {
  const t = useTranslations('workflow');
  const shared = useTranslations('shared');
  return (
    <KeyValues
      rows={[
        { label: shared('merchant'), value: `${merchant.name} · ${merchant.number}` },
        { label: t('columns.channel'), value: channel.name },
        { label: t('columns.updated'), value: <Instant at={updatedAt} /> },
        ...(held
          ? [
              { label: t('heldSince'), value: <Instant at={held.at} /> },
              { label: t('heldBecause'), value: held.reason },
            ]
          : []),
      ]}
    />
  );
};

/** What followers read of it, each text once. */
const Says = ({ says }: { says: readonly string[] }) => {
  const t = useTranslations('workflow');
  return (
    <PanelSection title={t('says')}>
      {says.length === 0 ? (
        <Muted>{t('noText')}</Muted>
      ) : (
        <Stack as="ul" gap={12}>
          {says.map((text) => (
            <li key={text}>
              <Text breakable lines>
                {text}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </PanelSection>
  );
};

/** The one thing that can be done: a workflow that is held is let go, any other one is switched off. */
export const HoldOrRelease = ({
  workflow: { id, name, state },
}: {
  workflow: Pick<DeskWorkflow, 'id' | 'name' | 'state'>;
}) => {
  const t = useTranslations('workflow');
  const [asked, setAsked] = useState<'hold' | 'release'>();
  const hold = useHoldWorkflow(id);
  const release = useReleaseWorkflow(id);
  const act = state === 'held' ? 'release' : 'hold';
  return (
    <Row mt={16}>
      <Button variant="default" {...(act === 'hold' && { color: 'red' })} onClick={() => setAsked(act)}>
        {t(`${act}.action`)}
      </Button>
      {asked && (
        <ReasonDialog
          words={{
            title: t(`${asked}.title`, { name }),
            text: t(`${asked}.text`),
            reasonHelp: t('reasonHelp'),
            action: t(`${asked}.action`),
            done: t(`${asked}.done`),
          }}
          call={asked === 'hold' ? hold : release}
          givesBack={asked === 'release'}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Row>
  );
};
