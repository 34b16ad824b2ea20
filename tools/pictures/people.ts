import { registerAccount, sendCaptcha } from '@balcao/contract/account';
import { loginCustomer } from '@balcao/contract/customer';
import { listReviews } from '@balcao/contract/review-desk';
import { listMails } from '@balcao/contract/sandbox';
import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { loginStaff } from '@balcao/contract/staff';
import { createBearerCaller } from '@balcao/sdk/member';
import { casesOfEachKind } from '../../e2e/support/moderation.ts';
import { heldForStaff } from '../../e2e/support/version.ts';
import { meetApplicants, meetFillers } from './applicants.ts';
import { inBackOffice, type Onlooker } from './onlooker.ts';
import { recordsOf } from './records.ts';
import type { TemporaryServer } from './server.ts';

const inConsole = (value: string) => ({ storage: 'sessionStorage', key: 'balcao.console.token', value }) as const;
const inPhone = (value: string) => ({ storage: 'sessionStorage', key: 'balcao.phone.token', value }) as const;

/** Everyone whose screens differ. A new person of the sandbox with other rights is added here. */
export const meetOnlookers = async (server: TemporaryServer): Promise<Onlooker[]> => {
  const { address, sandbox } = server;
  const callerOf = (token?: string) =>
    createBearerCaller({
      baseUrl: address,
      send: fetch,
      token: () => token,
      language: () => 'pt-BR',
      timeZone: () => 'America/Sao_Paulo',
    });
  const { password } = sandbox;
  const atWork = async (email: string): Promise<string> => {
    const { token } = await callerOf()(login, { body: { email, password } });
    const { merchantList } = await callerOf(token)(listTeams, {});
    return (await callerOf(token)(changeTeam, { body: { merchantId: merchantList[0]?.merchantId ?? '' } })).token;
  };
  const newcomer = async (): Promise<string> => {
    const email = 'nova.pessoa@exemplo.com.br';
    await callerOf()(sendCaptcha, { body: { type: 'register', email } });
    const { list } = await callerOf()(listMails, { query: { to: email } });
    const captcha = /\d{6}/.exec(list[0]?.subject ?? '')?.[0] ?? '';
    const secret = 'uva-e-limao-7';
    const own = {
      email,
      account: 'nova_pessoa',
      password: secret,
      passwordAgain: secret,
      captcha,
      agreed: true,
    } as const;
    return (await callerOf()(registerAccount, { body: own })).token;
  };
  const [founder, ...others] = (sandbox.teams[0]?.people ?? []).map(({ email }) => email);
  const reader = others.at(-1) ?? '';
  const admin = await atWork(founder ?? '');
  const records = await recordsOf(callerOf(admin));
  const { params } = records;
  const asStaff = async (role: string): Promise<string> => {
    const email = sandbox.staff.find((one) => one.role === role)?.email ?? '';
    return (await callerOf()(loginStaff, { body: { email, password } })).token;
  };
  const reviewer = await asStaff('reviewer');
  const { list: waiting } = await callerOf(reviewer)(listReviews, { query: {} });
  // Submitted a second time where there is one: it shows what changed, too.
  const review = { id: (waiting.find(({ attempt }) => attempt > 1) ?? waiting[0])?.id ?? '' };
  const ofMiniPrograms = (await heldForStaff(address, founder ?? '')).map((id) => `/review/${id}`);
  const { channel, frozen, taken, cases } = await casesOfEachKind(address);
  const ofChannels = [
    `/channel?id=${cases.waiting}`,
    `/channel?id=${cases.appealed}`,
    '/channel?part=decided',
    `/channel?part=decided&id=${cases.frozen}`,
    '/channel?part=channels',
    `/channel?part=channels&id=${channel.id}`,
  ];
  const held = [
    `/channel/${channel.id}/broadcast/edit?id=${taken.id}`,
    `/channel/${frozen.id}/broadcast/index`,
    `/channel/${frozen.id}/setting/index`,
  ];
  const { phone = '', pin = '' } = sandbox.customers[0] ?? {};
  const customer = await callerOf()(loginCustomer, { body: { phone, pin } });
  return [
    { app: 'backoffice', name: 'nobody', token: undefined, params },
    { app: 'backoffice', name: 'newcomer', token: inBackOffice(await newcomer()), params },
    {
      app: 'backoffice',
      name: 'super-admin',
      token: inBackOffice(admin),
      ...records,
      more: [...(records.more ?? []), ...held],
    },
    { app: 'backoffice', name: 'reader', token: inBackOffice(await atWork(reader)), params },
    ...(await meetApplicants(server, atWork)),
    ...(await meetFillers(server)),
    { app: 'console', name: 'nobody', token: undefined, params: {} },
    {
      app: 'console',
      name: 'reviewer',
      token: inConsole(reviewer),
      params: review,
      more: [...ofMiniPrograms, ...ofChannels],
    },
    { app: 'console', name: 'support', token: inConsole(await asStaff('support')), params: review },
    {
      app: 'console',
      name: 'finance',
      token: inConsole(await asStaff('finance')),
      params: {},
      more: ['/finance/balance?account=pending'],
    },
    { app: 'console', name: 'staff-admin', token: inConsole(await asStaff('admin')), params: {} },
    { app: 'phone', name: 'nobody', token: undefined, params: {} },
    { app: 'phone', name: 'customer', token: inPhone(customer.token), params: {} },
  ];
};
