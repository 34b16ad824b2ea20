import '@mantine/core/styles/Button.css';
import { removeWebhook, saveWebhook, testWebhook, type WebhookEndpoint } from '@balcao/contract/webhook';
import { confirm } from '@balcao/ui/confirm';
import { CopyValue } from '@balcao/ui/copy-value.tsx';
import { Instant } from '@balcao/ui/instant.tsx';
import { KeyValues } from '@balcao/ui/key-values.tsx';
import { tellGood } from '@balcao/ui/notice';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { z } from 'zod';
import { useMay } from '../../lib/may.ts';
import { useRemoveWebhook, useTestWebhook } from './webhook.queries.ts';
import classes from './webhook-card.module.css';

interface WebhookAddressProps {
  endpoint: z.infer<typeof WebhookEndpoint>;
  /** Another address, or another secret for this one. */
  onChange: () => void;
}

/** The address that is told, and what can be done with it. */
export const WebhookAddress = ({ endpoint: { url, createdAt }, onChange }: WebhookAddressProps) => {
  const t = useTranslations('webhook');
  const test = useTestWebhook();
  const remove = useRemoveWebhook();
  const [mayTest, mayChange, mayRemove] = [useMay(testWebhook), useMay(saveWebhook), useMay(removeWebhook)];
  const ask = async () => {
    const { title, text, action } = {
      title: t('remove.title'),
      text: t('remove.text', { url }),
      action: t('remove.action'),
    };
    if (await confirm({ title, message: text, action, dangerous: true }))
      remove.mutate(undefined, { onSuccess: () => tellGood(t('remove.done')) });
  };
  return (
    <>
      <KeyValues
        rows={[
          { label: t('address'), value: <CopyValue value={url} what={t('copyAddress')} /> },
          { label: t('since'), value: <Instant at={createdAt} /> },
        ]}
      />
      {(mayTest || mayChange || mayRemove) && (
        <div className={classes.actions}>
          {mayTest && (
            <Button
              variant="default"
              loading={test.isPending}
              onClick={() => test.mutate(undefined, { onSuccess: () => tellGood(t('tested')) })}
            >
              {t('test')}
            </Button>
          )}
          {mayChange && (
            <Button variant="default" onClick={onChange}>
              {t('change')}
            </Button>
          )}
          {mayRemove && (
            <Button variant="default" loading={remove.isPending} onClick={() => void ask()}>
              {t('remove.action')}
            </Button>
          )}
        </div>
      )}
    </>
  );
};
