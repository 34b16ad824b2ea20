/** The vocabulary of mini programs and their versions: used as the other one is. */
export default {
  abbreviation: 'Abreviação',
  category: 'Categoria',
  domainDownloads: 'Download de arquivos',
  domainPages: 'Páginas',
  domainRequests: 'Requisições',
  domainSockets: 'Sockets',
  domainUploads: 'Envio de arquivos',
  fieldNumbered: 'Campo {number, number}',
  fileNamed: 'Arquivo {path}',
  manifestField: 'app.json, campo {field}',
  introduction: 'Introdução',
  version: 'Versão',
  versionNumbered: 'Versão {number}',
  versionRolling: 'Para uma parte',
  versionOnline: 'No ar',
  versionPast: 'Já esteve no ar',
};
