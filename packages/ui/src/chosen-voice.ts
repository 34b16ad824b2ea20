/** A voice message that is to be sent. */
export interface ChosenVoice {
  readonly base64: string;
  /** As MIME; what the browser or the file says. */
  readonly type: string;
  /** Undefined where this browser cannot say. */
  readonly seconds: number | undefined;
}
