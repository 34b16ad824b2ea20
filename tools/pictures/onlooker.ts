/** Someone who looks at an app: what the browser holds for them, and real values for the parameters of addresses. */
export interface Onlooker {
  readonly app: 'backoffice' | 'console' | 'phone';
  readonly name: string;
  /** Where the app keeps the token, and the token; a stranger has none. */
  readonly token:
    | { readonly storage: 'localStorage' | 'sessionStorage'; readonly key: string; readonly value: string }
    | undefined;
  readonly params: Readonly<Record<string, string>>;
  /** Whose other screens look like everyone's: the routes that are photographed; all of them when it is left out. */
  readonly only?: RegExp;
  /** Addresses in addition to the routes: the steps of a form, for instance. */
  readonly more?: readonly string[];
  /** What opens above a screen and has no address: the button that opens it. */
  readonly opens?: readonly { readonly route: string; readonly name: string; readonly button: RegExp }[];
}

/** What the back office keeps of someone who is signed in. */
export const inBackOffice = (value: string) => ({ storage: 'localStorage', key: 'balcao.token', value }) as const;
