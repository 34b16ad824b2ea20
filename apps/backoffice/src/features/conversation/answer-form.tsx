import type { Channel } from '@balcao/contract/channel';
import type { WholeConversation } from '@balcao/contract/conversation';
import { MessageText } from '@balcao/contract/conversation-message';
import { Button } from '@balcao/ui/button.tsx';
import { checkedNow } from '@balcao/ui/form-check';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { SegmentedControl } from '@balcao/ui/segmented-control.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { useTeamPlace } from '../../lib/member.ts';
import { AnsweredFirst } from './answered-first.tsx';
import { CannedPicker } from './canned-picker.tsx';
import classes from './conversation.module.css';
import { isAnswered, messagesOptions, useAnswer } from './conversation.queries.ts';
import { TemplateDialog } from './template-dialog.tsx';
import { useCanned } from './use-canned.ts';
import { useDraft } from './use-draft.ts';
import { useSendingIds } from './use-sending-ids.ts';

const Entry = z.strictObject({ text: MessageText });
type Kind = 'member' | 'note';

interface AnswerFormProps {
  channel: Channel;
  conversation: WholeConversation;
  field: RefObject<HTMLTextAreaElement | null>;
  onTyping: () => void;
}

/** What is typed, and what becomes of it. */
const useAnswerForm = (channelId: string, id: string, isHeld: boolean) => {
  const check = checkedNow(Entry, useLocale());
  const [kind, setKind] = useState<Kind>('member');
  const [wrong, setWrong] = useState<string>();
  const draft = useDraft(useTeamPlace(`conversation:${id}`));
  const answer = useAnswer(channelId, id);
  const { data } = useInfiniteQuery(messagesOptions(channelId, id));
  // An answer that cannot be sent does not become a note by itself.
  const maySend = draft.text.trim() !== '' && (kind === 'note' || !isHeld);
  const type = (text: string) => {
    draft.type(text);
    setWrong(undefined);
  };
  const canned = useCanned(channelId, draft.text, ({ text }) => type(text));
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const text = draft.text.trim();
    if (!maySend || answer.isPending) return;
    const { text: problem } = check({ text });
    if (problem) return setWrong(problem);
    const seen = data?.pages[0]?.list[0]?.position ?? 0;
    answer.mutate(
      { kind, text, seen, clientId: draft.send(text) },
      {
        onSuccess: () => draft.arrive(text),
        onError: (error) => setWrong(isAnswered(error) ? undefined : error.message),
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
  const { isPending, error } = answer;
  return { text: draft.text, type, kind, setKind, maySend, wrong, canned, submit, onKeyDown, isPending, error };
};
type Form = ReturnType<typeof useAnswerForm>;

const Foot = ({ form, children }: { form: Form; children: ReactNode }) => {
  const t = useTranslations('conversation');
  return (
    <Row gap={12} rowGap={8} wrap align="center" justify="between">
      <SegmentedControl
        size="xs"
        aria-label={t('kind.label')}
        value={form.kind}
        onChange={(value) => form.setKind(value === 'note' ? 'note' : 'member')}
        data={[
          { value: 'member', label: t('answer') },
          { value: 'note', label: t('note') },
        ]}
      />
      {/* It gives way, so that what is pressed stays in one line. */}
      <Muted as="span" size={14} grow truncate textAlign="end">
        {t('cannedHint')}
      </Muted>
      <Row gap={12} align="center">
        {children}
        <Button type="submit" loading={form.isPending} disabled={!form.maySend}>
          {t(form.kind === 'note' ? 'saveNote' : 'send')}
        </Button>
      </Row>
    </Row>
  );
};

/** Why no answer can be sent now. */
const Held = ({ isFrozen, isStopped }: { isFrozen: boolean; isStopped: boolean }) => {
  const t = useTranslations('conversation');
  if (!isFrozen && !isStopped) return null;
  return <Muted role="status">{t(isFrozen ? 'frozen' : 'stopped')}</Muted>;
};

interface TextFieldProps extends Pick<AnswerFormProps, 'field' | 'onTyping'> {
  form: Form;
  id: string;
}
const TextField = ({ form, id, field, onTyping }: TextFieldProps) => {
  const t = useTranslations('conversation');
  const { kind, canned } = form;
  const label = t(kind === 'note' ? 'writeNote' : 'write');
  return (
    <Textarea
      ref={field}
      className={kind === 'note' ? classes.note : undefined}
      aria-label={label}
      placeholder={label}
      autosize
      minRows={2}
      maxRows={8}
      value={form.text}
      error={form.wrong}
      aria-controls={canned.isOpen ? id : undefined}
      aria-activedescendant={canned.isOpen && canned.answers.length > 0 ? `${id}-${canned.current}` : undefined}
      onChange={({ currentTarget }) => {
        form.type(currentTarget.value);
        if (kind === 'member') onTyping();
      }}
      onKeyDown={form.onKeyDown}
    />
  );
};

/** Where a member answers, or notes something for the team. What is typed stays until it is known to have arrived. */
export const AnswerForm = ({ channel, conversation, field, onTyping }: AnswerFormProps) => {
  const t = useTranslations('conversation');
  const id = useId();
  const isFrozen = channel.frozenAt !== null;
  const isHeld = isFrozen || conversation.isStopped;
  const form = useAnswerForm(channel.id, conversation.id, isHeld);
  const { kind, canned } = form;
  const [isChoosing, setChoosing] = useState(false);
  // Kept here: what was sent from a dialog that was closed is sent again under the same id.
  const idOf = useSendingIds();
  return (
    <>
      <form noValidate onSubmit={form.submit} className={classes.foot}>
        <Stack gap={8}>
          <Held isFrozen={isFrozen} isStopped={conversation.isStopped} />
          {isAnswered(form.error) && <AnsweredFirst />}
          {canned.isOpen && (
            <CannedPicker
              id={id}
              answers={canned.answers}
              current={canned.current}
              onChoose={({ text }) => form.type(text)}
            />
          )}
          <TextField form={form} id={id} field={field} onTyping={onTyping} />
          <Foot form={form}>
            {kind === 'member' && !isHeld && (
              <Button variant="default" onClick={() => setChoosing(true)}>
                {t('template.use')}
              </Button>
            )}
          </Foot>
        </Stack>
      </form>
      {/* It has a form of its own, which does not stand in this one. */}
      {isChoosing && (
        <TemplateDialog
          channelId={channel.id}
          conversation={conversation}
          idOf={idOf}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
};
