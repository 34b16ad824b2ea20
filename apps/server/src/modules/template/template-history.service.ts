import { TemplateEntry } from '@balcao/contract/template-form';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { insertTemplate } from './template.repository.ts';

/** A template whose text passed its review at a time of the past. */
export interface PastTemplate {
  readonly entry: TemplateEntry;
  readonly approvedAt: Date;
}

const writingMs = 26 * 3_600_000;

/** Templates of the past, for the demonstration: what a member could not have written is refused. */
export const createTemplateHistory = () => ({
  bringIn: async (tx: Tx, merchantId: string, past: readonly PastTemplate[]): Promise<void> => {
    for (const { approvedAt, ...written } of past) {
      const entry = TemplateEntry.parse(written.entry);
      const createdAt = new Date(approvedAt.getTime() - writingMs);
      const languages = entry.versions.map(({ language }) => language);
      const { name, category } = entry;
      const listed = { id: newId(createdAt), merchantId, name, category, languages, createdAt, updatedAt: approvedAt };
      await insertTemplate(tx, { ...listed, entry, inUse: entry, state: 'approved', approvedAt });
    }
  },
});
export type TemplateHistory = ReturnType<typeof createTemplateHistory>;
