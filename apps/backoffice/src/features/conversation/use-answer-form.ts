import { MessageText } from '@balcao/contract/conversation-message';
import { checkedNow } from '@balcao/ui/form-check';
import { useChosenPicture } from '@balcao/ui/picture-field.tsx';
import { useRefusals, wordsOfToast } from '@balcao/ui/refusals';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import * as z from 'zod/mini';
import { useTeamPlace } from '../../lib/member.ts';
import { useTextDraft } from '../../lib/use-text-draft.ts';
import { isAnswered, messagesOptions, useAnswer, useAnswerWithPicture } from './conversation.queries.ts';
import { useCanned } from './use-canned.ts';
import { useSendingIds } from './use-sending-ids.ts';

const Entry = z.strictObject({ text: MessageText });
type Kind = 'member' | 'note';

/** What is typed and chosen, and what becomes of it. */
export const useAnswerForm = (channelId: string, id: string, isHeld: boolean) => {
  const check = checkedNow(Entry, useLocale());
  const [kind, setKind] = useState<Kind>('member');
  const [wrong, setWrong] = useState<string>();
  const draft = useTextDraft(useTeamPlace(`conversation:${id}`));
  const chosen = useChosenPicture();
  const idOf = useSendingIds();
  const answer = useAnswer(channelId, id);
  const withPicture = useAnswerWithPicture(channelId, id);
  const present = useRefusals();
  const { data } = useInfiniteQuery(messagesOptions(channelId, id));
  // A picture is no note: it waits until an answer is written again.
  const picture = kind === 'member' ? chosen.picture : undefined;
  const isPending = answer.isPending || withPicture.isPending;
  // An answer that cannot be sent does not become a note by itself.
  const maySend = (draft.text.trim() !== '' || picture !== undefined) && (kind === 'note' || !isHeld);
  const type = (text: string) => {
    draft.type(text);
    setWrong(undefined);
  };
  const canned = useCanned(channelId, draft.text, ({ text }) => type(text));
  const failed = (error: Error) => {
    const words = isAnswered(error) ? undefined : wordsOfToast(error);
    setWrong(words);
    if (!words && !isAnswered(error)) present(error);
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.text.trim();
    if (!maySend || isPending) return;
    const { text: problem } = text === '' ? {} : check({ text });
    if (problem) return setWrong(problem);
    setWrong(undefined);
    const seen = data?.pages[0]?.list[0]?.position ?? 0;
    if (!picture)
      return answer.mutate(
        { kind, text, seen, clientId: draft.send(text) },
        { onSuccess: () => draft.arrive(text), onError: failed },
      );
    const { base64 } = picture;
    withPicture.mutate(
      { picture: base64, seen, clientId: idOf.of(`${text}\n${base64}`), ...(text === '' ? {} : { text }) },
      {
        onSuccess: () => {
          idOf.arrived();
          chosen.drop();
          draft.arrive(text);
        },
        onError: failed,
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (canned.press(event)) return event.preventDefault();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    submit();
  };
  const error = answer.error ?? withPicture.error;
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
    picture: chosen,
  };
};
export type AnswerFormState = ReturnType<typeof useAnswerForm>;
