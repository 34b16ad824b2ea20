import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listApplets } from '@balcao/contract/applet';
import { createUploadKey } from '@balcao/contract/applet-upload-key';
import { verify } from '@balcao/contract/factor';
import { atWork, callerOf, demoPassword } from '../support/person.ts';
import { newPhone, phoneOfBruna } from '../support/phone.ts';
import { pageOf, publish } from '../support/published-applet.ts';
import { expect, test } from '../support/test.ts';
import { type RunningTool, startTool } from '../support/tool.ts';
import { expectAccessible } from '../support/watch.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'balcao-preview-'));
let tool: RunningTool | undefined;
test.afterAll(() => {
  tool?.child.kill('SIGKILL');
  fs.rmSync(folder, { recursive: true, force: true });
});

test('a developer sees each saved change on the phone, and faults in place of the page', async ({
  browser,
  baseURL,
}) => {
  const applet = await publish(baseURL, { stage: 'develop' });
  const { appId, name } = applet;
  const call = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
  const { list } = await call(listApplets, { query: { search: name } });
  await call(verify, { body: { method: 'password', value: demoPassword } });
  const params = { id: list[0]?.id ?? '' };
  const { secret: uploadKey } = await call(createUploadKey, { params, body: { name: 'Notebook da Ana' } });
  const write = (file: string, text: string): void => fs.writeFileSync(path.join(folder, file), text);
  write('app.json', JSON.stringify({ appId, name, pages: ['index.html'] }));
  write('index.html', pageOf('Pão de queijo'));
  tool = startTool({ url: baseURL, uploadKey, folder }, 'applet', 'dev', '.');
  const { pathname, search } = new URL(String((await tool.said('preview')).address));
  await tool.said('watching');

  const phone = await phoneOfBruna(browser, baseURL);
  await phone.goto(pathname + search);
  const page = phone.frameLocator('iframe');
  await expect(page.getByRole('heading', { name: 'Pão de queijo' })).toBeVisible();
  await expect(phone.getByRole('heading', { name: `${name} (prévia)` })).toBeVisible();
  await expectAccessible(phone);

  const savedAt = performance.now();
  write('index.html', pageOf('Bolo de fubá'));
  await expect(page.getByRole('heading', { name: 'Bolo de fubá' })).toBeVisible();
  test
    .info()
    .annotations.push({ type: 'saved to shown', description: `${Math.round(performance.now() - savedAt)} ms` });

  write('index.html', '<!doctype html><script src="https://evil.example/x.js"></script>');
  await expect(phone.getByText('A pasta tem problemas')).toBeVisible();
  await expect(phone.getByRole('listitem').filter({ hasText: 'index.html' })).toBeVisible();
  await expectAccessible(phone);
  write('index.html', pageOf('Broa'));
  await expect(page.getByRole('heading', { name: 'Broa' })).toBeVisible();

  const stranger = await newPhone(browser, baseURL, 'Pessoa de Fora');
  await stranger.goto(pathname + search);
  await expect(stranger.getByText('Prévia encerrada')).toBeVisible();
  tool.child.kill('SIGINT');
  await expect(phone.getByText('Prévia encerrada')).toBeVisible();
  await expectAccessible(phone);
});
