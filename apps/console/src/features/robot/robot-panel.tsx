import type { DeskRobot } from '@balcao/contract/robot-desk';
import { Button } from '@balcao/ui/button.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PanelSection } from '@balcao/ui/panel-section.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { robotOptions, useHoldRobot, useReleaseRobot } from './robot.queries.ts';
import { RobotMark } from './robot-columns.tsx';

interface RobotPanelProps {
  id: string;
  mayDecide: boolean;
  onClose: () => void;
}

/** One robot of a team: whose it is, how it speaks, and what staff do about it. */
const RobotPanel = ({ id, mayDecide, onClose }: RobotPanelProps) => {
  const t = useTranslations('robot');
  const { data, error, refetch } = useQuery(robotOptions(id));
  return (
    <SidePanel title={data?.name ?? t('title')} mark={data && <RobotMark state={data.state} />} onClose={onClose}>
      {data ? (
        <>
          <Facts robot={data} />
          {mayDecide && <HoldOrRelease robot={data} />}
          <Words title={t('persona')} text={data.persona} />
          <Words title={t('greeting')} text={data.greeting} />
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
    </SidePanel>
  );
};
export default RobotPanel;

const Facts = ({ robot: { merchant, channel, held, createdAt } }: { robot: DeskRobot }) => {
  const t = useTranslations('robot');
  const shared = useTranslations('shared');
  return (
    <KeyValues
      rows={[
        { label: shared('merchant'), value: `${merchant.name} · ${merchant.number}` },
        { label: t('columns.channel'), value: channel.name },
        { label: t('columns.created'), value: <Instant at={createdAt} /> },
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

const Words = ({ title, text }: { title: string; text: string }) => {
  const t = useTranslations('robot');
  return (
    <PanelSection title={title}>
      {text === '' ? (
        <Muted>{t('noText')}</Muted>
      ) : (
        <Text breakable lines>
          {text}
        </Text>
      )}
    </PanelSection>
  );
};

/** The one thing that can be done: a robot that is held is let go, any other one is switched off. */
export const HoldOrRelease = ({ robot: { id, name, state } }: { robot: Pick<DeskRobot, 'id' | 'name' | 'state'> }) => {
  const t = useTranslations('robot');
  const [asked, setAsked] = useState<'hold' | 'release'>();
  const hold = useHoldRobot(id);
  const release = useReleaseRobot(id);
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
