import { ReplyText } from '@balcao/contract/reply-phone';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { type PostPlace, useReply } from './reaction.queries.ts';
import { useReplyDraft } from './reply-draft.ts';

const Entry = z.strictObject({ text: ReplyText });

/** Where a follower writes a reply. What is typed stays until it has arrived. */
export const ReplyForm = ({ place }: { place: PostPlace }) => {
  const t = useTranslations('follower.reaction');
  const check = checkedNow(Entry, useLocale());
  const present = useRefusals();
  const { draft, type } = useReplyDraft(place.broadcastId);
  const [wrong, setWrong] = useState<string>();
  const reply = useReply(place, () => type(''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    if (text === '' || reply.isPending) return;
    const { text: problem } = check({ text });
    if (problem) setWrong(String(problem));
    else reply.mutate({ clientId: draft.clientId, text }, { onError: present });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Row gap={8} align="end">
        <Box grow>
          <Textarea
            aria-label={t('write')}
            placeholder={t('write')}
            autosize
            minRows={1}
            maxRows={5}
            value={draft.text}
            error={wrong}
            readOnly={reply.isPending}
            onChange={({ currentTarget }) => {
              setWrong(undefined);
              type(currentTarget.value);
            }}
          />
        </Box>
        <ActionIcon
          type="submit"
          size={42}
          aria-label={t('send')}
          loading={reply.isPending}
          disabled={draft.text.trim() === ''}
        >
          <IconSend size={20} stroke={1.8} />
        </ActionIcon>
      </Row>
    </form>
  );
};
