/** A stretch of a document: a heading of a level from 1 on, or a paragraph, which has level 0. */
export interface Block {
  readonly level: number;
  readonly text: string;
}
/** The text of a document as far as it was read, or why it could not be read. */
export type ReadText =
  | { readonly blocks: readonly Block[]; readonly isCut: boolean; readonly problem?: never }
  | { readonly problem: 'typeWrong' | 'locked' | 'damaged' | 'noText' };

/** Gathers the blocks of a document, up to a number of letters. */
export class TextIntake {
  readonly blocks: Block[] = [];
  readonly #lettersAtMost: number;
  #letters = 0;
  constructor(lettersAtMost: number) {
    this.#lettersAtMost = lettersAtMost;
  }
  get isFull(): boolean {
    return this.#letters >= this.#lettersAtMost;
  }
  /** Spaces and marks that are not seen are one space; what is empty is left out. */
  add(level: number, raw: string): void {
    const room = this.#lettersAtMost - this.#letters;
    const text = raw
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, room);
    if (text === '') return;
    this.#letters += text.length;
    this.blocks.push({ level, text: text.toWellFormed().normalize('NFC') });
  }
  end(isWhole = true): ReadText {
    const isCut = this.isFull || !isWhole;
    return this.blocks.length === 0 ? { problem: 'noText' } : { blocks: this.blocks, isCut };
  }
}
