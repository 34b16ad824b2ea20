const known = new WeakMap<File, Promise<string>>();

const begin = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), { type: 'module' });
    const end = () => worker.terminate();
    worker.onmessage = ({ data }: MessageEvent<string>) => {
      end();
      resolve(data);
    };
    worker.onerror = () => {
      end();
      // A new request reads the file again: the disk may have been unavailable.
      known.delete(file);
      reject(new Error('the file cannot be read'));
    };
    worker.postMessage(file);
  });

/** SHA-256 of a file in hexadecimal, computed in a worker and in pieces, so files of any size work; once for each file. */
export const hashOfFile = (file: File): Promise<string> => {
  const hash = known.get(file) ?? begin(file);
  known.set(file, hash);
  return hash;
};
