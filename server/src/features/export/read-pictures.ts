import type { MultipartFile } from '@fastify/multipart';
import { drawnPictures, limits, picturesForm, routes } from '@sextant/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import type { DrawnPicture } from './docx/pictures.ts';

/** Bounds for the parser: what is past them is an error, never cut off in silence. */
export const formLimits = {
  fileSize: limits.documentPictureBytes,
  files: 1,
  fields: 1,
  fieldNameSize: 100,
  fieldSize: 2 * 1024 * 1024,
  headerPairs: 20,
};

const [fileName] = routes.exportWithPictures.files;
const beginning = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ending = Buffer.from('IEND');

/** Reads the form to its end, then judges it. @throws AppError that names the part at fault */
export async function readPictures(request: FastifyRequest): Promise<DrawnPicture[]> {
  if (!request.isMultipart())
    throw new AppError('unsupported-media-type', 'The body must be sent as multipart/form-data.');
  const fields: Record<string, unknown> = {};
  let file: Buffer | null = null;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') file = await readFile(part);
      else if (part.valueTruncated) throw refusal(part.fieldname, 'This text is too long.');
      else fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw toAppError(error);
  }
  const { list } = checked(() => picturesForm.parse(fields));
  return cut(
    checked(() => drawnPictures.parse(JSON.parse(list))),
    file ?? Buffer.alloc(0),
  );
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.fieldname !== fileName) throw refusal(part.fieldname, 'This file was not asked for.');
  return bytes;
}

/** Each picture's own bytes: a whole PNG, so that no word processor calls the document damaged. */
function cut(list: ReturnType<typeof drawnPictures.parse>, file: Buffer): DrawnPicture[] {
  let from = 0;
  const pictures = list.map(({ bytes, ...entry }) => {
    const png = file.subarray(from, from + bytes);
    from += bytes;
    const isWhole = png.length === bytes && png.subarray(0, 8).equals(beginning);
    if (!isWhole || !png.subarray(-8, -4).equals(ending))
      throw refusal(fileName, 'This is no PNG, or not all of it.');
    return { ...entry, png: new Uint8Array(png) };
  });
  if (from !== file.length) throw refusal(fileName, 'It is longer than its pictures.');
  return pictures;
}

function checked<T>(read: () => T): T {
  try {
    return read();
  } catch (cause) {
    throw new AppError('invalid-input', 'The list of pictures cannot be read.', {
      fields: { list: 'It must be JSON, an entry a picture.' },
      cause,
    });
  }
}

const refusal = (field: string, message: string) =>
  new AppError('invalid-input', message, { fields: { [field]: message } });

/** Of the parser's errors some say 413 for many parts, some have no status at all for a form that breaks off. */
function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if ((error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE')
    return new AppError(
      'payload-too-large',
      `At most ${limits.documentPictureBytes / 1024 / 1024} MB of pictures.`,
    );
  return new AppError(
    'invalid-input',
    'The form cannot be read: it is cut off, or not what its header says.',
    {
      cause: error,
    },
  );
}
