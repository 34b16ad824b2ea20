import { useState } from 'react';

const nameOf = (place: string): string => `balcao.draft.${place}:files`;
const read = (place: string): string[] => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(nameOf(place)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

/** The files of a message that is being written, by their ids: they outlast a reload, as its words do. */
export const useDraftFiles = (place: string): [files: string[], change: (files: string[]) => void] => {
  const [files, setFiles] = useState(() => read(place));
  const change = (next: string[]): void => {
    setFiles(next);
    if (next.length === 0) sessionStorage.removeItem(nameOf(place));
    else sessionStorage.setItem(nameOf(place), JSON.stringify(next));
  };
  return [files, change];
};
