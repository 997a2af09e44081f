import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { limits, profileFields, routes } from '@sextant/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';

/** Room for a whole picture with all its surroundings; what is larger is not even read. */
const maxBytes = 4 * limits.pictureBytes;

/** Bounds for the parser: what is past them is an error, never cut off in silence. */
export const formLimits = {
  fileSize: limits.pictureBytes,
  files: 1,
  fields: 4,
  fieldNameSize: 100,
  fieldSize: 4_096,
  headerPairs: 20,
};

export interface ProfileForm {
  fullName: string | undefined;
  picture: Buffer | undefined;
}

/** Reads the form to its end, then judges it. @throws AppError that names the part at fault */
export async function readProfileForm(request: FastifyRequest): Promise<ProfileForm> {
  if (!request.isMultipart())
    throw new AppError('unsupported-media-type', 'The body must be sent as multipart/form-data.');
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge();
  endPastLimit(request);
  const texts = new Map<string, unknown>();
  const files = new Map<string, Buffer>();
  try {
    for await (const part of request.parts()) {
      if (texts.has(part.fieldname) || files.has(part.fieldname))
        throw refusal(part.fieldname, 'This part was sent twice.');
      if (part.type === 'file') files.set(part.fieldname, await readFile(part));
      else texts.set(part.fieldname, readText(part));
    }
  } catch (error) {
    throw toAppError(error);
  }
  return checkParts(texts, files);
}

/** A form that names no length may have no end: what stands before, between and behind its parts has no other limit. */
function endPastLimit({ raw }: FastifyRequest): void {
  let bytes = 0;
  raw.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) raw.destroy();
  });
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (!routes.updateProfile.files.some((name) => name === part.fieldname))
    throw refusal(part.fieldname, 'This file was not asked for.');
  return bytes;
}

function readText({ fieldname, value, valueTruncated }: MultipartValue): unknown {
  if (valueTruncated) throw refusal(fieldname, 'This text is too long.');
  return value;
}

function checkParts(texts: Map<string, unknown>, files: Map<string, Buffer>): ProfileForm {
  const parsed = profileFields.safeParse(Object.fromEntries(texts));
  const issue = parsed.error?.issues[0];
  if (issue) {
    const name = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
    const wanted = issue.code === 'unrecognized_keys' ? 'This part was not asked for.' : issue.message;
    throw refusal(String(name), wanted);
  }
  const picture = files.get('profile_picture');
  const fullName = parsed.data?.full_name;
  if (picture?.length === 0) throw refusal('profile_picture', 'The file is empty.');
  if (fullName === undefined && picture === undefined)
    throw new AppError('invalid-input', 'There is nothing to change: send full_name or profile_picture.');
  return { fullName, picture };
}

const refusal = (field: string, message: string) =>
  new AppError('invalid-input', message, { fields: { [field]: message } });

function tooLarge(): AppError {
  const message = `The picture is too large: at most ${limits.pictureBytes / 1024 / 1024} MB.`;
  return new AppError('payload-too-large', message, { fields: { profile_picture: message } });
}

/** Of the parser's errors some say 413 for many parts, some have no status at all for a form that breaks off. */
function toAppError(error: unknown): unknown {
  if (error instanceof AppError) return error;
  if ((error as { code?: unknown }).code === 'FST_REQ_FILE_TOO_LARGE') return tooLarge();
  return new AppError(
    'invalid-input',
    'The form cannot be read: it is cut off, or not what its header says.',
    {
      cause: error,
    },
  );
}
