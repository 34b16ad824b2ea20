import type { Tx } from '../../platform/db.ts';
import type { Implement } from '../../platform/implement.ts';
import { createLoginRateLimiter } from '../../platform/login-rate-limiter.ts';
import type { Module } from '../../platform/module.ts';
import { createPasswordHashing } from '../../platform/password-hashing.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import { accountRoutes } from './account.routes.ts';
import { createAccountService } from './account.service.ts';
import { createAccountErasing } from './account-erasing.service.ts';
import { createAccountNames } from './account-names.service.ts';
import { createAvatarService } from './avatar.service.ts';
import { createBoundData } from './bound-data.ts';
import { createCaptchaService } from './captcha.service.ts';
import { createChatBindings } from './chat-binding.service.ts';
import { createCredentials } from './credentials.service.ts';
import { createKnownNetworks } from './known-networks.service.ts';
import { createOwnEmail } from './own-email.service.ts';
import { createOwnPassword } from './own-password.service.ts';
import { createRegistrations } from './registration.service.ts';

/** What accounts do to the sessions of their owner: done by the module of sessions, which is made later. */
interface SessionsOfAccounts {
  open(
    tx: Tx,
    accountId: string,
    from: { ip: string; userAgent: string; timeZone: string; now: Date },
  ): Promise<string>;
  /** All of them but the one that is named. */
  endAll(tx: Tx, accountId: string, now: Date, except?: string): Promise<void>;
}
interface Needs {
  readonly platform: Pick<
    Platform,
    'config' | 'db' | 'clock' | 'jobs' | 'limits' | 'mailer' | 'secrets' | 'fileInspector'
  >;
}

/** Who people are, and by what they prove it. */
export const accountModule = ({ platform }: Needs) => {
  const { db, clock, jobs, limits, mailer, secrets, fileInspector } = platform;
  const { publicBaseUrl } = platform.config;
  const sessionPort = createPort<SessionsOfAccounts>('the sessions of accounts');
  const sessions: SessionsOfAccounts = {
    open: (...ask) => sessionPort.get().open(...ask),
    endAll: (...ask) => sessionPort.get().endAll(...ask),
  };
  const passwords = createPasswordHashing(secrets);
  const networks = createKnownNetworks({ db, clock, jobs });
  const loginRateLimiter = createLoginRateLimiter(limits, 'member', networks.isKnown);
  const captchas = createCaptchaService({ db, clock, jobs, secrets });
  const ownPassword = createOwnPassword({ db, limits, passwords, mailer, publicBaseUrl, sessions });
  const registrations = createRegistrations({ captchas, mailer, publicBaseUrl });
  const accounts = createAccountService({
    db,
    captchas,
    registrations,
    passwords,
    rateLimiter: loginRateLimiter,
    ownPassword,
    mailer,
    publicBaseUrl,
    sessions,
  });
  const ownEmail = createOwnEmail({ db, limits, captchas, mailer, publicBaseUrl, sessions });
  const avatars = createAvatarService({ db, fileInspector });
  const credentials = createCredentials({ db, passwords, networks });
  const names = createAccountNames();
  const bindings = createChatBindings({ mailer, publicBaseUrl, sessions });
  return {
    services: {
      passwords,
      networks,
      loginRateLimiter,
      captchas,
      ownPassword,
      accounts,
      registrations,
      ownEmail,
      avatars,
      credentials,
      names,
      accountErasing: createAccountErasing({ mailer }),
      bindings,
      boundData: [createBoundData({ bindings })],
    },
    ports: { sessions: sessionPort },
    routes: (implement: Implement) => accountRoutes(implement, { accounts, ownEmail, ownPassword, avatars }),
  } satisfies Module;
};
