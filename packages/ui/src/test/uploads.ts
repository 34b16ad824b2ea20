import { onTestFinished, vi } from 'vitest';

/** A file on its way to the server. */
export interface PlayedUpload {
  readonly name: string;
  isEnded: boolean;
  /** So much of it has left, between 0 and 1. */
  share(share: number): void;
  /** All of it is there. */
  arrive(): void;
}

const nameIn = (metadata: string): string => {
  const [, encoded = ''] = /filename ([^,]+)/.exec(metadata) ?? [];
  return new TextDecoder().decode(Uint8Array.from(atob(encoded), (letter) => letter.codePointAt(0) ?? 0));
};

/**
 * Plays the server's side of uploads by tus until the end of a test: each file gets the same id, and arrives when the test says so.
 * Answers with the files whose bytes are on their way.
 */
export const playUploads = (id: string): readonly PlayedUpload[] => {
  const uploads: PlayedUpload[] = [];
  let name = '';
  class PlayedRequest {
    readonly upload: { onprogress?: (event: ProgressEvent) => void } = {};
    onload?: () => void;
    status = 0;
    responseText = '';
    private method = '';
    private readonly headers = new Map<string, string>();
    private answer: Readonly<Record<string, string>> = {};
    private ends?: PlayedUpload;

    open(method: string): void {
      this.method = method;
    }
    setRequestHeader(header: string, value: string): void {
      this.headers.set(header.toLowerCase(), value);
    }
    getResponseHeader(header: string): string | null {
      return this.answer[header.toLowerCase()] ?? null;
    }
    private end(status: number, answer: Readonly<Record<string, string>> = {}): void {
      Object.assign(this, { status, answer });
      this.onload?.();
    }
    send(body: Blob | null): void {
      if (this.method === 'POST') {
        name = nameIn(this.headers.get('upload-metadata') ?? '');
        queueMicrotask(() => this.end(201, { location: `/upload/${id}` }));
      } else if (this.method === 'PATCH') {
        const total = body?.size ?? 0;
        this.ends = {
          name,
          isEnded: false,
          share: (share) =>
            this.upload.onprogress?.(
              new ProgressEvent('progress', { lengthComputable: true, loaded: total * share, total }),
            ),
          arrive: () => this.end(204, { 'upload-offset': String(total) }),
        };
        uploads.push(this.ends);
      } else queueMicrotask(() => this.end(204));
    }
    abort(): void {
      if (this.ends) this.ends.isEnded = true;
    }
  }
  vi.stubGlobal('XMLHttpRequest', PlayedRequest);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return uploads;
};
