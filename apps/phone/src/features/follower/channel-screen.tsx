import { appletCategoryWords } from '@balcao/contract/applet-category';
import type { ChannelPage } from '@balcao/contract/follower';
import { wordsIn } from '@balcao/contract/form-words';
import { AppletIcon } from '@balcao/ui/applet-icon.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { ChannelBadges } from '@balcao/ui/channel-badges.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconBell, IconBellOff, IconBroadcastOff, IconMessages } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { Reported } from '../../lib/moderation.queries.ts';
import { ReportButton } from '../../lib/report-button.tsx';
import { ReportSheet } from '../../lib/report-sheet.tsx';
import { Screen } from '../../lib/screen.tsx';
import classes from './follower.module.css';
import { channelQuery, refusalIn, useFollow, useMute, useUnfollow } from './follower.queries.ts';
import { FrozenNotice } from './frozen-notice.tsx';
import { PostList } from './post-list.tsx';

const route = getRouteApi('/signed-in/channel/$link');

/** Follows, or follows no longer; those who follow also decide whether it makes itself heard. */
const Actions = ({ channel, invitation }: { channel: ChannelPage; invitation: string | undefined }) => {
  const t = useTranslations('follower');
  const { link, isFollowing, isMuted, isFrozen, state } = channel;
  const follow = useFollow(link, invitation);
  const unfollow = useUnfollow(link);
  const mute = useMute(link);
  if (!isFollowing)
    return state === 'open' && !isFrozen ? (
      <Button fullWidth loading={follow.isPending} onClick={() => follow.mutate()}>
        {t('follow')}
      </Button>
    ) : null;
  return (
    <Row gap={12} wrap justify="center">
      <Button
        variant="default"
        leftSection={isMuted ? <IconBell size={18} stroke={1.8} /> : <IconBellOff size={18} stroke={1.8} />}
        loading={mute.isPending}
        onClick={() => mute.mutate(!isMuted)}
      >
        {t(isMuted ? 'unmute' : 'mute')}
      </Button>
      <Button variant="default" loading={unfollow.isPending} onClick={() => unfollow.mutate()}>
        {t('unfollow')}
      </Button>
    </Row>
  );
};

/** For whom the channel speaks, and whose voice it is. */
const Certified = ({ channel: { badges } }: { channel: ChannelPage }) => {
  const t = useTranslations('follower.certified');
  const { official, personal } = badges;
  return (
    <>
      {official && (
        <Muted textAlign="center">
          {t('official', official)}
          {official.brand !== official.company && ` · ${official.brand}`}
        </Muted>
      )}
      {personal && <Muted textAlign="center">{t('personal', personal)}</Muted>}
    </>
  );
};

/** Who answers for the channel before the law. */
const Answering = ({ channel: { subject } }: { channel: ChannelPage }) => {
  const t = useTranslations('follower.certified');
  return (
    subject && (
      <Box framed rounded="lg" p={16}>
        <Text as="h2" size={14} weight={600}>
          {t('subject')}
        </Text>
        <Text mt={4} breakable>
          {subject.name}
        </Text>
        <Muted>{subject.document}</Muted>
      </Box>
    )
  );
};

/** Opens the mini program that the channel leads to. */
const AppletButton = ({ applet: { appId, name, icon } }: { applet: NonNullable<ChannelPage['applet']> }) => {
  const t = useTranslations('follower.certified');
  return (
    <Button
      variant="default"
      fullWidth
      leftSection={<AppletIcon src={icon} size={24} />}
      renderRoot={(props) => <Link {...props} to="/applet/$appId" params={{ appId }} />}
    >
      {t('openApplet', { name })}
    </Button>
  );
};

interface PageProps {
  channel: ChannelPage;
  invitation: string | undefined;
  onReport: (reported: Reported) => void;
}
const Page = ({ channel, invitation, onReport }: PageProps) => {
  const t = useTranslations('follower');
  const talk = useTranslations('conversation');
  const locale = useLocale();
  const { name, description, avatar, badges, applet, category, followers, state, closesAt, isFollowing } = channel;
  return (
    <Stack gap={20}>
      <Stack gap={8} align="center">
        <img src={avatar} alt="" className={classes.picture} />
        <Row gap={6} align="center" justify="center">
          <Text as="h2" size={16} weight={650} textAlign="center" shrink breakable>
            {name}
          </Text>
          <ChannelBadges badges={badges} />
        </Row>
        <Certified channel={channel} />
        <Muted textAlign="center">
          {t('followers', { count: followers })} · {wordsIn(locale, appletCategoryWords[category])}
        </Muted>
        {isFollowing && <Muted role="status">{t('following')}</Muted>}
      </Stack>
      <Text breakable lines>
        {description}
      </Text>
      {closesAt !== null && state !== 'open' && (
        <Box framed rounded="lg" p={16}>
          <Text weight={600}>{t(`${state}.title`)}</Text>
          <Muted>
            {t(`${state}.text`)} <Instant at={closesAt} />
          </Muted>
        </Box>
      )}
      <Actions channel={channel} invitation={invitation} />
      {isFollowing && state !== 'closed' && (
        <Button
          fullWidth
          leftSection={<IconMessages size={18} stroke={1.8} />}
          renderRoot={(props) => <Link {...props} to="/channel/$link/conversation" params={{ link: channel.link }} />}
        >
          {talk('talk')}
        </Button>
      )}
      {applet && <AppletButton applet={applet} />}
      <Answering channel={channel} />
      {!channel.isFrozen && (
        <Row justify="center">
          <ReportButton of="channel" onReport={() => onReport({ link: channel.link })} />
        </Row>
      )}
      {/* The last, as it goes on when one comes to its end. */}
      {channel.isFrozen ? <FrozenNotice /> : <PostList link={channel.link} onReport={onReport} />}
    </Stack>
  );
};

/** The page of a channel: what it is about, and whether one follows it. */
export const ChannelScreen = () => {
  const t = useTranslations('follower');
  const { link } = route.useParams();
  const { invitation } = route.useSearch();
  const { data, error, refetch } = useQuery(channelQuery(link, invitation));
  useDocumentTitle(data?.name ?? t('title'), useTranslations('phone')('application'));
  const [reported, setReported] = useState<Reported>();
  const why = refusalIn(error);
  return (
    <Screen title={t('channel')} back={{ to: '/channel' }}>
      {data ? (
        <Page channel={data} invitation={invitation} onReport={setReported} />
      ) : why ? (
        <EmptyState icon={IconBroadcastOff} title={t('refused')}>
          {why.isInvitationOver ? why.message : t('refusedText')}
        </EmptyState>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={6} />
      )}
      {reported && <ReportSheet reported={reported} onClose={() => setReported(undefined)} />}
    </Screen>
  );
};
