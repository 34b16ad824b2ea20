import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '../apps/server/test/endpoints.ts';
import { filesBelow } from './files.ts';
import { root } from './root.mjs';

/** The calls of the specification, section 7; `access.test.ts` makes each call that is declared, as each kind of caller. */
const calls = `
  POST /merchant/register, POST /merchant/login, GET /merchant/code, GET /merchant/code/getStatus, POST /merchant/code/login,
  POST /merchant/resetPassword, GET /merchant/user/invite/{}, POST /merchant/invite/accept, GET /merchant/info,
  POST /merchant/captcha/authenticated, POST /merchant/captcha, POST /merchant/verify, POST /merchant/account, POST /merchant/password,
  POST /merchant/email, GET /channel/personal/authentication, GET /merchant/bindApp/code, GET /merchant/changeBinding/code,
  GET /merchant/bindApp/code/status, GET /merchant/2fa/status, POST /merchant/2fa/generate-qr, POST /merchant/2fa/verify-enable,
  POST /merchant/2fa/disable, POST /merchant/2fa/verify-login, POST /merchant/login/merchantListByToken, POST /merchant/changeMerchant,
  POST /certification, PUT /certification, GET /merchant/certification/latest, GET /merchant/role, GET /merchant/role/{},
  PUT /merchant/role/{}, DELETE /merchant/role/{}, POST /merchant/role, PUT /merchant/role/changeStatus, GET /merchant/user,
  GET /merchant/user/{}, PUT /merchant/user/{}, DELETE /merchant/user/{}, POST /merchant/user, GET /merchant/log,
  GET /merchant/form/detail/{}, POST /merchant/form/open/create, POST /merchant/form/open/update`
  .split(',')
  .map((call) => call.trim());
const declared = new Set(
  endpoints
    .filter(({ face }) => face === 'admin' || face === 'open')
    .map(({ method, path: of }) => `${method} ${of.replaceAll(/\{\w+\}/g, '{}')}`),
);

/** The routes of the specification, section 2: where each ends, after the routes that it stands in. */
const screens = [
  // The login stands in its own file: session.spec.ts goes there.
  ...['/invite', '/teams', '/certify', '/account', '/home'],
  ...['/payment/overview', '/payment/products', '/payment/financial', '/payment/transaction/dashboard'],
  ...['/payment/transaction/orders', '/payment/transaction/refunds', '/payment/withdrawal/$number'],
  ...['/applets/index', '/channels/index', '/setting/team', '/setting/team/role/$roleId', '/setting/payment'],
  ...['/setting/merchant', '/setting/merchant/team', '/setting/merchant/payment'],
  ...['setting', 'version', 'develop', 'message'].map((page) => `/applet/$appletId/${page}`),
  ...['index', 'official-certification', 'personal-certification', 'subject-information'].map(
    (page) => `/channel/$channelId/setting/${page}`,
  ),
  ...['broadcast/index', 'broadcast/edit', 'services/associate', 'services/robots', 'services/workflow'].map(
    (page) => `/channel/$channelId/${page}`,
  ),
];
const routes = path.join(root, 'apps/backoffice/src/routes');
const parts = filesBelow(routes).flatMap((file) =>
  [...fs.readFileSync(path.join(routes, file), 'utf8').matchAll(/path: '(\/[^']*)'/g)].map(([, part = '']) => part),
);
/** An address that the declared parts make up, one after the other. */
const isThere = (address: string): boolean =>
  address === '' || parts.some((part) => `${address}/`.startsWith(`${part}/`) && isThere(address.slice(part.length)));

describe('what the specification names', () => {
  it('is there as a call', () => {
    expect(calls.length).toBe(44);
    expect(calls.filter((call) => !declared.has(call))).toEqual([]);
  });
  it('is there as a screen', () => {
    expect(screens.filter((screen) => !isThere(screen))).toEqual([]);
    expect(isThere('/payment/nothing')).toBe(false);
  });
});
