/** Who may import whom. Each rule is proven by tools/rules.test.ts, which breaks every one; circles are found in tools/cruise.ts. */
const web = '^apps/(backoffice|console|phone)/src';
const tests = '[.]test[.]tsx?$';
const modules = '^apps/server/src/modules';

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const packages = [
  forbid(
    'brazil-stands-alone',
    'packages/brazil is pure: it runs in every browser and server and knows nothing of the product.',
    { path: '^packages/brazil/src', pathNot: tests },
    { path: '^(apps|e2e|bench|tools|packages/(?!brazil/))|^(node:)?(fs|net|http|https|child_process|process|os)$' },
  ),
  forbid(
    'contract-is-pure',
    'What crosses the wire is described with zod and packages/brazil alone.',
    { path: '^packages/contract/src', pathNot: tests },
    { pathNot: '^packages/(contract|brazil)/|(^|/)node_modules/zod/' },
  ),
  forbid(
    'sdk-knows-the-contract-only',
    'Merchants install the caller: it carries nothing but the contract.',
    { path: '^packages/sdk/src', pathNot: tests },
    { path: '^(apps|e2e|bench|tools)/|^packages/(?!sdk/|contract/)' },
  ),
  forbid(
    'ui-knows-no-app',
    'The shared parts of the web apps know no app.',
    { path: '^packages/ui/src' },
    { path: '^(apps|e2e|bench|tools)/' },
  ),
];

const apps = [
  forbid(
    'web-not-server',
    'A browser cannot run the server; what both need is in the contract.',
    { path: '^apps/(backoffice|console|phone)/' },
    { path: '^apps/server/' },
  ),
  forbid(
    'server-not-web',
    'The server serves the built apps; it does not import them or what they share.',
    { path: '^apps/server/' },
    { path: '^apps/(backoffice|console|phone)/|^packages/ui/' },
  ),
  forbid(
    'apps-do-not-meet',
    'What two web apps need stands in packages/ui.',
    { path: '^apps/(backoffice|console|phone)/' },
    { path: '^apps/(backoffice|console|phone)/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'e2e-from-outside',
    'The browser tests see the product as people do.',
    { path: '^e2e/' },
    { path: '^(apps|packages/ui)/' },
  ),
];

const server = [
  forbid(
    'platform-knows-no-module',
    'Modules stand on the platform, never the other way round.',
    { path: '^apps/server/src/platform/', pathNot: tests },
    { path: '^apps/server/src/(?!platform/|config[.]ts$)' },
  ),
  forbid(
    'modules-meet-at-services',
    'A module uses another by its service, and in SQL by its reads; its tables, repository and postings are private.',
    { path: `${modules}/([^/]+)/`, pathNot: tests },
    { path: `${modules}/[^/]+/`, pathNot: `${modules}/($1/|[^/]+/[^/]+[.](service|reads)[.]ts$)` },
  ),
  forbid(
    'reads-are-for-sql',
    'What a module lets others read of its tables is a piece of SQL: repositories and tables use it.',
    { path: `${modules}/`, pathNot: [`[.](repository|tables|reads)[.]ts$`, tests].flat() },
    { path: `${modules}/[^/]+/[^/]+[.]reads[.]ts$` },
  ),
  forbid(
    'modules-do-not-compose',
    'Putting the modules together is the work of modules.ts.',
    { path: `${modules}/`, pathNot: tests },
    { path: '^apps/server/(src/(?!platform/|modules/|config[.]ts$)|test/)' },
  ),
  forbid(
    'server-does-not-call-itself',
    'The caller is for the web, for merchants and for tests; the demonstration plays one merchant’s servers.',
    { path: '^apps/server/src/', pathNot: [tests, '/sandbox/demo-merchant[.]service[.]ts$'].flat() },
    { path: '^packages/sdk/' },
  ),
  forbid(
    'routes-are-thin',
    'A route joins an endpoint of the contract with its own service and has no logic.',
    { path: `${modules}/([^/]+)/[^/]+[.]routes[.]ts$` },
    { pathNot: `^packages/contract/|^apps/server/src/platform/|${modules}/$1/[^/]+[.]service[.]ts$` },
  ),
  forbid(
    'services-know-no-route',
    'A service is called by routes and jobs and calls neither.',
    { path: `${modules}/.*[.](service|repository|tables|postings|present)[.]ts$` },
    { path: `${modules}/.*[.]routes[.]ts$` },
  ),
  forbid(
    'repositories-know-no-service',
    'SQL serves the rules and does not call them.',
    { path: `${modules}/.*[.](repository|tables|reads)[.]ts$` },
    { path: `${modules}/.*[.](service|jobs|postings|present)[.]ts$` },
  ),
  forbid(
    'files-are-read-apart',
    'What decodes pictures or takes apart files that others sent runs in a process of its own and nowhere else.',
    { path: '^apps/server/src/', pathNot: ['^apps/server/src/platform/inspection/child/', tests].flat() },
    {
      path: '^apps/server/src/platform/inspection/child/|(^|/)node_modules/(sharp|file-type|yauzl)/|^packages/applet-package/src/read-',
    },
  ),
  forbid(
    'sql-lives-in-repositories',
    'Only repositories, tables, reads and the platform know how rows are fetched.',
    { path: '^apps/server/src/', pathNot: `^apps/server/src/platform/|[.](repository|tables|reads)[.]ts$|${tests}` },
    { path: '(^|/)node_modules/drizzle-orm/' },
  ),
];

const browser = [
  forbid(
    'features-do-not-meet',
    'A route composes features; they do not know each other.',
    { path: `${web}/features/([^/]+)/`, pathNot: tests },
    { path: `${web}/features/`, pathNot: '^apps/$1/src/features/$2/' },
  ),
  forbid(
    'features-know-no-route',
    'Routes and the app know the features.',
    { path: `${web}/features/`, pathNot: tests },
    { path: `${web}/(routes|app)/` },
  ),
  forbid(
    'queries-alone-call-the-api',
    'One file of a feature talks to the API, so that its requests are seen in one place.',
    { path: `${web}/features/`, pathNot: `[.]queries[.]tsx?$|${tests}` },
    { path: `${web}/lib/api[.]tsx?$|^packages/sdk/`, dependencyTypesNot: ['type-only'] },
  ),
  forbid(
    'lib-knows-no-feature',
    'What all features use knows none of them.',
    { path: `${web}/(lib|i18n)/`, pathNot: tests },
    { path: `${web}/(features|routes|app)/` },
  ),
];

const everywhere = [
  forbid('resolvable', 'What is imported exists.', {}, { couldNotResolve: true }),
  forbid(
    'declared-dependencies',
    'A package is listed in the package.json beside the code that runs with it.',
    { path: '/src/', pathNot: [tests, '/src/test/'] },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
  ),
];

module.exports = {
  forbidden: [...packages, ...apps, ...server, ...browser, ...everywhere],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/dist/|[.](css|svg|woff2)' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};
