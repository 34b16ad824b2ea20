import { lookUpCep } from '@balcao/contract/address';
import { type Broadcast, type BroadcastWords, changeBroadcast, getBroadcast } from '@balcao/contract/broadcast';
import { getCertificationDraft, saveCertificationDraft } from '@balcao/contract/certification';
import type { Draft, DraftSaving } from '@balcao/contract/form-fields';
import { getMerchantDraft, saveMerchantDraft } from '@balcao/contract/merchant';
import { PaymentProduct } from '@balcao/contract/order';
import { getProductDraft, saveProductDraft } from '@balcao/contract/product';
import type { SingleKind } from '@balcao/contract/review';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

/** Which draft: the kind of a submission, the product, or the channel and the broadcast. */
export type DraftName = SingleKind | `product.${PaymentProduct}` | `broadcast.${string}.${string}`;

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

const broadcastDraft = ({ type, title, text, url, media, version, updatedAt, updatedBy }: Broadcast): Draft => ({
  values: { type, title, text, url, mediaIds: media.map(({ id }) => id) },
  version,
  updatedAt,
  updatedBy,
});
/** What is kept is trimmed; the one who types goes on with what they typed. */
const broadcastSource = (params: { readonly id: string; readonly broadcastId: string }): DraftSource => ({
  load: async () => broadcastDraft(await api(getBroadcast, { params })),
  save: async ({ values, version }, keepalive) => {
    const { type = 'message', title = '', text = '', url = '', mediaIds = [] } = values as Partial<BroadcastWords>;
    const saved = await api(
      changeBroadcast,
      { params, body: { type, title, text, url, mediaIds, version } },
      { keepalive },
    );
    return { ...broadcastDraft(saved), values };
  },
});

/** Where a draft is kept. */
export const draftSourceOf = (name: DraftName): DraftSource => {
  if (name === 'certification' || name === 'merchant') return singleSources[name];
  const [, channelId, broadcastId] = /^broadcast\.(.+)\.(.+)$/.exec(name) ?? [];
  if (channelId !== undefined && broadcastId !== undefined) return broadcastSource({ id: channelId, broadcastId });
  const params = { product: PaymentProduct.parse(name.slice('product.'.length)) };
  return {
    load: () => api(getProductDraft, { params }),
    save: (body, keepalive) => api(saveProductDraft, { params, body }, { keepalive }),
  };
};

/** The address of a postal code; null where it is not known. Asked once: anyone who waits types it meanwhile. */
export const addressOptions = (cep: string) =>
  queryOptions({
    queryKey: ['address', cep],
    queryFn: async ({ signal }) => (await api(lookUpCep, { params: { cep } }, { signal })).address,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
