import fs from 'node:fs/promises';
import path from 'node:path';
import { oldestTool } from '@balcao/applet-package/limits';
import { Manifest, manifestName } from '@balcao/applet-package/manifest';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { SoundPackage } from '../../platform/inspection/package-reader.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { AppletSecrets } from '../credential/applet-secret.service.ts';
import type { DomainService } from '../domain/domain.service.ts';
import type { TemplateService } from '../message/message-template.service.ts';
import type { PastPerson } from '../review/review-history.service.ts';
import type { UsageHistory } from '../usage/usage-history.service.ts';
import type { VersionHistory } from '../version/version-history.service.ts';
import { type DemoAppletSecret, type DemoServer, demoServers } from './demo-server.ts';
import { addressOf, timeBefore } from './seed-audit-events.ts';
import { plausibleUsage } from './seed-usage.ts';

export interface PublishNeeds {
  readonly applets: Pick<AppletService, 'insert' | 'mustFind'>;
  readonly appletSecrets: Pick<AppletSecrets, 'bringIn'>;
  readonly messageTemplates: Pick<TemplateService, 'bringIn'>;
  readonly domains: Pick<DomainService, 'bringIn'>;
  readonly versionHistory: VersionHistory;
  readonly usageHistory: UsageHistory;
  /** Where a host below that of mini programs is reached. */
  readonly originOf: (host: string) => string;
}
interface Team {
  readonly merchantId: string;
  readonly number: string;
  readonly name: string;
  readonly founder: PastPerson;
  /** Ids of mini programs by their names. */
  readonly appletIds: ReadonlyMap<string, string>;
}
interface Around {
  readonly now: Date;
  readonly reviewer: PastPerson;
}

const templates = path.resolve(import.meta.dirname, '../../../../../applets');

/** The address follows from that of the page, so that it is right wherever the sandbox is opened. */
const configOf = (
  host: string,
): string => `// The server of this mini program: a neighbour of its own host in the sandbox.
const { protocol, host } = location;
export const server = \`\${protocol}//${host}.\${host.slice(host.indexOf('.') + 1)}\`;
`;

/** What the developer's tool would have exported: the template with the AppID, the name and the address of its server. */
const packageOf = async (template: DemoServer, appId: string): Promise<SoundPackage> => {
  const folder = path.join(templates, template);
  const files = new Map<string, Buffer>();
  for (const file of await fs.readdir(folder)) files.set(file, await fs.readFile(path.join(folder, file)));
  const { name, host } = demoServers[template];
  const written = Manifest.parse(JSON.parse(String(files.get(manifestName))));
  const manifest: Manifest = { ...written, appId, name, window: { ...written.window, title: name } };
  files.set(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
  files.set('config.js', Buffer.from(configOf(host)));
  return { manifest, toolVersion: oldestTool, files };
};

const submissions = {
  shop: { lookAt: 'Escolha um café, peça e pague. O pedido aparece em Meus pedidos.', testAccount: '' },
  queue: { lookAt: 'Pague um serviço e veja a sua senha e quantos estão na frente.', testAccount: '' },
} as const;

/** Publishes the two mini programs that people open, as if they had been uploaded and reviewed; answers with what their servers keep. */
export const publishApplets = async (
  tx: Tx,
  { applets, appletSecrets, messageTemplates, domains, versionHistory, usageHistory, originOf }: PublishNeeds,
  { merchantId, number: merchantNumber, name: merchantName, founder, appletIds }: Team,
  { now, reviewer }: Around,
): Promise<Record<DemoServer, DemoAppletSecret>> => {
  const at = (days: number, time: string): Date => timeBefore(now, days, time);
  const publish = async (template: DemoServer): Promise<DemoAppletSecret> => {
    const { name, host } = demoServers[template];
    const { id: appletId, appId } = await applets.mustFind(tx, merchantId, appletIds.get(name) ?? '');
    const key = { merchantId, appletId };
    const { protocol, hostname } = new URL(originOf(host));
    const list = { request: [`${protocol}//${hostname}`], socket: [], upload: [], download: [], page: [] };
    await domains.bringIn(tx, key, list, { ...founder, at: at(9, '10:31:08') });
    const made = at(9, '11:02:40');
    const asked = { number: '1.0.0', description: 'Primeira versão.', origin: 'web', requestId: newId(made) } as const;
    const past = {
      merchantNumber,
      merchantName,
      type: 'enterprise',
      made: { ...key, ...asked, developer: founder, now: made, ip: addressOf[founder.name] ?? '' },
      sound: await packageOf(template, appId),
      submission: submissions[template],
      submittedAt: at(9, '11:09:15'),
      decidedAt: at(8, '15:42:27'),
      publishedAt: at(7, '08:30:52'),
    } as const;
    const versionId = await versionHistory.bringIn(tx, past, reviewer);
    const used = plausibleUsage(template, { publishedAt: past.publishedAt, now });
    await usageHistory.bringIn(tx, { ...key, versionId, number: asked.number, ...used });
    const secret = await appletSecrets.bringIn(tx, { ...key, appId }, { name: founder.name, at: at(9, '10:40:19') });
    return { appId, appSecret: secret };
  };
  const shop = await publish('shop');
  const { id: appletId } = await applets.mustFind(tx, merchantId, appletIds.get(demoServers.shop.name) ?? '');
  const message = { title: 'readyForPickup', fields: ['orderNumber', 'pickupCode', 'place'] } as const;
  const readyTemplate = await messageTemplates.bringIn(tx, { merchantId, appletId }, message, at(9, '10:52:33'));
  return { shop: { ...shop, readyTemplate }, queue: await publish('queue') };
};
