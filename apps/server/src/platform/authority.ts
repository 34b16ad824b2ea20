import type { Approval, ApprovalFacts } from '@balcao/contract/approval';
import type { Endpoint } from '@balcao/contract/endpoint';
import type { StaffRight } from '@balcao/contract/staff';
import type { AccountActor, Actor, StaffActor } from './actor.ts';
import type { Tx } from './db.ts';
import { Refusal } from './refusal.ts';

/** What a second factor approves: this endpoint, this input, and what the server found that it is about. */
export interface ApprovalContent {
  readonly action: string;
  readonly params: unknown;
  readonly body: unknown;
  readonly facts: ApprovalFacts;
}

/** What `idempotently` asks about the member, or the one of the staff, who writes, inside the transaction that writes. */
export interface Authority {
  /**
   * Holds the session and the rights until the commit, so that a removal, a change of rights or the end of the session comes before
   * or after as a whole. @throws Refusal `session_ended`; `role_changed` for a member, `permission_missing` for staff.
   */
  hold(tx: Tx): Promise<void>;
  /** Uses up the approval of exactly this content, where one is needed. @throws ApprovalMissing. */
  spend(tx: Tx): Promise<void>;
  /** Whether any transaction of the call has asked. */
  readonly isHeld: boolean;
}

/** The module's side of it, given to the platform with the authenticators. */
export interface Authorities {
  /** @throws Refusal `session_ended`, `role_changed`. */
  holdRights(tx: Tx, actor: AccountActor, now: Date): Promise<void>;
  /** @throws Refusal `session_ended`, `permission_missing`. */
  holdStaff(tx: Tx, actor: StaffActor, right: StaffRight, now: Date): Promise<void>;
  /** Whether the person's two-step verification is on, as the transaction sees it. */
  hasFactor(tx: Tx, accountId: string): Promise<boolean>;
  /** Takes an approval of exactly this content; false when the session has none. */
  takeApproval(tx: Tx, actor: AccountActor, content: ApprovalContent, now: Date): Promise<boolean>;
  /** Opens an approval that waits for a code. */
  openApproval(actor: AccountActor, content: ApprovalContent, now: Date): Promise<Approval>;
}

/** No code has approved this yet; everything that the transaction did is undone. */
class ApprovalMissing extends Refusal {
  readonly content: ApprovalContent;
  constructor(content: ApprovalContent) {
    super('proof_missing');
    this.content = content;
  }
}

interface Asked {
  readonly actor: AccountActor;
  readonly params?: unknown;
  readonly body?: unknown;
  readonly now: Date;
}
type Facts = (tx: Tx) => ApprovalFacts | Promise<ApprovalFacts>;

/** Remembers whether it was held. */
const noting = ({ hold, spend }: Pick<Authority, 'hold' | 'spend'>): Authority => {
  let isHeld = false;
  return {
    get isHeld() {
      return isHeld;
    },
    hold: (tx) => {
      isHeld = true;
      return hold(tx);
    },
    spend,
  };
};

/** The authority of a call of the staff; undefined for endpoints that ask for no right of theirs. */
export const staffAuthorityOf = (
  { access }: Pick<Endpoint, 'access'>,
  { actor, now }: { readonly actor: Actor; readonly now: Date },
  known: Authorities,
): Authority | undefined => {
  if (typeof access !== 'object' || !('staff' in access) || actor.kind !== 'staff') return undefined;
  return noting({ hold: (tx) => known.holdStaff(tx, actor, access.staff, now), spend: async () => {} });
};

/** The authority of a member's call; undefined for endpoints that ask for no right in a team. */
export const authorityOf = (
  { access, id: action }: Pick<Endpoint, 'access' | 'id'>,
  { actor, params = null, body = null, now }: Asked,
  known: Authorities,
  factsOf: Facts | undefined,
): Authority | undefined => {
  if (access !== 'superAdmin' && !(typeof access === 'object' && 'menu' in access)) return undefined;
  return noting({
    hold: (tx) => known.holdRights(tx, actor, now),
    spend: async (tx) => {
      if (!factsOf || !(await known.hasFactor(tx, actor.accountId))) return;
      const content = { action, params, body, facts: await factsOf(tx) };
      if (!(await known.takeApproval(tx, actor, content, now))) throw new ApprovalMissing(content);
    },
  });
};

/** Opens the approval that was missing, once the transaction is undone, and refuses with it. */
export const askForApproval = async (error: unknown, { actor, now }: Asked, known: Authorities): Promise<never> => {
  if (!(error instanceof ApprovalMissing)) throw error;
  throw new Refusal('proof_missing', { approval: await known.openApproval(actor, error.content, now) });
};
