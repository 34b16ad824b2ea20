import type { WebhookEndpoint } from '@balcao/contract/webhook';
import { useQuery } from '@tanstack/react-query';
import { AddDialog } from './add-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { RotateDialog } from './rotate-dialog.tsx';
import { webhooksOptions } from './webhook.queries.ts';

/** What someone wants to do with the addresses. */
export type Asked = { readonly to: 'add' } | { readonly to: 'change' | 'rotate'; readonly endpoint: WebhookEndpoint };

interface WebhookDialogsProps {
  asked: Asked;
  /** Where a new address is kept until its secret has been. */
  place: string;
  onClose: () => void;
}

/** Adds or changes an address, or its secret. */
const WebhookDialogs = ({ asked, place, onClose }: WebhookDialogsProps) => {
  const { data } = useQuery(webhooksOptions);
  if (asked.to === 'add') return <AddDialog place={place} onClose={onClose} />;
  const { endpoint } = asked;
  if (asked.to === 'rotate') return <RotateDialog endpoint={endpoint} onClose={onClose} />;
  return <ChangeDialog endpoint={data?.list.find(({ id }) => id === endpoint.id) ?? endpoint} onClose={onClose} />;
};
export default WebhookDialogs;
