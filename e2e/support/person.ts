import { randomInt } from 'node:crypto';
import { registerAccount, sendCaptcha } from '@balcao/contract/account';
import { listMails } from '@balcao/contract/sandbox';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { createTeam } from '@balcao/contract/team';
import { createBearerCaller } from '@balcao/sdk/member';
import { expect, type Page } from '@playwright/test';
import { forwarded, newAddress } from './network.ts';

/** The password of everyone in the sandbox's demonstration. */
export const demoPassword = 'Balcao#2026';
export const newPassword = 'Jabuti-41-rio';
/** Someone whom the product has not met: an address and a name of their own. */
export const newcomer = () => {
  const number = randomInt(1_000_000_000);
  return { email: `pessoa-${number}@exemplo.com.br`, account: `pessoa_${number}` };
};

/** From a network of its own; people of the demonstration are shared by all tests, and who calls too often comes again. */
const patiently = async (request: Request): Promise<Response> => {
  request.headers.set(forwarded, newAddress());
  let answer = await fetch(request.clone());
  if (answer.status !== 429) return answer;
  await expect(async () => {
    answer = await fetch(request.clone());
    expect(answer.status).not.toBe(429);
  }).toPass({ timeout: 65_000, intervals: [2_000] });
  return answer;
};

/** Calls the API as the holder of a token, or as anyone. */
export const callerOf = (baseUrl: string | undefined, token?: string) =>
  createBearerCaller({
    baseUrl: baseUrl ?? '',
    send: patiently,
    token: () => token,
    language: () => 'pt-BR',
    timeZone: () => 'America/Sao_Paulo',
  });

/** The code in the newest mail to an address, as soon as it is there. */
export const codeFor = async (baseUrl: string | undefined, email: string, topic: RegExp): Promise<string> => {
  let code = '';
  await expect(async () => {
    const { list } = await callerOf(baseUrl)(listMails, { query: { to: email } });
    code = /\b\d{6}\b/.exec(list.find(({ text }) => topic.test(text))?.text ?? '')?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass({ timeout: 10_000 });
  return code;
};

/** A new account without a team; answers with its token. */
export const register = async (baseUrl: string | undefined): Promise<{ email: string; token: string }> => {
  const { email, account } = newcomer();
  const call = callerOf(baseUrl);
  await call(sendCaptcha, { body: { type: 'register', email } });
  const captcha = await codeFor(baseUrl, email, /abrir uma conta/);
  const password = { password: newPassword, passwordAgain: newPassword };
  const { token } = await call(registerAccount, { body: { email, account, ...password, captcha, agreed: true } });
  return { email, token };
};

/** A token of someone of the demonstration, at work in their first team, or in another of theirs. */
export const atWork = async (baseUrl: string | undefined, email: string, team?: string): Promise<string> => {
  const { token } = await callerOf(baseUrl)(login, { body: { email, password: demoPassword } });
  const { merchantList } = await callerOf(baseUrl, token)(listTeams, {});
  const merchantId = team ?? merchantList[0]?.merchantId ?? '';
  return (await callerOf(baseUrl, token)(changeTeam, { body: { merchantId } })).token;
};

/** Goes to an address with a token in the browser's storage, as after an earlier login. */
export const arrive = async (page: Page, token: string, path: string): Promise<void> => {
  // Before the first page's own scripts, and once: what the page does with its storage later is its own.
  await page.addInitScript(
    ([value, mark]) => {
      if (origin === 'null' || sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'yes');
      localStorage.setItem('balcao.token', value);
    },
    [token, `arrived-${randomInt(1_000_000_000)}`] as const,
  );
  await page.goto(path);
};

/** A token of someone of the demonstration, at work in a team made for this test: empty and without other members. */
export const inNewTeam = async (
  baseUrl: string | undefined,
  email: string,
  name: string,
  type: 'enterprise' | 'personal' = 'enterprise',
): Promise<string> => {
  const { token } = await callerOf(baseUrl)(login, { body: { email, password: demoPassword } });
  const { merchantId } = await callerOf(baseUrl, token)(createTeam, { body: { name, type } });
  return (await callerOf(baseUrl, token)(changeTeam, { body: { merchantId } })).token;
};
