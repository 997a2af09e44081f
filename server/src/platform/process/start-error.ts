/** Why the server cannot start, in one line for people. It is printed without a stack. */
export class StartError extends Error {
  override name = 'StartError';
}

/**
 * Says what a file system's refusal means to the person who starts the server.
 * @param place the file or folder that was to be read or written
 */
export function fileProblem(error: unknown, place: string): StartError {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return new StartError(
    fileProblemText(code, place) ?? `${place} cannot be used: ${(error as Error).message}`,
    {
      cause: error,
    },
  );
}

function fileProblemText(code: string | undefined, place: string): string | null {
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds ${place} is full. Free some space and start again; nothing that was saved is lost.`;
    case 'EROFS':
      return `${place} is on a read-only disk. Make it writable, or set DATA_DIR to another folder.`;
    case 'EACCES':
    case 'EPERM':
      return `This user may not use ${place}. Give the user access to it, or set DATA_DIR to another folder.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${place} is not a folder, or lies below a file. Set DATA_DIR to a folder.`;
    default:
      return null;
  }
}

/** Says why the server cannot listen where it was told to. */
export function portProblem(
  error: unknown,
  { host, port, variable = 'PORT' }: { host: string; port: number; variable?: string },
): StartError {
  if (error instanceof StartError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  const text =
    code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program. Stop that one, or set ${variable} to another, as in: ${variable}=${port + 1} npm start`
      : code === 'EACCES'
        ? `This user may not listen on port ${port}. Set ${variable} to 1024 or more.`
        : `The server cannot listen on ${host}, port ${port} (${code ?? message}). Check HOST and ${variable}.`;
  return new StartError(text, { cause: error });
}
