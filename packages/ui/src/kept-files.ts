/** Keeps pictures and sounds of one web app in the browser, in Base64: too large for where the words lie. */
export interface KeptFiles {
  readonly put: (key: string, base64: string) => Promise<void>;
  readonly get: (key: string) => Promise<string | undefined>;
  readonly drop: (key: string) => Promise<void>;
  /** Forgets all of them. */
  readonly clear: () => Promise<void>;
}
const shelf = 'picture';

const opened = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open(name, 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(shelf));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the browser keeps nothing')));
  });

/**
 * They outlast a reload and a lost line; where the browser keeps nothing, they last as long as the page. `name`: of the browser's database,
 * one for each web app.
 */
export const createKeptFiles = (name: string): KeptFiles => {
  const held = new Map<string, string>();
  const within = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
    const database = await opened(name);
    try {
      return await new Promise((resolve, reject) => {
        const asked = act(database.transaction(shelf, mode).objectStore(shelf));
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(asked.error ?? new Error('the browser keeps nothing')));
      });
    } finally {
      database.close();
    }
  };
  return {
    put: async (key, base64) => {
      held.set(key, base64);
      await within('readwrite', (store) => store.put(base64, key)).catch(() => undefined);
    },
    get: async (key) =>
      held.get(key) ??
      (await within<unknown>('readonly', (store) => store.get(key))
        .then((found) => (typeof found === 'string' ? found : undefined))
        .catch(() => undefined)),
    drop: async (key) => {
      held.delete(key);
      await within('readwrite', (store) => store.delete(key)).catch(() => undefined);
    },
    clear: async () => {
      held.clear();
      await within('readwrite', (store) => store.clear()).catch(() => undefined);
    },
  };
};
