import type { CertificationService } from './modules/certification/certification.service.ts';
import { createPayableCodes } from './modules/customer/payable.service.ts';
import { createDeviceStanding } from './modules/device/device-standing.service.ts';
import type { OrderService } from './modules/order/order.service.ts';
import type { OrderFigures } from './modules/order/order-figures.service.ts';
import type { OrderOutcomes } from './modules/order/order-outcome.service.ts';
import type { ProductService } from './modules/product/product.service.ts';
import { createProductActivations } from './modules/product/product-activation.service.ts';
import { createProductList } from './modules/product/product-list.service.ts';
import { keepProducts } from './modules/product/product-standing.service.ts';
import { createShopCodes } from './modules/product/shop-code.service.ts';
import { createShopCounter } from './modules/product/shop-counter.service.ts';
import type { RailService } from './modules/rail/rail.service.ts';
import type { SandboxRails } from './modules/rail/sandbox-rail.service.ts';
import type { ReviewService } from './modules/review/review.service.ts';
import type { ReviewDrafts } from './modules/review/review-draft.service.ts';
import type { TeamService } from './modules/team/team.service.ts';
import type { UploadService } from './modules/upload/upload.service.ts';
import type { Platform } from './platform/platform.ts';

interface Known {
  readonly teams: TeamService;
  readonly certifications: CertificationService;
}

/** Payment products: asked for, decided, set up. */
export const openProducts = (
  { config, db, events }: Platform,
  known: Known & {
    readonly reviews: ReviewService;
    readonly drafts: ReviewDrafts;
    readonly uploads: UploadService;
    readonly products: ProductService;
  },
) => {
  keepProducts({ events, ...known });
  const productList = createProductList({ db, events, supportEmail: config.supportEmail, ...known });
  return { productList, productActivations: createProductActivations({ db, ...known, list: productList }) };
};

/** The QR codes of shops, and what is paid at them. */
export const openShops = (
  { config, db, clock, events }: Platform,
  known: Known & {
    readonly products: ProductService;
    readonly orders: OrderService;
    readonly outcomes: OrderOutcomes;
    readonly figures: OrderFigures;
    readonly rail: Pick<SandboxRails, 'plays'>;
    readonly rails: Pick<RailService, 'standingCodeOf'>;
  },
) => {
  const deviceStanding = createDeviceStanding();
  const shopCodes = createShopCodes({ db, events, publicBaseUrl: config.publicBaseUrl, ...known });
  const counter = createShopCounter({ clock, shopCodes, deviceStanding, ...known });
  return { shopCodes, payableCodes: createPayableCodes({ db, shopCodes, counter, deviceStanding, ...known }) };
};
