import type { Template } from '@balcao/contract/template';
import type { TemplateRow } from './template.tables.ts';

export const presentTemplate = (row: TemplateRow): Template => {
  const { id, name, category, languages, state, edition, reason, version, entry, createdAt, updatedAt } = row;
  return {
    ...{ id, name, category, languages, state, edition, reason, version },
    mainLanguage: entry.mainLanguage,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
};
