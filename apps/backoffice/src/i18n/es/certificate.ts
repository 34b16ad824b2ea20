import type { Shape } from '@balcao/ui/shape';
import type pt from '../pt/certificate.ts';

export default {
  title: 'Integración de pagos',
  line: 'Lo que tu servidor necesita para crear pedidos y recibir avisos.',
  readOnly:
    'Puedes ver esta pantalla. La cambia quien tiene permiso para editar “{menu}”: habla con el administrador del equipo.',
  certificates: 'Certificados',
  text: 'Tu servidor firma cada llamada con la clave privada de un certificado. Aquí queda solo el certificado; la clave privada nunca sale de tu servidor.',
  none: {
    title: 'Ningún certificado todavía',
    text: 'Registra uno para que tu servidor pueda crear pedidos.',
  },
  status: { active: 'Activo', expired: 'Vencido', revoked: 'Revocado' },
  columns: {
    validity: 'Vigencia',
    algorithm: 'Clave',
    subject: 'Titular',
    serial: 'Número de serie',
  },
  validity: 'del {from} al {to}',
  endsSoon: 'Vence el {day}. Registra el siguiente y cambia sin interrupción.',
  earlier: 'Certificados anteriores ({count, number})',
  copySerial: 'el número de serie de {name}',
  upload: 'Registrar certificado',
  full: 'Ya hay dos certificados activos, que es el límite. Para registrar otro, revoca uno de ellos.',
  form: {
    name: 'Nombre',
    nameHelp: 'Para reconocerlo después: el servidor o el año, por ejemplo.',
    nameExample: 'Servidor de la tienda 2027',
    pem: 'Certificado',
    pemHelp: 'Arrastra aquí el archivo .pem o .crt, elige el archivo o pega el texto.',
    choose: 'Elegir archivo',
    drop: 'Suelta el archivo aquí',
    tooBig: 'Este archivo es demasiado grande para un certificado.',
    unreadable: 'No se pudo leer el archivo. Elige otro.',
    submit: 'Registrar certificado',
    done: 'Certificado {name} registrado.',
  },
  openssl: {
    title: 'Cómo crear un certificado',
    text: 'En tu servidor, con openssl. El comando crea la clave privada, que se queda contigo, y el certificado, que registras aquí.',
    what: 'el comando',
  },
  revoke: {
    action: 'Revocar',
    actionOf: 'Revocar {name}',
    title: '¿Revocar el certificado {name}?',
    text: 'La próxima llamada firmada con él será rechazada. No se puede deshacer.',
    confirm: 'Revocar {name}',
    done: 'Certificado {name} revocado.',
  },
  platform: {
    title: 'Datos para tu servidor',
    text: 'Tu servidor se identifica con el número del comercio y comprueba nuestras respuestas con la clave pública de la plataforma.',
    merchantNumber: 'Número del comercio',
    keyId: 'Identificación de la clave',
    publicKey: 'Clave pública de la plataforma (Ed25519)',
    copyMerchantNumber: 'el número del comercio',
    copyKeyId: 'la identificación de la clave',
    copyPublicKey: 'la clave pública',
  },
} satisfies Shape<typeof pt>;
