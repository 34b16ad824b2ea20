import { PaymentProduct } from '@balcao/contract/order';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { prefetch, prefetchWith } from '../app/prefetch.ts';
import { withWords } from '../lib/words.ts';
import { notFoundPage } from './layouts.tsx';
import { paymentRoute } from './payment-group.ts';

/** Comes with the page: what asks for products is more than the routes need. */
const products = () => import('../features/product/product.queries.ts');

const productsRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/products',
  staticData: { title: 'products', menuId: 'payment.products' },
  loader: ({ context }) =>
    prefetchWith(products(), ({ productsOptions }) => prefetch(context, 'payment.products', productsOptions)),
  component: lazyRouteComponent(
    () => withWords('setting', () => import('../features/product/product-list-page.tsx')),
    'ProductListPage',
  ),
});

interface ProductSearch {
  /** The form is open: the product is asked for, or what was accepted is to be changed. */
  edit?: true;
  /** The step of the form. */
  step?: string;
  /** The code of the shop that is open in the side panel. */
  code?: string;
}

const productRoute = createRoute({
  getParentRoute: () => paymentRoute,
  path: '/products/$product',
  staticData: { title: 'products', menuId: 'payment.products', hidden: true },
  notFoundComponent: notFoundPage,
  params: {
    parse: ({ product }) => {
      const known = PaymentProduct.options.find((one) => one === product);
      if (!known) throw notFound();
      return { product: known };
    },
    stringify: ({ product }) => ({ product }),
  },
  validateSearch: (search: Record<string, unknown>): ProductSearch => ({
    // An address holds text only.
    ...(String(search.edit) === 'true' ? { edit: true } : {}),
    ...(typeof search.step === 'string' ? { step: search.step } : {}),
    ...(typeof search.code === 'string' ? { code: search.code } : {}),
  }),
  loader: ({ context, params: { product } }) =>
    prefetchWith(products(), ({ productOptions }) => prefetch(context, 'payment.products', productOptions(product))),
  component: lazyRouteComponent(() => withWords('setting', () => import('./product-page.tsx')), 'ProductPage'),
});

export const productRoutes = [productsRoute, productRoute] as const;
