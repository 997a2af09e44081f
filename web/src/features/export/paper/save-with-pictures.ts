import type { DrawnPictureEntry } from '@sextant/contracts';
import { limits } from '@sextant/contracts/limits';
import type { PaperPicture } from '../../../blocks/paper.tsx';
import { toPng } from '../../../blocks/save-picture.ts';
import type { AuthorizedCall } from '../../../lib/authorized-call.ts';
import { saveReply } from '../../../lib/save-file.ts';

const pngOf = ({ picture }: PaperPicture): Promise<Blob> =>
  'png' in picture ? picture.png() : toPng(picture.svg(), '#ffffff');

/** The picture as the form tells of it; null where it could not be drawn, which the document then says. */
async function take(taken: PaperPicture): Promise<{ entry: DrawnPictureEntry; png: Blob } | null> {
  const { figure, language, name, source } = taken;
  const shown = figure.querySelector('img, svg');
  if (!shown) return null;
  const { height, width } = shown.getBoundingClientRect();
  try {
    const png = await pngOf(taken);
    const words = shown.getAttribute('alt') ?? shown.getAttribute('aria-label') ?? name;
    const size = { width: Math.round(width), height: Math.round(height) };
    if (size.width < 1 || size.height < 1) return null;
    const entry = { language, source, name: name.slice(0, 300), words: words.slice(0, 4_000), ...size };
    return { entry: { ...entry, bytes: png.size }, png };
  } catch {
    return null;
  }
}

/**
 * Has the server write the Word file with the pictures that the page has drawn, since it has no browser to draw them.
 * @throws Error when the server refused
 */
export async function saveWithPictures(
  call: AuthorizedCall,
  id: string,
  pictures: readonly PaperPicture[],
): Promise<void> {
  const list: DrawnPictureEntry[] = [];
  const files: Blob[] = [];
  let bytes = 0;
  for (const picture of pictures.filter(({ language }) => language !== 'table')) {
    const one = await take(picture);
    if (!one || list.length >= limits.documentPictures || bytes + one.png.size > limits.documentPictureBytes)
      continue;
    bytes += one.png.size;
    list.push(one.entry);
    files.push(one.png);
  }
  const body = new FormData();
  body.append('list', JSON.stringify(list));
  body.append('pictures', new Blob(files), 'pictures');
  await saveReply(await call('exportWithPictures', { params: { id }, body }), 'session.docx');
}
