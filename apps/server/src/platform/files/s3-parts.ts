import type { S3 } from '@aws-sdk/client-s3';

interface Place {
  readonly Bucket: string;
  readonly Key: string;
}
interface Needs {
  readonly s3: S3;
  /** Asks the service; undefined where it has no such thing. @throws Refusal `unavailable` where it does not answer as it should. */
  readonly ask: <T>(work: () => Promise<T>) => Promise<T | undefined>;
  readonly place: Place;
  /** At least 5 MB, but for the last. */
  readonly partBytes: number;
}

/**
 * Uploads a stream to a service with the S3 protocol and returns its size in bytes. A stream longer than one part is sent in parts, with one in
 * memory at a time; the file exists once all are sent. An interrupted upload leaves nothing. @throws the error of the chunks, and when the signal is
 * aborted.
 */
export const sendInParts = async (
  { s3, ask, place, partBytes }: Needs,
  chunks: AsyncIterable<Buffer>,
  signal: AbortSignal,
): Promise<number> => {
  const sent: { PartNumber: number; ETag: string | undefined }[] = [];
  let gathered: Buffer[] = [];
  let held = 0;
  let size = 0;
  let UploadId: string | undefined;
  const takeGathered = (): Buffer => {
    const part = Buffer.concat(gathered);
    gathered = [];
    held = 0;
    return part;
  };
  const sendPart = async (): Promise<void> => {
    UploadId ??= (await ask(() => s3.createMultipartUpload(place)))?.UploadId;
    const PartNumber = sent.length + 1;
    const part = { ...place, UploadId, PartNumber, Body: takeGathered() };
    const taken = await ask(() => s3.uploadPart(part, { abortSignal: signal }));
    sent.push({ PartNumber, ETag: taken?.ETag });
  };
  try {
    for await (const chunk of chunks) {
      signal.throwIfAborted();
      gathered.push(chunk);
      held += chunk.length;
      size += chunk.length;
      if (held >= partBytes) await sendPart();
    }
    if (UploadId === undefined) {
      await ask(() => s3.putObject({ ...place, Body: takeGathered() }, { abortSignal: signal }));
      return size;
    }
    if (held > 0) await sendPart();
    await ask(() => s3.completeMultipartUpload({ ...place, UploadId, MultipartUpload: { Parts: sent } }));
    return size;
  } catch (error) {
    // Parts cost as much as files do. Where the service is away they are taken away later, with all that was begun and left.
    if (UploadId !== undefined) await ask(() => s3.abortMultipartUpload({ ...place, UploadId })).catch(() => undefined);
    throw signal.aborted ? signal.reason : error;
  }
};
