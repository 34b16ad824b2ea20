import { openAiProvider } from '../ai-provider.ts';
import { type BrokenLine, openBrokenLine } from '../broken-line.ts';
import { openMailServer } from '../mail-server.ts';
import { openS3Server } from '../s3-server.ts';

/** The same address, by way of the line. */
const through = (url: string, line: BrokenLine): string => {
  const led = new URL(url);
  led.port = new URL(line.url).port;
  return led.href;
};

/** A mail server, a storage and a language model, each at the end of a line that can go silent, and the variables that lead to them. */
export const openPartners = async () => {
  const [mail, storage, model] = await Promise.all([openMailServer(), openS3Server(), openAiProvider()]);
  const [mailLine, storageLine, modelLine] = await Promise.all(
    [mail.url, storage.url, model.config.baseUrl].map(openBrokenLine),
  );
  if (!mailLine || !storageLine || !modelLine) throw new Error('a line for each');
  return {
    mail,
    mailLine,
    storageLine,
    modelLine,
    env: {
      SMTP_URL: through(mail.url, mailLine),
      FILES_URL: through(storage.url, storageLine),
      AI_BASE_URL: through(model.config.baseUrl, modelLine),
      AI_API_KEY: model.config.apiKey,
      AI_MODEL: model.config.model,
    },
    close: async (): Promise<void> => {
      for (const one of [mailLine, storageLine, modelLine, mail, storage, model]) await one.close();
    },
  };
};
export type Partners = Awaited<ReturnType<typeof openPartners>>;
