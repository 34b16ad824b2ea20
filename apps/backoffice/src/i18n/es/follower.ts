import channelVocabulary from '@balcao/contract/i18n/es/channel-vocabulary';
import list from '@balcao/contract/i18n/es/list';
import shared from '@balcao/ui/i18n/es/shared';

export default {
  line: 'Quién sigue el canal, y las etiquetas que tu equipo da a cada uno.',
  columns: list.follower.columns,
  hearing: list.follower.codes.hearing,
  orders: list.follower.codes.orders,
  nameless: 'Sin nombre',
  choose: 'Seleccionar a {name}',
  chosen:
    '{count, plural, =0 {Selecciona personas para etiquetarlas} one {# persona seleccionada} other {# personas seleccionadas}}',
  choosePage: 'Seleccionar a todos en esta página',
  chooseNobody: 'Quitar la selección',
  filters: { search: 'Parte del nombre' },
  nothing: 'Ningún seguidor con estos filtros.',
  empty: 'Nadie sigue el canal todavía',
  emptyText: 'Comparte el enlace del canal: quienes lo sigan aparecen aquí.',
  tagging: {
    open: 'Etiquetas…',
    title: 'Etiquetas de {count, plural, one {# persona} other {# personas}}',
    none: 'El canal aún no tiene etiquetas. Crea la primera.',
    done: '{count, plural, =0 {Estas personas ya no siguen el canal.} one {Etiquetas de # persona guardadas.} other {Etiquetas de # personas guardadas.}}',
    save: 'Guardar las etiquetas',
    back: shared.back,
  },
  tags: {
    title: channelVocabulary.tags,
    line: 'Palabras de tu equipo, como “cliente habitual”. Sirven para elegir quién recibe una publicación; los seguidores no las ven.',
    name: 'Nueva etiqueta',
    make: 'Crear etiqueta',
    made: 'Etiqueta creada.',
    count: '{count, plural, =0 {nadie} one {# persona} other {# personas}}',
    rename: 'Renombrar',
    renameTitle: 'Renombrar {name}',
    renamed: 'Etiqueta renombrada.',
    remove: shared.delete,
    removeLabel: shared.deleteNamed,
    removeTitle: '¿Eliminar la etiqueta {name}?',
    removeText:
      '{count, plural, =0 {Nadie tiene esta etiqueta.} one {# persona dejará de tener esta etiqueta.} other {# personas dejarán de tener esta etiqueta.}}',
    removed: 'Etiqueta eliminada.',
    none: 'Aún no hay etiquetas.',
    back: shared.back,
  },
} as const;
