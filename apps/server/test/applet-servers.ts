import { getApplet } from '@balcao/contract/applet';
import { getAppletSecret, resetAppletSecret } from '@balcao/contract/applet-secret';
import { createAccessToken } from '@balcao/contract/applet-server';
import { createUploadKey } from '@balcao/contract/applet-upload-key';
import { openApplet } from './held-applets.ts';
import type { Team } from './people.ts';
import { prove } from './sessions.ts';
import type { TestApp } from './test-app.ts';

/** The server of a mini program: what it knows itself by, and where it calls from. */
export interface AppletServer {
  readonly appletId: string;
  readonly appId: string;
  readonly appSecret: string;
}

/** Makes the next AppSecret, by someone who has just proven who they are. */
export const resetSecret = async (testApp: TestApp, team: Pick<Team, 'call' | 'token'>, appletId: string) => {
  await prove(testApp, team.token);
  const params = { id: appletId };
  const { version } = await team.call(getAppletSecret, { params });
  return team.call(resetAppletSecret, { params, body: { version } });
};

const serverOf = async (
  testApp: TestApp,
  team: Pick<Team, 'call' | 'token'>,
  appletId: string,
): Promise<AppletServer> => {
  const { appId } = await team.call(getApplet, { params: { id: appletId } });
  const { secret: appSecret } = await resetSecret(testApp, team, appletId);
  return { appletId, appId, appSecret };
};

export const appletServer = async (testApp: TestApp, team: Team): Promise<AppletServer> =>
  serverOf(testApp, team, await openApplet(team));

/** A key for the tool of a machine, made by someone who has just proven who they are. */
export const makeUploadKey = async (
  testApp: TestApp,
  team: Pick<Team, 'call' | 'token'>,
  appletId: string,
  name = 'CI',
) => {
  await prove(testApp, team.token);
  return team.call(createUploadKey, { params: { id: appletId }, body: { name } });
};
export const uploadKey = async (testApp: TestApp, team: Team): Promise<string> =>
  (await makeUploadKey(testApp, team, await openApplet(team))).secret;

/** An access token of this mini program of the team, for an AppSecret that is made for it. */
export const accessTokenOf = async (
  testApp: TestApp,
  team: Pick<Team, 'call' | 'token'>,
  appletId: string,
): Promise<string> => {
  const { appId, appSecret } = await serverOf(testApp, team, appletId);
  return (await testApp.caller()(createAccessToken, { body: { appId, appSecret } })).accessToken;
};

/** An access token of a mini program of the team. */
export const accessToken = async (testApp: TestApp, team: Team): Promise<string> =>
  accessTokenOf(testApp, team, await openApplet(team));
