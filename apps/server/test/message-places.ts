import { exchangeLoginCode } from '@balcao/contract/applet-server';
import { answerMessages, type MessageAnswer } from '@balcao/contract/message-consent';
import { listMessageDeliveries, sendMessage } from '@balcao/contract/message-delivery';
import { logInToApplet, openApplet } from '@balcao/contract/opening';
import { accessTokenOf } from './applet-servers.ts';
import type { TestCustomer } from './customers.ts';
import { openMessageTemplate } from './held-messages.ts';
import type { Team } from './people.ts';
import { keyed } from './preauths.ts';
import { publishedApplet } from './published-applets.ts';
import type { TestApp } from './test-app.ts';

/** A mini program that people have, with a subscribe message and a server that sends it. */
export interface MessagePlace {
  readonly appletId: string;
  readonly appId: string;
  readonly templateId: string;
  readonly server: string;
}
/** What its server sends. */
export const readyValues = { orderNumber: '1042', pickupCode: 'B-27', place: 'Rua das Flores, 120' };

export const openMessagePlace = async (testApp: TestApp, team: Team): Promise<MessagePlace> => {
  const { appletId, appId } = await publishedApplet(testApp, team);
  const server = await accessTokenOf(testApp, team, appletId);
  return { appletId, appId, server, templateId: await openMessageTemplate(team, appletId) };
};

export const answerMessage = (
  who: TestCustomer,
  { appId, templateId }: Pick<MessagePlace, 'appId' | 'templateId'>,
  answer: MessageAnswer = 'accept',
) => who.call(answerMessages, { body: { appId, answers: [{ templateId, answer }] } }, keyed());

/** The id by which the server of the mini program knows a person who logged in. */
export const openIdOf = async (
  testApp: TestApp,
  who: TestCustomer,
  { appId, server }: Pick<MessagePlace, 'appId' | 'server'>,
): Promise<string> => {
  const { opening } = await who.call(openApplet, { params: { appId }, body: { isTrial: false } });
  const { code } = await who.call(logInToApplet, { params: { id: opening?.id ?? '' } });
  return (await testApp.caller(server)(exchangeLoginCode, { body: { code } })).openId;
};

/** Sends it; with a key, once. */
export const sendReady = (
  testApp: TestApp,
  { server, templateId }: MessagePlace,
  openId: string,
  said: object = readyValues,
  key?: string,
) =>
  testApp.caller(server)(
    sendMessage,
    { body: { templateId, openId, values: { ...said } } },
    key ? { idempotencyKey: key } : {},
  );

/** The deliveries of its messages, newest first. */
export const deliveriesOf = async (team: Team, { appletId }: MessagePlace, query = {}) =>
  (await team.call(listMessageDeliveries, { params: { id: appletId }, query: { pageSize: 100, ...query } })).list;
