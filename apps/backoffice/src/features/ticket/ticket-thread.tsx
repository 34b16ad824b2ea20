import type { TicketMessage, WholeTicket } from '@balcao/contract/ticket';
import { confirm } from '@balcao/ui/confirm';
import { Stack } from '@balcao/ui/layout.tsx';
import { MessageBubble } from '@balcao/ui/message-bubble.tsx';
import { MessageFiles } from '@balcao/ui/message-files.tsx';
import { useTranslations } from 'use-intl';
import { ticketFileReads, useEraseTicketFile } from './ticket-file.queries.ts';

/** The files of a message, which the person who sent them may erase. */
const Files = ({ ticketId, message }: { ticketId: string; message: TicketMessage }) => {
  const t = useTranslations('ticket.files.erase');
  const erase = useEraseTicketFile(ticketId);
  const ask = async (id: string, name: string) => {
    const question = { title: t('title'), message: t('text', { name }), action: t('action'), dangerous: true };
    if (await confirm(question)) erase.mutate(id, { tell: t('done') });
  };
  return (
    <MessageFiles
      files={message.files}
      reads={ticketFileReads}
      onErase={message.isOwn ? (id, name) => void ask(id, name) : undefined}
    />
  );
};

/** What was written in a request, and what came with it. */
export const TicketThread = ({ ticket: { id, messages } }: { ticket: WholeTicket }) => {
  const t = useTranslations('ticket');
  return (
    <Stack as="section" gap={12} aria-label={t('thread')}>
      {messages.map((message) => {
        const { position, kind, name, text, at } = message;
        const isMember = kind === 'member';
        return (
          <MessageBubble
            key={position}
            side={isMember ? 'own' : 'other'}
            head={isMember ? name : t('support')}
            text={text}
            attachment={message.files.length > 0 && <Files ticketId={id} message={message} />}
            at={at}
          />
        );
      })}
    </Stack>
  );
};
