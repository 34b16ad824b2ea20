/** Pictures and voice messages that are on their way, in Base64 by the ids of their messages: too large for where the words lie. */
const held = new Map<string, string>();
const shelf = 'picture';

const opened = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const asked = indexedDB.open('balcao.phone', 1);
    asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore(shelf));
    asked.addEventListener('success', () => resolve(asked.result));
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the browser keeps nothing')));
  });
const within = async <T>(mode: IDBTransactionMode, act: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await opened();
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

/** They outlast a reload and a lost line; where the browser keeps nothing, they last as long as the page. */
export const keptFiles = {
  put: async (key: string, base64: string): Promise<void> => {
    held.set(key, base64);
    await within('readwrite', (store) => store.put(base64, key)).catch(() => undefined);
  },
  get: async (key: string): Promise<string | undefined> =>
    held.get(key) ??
    (await within<unknown>('readonly', (store) => store.get(key))
      .then((found) => (typeof found === 'string' ? found : undefined))
      .catch(() => undefined)),
  drop: async (key: string): Promise<void> => {
    held.delete(key);
    await within('readwrite', (store) => store.delete(key)).catch(() => undefined);
  },
};
