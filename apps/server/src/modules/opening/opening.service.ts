import { randomBytes } from 'node:crypto';
import type { Manifest } from '@balcao/applet-package/manifest';
import type { exchangeLoginCode } from '@balcao/contract/applet-server';
import type { ReplyOf } from '@balcao/contract/endpoint';
import {
  type AppletPermission,
  type FoundApplet,
  foundAtMost,
  type grantPermission,
  type logInToApplet,
  type Opening,
  type openApplet,
  openingHours,
  type readPhoneNumber,
  type readProfile,
  type recentApplets,
  recentAtMost,
  type searchApplets,
} from '@balcao/contract/opening';
import type { Clock } from '../../platform/clock.ts';
import { type Db, type Queries, transaction } from '../../platform/db.ts';
import { hashOf, newId, newToken } from '../../platform/ids.ts';
import type { Call } from '../../platform/implement.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { refuse } from '../../platform/refusal.ts';
import type { FoundApplets } from '../applet/found-applets.service.ts';
import type { CustomerService } from '../customer/customer.service.ts';
import type { AppletAddresses } from './applet-address.ts';
import { type Drafts, draftOf } from './drafts.ts';
import {
  customerOf,
  customersOf,
  findOpening,
  forgetLoginCodes,
  forgetOpenings,
  insertLoginCode,
  insertOpening,
  listGrants,
  listRecent,
  openIdOf,
  putGrant,
  takeLoginCode,
} from './opening.repository.ts';
import type { OpeningRow } from './opening.tables.ts';
import type { ServedOpenings } from './served-opening.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: Pick<Jobs, 'every'>;
  readonly addresses: AppletAddresses;
  readonly foundApplets: FoundApplets;
  readonly drafts: Drafts;
  readonly customers: Pick<CustomerService, 'nameOf' | 'phoneOf'>;
  readonly servedOpenings: Pick<ServedOpenings, 'readAhead'>;
}
/** A call about something that the customer has open. */
interface Asked {
  readonly actor: { readonly customerId: string };
  readonly params: { readonly id: string };
  readonly now: Date;
}
interface PayAsk {
  readonly customerId: string;
  readonly openingId: string;
  readonly now: Date;
}

const hourMs = 3_600_000;
const codeMinutes = 5;
/** How long someone finds what they had open among the recent ones. */
const recentDays = 90;
const openIdBytes = 16;

const windowOf = ({ window = {} }: Manifest): Opening['window'] => ({
  title: window.title ?? null,
  barColor: window.barColor ?? null,
  barText: window.barText ?? null,
  background: window.background ?? null,
});

/** What people have open, and what mini programs learn of them. */
export const createOpeningService = (needs: Needs) => {
  const { db, clock, jobs, addresses, foundApplets, drafts, customers, servedOpenings } = needs;

  jobs.every(3_600, 'opening.forget', async () => {
    const now = clock.now().getTime();
    await forgetOpenings(db, new Date(now - recentDays * 24 * hourMs));
    await forgetLoginCodes(db, new Date(now));
  });

  /** What the customer has open. @throws Refusal `not_found`, also when it is over or of someone else (rule: foreign-is-unknown). */
  const mustFind = async ({ actor, params, now }: Asked, queries: Queries = db): Promise<OpeningRow> => {
    const found = await findOpening(queries, { id: params.id, customerId: actor.customerId, now });
    return found && (await drafts.isOpen(queries, found)) ? found : refuse('not_found');
  };

  /** The person who has it open and allows it this. @throws Refusal `not_found`, `permission_not_granted`. */
  const allowedBy = async (asked: Asked, wanted: AppletPermission): Promise<string> => {
    const opening = await mustFind(asked);
    const grants = await listGrants(db, opening);
    const isAllowed = grants.some(({ permission, isGranted }) => permission === wanted && isGranted);
    return isAllowed ? opening.customerId : refuse('permission_not_granted');
  };

  return {
    mustFind,
    /** Undefined for an id that the mini program was never given. */
    customerOf,
    customersOf,

    /** Lets a mini program ask for a payment. @throws Refusal `not_found`, `review_unpaid`, `permission_undeclared`. */
    mayPay: async (queries: Queries, { customerId, openingId, now }: PayAsk): Promise<void> => {
      const opening = await mustFind({ actor: { customerId }, params: { id: openingId }, now }, queries);
      if (opening.draft === 'review') refuse('review_unpaid');
      if (!(await drafts.permissions(queries, opening)).includes('payment')) refuse('permission_undeclared');
    },

    search: async ({ query }: Call<typeof searchApplets>): Promise<ReplyOf<typeof searchApplets>> => ({
      list: await foundApplets.search(db, query.search ?? '', foundAtMost),
    }),

    recent: async ({ actor }: Call<typeof recentApplets>): Promise<{ list: FoundApplet[] }> => ({
      list: await foundApplets.byPlaces(db, await listRecent(db, actor.customerId, recentAtMost)),
    }),

    /** @throws Refusal `not_found` where there is no such mini program. */
    open: async ({ actor, params, body, now }: Call<typeof openApplet>): Promise<ReplyOf<typeof openApplet>> => {
      const { customerId } = actor;
      const applet = (await foundApplets.byAppId(db, params.appId)) ?? refuse('not_found');
      const { merchantId, id: appletId, shelf, name } = applet;
      const key = { merchantId, appletId };
      const served = await drafts.of(db, { ...key, customerId }, body, shelf);
      if ('because' in served) return { opening: null, closed: { ...served, name } };
      const token = newToken();
      const row: OpeningRow = {
        ...key,
        id: newId(now),
        versionId: served.id,
        customerId,
        tokenHash: hashOf(token),
        isTrial: body.isTrial,
        draft: draftOf(body),
        openedAt: now,
        expiresAt: new Date(now.getTime() + openingHours * hourMs),
      };
      await transaction(db, (tx) => insertOpening(tx, row));
      const { manifest } = served;
      const page = manifest.pages[0] ?? '';
      servedOpenings.readAhead(params.appId, token, page);
      const opening = {
        id: row.id,
        url: `${addresses.origin(params.appId)}/${token}/${page}`,
        applet: foundApplets.present(applet),
        number: served.number,
        isTrial: body.isTrial,
        draft: row.draft,
        window: windowOf(manifest),
        pages: manifest.pages,
        permissions: manifest.permissions,
        grants: await listGrants(db, { ...key, customerId }),
        expiresAt: row.expiresAt.toISOString(),
      };
      return { opening, closed: null };
    },

    login: async (call: Call<typeof logInToApplet>): Promise<ReplyOf<typeof logInToApplet>> => {
      const { merchantId, appletId, customerId } = await mustFind(call);
      const code = newToken();
      const expiresAt = new Date(call.now.getTime() + codeMinutes * 60_000);
      await transaction(db, (tx) =>
        insertLoginCode(tx, { merchantId, appletId, customerId, codeHash: hashOf(code), expiresAt }),
      );
      return { code, expiresAt: expiresAt.toISOString() };
    },

    /**
     * Who gave a code, for the server of the mini program: an id that is another one in each of them.
     * @throws Refusal `login_code_wrong` when the code is unknown, of another mini program, used or over.
     */
    exchange: ({ actor, body, now }: Call<typeof exchangeLoginCode>): Promise<ReplyOf<typeof exchangeLoginCode>> =>
      transaction(db, async (tx) => {
        const { merchantId, appletId } = actor;
        const applet = { merchantId, appletId };
        const taken = await takeLoginCode(tx, { ...applet, codeHash: hashOf(body.code) }, now);
        const customerId = taken ?? refuse('login_code_wrong');
        const fresh = randomBytes(openIdBytes).toString('base64url');
        return { openId: await openIdOf(tx, { ...applet, customerId }, fresh, now) };
      }),

    /** @throws Refusal `permission_undeclared` for one that its `app.json` does not ask for. */
    grant: async (call: Call<typeof grantPermission>): Promise<ReplyOf<typeof grantPermission>> => {
      const opening = await mustFind(call);
      const { merchantId, appletId, customerId } = opening;
      const person = { merchantId, appletId, customerId };
      if (!(await drafts.permissions(db, opening)).includes(call.body.permission)) refuse('permission_undeclared');
      return transaction(db, async (tx) => {
        await putGrant(tx, person, call.body, call.now);
        return { grants: await listGrants(tx, person) };
      });
    },

    /** @throws Refusal `permission_not_granted`. */
    profile: async (call: Call<typeof readProfile>): Promise<ReplyOf<typeof readProfile>> => {
      const name = await customers.nameOf(db, await allowedBy(call, 'profile'));
      return { name: name.trim().split(/\s+/)[0] ?? '' };
    },

    /** @throws Refusal `permission_not_granted`. */
    phoneNumber: async (call: Call<typeof readPhoneNumber>): Promise<ReplyOf<typeof readPhoneNumber>> => ({
      phone: await customers.phoneOf(db, await allowedBy(call, 'phone')),
    }),
  };
};
export type OpeningService = ReturnType<typeof createOpeningService>;
