import { ticketTextAtMost } from '@balcao/contract/ticket';
import { ticketFilesAtMost } from '@balcao/contract/ticket-file';
import { Button } from '@balcao/ui/button.tsx';
import { Callout } from '@balcao/ui/callout.tsx';
import { DocumentField } from '@balcao/ui/document-field.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { SegmentedControl } from '@balcao/ui/segmented-control.tsx';
import { Textarea } from '@balcao/ui/textarea.tsx';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WholeDeskTicket } from './ticket.queries.ts';
import { deskKeeperOf } from './ticket-file.queries.ts';
import { AfterState, useTicketAnswer } from './use-ticket-answer.ts';

type Kind = 'answer' | 'note';
const KindChoice = ({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) => {
  const t = useTranslations('ticket');
  return (
    <Row>
      <SegmentedControl
        size="xs"
        aria-label={t('kind')}
        value={kind}
        onChange={(value) => onChange(value === 'note' ? 'note' : 'answer')}
        data={[
          { value: 'answer', label: t('answer') },
          { value: 'note', label: t('note') },
        ]}
      />
    </Row>
  );
};

/** Where staff answer a team, or write a note that only staff read. */
export const TicketAnswerForm = ({ ticket }: { ticket: WholeDeskTicket }) => {
  const t = useTranslations('ticket');
  const form = useTicketAnswer(ticket);
  const { isSolved, kind, missed } = form;
  const keeper = useMemo(() => deskKeeperOf(ticket.id), [ticket.id]);
  const [isSending, setSending] = useState(false);
  return (
    <Stack as="form" noValidate gap={12} onSubmit={form.send}>
      {missed && (
        <div role="alert">
          <Callout tone="waiting" title={missed}>
            <p>{t('missed')}</p>
          </Callout>
        </div>
      )}
      {isSolved && <Muted>{t('solvedText')}</Muted>}
      {!isSolved && <KindChoice kind={kind} onChange={form.setKind} />}
      <Textarea
        label={t(kind === 'note' ? 'noteText' : 'answerText')}
        autosize
        minRows={4}
        maxRows={14}
        maxLength={ticketTextAtMost}
        value={form.text}
        error={form.wrong.text}
        onChange={({ currentTarget }) => form.type(currentTarget.value)}
      />
      <DocumentField
        label={t('files')}
        help={t(kind === 'note' ? 'noteFilesHelp' : 'filesHelp')}
        atMost={ticketFilesAtMost}
        value={form.files}
        onChange={form.choose}
        error={form.wrong.files}
        keeper={keeper}
        isForForm
        onSending={setSending}
      />
      <Row gap={12} rowGap={12} align="end" justify="between" wrap>
        {kind === 'answer' ? (
          <NativeSelect
            label={t('after')}
            data={AfterState.options.map((value) => ({ value, label: t(`state.${value}`) }))}
            value={form.state}
            onChange={({ currentTarget }) => form.setState(AfterState.parse(currentTarget.value))}
          />
        ) : (
          <span />
        )}
        <Button type="submit" loading={form.isPending} disabled={isSending}>
          {t(kind === 'note' ? 'saveNote' : 'send')}
        </Button>
      </Row>
    </Stack>
  );
};
