// The balcao API, version 1: what a mini program asks the chat app for. It talks to the page around its frame by one message port.
(() => {
  const version = 1;
  const requestMs = 15_000;
  const requestMsAtMost = 60_000;

  class BalcaoError extends Error {
    constructor(code, message) {
      super(message);
      this.name = 'BalcaoError';
      this.code = code;
    }
  }

  const waiting = new Map();
  let calls = 0;
  const { port1: port, port2 } = new MessageChannel();
  port.onmessage = ({ data }) => {
    if (data.ping !== undefined) return port.postMessage({ pong: data.ping });
    const call = waiting.get(data.id);
    if (!call) return undefined;
    waiting.delete(data.id);
    return data.error ? call.reject(new BalcaoError(data.error.code, data.error.message)) : call.resolve(data.value);
  };
  // A page that is being left cannot answer any more, and is not stuck.
  addEventListener('pagehide', () => port.postMessage({ left: true }));

  /** Asks the chat app. */
  const ask = async (call, args = {}) => {
    calls += 1;
    const id = calls;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      try {
        port.postMessage({ id, call, args });
      } catch {
        waiting.delete(id);
        reject(new BalcaoError('invalid', 'This value cannot be sent'));
      }
    });
  };

  // The first part of every address is the secret of the opening: pages lie below it.
  const [, secret = '', ...rest] = location.pathname.split('/');
  const page = decodeURIComponent(rest.join('/'));
  port.postMessage({ path: page });
  const query = Object.freeze(Object.fromEntries(new URLSearchParams(location.search)));
  const addressOf = (to, words = {}) => {
    const search = new URLSearchParams(words).toString();
    const path = String(to).split('/').map(encodeURIComponent).join('/');
    return `/${secret}/${path}${search === '' ? '' : `?${search}`}`;
  };

  // What goes wrong goes to the chat app, whose team is told: each thing once, and so many in all, however often a loop throws.
  const faultsAtMost = 20;
  const messageAtMost = 300;
  const own = `${location.origin}/${secret}/`;
  const told = new Set();
  const placeIn = (text) => {
    const [, after = ''] = String(text).split(own, 2);
    const [, file, line = 0, column = 0] =
      /^([^\s()?#]+?)(?:[?#][^\s()]*?)?(?::(\d+):(\d+))?(?=[\s()]|$)/.exec(after) ?? [];
    return { file: file ? decodeURIComponent(file) : null, line: Number(line), column: Number(column) };
  };
  const tell = (kind, message, where) => {
    try {
      const fault = { kind, message: String(message).slice(0, messageAtMost), page, ...placeIn(where) };
      const said = JSON.stringify(fault);
      if (told.has(said) || told.size >= faultsAtMost) return;
      told.add(said);
      port.postMessage({ fault });
    } catch {
      // What cannot be told must not throw again.
    }
  };
  addEventListener('error', ({ message, error, filename, lineno, colno }) => {
    const at = `${filename}:${lineno}:${colno}`;
    tell('error', String(message).replace(/^Uncaught /, ''), at.startsWith(own) ? at : error?.stack);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    tell('rejection', reason instanceof Error ? `${reason.name}: ${reason.message}` : reason, reason?.stack),
  );
  addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, columnNumber } = event;
    // Of an address its host: the rest may say something of a person.
    const blocked = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
    tell('policy', `${effectiveDirective} blocked ${blocked}`, `${sourceFile}:${lineNumber}:${columnNumber}`);
  });
  // A page without an origin is a stranger to its own scripts: of their errors browsers would say "Script error." and no place.
  const scripts = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement && node.src.startsWith(own)) node.crossOrigin ??= 'anonymous';
  });
  scripts.observe(document, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => scripts.disconnect(), { once: true });

  const fetchWithin = async (url, init, timeout = requestMs) => {
    if (!navigator.onLine) throw new BalcaoError('offline', 'There is no connection');
    const signal = AbortSignal.timeout(Math.min(Math.max(1, timeout), requestMsAtMost));
    try {
      return await fetch(url, { ...init, signal, credentials: 'omit', referrerPolicy: 'no-referrer' });
    } catch (error) {
      if (signal.aborted) throw new BalcaoError('timeout', `No answer from ${url}`);
      throw new BalcaoError(
        'unreachable',
        `${url} did not answer. Is its host a legal domain, and does it allow other origins (CORS)? ${error.message}`,
      );
    }
  };

  const bodyOf = (body) => {
    if (body === undefined) return {};
    if (body instanceof Blob || body instanceof ArrayBuffer || typeof body === 'string') return { body };
    return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  };
  const answerOf = async (response) => {
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    let data = text;
    try {
      if (isJson) data = JSON.parse(text);
    } catch {
      // It only says that it is JSON: then it is text.
    }
    return { status: response.status, headers: Object.fromEntries(response.headers), data };
  };

  const request = async ({ url, method = 'GET', headers = {}, body, timeout }) => {
    const sent = bodyOf(body);
    return answerOf(await fetchWithin(url, { method, ...sent, headers: { ...sent.headers, ...headers } }, timeout));
  };
  const upload = async ({ url, file, name = 'file', timeout = requestMsAtMost }) => {
    const form = new FormData();
    form.append('file', file, name);
    return answerOf(await fetchWithin(url, { method: 'POST', body: form }, timeout));
  };
  const download = async ({ url, timeout = requestMsAtMost }) => {
    const response = await fetchWithin(url, {}, timeout);
    return { status: response.status, file: await response.blob() };
  };

  /** As text without control characters: JSON leaves the rarer ones as they are. */
  const jsonOf = (value) => {
    const text = JSON.stringify(value);
    if (text === undefined) throw new BalcaoError('invalid', 'This value is no JSON');
    return text.replace(/[\u007f-\u009f]/g, (one) => `\\u00${one.charCodeAt(0).toString(16)}`);
  };

  const onNetworkChange = (listener) => {
    const tell = () => listener({ online: navigator.onLine });
    addEventListener('online', tell);
    addEventListener('offline', tell);
    return () => {
      removeEventListener('online', tell);
      removeEventListener('offline', tell);
    };
  };

  globalThis.balcao = Object.freeze({
    ready: () => void ask('ready'),
    login: () => ask('login'),
    request,
    upload,
    download,
    storage: Object.freeze({
      get: async (key) => {
        const value = await ask('storage.get', { key });
        return value === null ? null : JSON.parse(value);
      },
      set: async (key, value) => {
        await ask('storage.set', { key, value: jsonOf(value) });
      },
      remove: (key) => ask('storage.remove', { key }),
      clear: () => ask('storage.clear'),
      keys: () => ask('storage.keys'),
    }),
    pay: (options) => ask('pay', options),
    profile: () => ask('profile'),
    phoneNumber: () => ask('phoneNumber'),
    address: () => ask('address'),
    location: () => ask('location'),
    scan: () => ask('scan'),
    subscribe: (options) => ask('subscribe', options),
    share: (options = {}) => ask('share', { page, ...options }),
    navigate: ({ page: to, query: words }) => location.assign(addressOf(to, words)),
    back: () => history.back(),
    setTitle: (title) => void ask('setTitle', { title: String(title) }),
    query,
    network: () => ({ online: navigator.onLine }),
    onNetworkChange,
  });

  // Of this the chat app takes the port alone.
  parent.postMessage({ balcao: version }, '*', [port2]);
})();
