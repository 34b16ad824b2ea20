import { AppLink } from '@balcao/ui/app-link.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconCloudOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { AppletCard } from './applet-card.tsx';
import { type DeskApplet, deskAppletOptions } from './version.queries.ts';

/** What a request for removal is about: the mini program, and what people get of it now. */
export const RemovalPane = ({ reviewId }: { reviewId: string }) => {
  const { data, error, refetch } = useQuery(deskAppletOptions(reviewId));
  if (!data)
    return (
      <Card>{error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <LinesLoading lines={8} />}</Card>
    );
  return (
    <Stack gap={24}>
      <AppletCard applet={data.applet} />
      <OnlineCard {...data} />
    </Stack>
  );
};

const OnlineCard = ({ online, rolling }: DeskApplet) => {
  const t = useTranslations('version');
  return (
    <Card title={t('applet.now')}>
      {!online && !rolling ? (
        <EmptyState icon={IconCloudOff} title={t('applet.nothing')}>
          {t('applet.nothingText')}
        </EmptyState>
      ) : (
        <Stack as="ul" gap={16}>
          {online && <Version version={online} />}
          {rolling && <Version version={rolling} isRolling />}
        </Stack>
      )}
    </Card>
  );
};

interface VersionProps {
  version: NonNullable<DeskApplet['online']>;
  isRolling?: boolean;
}
const Version = ({ version, isRolling = false }: VersionProps) => {
  const t = useTranslations('version');
  const { number, description, publishedAt, reviewId } = version;
  return (
    <Box as="li">
      <Row gap={12} rowGap={4} align="center" wrap>
        <AppLink to={`/review/${reviewId}`} className="link">
          {t('applet.version', { number })}
        </AppLink>
        <StatusBadge tone={isRolling ? 'moving' : 'good'}>{t(isRolling ? 'rolling' : 'online')}</StatusBadge>
        {publishedAt && <Muted as="span">{t.rich('since', { when: () => <Instant at={publishedAt} /> })}</Muted>}
      </Row>
      <Text mt={4} breakable lines>
        {description}
      </Text>
    </Box>
  );
};
