import { useState } from 'react';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookForm } from './webhook-form.tsx';

interface WebhookDialogsProps {
  /** The address as it is; undefined while there is none. */
  url: string | undefined;
  onClose: () => void;
}

/** Sets the address, then shows its secret: this once, so it is kept nowhere but here. */
const WebhookDialogs = ({ url, onClose }: WebhookDialogsProps) => {
  const [secret, setSecret] = useState<string>();
  return secret === undefined ? (
    <WebhookForm url={url} onSaved={setSecret} onClose={onClose} />
  ) : (
    <SecretDialog secret={secret} onClose={onClose} />
  );
};
export default WebhookDialogs;
