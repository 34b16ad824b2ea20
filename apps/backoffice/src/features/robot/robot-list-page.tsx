import type { Channel } from '@balcao/contract/channel';
import { createRobot, robotLimits } from '@balcao/contract/robot';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { IconLock, IconRobot } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { channelOptions } from '../../lib/channel.queries.ts';
import { ChannelTabs } from '../../lib/channel-tabs.tsx';
import { ChatAccountNotice, useChannelGate } from '../../lib/chat-account-notice.tsx';
import { ChannelModerationNotice } from '../../lib/moderation-notice.tsx';
import { WhyNot } from '../../lib/why-not.tsx';
import { robotsOptions } from './robot.queries.ts';
import { RobotAnswers } from './robot-answers.tsx';
import { RobotCard } from './robot-card.tsx';
import { useMayChangeRobots } from './use-may-change-robots.ts';

const Robots = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('robot');
  const navigate = useNavigate();
  const may = useMayChangeRobots(channel);
  const channelId = channel.id;
  const make = () =>
    void navigate({ to: '/channel/$channelId/services/robots/edit', params: { channelId }, search: {} });
  return (
    <Loaded query={useQuery(robotsOptions(channelId))} loading={<LinesLoading lines={6} />}>
      {({ list, hasModel, used }) => (
        <Stack gap={24}>
          {!may && <Muted>{t('manageOnly')}</Muted>}
          {list.length === 0 && (
            <Card>
              <EmptyState icon={IconRobot} title={t('none')}>
                {t('noneText')}
              </EmptyState>
            </Card>
          )}
          {may && (
            <Row>
              <Button onClick={make}>{t('make')}</Button>
            </Row>
          )}
          {list.map((robot) => (
            <RobotCard key={robot.id} channelId={channelId} robot={robot} may={may} />
          ))}
          <Stack gap={4}>
            <AppLink to={`/channel/${channelId}/services/robots/knowledge`} className="link">
              {t('seeKnowledge')}
            </AppLink>
            <Muted>{t('used', { answers: used.answers, answersMost: robotLimits.answersADay })}</Muted>
            <Muted>
              {hasModel ? t('usedTokens', { tokens: used.tokens, tokensMost: robotLimits.tokensADay }) : t('noModel')}
            </Muted>
          </Stack>
          {channel.rights.includes('answer') && <RobotAnswers channelId={channelId} />}
        </Stack>
      )}
    </Loaded>
  );
};

const from = '/team/channel/$channelId/services/robots' as const;
/** The robots of a channel: which is on, what they did today, and what they have answered. */
export const RobotListPage = () => {
  const t = useTranslations('robot');
  const title = useTranslations('menu')('robots');
  const { channelId } = useParams({ from });
  const { data: channel } = useQuery(channelOptions(channelId));
  const isOpen = useChannelGate();
  const mayRead = channel?.rights.some((right) => right === 'answer' || right === 'manage');
  return (
    <>
      <PageHeader title={channel?.name ?? title} line={t('line')} back="/channels/index" />
      <ChannelTabs channelId={channelId} />
      <ChatAccountNotice />
      <WhyNot of={createRobot} />
      <ChannelModerationNotice channel={channel} />
      {isOpen && channel && !mayRead && (
        <Card>
          <EmptyState icon={IconLock} title={t('noRight')}>
            {t('noRightText')}
          </EmptyState>
        </Card>
      )}
      {isOpen && channel && mayRead && <Robots channel={channel} />}
    </>
  );
};
