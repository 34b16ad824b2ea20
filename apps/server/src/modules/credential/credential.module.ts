import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { AppletService } from '../applet/applet.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { MemberService } from '../member/member.service.ts';
import { createAccessTokens } from './access-token.service.ts';
import { createAppletAllowlists } from './applet-allowlist.service.ts';
import { createAppletCodes } from './applet-code.service.ts';
import { createAppletSecrets } from './applet-secret.service.ts';
import { credentialRoutes } from './credential.routes.ts';
import { createServerCalls } from './server-calls.service.ts';
import { createUploadKeys } from './upload-key.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'events' | 'limits' | 'log'>;
  readonly logs: LogService;
  readonly names: AccountNames;
  readonly members: MemberService;
  readonly applets: AppletService;
}

/** How the servers of mini programs are known, and what they may ask for. */
export const credentialModule = ({ platform, logs, names, members, applets }: Needs) => {
  const { config, db, clock, events, limits, log } = platform;
  const secrets = createAppletSecrets({ db, events, logs, names, applets });
  const allowlists = createAppletAllowlists({ db, events, logs, applets });
  const calls = createServerCalls({ db, clock, log, applets });
  const tokens = createAccessTokens({ db, clock, limits, calls });
  const uploadKeys = createUploadKeys({ db, clock, events, logs, names, members, applets });
  const codes = createAppletCodes(config.publicBaseUrl);
  return {
    services: { appletSecrets: secrets, accessTokens: tokens, uploadKeys },
    watch: calls.watch,
    routes: (implement: Implement) =>
      credentialRoutes(implement, { secrets, allowlists, tokens, calls, codes, uploadKeys }),
    serve: (app: FastifyInstance): void => void app.addHook('onClose', calls.close),
  } satisfies Module;
};
