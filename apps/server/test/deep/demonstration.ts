import { loginCustomer } from '@balcao/contract/customer';
import { changeTeam, login } from '@balcao/contract/session';
import { listDestinations } from '@balcao/contract/withdrawal-destination';
import type { Caller } from '@balcao/sdk/client';
import { createBearerCaller } from '@balcao/sdk/member';
import { createMerchantCaller } from '@balcao/sdk/merchant';
import { demoPassword, demoTeams } from '../../src/modules/sandbox/seed-people.ts';
import { transaction } from '../../src/platform/db.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { layOut } from '../lay-out.ts';
import type { Services } from '../services.ts';

const walletAtStart = 100_000_000;
/** Limits count by person: several people pay. */
const payers = Array.from({ length: 20 }, (_, index) => ({
  name: `Pagador ${index}`,
  phone: `+55119000000${String(index).padStart(2, '0')}`,
  pin: '135790',
  balance: walletAtStart,
}));
/** All that the payers have together at the start, in centavos. */
export const inWalletsAtStart = payers.length * walletAtStart;

/** Lays out the demonstration and many payers below the folder; `more` adds what a test needs in addition. */
export const layOutDemonstration = (
  dataDir: string,
  more: (services: Services, platform: Platform) => Promise<void> = async () => {},
) =>
  layOut(dataDir, async (services, platform) => {
    const merchant = await services.seeds.seed('small');
    if (!merchant) throw new Error('the database is not empty');
    await transaction(platform.db, (tx) => services.customers.add(tx, payers));
    const team = await services.teams.byNumber(platform.db, merchant.merchantNumber);
    const { keyId, publicKey } = platform.signing;
    await more(services, platform);
    return { merchant, merchantId: team?.merchantId ?? '', platformKeys: { [keyId]: publicKey } };
  });
export type Demonstration = Awaited<ReturnType<typeof layOutDemonstration>>;

/** Who calls a demonstration at the address: its shop, its payers, a member, and those who are not signed in. */
export const enterDemonstration = async (baseUrl: string, { merchant, merchantId, platformKeys }: Demonstration) => {
  const callerOf = (token?: string): Caller =>
    createBearerCaller({
      baseUrl,
      send: fetch,
      token: () => token,
      language: () => 'pt-BR',
      timeZone: () => 'America/Sao_Paulo',
    });
  const tokenOfTeam = async (): Promise<string> => {
    const { email } = demoTeams[0].founder;
    const { token } = await callerOf()(login, { body: { email, password: demoPassword } });
    return (await callerOf(token)(changeTeam, { body: { merchantId } })).token;
  };
  const enterTeam = async (): Promise<Caller> => callerOf(await tokenOfTeam());
  const wallets = await Promise.all(
    payers.map(async ({ phone, pin }) => callerOf((await callerOf()(loginCustomer, { body: { phone, pin } })).token)),
  );
  const memberToken = await tokenOfTeam();
  const member = callerOf(memberToken);
  const { list } = await member(listDestinations, {});
  return {
    merchantId,
    destinationId: list[0]?.id ?? '',
    wallets,
    member,
    memberToken,
    inWallets: inWalletsAtStart,
    shop: createMerchantCaller({ ...merchant, baseUrl, platformKeys }) as Caller,
    nobody: callerOf(),
    enterTeam,
  };
};
