import type { Delivery } from '@balcao/contract/address-book';
import type { AskStanding, MessageAnswer } from '@balcao/contract/message-consent';
import type { AppletGrant, AppletPermission, Opening } from '@balcao/contract/opening';
import type { CallHandlers } from './bridge.ts';
import { CallError } from './call-error.ts';
import type { AskedMessage, OpeningCalls } from './opening.queries.ts';

/** What the phone asks the person for a mini program; each answers when they have. */
export interface Asks {
  readonly allow: (permission: AppletPermission) => Promise<boolean>;
  readonly pay: (code: string) => Promise<boolean>;
  readonly scan: () => Promise<string | null>;
  /** The address that they choose; null where they close it. */
  readonly address: () => Promise<Delivery | null>;
  /** What they say to each message, by its id. */
  readonly subscribe: (messages: readonly AskedMessage[]) => Promise<Readonly<Record<string, MessageAnswer>>>;
  readonly share: (link: string, title: string) => Promise<void>;
  readonly setTitle: (title: string) => void;
  readonly ready: () => void;
}

interface Needs {
  readonly opening: Opening;
  readonly calls: OpeningCalls;
  readonly asks: Asks;
  /** What was answered so far, as it stands now. */
  readonly grants: () => readonly AppletGrant[];
  readonly keepGrants: (grants: readonly AppletGrant[]) => void;
}

const locate = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      () => reject(new CallError('failed', 'The phone does not know where it is')),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  });

/** The address that opens a page of a mini program in the chat app. */
export const linkOf = ({ applet }: Opening, page?: string, query: Readonly<Record<string, string>> = {}): string => {
  const link = new URL(`/phone/applet/${applet.appId}`, location.origin);
  if (page) link.searchParams.set('page', page);
  for (const [name, value] of Object.entries(query)) link.searchParams.set(`q.${name}`, value);
  return link.href;
};

/** What a page hears of an answer: how long something is allowed is between the person and the phone. */
const toldOf = (standing: MessageAnswer | AskStanding) => (standing === 'always' ? 'accept' : standing);

/** What the phone does when a mini program calls. */
export const handlersOf = ({ opening, calls, asks, grants, keepGrants }: Needs): CallHandlers => {
  /** Asks the person once; the answer holds until they change it. @throws CallError `undeclared`, `denied` */
  const need = async (permission: AppletPermission): Promise<void> => {
    if (!opening.permissions.includes(permission))
      throw new CallError('undeclared', `app.json does not ask for ${permission}`);
    const known = grants().find((one) => one.permission === permission);
    if (known?.isGranted) return;
    const isGranted = known ? false : await asks.allow(permission);
    if (!known) keepGrants(await calls.grant(permission, isGranted));
    if (!isGranted) throw new CallError('denied', `The person does not allow ${permission}`);
  };

  return {
    ready: async () => asks.ready(),
    login: () => calls.login(),
    profile: async () => {
      await need('profile');
      return calls.profile();
    },
    location: async () => {
      await need('location');
      const { latitude, longitude, accuracy } = (await locate()).coords;
      return { latitude, longitude, accuracy };
    },
    phoneNumber: async () => {
      await need('phone');
      return calls.phoneNumber();
    },
    // Allowed once, and still the person chooses each time which one.
    address: async () => {
      await need('address');
      return { address: await asks.address() };
    },
    scan: async () => {
      await need('camera');
      return { text: await asks.scan() };
    },
    // The payment sheet asks the person for each payment, so no permission is needed beforehand.
    pay: async ({ code }) => {
      if (!opening.permissions.includes('payment'))
        throw new CallError('undeclared', 'app.json does not ask for payment');
      if (opening.draft === 'review') throw new CallError('denied', 'A version in review takes no payment');
      return { paid: await asks.pay(code) };
    },
    // Each message is asked for by itself, every time, unless the person said always: one consent is one message.
    subscribe: async ({ templates }) => {
      if (!opening.permissions.includes('notification'))
        throw new CallError('undeclared', 'app.json does not ask for notification');
      const messages = await calls.askForMessages(opening.applet.appId, templates);
      const open = messages.filter(({ standing }) => standing === 'ask');
      // The sheet keeps what they say before it answers.
      const answers = open.length > 0 ? await asks.subscribe(open) : {};
      return Object.fromEntries(
        messages.map(({ templateId, standing }) => [
          templateId,
          toldOf(standing === 'ask' ? (answers[templateId] ?? 'decline') : standing),
        ]),
      );
    },
    share: async ({ title, page, query }) => {
      if (page && !opening.pages.includes(page)) throw new CallError('invalid', `There is no page ${page}`);
      await asks.share(linkOf(opening, page, query), title ?? opening.applet.name);
      return null;
    },
    setTitle: async ({ title }) => asks.setTitle(title),
    'storage.get': ({ key }) => calls.stored(key),
    'storage.set': ({ key, value }) => calls.store(key, value),
    'storage.remove': ({ key }) => calls.forget(key),
    'storage.clear': () => calls.forget(),
    'storage.keys': () => calls.storedKeys(),
  };
};
