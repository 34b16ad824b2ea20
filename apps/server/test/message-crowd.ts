import { createApplet } from '@balcao/contract/applet';
import { getAppletSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { createAccessToken } from '@balcao/contract/applet-server';
import { verify } from '@balcao/contract/factor';
import type { MessageToSend } from '@balcao/contract/message-delivery';
import { addMessageTemplate } from '@balcao/contract/message-template';
import { changeTeam, login } from '@balcao/contract/session';
import type { Caller } from '@balcao/sdk/client';
import { createBearerCaller } from '@balcao/sdk/member';
import type pg from 'pg';
import sharp from 'sharp';
import { demoPassword, demoTeams } from '../src/modules/sandbox/seed-people.ts';

/** Someone who calls a server that runs as a process of its own. */
export const callerAt = (url: string, token?: string): Caller =>
  createBearerCaller({
    baseUrl: url,
    send: fetch,
    token: () => token,
    language: () => 'pt-BR',
    timeZone: () => 'America/Sao_Paulo',
  });

const openMember = async (url: string, merchantId: string): Promise<Caller> => {
  const { email } = demoTeams[0].founder;
  const { token } = await callerAt(url)(login, { body: { email, password: demoPassword } });
  const member = callerAt(url, (await callerAt(url, token)(changeTeam, { body: { merchantId } })).token);
  await member(verify, { body: { method: 'password', value: demoPassword } });
  return member;
};

const fields = ['orderNumber', 'pickupCode', 'place'] as const;
const values = { orderNumber: '1042', pickupCode: 'B-27', place: 'Rua das Flores, 120' };
const square = { width: 64, height: 64, channels: 3, background: '#e06000' } as const;

const openApplet = async (member: Caller): Promise<{ id: string; appId: string }> => {
  const icon = (await sharp({ create: square }).png().toBuffer()).toString('base64');
  const about = { abbreviation: 'Padaria', category: 'food', intro: 'Peça o pão e retire no balcão.' } as const;
  const body = { ...about, name: `Padaria ${crypto.randomUUID()}`, description: '', template: 'blank', icon } as const;
  return member(createApplet, { body });
};

/** People whom the mini program knows as `person-0` and so on, each has allowed so many of the message. */
const addPeople = async (
  database: pg.Pool | pg.Client,
  ids: readonly [merchantId: string, appletId: string, templateId: string],
  { people, allowed }: { readonly people: number; readonly allowed: number },
): Promise<void> => {
  await database.query(
    `with made as (
      insert into customer (id, name, phone, pin_hash, balance, created_at)
      select gen_random_uuid(), 'Pessoa ' || n, $2::text || ':' || n, '-', 0, now() from generate_series(0, $4::int - 1) n
      returning id, split_part(phone, ':', 2) as n
    ), known as (
      insert into applet_person (merchant_id, applet_id, customer_id, open_id, first_at)
      select $1::uuid, $2::uuid, id, 'person-' || n, now() from made
    )
    insert into message_consent (merchant_id, template_id, customer_id, remaining, is_never, is_long_term, answered_at)
    select $1::uuid, $3::uuid, id, $5, false, false, now() from made`,
    [...ids, people, allowed],
  );
};

export interface MessageCrowd {
  readonly merchantId: string;
  readonly templateId: string;
  /** The access token of the server of the mini program. */
  readonly token: string;
  /** A message to one of the people. */
  readonly message: (person: number) => MessageToSend;
}

/** A mini program of the demonstration, on a server that runs as a process of its own, with a message that many people allowed. */
export const openMessageCrowd = async (
  url: string,
  database: pg.Pool | pg.Client,
  ask: { readonly merchantId: string; readonly people: number; readonly allowed: number },
): Promise<MessageCrowd> => {
  const { merchantId } = ask;
  const call = await openMember(url, merchantId);
  const { id: appletId, appId } = await openApplet(call);
  const params = { id: appletId };
  const { id: templateId } = await call(addMessageTemplate, {
    params,
    body: { title: 'readyForPickup', fields: [...fields] },
  });
  const { version } = await call(getAppletSecret, { params });
  const { secret: appSecret } = await call(resetAppletSecret, { params, body: { version } });
  const { accessToken: token } = await callerAt(url)(createAccessToken, { body: { appId, appSecret } });
  await addPeople(database, [merchantId, appletId, templateId], ask);
  return { merchantId, templateId, token, message: (person) => ({ templateId, openId: `person-${person}`, values }) };
};
