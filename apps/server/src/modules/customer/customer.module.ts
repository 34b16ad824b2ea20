import type { FastifyInstance } from 'fastify';
import type { Implement } from '../../platform/implement.ts';
import type { Module } from '../../platform/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { createPort } from '../../platform/port.ts';
import type { ChatBindings } from '../account/chat-binding.service.ts';
import type { OrderService } from '../order/order.service.ts';
import type { ProductService } from '../product/product.service.ts';
import type { RailService } from '../rail/rail.service.ts';
import type { SandboxRails } from '../rail/sandbox-rail.service.ts';
import type { ShopCodes } from '../shop/shop-code.service.ts';
import type { DevicesOfCodes, ShopCounter } from '../shop/shop-counter.service.ts';
import type { TeamService } from '../team/team.service.ts';
import { createCardService } from './card.service.ts';
import { createCardTokenService } from './card-token.service.ts';
import { customerRoutes } from './customer.routes.ts';
import { createCustomerService } from './customer.service.ts';
import { createCustomerData, createCustomerErasing } from './customer-personal.service.ts';
import { servePayPages } from './pay-page.ts';
import { createPayableCodes } from './payable.service.ts';
import { createPaymentService, type MayAsk } from './payment.service.ts';
import { createRealNames } from './real-name.service.ts';

interface Needs {
  readonly platform: Pick<Platform, 'config' | 'db' | 'clock' | 'log' | 'limits' | 'loginNetworks' | 'secrets'>;
  readonly bindings: ChatBindings;
  readonly teams: TeamService;
  readonly sandboxRails: SandboxRails;
  readonly rails: RailService;
  readonly products: ProductService;
  readonly orders: OrderService;
  readonly shopCodes: ShopCodes;
  readonly shopCounter: ShopCounter;
  readonly codeDevices: DevicesOfCodes;
}

/** The users of the chat app: who they are, and how they pay. */
export const customerModule = (needs: Needs) => {
  const {
    platform,
    bindings,
    teams,
    sandboxRails: rail,
    rails,
    products,
    orders,
    shopCodes,
    shopCounter: counter,
  } = needs;
  const { config, db, clock, log, limits, loginNetworks: networks, secrets } = platform;
  const { publicBaseUrl, sandbox } = config;
  const customers = createCustomerService({ db, clock, limits, networks, secrets, bindings });
  const cards = createCardService({ db });
  const devices = needs.codeDevices;
  const payableCodes = createPayableCodes({ db, orders, products, teams, shopCodes, counter, devices, rail });
  const mayAskPort = createPort<MayAsk>('the mini programs that ask for payments');
  const mayAsk: MayAsk = (...asked) => mayAskPort.get()(...asked);
  const payments = createPaymentService({ db, clock, orders, codes: payableCodes, rail, mayAsk });
  const cardTokens = createCardTokenService({ db, log, orders, codes: payableCodes, rails });
  return {
    services: {
      customers,
      cards,
      payments,
      realNames: createRealNames({ secrets }),
      customerErasing: createCustomerErasing({ networks }),
      customerData: createCustomerData({ secrets }),
    },
    ports: { mayAsk: mayAskPort },
    routes: (implement: Implement) =>
      customerRoutes(implement, { cards, cardTokens, customers, payableCodes, payments }),
    serve: (app: FastifyInstance) => servePayPages({ app, publicBaseUrl, sandbox }),
  } satisfies Module;
};
