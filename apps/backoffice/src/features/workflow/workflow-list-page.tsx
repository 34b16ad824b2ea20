import type { Channel } from '@balcao/contract/channel';
import { wordsIn } from '@balcao/contract/form-words';
import { createWorkflow, type Workflow } from '@balcao/contract/workflow';
import { startKind } from '@balcao/contract/workflow-kind-start';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconLock, IconRoute, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { ChannelModerationNotice } from '../../lib/moderation-notice.tsx';
import { useLeadOn } from '../../lib/use-lead-on.ts';
import { WhyNot } from '../../lib/why-not.tsx';
import { locale } from '../../lib/words.ts';
import { HostsCard } from './hosts-card.tsx';
import { definitionOf, type TemplateName, templateNames } from './templates.ts';
import { useMayWorkflow } from './use-may-workflow.ts';
import { useCreateWorkflow, useRemoveWorkflow, useSwitchWorkflow, workflowListOptions } from './workflow.queries.ts';

/** How a workflow stands, in one word. */
export const WorkflowBadge = ({
  of: { isOn, held, published },
}: {
  of: Pick<Workflow, 'isOn' | 'held' | 'published'>;
}) => {
  const t = useTranslations('workflow.state');
  if (held) return <StatusBadge tone="bad">{t('held')}</StatusBadge>;
  if (published === null) return <StatusBadge tone="waiting">{t('draft')}</StatusBadge>;
  return <StatusBadge tone={isOn ? 'good' : 'ended'}>{t(isOn ? 'on' : 'off')}</StatusBadge>;
};

/** What a new workflow begins from. */
const Begin = ({ channelId }: { channelId: string }) => {
  const t = useTranslations('workflow');
  const texts = useTranslations('workflow.templateTexts');
  const navigate = useNavigate();
  const toEditor = useLeadOn(({ id: workflowId }: { id: string }) => {
    void navigate({ to: '/channel/$channelId/services/workflow/$workflowId', params: { channelId, workflowId } });
  });
  const create = useCreateWorkflow(channelId, toEditor.lead);
  const begin = (name: TemplateName) => {
    toEditor.begin();
    create.mutate({ name: t(`template.${name}.name`), draft: definitionOf(name, texts) });
  };
  return (
    <Card title={t('begin')}>
      <Grid columns={2} gap={16}>
        {templateNames.map((name) => (
          <Stack key={name} gap={8} p={16} framed rounded="md" justify="between">
            <div>
              <Text weight={600}>{t(`template.${name}.name`)}</Text>
              <Muted size={14}>{t(`template.${name}.line`)}</Muted>
            </div>
            <div>
              <Button
                variant="default"
                size="xs"
                loading={create.isPending}
                aria-label={t('beginWith', { name: t(`template.${name}.name`) })}
                onClick={() => begin(name)}
              >
                {t('trial.begin')}
              </Button>
            </div>
          </Stack>
        ))}
      </Grid>
    </Card>
  );
};

const Line = ({ channelId, workflow, mayEdit }: { channelId: string; workflow: Workflow; mayEdit: boolean }) => {
  const t = useTranslations('workflow');
  const move = useSwitchWorkflow(channelId);
  const remove = useRemoveWorkflow(channelId, () => tellGood(t('removed')));
  const { id, name, isOn, held, published, isChanged, trigger, updatedAt } = workflow;
  const ask = async () => {
    const question = { title: t('removeTitle', { name }), message: t('removeWorkflowText'), action: t('form.remove') };
    if (await confirm({ ...question, dangerous: true })) remove.mutate(id);
  };
  return (
    <Row as="li" gap={16} rowGap={8} py={12} rule="top" align="center" justify="between" wrap>
      <div>
        <AppLink to={`/channel/${channelId}/services/workflow/${id}`} className="link">
          {name}
        </AppLink>
        <Muted size={14}>
          {trigger && wordsIn(locale, startKind.fields.trigger.options?.[trigger] ?? startKind.label)}
          {trigger && ' · '}
          <Instant at={updatedAt} />
          {published !== null && isChanged && ` · ${t('changed')}`}
        </Muted>
        {held && <Muted size={14}>{t('heldText', { reason: held.reason })}</Muted>}
      </div>
      <Row gap={8} align="center">
        <WorkflowBadge of={workflow} />
        {mayEdit && !held && published !== null && (
          <Button
            variant="default"
            size="xs"
            loading={move.isPending}
            aria-label={t(isOn ? 'switchOffNamed' : 'switchOnNamed', { name })}
            onClick={() => move.mutate({ workflowId: id, isOn: !isOn })}
          >
            {t(isOn ? 'switchOff' : 'switchOn')}
          </Button>
        )}
        {mayEdit && !held && (
          <ActionIcon
            variant="default"
            aria-label={t('removeNamed', { name })}
            loading={remove.isPending}
            onClick={() => void ask()}
          >
            <IconTrash size={18} stroke={1.8} />
          </ActionIcon>
        )}
      </Row>
    </Row>
  );
};

/** Every workflow of a channel, and what a new one begins from. */
export const Workflows = ({ channel }: { channel: Pick<Channel, 'id' | 'rights' | 'state'> }) => {
  const t = useTranslations('workflow');
  const mayEdit = useMayWorkflow(channel);
  const query = useQuery(workflowListOptions(channel.id));
  return (
    <Loaded query={query} loading={<LinesLoading lines={6} />}>
      {({ list, hosts }) => (
        <Stack gap={24}>
          <Card>
            {list.length === 0 ? (
              <EmptyState icon={IconRoute} title={t('empty')}>
                {t('emptyText')}
              </EmptyState>
            ) : (
              <Stack as="ul">
                {list.map((workflow) => (
                  <Line key={workflow.id} channelId={channel.id} workflow={workflow} mayEdit={mayEdit} />
                ))}
              </Stack>
            )}
          </Card>
          {mayEdit && <Begin channelId={channel.id} />}
          <HostsCard channelId={channel.id} hosts={hosts} mayEdit={mayEdit} />
        </Stack>
      )}
    </Loaded>
  );
};

/** The workflows of a channel. */
export const WorkflowListPage = () => {
  const t = useTranslations('workflow');
  const title = useTranslations('menu')('workflows');
  const { channelId } = useParams({ from: '/team/channel/$channelId/services/workflow' });
  const isOpen = useChannelGate();
  const query = useQuery(channelOptions(channelId));
  return (
    <>
      <PageHeader title={query.data?.name ?? title} line={t('line')} back="/channels/index" />
      <ChannelTabs channelId={channelId} />
      <WhyNot of={createWorkflow} />
      <ChatAccountNotice />
      {isOpen && (
        <Loaded query={query} loading={<LinesLoading lines={6} />}>
          {(channel) =>
            channel.rights.includes('manage') ? (
              <>
                <ChannelModerationNotice channel={channel} />
                <Workflows channel={channel} />
              </>
            ) : (
              <NoRight />
            )
          }
        </Loaded>
      )}
    </>
  );
};

/** What stands in the place of workflows for members who do not manage the channel. */
export const NoRight = () => {
  const t = useTranslations('workflow');
  return (
    <Card>
      <EmptyState icon={IconLock} title={t('noRight')}>
        {t('noRightText')}
      </EmptyState>
    </Card>
  );
};
