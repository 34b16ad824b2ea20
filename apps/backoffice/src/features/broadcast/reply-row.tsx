import type { Channel } from '@balcao/contract/channel';
import type { TeamReply } from '@balcao/contract/reply';
import { Avatar } from '@balcao/ui/avatar.tsx';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack, Text } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HideReplyDialog } from './hide-reply-dialog.tsx';
import { useBlockReplier, useMoveReply } from './reply.queries.ts';

interface ReplyRowProps {
  channel: Channel;
  reply: TeamReply;
  mayAnswer: boolean;
}
const look = { variant: 'subtle', color: 'gray', size: 'xs' } as const;

/** Hides it, or shows it again. */
const MoveButton = ({ channel, reply }: Pick<ReplyRowProps, 'channel' | 'reply'>) => {
  const t = useTranslations('broadcast.replies');
  const [isAsking, setIsAsking] = useState(false);
  const { id, state } = reply;
  const move = useMoveReply(channel.id, id, () => {
    setIsAsking(false);
    tellGood(t(state === 'shown' ? 'hidden' : 'shown'));
  });
  if (state === 'hidden')
    return (
      <Button {...look} loading={move.isPending} onClick={() => move.mutate({ state: 'shown' })}>
        {t('show')}
      </Button>
    );
  return (
    <>
      <Button {...look} onClick={() => setIsAsking(true)}>
        {t('hide')}
      </Button>
      {isAsking && (
        <HideReplyDialog
          isPending={move.isPending}
          onHide={(why) => move.mutate({ state: 'hidden', why })}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
};

/** Takes no more replies of this person in the channel, after a question, or takes them again. */
const BlockButton = ({ channel, reply }: Pick<ReplyRowProps, 'channel' | 'reply'>) => {
  const t = useTranslations('broadcast.replies');
  const { id, name, isAuthorBlocked } = reply;
  const block = useBlockReplier(channel.id, id, () => tellGood(t(isAuthorBlocked ? 'unblocked' : 'blocked', { name })));
  const ask = async () => {
    const question = { title: t('blockTitle', { name }), message: t('blockText'), action: t('block'), dangerous: true };
    if (await confirm(question)) block.mutate(true);
  };
  return isAuthorBlocked ? (
    <Button {...look} loading={block.isPending} onClick={() => block.mutate(false)}>
      {t('unblock')}
    </Button>
  ) : (
    <Button {...look} loading={block.isPending} onClick={() => void ask()}>
      {t('block')}
    </Button>
  );
};

/** A reply as the team reads it, and what it can do with it. */
export const ReplyRow = ({ channel, reply, mayAnswer }: ReplyRowProps) => {
  const t = useTranslations('broadcast.replies');
  const liking = useTranslations('liking');
  const { name, text, at, state, hiddenWhy, likes, isAuthorBlocked } = reply;
  return (
    <Row as="article" gap={12} align="start">
      <Avatar name={name} />
      <Stack grow shrink gap={2}>
        <Text weight={600} breakable>
          {name}
        </Text>
        <Text breakable lines>
          {text}
        </Text>
        <Muted>
          <Instant at={at} />
          {likes > 0 && ` · ${liking('count', { count: likes })}`}
          {isAuthorBlocked && ` · ${t('isBlocked')}`}
        </Muted>
        {state === 'takenDown' && <Muted>{t('isTakenDown')}</Muted>}
        {hiddenWhy && <Muted>{t('isHidden', { why: t(`reasons.${hiddenWhy}`) })}</Muted>}
        {mayAnswer && (
          <Row gap={4} wrap>
            {state !== 'takenDown' && <MoveButton channel={channel} reply={reply} />}
            <BlockButton channel={channel} reply={reply} />
          </Row>
        )}
      </Stack>
    </Row>
  );
};
