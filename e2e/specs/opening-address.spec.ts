import { newPhone } from '../support/phone.ts';
import { pageInFrame, pageOf, publish } from '../support/published-applet.ts';
import { expect, type Frame, test } from '../support/test.ts';
import { expectAccessible } from '../support/watch.ts';

type Global = typeof globalThis & {
  balcao: { address: () => Promise<unknown>; phoneNumber: () => Promise<{ phone: string }> };
};
const askForAddress = (frame: Frame) => frame.evaluate(() => (globalThis as Global).balcao.address());

test('a mini program gets the address that the person types, and later the one that they choose', async ({
  browser,
  baseURL,
}) => {
  const files = { 'index.html': pageOf('Entrega') };
  const applet = await publish(baseURL, { permissions: ['address'], files });
  const phone = await newPhone(browser, baseURL, 'Lia Prado');
  await phone.goto(`/phone/applet/${applet.appId}`);
  await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Entrega' })).toBeVisible();
  const frame = await pageInFrame(phone, applet);
  const typed = askForAddress(frame);
  await expect(phone.getByRole('dialog')).toContainText('Pedir um endereço de entrega.');
  await phone.getByRole('button', { name: 'Permitir', exact: true }).click();
  const sheet = phone.getByRole('dialog', { name: `Onde ${applet.name} deve entregar?` });
  await expect(sheet.getByLabel('Quem recebe')).toHaveValue('Lia Prado');
  await sheet.getByRole('button', { name: 'Salvar e usar' }).click();
  await expect(sheet.getByLabel('CEP')).toBeFocused();
  await sheet.getByLabel('CEP').fill('01310-100');
  await expect(sheet.getByLabel('Rua ou avenida')).toHaveValue('Avenida Paulista');
  await sheet.getByLabel('Número', { exact: true }).fill('1000');
  await expectAccessible(phone);
  await sheet.getByRole('button', { name: 'Salvar e usar' }).click();
  const place = { recipient: 'Lia Prado', cep: '01310100', street: 'Avenida Paulista', streetNumber: '1000' };
  expect(await typed).toMatchObject({ address: { ...place, city: 'São Paulo', state: 'SP' } });

  const chosen = askForAddress(frame);
  await sheet.getByRole('button', { name: /Avenida Paulista, 1000/ }).click();
  expect(await chosen).toMatchObject({ address: place });
  const closed = askForAddress(frame);
  await sheet.getByRole('button', { name: 'Fechar' }).click();
  expect(await closed).toEqual({ address: null });

  await phone.goto('/phone/me');
  await phone.getByRole('link', { name: 'Ver os endereços' }).click();
  await expect(phone.getByText('Avenida Paulista, 1000')).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: 'Ações de Lia Prado' }).click();
  await phone.getByRole('button', { name: 'Remover' }).click();
  await expect(phone.getByText('Nenhum endereço salvo')).toBeVisible();
});

test('a mini program gets the telephone of a person who allows it, and nothing of one who does not', async ({
  browser,
  baseURL,
}) => {
  const applet = await publish(baseURL, { permissions: ['phone'], files: { 'index.html': pageOf('Clube') } });
  const phone = await newPhone(browser, baseURL, 'Rui Prado');
  await phone.goto(`/phone/applet/${applet.appId}`);
  await expect(phone.frameLocator('iframe').getByRole('heading', { name: 'Clube' })).toBeVisible();
  const frame = await pageInFrame(phone, applet);
  const ask = () =>
    frame.evaluate(() => (globalThis as Global).balcao.phoneNumber().catch((error: { code: string }) => error.code));
  const asked = ask();
  await phone.getByRole('button', { name: 'Não permitir' }).click();
  expect(await asked).toBe('denied');
  await phone.getByRole('button', { name: /^Opções de/ }).click();
  await phone.getByRole('button', { name: 'O que você permite' }).click();
  await phone.getByRole('switch', { name: 'Telefone' }).click();
  await expect(phone.getByRole('switch', { name: 'Telefone' })).toBeChecked();
  await phone.getByRole('button', { name: 'Fechar', exact: true }).click();
  expect(await ask()).toMatchObject({ phone: expect.stringMatching(/^\+55\d{11}$/) });
});
