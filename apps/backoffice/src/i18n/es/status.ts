/** The state of the platform. */

export default {
  line: 'Qué funciona ahora, medido por el servidor. Se actualiza automáticamente.',
  label: 'Partes de la plataforma',
  at: 'Medido a las <when></when>.',
  all: { working: 'Todo funciona', slow: 'Hay lentitud en alguna parte', down: 'Alguna parte está fuera de servicio' },
  parts: {
    signIn: 'Entrar y usar la cuenta',
    payments: 'Pagos y reembolsos',
    settlement: 'Liquidación de las ventas',
    messages: 'Correos y mensajes',
    files: 'Archivos y exportaciones',
    webhooks: 'Avisos a los servidores',
  },
  levels: { working: 'Funciona bien', slow: 'Lento', down: 'Fuera de servicio' },
  none: 'La plataforma no respondió',
  noneText: 'Lo que enviaste y no se confirmó quizá no llegó. Espera un poco y comprueba antes de enviarlo de nuevo.',
  toHelp: 'Ir a la ayuda',
} as const;
