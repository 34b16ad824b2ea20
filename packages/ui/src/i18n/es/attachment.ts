import type { Shape } from '@balcao/contract/shape';
import type pt from '../pt/attachment.ts';

/** What comes with a message of a conversation. */
export default {
  choose: 'Enviar una foto',
  picture: 'Foto',
  place: 'Lugar',
  voice: 'Mensaje de voz',
  voiceLine: 'Mensaje de voz · {length}',
  ownVoice: 'Mensaje de voz que enviaste',
  voiceFrom: 'Mensaje de voz de {name}',
  play: 'Escuchar',
  pause: 'Pausar el audio',
  playing: 'Posición',
  speed: 'Velocidad',
  voiceNotLoaded: 'El mensaje de voz no se cargó.',
  voiceNotPlayed: 'Este navegador no puede reproducir esta grabación.',
  own: 'Foto que enviaste',
  from: 'Foto de {name}',
  chosen: 'Foto elegida',
  takeOut: 'Quitar la foto',
  tooLarge: 'La foto tiene más de 8 MB. Elige una más pequeña.',
  typeWrong: 'Elige una foto JPG, PNG, WebP o HEIC.',
  notLoaded: 'La foto no se cargó.',
  openMap: 'Abrir en el mapa',
  lost: 'La foto ya no está en este dispositivo. Descártala y elígela de nuevo.',
  chooseDocument: 'Enviar un documento',
  document: 'Documento',
  documentChosen: 'Documento elegido',
  takeDocumentOut: 'Quitar el documento',
  documentTooLarge: 'El documento tiene más de 10 MB. Elige uno más pequeño.',
  documentTypeWrong: 'Elige un PDF, DOCX, XLSX o TXT.',
} satisfies Shape<typeof pt>;
