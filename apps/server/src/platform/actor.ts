import { isUploadKey } from '@balcao/contract/applet-upload-key';
import type { DeviceProduct } from '@balcao/contract/device';
import type { Endpoint } from '@balcao/contract/endpoint';
import type { MenuPermission } from '@balcao/contract/menus';
import type { StaffRole } from '@balcao/contract/staff';
import type { FastifyRequest } from 'fastify';
import type { Authorities } from './authority.ts';

/** Someone who logged in; `merchantId` is null until a team is chosen. */
export interface AccountActor {
  readonly kind: 'account';
  /** Whose idempotency keys these are. */
  readonly ownerId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly merchantId: string | null;
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
  /** When this session last proved again that it is its owner's; null when it never did (rule: credential-changes). */
  readonly provenAt: Date | null;
  /** A super admin in a preview of a role, who cannot change anything. */
  readonly isPreviewing: boolean;
}
/** A member at work in the session's team. */
export interface MemberActor extends AccountActor {
  readonly merchantId: string;
}
/** A merchant's server, known by the signature of its certificate. */
export interface MerchantActor {
  readonly kind: 'merchant';
  readonly ownerId: string;
  readonly merchantId: string;
  readonly serial: string;
}
/** The server of a mini program, known by an access token. */
export interface AppletActor {
  readonly kind: 'applet';
  readonly ownerId: string;
  readonly merchantId: string;
  readonly appletId: string;
  readonly appId: string;
}
/** The developer tool of one machine, known by its upload key. It acts for the person who made the key. */
export interface UploadKeyActor {
  readonly kind: 'uploadKey';
  /** The key. */
  readonly ownerId: string;
  readonly merchantId: string;
  readonly appletId: string;
  /** The machine, as the team calls it. */
  readonly name: string;
  readonly accountId: string;
}
export interface CustomerActor {
  readonly kind: 'customer';
  readonly ownerId: string;
  readonly customerId: string;
  readonly tokenHash: string;
}
/** What takes payments on the spot, known by the token that it got when it was set up. */
export interface DeviceActor {
  readonly kind: 'device';
  readonly ownerId: string;
  readonly deviceSerial: string;
  readonly merchantId: string;
  readonly product: DeviceProduct;
  readonly tokenHash: string;
}
export interface StaffActor {
  readonly kind: 'staff';
  readonly ownerId: string;
  readonly staffId: string;
  readonly sessionId: string;
  readonly role: StaffRole;
  /** Has yet to show, or set up, their second factor. */
  readonly isPending: boolean;
}
/** The browser that asked for a code to be scanned, known by the secret that it got with it. */
export interface RequesterActor {
  readonly kind: 'requester';
  readonly ownerId: string;
  readonly authorizationId: string;
}
/** The developer's tool on a machine, known by a key of the team. */
export interface ToolKeyActor {
  readonly kind: 'toolKey';
  /** The id of the key. */
  readonly ownerId: string;
  readonly merchantId: string;
  readonly keyName: string;
  readonly makerId: string;
}
export interface Nobody {
  readonly kind: 'nobody';
  readonly ownerId: string;
}
export type Actor =
  | AccountActor
  | MerchantActor
  | AppletActor
  | UploadKeyActor
  | CustomerActor
  | DeviceActor
  | StaffActor
  | RequesterActor
  | ToolKeyActor
  | Nobody;

type ActorByAccess = {
  session: AccountActor;
  pending: AccountActor;
  requester: RequesterActor;
  merchant: MerchantActor;
  applet: AppletActor;
  uploadKey: UploadKeyActor;
  customer: CustomerActor;
  device: DeviceActor;
  toolKey: ToolKeyActor;
  staff: StaffActor;
  staffPending: StaffActor;
  public: Nobody;
  sandbox: Nobody;
};
/** Who calls an endpoint, by its declaration. */
export type ActorOf<E extends Pick<Endpoint, 'access'>> = E['access'] extends keyof ActorByAccess
  ? ActorByAccess[E['access']]
  : E['access'] extends { readonly staff: string }
    ? StaffActor
    : MemberActor;

/** Finds out who is calling; each throws the refusal that fits. Given by the modules, so that the platform knows none of them. */
export interface Authenticators extends Authorities {
  session(request: FastifyRequest): Promise<AccountActor>;
  /** Also someone whose second factor is outstanding. */
  pending(request: FastifyRequest): Promise<AccountActor>;
  requester(request: FastifyRequest): Promise<RequesterActor>;
  merchant(request: FastifyRequest): Promise<MerchantActor>;
  /** Ended with the AppSecret for which the token was given. */
  applet(request: FastifyRequest): Promise<AppletActor>;
  /** Ended when it is revoked. */
  uploadKey(request: FastifyRequest): Promise<UploadKeyActor>;
  customer(request: FastifyRequest): Promise<CustomerActor>;
  /** Ended for one that was blocked, removed or set up again since. */
  device(request: FastifyRequest): Promise<DeviceActor>;
  /** Ended for a key that was revoked, or whose maker has lost the right to make it. */
  toolKey(request: FastifyRequest): Promise<ToolKeyActor>;
  staff(request: FastifyRequest): Promise<StaffActor>;
  /** Also staff who have yet to show, or set up, their second factor. */
  staffPending(request: FastifyRequest): Promise<StaffActor>;
}

/** The bearer token of a request: 256 random bits in base64url, or undefined. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];

/** The upload key of a request, or undefined. Its form tells it from every other token. */
export const uploadKeyOf = (request: FastifyRequest): string | undefined => {
  const shown = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  return shown !== undefined && isUploadKey(shown) ? shown : undefined;
};
