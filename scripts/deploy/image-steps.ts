import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Copy, DockerfileParser, type Instruction, type JSONInstruction } from 'dockerfile-ast';
import { readDockerIgnore } from './docker-ignore.ts';

/** What an image says of how it is started. */
export interface BuiltImage {
  /** Its root. */
  folder: string;
  /** Its WORKDIR, as a folder of this machine. */
  workFolder: string;
  environment: Record<string, string>;
  /** Numbers of user and group. */
  user: { uid: number; gid: number };
  command: string[];
  healthCheck: string[];
}

interface Stage extends BuiltImage {
  name: string;
}

const withoutUser = { uid: 0, gid: 0 };

/**
 * Does what a Dockerfile says, stage by stage, in folders of this machine instead of containers: a stage begins with an
 * empty folder, or a copy of the stage it is from, for an image that must be fetched. Commands run in the stage's own
 * working folder, so they may name files by relative paths alone.
 * @param context the folder that is built from
 * @param into an empty folder
 * @throws Error at an instruction that it does not know
 */
export function runImageSteps({
  dockerfile,
  context,
  into,
}: {
  dockerfile: string;
  context: string;
  into: string;
}): BuiltImage {
  const stages: Stage[] = [];
  const isSeen = readDockerIgnore(context);
  for (const instruction of DockerfileParser.parse(readFileSync(dockerfile, 'utf8')).getInstructions()) {
    const stage = stages.at(-1);
    if (instruction.getKeyword() === 'FROM') stages.push(begin(instruction, stages, into));
    else if (stage) step(instruction, stage, { stages, context, isSeen });
    else throw new Error(`${instruction.getKeyword()} stands before the first FROM.`);
  }
  const last = stages.at(-1);
  if (!last) throw new Error(`${dockerfile} has no FROM.`);
  return last;
}

const argumentsOf = (instruction: Instruction) => instruction.getArguments().map((one) => one.getValue());

function begin(instruction: Instruction, stages: readonly Stage[], into: string): Stage {
  const [base = '', , name = String(stages.length)] = argumentsOf(instruction);
  const folder = path.join(into, `stage-${stages.length}`);
  mkdirSync(folder, { recursive: true });
  const parent = stages.find((stage) => stage.name === base);
  if (!parent)
    return {
      name,
      folder,
      workFolder: folder,
      environment: {},
      user: withoutUser,
      command: [],
      healthCheck: [],
    };
  cpSync(parent.folder, folder, { recursive: true, verbatimSymlinks: true });
  const workFolder = path.join(folder, path.relative(parent.folder, parent.workFolder));
  return { ...parent, name, folder, workFolder, environment: { ...parent.environment } };
}

interface Surroundings {
  stages: readonly Stage[];
  context: string;
  isSeen(file: string): boolean;
}

function step(instruction: Instruction, stage: Stage, surroundings: Surroundings): void {
  const given = argumentsOf(instruction);
  switch (instruction.getKeyword()) {
    case 'WORKDIR':
      stage.workFolder = path.join(stage.folder, given[0] ?? '');
      mkdirSync(stage.workFolder, { recursive: true });
      return;
    case 'ENV':
      for (const pair of given) {
        const [name = '', ...value] = pair.split('=');
        stage.environment[name] = value.join('=');
      }
      return;
    case 'COPY':
      copy(instruction as Copy, stage, surroundings);
      return;
    case 'RUN':
      execFileSync('sh', ['-euc', (instruction.getRawArgumentsContent() ?? '').replaceAll('\\\n', ' ')], {
        cwd: stage.workFolder,
        env: { ...process.env, ...stage.environment },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      return;
    case 'USER': {
      const [uid = Number.NaN, gid = uid] = (given[0] ?? '').split(':').map(Number);
      stage.user = { uid, gid };
      return;
    }
    case 'HEALTHCHECK':
      stage.healthCheck = jsonOf(instruction);
      return;
    case 'CMD':
      stage.command = jsonOf(instruction);
      return;
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return;
    default:
      throw new Error(`${instruction.getKeyword()} is an instruction that these steps do not know.`);
  }
}

/** The words of `CMD ["…"]`, at the end of the instruction. */
function jsonOf(instruction: Instruction): string[] {
  const raw = (instruction as JSONInstruction).getRawArgumentsContent() ?? '';
  return JSON.parse(raw.slice(raw.indexOf('['))) as string[];
}

function copy(instruction: Copy, stage: Stage, { stages, context, isSeen }: Surroundings): void {
  const from = instruction.getFromFlag()?.getValue();
  const origin = from ? stages.find(({ name }) => name === from)?.folder : context;
  if (!origin) throw new Error(`COPY from ${from}, which is no stage.`);
  const sources = argumentsOf(instruction);
  const target = sources.pop() ?? '';
  const place = path.resolve(stage.workFolder, target);
  for (const source of sources) {
    const file = path.join(origin, source);
    const isInto = sources.length > 1 || target.endsWith('/');
    const isFolder = statSync(file).isDirectory();
    cpSync(file, isInto && !isFolder ? path.join(place, path.basename(file)) : place, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (one) => Boolean(from) || one === file || isSeen(path.relative(origin, one)),
    });
  }
}
