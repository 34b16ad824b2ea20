import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { CertificationService } from '../certification/certification.service.ts';
import type { LogService } from '../log/log.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { OrderFigures } from '../order/order-figures.service.ts';
import type { OrderOutcomes } from '../order/order-outcome.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { shopCodeRoutes } from './shop-code.routes.ts';
import { createShopCodes } from './shop-code.service.ts';
import { createShopCodeNames } from './shop-code-names.service.ts';
import { createShopCounter, type DevicesOfCodes } from './shop-counter.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'events'>;
  readonly logs: LogService;
  readonly teams: TeamService;
  readonly certifications: CertificationService;
  readonly rails: RailService;
  readonly sandboxRails: SandboxRails;
  readonly products: ProductService;
  readonly orders: OrderService;
  readonly outcomes: OrderOutcomes;
  readonly orderFigures: OrderFigures;
}

/** The QR codes of shops, and what is paid at them. */
export const shopModule = (needs: Needs) => {
  const { platform, teams, certifications, rails, sandboxRails: rail, products, orders, outcomes } = needs;
  const { config, db, clock, events } = platform;
  const devicePort = createPort<DevicesOfCodes>('the devices of codes');
  const codeDevices: DevicesOfCodes = { mustTake: (...ask) => devicePort.get().mustTake(...ask) };
  const shopCodes = createShopCodes({
    db,
    events,
    publicBaseUrl: config.publicBaseUrl,
    products,
    teams,
    certifications,
    rail,
    rails,
    figures: needs.orderFigures,
    logs: needs.logs,
  });
  const shopCounter = createShopCounter({ clock, orders, outcomes, shopCodes, devices: codeDevices });
  const shopCodeNames = createShopCodeNames({ db });
  return {
    services: { shopCodes, shopCodeNames, shopCounter, codeDevices },
    ports: { devices: devicePort },
    routes: (implement: Implement) => shopCodeRoutes(implement, shopCodes, shopCodeNames),
  } satisfies Module;
};
