import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import decisionVocabulary from '@balcao/contract/i18n/es/decision-vocabulary';
import names from '@balcao/contract/i18n/es/names';
import vocabulary from '@balcao/contract/i18n/es/vocabulary';
import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/moderation.ts';

/** What people report of channels, and what staff decide. */

export default {
  title: 'Canales y denuncias',
  line: 'Lo que las personas denunciaron de canales y publicaciones, y lo que decidió el equipo interno.',
  parts: {
    label: vocabulary.listParts,
    waiting: decisionVocabulary.waiting,
    decided: decisionVocabulary.decidedOnes,
    channels: 'Todos los canales',
  },
  subject: {
    channel: channelVocabulary.channel,
    broadcast: channelVocabulary.broadcast,
    reply: 'Respuesta',
    robot: channelVocabulary.robot,
    workflow: channelVocabulary.workflow,
  },
  state: {
    open: decisionVocabulary.waiting,
    dismissed: 'Archivada',
    actioned: 'Vigente',
    appealed: 'Nueva revisión solicitada',
    upheld: 'Mantenida',
    reversed: 'Revertida',
  },
  sanction: {
    takeDown: decisionVocabulary.isTakenDown,
    switchOff: channelVocabulary.robotIsHeld,
    freeze: decisionVocabulary.channelIsHeld,
  },
  reasons: channelVocabulary.reportReasons,
  columns: {
    subject: 'Qué se denunció',
    state: shared.status,
    reports: 'Denuncias',
    reason: shared.reason,
    first: 'Primera',
    last: 'Última',
    channel: channelVocabulary.channel,
    followers: channelVocabulary.followers,
    waiting: 'Denuncias pendientes',
    limit: 'Publicaciones por día',
    created: names.createdOn,
  },
  channelState: {
    open: channelVocabulary.channelIsOpen,
    closing: channelVocabulary.channelIsClosing,
    closed: names.orderClosed,
    frozen: channelVocabulary.channelIsFrozen,
  },
  search: 'Canal o publicación',
  searchChannel: channelVocabulary.channelName,
  pastEnd: { title: 'No hay nada más aquí', first: 'Volver al principio' },
  none: { title: 'No se encontró nada', text: 'Cambia la búsqueda o borra los filtros.' },
  empty: {
    waiting: { title: 'Ninguna denuncia pendiente', text: 'Lo que las personas denuncien aparece aquí.' },
    decided: { title: 'Ninguna decisión todavía', text: 'Las decisiones del equipo quedan aquí.' },
    channels: { title: 'Ningún canal todavía', text: 'Los que creen los equipos aparecen aquí.' },
  },
  panel: {
    title: 'Denuncia: {name}',
    followers: channelVocabulary.followers,
    frozen: 'Bloqueado desde',
    broadcast: 'Publicación denunciada',
    reply: 'Respuesta denunciada',
    channel: 'Canal denunciado',
    automation: 'Respuesta automática denunciada',
    quoted: 'Mensaje: “{quoted}”',
    gone: 'Ya no existe.',
    erased: 'El equipo borró el texto después de retirar la publicación.',
    removed: 'Quien escribió la respuesta la eliminó.',
    texts: 'Lo que escribieron las personas',
    appeal: 'Respuesta del equipo',
    decisions: 'Decisiones',
    because: '{by}: {reason}',
    cases: 'Denuncias y decisiones',
    noCases: 'Nadie ha denunciado este canal.',
    reported: '{count, plural, one {# denuncia} other {# denuncias}}',
    limits: 'Cambios del límite',
    limitMoved: 'De {before, number} a {after, number} por día',
  },
  decision: {
    title: decisionVocabulary.decision,
    legend: 'Qué hacer',
    choice: {
      dismiss: 'Archivar',
      takeDown: decisionVocabulary.takeDown,
      switchOff: vocabulary.switchOff,
      freeze: 'Bloquear el canal',
      uphold: 'Mantener la decisión',
      reverse: { takeDown: 'Restaurar la publicación', switchOff: 'Liberar', freeze: 'Desbloquear el canal' },
    },
    help: {
      dismiss: 'Nada cambia para el canal. Quienes denunciaron verán que lo revisamos.',
      takeDown: 'La publicación desaparece de todos los celulares. El equipo la sigue viendo, con el motivo.',
      switchOff: 'Deja de responder ahora, y el equipo no puede activarlo de nuevo hasta que se libere. Lee el motivo.',
      freeze: 'El canal no publica, y nadie puede seguirlo ni leerlo. Lo programado vuelve a ser borrador.',
      uphold: 'La decisión queda como está, y el equipo no puede solicitar otra revisión.',
      reverse: {
        takeDown: 'La publicación vuelve a aparecer en todos los celulares.',
        switchOff: channelVocabulary.releaseText,
        freeze: 'El canal puede publicar de nuevo, y las personas pueden seguirlo y leerlo.',
      },
    },
    ofReply: {
      choice: { takeDown: 'Retirar la respuesta', reverse: 'Restaurar la respuesta' },
      help: {
        dismiss: 'La respuesta se queda. Quienes denunciaron verán que la revisamos.',
        takeDown:
          'La respuesta desaparece para todos menos para quien la escribió, que ve que la retiramos. El canal la ve marcada.',
        reverse: 'La respuesta vuelve a aparecer como antes.',
      },
    },
    note: decisionVocabulary.note,
    noteHelp: 'Solo la lee el equipo interno.',
    reason: shared.reason,
    reasonHelp: decisionVocabulary.teamReadsIt,
    send: 'Registrar decisión',
    done: 'Decisión registrada',
  },
  acts: {
    reasonHelp: decisionVocabulary.teamReadsIt,
    freeze: {
      title: '¿Bloquear {name}?',
      text: 'El canal no publica, y nadie puede seguirlo ni leerlo hasta que se desbloquee. Lo programado vuelve a ser borrador.',
      action: 'Bloquear canal',
      done: decisionVocabulary.channelIsHeld,
    },
    limit: {
      action: 'Cambiar el límite',
      title: 'Límite de {name}',
      text: 'Cuántas publicaciones puede enviar el canal por día, de ahora en adelante.',
      count: 'Publicaciones por día, de 1 a 100',
      done: 'Límite guardado',
    },
  },
} satisfies Shape<typeof pt>;
