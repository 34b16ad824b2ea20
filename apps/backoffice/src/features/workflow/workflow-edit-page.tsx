import type { Channel } from '@balcao/contract/channel';
import { saveWorkflow, type WholeWorkflow } from '@balcao/contract/workflow';
import { Box } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { TabLinks } from '@balcao/ui/tab-links.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ReactFlowProvider } from '@xyflow/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChatAccountNotice } from '../../lib/chat-account-notice.tsx';
import { ChannelModerationNotice, HeldAutomationNotice } from '../../lib/moderation-notice.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { RunsView, RunView } from './runs-view.tsx';
import { useMayWorkflow } from './use-may-workflow.ts';
import { VersionsView } from './versions-view.tsx';
import { type Place, workflowOptions } from './workflow.queries.ts';
import { NoRight } from './workflow-list-page.tsx';

const from = '/team/channel/$channelId/services/workflow/$workflowId' as const;
/** Why the platform switched the workflow off, and what its team can still do. */
export const HeldNotice = ({ place, held }: { place: Place; held: NonNullable<WholeWorkflow['held']> }) => {
  const t = useTranslations('workflow');
  return (
    <HeldAutomationNotice channelId={place.channelId} automationId={place.workflowId} title={t('state.held')}>
      <p>
        {t('heldText', { reason: held.reason })} {t('heldCan')}
      </p>
    </HeldAutomationNotice>
  );
};

const Parts = ({ channel, workflowId }: { channel: Channel; workflowId: string }) => {
  const t = useTranslations('workflow');
  const place = { channelId: channel.id, workflowId };
  const { view, run } = useSearch({ from });
  const mayEdit = useMayWorkflow(channel);
  const query = useQuery(workflowOptions(place));
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // Raised where what the server has is to be taken instead of what the screen shows.
  const [loads, setLoads] = useState(0);
  const reload = async () => {
    await queryClient.refetchQueries(workflowOptions(place));
    setLoads((count) => count + 1);
  };
  const to = `/channel/${channel.id}/services/workflow/${workflowId}`;
  const tabs = [
    { to, search: {}, label: t('tabs.draft'), isCurrent: view === undefined },
    { to, search: { view: 'runs' }, label: t('tabs.runs'), isCurrent: view === 'runs' },
    { to, search: { view: 'versions' }, label: t('tabs.versions'), isCurrent: view === 'versions' },
  ];
  const toDraft = () =>
    void navigate({ to: '/channel/$channelId/services/workflow/$workflowId', params: place, search: {} });
  return (
    <>
      {query.data?.held && (
        <Box mb={16}>
          <HeldNotice place={place} held={query.data.held} />
        </Box>
      )}
      <TabLinks label={t('tabs.label')} tabs={tabs} />
      <Loaded query={query} loading={<LinesLoading lines={8} />}>
        {(whole) => {
          if (view === 'versions')
            return (
              <VersionsView
                place={place}
                version={whole.version}
                mayEdit={mayEdit}
                onRestored={reload}
                toDraft={toDraft}
              />
            );
          // The notice above says why a run of a workflow that is held cannot go on.
          if (view === 'runs' && run)
            return <RunView place={place} runId={run} mayRetry={mayEdit && whole.held === null} />;
          if (view === 'runs') return <RunsView place={place} />;
          return (
            <DraftEditor key={loads} place={place} whole={whole} mayEdit={mayEdit} onReload={() => void reload()} />
          );
        }}
      </Loaded>
    </>
  );
};

/** One workflow: its draft, its runs and what was published. */
export const WorkflowEditPage = () => {
  const title = useTranslations('menu')('workflowEdit');
  const { channelId, workflowId } = useParams({ from });
  const query = useQuery(channelOptions(channelId));
  return (
    <ReactFlowProvider>
      <PageHeader title={title} back={`/channel/${channelId}/services/workflow`} />
      <WhyNot of={saveWorkflow} />
      <ChatAccountNotice />
      <Loaded query={query} loading={<LinesLoading lines={8} />}>
        {(channel) =>
          channel.rights.includes('manage') ? (
            <>
              <ChannelModerationNotice channel={channel} />
              <Parts channel={channel} workflowId={workflowId} />
            </>
          ) : (
            <NoRight />
          )
        }
      </Loaded>
    </ReactFlowProvider>
  );
};
