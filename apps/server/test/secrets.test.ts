import { pathOf } from '@balcao/contract/endpoint';
import { generateFactor } from '@balcao/contract/factor';
import { inviteMember } from '@balcao/contract/invitation';
import { streamEvents } from '@balcao/contract/notification';
import { addWebhook } from '@balcao/contract/webhook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hashOf } from '../src/platform/ids.ts';
import { asksFor } from './calls-by-id.ts';
import { endpoints } from './endpoints.ts';
import { type Holder, holder } from './holdings.ts';
import { type Receiver, receiver } from './merchants.ts';
import { password } from './people.ts';
import { openTestApp, type TestApp } from './test-app.ts';

/** Fields whose name sounds like a secret, and why they may leave the product. All others must not. */
const mayLeave: Readonly<Record<string, string>> = {
  // A session begins: the token is what was asked for.
  'account.register token': 'a new session',
  'authorization.login token': 'a new session',
  'customer.login token': 'a new session',
  'device.setUp token': 'a new token of the device',
  'sandbox.openDevice token': 'a new token of a device of the demonstration',
  'factor.verifyLogin token': 'a new session',
  'passkey.login token': 'a new session',
  'role.endPreview token': 'the session goes on',
  'role.preview token': 'the session goes on',
  'session.changeTeam token': 'the session goes on',
  'session.current hasPassword': 'whether there is one',
  'session.current payMerchCode': 'the merchant number, by the name of the specification: it is printed on receipts',
  'session.login token': 'a new session',
  'staff.enableFactor token': 'a new session',
  'staff.login token': 'a new session',
  'staff.setUp token': 'a new session',
  'staff.verifyFactor token': 'a new session',
  // Counts of a language model, which are none.
  'robot.list used.tokens': 'how much of a language model was used today',
  'robotAnswer.list list.tokens': 'how much of a language model an answer used',
  // Made by this very call, and shown this once.
  'authorization.askBind code': 'new, to be scanned, worth nothing without the session that asked',
  'authorization.askLogin code': 'new, to be scanned, worth nothing without the secret',
  'authorization.askLogin secret': 'new',
  'authorization.askRebind code': 'new, to be scanned, worth nothing without the session that asked',
  'device.add code': 'new, to be typed into the device once',
  'device.renewSetUp code': 'new, to be typed into the device once',
  'factor.enable recoveryCodes': 'new',
  'factor.generate secret': 'new',
  'factor.generate uri': 'new',
  'factor.renewRecoveryCodes recoveryCodes': 'new',
  'invitation.create link': 'new',
  'invitation.resend link': 'new',
  'staff.generateFactor secret': 'new',
  'staff.generateFactor uri': 'new',
  'passkey.loginOptions options.challenge': 'new, to be signed',
  'passkey.options options.challenge': 'new, to be signed',
  'appletSecret.reset secret': 'new',
  'uploadKey.create secret': 'new',
  'appletServer.token accessToken': 'new',
  'toolKey.create secret': 'new',
  'toolLogin.begin code': 'new, to be typed, worth nothing without the secret',
  'toolLogin.begin secret': 'new',
  'toolLogin.collect key': 'new, for the one who has the secret',
  'tool.listener secret': 'what signs for this key alone',
  'webhook.add secret': 'new',
  'webhook.rotate secret': 'new',
  // Public, or no more than a name or a number.
  'tool.team keyName': 'the name of a computer',
  'toolKey.create toolKey': 'the key without its secret',
  'certificate.list platformKey': 'public',
  'notification.pushKey publicKey': 'public',
  'broadcast.unread list.link': 'the address of a channel, which everybody may know',
  'conversation.own list.link': 'the address of a channel, which everybody may know',
  'follower.follow link': 'the address of a channel, which everybody may know',
  'follower.followed list.link': 'the address of a channel, which everybody may know',
  'follower.recommended list.link': 'the address of a channel, which everybody may know',
  'follower.mute link': 'the address of a channel, which everybody may know',
  'follower.open link': 'the address of a channel, which everybody may know',
  'follower.search list.link': 'the address of a channel, which everybody may know',
  'certificate.list platformKey.publicKey': 'public',
  'certificate.list platformKeys': 'public',
  'certificate.list platformKeys.publicKey': 'public',
  'certificate.platformKeys list.publicKey': 'public',
  'device.cancelSale code': 'what anybody may pay',
  'device.cancelTap sale.code': 'what anybody may pay',
  'device.current code': 'what anybody may pay',
  'device.sale code': 'what anybody may pay',
  'device.sales list.code': 'what anybody may pay',
  'device.sell code': 'what anybody may pay',
  'device.setUp device.code': 'what anybody may pay',
  'device.startTap sale.code': 'what anybody may pay',
  'device.tap sale.code': 'what anybody may pay',
  'device.voidSale code': 'what anybody may pay',
  'factor.status recoveryCodesLeft': 'a number',
  'opening.login code': 'The page hands it to its server, which exchanges it once, within five minutes.',
  'opening.storedKeys keys': 'What a mini program keeps things under, for itself.',
  'order.close pix.brCode': 'what anybody may pay',
  'order.create pix.brCode': 'what anybody may pay',
  'order.query pix.brCode': 'what anybody may pay',
  'order.get shopCode': 'which QR code of the shop: its id and name',
  'order.list list.shopCode': 'which QR code of the shop: its id and name',
  'product.createCode brCode': 'what anybody may pay',
  'product.listCodes list.brCode': 'what anybody may pay',
  'product.updateCode brCode': 'what anybody may pay',
  'ledger.balance close.hash': 'what proves that nobody changed the books',
  'ledger.balance closes.hash': 'what proves that nobody changed the books',
  'withdrawal.addDestination pixKeyType': 'a kind',
  'withdrawal.destinations list.pixKeyType': 'a kind',
  'withdrawal.get pixKeyType': 'a kind',
  'withdrawal.list list.pixKeyType': 'a kind',
  'withdrawal.request pixKeyType': 'a kind',
  'staff.add linkEndsAt': 'a time',
  'staff.change linkEndsAt': 'a time',
  'staff.disable linkEndsAt': 'a time',
  'staff.enable linkEndsAt': 'a time',
  'staff.list list.linkEndsAt': 'a time',
  'staff.resetFactor linkEndsAt': 'a time',
  'staff.sendLink linkEndsAt': 'a time',
  // People of the demonstration, who are invented.
  'sandbox.addPhonePerson pin': 'of the sandbox alone',
  'sandbox.state customers.pin': 'of the sandbox alone',
};
const soundsSecret =
  /secret|hash|password|pepper|salt|seed|token|code(?!c)|link|uri|private|key|signature|challenge|\bpin\b/i;

interface JsonSchema {
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Every field of a schema, with the way to it. */
const fieldsOf = (schema: JsonSchema | boolean | undefined, way = ''): string[] => {
  if (typeof schema !== 'object') return [];
  const { properties = {}, items, additionalProperties, anyOf = [], allOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, below]) => [way + name, ...fieldsOf(below, `${way}${name}.`)]),
    ...[items, additionalProperties, ...anyOf, ...allOf, ...oneOf].flatMap((below) => fieldsOf(below, way)),
  ];
};

let testApp: TestApp;
let hook: Receiver;
let someone: Holder;
beforeAll(async () => {
  testApp = await openTestApp();
  hook = await receiver();
  someone = await holder(testApp, hook);
});
afterAll(async () => {
  await hook.close();
  await testApp.close();
});

describe('what leaves the server', () => {
  it('has no field that sounds like a secret, but for those that have their reason (rule: listed-fields-only)', () => {
    const replies = endpoints.filter(({ streams }) => !streams);
    const sounding = replies.flatMap(({ id, reply }) => {
      // A text in its normal form has no schema of its own: what counts is what its field is called.
      const schema = z.toJSONSchema(reply, { io: 'output', reused: 'inline', unrepresentable: 'any' }) as JsonSchema;
      const fields = fieldsOf(schema).filter((field) => soundsSecret.test(field.split('.').at(-1) ?? ''));
      return fields.map((field) => `${id} ${field}`);
    });
    expect([...new Set(sounding)].sort()).toEqual(Object.keys(mayLeave).sort());
  });

  it('carries no secret in anything that can be read again', async () => {
    const { team, ids, secret: ofBrowser } = someone;
    const { secret: ofWebhook } = await team.call(addWebhook, { body: { url: hook.url } });
    const { secret: ofFactor } = await team.call(generateFactor, {});
    const asked = { email: null, roleId: ids.roleId, locale: 'pt-BR' } as const;
    const { link } = await team.call(inviteMember, { body: asked });
    const invited = link?.split('code=')[1] ?? '';
    const { rows } = await testApp.platform.db.$client.query('select password_hash as hash from account');
    const known = [password, team.token, hashOf(team.token), ofBrowser, ofWebhook, ofFactor, invited, '$argon2'];
    expect(known.every((secret) => secret.length > 5)).toBe(true);
    const secrets = [...known, ...rows.map(({ hash }) => String(hash))];

    const reads = [
      ...endpoints
        .filter(
          ({ id, face, method, params }) => face === 'admin' && method === 'GET' && !params && id !== streamEvents.id,
        )
        .map((target) => pathOf(target)),
      ...asksFor(ids, ids).flatMap(({ target, by, params }) =>
        target.method === 'GET' && by === 'member' && params ? [pathOf(target, params)] : [],
      ),
    ];
    expect(reads.length).toBeGreaterThan(20);
    for (const url of reads) {
      const answer = await testApp.app.inject({ url, headers: { authorization: `Bearer ${team.token}` } });
      const found = secrets.filter((secret) => (answer.payload + JSON.stringify(answer.headers)).includes(secret));
      expect(found, url).toEqual([]);
    }
  });
});
