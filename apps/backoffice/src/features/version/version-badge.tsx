import type { AppletVersion } from '@balcao/contract/version';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useTranslations } from 'use-intl';
import { toneOf, wordOf } from './version-state.ts';

/** Where a version stands, in its tone and word. */
export const VersionBadge = ({ version }: { version: Pick<AppletVersion, 'stage' | 'reviewStatus' | 'isTrial'> }) => {
  const t = useTranslations('version');
  const word = wordOf(version);
  return <StatusBadge tone={toneOf(word)}>{t(`stage.${word}`)}</StatusBadge>;
};
