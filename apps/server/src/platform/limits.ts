import type { RateClass } from '@balcao/contract/endpoint';
import type { RefusalName } from '@balcao/contract/refusal';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Actor } from './actor.ts';
import type { Db } from './db.ts';
import { Refusal, refuse } from './refusal.ts';

export interface Limits {
  /** Counts one call of a class for its caller; refuses when the class is used up. */
  spend(rate: RateClass, actor: Actor, ip: string): Promise<Allowance>;
  /** How many calls of a class a merchant's server has. */
  most(rate: RateClass): number;
  /** For how many seconds a merchant has no calls of a class left, as far as this process knows without asking; else undefined. */
  usedUpFor(rate: RateClass, merchantId: string): number | undefined;
  /** Counts against a rule of a module, for instance failed log-ins of one account. */
  strike(rule: Rule, key: string): Promise<void>;
  /** Takes one strike back: what was counted beforehand has turned out well. */
  takeBack(rule: Rule, key: string): Promise<void>;
  /** Begins the count again. */
  forgive(rule: Rule, key: string): Promise<void>;
}

/** What a caller may still do, as far as this process knows. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** How many of something within how long. */
export interface Rule {
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
  /** What a caller hears when it is used up, if it is more than `too_many_requests`. */
  readonly refusal?: RefusalName;
}

/** Calls that cost much, guess at something or send mail, a minute and person. */
const personCallsLimitedAMinute = 30;

/** How many calls a minute the servers of one merchant have, and one person, to read, and as many to write. */
export interface CallsAMinute {
  readonly merchant: number;
  readonly person: number;
}

interface LeasedRule extends Rule {
  /**
   * How many a process takes from the shared counter at once, so that a busy caller costs one statement in `lease` calls and the limit
   * still holds across processes.
   */
  readonly lease: number;
  /** How many a person has. */
  readonly ofPerson: number;
}
/** Calls a minute and caller. */
const classesOf = ({ merchant, person }: CallsAMinute): Readonly<Record<RateClass, LeasedRule>> => {
  const many = { points: merchant, seconds: 60, lease: 200, ofPerson: person };
  const few = { seconds: 60, lease: 1, ofPerson: personCallsLimitedAMinute };
  return {
    read: { name: 'read', ...many },
    write: { name: 'write', ...many },
    heavy: { name: 'heavy', points: 30, ...few },
    guess: { name: 'guess', points: 60, ...few },
    mail: { name: 'mail', points: 30, ...few },
  };
};
const slotsKept = 10_000;

/** The eight groups of an IPv6 address, zeros that `::` leaves out included. */
const groupsOf = (ip: string): string[] => {
  const [head = '', tail] = ip.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
};

/**
 * Addresses of one household or office share a counter: the /24 of IPv4, the /64 of IPv6. Every spelling of an address gives the same network, so
 * that a different spelling does not get a new counter.
 */
export const networkOf = (ip: string): string => {
  const plain = ip.toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return plain.split('.').slice(0, 3).join('.');
  const [first = '0', second = '0', third = '0', fourth = '0'] = groupsOf(plain);
  return [first, second, third, fourth].map((group) => Number.parseInt(group, 16).toString(16)).join(':');
};

/**
 * Rate limits counted in PostgreSQL, so that they hold across processes. A caller who has used up their calls is refused from memory: a flood of
 * refused calls does not reach the database.
 */
export const createLimits = (db: Db, callsAMinute: CallsAMinute): Limits => {
  const classes = classesOf(callsAMinute);
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (rule: Rule): RateLimiterPostgres => {
    const known = limiters.get(rule.name);
    if (known) return known;
    const made = new RateLimiterPostgres({
      storeClient: db.$client,
      tableName: 'rate_limit',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: rule.name,
      points: rule.points,
      duration: rule.seconds,
    });
    limiters.set(rule.name, made);
    return made;
  };
  const consume = async (rule: Rule, key: string, points = 1): Promise<RateLimiterRes> => {
    try {
      return await limiterOf(rule).consume(key, points);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return refuse(rule.refusal ?? 'too_many_requests', Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
    }
  };

  interface Lease {
    left: number;
    readonly until: number;
    readonly remaining: number;
    readonly resetAt: number;
  }
  const leases = new Map<string, Lease>();
  const coming = new Map<string, Promise<void>>();
  /** When a slot has points again. */
  const usedUp = new Map<string, number>();
  const slotOf = (rule: Rule, key: string): string => `${rule.name}:${key}`;
  const usedUpSeconds = (slot: string): number | undefined => {
    const leftMs = (usedUp.get(slot) ?? 0) - Date.now();
    return leftMs > 0 ? Math.max(1, Math.ceil(leftMs / 1000)) : undefined;
  };
  const remember = (slot: string, refused: unknown): void => {
    if (!(refused instanceof Refusal) || refused.retryAfterSeconds === undefined) return;
    if (usedUp.size > slotsKept) usedUp.clear();
    usedUp.set(slot, Date.now() + refused.retryAfterSeconds * 1000);
  };
  const lend = async (rule: LeasedRule, key: string, slot: string): Promise<void> => {
    const points = Math.min(rule.lease, Math.max(1, Math.floor(rule.points / 10)));
    const { remainingPoints: remaining, msBeforeNext } = await consume(rule, key, points).catch((error) => {
      remember(slot, error);
      throw error;
    });
    const now = Date.now();
    if (leases.size > slotsKept) leases.clear();
    leases.set(slot, { left: points, until: now + (rule.seconds * 1000) / 4, remaining, resetAt: now + msBeforeNext });
  };
  /** Of all that find no lease at the same moment one asks for the next: else each of them would use up one. */
  const lendOnce = (rule: LeasedRule, key: string, slot: string): Promise<void> => {
    const asked = coming.get(slot);
    if (asked) return asked;
    const lent = lend(rule, key, slot).finally(() => coming.delete(slot));
    coming.set(slot, lent);
    return lent;
  };
  const spendLeased = async (rule: LeasedRule, key: string): Promise<Allowance> => {
    const slot = slotOf(rule, key);
    const seconds = usedUpSeconds(slot);
    if (seconds !== undefined) refuse(rule.refusal ?? 'too_many_requests', seconds);
    for (;;) {
      const lease = leases.get(slot);
      if (lease && lease.left > 0 && lease.until > Date.now()) {
        lease.left -= 1;
        const resetSeconds = Math.max(0, Math.ceil((lease.resetAt - Date.now()) / 1000));
        return { limit: rule.points, remaining: lease.remaining + lease.left, resetSeconds };
      }
      await lendOnce(rule, key, slot);
    }
  };

  return {
    spend: (rate, actor, ip) => {
      const rule = classes[rate];
      if (actor.kind === 'nobody') return spendLeased({ ...rule, name: `${rate}-ip` }, networkOf(ip));
      if (actor.kind === 'merchant') return spendLeased(rule, actor.merchantId);
      if (actor.kind === 'applet') return spendLeased({ ...rule, name: `${rate}-applet` }, actor.appletId);
      const person = { ...rule, name: `${rate}-person`, points: rule.ofPerson, lease: 20 };
      return spendLeased(person, actor.kind === 'account' ? actor.accountId : actor.ownerId);
    },
    most: (rate) => classes[rate].points,
    usedUpFor: (rate, merchantId) => usedUpSeconds(slotOf(classes[rate], merchantId)),
    strike: async (rule, key) => void (await consume(rule, key)),
    takeBack: async (rule, key) => void (await limiterOf(rule).reward(key)),
    forgive: async (rule, key) => void (await limiterOf(rule).delete(key)),
  };
};
