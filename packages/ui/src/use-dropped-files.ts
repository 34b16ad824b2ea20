import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

interface Options {
  /** Where files may be dropped and pasted. */
  readonly area: RefObject<HTMLElement | null>;
  /** Anywhere in the form of the area: into the text of a message, too. */
  readonly isWholeForm: boolean;
  readonly canTake: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

const types = ({ dataTransfer }: DragEvent): readonly string[] => dataTransfer?.types ?? [];
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/**
 * What was copied in a table or a text comes as a picture, too: where one types, the words are meant. A file that was copied comes with its
 * name for words.
 */
const hasWords = (data: DataTransfer | null): boolean => {
  const words = data?.getData('text/plain').trim() ?? '';
  return words !== '' && ![...(data?.files ?? [])].some(({ name }) => name === words);
};

/** Takes files that are dropped or pasted; answers with whether some are dragged over the area just now. */
export const useDroppedFiles = ({ area, isWholeForm, canTake, onFiles }: Options): boolean => {
  // The browser tells of every part within that files are dragged over.
  const [depth, setDepth] = useState(0);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const own = area.current;
    const place: HTMLElement | null = isWholeForm ? (own?.closest('form') ?? own) : own;
    if (!place) return;
    const until = new AbortController();
    const on = <Name extends keyof HTMLElementEventMap>(
      name: Name,
      listener: (event: HTMLElementEventMap[Name]) => void,
    ) => place.addEventListener(name, listener, { signal: until.signal });
    const onDrag = (name: 'dragenter' | 'dragleave' | 'dragover' | 'drop', listener: (event: DragEvent) => void) =>
      on(name, (event) => types(event).includes('Files') && listener(event));
    onDrag('dragenter', () => canTake && setDepth((before) => before + 1));
    onDrag('dragleave', () => setDepth((before) => Math.max(0, before - 1)));
    // Also what is not taken: the browser would open it in place of the page.
    onDrag('dragover', (event) => event.preventDefault());
    onDrag('drop', (event) => {
      event.preventDefault();
      setDepth(0);
      if (canTake) take([...(event.dataTransfer?.files ?? [])]);
    });
    on('paste', (event) => {
      const { files = [] } = event.clipboardData ?? {};
      if (!canTake || files.length === 0 || (isTyped(event.target) && hasWords(event.clipboardData))) return;
      event.preventDefault();
      take([...files]);
    });
    return () => {
      until.abort();
      setDepth(0);
    };
  }, [area, isWholeForm, canTake]);
  return depth > 0;
};
