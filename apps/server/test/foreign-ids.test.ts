import { readAvatar } from '@balcao/contract/account';
import { lookUpCep } from '@balcao/contract/address';
import { readAppletIcon } from '@balcao/contract/applet';
import { createAccessToken } from '@balcao/contract/applet-server';
import { uploadVersion } from '@balcao/contract/applet-upload-key';
import { readPicture } from '@balcao/contract/article-picture';
import { downloadBill, exportBill, exportBillSheet, getBill } from '@balcao/contract/bill';
import { readChannelAvatar } from '@balcao/contract/channel';
import { openDemoDevice } from '@balcao/contract/device-demo';
import { streamDevice } from '@balcao/contract/device-news';
import { type Endpoint, pathOf } from '@balcao/contract/endpoint';
import { getHelp, getHelpGuide, getHelpRating, rateHelp } from '@balcao/contract/help';
import { readInvitation } from '@balcao/contract/invitation';
import { createOrder, listOrders } from '@balcao/contract/order';
import { sumOrders } from '@balcao/contract/order-sums';
import { sendPreview } from '@balcao/contract/preview';
import { readRobotAvatar } from '@balcao/contract/robot';
import { signedHeaders } from '@balcao/sdk/open-signing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type Ask, asksFor } from './calls-by-id.ts';
import { endpoints } from './endpoints.ts';
import { type Holder, holder, nobodys } from './holdings.ts';
import { type Receiver, receiver } from './merchants.ts';
import { likeSessionOf } from './sessions.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let testApp: TestApp;
let hook: Receiver;
let victim: Holder;
let stranger: Holder;
beforeAll(async () => {
  testApp = await openTestApp();
  hook = await receiver();
  victim = await holder(testApp, hook);
  stranger = await holder(testApp, hook);
});
afterAll(async () => {
  await hook.close();
  await testApp.close();
});

/** As the super admin of a team, its server or its browser; members by a fresh session, since some calls end theirs. */
const openCaller = async (who: Holder) => {
  const fresh = await likeSessionOf(testApp, who.team.token);
  const sign = signedHeaders({ ...who.server.options, now: testApp.platform.clock.now });
  return async ({ target, by, params, query, body, sameSession }: Ask) => {
    const url = pathOf(target, params) + (query ? `?${new URLSearchParams(query)}` : '');
    const payload = body === undefined ? '' : JSON.stringify(body);
    const signed = by === 'server' ? sign({ method: target.method, target: url, body: payload }) : {};
    const { secret: requester, terminal, phone, appletServer } = who;
    const held = { requester, terminal, phone, appletServer, server: '', member: sameSession ? who.team.token : '' }[
      by
    ];
    const bearer = held || (await fresh());
    const answer = await testApp.app.inject({
      method: target.method,
      url,
      headers: {
        ...(by === 'server' ? signed : { authorization: `Bearer ${bearer}` }),
        ...(payload ? { 'content-type': 'application/json' } : {}),
        ...(target.idempotency ? { 'idempotency-key': crypto.randomUUID() } : {}),
      },
      ...(payload ? { payload } : {}),
    });
    if (!String(answer.headers['content-type']).startsWith('application/json'))
      return { refusal: undefined, text: answer.payload, status: answer.statusCode };
    const { data, ...envelope } = answer.json();
    const { requestId: _each, ...rest } = data ?? {};
    return { refusal: data?.refusal, text: JSON.stringify({ ...envelope, ...rest }), status: answer.statusCode };
  };
};

const keysOf = (schema: unknown): string[] => Object.keys((schema as z.ZodMiniObject | undefined)?.shape ?? {});
const namesById = ({ params, query, body }: Endpoint): boolean =>
  params !== undefined || [...keysOf(query), ...keysOf(body)].some((key) => /^id$|Id$/.test(key));
/**
 * Ids that need no team: a secret identifies its holder; a merchant's own numbers for its goods lead nowhere; postal codes and days belong to
 * everyone; the demonstration's shop has one server of its own.
 */
const leadsNowhere = new Set<string>(
  [
    // Articles and guides are the product's own, and a rating is the person's who asks.
    getHelp,
    getHelpGuide,
    getHelpRating,
    rateHelp,
    readAvatar,
    readAppletIcon,
    readChannelAvatar,
    readRobotAvatar,
    // Its address is signed: article.routes.test.ts forges one.
    readPicture,
    readInvitation,
    createAccessToken,
    // Of what the same key has sent: upload-key.test.ts names others'.
    // What was sent with another key is tried where previews are.
    sendPreview,
    uploadVersion,
    createOrder,
    listOrders,
    sumOrders,
    lookUpCep,
    getBill,
    downloadBill,
    exportBill,
    exportBillSheet,
    openDemoDevice,
    streamDevice,
  ].map(({ id }) => id),
);
/** Every team has the same products. */
const isOfEveryTeam = ({ path }: Endpoint): boolean => path.startsWith('/product/{product}');

describe('what belongs to another team', () => {
  it('is tried at every endpoint that takes an id, but those of staff and customers, who belong to no team', () => {
    const asked = new Set(asksFor(nobodys(), nobodys()).map(({ target }) => target.id));
    const taking = endpoints.filter(
      (target) =>
        target.face !== 'console' &&
        target.access !== 'customer' &&
        namesById(target) &&
        !leadsNowhere.has(target.id) &&
        !isOfEveryTeam(target),
    );
    expect(taking.length).toBeGreaterThan(15);
    expect(taking.map(({ id }) => id).filter((id) => !asked.has(id))).toEqual([]);
  });

  it('looks exactly like what does not exist (rule: foreign-is-unknown, team-of-the-session)', async () => {
    const call = await openCaller(stranger);
    const missing = asksFor(nobodys(), stranger.ids);
    for (const [index, ask] of asksFor(victim.ids, stranger.ids).entries()) {
      const answer = await call(ask);
      const empty = missing[index];
      expect(answer, ask.target.id).toEqual(empty && (await call(empty)));
      expect(answer.refusal, ask.target.id).toBe(ask.narrows ? undefined : 'not_found');
    }
  });

  it('is still there afterwards, untouched, for those to whom it belongs', async () => {
    const call = await openCaller(victim);
    for (const ask of asksFor(victim.ids, victim.ids)) {
      const { refusal, status } = await call(ask);
      // `signature_wrong` is what a call of the log says of itself.
      expect(
        [
          undefined,
          'signature_wrong',
          'changed_elsewhere',
          'state_forbids',
          'template_not_sendable',
          'person_unknown',
          'version_in_review',
          'release_under_way',
          'applet_not_online',
          'colleague_first',
          'conversation_written',
          'captcha_too_soon',
          // Its message has an id under which another was sent already.
          'idempotency_key_reused',
        ],
        ask.target.id,
      ).toContain(refusal);
      expect(status, ask.target.id).toBeLessThan(410);
    }
  });
});
