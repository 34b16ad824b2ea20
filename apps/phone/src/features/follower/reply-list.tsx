import type { PostReply, ReplyStanding } from '@balcao/contract/reply-phone';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { ErrorState } from '@balcao/ui/error-state.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { Box, Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Reported } from '../../lib/moderation.queries.ts';
import { ReportButton } from '../../lib/report-button.tsx';
import { LikeButton } from './like-button.tsx';
import { type PostPlace, repliesQuery, useLikeReply, useRemoveReply } from './reaction.queries.ts';
import { ReplyForm } from './reply-form.tsx';

interface ReplyProps {
  reply: PostReply;
  place: PostPlace;
  onReport: (reported: Reported) => void;
}
/** Removes one's own reply, after a question. */
const RemoveButton = ({ id, place }: { id: string; place: PostPlace }) => {
  const t = useTranslations('follower.reaction');
  const remove = useRemoveReply(place);
  const ask = async () => {
    const question = { title: t('removeTitle'), message: t('removeText'), action: t('remove'), dangerous: true };
    if (await confirm(question)) remove.mutate(id);
  };
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={<IconTrash size={16} stroke={1.8} />}
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      {t('remove')}
    </Button>
  );
};

/** Who likes a reply that everyone reads. */
const LikeReply = ({ reply, place }: Omit<ReplyProps, 'onReport'>) => {
  const t = useTranslations('follower.reaction');
  const { id, name } = reply;
  const like = useLikeReply(place, id);
  const pending = like.isPending ? like.variables : undefined;
  return (
    <LikeButton
      likes={reply}
      pending={pending}
      of={t('replyOf', { name })}
      onLike={(isLiked) => like.mutate(isLiked)}
    />
  );
};

const Reply = ({ reply, place, onReport }: ReplyProps) => {
  const { id, name, text, at, isOwn, hiddenWhy, isTakenDown } = reply;
  const t = useTranslations('follower.reaction');
  const reasons = useTranslations('moderation.reasons');
  return (
    <Row as="article" gap={12} align="start">
      <Avatar name={name} />
      <Stack grow shrink gap={2}>
        <Text weight={600} breakable>
          {isOwn ? t('own', { name }) : name}
        </Text>
        <Text breakable lines>
          {text}
        </Text>
        <Row gap={8} align="center" justify="between" wrap>
          <Muted>
            <Instant at={at} />
          </Muted>
          <Row gap={4} align="center">
            {!hiddenWhy && !isTakenDown && <LikeReply reply={reply} place={place} />}
            {isOwn ? (
              <RemoveButton id={id} place={place} />
            ) : (
              <ReportButton of="reply" onReport={() => onReport({ ...place, replyId: id })} />
            )}
          </Row>
        </Row>
        {isTakenDown && <Muted role="status">{t('takenDown')}</Muted>}
        {hiddenWhy && !isTakenDown && <Muted role="status">{t('hidden', { why: reasons(hiddenWhy) })}</Muted>}
      </Stack>
    </Row>
  );
};

/** The field, or why there is none. */
const Writing = ({ standing, place }: { standing: ReplyStanding; place: PostPlace }) => {
  const t = useTranslations('follower.reaction.standing');
  if (standing === 'open') return <ReplyForm place={place} />;
  return standing === 'off' ? null : <Muted>{t(standing)}</Muted>;
};

/** What people replied to a post, the newest first, and where one replies. */
export const ReplyList = ({ place, onReport }: Omit<ReplyProps, 'reply'>) => {
  const t = useTranslations('follower.reaction');
  const shared = useTranslations('shared');
  const heading = useId();
  const query = useInfiniteQuery(repliesQuery(place));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const standing = data?.pages[0]?.standing;
  const list = data?.pages.flatMap((page) => page.list);
  if (standing === 'off') return null;
  return (
    <Box as="section" mt={24} aria-labelledby={heading}>
      <Stack gap={16}>
        <Text as="h2" id={heading} size={16} weight={650}>
          {t('title')}
        </Text>
        {standing && <Writing standing={standing} place={place} />}
        {error && !list && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !list && <LinesLoading lines={4} />}
        {list?.length === 0 && <Muted>{t('none')}</Muted>}
        {list?.map((reply) => (
          <Reply key={reply.id} reply={reply} place={place} onReport={onReport} />
        ))}
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {shared('showMore')}
          </Button>
        )}
      </Stack>
    </Box>
  );
};
