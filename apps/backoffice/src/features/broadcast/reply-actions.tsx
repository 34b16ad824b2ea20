import type { Channel } from '@balcao/contract/channel';
import type { TeamReply } from '@balcao/contract/reply';
import { Button } from '@balcao/ui/button.tsx';
import { confirm } from '@balcao/ui/confirm';
import { Row } from '@balcao/ui/layout.tsx';
import { tellGood } from '@balcao/ui/notice';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { HideReplyDialog } from './hide-reply-dialog.tsx';
import classes from './reply.module.css';
import { useBlockReplier, useMoveReply } from './reply.queries.ts';

interface ReplyActionsProps {
  channel: Channel;
  reply: TeamReply;
}
const look = { variant: 'subtle', color: 'gray', size: 'xs' } as const;

/** Hides it, or shows it again. */
const MoveButton = ({ channel, reply }: ReplyActionsProps) => {
  const t = useTranslations('reply');
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
const BlockButton = ({ channel, reply }: ReplyActionsProps) => {
  const t = useTranslations('reply');
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

/** Actions on a reply. One that staff took down has none, except that its author can be blocked. */
export const ReplyActions = ({ channel, reply }: ReplyActionsProps) => (
  <Row className={classes.actions} gap={4} wrap>
    {reply.state !== 'takenDown' && <MoveButton channel={channel} reply={reply} />}
    <BlockButton channel={channel} reply={reply} />
  </Row>
);
