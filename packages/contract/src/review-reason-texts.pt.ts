import type { ReviewReasonTexts } from './review-reason-texts.ts';

export const pt: ReviewReasonTexts = {
  unreadable: 'Não dá para ler com clareza.',
  incomplete: 'Está incompleto.',
  expired: 'Está vencido.',
  wrongDocument: 'Não é o documento pedido.',
  nameDiffers: 'O nome não confere com os documentos.',
  numberDiffers: 'O número não confere com os documentos.',
  addressDiffers: 'O endereço não confere com os documentos.',
  dateDiffers: 'A data não confere com os documentos.',
  tooOld: 'É antigo demais. Envie um mais recente.',
  altered: 'Parece ter sido alterado. Envie o original.',
  notAllowed: 'Não podemos aceitar.',
  other: 'Outro motivo.',
};
