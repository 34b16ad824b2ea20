import type { Channel } from '@balcao/contract/channel';
import type { ReplyState, TeamReply } from '@balcao/contract/reply';
import { replyList } from '@balcao/contract/reply-list';
import { AppLink } from '@balcao/ui/app-link.tsx';
import { Avatar } from '@balcao/ui/avatar.tsx';
import type { Column } from '@balcao/ui/data-table.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { useListColumns } from '@balcao/ui/list-columns.tsx';
import { StatusBadge } from '@balcao/ui/status-badge.tsx';
import type { Tone } from '@balcao/ui/tone.tsx';
import { useTranslations } from 'use-intl';
import { ReplyActions } from './reply-actions.tsx';
import { useMayAnswer } from './use-may-answer.ts';

export const replyTones: Readonly<Record<ReplyState, Tone>> = { shown: 'good', hidden: 'ended', takenDown: 'bad' };

/** Who replied and what, which is read whole; what was done with it, and what can be. Under one post its name says nothing. */
export const useReplyColumns = (channel: Channel, isOfPost: boolean): readonly Column<TeamReply>[] => {
  const t = useTranslations('reply');
  const broadcast = useTranslations('broadcast');
  const mayAnswer = useMayAnswer(channel);
  const columns = useListColumns(replyList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      name: ({ name, isAuthorBlocked }) => (
        <Row as="span" inline gap={10} align="center" py={8}>
          <Avatar name={name} size={28} />
          <Stack as="span" shrink gap={2}>
            <Text as="span" weight={550} breakable whiteSpace="normal">
              {name}
            </Text>
            {isAuthorBlocked && (
              <Muted as="span" whiteSpace="normal">
                {t('isBlocked')}
              </Muted>
            )}
          </Stack>
        </Row>
      ),
      text: ({ text }) => (
        <Text as="div" breakable lines py={8}>
          {text}
        </Text>
      ),
      state: ({ state, hiddenWhy }) => (
        <Stack as="span" gap={2}>
          <StatusBadge tone={replyTones[state]}>{t(`state.${state}`)}</StatusBadge>
          {hiddenWhy && (
            <Muted as="span" whiteSpace="normal">
              {t(`reasons.${hiddenWhy}`)}
            </Muted>
          )}
        </Stack>
      ),
      post: ({ broadcast: post }) => (
        <AppLink to={`/channel/${channel.id}/broadcast/edit`} search={{ id: post.id }}>
          {post.label || broadcast('untitled')}
        </AppLink>
      ),
      actions: (reply) => <ReplyActions channel={channel} reply={reply} />,
    },
  });
  return columns.filter(({ id }) => (id !== 'post' || !isOfPost) && (id !== 'actions' || mayAnswer));
};
