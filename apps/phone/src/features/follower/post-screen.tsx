import type { WholePost } from '@balcao/contract/broadcast-feed';
import { BroadcastPost } from '@balcao/ui/broadcast-post.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { EmptyState } from '@balcao/ui/empty-state.tsx';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Row } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconNotesOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reported } from '../../lib/moderation.queries.ts';
import { ReportButton } from '../../lib/report-button.tsx';
import { ReportSheet } from '../../lib/report-sheet.tsx';
import { Screen } from '../../lib/screen.tsx';
import { postQuery, useClick, useSee } from './broadcast.queries.ts';
import { DocumentLink } from './document-link.tsx';
import { channelQuery, refusalIn } from './follower.queries.ts';
import { PostActions } from './post-actions.tsx';
import { PostMoment } from './post-moment.tsx';
import { ReplyList } from './reply-list.tsx';
import { usePressOf } from './use-press-of.ts';

const route = getRouteApi('/signed-in/channel/$link/post/$id');

interface PageProps {
  post: WholePost;
  link: string;
  onReport: (reported: Reported) => void;
}
const Page = ({ post, link, onReport }: PageProps) => {
  const click = useClick(link);
  const see = useSee(link);
  const pressOf = usePressOf(link);
  const addresses = new Map(post.pictures.map(({ id, address }) => [id, address]));
  // Who comes by an address of the page has not passed it in the list.
  const onShown = useEffectEvent(() => {
    if (post.isUnread) see.mutate([post.id]);
  });
  useEffect(() => onShown(), []);
  const place = { link, broadcastId: post.id };
  return (
    <>
      <BroadcastPost
        post={post}
        cover={post.cover}
        addressOf={(id) => addresses.get(id)}
        media={post.media}
        onDocument={({ id: mediaId, name }) => <DocumentLink {...{ link, id: post.id, mediaId, name }} />}
        buttons={post.buttons}
        onPress={pressOf(post)}
        foot={
          <Row mt={16} gap={8} align="center" justify="between" wrap>
            {!post.isTest && <PostActions place={place} reactions={post.reactions} isPage />}
            <PostMoment post={post} />
            {!post.isTest && <ReportButton of="broadcast" onReport={() => onReport({ link, broadcastId: post.id })} />}
          </Row>
        }
        onOpen={(opened) => click.mutate({ post, opened })}
      />
      {!post.isTest && post.reactions.replies !== null && <ReplyList place={place} onReport={onReport} />}
    </>
  );
};

/** One broadcast on a page of its own: an article, from its cover to its end. */
export const PostScreen = () => {
  const t = useTranslations('follower');
  const { link, id } = route.useParams();
  const { data, error, refetch } = useQuery(postQuery(link, id));
  const { data: channel } = useQuery(channelQuery(link, undefined));
  useDocumentTitle(data?.title || t('title'), useTranslations('phone')('application'));
  const [reported, setReported] = useState<Reported>();
  const isGone = refusalIn(error) !== undefined;
  return (
    <Screen title={channel?.name ?? t('channel')} back={{ to: '/channel/$link', params: { link } }}>
      {isGone ? (
        <EmptyState icon={IconNotesOff} title={t('postGone')}>
          {t('postGoneText')}
        </EmptyState>
      ) : data ? (
        <Page key={data.id} post={data} link={link} onReport={setReported} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesLoading lines={12} />
      )}
      {reported && <ReportSheet reported={reported} onClose={() => setReported(undefined)} />}
    </Screen>
  );
};
