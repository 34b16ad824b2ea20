import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildBrCode } from '@balcao/brazil/br-code';
import { encodeQR } from 'qr';
import config from '../../playwright.config.ts';
import { expect, test } from '../support/test.ts';

const code = buildBrCode({
  url: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
  merchantName: 'Fulano de Tal',
  city: 'BRASILIA',
  oneTime: true,
});
const [width, height] = [640, 480];

/** One picture of a film as cameras give it (YUV 4:2:0): the code, dark on light, in the middle. */
const pictureOf = (text: string): Buffer => {
  const grid = encodeQR(text, 'raw', { border: 4 });
  const side = Math.floor(height / grid.length);
  const [left, top] = [width - side * grid.length, height - side * grid.length].map((rest) => Math.floor(rest / 2));
  const light = Buffer.alloc(width * height, 235);
  for (const [row, cells] of grid.entries())
    for (const [column, dark] of cells.entries())
      for (let line = 0; dark && line < side; line += 1) {
        const start = ((top ?? 0) + row * side + line) * width + (left ?? 0) + column * side;
        light.fill(16, start, start + side);
      }
  return Buffer.concat([light, Buffer.alloc((width * height) / 2, 128)]);
};

const film = path.join(os.tmpdir(), `balcao-camera-${process.pid}.y4m`);
const frame = Buffer.concat([Buffer.from('FRAME\n'), pictureOf(code)]);
fs.writeFileSync(
  film,
  Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`), frame, frame]),
);
test.afterAll(() => fs.rmSync(film, { force: true }));

const { launchOptions } = config.use ?? {};
test.use({
  launchOptions: {
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
});

test('the camera of the phone reads a QR code, and is let go of afterwards', async ({ page, context }) => {
  await context.grantPermissions(['camera']);
  await page.goto('/phone/login');
  await page.getByRole('button', { name: 'Bruna Carvalho' }).click();
  await page.getByRole('link', { name: 'Pagar', exact: true }).click();
  await page.getByRole('button', { name: 'Usar a câmera' }).click();
  await expect(page.getByRole('dialog', { name: 'Confirmar o pagamento' })).toContainText('Código não reconhecido');
  await expect(page.locator('video')).toHaveCount(0);
});

test('a phone without permission for the camera says so and offers the other ways', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.goto('/phone/login');
  await page.getByRole('button', { name: 'Bruna Carvalho' }).click();
  await page.getByRole('link', { name: 'Pagar', exact: true }).click();
  await page.getByRole('button', { name: 'Usar a câmera' }).click();
  await expect(page.getByRole('alert')).toContainText('O navegador não tem permissão para usar a câmera.');
  await page.getByRole('button', { name: 'Fechar' }).click();
  await expect(page.getByLabel('Pix copia e cola')).toBeFocused();
});
