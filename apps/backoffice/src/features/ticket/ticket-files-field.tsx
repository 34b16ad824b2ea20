import { ticketFilesAtMost } from '@balcao/contract/ticket-file';
import { DocumentField } from '@balcao/ui/document-field.tsx';
import { type ComponentProps, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useCurrentUser } from '../../lib/member.ts';
import { ticketKeeperOf } from './ticket-file.queries.ts';

type Props = Pick<ComponentProps<typeof DocumentField>, 'value' | 'onChange' | 'error' | 'path' | 'onSending'>;

/** The files of a message to support. They may be dropped and pasted into the message, too. */
export const TicketFilesField = (props: Props) => {
  const t = useTranslations('ticket.files');
  const { merchantId } = useCurrentUser();
  const keeper = useMemo(() => ticketKeeperOf(merchantId ?? ''), [merchantId]);
  return (
    <DocumentField
      {...props}
      label={t('label')}
      help={t('help')}
      atMost={ticketFilesAtMost}
      keeper={keeper}
      isForForm
    />
  );
};
