/** One message between the server and a process that reads files: what is said of the bytes, and the bytes. */
export interface Frame {
  readonly head: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

const lengths = 8;
const headAtMost = 4_096;

/** Parts of a frame, in the order in which they are written. */
export const partsOf = ({ head, bytes }: Frame): Buffer[] => {
  const said = Buffer.from(JSON.stringify(head));
  const sizes = Buffer.alloc(lengths);
  sizes.writeUInt32BE(said.length, 0);
  sizes.writeUInt32BE(bytes.length, 4);
  return [sizes, said, bytes];
};

/**
 * The frames of a stream, one after the other. @throws Error when a frame says that it is larger than `bytesAtMost`: the other side
 * may be in foreign hands.
 */
export async function* framesFrom(chunks: AsyncIterable<Buffer>, bytesAtMost: number): AsyncGenerator<Frame> {
  let held: Buffer[] = [];
  let size = 0;
  let wanted = lengths;
  let headLength: number | undefined;
  for await (const chunk of chunks) {
    held.push(chunk);
    size += chunk.length;
    while (size >= wanted) {
      const all = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held, size);
      if (headLength === undefined) {
        headLength = all.readUInt32BE(0);
        const bytesLength = all.readUInt32BE(4);
        if (headLength > headAtMost || bytesLength > bytesAtMost) throw new Error('a frame is too large');
        wanted = lengths + headLength + bytesLength;
        held = [all];
        continue;
      }
      const head = JSON.parse(all.toString('utf8', lengths, lengths + headLength)) as Frame['head'];
      yield { head, bytes: all.subarray(lengths + headLength, wanted) };
      held = [all.subarray(wanted)];
      size -= wanted;
      wanted = lengths;
      headLength = undefined;
    }
  }
}
