import type { Shape } from '@balcao/contract/shape';
import shared from '@balcao/ui/i18n/es/shared';
import type pt from '../pt/form.ts';

export default {
  optional: '(opcional)',
  step: {
    list: 'Pasos',
    of: 'Paso {number, number} de {all, number}',
    done: 'completo',
    missing: 'falta llenarlo',
    wrong: 'hay algo que corregir',
    back: shared.back,
    next: 'Continuar: {title}',
    stopped: '{count, plural, one {Falta # campo en este paso.} other {Faltan # campos en este paso.}}',
    later: 'Completar después',
  },
  save: {
    begin: 'Guardamos mientras llenas',
    saved: 'Guardado a las {time}',
    saving: 'Guardando…',
    offline: 'Sin conexión: guardado aquí, intentando de nuevo',
  },
  draft: {
    somebody: 'otra persona',
    clashTitle: 'Tú y {by} llenaron los mismos campos',
    clashText: 'Quedó diferente en: {fields}. Elige lo que vale. La otra versión sigue disponible.',
    keepMine: 'Quedarme con la mía',
    takeTheirs: 'Quedarme con la de {by}',
    tookTheirs: 'Esta es la versión de la otra persona.',
    keptMine: 'Esta es tu versión.',
    backToMine: 'Volver a la mía',
    backToTheirs: 'Usar la de la otra persona',
    merged: '{by} también llenó este formulario. Juntamos todo.',
  },
  missing: {
    title: '{count, plural, one {Falta # campo para enviar} other {Faltan # campos para enviar}}',
    nothing: 'Todo está lleno. Revisa y envía.',
    mend: 'por corregir',
    sending: 'enviando…',
  },
  address: {
    idle: 'Con él llenamos la dirección.',
    looking: 'Buscando la dirección…',
    found: 'Dirección llena. Revisa y completa.',
    unknown: 'No encontramos este CEP. Llena la dirección.',
    otherState: 'Este CEP suele ser de otro estado. Revisa los dos.',
  },
  declaration: {
    text: 'Declaro que estos datos son verdaderos y que puedo representar a este equipo.',
    missing: 'Marca esta casilla para enviar.',
  },
} as const satisfies Shape<typeof pt>;
