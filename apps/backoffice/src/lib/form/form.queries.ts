import { lookUpCep } from '@balcao/contract/address';
import { getCertificationDraft, saveCertificationDraft } from '@balcao/contract/certification';
import type { Draft, DraftSaving } from '@balcao/contract/form-fields';
import { getMerchantDraft, saveMerchantDraft } from '@balcao/contract/merchant';
import type { ReviewKind } from '@balcao/contract/review';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';

interface DraftSource {
  readonly load: () => Promise<Draft>;
  /** `keepalive`: goes on when the page is gone. */
  readonly save: (body: DraftSaving, keepalive: boolean) => Promise<Draft>;
}

/** Where the draft of each form is kept. */
export const draftSources: Readonly<Record<ReviewKind, DraftSource>> = {
  certification: {
    load: () => api(getCertificationDraft, {}),
    save: (body, keepalive) => api(saveCertificationDraft, { body }, { keepalive }),
  },
  merchant: {
    load: () => api(getMerchantDraft, {}),
    save: (body, keepalive) => api(saveMerchantDraft, { body }, { keepalive }),
  },
};

/** The address of a postal code; null where it is not known. Asked once: whoever waits types it meanwhile. */
export const addressOptions = (cep: string) =>
  queryOptions({
    queryKey: ['address', cep],
    queryFn: async ({ signal }) => (await api(lookUpCep, { params: { cep } }, { signal })).address,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
