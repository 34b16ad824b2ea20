import type { DeviceProduct } from '@balcao/contract/device';
import type { Endpoint } from '@balcao/contract/endpoint';
import type { MenuPermission } from '@balcao/contract/menus';
import type { StaffRole } from '@balcao/contract/staff';
import type { FastifyRequest } from 'fastify';
import type { Authorities } from './authority.ts';

/** Somebody who logged in; `merchantId` is null until a team is chosen. */
export interface AccountActor {
  readonly kind: 'account';
  /** Whose idempotency keys these are. */
  readonly ownerId: string;
  readonly accountId: string;
  readonly sessionId: string;
  readonly merchantId: string | null;
  readonly isAdmin: boolean;
  readonly menuPermissions: readonly MenuPermission[];
  /** When this session last proved anew that it is its owner's; null when it never did (rule: credential-changes). */
  readonly provenAt: Date | null;
  /** A super admin who looks at the back office as a role would, and can change nothing. */
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
export interface Nobody {
  readonly kind: 'nobody';
  readonly ownerId: string;
}
export type Actor = AccountActor | MerchantActor | CustomerActor | DeviceActor | StaffActor | RequesterActor | Nobody;

type ActorByAccess = {
  session: AccountActor;
  pending: AccountActor;
  requester: RequesterActor;
  merchant: MerchantActor;
  customer: CustomerActor;
  device: DeviceActor;
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
  /** Also somebody whose second factor is outstanding. */
  pending(request: FastifyRequest): Promise<AccountActor>;
  requester(request: FastifyRequest): Promise<RequesterActor>;
  merchant(request: FastifyRequest): Promise<MerchantActor>;
  customer(request: FastifyRequest): Promise<CustomerActor>;
  /** Ended for one that was blocked, removed or set up anew since. */
  device(request: FastifyRequest): Promise<DeviceActor>;
  staff(request: FastifyRequest): Promise<StaffActor>;
  /** Also staff who have yet to show, or set up, their second factor. */
  staffPending(request: FastifyRequest): Promise<StaffActor>;
}

/** The bearer token of a request: 256 random bits in base64url, or undefined. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
