import type { WholeTicket } from '@balcao/contract/ticket';
import { Button } from '@balcao/ui/button.tsx';
import { Card } from '@balcao/ui/card.tsx';
import { useDocumentTitle } from '@balcao/ui/document-title';
import { Instant } from '@balcao/ui/instant.tsx';
import { Muted, Row, Stack } from '@balcao/ui/layout.tsx';
import { Loaded } from '@balcao/ui/loaded.tsx';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { PageHeader } from '@balcao/ui/page-header.tsx';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import classes from './ticket.module.css';
import { markTicketRead, ticketOptions, useCloseTicket } from './ticket.queries.ts';
import { TicketAnswerForm } from './ticket-answer-form.tsx';
import { TicketBadge } from './ticket-badge.tsx';
import { TicketThread } from './ticket-thread.tsx';

const route = getRouteApi('/team/help/requests/$id');

/** How one goes on with a request that is solved. */
const Solved = ({ ticket: { reopenUntil } }: { ticket: WholeTicket }) => {
  const t = useTranslations('ticket');
  if (reopenUntil)
    return <Muted role="status">{t.rich('reopen', { until: () => <Instant at={reopenUntil} form="date" /> })}</Muted>;
  return (
    <Stack gap={12} align="start">
      <Muted>{t('over')}</Muted>
      <Button variant="default" renderRoot={(props) => <Link {...props} to="/help/requests/new" />}>
        {t('another')}
      </Button>
    </Stack>
  );
};

const Close = ({ id }: { id: string }) => {
  const t = useTranslations('ticket');
  const close = useCloseTicket(id);
  return (
    <Button variant="default" loading={close.isPending} onClick={() => close.mutate(null, { tell: t('closed') })}>
      {t('close')}
    </Button>
  );
};

const Whole = ({ ticket }: { ticket: WholeTicket }) => {
  const t = useTranslations('ticket');
  const areas = useTranslations('help.areas');
  const { id, area, subject, state, createdAt, isMine, isUnread, mayWrite, messages } = ticket;
  const last = messages.at(-1)?.position ?? 0;
  useDocumentTitle(subject, 'Balcão');
  useEffect(() => {
    if (isMine && isUnread) markTicketRead(id, last);
  }, [id, isMine, isUnread, last]);
  return (
    <div className={classes.page}>
      <PageHeader
        title={subject}
        back="/help/requests"
        line={
          <Row as="span" gap={12} rowGap={4} wrap align="center">
            <TicketBadge state={state} />
            <span>{areas(area)}</span>
            <Instant at={createdAt} />
          </Row>
        }
        actions={mayWrite && state !== 'solved' && <Close id={id} />}
      />
      <Stack gap={24}>
        <TicketThread ticket={ticket} />
        {state === 'solved' && <Solved ticket={ticket} />}
        {mayWrite && (
          <Card title={t('answerTitle')}>
            <TicketAnswerForm key={id} id={id} />
          </Card>
        )}
      </Stack>
    </div>
  );
};

/** One request: what was written, and where the member goes on writing. */
export const TicketPage = () => {
  const { id } = route.useParams();
  return (
    <Loaded query={useQuery(ticketOptions(id))} loading={<LinesLoading lines={10} />}>
      {(ticket) => <Whole ticket={ticket} />}
    </Loaded>
  );
};
