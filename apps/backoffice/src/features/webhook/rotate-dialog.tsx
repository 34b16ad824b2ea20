import type { WebhookEndpoint } from '@balcao/contract/webhook';
import { Button } from '@balcao/ui/button.tsx';
import { Dialog } from '@balcao/ui/dialog.tsx';
import { useUnknownOutcome } from '@balcao/ui/unknown-outcome';
import { UnsureNotice } from '@balcao/ui/unsure-notice.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { SecretDialog } from './secret-dialog.tsx';
import { useRotateSecret } from './webhook.queries.ts';

interface RotateDialogProps {
  endpoint: Pick<WebhookEndpoint, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks before another secret is made, and then shows it; one that was made and never kept is shown again instead. */
export const RotateDialog = ({ endpoint: { id, name }, onClose }: RotateDialogProps) => {
  const t = useTranslations('webhook');
  const [key] = useState(() => crypto.randomUUID()); // One opening of the dialog is one secret.
  const { unsure, outcome } = useUnknownOutcome<null>(`webhook-secret:${id}`, 'tab');
  const { mutate, isPending, data } = useRotateSecret(id, outcome);
  if (data) return <SecretDialog secret={data.secret} onKept={outcome.onSuccess} onClose={onClose} />;
  return (
    <Dialog
      title={unsure ? t('rotate.action') : t('rotate.title', { name })}
      onClose={onClose}
      footer={
        <Button data-autofocus loading={isPending} onClick={() => mutate(unsure ?? { key, body: null })}>
          {t(unsure ? 'lost.check' : 'rotate.action')}
        </Button>
      }
    >
      {unsure ? <UnsureNotice title={t('lost.title')} text={t('lost.rotated', { name })} /> : t('rotate.text')}
    </Dialog>
  );
};
