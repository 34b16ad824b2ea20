import { watchPages } from '@balcao/ui/leave-page';
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
  type SearchSchemaInput,
} from '@tanstack/react-router';
import { sessionToken } from '../lib/session-token.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A step of its own, with a way back: the tabs are not shown. */
    step?: true;
  }
  interface Register {
    router: typeof router;
  }
}

/** One text of the address; what is none, or too long to be one of ours, is as good as none. */
const word =
  <Name extends string>(name: Name, max: number) =>
  (search: { [Key in Name]?: unknown } & SearchSchemaInput): { [Key in Name]?: string } => {
    const given = String(search[name] ?? '').trim();
    return given !== '' && given.length <= max ? ({ [name]: given } as { [Key in Name]: string }) : {};
  };

const root = createRootRoute({
  component: lazyRouteComponent(() => import('./phone-page.tsx'), 'PhonePage'),
  notFoundComponent: lazyRouteComponent(() => import('./not-found-screen.tsx'), 'NotFoundScreen'),
});

/** Screens of a person's own: without a session they lead to the choice of one, and from there back. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: ({ location }) => {
    if (sessionToken.get() === undefined) throw redirect({ to: '/login', search: { back: location.href } });
  },
});
const wallet = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  component: lazyRouteComponent(() => import('../features/customer/wallet-screen.tsx'), 'WalletScreen'),
});
const pay = createRoute({
  getParentRoute: () => signedIn,
  path: '/pay',
  staticData: { step: true },
  // A code that a link carries may be longer than any and wrong; the screen says so.
  validateSearch: word('code', 2_000),
  component: lazyRouteComponent(() => import('./scan-screen.tsx'), 'ScanScreen'),
});
const payment = createRoute({
  getParentRoute: () => signedIn,
  path: '/payment/$paymentId',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('../features/customer/payment-screen.tsx'), 'PaymentScreen'),
});

const cards = createRoute({
  getParentRoute: () => signedIn,
  path: '/cards',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('../features/customer/card-list-screen.tsx'), 'CardListScreen'),
});

const addresses = createRoute({
  getParentRoute: () => signedIn,
  path: '/address',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('../features/address/address-list-screen.tsx'), 'AddressListScreen'),
});

const ownData = createRoute({
  getParentRoute: () => signedIn,
  path: '/me/data',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('../features/customer/my-data-screen.tsx'), 'MyDataScreen'),
});

const me = createRoute({
  getParentRoute: () => signedIn,
  path: '/me',
  component: lazyRouteComponent(() => import('../features/customer/me-screen.tsx'), 'MeScreen'),
});

const login = createRoute({
  getParentRoute: () => root,
  path: '/login',
  validateSearch: word('back', 4_000),
  component: lazyRouteComponent(() => import('../features/customer/login-screen.tsx'), 'LoginScreen'),
});
const mails = createRoute({
  getParentRoute: () => root,
  path: '/mail',
  validateSearch: word('to', 254),
  component: lazyRouteComponent(() => import('../features/sandbox/mail-list-screen.tsx'), 'MailListScreen'),
});
const mail = createRoute({
  getParentRoute: () => root,
  path: '/mail/$mailId',
  staticData: { step: true },
  validateSearch: word('to', 254),
  component: lazyRouteComponent(() => import('../features/sandbox/mail-screen.tsx'), 'MailScreen'),
});
const tap = createRoute({
  getParentRoute: () => signedIn,
  path: '/tap',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('./tap-route.tsx'), 'TapRoute'),
});
const found = createRoute({
  getParentRoute: () => signedIn,
  path: '/applet',
  validateSearch: word('search', 100),
  component: lazyRouteComponent(() => import('../features/opening/found-screen.tsx'), 'FoundScreen'),
});
/** What a link to a page of a mini program carries: the page, whether it is the trial version, a preview or a version in review, and words for the page. */
const linkWords = (search: Record<string, unknown> & SearchSchemaInput): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search)
      .filter(
        ([name, value]) => /^(page|trial|preview|review|q\.[\w-]{1,64})$/.test(name) && String(value).length <= 512,
      )
      .slice(0, 20)
      .map(([name, value]) => [name, String(value)]),
  );
const opening = createRoute({
  getParentRoute: () => signedIn,
  path: '/applet/$appId',
  staticData: { step: true },
  validateSearch: linkWords,
  component: lazyRouteComponent(() => import('./opening-page.tsx'), 'OpeningPage'),
});
const channels = createRoute({
  getParentRoute: () => signedIn,
  path: '/channel',
  validateSearch: (search: { search?: unknown; category?: unknown } & SearchSchemaInput) => ({
    ...word('search', 100)(search),
    ...word('category', 40)(search),
  }),
  component: lazyRouteComponent(() => import('../features/follower/channel-list-screen.tsx'), 'ChannelListScreen'),
});
const channel = createRoute({
  getParentRoute: () => signedIn,
  path: '/channel/$link',
  staticData: { step: true },
  validateSearch: word('invitation', 40),
  component: lazyRouteComponent(() => import('../features/follower/channel-screen.tsx'), 'ChannelScreen'),
});
const post = createRoute({
  getParentRoute: () => signedIn,
  path: '/channel/$link/post/$id',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('../features/follower/post-screen.tsx'), 'PostScreen'),
});
const postDocument = createRoute({
  getParentRoute: () => signedIn,
  path: '/channel/$link/post/$id/document/$mediaId',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('../features/follower/document-screen.tsx'), 'DocumentScreen'),
});
const conversation = createRoute({
  getParentRoute: () => signedIn,
  path: '/channel/$link/conversation',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('../features/conversation/conversation-screen.tsx'), 'ConversationScreen'),
});
const messageDocument = createRoute({
  getParentRoute: () => signedIn,
  path: '/channel/$link/conversation/document/$position',
  staticData: { step: true },
  component: lazyRouteComponent(
    () => import('../features/conversation/message-document-screen.tsx'),
    'MessageDocumentScreen',
  ),
});
const conversations = createRoute({
  getParentRoute: () => signedIn,
  path: '/conversation',
  component: lazyRouteComponent(
    () => import('../features/conversation/conversation-list-screen.tsx'),
    'ConversationListScreen',
  ),
});
const messages = createRoute({
  getParentRoute: () => signedIn,
  path: '/message',
  component: lazyRouteComponent(() => import('../features/message/message-list-screen.tsx'), 'MessageListScreen'),
});
const devices = createRoute({
  getParentRoute: () => root,
  path: '/device',
  validateSearch: word('code', 200),
  component: lazyRouteComponent(() => import('../features/device/device-list-screen.tsx'), 'DeviceListScreen'),
});
const device = createRoute({
  getParentRoute: () => root,
  path: '/device/$serial',
  staticData: { step: true },
  component: lazyRouteComponent(() => import('../features/device/device-screen.tsx'), 'DeviceScreen'),
});
const bench = createRoute({
  getParentRoute: () => root,
  path: '/bench',
  component: lazyRouteComponent(() => import('./simulator-controls-screen.tsx'), 'SimulatorControlsScreen'),
});

export const router = createRouter({
  routeTree: root.addChildren([
    signedIn.addChildren([
      wallet,
      pay,
      payment,
      cards,
      found,
      opening,
      channels,
      channel,
      post,
      postDocument,
      conversation,
      messageDocument,
      conversations,
      messages,
      tap,
      addresses,
      me,
      ownData,
    ]),
    login,
    mails,
    mail,
    devices,
    device,
    bench,
  ]),
  basepath: '/phone',
  defaultPreload: 'intent',
  defaultPendingMinMs: 0,
});
watchPages(router);
