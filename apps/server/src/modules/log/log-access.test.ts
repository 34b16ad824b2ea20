import { createApplet } from '@balcao/contract/applet';
import { cancelCertification, submitCertification } from '@balcao/contract/certification';
import { setUpDevice } from '@balcao/contract/device';
import { addDevice, blockDevice, changeDevice, removeDevice, renewSetUp } from '@balcao/contract/device-list';
import { replaceDomains } from '@balcao/contract/domain';
import { type LogChange, LogEvent, listLog } from '@balcao/contract/log';
import { cancelMerchantForm, createMerchantForm } from '@balcao/contract/merchant';
import { saveNoticePolicy } from '@balcao/contract/notification-preference';
import { cancelProduct, saveProductSettings, submitProduct } from '@balcao/contract/product';
import { addWebhook, removeWebhook, resumeWebhook, rotateWebhookSecret, updateWebhook } from '@balcao/contract/webhook';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { member, openTeam, register, type Team } from '../../../test/people.ts';
import { productAsk } from '../../../test/products.ts';
import { certify, enterpriseCertification, enterpriseMerchant, readyUpload } from '../../../test/submissions.ts';
import { until } from '../../../test/until.ts';
import { addressOf, announce, type Notifying, openNotifying } from '../../../test/webhooks.ts';

let testApp: Notifying['testApp'];
let notifying: Notifying;
let ana: Team;
beforeAll(async () => {
  notifying = await openNotifying();
  ({ testApp } = notifying);
  const products = ['99', '03'] as const;
  ana = await openTeam(testApp, await register(testApp), { name: 'Café do Mercado', certified: true, products });
});
afterAll(async () => {
  expect(await testApp.services.logs.prove()).toEqual({ changed: 0, unlinked: 0, missing: 0 });
  await notifying.close();
});

const event = LogEvent.enum;
const to = (field: LogChange['field'], after: string | null, before: string | null = null): LogChange => ({
  field,
  of: null,
  before,
  after,
});
const linesOf = async (team: Team) => (await team.call(listLog, { query: { pageSize: 100 } })).list;
const url = 'https://pedidos.cafe.example/avisos?chave=segredo';
const address = async (name: string) => (await ana.call(addWebhook, { body: { url, name, types: null } })).endpoint;
const device = (name: string) => ana.call(addDevice, { body: { product: '99', name } });
const of = ({ serial }: { readonly serial: string }) => ({ params: { serial } });
const paused = async (team: Team) => {
  const hook = await notifying.listen();
  const { id } = await addressOf(team, hook);
  hook.answerWith({ status: 410 });
  await announce(testApp, team);
  await until(
    () => linesOf(team),
    (list) => list.some(({ event: one, subject }) => one === event.webhookPaused && subject.id === id),
  );
  return id;
};
const submitted = async () => {
  const team = await openTeam(testApp, await register(testApp));
  const body = enterpriseCertification(await readyUpload(testApp, team));
  await team.call(submitCertification, { body });
  return team;
};
const paid = async () => {
  const team = await openTeam(testApp, await register(testApp));
  const paper = await certify(testApp, team);
  await team.call(createMerchantForm, { body: enterpriseMerchant(paper) });
  return team;
};

/** Who did it in which team, and what its line says in addition to the kind. */
interface Told {
  readonly team?: Team;
  readonly by?: string;
  readonly kind: string;
  readonly name: string;
  readonly changes: readonly LogChange[];
}
const ofTeam = (team: Team, ...changes: LogChange[]): Told => ({ team, kind: 'team', name: '', changes });
const ofWebhook = (name: string, ...changes: LogChange[]): Told => ({ kind: 'webhook', name, changes });
const ofDevice = (name: string, ...changes: LogChange[]): Told => ({ kind: 'device', name, changes });

const acts: Readonly<Record<string, readonly [LogEvent, () => Promise<Told>]>> = {
  'an address of webhooks is added': [
    event.webhookAdded,
    async () => ofWebhook((await address('Estoque')).name, to('address', url), to('eventTypes', 'all')),
  ],
  'an address of webhooks is changed and switched off': [
    event.webhookChanged,
    async () => {
      const { id, version } = await address('Envios');
      const body = { name: 'Entregas', url, types: ['order.paid' as const], enabled: false, version };
      await ana.call(updateWebhook, { params: { id }, body });
      return ofWebhook(
        'Entregas',
        to('name', 'Entregas', 'Envios'),
        to('eventTypes', 'order.paid', 'all'),
        to('status', '1', '0'),
      );
    },
  ],
  'the secret of an address is replaced': [
    event.webhookSecretRotated,
    async () => {
      const { id, name } = await address('Caixa');
      await ana.call(rotateWebhookSecret, { params: { id } });
      return ofWebhook(name);
    },
  ],
  'an address that is gone is paused by the product': [
    event.webhookPaused,
    async () => {
      const team = await notifying.newTeam();
      await paused(team);
      return { ...ofWebhook('Estoque'), team, by: 'Balcão' };
    },
  ],
  'an address is resumed': [
    event.webhookResumed,
    async () => {
      const team = await notifying.newTeam();
      await team.call(resumeWebhook, { params: { id: await paused(team) } });
      return { ...ofWebhook('Estoque'), team };
    },
  ],
  'an address is removed': [
    event.webhookRemoved,
    async () => {
      const { id, name } = await address('Velho');
      await ana.call(removeWebhook, { params: { id } });
      return ofWebhook(name, to('address', null, url));
    },
  ],
  'a device is added': [event.deviceAdded, async () => ofDevice((await device('Caixa 1')).device.name)],
  'a device is renamed': [
    event.deviceChanged,
    async () => {
      const { serial, settings, version } = (await device('Caixa 2')).device;
      await ana.call(changeDevice, { ...of({ serial }), body: { name: 'Varanda', settings, version } });
      return ofDevice('Varanda', to('name', 'Varanda', 'Caixa 2'));
    },
  ],
  'a device gets another code': [
    event.deviceRenewed,
    async () => {
      await ana.call(renewSetUp, of((await device('Caixa 3')).device));
      return ofDevice('Caixa 3');
    },
  ],
  'a device is set up with its code': [
    event.deviceSetUp,
    async () => {
      await testApp.caller()(setUpDevice, { body: { code: (await device('Caixa 4')).code } });
      return { ...ofDevice('Caixa 4'), by: 'Balcão' };
    },
  ],
  'a device is blocked': [
    event.deviceBlocked,
    async () => {
      const added = await device('Caixa 5');
      await testApp.caller()(setUpDevice, { body: { code: added.code } });
      await ana.call(blockDevice, of(added.device));
      return ofDevice('Caixa 5');
    },
  ],
  'a device is removed': [
    event.deviceRemoved,
    async () => {
      await ana.call(removeDevice, of((await device('Caixa 6')).device));
      return ofDevice('Caixa 6');
    },
  ],
  'a product is set up': [
    event.productSettingsChanged,
    async () => {
      const settings = { methods: ['01' as const], instalmentsAtMost: 3 };
      await ana.call(saveProductSettings, { body: { product: '03', version: 1, settings } });
      const methods = to('methods', '01', expect.stringContaining(', '));
      return ofTeam(ana, to('product', '03'), methods, to('instalments', '3', '12'));
    },
  ],
  'a product is asked for': [
    event.submissionSent,
    async () => {
      await ana.call(submitProduct, { body: productAsk('11') });
      return ofTeam(ana, to('submission', '11'));
    },
  ],
  'the request for a product is cancelled': [
    event.submissionCancelled,
    async () => {
      await ana.call(submitProduct, { body: productAsk('53') });
      await ana.call(cancelProduct, { params: { product: '53' } });
      return ofTeam(ana, to('submission', '53'));
    },
  ],
  'a certification is submitted': [
    event.submissionSent,
    async () => ofTeam(await submitted(), to('submission', 'certification')),
  ],
  'a certification is cancelled': [
    event.submissionCancelled,
    async () => {
      const team = await submitted();
      await team.call(cancelCertification, {});
      return ofTeam(team, to('submission', 'certification'));
    },
  ],
  'data for payments are cancelled': [
    event.submissionCancelled,
    async () => {
      const team = await paid();
      await team.call(cancelMerchantForm, {});
      return ofTeam(team, to('submission', 'merchant'));
    },
  ],
  'domains of a mini program are replaced': [
    event.domainsChanged,
    async () => {
      const orange = sharp({ create: { width: 300, height: 300, channels: 3, background: '#e06000' } });
      const icon = (await orange.png().toBuffer()).toString('base64');
      const words = {
        abbreviation: 'Padaria',
        category: 'food',
        intro: 'Peça o pão quentinho.',
        template: 'blank',
      } as const;
      const { id, name } = await ana.call(createApplet, { body: { ...words, name: 'Pão do Registro', icon } });
      const list = { request: ['https://api.padaria.com.br'], socket: [], upload: [], download: [], page: [] };
      await ana.call(replaceDomains, { params: { id }, body: { ...list, version: 0 } });
      return { kind: 'applet', name, changes: [to('domain', 'https://api.padaria.com.br')] };
    },
  ],
  'from what amount the team hears of refunds is changed': [
    event.noticePolicyChanged,
    async () => {
      await ana.call(saveNoticePolicy, { body: { largeRefundFrom: 77_700, version: 0 } });
      return ofTeam(ana, to('largeRefundFrom', '77700', expect.any(String)));
    },
  ],
};

describe('access, servers, devices and products', () => {
  it.each(Object.entries(acts))('stand in the log once when %s', async (_, [kind, act]) => {
    const before = new Set((await linesOf(ana)).map(({ id }) => id));
    const { team = ana, by, kind: subject, name, changes } = await act();
    const fresh = (await linesOf(team)).filter((line) => !before.has(line.id) && line.event === kind);
    // A team that is new here has submitted other things before.
    const own = fresh.filter((line) => changes.every(({ after }, at) => line.changes[at]?.after === after));
    expect(own).toMatchObject([{ subject: { kind: subject, name }, changes }]);
    if (by) expect(own[0]?.actor.name).toBe(by);
    else expect(own[0]).toMatchObject({ actor: { id: team.accountId }, ip: expect.stringMatching(/\d/) });
  });

  it('of every kind are tried here', () => {
    const tried = new Set(Object.values(acts).map(([kind]) => kind));
    expect(LogEvent.options.filter((one) => Number(one) >= 240 && !tried.has(one))).toEqual([]);
  });

  it('change nothing where they are saved as they were', async () => {
    const { id, version, name } = await address('Igual');
    const before = (await linesOf(ana)).length;
    await ana.call(updateWebhook, { params: { id }, body: { name, url, types: null, enabled: true, version } });
    expect(await linesOf(ana)).toHaveLength(before);
  });

  it('keep addresses of webhooks, which may have a key in them, from who may not see them', async () => {
    await address('Cofre');
    const permissions = [{ menuId: 'setting.team', permissionLevel: 'read' } as const];
    const reader = await member(testApp, ana, { permissions });
    const list = await linesOf(reader);
    expect(list.some(({ subject }) => subject.name === 'Cofre')).toBe(true);
    expect(JSON.stringify(list)).not.toContain('segredo');
    expect(JSON.stringify(await linesOf(ana))).toContain('segredo');
  });
});
