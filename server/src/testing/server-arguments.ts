import manifest from '../../../package.json' with { type: 'json' };

/** What `npm start` gives Node to start the server: flags, and the path of `main.ts` from the project's folder. */
export function serverArguments(): string[] {
  return manifest.scripts.start.split('&& node ')[1]?.split(' ') ?? [];
}
