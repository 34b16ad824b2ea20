import type { ReplyOf } from '@balcao/contract/endpoint';
import type { getStatus, StatusLevel } from '@balcao/contract/status';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { statusOptions } from './status.queries.ts';

const tones = { working: 'good', slow: 'waiting', down: 'bad' } as const satisfies Record<StatusLevel, string>;
type Status = ReplyOf<typeof getStatus>;

/** The worst of all. */
const levelOf = ({ parts }: Status): StatusLevel =>
  (['down', 'slow'] as const).find((level) => parts.some((part) => part.level === level)) ?? 'working';

const Parts = ({ status }: { status: Status }) => {
  const t = useTranslations('status');
  const level = levelOf(status);
  return (
    <Card title={t(`all.${level}`)} actions={<StatusBadge tone={tones[level]}>{t(`levels.${level}`)}</StatusBadge>}>
      <Stack as="ul" gap={12} aria-label={t('label')}>
        {status.parts.map((one) => (
          <Row as="li" key={one.part} gap={16} align="center" justify="between" wrap>
            <Text as="span">{t(`parts.${one.part}`)}</Text>
            <StatusBadge tone={tones[one.level]}>{t(`levels.${one.level}`)}</StatusBadge>
          </Row>
        ))}
      </Stack>
      <Muted mt={16}>{t.rich('at', { when: () => <Instant at={status.checkedAt} form="time" /> })}</Muted>
    </Card>
  );
};

/** Whether each part of the platform works now. A server that does not answer is an answer too. */
export const StatusPage = () => {
  const t = useTranslations('status');
  const menu = useTranslations('menu');
  const { data, isError } = useQuery(statusOptions);
  return (
    <Stack gap={16}>
      <PageHeader title={menu('platformStatus')} line={t('line')} />
      {isError ? (
        <EmptyState icon={IconPlugConnectedX} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      ) : data ? (
        <Parts status={data} />
      ) : (
        <LinesLoading lines={8} />
      )}
      <Muted>
        <Link to="/help" className="link">
          {t('toHelp')}
        </Link>
      </Muted>
    </Stack>
  );
};
