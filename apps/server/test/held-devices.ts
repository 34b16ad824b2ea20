import { blockDevice, changeDevice, getDevice, removeDevice, renewSetUp } from '@balcao/contract/device-list';
import { cancelSale, getSale, sell, voidSale } from '@balcao/contract/device-sale';
import { cancelTap, getTap, startTap } from '@balcao/contract/device-tap';
import { PaymentProduct } from '@balcao/contract/order';
import { transaction } from '../src/platform/db.ts';
import { device } from './devices.ts';
import type { Team } from './people.ts';
import type { TestApp } from './test-app.ts';

const { pos, tap } = PaymentProduct.enum;

/** A terminal that waits for a payment, a phone that waits to be tapped, and a terminal that is there to be taken away. */
export const heldDevices = async (testApp: TestApp, team: Team) => {
  const { platform, services } = testApp;
  await transaction(platform.db, (tx) =>
    services.products.activate(tx, team.merchantId, [pos, tap], platform.clock.now()),
  );
  const terminal = await device(testApp, team);
  const phone = await device(testApp, team, { product: tap });
  const { serial: deviceSerial } = await device(testApp, team);
  const sale = { body: { method: '02', amount: 500 } } as const;
  const { number: saleNumber } = await terminal.call(sell, sale, { idempotencyKey: crypto.randomUUID() });
  const { id: tapId } = await phone.call(startTap, { body: { amount: 500 } });
  return { ids: { deviceSerial, saleNumber, tapId }, tokens: { terminal: terminal.token, phone: phone.token } };
};

/** Every call that names something of a device: reads first, then changes, then what takes away. */
export const deviceAsks = (ids: { deviceSerial: string; saleNumber: string; tapId: string }) => {
  const serial = { params: { serial: ids.deviceSerial } };
  const [number, id] = [{ params: { number: ids.saleNumber } }, { params: { id: ids.tapId } }];
  const body = { name: 'Caixa 2', settings: {}, version: 1 };
  return [
    { target: getSale, by: 'terminal', ...number },
    { target: getTap, by: 'phone', ...id },
    { target: getDevice, by: 'member', ...serial },
    { target: voidSale, by: 'terminal', ...number },
    { target: cancelSale, by: 'terminal', ...number },
    { target: cancelTap, by: 'phone', ...id },
    { target: changeDevice, by: 'member', ...serial, body },
    { target: blockDevice, by: 'member', ...serial },
    { target: renewSetUp, by: 'member', ...serial },
    { target: removeDevice, by: 'member', ...serial },
  ] as const;
};
