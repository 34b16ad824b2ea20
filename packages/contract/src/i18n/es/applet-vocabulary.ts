/** The vocabulary of mini programs and their versions: used as the other one is. */
export default {
  abbreviation: 'Abreviatura',
  category: 'Categoría',
  domainDownloads: 'Descarga de archivos',
  domainPages: 'Páginas',
  domainRequests: 'Solicitudes',
  domainSockets: 'Sockets',
  domainUploads: 'Envío de archivos',
  fieldNumbered: 'Campo {number, number}',
  fileNamed: 'Archivo {path}',
  manifestField: 'app.json, campo {field}',
  introduction: 'Introducción',
  version: 'Versión',
  versionNumbered: 'Versión {number}',
  versionRolling: 'Para una parte',
  versionOnline: 'En línea',
  versionPast: 'Estuvo en línea',
};
