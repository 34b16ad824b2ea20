import type { ReviewReasonTexts } from './review-reason-texts.ts';

export const es: ReviewReasonTexts = {
  unreadable: 'No se puede leer con claridad.',
  incomplete: 'Está incompleto.',
  expired: 'Está vencido.',
  wrongDocument: 'No es el documento que pedimos.',
  nameDiffers: 'El nombre no coincide con los documentos.',
  numberDiffers: 'El número no coincide con los documentos.',
  addressDiffers: 'La dirección no coincide con los documentos.',
  dateDiffers: 'La fecha no coincide con los documentos.',
  tooOld: 'Es demasiado antiguo. Envía uno más reciente.',
  altered: 'Parece haber sido alterado. Envía el original.',
  notAllowed: 'No podemos aceptarlo.',
  other: 'Otro motivo.',
};
