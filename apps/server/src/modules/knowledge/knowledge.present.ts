import type { Piece, Source } from '@balcao/contract/knowledge';
import type { PieceRow, SourceRow } from './knowledge.tables.ts';

export const presentSource = (row: SourceRow): Source => {
  const { id, kind, title, state, problem, bytes, pieces, isCut, createdAt, readAt } = row;
  return {
    ...{ id, kind, title, state, problem, bytes, pieces, isCut },
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
  };
};

export const presentPiece = ({ id, heading, text }: Pick<PieceRow, 'id' | 'heading' | 'text'>): Piece => ({
  id,
  heading,
  text,
});
