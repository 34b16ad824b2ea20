import { lookUpCep } from '@balcao/contract/address';
import {
  type Broadcast,
  type BroadcastWords,
  changeBroadcast,
  getBroadcast,
  type WholeBroadcast,
} from '@balcao/contract/broadcast';
import { getCertificationDraft, saveCertificationDraft } from '@balcao/contract/certification';
import { ChannelCertificationKind } from '@balcao/contract/channel-certification-kind';
import type { Draft, DraftSaving } from '@balcao/contract/form-fields';
import { getMerchantDraft, saveMerchantDraft } from '@balcao/contract/merchant';
import { PaymentProduct } from '@balcao/contract/order';
import { getProductDraft, saveProductDraft } from '@balcao/contract/product';
import type { SingleKind } from '@balcao/contract/review';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Which draft: the kind of a submission, the product, the channel and the broadcast, or the kind of certification and its channel. */
export type DraftName =
  | SingleKind
  | `product.${PaymentProduct}`
  | `broadcast.${string}.${string}`
  | `channel.${ChannelCertificationKind}.${string}`;

// The forms of channels come with the question.
const channel = () => import('@balcao/contract/channel-certification');

interface DraftSource {
  readonly load: () => Promise<Draft>;
  /** `keepalive`: goes on when the page is gone. */
  readonly save: (body: DraftSaving, keepalive: boolean) => Promise<Draft>;
}

const singleSources: Readonly<Record<SingleKind, DraftSource>> = {
  certification: {
    load: () => api(getCertificationDraft, {}),
    save: (body, keepalive) => api(saveCertificationDraft, { body }, { keepalive }),
  },
  merchant: {
    load: () => api(getMerchantDraft, {}),
    save: (body, keepalive) => api(saveMerchantDraft, { body }, { keepalive }),
  },
};

const savedDraft = (values: Draft['values'], { version, updatedAt, updatedBy }: Broadcast): Draft => ({
  values,
  version,
  updatedAt,
  updatedBy,
});
const broadcastDraft = (broadcast: WholeBroadcast): Draft => {
  const { type, title, text, url, article, cover, media, template } = broadcast;
  const mediaIds = media.map(({ id }) => id);
  return savedDraft({ type, title, text, url, article, cover, mediaIds, template } as Draft['values'], broadcast);
};
/** The stored text is trimmed; the person goes on with the text as typed. */
const broadcastSource = (params: { readonly id: string; readonly broadcastId: string }): DraftSource => ({
  load: async () => broadcastDraft(await api(getBroadcast, { params })),
  save: async ({ values, version }, keepalive) => {
    const {
      type = 'message',
      title = '',
      text = '',
      url = '',
      article = [],
      cover = null,
      mediaIds = [],
      template = null,
    } = values as Partial<BroadcastWords>;
    const chosen = template && { templateId: template.templateId, values: template.values };
    const body = { type, title, text, url, article, cover, mediaIds, template: chosen, version };
    return savedDraft(values, await api(changeBroadcast, { params, body }, { keepalive }));
  },
});

const channelSource = (params: { readonly id: string; readonly kind: ChannelCertificationKind }): DraftSource => ({
  load: async () => api((await channel()).getChannelCertificationDraft, { params }),
  save: async (body, keepalive) =>
    api((await channel()).saveChannelCertificationDraft, { params, body }, { keepalive }),
});

/** Where a draft is kept. */
export const draftSourceOf = (name: DraftName): DraftSource => {
  if (name === 'certification' || name === 'merchant') return singleSources[name];
  const [, kind, certifiedId] = /^channel[.]([^.]+)[.](.+)$/.exec(name) ?? [];
  if (certifiedId !== undefined) return channelSource({ id: certifiedId, kind: ChannelCertificationKind.parse(kind) });
  const [, channelId, broadcastId] = /^broadcast\.(.+)\.(.+)$/.exec(name) ?? [];
  if (channelId !== undefined && broadcastId !== undefined) return broadcastSource({ id: channelId, broadcastId });
  const params = { product: PaymentProduct.parse(name.slice('product.'.length)) };
  return {
    load: () => api(getProductDraft, { params }),
    save: (body, keepalive) => api(saveProductDraft, { params, body }, { keepalive }),
  };
};

/** The address of a postal code; null where it is unknown. Without retries: the person would rather type it. */
export const addressOptions = (cep: string) =>
  queryOptions({
    queryKey: ['address', cep],
    // Without it the address is typed.
    meta: { errors: 'inline' },
    queryFn: async ({ signal }) => (await api(lookUpCep, { params: { cep } }, { signal })).address,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
