import { createAccountNames } from './modules/account/account-names.service.ts';
import type { PaymentService } from './modules/customer/payment.service.ts';
import { createAnnouncements } from './modules/device/announcement.service.ts';
import { createDemoDevices } from './modules/device/demo-device.service.ts';
import { createDeviceService } from './modules/device/device.service.ts';
import { createDeviceStream } from './modules/device/device-stream.service.ts';
import { ownDevicePresenter } from './modules/device/own-device.ts';
import { salePresenter } from './modules/device/sale.present.ts';
import { createSaleService } from './modules/device/sale.service.ts';
import { createTapService } from './modules/device/tap.service.ts';
import { createTeamDevices } from './modules/device/team-device.service.ts';
import type { OrderService } from './modules/order/order.service.ts';
import { createOrdersByDevice } from './modules/order/order-by-device.service.ts';
import type { OrderOutcomes } from './modules/order/order-outcome.service.ts';
import type { ProductService } from './modules/product/product.service.ts';
import type { ShopCodes } from './modules/product/shop-code.service.ts';
import type { SandboxRails } from './modules/rail/sandbox-rail.service.ts';
import type { RefundService } from './modules/refund/refund.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import type { Platform } from './platform/platform.ts';

interface Around {
  readonly teams: TeamService;
  readonly products: ProductService;
  readonly shopCodes: ShopCodes;
  readonly orders: OrderService;
  readonly outcomes: OrderOutcomes;
  readonly payments: PaymentService;
  readonly refunds: RefundService;
  readonly sandboxRails: SandboxRails;
}

/** What takes payments on the spot. */
export const openDevices = (platform: Platform, around: Around) => {
  const { db, events, config } = platform;
  const { teams, products, shopCodes, outcomes, sandboxRails: rail } = around;
  const presentOwn = ownDevicePresenter({
    teams,
    products,
    codeOf: (queries, { merchantId, serial }) => shopCodes.brCodeOfDevice(queries, merchantId, serial),
  });
  const devices = createDeviceService({ ...platform, presentOwn });
  const announcements = createAnnouncements({ ...platform, products, outcomes });
  const byDevice = createOrdersByDevice({ db, outcomes });
  const presentSale = salePresenter(config.publicBaseUrl);
  const taking = { ...around, byDevice, rail };
  return {
    devices,
    teamDevices: createTeamDevices({ db, names: createAccountNames(), teams, products, shopCodes, devices }),
    demoDevices: createDemoDevices({ db, teams, shopCodes, devices }),
    deviceStream: createDeviceStream({ db, events, devices, announcements }),
    sales: createSaleService({
      ...taking,
      db,
      refunds: around.refunds.requests,
      present: presentSale,
      sandbox: config.sandbox,
    }),
    taps: createTapService({ ...platform, ...taking, presentSale }),
  };
};
