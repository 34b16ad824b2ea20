import { changeTeam, listTeams, login } from '@balcao/contract/session';
import { createBearerCaller } from '@balcao/sdk/member';
import { demoPassword, demoTeams } from '../apps/server/src/modules/sandbox/seed-people.ts';

/** The demonstration's super admin at work in the first team. */
export interface SignedIn {
  readonly token: string;
  readonly merchantId: string;
  readonly merchantNumber: string;
}

/** Signs in through the public API: as the demonstration's super admin, or as someone else with the same password. */
export const signIn = async (baseUrl: string, email: string = demoTeams[0].founder.email): Promise<SignedIn> => {
  const callerOf = (token?: string) =>
    createBearerCaller({
      baseUrl,
      send: fetch,
      token: () => token,
      language: () => 'pt-BR',
      timeZone: () => 'America/Sao_Paulo',
    });
  const first = await callerOf()(login, { body: { email, password: demoPassword } });
  const { merchantList } = await callerOf(first.token)(listTeams, {});
  const [team] = merchantList;
  if (!team) throw new Error('the demonstration has no team');
  const { merchantId, merchantNumber } = team;
  const { token } = await callerOf(first.token)(changeTeam, { body: { merchantId } });
  return { token, merchantId, merchantNumber };
};
