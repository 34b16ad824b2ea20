import process from 'node:process';
import { framesFrom, partsOf } from '../frames.ts';
import { readDocumentFacts } from './document-facts.ts';
import { encodePicture } from './picture.ts';
import { readVideoFacts } from './video-facts.ts';

/** A process of its own for the files of channels: it gets one after the other, and ends when the server does. */
const bytesAtMost = 20 * 1024 * 1024;
/** The longer side of a picture that stands for a video, in pixels. */
const posterSide = 1_600;

const answer = (head: Readonly<Record<string, unknown>>, bytes: Buffer = Buffer.alloc(0)): void => {
  for (const part of partsOf({ head, bytes })) process.stdout.write(part);
};
interface Asked {
  readonly use: 'video' | 'document' | 'poster';
  /** Of the whole file. */
  readonly size: number;
}

/** Pieces of a film follow each other, each after its place and its length. */
const piecesIn = (bytes: Buffer): { at: number; bytes: Buffer }[] => {
  const pieces: { at: number; bytes: Buffer }[] = [];
  for (let from = 0; from < bytes.length; ) {
    const length = bytes.readUInt32BE(from + 8);
    pieces.push({ at: Number(bytes.readBigUInt64BE(from)), bytes: bytes.subarray(from + 12, from + 12 + length) });
    from += 12 + length;
  }
  return pieces;
};

answer({ ready: true });
for await (const { head, bytes } of framesFrom(process.stdin, bytesAtMost)) {
  // Said by the server itself.
  const { use, size } = head as unknown as Asked;
  if (use === 'poster') {
    const { problem, bytes: kept } = await encodePicture(bytes, { pixelsAtMost: 40_000_000, quality: 82 }, (image) =>
      image.resize(posterSide, posterSide, { fit: 'inside', withoutEnlargement: true }),
    );
    answer({ problem }, kept);
  } else if (use === 'video') answer((await readVideoFacts(piecesIn(bytes), size)) ?? { problem: 'damaged' });
  else answer({ ...(await readDocumentFacts(bytes, bytes.length === size)) });
}
