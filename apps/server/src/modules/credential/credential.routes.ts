import { getAllowlist, replaceAllowlist } from '@balcao/contract/applet-allowlist';
import { endFormerSecret, getAppletSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { createAccessToken, drawAppletCode, listServerCalls } from '@balcao/contract/applet-server';
import { createUploadKey, listUploadKeys, revokeUploadKey } from '@balcao/contract/applet-upload-key';
import type { Implement } from '../../platform/implement.ts';
import type { AccessTokens } from './access-token.service.ts';
import type { AppletAllowlists } from './applet-allowlist.service.ts';
import type { createAppletCodes } from './applet-code.service.ts';
import type { AppletSecrets } from './applet-secret.service.ts';
import type { ServerCalls } from './server-calls.service.ts';
import type { UploadKeys } from './upload-key.service.ts';

interface Services {
  readonly secrets: AppletSecrets;
  readonly allowlists: AppletAllowlists;
  readonly tokens: AccessTokens;
  readonly calls: ServerCalls;
  readonly uploadKeys: UploadKeys;
  readonly codes: ReturnType<typeof createAppletCodes>;
}

export const credentialRoutes = (implement: Implement, services: Services): void => {
  const { secrets, allowlists, tokens, calls, codes, uploadKeys } = services;
  implement(getAppletSecret, secrets.get);
  implement(resetAppletSecret, secrets.reset);
  implement(endFormerSecret, secrets.endFormer);
  implement(getAllowlist, allowlists.get);
  implement(replaceAllowlist, allowlists.replace);
  implement(listUploadKeys, uploadKeys.list);
  implement(createUploadKey, uploadKeys.create);
  implement(revokeUploadKey, uploadKeys.revoke);
  implement(listServerCalls, calls.list);
  implement(createAccessToken, tokens.create);
  implement(drawAppletCode, codes.draw);
};
