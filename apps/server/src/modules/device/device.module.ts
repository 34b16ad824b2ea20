import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountNames } from '../account/account-names.service.ts';
import type { PaymentService } from '../customer/payment.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { OrdersByDevice } from '../order/order-by-device.service.ts';
import type { OrderOutcomes } from '../order/order-outcome.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { RefundService } from '../refund/refund.service.ts';
import type { ShopCodes } from '../shop/shop-code.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createAnnouncements } from './announcement.service.ts';
import { createDemoDevices } from './demo-device.service.ts';
import { deviceRoutes } from './device.routes.ts';
import { createDeviceService } from './device.service.ts';
import { createDeviceStream } from './device-stream.service.ts';
import { ownDevicePresenter } from './own-device.ts';
import { salePresenter } from './sale.present.ts';
import { createSaleService } from './sale.service.ts';
import { createTapService } from './tap.service.ts';
import { createTeamDevices } from './team-device.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'jobs' | 'events' | 'secrets'>;
  readonly names: AccountNames;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly sandboxRails: SandboxRails;
  readonly products: ProductService;
  readonly orders: OrderService;
  readonly outcomes: OrderOutcomes;
  readonly ordersByDevice: OrdersByDevice;
  readonly shopCodes: ShopCodes;
  readonly payments: PaymentService;
  readonly refunds: RefundService;
}

/** What takes payments on the spot. */
export const deviceModule = (needs: Needs) => {
  const { platform, names, logs, teams, products, orders, outcomes, shopCodes, payments } = needs;
  const { sandboxRails: rail, ordersByDevice: byDevice, refunds } = needs;
  const { config, db, clock, jobs, events, secrets } = platform;
  const presentOwn = ownDevicePresenter({
    teams,
    products,
    codeOf: (queries, { merchantId, serial }) => shopCodes.brCodeOfDevice(queries, merchantId, serial),
  });
  const devices = createDeviceService({ db, clock, secrets, events, logs, presentOwn });
  const announcements = createAnnouncements({ db, clock, jobs, events, products, outcomes });
  const deviceStream = createDeviceStream({ db, events, devices, announcements });
  const present = salePresenter({ publicBaseUrl: config.publicBaseUrl, clock });
  const sales = createSaleService({
    db,
    orders,
    byDevice,
    products,
    rail,
    refunds: refunds.requests,
    present,
    sandbox: config.sandbox,
  });
  const taps = createTapService({
    db,
    clock,
    orders,
    byDevice,
    products,
    teams,
    payments,
    rail,
    presentSale: present,
  });
  const demoDevices = createDemoDevices({ db, teams, shopCodes, devices });
  const teamDevices = createTeamDevices({ db, names, logs, teams, products, shopCodes, devices });
  return {
    services: { devices, demoDevices },
    routes: (implement: Implement) =>
      deviceRoutes(implement, { devices, sales, deviceStream, taps, demoDevices, teamDevices }),
    serve: (app: FastifyInstance) => void app.addHook('preClose', deviceStream.endAll),
  } satisfies Module;
};
