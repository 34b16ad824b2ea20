import { expect, type Page, type Request, type Response } from '@playwright/test';

declare global {
  interface Window {
    /** How often something on the page has changed. */
    effects?: number;
  }
}

/** Counts what people would notice of a page: every change of it, a print, a copy. Runs in the page before anything else. */
const countChanges = (): void => {
  window.effects = 0;
  // A script that the policy stops may be caught by what tried it; as an error of the page it is heard all the same.
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    reportError(new Error(`policy: ${violatedDirective} ${blockedURI}`)),
  );
  const count = (): void => {
    window.effects = (window.effects ?? 0) + 1;
  };
  new MutationObserver(count).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  window.addEventListener('focusin', count);
  window.addEventListener('scroll', count, true);
  window.print = count;
};

/** Whether nothing on the page changes for so long, and nothing on it is loading. Runs in the page: one question, one answer. */
const keepsStill = (ms: number): Promise<boolean> =>
  new Promise((done) => {
    const before = window.effects;
    const since = performance.now();
    const look = (): void => {
      const isBusy = document.querySelector('#root [aria-busy="true"]') !== null;
      if (isBusy || window.effects !== before) done(false);
      else if (performance.now() - since >= ms) done(true);
      else requestAnimationFrame(look);
    };
    look();
  });

const api = /\/(console\/v1|admin\/v3\.0|app\/v1|sandbox\/v1|upload|ai)(\/|$|\?)/;
const isStream = (request: Request): boolean => /\/(events|stream)(\?|$)/.test(request.url());
const intervals = [20];
const settledMs = 3_000;
const stillMs = 100;
/** React may hold back a part that was just fetched for 300 ms. */
const partMs = 450;

/** What the API says of a field that an endpoint does not have: a form that sends such a field can never succeed. */
const unknownField = 'Este campo não existe.';

interface Answer {
  readonly data?: { readonly fields?: Record<string, string> } | null;
}
const complaintOf = async (response: Response): Promise<string | undefined> => {
  const what = `${response.request().method()} ${new URL(response.url()).pathname}`;
  if (response.status() >= 500) return `${what}: ${response.status()}`;
  if (!response.headers()['content-type']?.startsWith('application/json')) return undefined;
  const answer: Answer = await response.json().catch(() => ({}));
  const [field] = Object.entries(answer.data?.fields ?? {}).find(([, words]) => words === unknownField) ?? [];
  return field && `${what}: there is no field "${field}"`;
};

/** What a page asks for by itself in the background changes nothing: only what does is sent by a form. */
const writes = (request: Request): boolean => api.test(request.url()) && !['GET', 'HEAD'].includes(request.method());

/**
 * Watches the effects of a click: calls of the API, changes of the page, files and new windows. `complaints` are errors of the
 * page, violations of its policy, answers of 500 and fields that an endpoint does not know.
 */
export const watchEffects = async (page: Page) => {
  const complaints: string[] = [];
  const pending = new Set<Request>();
  let calls = 0;
  let others = 0;
  let sendings = 0;
  await page.addInitScript(countChanges);
  page.on('request', (request) => {
    if (isStream(request)) return;
    // What a page asked for before it went away may never end.
    if (request.isNavigationRequest()) pending.clear();
    pending.add(request);
    if (api.test(request.url())) calls += 1;
    if (writes(request)) sendings += 1;
  });
  let partAt = 0;
  const ended = (request: Request) => {
    pending.delete(request);
    if (request.resourceType() === 'script') partAt = Date.now();
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  page.on('response', async (response) => {
    const complaint = api.test(response.url()) ? await complaintOf(response) : undefined;
    if (complaint) complaints.push(complaint);
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text()))
      complaints.push(`console: ${message.text()}`);
  });
  for (const event of ['download', 'filechooser', 'popup'] as const)
    page.on(event as 'download', () => {
      others += 1;
      if (event === 'download') sendings += 1;
    });
  const state = async () => {
    const changes = await page.evaluate(() => window.effects ?? 0).catch(() => -1);
    return { calls, others, sendings, url: page.url(), changes };
  };
  return {
    complaints,
    state,
    /** What has happened since: `sent` something that changes or a file, and `changed` at all, waiting for it a while. */
    since: async (before: Awaited<ReturnType<typeof state>>, withinMs: number, wanted: 'sent' | 'changed') => {
      const seen = { sent: false, changed: false };
      await expect(async () => {
        const now = await state();
        seen.sent = now.sendings > before.sendings;
        const isCalled = now.calls > before.calls || now.url !== before.url;
        seen.changed = isCalled || now.others > before.others || now.changes !== before.changes;
        expect(seen[wanted]).toBe(true);
      })
        .toPass({ timeout: withinMs, intervals })
        .catch(() => undefined);
      return seen;
    },
    /** Until nothing is on its way, nothing is loading, and the page has kept still for a moment. */
    settle: async (): Promise<void> => {
      await expect(async () => {
        const isStill = await page.evaluate(keepsStill, stillMs).catch(() => false);
        expect(isStill && pending.size === 0 && Date.now() - partAt >= partMs).toBe(true);
      })
        .toPass({ timeout: settledMs, intervals })
        .catch(() => undefined);
    },
  };
};
export type Effects = Awaited<ReturnType<typeof watchEffects>>;
