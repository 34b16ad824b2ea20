import { parseBrCode } from '@balcao/brazil/br-code';
import { payTokenForm } from '../order/order.service.ts';

/** What a scanned code points to: the charge of an order, or the QR code of a shop. */
export type CodeTarget = { readonly payToken: string } | { readonly shopCode: string } | { readonly shopTxid: string };

const ways = [
  {
    form: new RegExp(`/(?:pix|pay)/(${payTokenForm})$`),
    target: (payToken: string): CodeTarget => ({ payToken }),
  },
  { form: /\/qr\/([A-Za-z0-9_-]{8,64})$/, target: (shopCode: string): CodeTarget => ({ shopCode }) },
];

/** The address in a Pix BR Code, or the text itself where it is an address; another bank's leads nowhere here. */
const addressOf = (code: string): string | undefined => {
  if (/^https?:\/\//i.test(code)) return URL.canParse(code) ? new URL(code).pathname : undefined;
  const read = parseBrCode(code);
  return read.ok ? read.url : undefined;
};
/** The id in a code that every bank can read. The id of a shop's code cannot be guessed, so the key's owner need not be checked. */
const namedBy = (code: string): string | undefined => {
  const read = parseBrCode(code);
  return read.ok ? read.txid : undefined;
};

/** What a code points to; undefined when it is none of ours. */
export const targetOf = (code: string): CodeTarget | undefined => {
  const address = addressOf(code) ?? '';
  for (const { form, target } of ways) {
    const [, found] = form.exec(address) ?? [];
    if (found) return target(found);
  }
  const shopTxid = namedBy(code);
  return shopTxid === undefined ? undefined : { shopTxid };
};
