import type { RefusalName } from '@balcao/contract/refusal';
import type { Limits, Rule } from './limits.ts';
import { networkOf } from './limits.ts';
import { refuse } from './refusal.ts';

export interface LoginRateLimiter {
  /**
   * Runs `prove`, which answers with who it is or undefined. Counts the try before it runs, so that many at once cannot race the
   * counters, and takes it back when it proves right.
   * @throws Refusal `wrong`, which is `credentials_wrong` where it is left out, or `account_locked` when there were too many.
   */
  attempt<T>(email: string, ip: string, prove: () => Promise<T | undefined>, wrong?: RefusalName): Promise<T>;
  /** The person has shown by mail that the account is theirs: their own tries begin again. */
  forgive(email: string, ip: string): Promise<void>;
}

const refusal = 'account_locked';

/** An address that one customer of a provider holds: all of IPv4, the /64 of IPv6. */
const addressOf = (ip: string): string => (ip.replace(/^::ffff:/, '').includes(':') ? networkOf(ip) : ip);

/** Whether the owner of the e-mail has lately logged in from this network. */
type IsKnown = (email: string, network: string) => Promise<boolean>;

/**
 * How often a password may be guessed (rule: login-rate-limit). Counted by e-mail, with or without an account. An attacker in one network is stopped
 * there, before the account's own counter increases. Attackers in many networks use up that counter for strangers only: in networks known for the
 * owner it is neither checked nor increased, and only the network's own counter counts.
 */
export const createLoginRateLimiter = (
  limits: Limits,
  login: 'member' | 'staff' | 'staff-factor' | 'customer' | 'factor',
  isKnown: IsKnown = async () => false,
): LoginRateLimiter => {
  const perNetwork: Rule = { name: `${login}-login-network`, points: 10, seconds: 900, refusal };
  const perAddress: Rule = { name: `${login}-login-address`, points: 300, seconds: 3_600, refusal };
  const perAccount: Rule = { name: `${login}-login-account`, points: 100, seconds: 86_400, refusal };
  return {
    attempt: async (email, ip, prove, wrong = 'credentials_wrong') => {
      const here = `${email} ${networkOf(ip)}`;
      await limits.strike(perNetwork, here);
      await limits.strike(perAddress, addressOf(ip));
      const isHome = await isKnown(email, networkOf(ip));
      if (!isHome) await limits.strike(perAccount, email);
      const proven = (await prove()) ?? refuse(wrong);
      await limits.forgive(perNetwork, here);
      await limits.takeBack(perAddress, addressOf(ip));
      if (!isHome) await limits.takeBack(perAccount, email);
      return proven;
    },
    forgive: async (email, ip) => {
      await limits.forgive(perNetwork, `${email} ${networkOf(ip)}`);
      await limits.forgive(perAccount, email);
    },
  };
};
