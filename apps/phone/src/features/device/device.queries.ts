import { currentDevice, type OwnDevice, setUpDevice } from '@balcao/contract/device';
import { demoDevices, openDemoDevice } from '@balcao/contract/device-demo';
import { DeviceNews, streamDevice } from '@balcao/contract/device-news';
import { cancelSale, getSale, listSales, type Sale, type SaleAsk, sell, voidSale } from '@balcao/contract/device-sale';
import { cancelTap, getTap, startTap, type Tap } from '@balcao/contract/device-tap';
import { NetworkError, NotSentError, RefusedError } from '@balcao/sdk/client';
import { Attempt } from '@balcao/ui/attempt';
import { eventsOf } from '@balcao/ui/event-stream';
import { useCommand } from '@balcao/ui/use-command';
import { useKeyedMutation } from '@balcao/ui/use-keyed-mutation';
import { createWebCaller, createWebStream } from '@balcao/ui/web-caller';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { timeZone } from '../../lib/time-zone.ts';
import { deviceTokens } from './device-tokens.ts';

const deviceOf = (serial: string) => ({ token: () => deviceTokens.of(serial), timeZone: () => timeZone });
const apiOf = (serial: string) => createWebCaller(deviceOf(serial));

export const ownQuery = (serial: string) =>
  queryOptions({
    queryKey: ['device', serial, 'own'],
    queryFn: () => apiOf(serial)(currentDevice, {}),
    // Blocked, renamed, or closed for the day: a terminal finds out by itself.
    refetchInterval: 30_000,
  });

const keep = (token: string, { serial, product, name, merchantName }: OwnDevice): string => {
  deviceTokens.keep(serial, { token, product, name, merchantName });
  return serial;
};

/** Becomes the device that a code was made for; answers with its serial number. */
export const useSetUp = () => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: async (code: string): Promise<string> => {
      const { token, device } = await api(setUpDevice, { body: { code } });
      return keep(token, device);
    },
    onSuccess: (serial) => client.removeQueries({ queryKey: ['device', serial] }),
    meta: { errors: 'inline' },
  });
};

export const demoDevicesQuery = queryOptions({
  queryKey: ['sandbox', 'devices'],
  queryFn: async () => (await api(demoDevices, {})).list,
});

/** Becomes a device of the sandbox without a code, unless this browser is it already. */
export const useOpenDemo = () =>
  useCommand({
    mutationFn: async (serial: string): Promise<string> => {
      const stillIts = deviceTokens.of(serial) !== undefined && (await apiOf(serial)(currentDevice, {}).catch(notIts));
      if (stillIts) return serial;
      const { token } = await api(openDemoDevice, { params: { serial } });
      deviceTokens.keep(serial, { token, product: '99', name: '', merchantName: '' });
      return keep(token, await apiOf(serial)(currentDevice, {}));
    },
  });
const notIts = (error: unknown): undefined => {
  if (error instanceof RefusedError) return undefined;
  throw error;
};

const openRefusals: ReadonlySet<string> = new Set([
  'idempotency_in_flight',
  'unavailable',
  'unexpected',
  'too_many_requests',
]);
/** Without an answer the outcome is unknown; server errors are retried as well. */
const isOpen = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof RefusedError && openRefusals.has(error.name));
/** Without a connection nothing was sent, and the terminal forgets it: no later start sends it by itself. */
export const isNotSent = (error: unknown): boolean => error instanceof NotSentError;
/** What never left is over: it is not sent later by itself. What may have left before is asked about until that is known. */
const isToBeKnown = (failures: number, error: unknown): boolean =>
  isOpen(error) && !(failures === 0 && isNotSent(error));
const untilKnown = { retry: isToBeKnown, retryDelay: 2_000, refetchOnWindowFocus: false } as const;

/** Something that is asked for under a key. */
interface Asked {
  readonly key: string;
  /** It was under way when the device was switched off: without a connection that stays open. */
  readonly mayHaveLeft?: true;
}
/** What the memory of a device still holds when it starts. */
export const reopened = <A extends Asked>(kept: A | undefined): A | undefined => kept && { ...kept, mayHaveLeft: true };
/** A query that sends a command with its idempotency key. Only its screen starts it. */
const command = ({ mayHaveLeft }: Asked) =>
  ({
    ...untilKnown,
    ...(mayHaveLeft ? { retry: (_: number, error: unknown) => isOpen(error) } : {}),
    refetchOnReconnect: false,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
  }) as const;

/** A sale that was asked for under a key: the same question again is the same sale. Once its number is known, that is asked for. */
export interface AskedSale extends Asked {
  readonly ask: SaleAsk;
  readonly number?: string;
}
export const askedSaleQuery = (serial: string, asked: AskedSale) => {
  const { key, ask, number } = asked;
  return queryOptions({
    ...command(asked),
    queryKey: ['device', serial, 'asked', key],
    queryFn: ({ signal }): Promise<Sale> =>
      number === undefined
        ? apiOf(serial)(sell, { body: ask }, new Attempt(key, signal))
        : apiOf(serial)(getSale, { params: { number } }),
  });
};

/** The outcome of a sale; asks every second while that is open. */
export const saleQuery = (serial: string, number: string) =>
  queryOptions({
    ...untilKnown,
    queryKey: ['device', serial, 'sale', number],
    queryFn: (): Promise<Sale> => apiOf(serial)(getSale, { params: { number } }),
    refetchInterval: ({ state }) => (state.data && state.data.status !== '01' ? false : 1_000),
    staleTime: 0,
  });

export const salesQuery = (serial: string) =>
  queryOptions({
    queryKey: ['device', serial, 'sales'],
    queryFn: async () => (await apiOf(serial)(listSales, {})).list,
    staleTime: 0,
  });

/** Gives a sale up; when money has come after all, the screen shows that instead. */
export const useCancelSale = (serial: string) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: (number: string) => `cancel:${serial}:${number}`,
    send: (number: string, attempt) => apiOf(serial)(cancelSale, { params: { number } }, attempt),
    onSettled: () => client.invalidateQueries({ queryKey: ['device', serial] }),
  });
};

/** Gives the last sale back. */
export const useVoidSale = (serial: string) => {
  const client = useQueryClient();
  return useKeyedMutation({
    place: (number: string) => `void:${serial}:${number}`,
    send: (number: string, attempt) => apiOf(serial)(voidSale, { params: { number } }, attempt),
    onSettled: () => client.invalidateQueries({ queryKey: ['device', serial] }),
  });
};

/** Waiting to be tapped, asked for under a key: the same question again is the same wait. Once its id is known, that is asked for. */
export interface AskedTap extends Asked {
  readonly amount: number;
  readonly id?: string;
}
export const askedTapQuery = (serial: string, asked: AskedTap) => {
  const { key, amount, id } = asked;
  return queryOptions({
    ...command(asked),
    queryKey: ['device', serial, 'askedTap', key],
    queryFn: ({ signal }): Promise<Tap> =>
      id === undefined
        ? apiOf(serial)(startTap, { body: { amount } }, new Attempt(key, signal))
        : apiOf(serial)(getTap, { params: { id } }),
  });
};

export const tapQuery = (serial: string, id: string) =>
  queryOptions({
    ...untilKnown,
    queryKey: ['device', serial, 'tap', id],
    queryFn: (): Promise<Tap> => apiOf(serial)(getTap, { params: { id } }),
    refetchInterval: ({ state }) => (!state.data || ['waiting', 'paying'].includes(state.data.state) ? 800 : false),
    staleTime: 0,
  });

export const useCancelTap = (serial: string) => {
  const client = useQueryClient();
  return useCommand({
    mutationFn: (id: string) => apiOf(serial)(cancelTap, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['device', serial, 'tap'] }),
  });
};

/** What a sound box is told, until the stream ends. `lastEventId` is the last place that it has heard of. */
export async function* newsOf(
  serial: string,
  lastEventId: number | undefined,
  signal: AbortSignal,
  onOpen: () => void,
): AsyncGenerator<DeviceNews, void> {
  const query = lastEventId === undefined ? {} : { lastEventId };
  const response = await createWebStream(deviceOf(serial))(streamDevice, query, signal);
  if (!(response.headers.get('content-type') ?? '').startsWith('text/event-stream')) throw new NetworkError('refused');
  onOpen();
  for await (const data of eventsOf(response)) yield DeviceNews.parse(JSON.parse(data));
}
