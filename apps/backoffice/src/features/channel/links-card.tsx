import type { Channel } from '@balcao/contract/channel';
import type { ChannelInvitation } from '@balcao/contract/channel-invitation';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { confirm } from '@balcao/ui/confirm';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Grid, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { tellGood } from '@balcao/ui/notice';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { linksOptions, useRevokeLink } from './channel.queries.ts';
import { linkTones } from './channel-state.ts';
import { LinkForm } from './link-form.tsx';
import { PosterButton } from './share-card.tsx';

const Revoke = ({ channelId, link }: { channelId: string; link: ChannelInvitation }) => {
  const t = useTranslations('channel.links');
  const revoke = useRevokeLink(channelId, () => tellGood(t('revoked')));
  const ask = async () => {
    const question = { title: t('revokeTitle'), message: t('revokeText'), action: t('revoke'), dangerous: true };
    if (await confirm(question)) revoke.mutate(link.id);
  };
  return (
    <Button variant="default" size="xs" color="red" loading={revoke.isPending} onClick={() => void ask()}>
      {t('revoke')}
    </Button>
  );
};

const Link = ({ channel, link }: { channel: Channel; link: ChannelInvitation }) => {
  const t = useTranslations('channel.links');
  const { id, url, uses, usesAtMost, endsAt, state } = link;
  return (
    <Stack as="li" gap={8} py={12} rule="top">
      <Row gap={12} align="center" wrap>
        <StatusBadge tone={linkTones[state]}>{t(`state.${state}`)}</StatusBadge>
        <Text as="span">{t('uses', { uses, usesAtMost })}</Text>
        <Muted as="span">
          {t('until')} <Instant at={endsAt} />
        </Muted>
      </Row>
      {state === 'good' && (
        <Row gap={12} align="center" wrap>
          <CopyValue value={url} what={t('link')} isOneLine />
          <Row gap={8} wrap>
            <PosterButton channel={channel} invitationId={id} />
            <Revoke channelId={channel.id} link={link} />
          </Row>
        </Row>
      )}
    </Stack>
  );
};

/** How people come to a channel for invited people: by links that end, and can be revoked. */
export const LinksCard = ({ channel }: { channel: Channel }) => {
  const t = useTranslations('channel.links');
  const query = useQuery(linksOptions(channel.id));
  return (
    <Card>
      <Grid gap={16}>
        <div>
          <Text as="h2" size={16} weight={650}>
            {t('title')}
          </Text>
          <Muted mt={4}>{t('line')}</Muted>
        </div>
        {channel.state === 'open' && <LinkForm channelId={channel.id} />}
        <Loaded query={query} loading={<LinesLoading lines={2} />}>
          {(links) =>
            links.length === 0 ? (
              <Muted>{t('none')}</Muted>
            ) : (
              <Stack as="ul">
                {links.map((link) => (
                  <Link key={link.id} channel={channel} link={link} />
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Grid>
    </Card>
  );
};
