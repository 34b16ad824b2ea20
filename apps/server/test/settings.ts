import { decideMerchantChange } from '@balcao/contract/merchant-change';
import type { Caller } from '@balcao/sdk/client';

/** What a colleague asked for waits until this one agrees; nothing waits where nothing would change. */
export const agreeTo = async (
  colleague: Caller,
  merchantId: string,
  { asked }: { readonly asked: { readonly id: string } | null },
): Promise<void> => {
  if (!asked) return;
  const params = { id: merchantId, requestId: asked.id };
  await colleague(decideMerchantChange, { params, body: { agreed: true, words: null } });
};
