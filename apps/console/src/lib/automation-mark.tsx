import type { DeskAutomationState } from '@balcao/contract/automation-desk';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import type { DecidingDesk } from './automation.queries.ts';

const tones = { on: 'good', off: 'ended', held: 'bad' } as const;

export const AutomationMark = ({ kind, state }: Pick<DecidingDesk, 'kind'> & { state: DeskAutomationState }) => (
  <StatusBadge tone={tones[state]}>{useTranslations(kind)(`state.${state}`)}</StatusBadge>
);
