import type { DeskAutomation } from '@balcao/contract/automation-desk';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SidePanel } from '@balcao/ui/side-panel.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type AutomationDesk, automationOptions, type DecidingDesk } from './automation.queries.ts';
import { AutomationMark } from './automation-mark.tsx';
import { HoldOrRelease } from './hold-or-release.tsx';

/** What the panel of one robot or workflow gets. */
export interface OpenPanelProps {
  id: string;
  mayDecide: boolean;
  onClose: () => void;
}
interface AutomationPanelProps<Detail extends DeskAutomation> extends OpenPanelProps {
  desk: DecidingDesk & Pick<AutomationDesk<Detail, Detail>, 'one'>;
  timeOf: (detail: Detail) => string;
  /** What it says to followers. */
  children: (detail: Detail) => ReactNode;
}

/** One robot or workflow of a team: whose it is, how it speaks, and what staff do about it. */
export const AutomationPanel = <Detail extends DeskAutomation>(props: AutomationPanelProps<Detail>) => {
  const { desk, id, mayDecide, timeOf, children, onClose } = props;
  const { kind } = desk;
  const t = useTranslations(kind);
  const { data, error, refetch } = useQuery(automationOptions(desk, id));
  const mark = data && <AutomationMark kind={kind} state={data.state} />;
  return (
    <SidePanel title={data?.name ?? t('title')} mark={mark} onClose={onClose}>
      {data ? (
        <>
          <Facts kind={kind} at={timeOf(data)} automation={data} />
          {mayDecide && <HoldOrRelease desk={desk} automation={data} />}
          {children(data)}
        </>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={8} />
      )}
    </SidePanel>
  );
};

interface FactsProps extends Pick<DecidingDesk, 'kind'> {
  at: string;
  automation: DeskAutomation;
}
const Facts = ({ kind, at, automation: { merchant, channel, held } }: FactsProps) => {
  const t = useTranslations(kind);
  const shared = useTranslations('shared');
  return (
    <KeyValues
      rows={[
        { label: shared('merchant'), value: `${merchant.name} · ${merchant.number}` },
        { label: t('columns.channel'), value: channel.name },
        { label: t('columns.time'), value: <Instant at={at} /> },
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
