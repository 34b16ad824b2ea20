import { DeliveryState, WebhookEventType } from '@balcao/contract/webhook';
import type { Filter } from '@balcao/ui/filter';
import { ToneIcon } from '@balcao/ui/tone.tsx';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { stateTones, typeKeys } from './delivery-words.ts';
import { type DeliverySearch, webhooksOptions } from './webhook.queries.ts';

/** By order, state, event and address. */
export const useDeliveryFilters = (): readonly Filter<keyof DeliverySearch>[] => {
  const t = useTranslations('webhook');
  const { data } = useQuery(webhooksOptions);
  return [
    { kind: 'text', id: 'order', label: t('filters.order'), maxLength: 64 },
    {
      kind: 'select',
      id: 'state',
      label: t('columns.state'),
      options: DeliveryState.options.map((state) => ({
        value: state,
        label: state === 'held' ? t('filters.held') : t(`state.${state}`),
        mark: <ToneIcon tone={stateTones[state]} size={16} />,
      })),
    },
    {
      kind: 'select',
      id: 'type',
      label: t('columns.type'),
      options: WebhookEventType.options.map((type) => ({ value: type, label: t(`type.${typeKeys[type]}`) })),
    },
    {
      kind: 'select',
      id: 'endpointId',
      label: t('columns.endpoint'),
      options: (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
};
