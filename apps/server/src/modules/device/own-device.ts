import { DeviceProduct, DeviceSettings, type OwnDevice } from '@balcao/contract/device';
import type { Queries } from '../../platform/db.ts';
import { refuse } from '../../platform/refusal.ts';
import type { ProductService } from '../product/product.service.ts';
import type { TeamService } from '../team/team.service.ts';
import type { DeviceRow } from './device.tables.ts';

interface Needs {
  readonly teams: Pick<TeamService, 'payee'>;
  readonly products: Pick<ProductService, 'terms'>;
  /** What the QR code of a sound box says, where it has one. */
  readonly codeOf: (queries: Queries, device: DeviceRow) => Promise<string | null>;
}
export type PresentOwn = (queries: Queries, device: DeviceRow) => Promise<OwnDevice>;

const { pos, soundBox, tap } = DeviceProduct.enum;

/** What a device knows of itself: its own settings, within what its product allows. */
export const ownDevicePresenter =
  ({ teams, products, codeOf }: Needs): PresentOwn =>
  async (queries, device) => {
    const { merchantId, serial, name, product } = device;
    const payee = (await teams.payee(queries, merchantId)) ?? refuse('session_ended');
    const of = { serial, name, merchantName: payee.name, merchantNumber: payee.merchantNumber };
    if (product === soundBox) {
      const { active, settings } = await products.terms(queries, merchantId, soundBox);
      const [own, code] = [DeviceSettings[soundBox].parse(device.settings), await codeOf(queries, device)];
      const isOpen = active && payee.certified;
      return { ...of, product, isOpen, settings: own, spoken: settings.spoken, code, position: device.said };
    }
    if (product === tap) {
      const { active, methods } = await products.terms(queries, merchantId, tap);
      return { ...of, product, isOpen: active && payee.certified, methods: [...methods] };
    }
    const terms = await products.terms(queries, merchantId, pos);
    const own = DeviceSettings[pos].parse(device.settings);
    return {
      ...of,
      product,
      isOpen: terms.active && payee.certified,
      methods: [...terms.methods],
      instalmentsAtMost: Math.min(own.instalmentsAtMost, terms.instalmentsAtMost),
      mayVoid: own.mayVoid,
      offersReceipt: terms.settings.offersReceipt,
    };
  };
