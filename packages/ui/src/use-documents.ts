import type { Upload, UploadProblem } from '@balcao/contract/upload';
import { RefusedError } from '@balcao/sdk/client';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { problemOfFile } from './file-check.ts';
import { concernsSession, useRefusals } from './refusals.ts';
import type { SendWatch } from './send-file.ts';

/** How a field reaches the server that keeps the documents. */
export interface DocumentKeeper {
  /** Sends a file whole; answers with its id. */
  readonly send: (file: File, watch: SendWatch) => Promise<string>;
  /** What is known of documents, by their ids. */
  readonly describe: (ids: readonly string[]) => Promise<readonly Upload[]>;
  /** An address that shows the document for a moment. */
  readonly link: (id: string) => Promise<{ readonly url: string }>;
}

/** A file on its way, or one that did not arrive. */
export interface Sending {
  readonly key: string;
  readonly file: File;
  /** An address of the picture within this page, when it is one. */
  readonly preview: string | undefined;
  readonly share: number;
  readonly isWaiting: boolean;
  readonly problem?: UploadProblem;
  /** What the server said; empty when it said nothing. */
  readonly refusal?: string;
  readonly replaces: string | undefined;
  readonly abort: AbortController;
}
export const hasFailed = ({ problem, refusal }: Sending): boolean => problem !== undefined || refusal !== undefined;

/** A document that is there. */
export interface Kept {
  /** Undefined while it is being asked for, null when the server does not have it. */
  readonly upload: Upload | null | undefined;
  readonly preview: string | undefined;
}

interface Options {
  readonly keeper: DocumentKeeper;
  readonly value: readonly string[];
  readonly onChange: (ids: string[]) => void;
  readonly onSending: ((isSending: boolean) => void) | undefined;
  readonly onSent: (file: File) => void;
}

/** Few browsers show what iPhones keep: of that there is a picture once the server has made one. */
const isShown = ({ type }: File): boolean => type.startsWith('image/') && !/^image\/hei[cf]/.test(type);
const previewOf = (file: File): string | undefined => (isShown(file) ? URL.createObjectURL(file) : undefined);
let keys = 0;

/** What is known of documents that were there before: those sent from here are known already. */
const useKnown = (keeper: DocumentKeeper, ids: readonly string[]) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['upload', 'list', ...ids],
    queryFn: () => keeper.describe(ids),
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    // One less is asked for again; the others stay in view meanwhile.
    placeholderData: (before) => before,
  });
  return { known: data && new Map(data.map((upload) => [upload.id, upload])), error, refetch };
};

/** The documents of a field: those that are there, those on their way, and what can be done with them. */
export const useDocuments = ({ keeper, value, onChange, onSending, onSent }: Options) => {
  const present = useRefusals();
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const [sent, setSent] = useState<ReadonlyMap<string, Kept>>(new Map());
  const { known, error, refetch } = useKnown(
    keeper,
    value.filter((id) => !sent.has(id)),
  );
  // Several files may arrive between two renderings: each is added to what the one before has made.
  const latest = useRef(value);
  latest.current = value;
  const all = useRef(sendings);
  all.current = sendings;

  const isSending = sendings.some((one) => !hasFailed(one));
  useEffect(() => onSending?.(isSending), [isSending, onSending]);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      for (const { abort } of all.current) abort.abort('later');
    };
  }, []);

  const change = (ids: string[]) => {
    latest.current = ids;
    onChange(ids);
  };
  const update = (key: string, changed: Partial<Sending>) =>
    setSendings((list) => list.map((one) => (one.key === key ? { ...one, ...changed } : one)));
  const drop = (key: string) => setSendings((list) => list.filter((one) => one.key !== key));

  const arrive = ({ key, file, preview, replaces }: Sending, upload: Upload) => {
    if (upload.problem) return update(key, { problem: upload.problem });
    setSent((map) => new Map(map).set(upload.id, { upload, preview }));
    drop(key);
    const ids = latest.current;
    change(
      replaces !== undefined && ids.includes(replaces)
        ? ids.map((id) => (id === replaces ? upload.id : id))
        : [...ids, upload.id],
    );
    onSent(file);
  };
  const run = async (sending: Sending): Promise<void> => {
    const { key, file, abort } = sending;
    try {
      const problem = await problemOfFile(file);
      if (problem) return update(key, { problem });
      const id = await keeper.send(file, {
        signal: abort.signal,
        onShare: (share) => update(key, { share }),
        onWaiting: (isWaiting) => update(key, { isWaiting }),
      });
      const [upload] = await keeper.describe([id]);
      if (upload && !isGone.current) arrive(sending, upload);
    } catch (failure) {
      if (abort.signal.aborted || isGone.current) return;
      if (concernsSession(failure)) present(failure);
      update(key, { refusal: failure instanceof RefusedError ? failure.message : '' });
    }
  };
  const begin = (file: File, replaces: string | undefined): Sending => {
    keys += 1;
    const fresh = { key: String(keys), file, preview: previewOf(file), share: 0, isWaiting: false, replaces };
    const sending: Sending = { ...fresh, abort: new AbortController() };
    void run(sending);
    return sending;
  };

  return {
    sendings,
    error,
    refetch,
    kept: (id: string): Kept => sent.get(id) ?? { upload: known && (known.get(id) ?? null), preview: undefined },
    /** Sends these; what failed before makes room. */
    add: (files: readonly File[], replaces?: string) => {
      const fresh = files.map((file) => begin(file, replaces));
      setSendings((list) => [...list.filter((one) => !hasFailed(one)), ...fresh]);
    },
    retry: ({ key, file, replaces }: Sending) => {
      const fresh = begin(file, replaces);
      setSendings((list) => list.map((one) => (one.key === key ? fresh : one)));
    },
    cancel: (sending: Sending) => {
      if (!hasFailed(sending)) sending.abort.abort();
      drop(sending.key);
    },
    remove: (id: string) => change(latest.current.filter((one) => one !== id)),
  };
};
export type Documents = ReturnType<typeof useDocuments>;
