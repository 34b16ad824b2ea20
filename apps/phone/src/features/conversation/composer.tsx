import { MessageText } from '@balcao/contract/conversation-message';
import { ActionIcon } from '@balcao/ui/action-icon.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { Box, Row } from '@balcao/ui/layout.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { IconSend } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { tellThatOneWrites } from './conversation.queries.ts';
import { outbox, useOutbox } from './outbox.ts';

const Entry = z.strictObject({ text: MessageText });
/** A hint of the person's typing lasts longer than this on the other side. */
const hintEveryMs = 4_000;

interface ComposerProps {
  place: string;
  link: string;
  onSend: (text: string) => void;
}

/** Where the person writes. What is typed stays until it is sent, also when the screen is left. */
export const Composer = ({ place, link, onSend }: ComposerProps) => {
  const t = useTranslations('conversation');
  const check = checkedNow(Entry, useLocale());
  const { draft } = useOutbox(place);
  const [wrong, setWrong] = useState<string>();
  const hintedAt = useRef(0);
  const type = (text: string) => {
    outbox.draft(place, text);
    setWrong(undefined);
    if (text === '' || Date.now() - hintedAt.current < hintEveryMs) return;
    hintedAt.current = Date.now();
    void tellThatOneWrites(link);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.trim();
    if (text === '') return;
    const { text: problem } = check({ text });
    if (problem) setWrong(String(problem));
    else onSend(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
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
            value={draft}
            error={wrong}
            onChange={({ currentTarget }) => type(currentTarget.value)}
            onKeyDown={onKeyDown}
          />
        </Box>
        <ActionIcon type="submit" size={42} aria-label={t('send')} disabled={draft.trim() === ''}>
          <IconSend size={20} stroke={1.8} />
        </ActionIcon>
      </Row>
    </form>
  );
};
