import type { Template, TemplateFigures } from '@balcao/contract/template';
import type { TemplateRow } from './template.tables.ts';

/** A template in the list of its team. */
export const presentTemplate = (row: TemplateRow, figures: TemplateFigures): Template => {
  const { id, name, category, languages, state, edition, reason, version, entry, createdAt, updatedAt } = row;
  return {
    ...{ id, name, category, languages, state, edition, reason, version, figures },
    pausedUntil: row.pausedUntil?.toISOString() ?? null,
    mainLanguage: entry.mainLanguage,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};
