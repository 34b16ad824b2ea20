import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { createBearerCaller } from '@balcao/sdk/member';
import { demoPassword, demoTeams } from '../apps/server/src/modules/sandbox/seed-people.ts';

/** The demonstration's super admin at work in the first team. */
export interface SignedIn {
  readonly token: string;
  readonly merchantId: string;
  readonly merchantNumber: string;
}

/** Signs in by the public door of a server with the sandbox's seed. */
export const signIn = async (baseUrl: string): Promise<SignedIn> => {
  const callerOf = (token?: string) =>
    createBearerCaller({
      baseUrl,
      send: fetch,
      token: () => token,
      language: () => 'pt-BR',
      timeZone: () => 'America/Sao_Paulo',
    });
  const [{ founder }] = demoTeams;
  const first = await callerOf()(login, { body: { email: founder.email, password: demoPassword } });
  const { merchantList } = await callerOf(first.token)(listTeams, {});
  const [team] = merchantList;
  if (!team) throw new Error('the demonstration has no team');
  const { merchantId, merchantNumber } = team;
  const { token } = await callerOf(first.token)(changeTeam, { body: { merchantId } });
  return { token, merchantId, merchantNumber };
};
