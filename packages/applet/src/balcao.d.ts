/** What a mini program can ask the chat app for: version 1, loaded by `<script src="/balcao/1.js"></script>`. */

/** What a mini program may ask people for; it stands in `app.json`, or is refused. */
export type Permission = 'profile' | 'phone' | 'address' | 'location' | 'camera' | 'payment' | 'notification';

/** Why a call was refused. */
export type ErrorCode =
  /** The person said no, now or before. */
  | 'denied'
  /** The `app.json` does not ask for it. */
  | 'undeclared'
  /** The address is not among the legal domains, or did not answer. */
  | 'unreachable'
  | 'timeout'
  /** There is no connection. */
  | 'offline'
  /** What was given is wrong: the message says what. */
  | 'invalid'
  /** The storage of 10 MB is full. */
  | 'full'
  /** Too many calls at once. */
  | 'busy'
  | 'failed';

export interface BalcaoError extends Error {
  readonly code: ErrorCode;
}

/** Anything that JSON can say. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

export interface RequestOptions {
  /** Its host stands among the legal domains of the mini program. */
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; text and bytes as they are. */
  readonly body?: Json | Blob | ArrayBuffer;
  /** Milliseconds; 15,000 unless given, 60,000 at most. */
  readonly timeout?: number;
}
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Read as JSON where the answer says that it is, else as text. */
  readonly data: unknown;
}

/** Who receives something where. */
export interface Delivery {
  readonly recipient: string;
  /** With `+` and the country: `+5511987654321`. */
  readonly phone: string;
  /** Eight digits. */
  readonly cep: string;
  readonly street: string;
  readonly streetNumber: string;
  readonly complement?: string;
  readonly district: string;
  readonly city: string;
  /** Two letters, such as `SP`. */
  readonly state: string;
}

/** The outcome of a request for consent: `never` stays, `paused` was not asked since the team has paused the message. */
export type MessageAnswer = 'accept' | 'decline' | 'never' | 'paused';

export interface Balcao {
  /** Says that the first screen stands: the loading picture goes. */
  ready(): void;
  /** A code that your server exchanges, once and within five minutes, for an id of the person in this mini program. */
  login(): Promise<{ readonly code: string }>;
  request(options: RequestOptions): Promise<Answer>;
  upload(options: {
    readonly url: string;
    readonly file: Blob;
    readonly name?: string;
    readonly timeout?: number;
  }): Promise<Answer>;
  download(options: {
    readonly url: string;
    readonly timeout?: number;
  }): Promise<{ readonly status: number; readonly file: Blob }>;
  /** Kept for the person, in this mini program, on each of their phones: 10 MB. */
  readonly storage: {
    get(key: string): Promise<Json | null>;
    set(key: string, value: Json): Promise<void>;
    remove(key: string): Promise<void>;
    clear(): Promise<void>;
    keys(): Promise<readonly string[]>;
  };
  /** Opens the cashier of the chat app for an order of your server: its `payUrl`, or its Pix code. Needs `payment`. */
  pay(options: { readonly code: string }): Promise<{ readonly paid: boolean }>;
  /** The first name of the person, if they allow it. Needs `profile`. */
  profile(): Promise<{ readonly name: string }>;
  /** The telephone of the person's chat account, if they allow it: `+5511987654321`. Needs `phone`. */
  phoneNumber(): Promise<{ readonly phone: string }>;
  /** The address that the person chooses or types, or null when they close it. Needs `address`. */
  address(): Promise<{ readonly address: Delivery | null }>;
  /** Where the person is, if they allow it: degrees and metres. Needs `location`. */
  location(): Promise<{ readonly latitude: number; readonly longitude: number; readonly accuracy: number }>;
  /** What a QR code says that the person shows to the camera, or null when they close it. Needs `camera`. */
  scan(): Promise<{ readonly text: string | null }>;
  /**
   * Asks the person for messages of the page *Message*, by their ids: three at most. Each `accept` lets your server send that message
   * once; where the person said always, as often as it has something to say. Needs `notification`.
   */
  subscribe(options: { readonly templates: readonly string[] }): Promise<Readonly<Record<string, MessageAnswer>>>;
  /** Offers a link to a page of the mini program. */
  share(options?: {
    readonly title?: string;
    readonly page?: string;
    readonly query?: Readonly<Record<string, string>>;
  }): Promise<void>;
  /** Goes to another page of `app.json`. */
  navigate(options: { readonly page: string; readonly query?: Readonly<Record<string, string>> }): void;
  back(): void;
  setTitle(title: string): void;
  /** What the link or the code says with which the mini program was opened, or the page that was navigated to. */
  readonly query: Readonly<Record<string, string>>;
  network(): { readonly online: boolean };
  onNetworkChange(listener: (state: { readonly online: boolean }) => void): () => void;
}

declare global {
  const balcao: Balcao;
}
