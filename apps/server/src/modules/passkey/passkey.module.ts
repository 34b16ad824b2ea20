import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Credentials } from '../account/credentials.service.ts';
import type { SessionService } from '../session/session.service.ts';
import { createCeremony } from './ceremony.ts';
import { createChallenges } from './challenge.ts';
import { passkeyRoutes } from './passkey.routes.ts';
import { createPasskeyService } from './passkey.service.ts';
import { createPasskeyLoginService } from './passkey-login.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'log' | 'limits' | 'mailer'>;
  readonly credentials: Credentials;
  readonly sessions: SessionService;
}

/** The keys on people's devices that log them in. */
export const passkeyModule = ({ platform, credentials, sessions }: Needs) => {
  const { db, clock, jobs, log, limits, mailer } = platform;
  const { publicBaseUrl } = platform.config;
  const ceremony = createCeremony(publicBaseUrl);
  const challenges = createChallenges({ db, clock, jobs });
  const passkeys = createPasskeyService({ db, mailer, credentials, challenges, ceremony, publicBaseUrl });
  const passkeyLogins = createPasskeyLoginService({ db, log, limits, sessions, challenges, ceremony });
  return {
    services: { passkeys, passkeyLogins },
    routes: (implement: Implement) => passkeyRoutes(implement, passkeys, passkeyLogins),
  } satisfies Module;
};
