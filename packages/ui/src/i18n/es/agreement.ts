import type { Agreements } from '../../agreements.ts';

export default {
  terms: {
    title: 'Términos de uso',
    parts: [
      {
        title: 'El servicio',
        words:
          'Balcão conecta el servidor de tu negocio con los medios de pago y muestra a tu equipo los pedidos y los pagos que pasan por él.',
      },
      {
        title: 'Tu cuenta',
        words:
          'La cuenta es personal. Lo que se hace con ella se hace en tu nombre: elige una contraseña que no uses en otro lugar y no la compartas. Si alguien la descubre, restablécela en la pantalla de inicio de sesión; eso termina todas las sesiones.',
      },
      {
        title: 'Tu equipo',
        words:
          'Quien crea un equipo es su superadministrador y responde por la información del negocio. Las claves privadas de los certificados se quedan contigo; Balcão nunca las pide.',
      },
      {
        title: 'El dinero',
        words:
          'Los importes son en reales brasileños. La comisión de cada pedido aparece en él antes del pago. Cada movimiento queda registrado, y ningún registro se borra ni se cambia después.',
      },
      {
        title: 'Lo que no está permitido',
        words:
          'Cobrar por productos o servicios ilegales, usar datos de otra persona o intentar evadir los límites y las verificaciones del sistema.',
      },
      {
        title: 'Ambiente de pruebas',
        words:
          'Donde Balcão avisa que es un ambiente de pruebas, nada tiene valor en dinero y los datos pueden borrarse.',
      },
    ],
  },
  privacy: {
    title: 'Política de privacidad',
    parts: [
      {
        title: 'Qué guardamos',
        words:
          'Tu correo, tu nombre de usuario y tu contraseña en una forma que nadie puede leer. De tu equipo: los pedidos, los pagos y el nombre de quien pagó, como lo informa el banco.',
      },
      {
        title: 'Para qué lo usamos',
        words:
          'Para que entres en tu cuenta, para mostrar los pagos a quien puede verlos, para proteger las cuentas y para cumplir la ley.',
      },
      {
        title: 'Con quién los compartimos',
        words:
          'Con las instituciones que hacen posible el pago y, cuando la ley lo exige, con las autoridades. No vendemos datos. Ninguna página de Balcão carga contenido de terceros.',
      },
      {
        title: 'Qué queda en tu navegador',
        words:
          'El identificador de la sesión, mientras no la cierres, y tus elecciones de idioma y apariencia. No usamos cookies de rastreo.',
      },
      {
        title: 'Tus derechos',
        words:
          'La ley brasileña de protección de datos (LGPD, Ley 13.709/2018) te permite ver, corregir y llevarte tus datos, y pedir que se eliminen. Los registros de pagos se conservan durante el plazo que la ley exige.',
      },
    ],
  },
} satisfies Agreements;
