import type { Endpoint } from '@balcao/contract/endpoint';
import type { MenuPermission } from '@balcao/contract/menus';
import type { StaffRole } from '@balcao/contract/staff';
import type { FastifyRequest } from 'fastify';

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
export interface StaffActor {
  readonly kind: 'staff';
  readonly ownerId: string;
  readonly staffId: string;
  readonly sessionId: string;
  readonly role: StaffRole;
}
export interface Nobody {
  readonly kind: 'nobody';
  readonly ownerId: string;
}
export type Actor = AccountActor | MerchantActor | CustomerActor | StaffActor | Nobody;

type ActorByAccess = {
  session: AccountActor;
  merchant: MerchantActor;
  customer: CustomerActor;
  staff: StaffActor;
  public: Nobody;
  sandbox: Nobody;
};
/** Who calls an endpoint, by its declaration. */
export type ActorOf<E extends Endpoint> = E['access'] extends keyof ActorByAccess
  ? ActorByAccess[E['access']]
  : MemberActor;

/** Finds out who is calling; each throws the refusal that fits. Given by the modules, so that the platform knows none of them. */
export interface Authenticators {
  session(request: FastifyRequest): Promise<AccountActor>;
  merchant(request: FastifyRequest): Promise<MerchantActor>;
  customer(request: FastifyRequest): Promise<CustomerActor>;
  staff(request: FastifyRequest): Promise<StaffActor>;
}

/** The bearer token of a request: 256 random bits in base64url, or undefined. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer ([A-Za-z0-9_-]{43})$/.exec(request.headers.authorization ?? '')?.[1];
