import { Readable } from 'node:stream';
import type { drawAppletCode } from '@balcao/contract/applet-server';
import encodeQR from 'qr';
import type { Call } from '../../platform/implement.ts';
import { pngOf } from './png-picture.ts';

const pixelsPerModule = 10;

/** Where a QR code of a mini program leads: the chat app opens it there. */
const linkOf = (
  publicBaseUrl: string,
  appId: string,
  asked: { readonly page?: string | undefined; readonly scene?: string | undefined },
): string => {
  const link = new URL(`/phone/applet/${appId}`, publicBaseUrl);
  if (asked.page !== undefined) link.searchParams.set('page', asked.page);
  if (asked.scene !== undefined) link.searchParams.set('scene', asked.scene);
  return link.href;
};

/** Draws QR codes of mini programs for their servers. */
export const createAppletCodes = (publicBaseUrl: string) => ({
  draw: async ({ actor, body }: Call<typeof drawAppletCode>): Promise<Readable> =>
    Readable.from([
      pngOf(encodeQR(linkOf(publicBaseUrl, actor.appId, body), 'raw', { border: 4, ecc: 'medium' }), pixelsPerModule),
    ]),
});
