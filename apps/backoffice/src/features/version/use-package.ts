import { concernsSession, useRefusals, wordsOfRefusal } from '@balcao/ui/refusals';
import type { SendWatch } from '@balcao/ui/send-file';
import { useEffect, useRef, useState } from 'react';
import { exportedFiles, type Given, type GivenProblem, problemOfZip } from './exported-folder.ts';

/** Sends a zip whole; answers with the id of its upload. */
export type SendPackage = (zip: File, watch: SendWatch) => Promise<string>;

/** A package on its way to the server. */
export type PackageState =
  | { readonly step: 'none' }
  | { readonly step: 'reading'; readonly name: string }
  | { readonly step: 'sending'; readonly name: string; readonly share: number; readonly isWaiting: boolean }
  | { readonly step: 'sent'; readonly name: string; readonly bytes: number; readonly uploadId: string }
  /** It is not what can be sent. */
  | { readonly step: 'problem'; readonly problem: GivenProblem }
  /** It did not arrive: what the server said, or nothing. */
  | { readonly step: 'failed'; readonly name: string; readonly words: string; readonly given: Given };

const nameOf = (given: Given): string => ('zip' in given ? given.zip.name : given.name);

/** The zip of what was given, or why there is none. */
const zipFrom = async (given: Given): Promise<File | GivenProblem> => {
  if ('zip' in given) return (await problemOfZip(given.zip)) ?? given.zip;
  const exported = exportedFiles(given.files);
  if ('problem' in exported) return exported.problem;
  // Loaded with the first folder.
  const { zipOf } = await import('./package-zip.ts');
  return zipOf(given.name, exported.files);
};

/** The package of a version to be: read, packed and sent as soon as it is given. */
export const usePackage = (send: SendPackage) => {
  const present = useRefusals();
  const [state, setState] = useState<PackageState>({ step: 'none' });
  const running = useRef<AbortController>(undefined);
  // What was sent stays: the same folder goes on where it was.
  useEffect(() => () => running.current?.abort('later'), []);

  const run = async (given: Given, abort: AbortController): Promise<void> => {
    const name = nameOf(given);
    const tell = (next: PackageState) => {
      if (running.current === abort) setState(next);
    };
    tell({ step: 'reading', name });
    try {
      const zip = await zipFrom(given);
      if (typeof zip === 'string') return tell({ step: 'problem', problem: zip });
      let [share, isWaiting] = [0, false];
      const sending = () => tell({ step: 'sending', name, share, isWaiting });
      sending();
      const uploadId = await send(zip, {
        signal: abort.signal,
        onShare: (next) => {
          share = next;
          sending();
        },
        onWaiting: (next) => {
          isWaiting = next;
          sending();
        },
      });
      tell({ step: 'sent', name, bytes: zip.size, uploadId });
    } catch (error) {
      if (abort.signal.aborted) return;
      if (concernsSession(error)) present(error);
      tell({ step: 'failed', name, words: wordsOfRefusal(error), given });
    }
  };
  const take = (given: Given) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    void run(given, abort);
  };
  return {
    state,
    take,
    /** Ends it and forgets it. */
    drop: () => {
      running.current?.abort();
      running.current = undefined;
      setState({ step: 'none' });
    },
  };
};
export type Package = ReturnType<typeof usePackage>;
