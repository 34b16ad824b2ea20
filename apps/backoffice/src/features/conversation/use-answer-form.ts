import { MessageText } from '@balcao/contract/conversation-message';
import { checkedNow } from '@balcao/ui/form-check';
import { useRefusals, wordsOfToast } from '@balcao/ui/refusals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import * as z from 'zod/mini';
import { useTeamPlace } from '../../lib/member.ts';
import { isAnswered, messagesOptions } from './conversation.queries.ts';
import { type AnswerKind, useAnswerSending } from './use-answer-sending.ts';
import { useCanned } from './use-canned.ts';

const Entry = z.strictObject({ text: MessageText });

/** The typed, chosen and recorded parts of an answer, and their sending. */
export const useAnswerForm = (channelId: string, id: string, isHeld: boolean) => {
  const check = checkedNow(Entry, useLocale());
  const [kind, setKind] = useState<AnswerKind>('member');
  const [wrong, setWrong] = useState<string>();
  const sending = useAnswerSending(channelId, id, useTeamPlace(`conversation:${id}`));
  const { draft, picture, document, voice, isPending, error } = sending;
  const present = useRefusals();
  const { data } = useInfiniteQuery(messagesOptions(channelId, id));
  const hasFile =
    kind === 'member' && [picture.picture, document.document, voice.voice].some((file) => file !== undefined);
  // An answer that cannot be sent does not become a note by itself.
  const maySend = (draft.text.trim() !== '' || hasFile) && (kind === 'note' || !isHeld);
  const type = (text: string) => {
    draft.type(text);
    setWrong(undefined);
  };
  const canned = useCanned(channelId, draft.text, ({ text }) => type(text));
  const failed = (refused: Error) => {
    const words = isAnswered(refused) ? undefined : wordsOfToast(refused);
    setWrong(words);
    if (!words && !isAnswered(refused)) present(refused);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.text.trim();
    if (!maySend || isPending) return;
    const { text: problem } = text === '' ? {} : check({ text });
    if (problem) return setWrong(problem);
    setWrong(undefined);
    sending.send({ kind, text, seen: data?.pages[0]?.list[0]?.position ?? 0 }, failed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (canned.press(event)) return event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  return {
    text: draft.text,
    type,
    kind,
    setKind,
    maySend,
    wrong,
    canned,
    submit,
    onKeyDown,
    isPending,
    error,
    picture,
    document,
    voice,
    hasFile,
  };
};
export type AnswerFormState = ReturnType<typeof useAnswerForm>;
