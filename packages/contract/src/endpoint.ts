import type * as z from 'zod/mini';
import type { MenuId } from './menus.ts';
import type { RefusalName } from './refusal.ts';
import type { StaffRight } from './staff.ts';

/** The faces of the API and where each begins. */
export const bases = {
  admin: '/admin/v3.0',
  open: '/open/v3.0',
  app: '/app/v1',
  console: '/console/v1',
  sandbox: '/sandbox/v1',
  tool: '/tool/v1',
  ai: '/ai',
} as const;
export type Face = keyof typeof bases;

/**
 * Who may call:
 * - `public`: anyone.
 * - `session`: someone who logged in, with or without a team.
 * - `pending`: the same, or someone whose second factor is outstanding: logging in goes on, or ends (rule: second-factor-first).
 * - `requester`: the browser that asked for a code to be scanned, by the secret that came with it (rule: device-login).
 * - `superAdmin`: a super admin of the session's team.
 * - `{ menu, level }`: a member of the session's team whose role reaches this menu at this level; a super admin always.
 * - `merchant`: a merchant's server, by the signature of one of its certificates.
 * - `applet`: the server of a mini program, by an access token that it got for its AppSecret.
 * - `uploadKey`: the developer tool of one machine, by the upload key of a mini program.
 * - `customer`: a user of the chat app. `device`: a terminal, sound box or phone of a merchant that was set up and not blocked since.
 * - `toolKey`: the developer's tool, by a key of the team.
 * - `sandbox`: anyone, but only where the sandbox is on.
 * - `staff`: platform staff. `{ staff }`: those whose role has this right. `staffPending`: also those who signed in and have yet to
 *   show, or set up, their second factor.
 */
export type Access =
  | 'public'
  | 'session'
  | 'pending'
  | 'requester'
  | 'superAdmin'
  | 'merchant'
  | 'applet'
  | 'uploadKey'
  | 'customer'
  | 'device'
  | 'staff'
  | 'staffPending'
  | 'sandbox'
  | 'toolKey'
  | { readonly staff: StaffRight }
  | { readonly menu: MenuId; readonly level: 'read' | 'write' };

/** How often one caller may call: the numbers stand in the server's limits, the class with the endpoint. */
export type RateClass = 'read' | 'write' | 'guess' | 'mail' | 'heavy';

/**
 * One operation as one value: the route, the validation, the permission, the rate limit, the OpenAPI page, the typed caller,
 * the form and the button all read it, so it is declared in one place only.
 */
export interface Endpoint {
  /** Unique, `<noun>.<verb>`: the operation id of the OpenAPI document. */
  readonly id: string;
  readonly face: Face;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base of the face; parameters in braces: `/order/{number}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  readonly rate: RateClass;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType<object>;
  /** Set where the body may be larger than elsewhere. */
  readonly bodyBytesAtMost?: number;
  /** Set where the body may hold more values than elsewhere. */
  readonly bodyValuesAtMost?: number;
  readonly reply: z.ZodMiniType;
  /** Its refusals, in addition to those of every endpoint (session, permission, form, rate). */
  readonly refusals: readonly RefusalName[];
  /** `required`: a call without `Idempotency-Key` is refused; `optional`: a key is honoured when it comes. */
  readonly idempotency?: 'required' | 'optional';
  /**
   * `true`: a logged-in person must have proven, a moment ago, that it is them. `factor`: people whose two-step verification is on
   * approve each call with a code of its own, bound to what the call does; the refusal `proof_missing` carries what to approve.
   */
  readonly proof?: true | 'factor';
  /** Set when the answer is not the envelope but a stream of this media type. */
  readonly streams?:
    | 'text/csv'
    | 'text/event-stream'
    | 'image/webp'
    | 'image/png'
    | 'application/gzip'
    | 'application/pdf'
    | 'application/zip'
    | 'application/octet-stream';
  /** Set when the content of an address never changes: caches may keep it. Otherwise responses are not cached. */
  readonly unchanging?: true;
}

/** The menu and level that an endpoint asks for, when it asks for one. */
export const menuAccessOf = ({
  access,
}: Pick<Endpoint, 'access'>): Extract<Access, { readonly menu: MenuId }> | undefined =>
  typeof access === 'object' && 'menu' in access ? access : undefined;

export const endpoint = <const E extends Endpoint>(value: E): E => value;

type Parsed<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Asked<S> = S extends z.ZodMiniType ? z.input<S> : undefined;
export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>;

/** What a caller hands over: only the parts that the endpoint declares. */
export type AskOf<E extends Endpoint> = (E['params'] extends z.ZodMiniType ? { params: Asked<E['params']> } : unknown) &
  (E['query'] extends z.ZodMiniType ? { query?: Asked<E['query']> } : unknown) &
  (E['body'] extends z.ZodMiniType ? { body: Asked<E['body']> } : unknown);

/** The path below the server's address, with its parameters filled in and escaped. */
export const pathOf = (target: Endpoint, params: Readonly<Record<string, unknown>> = {}): string =>
  bases[target.face] +
  target.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
