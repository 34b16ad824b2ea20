import { once } from 'node:events';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import type pg from 'pg';

/** What of the driver's connection the COPY protocol needs; its types do not name it. */
interface Wire {
  readonly stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
}

const blockBytes = 65_536;

/** The part of a query object that both directions share: the driver calls it as answers of the server come in. */
class CopyStatement {
  /** How many rows were copied, once the server has said that all is done. */
  readonly done: Promise<number>;
  protected readonly fulfil: (rows: number) => void;
  protected readonly fail: (error: Error) => void;
  readonly #text: string;
  #rows = 0;

  constructor(text: string) {
    this.#text = text;
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    [this.done, this.fulfil, this.fail] = [promise, resolve, reject];
    promise.catch(() => {}); // The caller is told when it awaits `done`, which may be later than the failure.
  }

  submit(connection: Wire): void {
    connection.query(this.#text);
  }
  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#rows = Number(text.split(' ').at(-1));
  }
  handleReadyForQuery(): void {
    this.fulfil(this.#rows);
  }
  handleError(error: Error): void {
    this.fail(error);
  }
  handleCopyInResponse(connection: Wire): void {
    connection.sendCopyFail('nothing is sent here');
  }
}

/** A statement that answers with `COPY … TO STDOUT`: what comes is read from `content`. */
export class CopyOut extends CopyStatement {
  readonly content: Readable;
  #wire: Wire | undefined;
  #block: Buffer[] = [];
  #bytes = 0;

  constructor(text: string) {
    super(text);
    this.content = new Readable({ read: () => void this.#wire?.stream.resume() });
    // When reading has stopped, the rest of the answer must still pass, or the connection would stand still.
    this.content.once('close', () => void this.#wire?.stream.resume());
  }

  override submit(connection: Wire): void {
    this.#wire = connection;
    super.submit(connection);
  }
  handleCopyData({ chunk }: { readonly chunk: Buffer }, { stream }: Wire): void {
    this.#block.push(Buffer.from(chunk)); // The driver uses the memory again.
    this.#bytes += chunk.length;
    if (this.#bytes >= blockBytes && !this.#flush()) stream.pause();
  }
  override handleReadyForQuery(): void {
    this.#flush();
    this.content.push(null);
    super.handleReadyForQuery();
  }
  override handleError(error: Error): void {
    this.content.destroy(error);
    super.handleError(error);
  }
  #flush(): boolean {
    const block = Buffer.concat(this.#block);
    this.#block = [];
    this.#bytes = 0;
    return this.content.destroyed || block.length === 0 || this.content.push(block);
  }
}

class CopyIn extends CopyStatement {
  readonly #content: AsyncIterable<Buffer>;
  #isOver = false;

  constructor(text: string, content: AsyncIterable<Buffer>) {
    super(text);
    this.#content = content;
  }

  override handleCopyInResponse(wire: Wire): void {
    this.#send(wire).then(
      () => wire.endCopyFrom(),
      (error: Error) => wire.sendCopyFail(error.message),
    );
  }
  override handleError(error: Error): void {
    this.#isOver = true;
    super.handleError(error);
  }
  async #send(wire: Wire): Promise<void> {
    for await (const chunk of this.#content) {
      if (this.#isOver) return;
      wire.sendCopyFromChunk(chunk);
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain');
    }
  }
}

/** Runs `copy … to stdout`: what it says, in blocks, as fast as it is read, and how many rows that were. */
export const copyOut = (
  client: pg.Client,
  text: string,
): { readonly content: Readable; readonly rows: Promise<number> } => {
  const statement = new CopyOut(text);
  // pg accepts any object with a `submit` method, and its types declare fewer methods than it calls.
  client.query(statement as unknown as pg.Submittable);
  return { content: statement.content, rows: statement.done };
};

/** Runs `copy … from stdin` with this content; answers with how many rows were taken in. */
export const copyIn = (client: pg.Client, text: string, content: AsyncIterable<Buffer>): Promise<number> => {
  const statement = new CopyIn(text, content);
  // pg accepts any object with a `submit` method, and its types declare fewer methods than it calls.
  client.query(statement as unknown as pg.Submittable);
  return statement.done;
};
