import type { Channel } from '@balcao/contract/channel';
import { saveWorkflow, type WholeWorkflow } from '@balcao/contract/workflow';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { Row, Stack, Text } from '@balcao/ui/layout.tsx';
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
import { ChannelModerationNotice } from '../../lib/moderation-notice.tsx';
import { useLeaveGuard } from '../../lib/use-leave-guard.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { Canvas } from './canvas.tsx';
import { Chosen } from './chosen-step.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorTools, StepPalette, StepSearch } from './editor-tools.tsx';
import { FaultList } from './fault-list.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { RunsView, RunView } from './runs-view.tsx';
import { StepList } from './step-list.tsx';
import { TrialPanel } from './trial-panel.tsx';
import { type Editor, useEditor } from './use-editor.ts';
import { useMayWorkflow } from './use-may-workflow.ts';
import { VersionsView } from './versions-view.tsx';
import classes from './workflow.module.css';
import { workflowOptions } from './workflow.queries.ts';
import { NoRight } from './workflow-list-page.tsx';

const from = '/team/channel/$channelId/services/workflow/$workflowId' as const;
interface WorkProps {
  place: { channelId: string; workflowId: string };
  whole: WholeWorkflow;
  mayEdit: boolean;
  onReload: () => void;
}

const Conflict = ({ onReload }: { onReload: () => void }) => {
  const t = useTranslations('workflow.conflict');
  return (
    <Callout
      tone="bad"
      title={t('title')}
      action={
        <Button variant="default" onClick={onReload}>
          {t('reload')}
        </Button>
      }
    >
      <p>{t('text')}</p>
    </Callout>
  );
};

/** What stands beside the canvas: the chosen step, or the try. */
const Side = ({
  editor,
  place,
  mayEdit,
  isTrying,
}: { editor: Editor; isTrying: boolean } & Pick<WorkProps, 'place' | 'mayEdit'>) => {
  const { definition, faults, edit, saving } = editor;
  const select = (id: string) => edit({ does: 'select', id });
  return (
    <Stack gap={16} className={classes.side}>
      {isTrying ? (
        <TrialPanel place={place} isKept={!saving.isDirty && saving.state !== 'saving'} onSelect={select} />
      ) : (
        <>
          <Chosen editor={editor} place={place} mayEdit={mayEdit} />
          <FaultList definition={definition} faults={faults} onSelect={select} />
        </>
      )}
    </Stack>
  );
};

const Work = ({ place, whole, mayEdit, onReload }: WorkProps) => {
  const t = useTranslations('workflow');
  const editor = useEditor(place, whole, mayEdit);
  const [isTrying, setIsTrying] = useState(false);
  const [isPublishing, setIsPublishing] = useState(false);
  const { saving, faults, definition, selected, edit } = editor;
  useLeaveGuard(saving.isDirty && saving.state !== 'conflict', {
    title: t('leaveTitle'),
    message: t('leaveText'),
    action: t('leave'),
  });
  return (
    <Stack gap={16}>
      {saving.state === 'conflict' && <Conflict onReload={onReload} />}
      <EditorHead
        editor={editor}
        whole={whole}
        mayEdit={mayEdit}
        isTrying={isTrying}
        onTry={() => {
          // What a try has chosen on its way would open over the list.
          if (isTrying) edit({ does: 'select', id: undefined });
          setIsTrying(!isTrying);
        }}
        onPublish={() => setIsPublishing(true)}
      />
      {mayEdit && faults.length > 0 && (
        <Text size={14} tone="bad">
          {t('faultsFirst', { count: faults.length })}
        </Text>
      )}
      {mayEdit && <StepPalette editor={editor} />}
      <Row gap={12} rowGap={8} wrap align="center" justify="between">
        {mayEdit ? <EditorTools editor={editor} /> : <span />}
        <StepSearch editor={editor} />
      </Row>
      <div className={classes.editor}>
        <div>
          <Canvas
            definition={definition}
            selected={selected}
            faulty={editor.faulty}
            isLocked={!mayEdit}
            onEdit={edit}
            onKey={editor.onKey}
          />
          <StepList definition={definition} selected={selected} onSelect={(id) => edit({ does: 'select', id })} />
        </div>
        <Side editor={editor} place={place} mayEdit={mayEdit} isTrying={isTrying} />
      </div>
      {isPublishing && (
        <PublishDialog place={place} whole={whole} editor={editor} onClose={() => setIsPublishing(false)} />
      )}
    </Stack>
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
  const afterRestoring = async () => {
    await reload();
    await navigate({ to: '/channel/$channelId/services/workflow/$workflowId', params: place, search: {} });
  };
  return (
    <>
      <TabLinks label={t('tabs.label')} tabs={tabs} />
      <Loaded query={query} loading={<LinesLoading lines={8} />}>
        {(whole) => {
          if (view === 'versions')
            return (
              <VersionsView
                place={place}
                version={whole.version}
                mayEdit={mayEdit}
                onRestored={() => void afterRestoring()}
              />
            );
          if (view === 'runs' && run) return <RunView place={place} runId={run} mayEdit={mayEdit} />;
          if (view === 'runs') return <RunsView place={place} />;
          return <Work key={loads} place={place} whole={whole} mayEdit={mayEdit} onReload={() => void reload()} />;
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
