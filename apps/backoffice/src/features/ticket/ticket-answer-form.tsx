import { ticketTextAtMost } from '@balcao/contract/ticket';
import { Button } from '@balcao/ui/button.tsx';
import { Stack } from '@balcao/ui/layout.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTeamPlace } from '../../lib/member.ts';
import { useTextDraft } from '../../lib/use-text-draft.ts';
import { useWriteTicket, type WrongMessage, wrongMessage } from './ticket.queries.ts';
import { TicketFilesField } from './ticket-files-field.tsx';
import { useDraftFiles } from './use-draft-files.ts';

/** What is typed and chosen stays until it is known to have arrived. */
const useTicketAnswer = (id: string) => {
  const place = useTeamPlace(`ticket:${id}`);
  const draft = useTextDraft(place);
  const [files, changeFiles] = useDraftFiles(place);
  const write = useWriteTicket(id);
  const present = useRefusals();
  const [wrong, setWrong] = useState<WrongMessage>({});
  const send = (event: FormEvent) => {
    event.preventDefault();
    const text = draft.text.trim();
    if (write.isPending) return;
    const problems = write.check({ text, files });
    setWrong(problems);
    if (Object.keys(problems).length > 0) return;
    write.mutate(
      { text, files },
      {
        onSuccess: () => {
          draft.arrive(text);
          changeFiles([]);
        },
        onError: (error) => {
          const refused = wrongMessage(error);
          if (refused) setWrong(refused);
          else present(error);
        },
      },
    );
  };
  const type = (text: string) => {
    draft.type(text);
    setWrong(({ files: problem }) => ({ files: problem }));
  };
  const choose = (ids: string[]) => {
    changeFiles(ids);
    setWrong(({ text }) => ({ text }));
  };
  return { text: draft.text, type, files, choose, wrong, send, isPending: write.isPending };
};

/** Where a member goes on writing. */
export const TicketAnswerForm = ({ id }: { id: string }) => {
  const t = useTranslations('ticket');
  const form = useTicketAnswer(id);
  const [isSending, setSending] = useState(false);
  return (
    <Stack as="form" noValidate gap={12} onSubmit={form.send}>
      <Textarea
        label={t('new.text')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={ticketTextAtMost}
        value={form.text}
        error={form.wrong.text}
        onChange={({ currentTarget }) => form.type(currentTarget.value)}
      />
      <TicketFilesField value={form.files} onChange={form.choose} error={form.wrong.files} onSending={setSending} />
      <div>
        <Button type="submit" loading={form.isPending} disabled={isSending}>
          {t('new.send')}
        </Button>
      </div>
    </Stack>
  );
};
