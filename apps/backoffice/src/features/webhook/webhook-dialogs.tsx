import type { WebhookEndpoint } from '@balcao/contract/webhook';
import { LinesLoading } from '@balcao/ui/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { AddressForm } from './address-form.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useRotateSecret, webhooksOptions } from './webhook.queries.ts';

/** What somebody wants to do with the addresses. */
export type Asked = { readonly to: 'add' } | { readonly to: 'change' | 'rotate'; readonly endpoint: WebhookEndpoint };

interface WebhookDialogsProps {
  asked: Asked;
  onClose: () => void;
}

/** Adds or changes an address; a new secret is shown this once, so it is kept nowhere but here. */
const WebhookDialogs = ({ asked, onClose }: WebhookDialogsProps) => {
  const [secret, setSecret] = useState<string>();
  const { data } = useQuery(webhooksOptions);
  if (secret !== undefined) return <SecretDialog secret={secret} onClose={onClose} />;
  if (asked.to === 'rotate') return <Rotating id={asked.endpoint.id} onSecret={setSecret} onFailed={onClose} />;
  const endpoint =
    asked.to === 'change' ? (data?.list.find(({ id }) => id === asked.endpoint.id) ?? asked.endpoint) : undefined;
  return <AddressForm endpoint={endpoint} onSecret={setSecret} onClose={onClose} />;
};
export default WebhookDialogs;

const Rotating = (props: { id: string; onSecret: (secret: string) => void; onFailed: () => void }) => {
  const { id, onSecret, onFailed } = props;
  const { mutate } = useRotateSecret();
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate(id, { onSuccess: ({ secret }) => onSecret(secret), onError: onFailed });
  }, [id, mutate, onSecret, onFailed]);
  return <LinesLoading lines={1} />;
};
