import type { Channel } from '@balcao/contract/channel';
import {
  addKnowledgeDocument,
  addKnowledgePage,
  getKnowledge,
  listKnowledgePieces,
  type Source,
} from '@balcao/contract/knowledge';
import { addKnowledgeQuestion } from '@balcao/contract/knowledge-question';
import { searchKnowledge } from '@balcao/contract/knowledge-search';
import PDFDocument from 'pdfkit';
import yazl from 'yazl';
import type { Team } from './people.ts';
import type { Transfer } from './transfers.ts';
import { until } from './until.ts';

type Worker = Pick<Team, 'call'>;
type Named = Pick<Channel, 'id'>;

export const addPage = ({ call }: Worker, { id }: Named, title: string, text: string): Promise<Source> =>
  call(addKnowledgePage, { params: { id }, body: { title, text } });
export const addQuestion = ({ call }: Worker, { id }: Named, question: string, answer: string, unansweredId?: string) =>
  call(addKnowledgeQuestion, { params: { id }, body: { question, answer, ...(unansweredId ? { unansweredId } : {}) } });

export const sourcesOf = async ({ call }: Worker, { id }: Named): Promise<Source[]> =>
  (await call(getKnowledge, { params: { id } })).list;
export const piecesOf = async ({ call }: Worker, { id }: Named, sourceId: string) =>
  (await call(listKnowledgePieces, { params: { id, sourceId }, query: {} })).list;
export const found = async ({ call }: Worker, { id }: Named, text: string) =>
  (await call(searchKnowledge, { params: { id }, query: { text } })).list;

/** Sends a document and waits until it was read, or could not be. */
export const addDocument = async (
  team: Worker,
  tus: Transfer,
  channel: Named,
  bytes: Buffer,
  name: string,
): Promise<Source> => {
  const { id: uploadId } = await tus.send(bytes, name, 'media');
  const { id } = await team.call(addKnowledgeDocument, { params: { id: channel.id }, body: { uploadId } });
  const all = await until(
    () => sourcesOf(team, channel),
    (list) => list.some((one) => one.id === id && ['ready', 'failed'].includes(one.state)),
  );
  const source = all.find((one) => one.id === id);
  if (!source) throw new Error('a source is in the list once it was read');
  return source;
};

/** A PDF with a heading above each of these texts. */
export const pdfOf = async (parts: Readonly<Record<string, string>>, password?: string): Promise<Buffer> => {
  const doc = new PDFDocument(password ? { userPassword: password } : {});
  for (const [heading, text] of Object.entries(parts))
    doc.fontSize(20).text(heading).fontSize(11).text(text).moveDown();
  doc.end();
  const chunks: Buffer[] = [];
  for await (const chunk of doc) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
/** A Word document whose text is this XML. */
export const wordOf = async (body: string | Buffer): Promise<Buffer> => {
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from('<?xml version="1.0"?><Types/>'), '[Content_Types].xml');
  zip.addBuffer(
    typeof body === 'string' ? Buffer.from(`<w:document ${namespace}><w:body>${body}</w:body></w:document>`) : body,
    'word/document.xml',
  );
  zip.end();
  const chunks: Buffer[] = [];
  for await (const chunk of zip.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
};
export const paragraph = (text: string, style = ''): string =>
  `<w:p>${style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`;
