import { useTranslations } from 'use-intl';

const ofFile = 'files/';
const ofManifest = 'app.json/';

/** What a verdict on a version speaks of: a file, a field of `app.json`, or something that was said of the version. */
export const useVerdictSubject = () => {
  const t = useTranslations('version.verdict');
  const said: Readonly<Record<string, string>> = {
    number: t('number'),
    description: t('description'),
    lookAt: t('lookAt'),
    testAccount: t('testAccount'),
  };
  return (path: string): string => {
    if (path.startsWith(ofFile)) return t('file', { path: path.slice(ofFile.length) });
    if (path.startsWith(ofManifest)) return t('field', { field: path.slice(ofManifest.length) });
    return said[path] ?? path;
  };
};
