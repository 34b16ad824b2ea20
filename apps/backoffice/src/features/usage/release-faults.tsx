import type { UsageVersion } from '@balcao/contract/usage';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Box, Muted, Row, Text } from '@balcao/ui/layout.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { usageOptions } from './usage.queries.ts';
import { usualSpan } from './usage-days.ts';
import { faultRate, isWorse } from './usage-rate.ts';

interface ReleaseFaultsProps {
  appletId: string;
  /** The version that goes to more and more people. */
  rolling: { readonly id: string; readonly number: string };
  /** The one that the others have. */
  online: { readonly id: string; readonly number: string } | null;
}

/** Helps to decide whether more people get a version: the share of its openings with an error, next to that of the version before. */
export const ReleaseFaults = ({ appletId, rolling, online }: ReleaseFaultsProps) => {
  const t = useTranslations('usage.release');
  const format = useFormatter();
  const { data } = useQuery({ ...usageOptions(appletId, usualSpan), refetchInterval: 60_000 });
  if (!data) return null;
  const counted = (of: { readonly id: string; readonly number: string }): UsageVersion =>
    data.versions.find(({ versionId }) => versionId === of.id) ?? {
      versionId: of.id,
      number: of.number,
      opens: 0,
      faulty: 0,
    };
  const [now, before] = [counted(rolling), online ? counted(online) : undefined];
  const inWords = (version: UsageVersion): string => {
    const { number, opens, faulty } = version;
    const rate = faultRate(version);
    if (rate === null) return t('none', { number });
    return t('rate', {
      number,
      opens,
      faulty,
      rate: format.number(rate, { style: 'percent', maximumFractionDigits: 1 }),
    });
  };
  return (
    <Box mt={8}>
      <Row gap={8} rowGap={4} align="center" wrap>
        <Text>{inWords(now)}</Text>
        {isWorse(now, before) && <StatusBadge tone="bad">{t('worse')}</StatusBadge>}
      </Row>
      {before && <Muted mt={4}>{inWords(before)}</Muted>}
      <Box mt={4}>
        <AppLink to={`/applet/${appletId}/usage`} className="link">
          {t('see')}
        </AppLink>
      </Box>
    </Box>
  );
};
