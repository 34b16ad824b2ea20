import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { Box, Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { MessageBubble } from '@balcao/ui/message-bubble.tsx';
import { MessageFiles } from '@balcao/ui/message-files.tsx';
import { NativeSelect } from '@balcao/ui/native-select.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import classes from './ticket.module.css';
import {
  colleaguesOptions,
  ticketOptions,
  useAssignTicket,
  useSolveTicket,
  type WholeDeskTicket,
} from './ticket.queries.ts';
import { TicketAnswerForm } from './ticket-answer-form.tsx';
import { TicketBadge } from './ticket-badge.tsx';
import { deskFileReads } from './ticket-file.queries.ts';

interface TicketPageProps {
  id: string;
  /** Facts of its team: next to the thread, or below it in the width that tables need. */
  team: (ticket: WholeDeskTicket) => { readonly beside: ReactNode; readonly below: ReactNode };
}

const sides = { member: 'other', staff: 'own', note: 'note' } as const;

const Thread = ({ ticket: { id, messages } }: { ticket: WholeDeskTicket }) => {
  const t = useTranslations('ticket');
  const reads = useMemo(() => deskFileReads(id), [id]);
  return (
    <Stack as="section" gap={12} aria-label={t('thread')}>
      {messages.map(({ position, kind, name, text, files, at }) => (
        <MessageBubble
          key={position}
          side={sides[kind]}
          head={kind === 'note' ? t('noteBy', { name }) : name}
          text={text}
          attachment={files.length > 0 && <MessageFiles files={files} reads={reads} />}
          at={at}
        />
      ))}
    </Stack>
  );
};

const Assignee = ({ ticket: { id, assignee } }: { ticket: WholeDeskTicket }) => {
  const t = useTranslations('ticket');
  const assign = useAssignTicket(id);
  const { data } = useQuery(colleaguesOptions);
  const known = data?.list ?? (assignee ? [assignee] : []);
  return (
    <NativeSelect
      label={t('assignee')}
      data={[{ value: '', label: t('noOne') }, ...known.map(({ staffId: value, name: label }) => ({ value, label }))]}
      value={assignee?.staffId ?? ''}
      disabled={!data || assign.isPending}
      onChange={({ currentTarget: { value } }) => assign.mutate({ staffId: value || null }, { tell: t('assigned') })}
    />
  );
};

const Solve = ({ ticket: { id, lastPosition } }: { ticket: WholeDeskTicket }) => {
  const t = useTranslations('ticket');
  const solve = useSolveTicket(id);
  return (
    <Button
      variant="default"
      loading={solve.isPending}
      onClick={() => solve.mutate({ seen: lastPosition }, { tell: t('solved') })}
    >
      {t('solve')}
    </Button>
  );
};

/** What the person had before them when they wrote. */
const View = ({ ticket: { view, askedBy } }: { ticket: WholeDeskTicket }) => {
  const t = useTranslations('ticket.view');
  return (
    <Card title={t('title')}>
      <KeyValues rows={[{ label: t('who'), value: askedBy }]} />
      {view ? (
        <KeyValues
          rows={[
            { label: t('page'), value: view.page, isCode: true },
            { label: t('call'), value: view.requestId, isCode: true },
            { label: t('release'), value: view.release },
            { label: t('language'), value: view.language },
          ]}
        />
      ) : (
        <Muted>{t('none')}</Muted>
      )}
    </Card>
  );
};

const Whole = ({ ticket, team }: { ticket: WholeDeskTicket; team: ReturnType<TicketPageProps['team']> }) => {
  const t = useTranslations('ticket');
  const { id, area, subject, state, createdAt } = ticket;
  useDocumentTitle(subject, useTranslations('frame')('application'));
  return (
    <>
      <PageHeader
        title={subject}
        back="/ticket"
        line={
          <Row as="span" gap={12} rowGap={4} wrap align="center">
            <TicketBadge state={state} />
            <span>{t(`areas.${area}`)}</span>
            <Instant at={createdAt} />
          </Row>
        }
        actions={state !== 'solved' && <Solve ticket={ticket} />}
      />
      <div className={classes.columns}>
        <Stack gap={24}>
          <Thread ticket={ticket} />
          <Card>
            <TicketAnswerForm key={id} ticket={ticket} />
          </Card>
        </Stack>
        <Stack gap={24}>
          <Card>
            <Assignee ticket={ticket} />
          </Card>
          <View ticket={ticket} />
          {team.beside}
        </Stack>
      </div>
      <Box mt={24}>{team.below}</Box>
    </>
  );
};

/** One request: what was written, the place for an answer or a note, and its team next to it. */
export const TicketPage = ({ id, team }: TicketPageProps) => (
  <Loaded query={useQuery(ticketOptions(id))} loading={<LinesLoading lines={12} />}>
    {(ticket) => <Whole ticket={ticket} team={team(ticket)} />}
  </Loaded>
);
