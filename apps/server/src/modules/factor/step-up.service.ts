import { CaptchaCode } from '@balcao/contract/account';
import { approvalMinutes } from '@balcao/contract/approval';
import { FactorCode, stepUpLifeMinutes, type verify, type verifyLogin } from '@balcao/contract/factor';
import type { Db, Tx } from '../../platform/db.ts';
import { idempotently } from '../../platform/idempotency.ts';
import type { Call } from '../../platform/implement.ts';
import { Refusal, refuse } from '../../platform/refusal.ts';
import type { CaptchaService } from '../account/captcha.service.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { OwnPassword } from '../account/own-password.service.ts';
import type { SecondStep } from '../session/second-step.service.ts';
import type { Approvals } from './approval.service.ts';
import { type FactorService, isAppCode } from './factor.service.ts';
import type { FactorEmails } from './factor-emails.ts';

interface Needs {
  readonly db: Db;
  readonly factors: FactorService;
  readonly credentials: Pick<Credentials, 'find'>;
  readonly captchas: Pick<CaptchaService, 'prove' | 'useUp'>;
  readonly secondStep: SecondStep;
  /** Guesses here and at changing the password are counted together. */
  readonly ownPassword: Pick<OwnPassword, 'prove'>;
  readonly emails: FactorEmails;
  readonly approvals: Pick<Approvals, 'approve'>;
}
type Person = NonNullable<Awaited<ReturnType<Credentials['find']>>>;
type StepUpCall = Call<typeof verify>;
type Place = Pick<StepUpCall, 'ip' | 'userAgent' | 'now'>;

/** Showing that one is who one says: the second step of logging in, and again before what matters (rule: second-factor-first, codes-work-once, credential-changes). */
export const createStepUps = (needs: Needs) => {
  const { db, factors, credentials, captchas, secondStep, ownPassword, emails, approvals } = needs;

  const personOf = async (accountId: string): Promise<Person> =>
    (await credentials.find(accountId)) ?? refuse('session_ended');

  /** Uses up the code with what it is used for. Its owner reads of every recovery code that is gone. */
  const accept = async (tx: Tx, person: Person, code: string, from: Place): Promise<void> => {
    if (!(await factors.accept(tx, person.id, code, from.now))) refuse('factor_wrong');
    if (isAppCode(code)) return;
    const { recoveryCodesLeft: left } = await factors.state(tx, person.id);
    await emails.send(tx, person, { what: 'recoveryUsed', left, from });
  };

  /** A code for one call opens that call and nothing else: it does not prove the session. */
  const proveByFactor = async (call: StepUpCall, person: Person): Promise<void> => {
    const { value, approval } = call.body;
    const { success, data: code = '' } = FactorCode.safeParse(value);
    if (!success) refuse('factor_wrong');
    await factors.throttled({ email: person.email, ip: call.ip, code }, () =>
      idempotently(db, call, async (tx) => {
        await accept(tx, person, code, call);
        if (approval) await approvals.approve(tx, call.actor, approval, call.now);
        else await secondStep.prove(tx, call.actor.sessionId, call.now);
      }),
    );
  };

  const proveByPassword = async (call: StepUpCall): Promise<void> => {
    await ownPassword.prove(call.actor, call.body.value);
    await idempotently(db, call, (tx) => secondStep.prove(tx, call.actor.sessionId, call.now));
  };

  const proveByCaptcha = async (call: StepUpCall, { id: accountId, email }: Person): Promise<void> => {
    const { success, data: code = '' } = CaptchaCode.safeParse(call.body.value);
    if (!success) refuse('captcha_wrong');
    const captcha = await captchas.prove({ email, purpose: 'verify', accountId }, code, call.now);
    await idempotently(db, call, async (tx) => {
      await captchas.useUp(tx, captcha, call.now);
      await secondStep.prove(tx, call.actor.sessionId, call.now);
    });
  };
  const proveBy = { factor: proveByFactor, password: proveByPassword, captcha: proveByCaptcha };

  return {
    /** @throws Refusal `factor_wrong`. */
    acceptCode: accept,

    /** The second step of logging in. Five wrong codes end it (rule: second-factor-first). */
    verifyLogin: async (call: Call<typeof verifyLogin>): Promise<{ token: string }> => {
      const { accountId, sessionId } = call.actor;
      const { code } = call.body;
      const person = await personOf(accountId);
      const { isLast } = await secondStep.countTry(sessionId);
      try {
        return await factors.throttled({ email: person.email, ip: call.ip, code }, () =>
          idempotently(db, call, async (tx) => {
            const token = await secondStep.complete(tx, call.actor, call);
            await accept(tx, person, code, call);
            return { token };
          }),
        );
      } catch (error) {
        if (isLast && error instanceof Refusal) await secondStep.giveUp(sessionId, call.now);
        throw error;
      }
    },

    /** With two-step verification on, only the second factor counts; otherwise the password, or a code by e-mail. */
    verify: async (call: StepUpCall): Promise<{ goodUntil: string }> => {
      const { method, approval } = call.body;
      if (approval && method !== 'factor') refuse('state_forbids');
      const person = await personOf(call.actor.accountId);
      if ((await factors.isOn(db, person.id)) !== (method === 'factor')) refuse('state_forbids');
      await proveBy[method](call, person);
      const minutes = approval ? approvalMinutes : stepUpLifeMinutes;
      return { goodUntil: new Date(call.now.getTime() + minutes * 60_000).toISOString() };
    },
  };
};
export type StepUps = ReturnType<typeof createStepUps>;
