import type { DrawnPictureEntry } from '@sextant/contracts';
import { limits } from '@sextant/contracts/limits';
import type { PaperPicture } from '../../../blocks/paper.tsx';
import { sizeOf, toPng } from '../../../blocks/save-picture.ts';
import type { AuthorizedCall } from '../../../lib/authorized-call.ts';
import { saveReply } from '../../../lib/save-file.ts';

/** As large as it is shown, in the proportions of the picture that is taken. */
function sizeAs(shown: Element, svg: string | null): { width: number; height: number } {
  const { height, width } = shown.getBoundingClientRect();
  const own = svg === null ? null : sizeOf(svg);
  return {
    width: Math.round(width),
    height: Math.round(own ? (width * own.height) / own.width : height),
  };
}

/** The picture as the form tells of it; null where it could not be drawn, which the document then says. */
async function take(taken: PaperPicture): Promise<{ entry: DrawnPictureEntry; png: Blob } | null> {
  const { figure, language, name, picture, source } = taken;
  const shown = figure.querySelector('img, svg');
  if (!shown) return null;
  const svg = 'svg' in picture ? picture.svg() : null;
  const size = sizeAs(shown, svg);
  if (size.width < 1 || size.height < 1) return null;
  try {
    const png = 'png' in picture ? await picture.png() : await toPng(picture.svg(), '#ffffff');
    const words = shown.getAttribute('alt') ?? shown.getAttribute('aria-label') ?? name;
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
