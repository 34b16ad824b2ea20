import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { AppletActor } from '../../platform/actor.ts';
import { createAppletCodes } from './applet-code.service.ts';

it('leads into the mini program, to its page, with what the page is told', async () => {
  const actor = { kind: 'applet', appId: 'bl0123456789abcdef' } as AppletActor;
  const body = { page: 'mesa.html', scene: 'mesa=7&dia=2' };
  const chunks = await createAppletCodes('https://balcao.example').draw({ actor, body } as never);
  const png = Buffer.concat(await chunks.toArray());
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const link = new URL(decodeQR({ width: info.width, height: info.height, data }));
  expect(link.origin + link.pathname).toBe('https://balcao.example/phone/applet/bl0123456789abcdef');
  expect(Object.fromEntries(link.searchParams)).toEqual(body);
});
