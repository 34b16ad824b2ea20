import appletVocabulary from '@balcao/contract/i18n/es/applet-vocabulary';
import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import list from '@balcao/contract/i18n/es/list';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/broadcast.ts';

export default {
  line: 'Lo que el canal ha publicado, lo que publicará y lo que aún se está escribiendo.',
  editLine: 'Como se lee en la aplicación de chat.',
  columns: list.broadcast.columns,
  state: list.broadcast.codes.state,
  type: list.broadcast.codes.type,
  untitled: 'Borrador vacío',
  filters: { search: 'Parte del texto' },
  nothing: 'Ninguna publicación con estos filtros.',
  empty: 'Nada publicado todavía',
  emptyText: 'Escribe la primera publicación: quienes siguen el canal la reciben al momento, o cuando elijas.',
  by: 'Guardada por',
  editor: {
    help: {
      message: 'Un texto. Las direcciones que empiezan con https:// se vuelven enlaces.',
      link: 'Una dirección de internet, con un título y lo que dices de ella.',
      article: 'Títulos, listas, tablas e imágenes. En el celular se abre en una página propia.',
    },
    title: appletVocabulary.title,
    titleOptional: 'Título (opcional)',
    text: channelVocabulary.broadcastText,
    textOptional: 'Texto (opcional)',
    url: 'Dirección',
    words: '{count, number} de {most, number} palabras',
    tooMany: '{count, number} palabras: {over, number} más que el máximo de {most, number}',
    preview: 'Así se ve en el celular',
    previewEmpty: 'Lo que escribas aparece aquí.',
    send: 'Enviar…',
    othersPublish: 'La envía {owner}, o un gestor que puede publicar.',
    goneTitle: 'Este borrador ya se envió o se eliminó',
    goneText: 'Otra persona fue más rápida. Lo que escribiste después no se guardó.',
  },
  publish: {
    title: 'Enviar la publicación',
    when: shared.when,
    now: 'Ahora',
    later: 'En otro momento',
    at: 'Día y hora',
    zone: 'En la zona {zone}, hasta un año adelante.',
    atMissing: 'Indica día y hora.',
    atPast: 'Elige una hora que aún no haya pasado.',
    atFar: 'Elige una hora dentro de un año.',
    toNow:
      '{count, plural, =0 {Nadie sigue el canal todavía: quien lo siga después la lee en su página.} one {Va a # persona.} other {Va a # personas.}}',
    toLater:
      '{count, plural, =0 {Hoy nadie sigue el canal. Va a quienes lo sigan para entonces.} one {Hoy # persona sigue el canal. Va a quienes lo sigan a esa hora.} other {Hoy # personas siguen el canal. Va a quienes lo sigan a esa hora.}}',
    left: '{count, plural, =0 {Ese día no cabe ninguna más: el máximo es {most, number} por día.} one {Ese día aún cabe # de {most, number}.} other {Ese día aún caben # de {most, number}.}}',
    back: shared.back,
    send: 'Enviar ahora',
    schedule: 'Programar',
    done: 'Publicación enviada.',
    scheduled: 'Publicación programada.',
  },
  unschedule: 'Cancelar la programación',
  unscheduled: 'Programación cancelada: es un borrador de nuevo.',
  recall: {
    action: 'Retirar',
    title: '¿Retirar la publicación?',
    text: 'Desaparece de todos los celulares. El registro del equipo guarda que se envió.',
    done: 'Publicación retirada.',
    until: 'Hasta',
    at: 'Retirada el',
  },
  remove: { action: 'Eliminar el borrador', title: '¿Eliminar el borrador?', text: 'Lo escrito se pierde.' },
} satisfies Shape<typeof pt>;
