import { HelpArea } from '@balcao/contract/help-article';
import { type TicketView, ticketSubjectAtMost, ticketTextAtMost } from '@balcao/contract/ticket';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { Checkbox } from '@balcao/ui/checkbox.tsx';
import { focusFirst, showFieldErrors } from '@balcao/ui/form-errors';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Muted, Stack } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { useRefusals } from '@balcao/ui/refusals';
import { TextInput } from '@balcao/ui/text-input.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useForm } from '@mantine/form';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTeamPlace } from '../../lib/member.ts';
import { useCreateTicket } from './ticket.queries.ts';
import { areaOf } from './ticket-area.ts';
import { dropTicketDraft, keepTicketDraft, readTicketDraft, type TicketDraft } from './ticket-draft.ts';
import { TicketFilesField } from './ticket-files-field.tsx';

interface NewTicketFormProps {
  /** What the person saw. */
  view: TicketView;
  onSent: (id: string) => void;
}

/** Exactly what is sent of what the person saw. */
const Seen = ({ view }: { view: TicketView }) => {
  const t = useTranslations('ticket.view');
  return (
    <KeyValues
      rows={[
        { label: t('page'), value: view.page, isCode: true },
        ...(view.requestId ? [{ label: t('call'), value: view.requestId, isCode: true }] : []),
        { label: t('release'), value: view.release },
        { label: t('language'), value: view.language },
      ]}
    />
  );
};

const useTicketForm = ({ view, onSent }: NewTicketFormProps) => {
  const t = useTranslations('ticket.new');
  const place = useTeamPlace('new');
  const create = useCreateTicket();
  const present = useRefusals();
  const bodyOf = ({ withView, ...typed }: TicketDraft) => ({ ...typed, view: withView ? view : null });
  const empty: TicketDraft = { area: areaOf(view.page), subject: '', text: '', files: [], withView: true };
  const form = useForm<TicketDraft>({
    initialValues: readTicketDraft(place) ?? empty,
    validate: (typed) => create.check(bodyOf(typed)),
  });
  const { values } = form;
  useEffect(() => keepTicketDraft(place, values), [place, values]);
  const send = form.onSubmit(
    (typed) =>
      create.mutate(bodyOf(typed), {
        tell: t('sent'),
        onSuccess: ({ id }) => {
          dropTicketDraft(place);
          onSent(id);
        },
        onError: (error) => {
          if (!showFieldErrors(form, error)) present(error);
        },
      }),
    focusFirst(form),
  );
  return { form, send, isPending: create.isPending };
};

/** Asks support something. What is typed stays in this tab until it was sent. */
export const NewTicketForm = (props: NewTicketFormProps) => {
  const t = useTranslations('ticket.new');
  const areas = useTranslations('help.areas');
  const { form, send, isPending } = useTicketForm(props);
  const { withView } = form.values;
  const [isSending, setSending] = useState(false);
  return (
    <Card>
      <Stack as="form" noValidate gap={16} onSubmit={send}>
        <NativeSelect
          label={t('area')}
          data={HelpArea.options.map((value) => ({ value, label: areas(value) }))}
          {...form.getInputProps('area')}
        />
        <TextInput
          label={t('subject')}
          description={t('subjectHelp')}
          maxLength={ticketSubjectAtMost}
          {...form.getInputProps('subject')}
        />
        <Textarea
          label={t('text')}
          description={t('textHelp')}
          autosize
          minRows={5}
          maxRows={14}
          maxLength={ticketTextAtMost}
          {...form.getInputProps('text')}
        />
        <TicketFilesField
          value={form.values.files}
          onChange={(files) => form.setFieldValue('files', files)}
          error={form.errors.files}
          path="files"
          onSending={setSending}
        />
        <Stack gap={8}>
          <Checkbox
            label={t('withView')}
            description={t('withViewHelp')}
            {...form.getInputProps('withView', { type: 'checkbox' })}
          />
          {withView && <Seen view={props.view} />}
        </Stack>
        <div>
          <Button type="submit" loading={isPending} disabled={isSending}>
            {t('send')}
          </Button>
        </div>
        <Muted>{t('kept')}</Muted>
      </Stack>
    </Card>
  );
};
