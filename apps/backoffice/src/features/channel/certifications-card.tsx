import type { Channel } from '@balcao/contract/channel';
import type { ChannelCertificationState } from '@balcao/contract/channel-certification';
import type { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Button } from '@balcao/ui/button.tsx';
import type { Icon } from '@balcao/ui/icon';
import { Box, Muted, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { SettingCard } from '@balcao/ui/setting-card.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { IconRosetteDiscountCheck, IconScale, IconUserCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { reviewTones } from '../../lib/review-tones.ts';
import { certificationPages } from './certification-pages.ts';
import { channelCertificationsOptions } from './channel-certification.queries.ts';

const icons: Readonly<Record<ChannelCertificationKind, Icon>> = {
  official: IconRosetteDiscountCheck,
  personal: IconUserCheck,
  subject: IconScale,
};

/** What people may rely on of a channel: how each certification stands, and the way to it. */
export const CertificationsCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.certification');
  return (
    <Box as="section">
      <Text as="h2" size={16} weight={650}>
        {t('title')}
      </Text>
      <Muted mt={4} mb={12} pretty prose>
        {t('line')}
      </Muted>
      <Loaded query={useQuery(channelCertificationsOptions(channel.id))} loading={<LinesLoading lines={6} />}>
        {(list) => (
          <Stack gap={12}>
            {list.map((state) => (
              <OneCertification key={state.kind} channelId={channel.id} state={state} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Box>
  );
};

const OneCertification = ({ channelId, state }: { channelId: string; state: ChannelCertificationState }) => {
  const t = useTranslations('channel.certification');
  const status = useTranslations('review.status');
  const { kind, ended } = state;
  const title = useTranslations('menu')(
    kind === 'official' ? 'channelOfficial' : kind === 'personal' ? 'channelPersonal' : 'channelSubject',
  );
  return (
    <SettingCard
      icon={icons[kind]}
      title={title}
      state={<StatusBadge tone={reviewTones[state.status]}>{ended ? t('ended') : status(state.status)}</StatusBadge>}
      line={t(`about.${kind}`)}
      action={
        <Button
          variant="default"
          aria-label={t('openNamed', { name: title })}
          renderRoot={(props) => (
            <AppLink {...props} to={`/channel/${channelId}/setting/${certificationPages[kind]}`} />
          )}
        >
          {t('open')}
        </Button>
      }
    />
  );
};
