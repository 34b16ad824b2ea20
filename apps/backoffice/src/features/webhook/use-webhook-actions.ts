import type { WebhookEndpoint } from '@balcao/contract/webhook';
import type { Action } from '@balcao/ui/action-menu.tsx';
import { confirm } from '@balcao/ui/confirm';
import { IconKey, IconPencil, IconPlayerPlay, IconPlayerStop, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useRemoveWebhook, useUpdateWebhook } from './webhook.queries.ts';
import type { Asked } from './webhook-dialogs.tsx';

/** What else can be done with an address. */
export const useWebhookActions = (endpoint: WebhookEndpoint, onAsk: (asked: Asked) => void): readonly Action[] => {
  const t = useTranslations('webhook');
  const update = useUpdateWebhook();
  const remove = useRemoveWebhook();
  const { id, name, url, types, state, version } = endpoint;
  const isOff = state === 'off';
  const turn = () =>
    update.mutate(
      { params: { id }, body: { name, url, types, version, enabled: isOff } },
      { tell: t(isOff ? 'turnedOn' : 'turnedOff', { name }) },
    );
  const askRemove = async () => {
    const question = { title: t('remove.title'), message: t('remove.text', { url }), action: t('remove.action') };
    if (await confirm({ ...question, dangerous: true })) remove.mutate(id, { tell: t('remove.done') });
  };
  return [
    { label: t('change'), icon: IconPencil, onAct: () => onAsk({ to: 'change', endpoint }) },
    { label: t('rotate.action'), icon: IconKey, onAct: () => onAsk({ to: 'rotate', endpoint }) },
    { label: t(isOff ? 'turnOn' : 'turnOff'), icon: isOff ? IconPlayerPlay : IconPlayerStop, onAct: turn },
    { label: t('remove.action'), icon: IconTrash, dangerous: true, onAct: () => void askRemove() },
  ];
};
