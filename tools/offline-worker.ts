/** What a browser is answered where the network brings nothing. */
export interface OfflineAnswer {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

// Of the world of a worker, what is used here: TypeScript's own types for it and for pages exclude each other.
interface WorkerEvent {
  waitUntil(work: Promise<unknown> | undefined): void;
}
interface InstallEvent extends WorkerEvent {
  /** Only Chromium has it. */
  addRoutes?(rules: readonly { readonly condition: object; readonly source: 'network' }[]): Promise<void>;
}
interface FetchEvent {
  readonly request: Pick<Request, 'method' | 'mode' | 'destination' | 'url'>;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
export interface OfflineWorker {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } };
  skipWaiting(): Promise<void>;
  fetch(request: FetchEvent['request']): Promise<Response>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}

/**
 * Answers a page of the product that the network does not bring, and nothing else: what the network brings is passed on as it is, an error of
 * the server too. It keeps no answer. Runs in a worker and not here: only its text goes there, so it uses nothing that stands outside of it.
 */
export function answerOffline(
  worker: OfflineWorker,
  { html, headers }: OfflineAnswer,
  isPageAddress: (pathname: string) => boolean,
): void {
  // Every request of a page would pass through the worker, in order to be passed on: browsers that can be told so send them past it.
  const past = [
    ...['cors', 'no-cors', 'same-origin'].map((requestMode) => ({ requestMode })),
    ...['iframe', 'frame', 'embed', 'object'].map((requestDestination) => ({ requestDestination })),
  ];
  worker.addEventListener('install', (event) => {
    const route = async () => event.addRoutes?.(past.map((condition) => ({ condition, source: 'network' })));
    // A browser that does not know one of the conditions asks the worker.
    event.waitUntil(Promise.all([worker.skipWaiting(), route().catch(() => undefined)]));
  });
  // The network is asked while the worker starts: a page comes no later than without one.
  worker.addEventListener('activate', (event) => event.waitUntil(worker.registration.navigationPreload?.enable()));
  worker.addEventListener('fetch', (event) => {
    const { request, preloadResponse } = event;
    if (request.mode !== 'navigate' || request.method !== 'GET') return;
    const isPage = request.destination === 'document' && isPageAddress(new URL(request.url).pathname);
    // What is asked for already would be asked for again if the browser did it by itself.
    if (!isPage && !worker.registration.navigationPreload) return;
    const arrive = async (): Promise<Response> => {
      try {
        return (await preloadResponse) ?? (await worker.fetch(request));
      } catch (error) {
        if (isPage) return new Response(html, { headers });
        throw error;
      }
    };
    event.respondWith(arrive());
  });
}
