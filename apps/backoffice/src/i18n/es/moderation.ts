/** What staff of the platform decided about a channel or its broadcasts. */

export default {
  freeze: {
    title: 'La plataforma bloqueó este canal',
    text: 'No envía nada, y las personas no pueden seguirlo ni leer lo que publicó. Los borradores siguen aquí.',
  },
  takeDown: {
    title: 'La plataforma retiró esta publicación',
    text: 'Ya nadie la lee. Aquí queda con las cifras que tenía.',
  },
  reason: 'Motivo: {reason}',
  appealed: 'Pediste otra revisión. Te avisaremos cuando haya una respuesta.',
  upheld: 'Lo revisamos otra vez, y la decisión queda como está.',
  frozen: 'Bloqueado',
  appeal: {
    action: 'Pedir otra revisión',
    title: 'Pedir otra revisión',
    text: 'Otra persona de nuestro equipo lee lo que escribas y decide de nuevo. Se puede pedir una vez.',
    why: '¿Qué no vimos?',
    send: 'Enviar solicitud',
    done: 'Solicitud enviada',
  },
} as const;
