import { randomBytes, randomInt } from 'node:crypto';
import * as authorization from '@balcao/contract/authorization';
import { askBindCode, askLoginCode } from '@balcao/contract/authorization';
import { revokeCertificate } from '@balcao/contract/certificate';
import { latestCertification } from '@balcao/contract/certification';
import type { Endpoint } from '@balcao/contract/endpoint';
import { inviteMember, resendInvitation, revokeInvitation } from '@balcao/contract/invitation';
import { exportLog, listLog } from '@balcao/contract/log';
import { getMember, listMembers, removeMember, updateMember } from '@balcao/contract/member';
import { latestMerchantForm, merchantFormDetail } from '@balcao/contract/merchant';
import { closeOrder, createOrder, getOrder, queryOrder } from '@balcao/contract/order';
import { removePasskey, renamePasskey } from '@balcao/contract/passkey';
import { answerReview } from '@balcao/contract/review';
import { changeRoleStatus, deleteRole, getRole, previewRole, updateRole } from '@balcao/contract/role';
import { changeTeam, endSession, listSessions } from '@balcao/contract/session';
import { listUploads, openDocument } from '@balcao/contract/upload';
import { resendDelivery, saveWebhook, testWebhook } from '@balcao/contract/webhook';
import { passkeys } from '../src/modules/passkey/passkey.tables.ts';
import { transaction } from '../src/platform/db.ts';
import { newId } from '../src/platform/ids.ts';
import { pdf } from './documents.ts';
import type { House } from './house.ts';
import { type MerchantServer, merchantServer, type Receiver } from './merchants.ts';
import { logIn, member, openTeam, register, type Team } from './people.ts';
import { prove } from './sessions.ts';
import { certifyForPayments } from './submissions.ts';

/** Ids of what a team and its people have, one of every kind; `spare` is there to be taken away. */
const kinds = [
  'merchantId',
  'serial',
  'deliveryId',
  'orderNumber',
  'merchantOrderNumber',
  'roleId',
  'roleIdSpare',
  'memberId',
  'memberIdSpare',
  'invitationId',
  'invitationIdSpare',
  'sessionId',
  'passkeyId',
  'bindCode',
  'loginCode',
  'uploadId',
  'submissionId',
] as const;
export type Ids = Readonly<Record<(typeof kinds)[number], string>>;

/** Somebody with all of it, and who calls for them. */
export interface Holder {
  readonly ids: Ids;
  readonly team: Team;
  readonly server: MerchantServer;
  /** The secret of the browser that asked for the login codes. */
  readonly secret: string;
}

const addPasskey = async (house: House, accountId: string): Promise<string> => {
  const { db, clock } = house.platform;
  const id = newId(clock.now());
  const key = { credentialId: randomBytes(16).toString('base64url'), publicKey: randomBytes(32), counter: 0 };
  const name = { name: 'Celular', transports: [], synced: false };
  await db.insert(passkeys).values({ id, accountId, ...key, ...name, createdAt: clock.now(), lastUsedAt: null });
  return id;
};

const addDocument = ({ platform, services }: House, merchantId: string, createdBy: string): Promise<string> =>
  transaction(platform.db, (tx) =>
    services.uploads.add(tx, { merchantId, createdBy, name: 'RG.pdf', bytes: pdf(), now: platform.clock.now() }),
  );

const openOrder = async (server: MerchantServer) => {
  const merchantOrderNumber = `M-${randomBytes(6).toString('hex')}`;
  const body = { merchantOrderNumber, method: '02', amount: 1_000, goodsName: 'Café' } as const;
  const { number: orderNumber } = await server.call(createOrder, { body }, { idempotencyKey: crypto.randomUUID() });
  return { orderNumber, merchantOrderNumber };
};

/** A team with one of everything; its super admin has just proven that it is them. */
export const holder = async (house: House, hook: Receiver): Promise<Holder> => {
  const founder = await register(house);
  const team = await openTeam(house, founder);
  await certifyForPayments(house, team);
  await prove(house, team.token);
  const { merchantId, call } = team;
  const server = await merchantServer(house, team);
  await call(saveWebhook, { body: { url: hook.url } });
  const { id: deliveryId } = await call(testWebhook, {});
  const [reader, other] = [
    await member(house, team, { permissions: [] }),
    await member(house, team, { permissions: [] }),
  ];
  const roleId = reader.roleId ?? '';
  const invite = async () => (await call(inviteMember, { body: { email: null, roleId, locale: 'pt-BR' } })).id;
  const [invitationId, invitationIdSpare] = [await invite(), await invite()];
  await logIn(house, founder);
  const { list } = await call(listSessions, {});
  const { code: bindCode } = await call(askBindCode, {});
  const browser = house.caller();
  const { code: loginCode, secret } = await browser(askLoginCode, {});
  const { submission } = await call(latestMerchantForm, {});
  const ids = {
    submissionId: submission?.reviewId ?? '',
    ...{ merchantId, serial: server.certificate.serial, deliveryId, ...(await openOrder(server)) },
    ...{ roleId, roleIdSpare: other.roleId ?? '', memberId: reader.accountId, memberIdSpare: other.accountId },
    ...{ invitationId, invitationIdSpare, sessionId: list.find(({ isThis }) => !isThis)?.id ?? '' },
    ...{ passkeyId: await addPasskey(house, team.accountId), bindCode, loginCode },
    uploadId: await addDocument(house, merchantId, team.accountId),
  };
  return { ids, team, server, secret };
};

/** Ids of the same forms that belong to nobody. */
export const nobodys = (): Ids => {
  const code = () => randomBytes(16).toString('base64url');
  const digits = String(randomInt(10 ** 10, 10 ** 11 - 1)).padStart(20, '9');
  const uuids = Object.fromEntries(kinds.map((kind) => [kind, crypto.randomUUID()])) as Record<keyof Ids, string>;
  return {
    ...uuids,
    serial: randomBytes(16).toString('hex').toUpperCase(),
    orderNumber: digits,
    merchantOrderNumber: `M-${randomBytes(6).toString('hex')}`,
    bindCode: code(),
    loginCode: code(),
  };
};

/** A call that names something by its id. */
export interface Ask {
  readonly target: Endpoint;
  readonly by: 'member' | 'server' | 'asker';
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Only the very session that asked for it is told. */
  readonly sameSession?: true;
  /** It narrows a list: what is not there leaves it empty. */
  readonly narrows?: true;
}

const name = 'Outro nome';
const roleBody = { name: 'Outra1', menuPermissions: [], version: 1 };

/** Every call that names something by an id: reads first, then changes, then what takes away. `mine` is of whoever calls. */
export const asksFor = (ids: Ids, mine: Ids): Ask[] => {
  const member = (target: Endpoint, ask: Omit<Ask, 'target' | 'by'>): Ask => ({ target, by: 'member', ...ask });
  const params = (id: string) => ({ params: { id } });
  return [
    member(getOrder, { params: { number: ids.orderNumber } }),
    member(getRole, params(ids.roleId)),
    member(getMember, params(ids.memberId)),
    member(latestCertification, { query: { merchantId: ids.merchantId } }),
    member(merchantFormDetail, params(ids.submissionId)),
    member(listMembers, { query: { roleId: ids.roleId }, narrows: true }),
    member(listUploads, { query: { id: ids.uploadId }, narrows: true }),
    member(openDocument, params(ids.uploadId)),
    member(listLog, { query: { actorId: ids.memberId }, narrows: true }),
    member(exportLog, { query: { actorId: ids.memberId }, narrows: true }),
    member(authorization.bindCodeStatus, { query: { code: ids.bindCode }, sameSession: true }),
    { target: authorization.loginCodeStatus, by: 'asker', query: { code: ids.loginCode } },
    { target: authorization.loginByCode, by: 'asker', body: { code: ids.loginCode } },
    { target: queryOrder, by: 'server', params: { merchantOrderNumber: ids.merchantOrderNumber } },
    { target: closeOrder, by: 'server', params: { merchantOrderNumber: ids.merchantOrderNumber } },
    member(answerReview, { ...params(ids.submissionId), body: { text: name } }),
    member(resendDelivery, params(ids.deliveryId)),
    member(inviteMember, { body: { email: null, roleId: ids.roleId, locale: 'pt-BR' } }),
    member(resendInvitation, params(ids.invitationId)),
    member(updateMember, { ...params(ids.memberId), body: { isAdmin: true, roleId: null, version: 1 } }),
    member(updateMember, { ...params(mine.memberIdSpare), body: { isAdmin: false, roleId: ids.roleId, version: 1 } }),
    member(renamePasskey, { ...params(ids.passkeyId), body: { name } }),
    member(updateRole, { ...params(ids.roleIdSpare), body: roleBody }),
    member(previewRole, params(ids.roleIdSpare)),
    member(changeTeam, { body: { merchantId: ids.merchantId } }),
    member(changeRoleStatus, { body: { id: ids.roleIdSpare, status: '1' } }),
    member(revokeInvitation, params(ids.invitationIdSpare)),
    member(removePasskey, params(ids.passkeyId)),
    member(removeMember, params(ids.memberIdSpare)),
    member(deleteRole, params(ids.roleIdSpare)),
    member(revokeCertificate, { params: { serial: ids.serial } }),
    member(endSession, params(ids.sessionId)),
  ];
};
