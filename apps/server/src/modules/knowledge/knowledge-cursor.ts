import { cursorOf, idKeys, placeOf } from '../../platform/cursor.ts';
import type { PieceRow } from './knowledge.tables.ts';

/** The place of a piece in its source, as a list carries it. */
export const pieceCursor = ({ position, id }: Pick<PieceRow, 'position' | 'id'>): string =>
  cursorOf({ at: position, key: id });

/** The last piece that was shown. @throws Refusal form_invalid on `cursor` where it is none of such a list. */
export const lastPieceOf = (cursor: string | undefined): Pick<PieceRow, 'position' | 'id'> | undefined => {
  const place = placeOf(cursor, idKeys);
  return place && { position: Math.min(place.at.getTime(), 2_147_483_647), id: place.key };
};
