import { listApplets } from '@balcao/contract/applet';
import { getAppletSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { createAccessToken, exchangeLoginCode } from '@balcao/contract/applet-server';
import { verify } from '@balcao/contract/factor';
import { addMessageTemplate } from '@balcao/contract/message-template';
import type { Frame, Page } from '@playwright/test';
import { atWork, callerOf, demoPassword } from './person.ts';
import type { PublishedApplet } from './published-applet.ts';

type Api = { readonly login: () => Promise<{ code: string }>; readonly subscribe: (ask: object) => Promise<object> };
type Global = typeof globalThis & { balcao: Api };

/** Asks for messages in a page of a mini program: what the page hears, or the code of its error. */
export const subscribe = (frame: Frame, ...templates: string[]): Promise<unknown> =>
  frame.evaluate(
    (ask) => (globalThis as Global).balcao.subscribe(ask).catch((error: { code?: string }) => `refused: ${error.code}`),
    { templates },
  );

/** The question for consent on the phone. */
export const sheetOf = (phone: Page, { name }: PublishedApplet) =>
  phone.getByRole('dialog', { name: `${name} quer avisar você` });

/** The team of a mini program that is on the shelf, with messages of the library. */
export const openServer = async (baseURL: string | undefined, { name, appId }: PublishedApplet) => {
  const member = callerOf(baseURL, await atWork(baseURL, 'ana@cafe.example'));
  const { list } = await member(listApplets, { query: { search: name } });
  const params = { id: list[0]?.id ?? '' };
  const add = (body: object) => member(addMessageTemplate, { params, body: body as never });
  const ready = await add({ title: 'readyForPickup', fields: ['orderNumber', 'pickupCode', 'place'] });
  const way = await add({ title: 'onItsWay', fields: ['orderNumber', 'courier'] });
  const near = await add({ title: 'queueNear', fields: ['ticket', 'ahead'] });
  return { member, params, ready, way, near, appId };
};

type Place = Pick<Awaited<ReturnType<typeof openServer>>, 'member' | 'params' | 'appId'>;
/** The server of a mini program, and how it knows the person who has it open. */
export const logIn = async (baseURL: string | undefined, frame: Frame, { member, params, appId }: Place) => {
  const { code } = await frame.evaluate(() => (globalThis as Global).balcao.login());
  await member(verify, { body: { method: 'password', value: demoPassword } });
  const { version } = await member(getAppletSecret, { params });
  const { secret: appSecret } = await member(resetAppletSecret, { params, body: { version } });
  const { accessToken } = await callerOf(baseURL)(createAccessToken, { body: { appId, appSecret } });
  const server = callerOf(baseURL, accessToken);
  return { server, openId: (await server(exchangeLoginCode, { body: { code } })).openId };
};
