import type { FileFormat } from '@sextant/contracts';

const extensions: Record<FileFormat, string> = {
  md: 'md',
  docx: 'docx',
  json: 'json',
  bib: 'bib',
  ris: 'ris',
  csl: 'csl.json',
  csv: 'csv',
  xlsx: 'xlsx',
};
const maxLength = 60;

/** The header that names the file, of whole words: in letters every system can keep, and in those of the title (RFC 6266, RFC 8187). */
export function fileName(title: string, format: FileFormat): string {
  const all = title.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  const whole = all.length > maxLength ? all.slice(0, maxLength + 1).replace(/-[^-]*$/, '') : all;
  const words = whole.slice(0, maxLength).toWellFormed();
  const name = `${words || 'session'}.${extensions[format]}`;
  const plain = name.normalize('NFKD').replace(/[^\w.-]/g, '');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
