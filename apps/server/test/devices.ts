import { type DeviceProduct, setUpDevice } from '@balcao/contract/device';
import { PaymentProduct } from '@balcao/contract/order';
import type { Caller } from '@balcao/sdk/client';
import { transaction } from '../src/platform/db.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

/** A device of a team, set up. */
export interface TestDevice {
  readonly serial: string;
  readonly token: string;
  readonly call: Caller;
}
interface Ask {
  readonly product?: DeviceProduct;
  readonly name?: string;
  readonly settings?: Readonly<Record<string, unknown>>;
}

/** A device of a team as its member adds it; its set-up code waits to be typed in. */
export const addedDevice = async (
  { platform, services }: TestApp,
  team: Pick<Team, 'merchantId' | 'accountId'>,
  ask: Ask = {},
) => {
  const now = platform.clock.now();
  const { code, kept } = services.devices.newSetUp(now);
  const { merchantId, accountId: createdBy } = team;
  const of = { merchantId, createdBy, product: PaymentProduct.enum.pos, name: 'Caixa 1', now, ...ask };
  const { serial } = await transaction(platform.db, (tx) => services.devices.insert(tx, of, kept));
  return { serial, code };
};

/** The same, set up: a terminal unless another product is named. */
export const device = async (
  testApp: TestApp,
  team: Pick<Team, 'merchantId' | 'accountId'>,
  ask: Ask = {},
): Promise<TestDevice> => {
  const { serial, code } = await addedDevice(testApp, team, ask);
  const { token } = await testApp.caller()(setUpDevice, { body: { code } });
  return { serial, token, call: testApp.caller(token) };
};
