import type { OwnReport } from '@balcao/contract/moderation-report';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { ownReportsQuery } from './moderation.queries.ts';

const Report = ({ report }: { report: OwnReport }) => {
  const t = useTranslations('moderation');
  const { channel, label, reason, outcome, decidedAt, reportedAt } = report;
  return (
    <Box as="article" framed rounded="lg" p={16}>
      <Text as="h3" size={14} weight={600} breakable>
        {label === '' ? channel : t('labelIn', { label, channel })}
      </Text>
      <Muted>{t(`reasons.${reason}`)}</Muted>
      <Text mt={8} pretty>
        {t(`outcome.${outcome ?? 'waiting'}`)}
      </Text>
      <Muted mt={4}>
        <Instant at={decidedAt ?? reportedAt} />
      </Muted>
    </Box>
  );
};

/** What the person reported, and what was decided; nothing at all where they reported nothing. */
export const OwnReportList = () => {
  const t = useTranslations('moderation');
  const { data } = useQuery(ownReportsQuery);
  if (!data?.length) return null;
  return (
    <Box mt={24}>
      <Text as="h2" size={14} weight={600} mb={8}>
        {t('own')}
      </Text>
      <Stack as="ul" gap={12}>
        {data.map((report) => (
          <li key={report.id}>
            <Report report={report} />
          </li>
        ))}
      </Stack>
    </Box>
  );
};
