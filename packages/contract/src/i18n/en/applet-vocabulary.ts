/** The vocabulary of mini programs and their versions: used as the other one is. */
export default {
  abbreviation: 'Abbreviation',
  category: 'Category',
  domainDownloads: 'File downloads',
  domainPages: 'Pages',
  domainRequests: 'Requests',
  domainSockets: 'Sockets',
  domainUploads: 'File uploads',
  fieldNumbered: 'Field {number, number}',
  fileNamed: 'File {path}',
  manifestField: 'app.json, field {field}',
  introduction: 'Introduction',
  version: 'Version',
  versionNumbered: 'Version {number}',
  versionRolling: 'For some people',
  versionOnline: 'Online',
  versionPast: 'Was online',
};
