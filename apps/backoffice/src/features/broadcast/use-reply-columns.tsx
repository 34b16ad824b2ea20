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
import classes from './reply.module.css';
import { ReplyActions } from './reply-actions.tsx';
import { useMayAnswer } from './use-may-answer.ts';

export const replyTones: Readonly<Record<ReplyState, Tone>> = { shown: 'good', hidden: 'ended', takenDown: 'bad' };

interface TextCellProps {
  channel: Channel;
  reply: TeamReply;
  mayAnswer: boolean;
  isOfPost: boolean;
}
/** What was replied, which is read whole, to which post, and what can be done with it. */
const TextCell = ({ channel, reply, mayAnswer, isOfPost }: TextCellProps) => {
  const t = useTranslations('reply.post');
  const { text, broadcast } = reply;
  return (
    <Stack gap={4} py={12} grow shrink textAlign="start">
      <Text as="div" breakable lines>
        {text}
      </Text>
      {!isOfPost && (
        <Muted truncate>
          <AppLink className="link" to={`/channel/${channel.id}/broadcast/edit`} search={{ id: broadcast.id }}>
            {broadcast.label || t('wordless')}
          </AppLink>
        </Muted>
      )}
      {mayAnswer && <ReplyActions channel={channel} reply={reply} />}
    </Stack>
  );
};

/** Who replied and what, and what was done with it. Under one post its name says nothing. */
export const useReplyColumns = (channel: Channel, isOfPost: boolean): readonly Column<TeamReply>[] => {
  const t = useTranslations('reply');
  const mayAnswer = useMayAnswer(channel);
  return useListColumns(replyList, {
    title: (id) => t(`columns.${id}`),
    cells: {
      name: ({ name, isAuthorBlocked }) => (
        <Row as="span" inline gap={10} align="center" py={12}>
          <Avatar name={name} size={28} />
          <Stack as="span" className={classes.name} gap={2} textAlign="start" shrink>
            <Text as="span" weight={550} whiteSpace="normal">
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
      text: (reply) => <TextCell channel={channel} reply={reply} mayAnswer={mayAnswer} isOfPost={isOfPost} />,
      state: ({ state, hiddenWhy }) => (
        <Stack as="span" gap={2} align="start">
          <StatusBadge tone={replyTones[state]}>{t(`state.${state}`)}</StatusBadge>
          {hiddenWhy && (
            <Muted as="span" whiteSpace="normal">
              {t(`reasons.${hiddenWhy}`)}
            </Muted>
          )}
        </Stack>
      ),
    },
  });
};
