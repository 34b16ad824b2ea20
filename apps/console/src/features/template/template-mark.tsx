import type { DeskTemplate } from '@balcao/contract/template-desk';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';

const tones = {
  draft: 'ended',
  pending: 'moving',
  rejected: 'bad',
  approved: 'good',
  paused: 'waiting',
  disabled: 'ended',
} as const;

/** How a template stands. */
export const TemplateMark = ({ state }: Pick<DeskTemplate, 'state'>) => (
  <StatusBadge tone={tones[state]}>{useTranslations('template.state')(state)}</StatusBadge>
);
