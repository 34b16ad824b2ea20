import type { UploadUse } from '@balcao/contract/upload';
import { DataStore, Upload } from '@tus/server';
import type { Sender, UploadIntake } from './upload-intake.service.ts';

/** The extensions of tus that are offered in addition to its core. */
export const extensions = ['creation', 'creation-with-upload', 'termination', 'expiration'] as const;

/** The files of one team, as the tus library sees them: it has no access to other teams' files. */
export class TeamStore extends DataStore {
  readonly #intake: UploadIntake;
  readonly #sender: Sender;
  readonly #use: UploadUse;

  constructor(intake: UploadIntake, sender: Sender, use: UploadUse) {
    super();
    this.#intake = intake;
    this.#sender = sender;
    this.#use = use;
    this.extensions = [...extensions];
  }

  override async create(upload: Upload): Promise<Upload> {
    const { id, size = 0, metadata } = upload;
    const row = await this.#intake.announce(this.#sender, {
      id,
      name: metadata?.filename,
      use: this.#use,
      bytes: size,
    });
    upload.creation_date = row.createdAt.toISOString();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const { row, received } = await this.#intake.find(this.#sender.merchantId, id);
    return new Upload({
      id,
      size: row.bytes,
      offset: received,
      metadata: { filename: row.name },
      creation_date: row.createdAt.toISOString(),
    });
  }

  override write(chunks: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    return this.#intake.receive({ merchantId: this.#sender.merchantId, id }, offset, chunks);
  }

  override remove(id: string): Promise<void> {
    return this.#intake.remove(this.#sender.merchantId, id);
  }

  override getExpiration(): number {
    return this.#intake.unfinishedForMs;
  }
}
