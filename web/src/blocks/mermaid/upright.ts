/** A flow chart or a timeline that runs sideways, running down: it has its words as large on a phone and on paper. */
export const upright = (source: string) =>
  source
    .replace(/^(\s*(?:flowchart|graph)\s+)(?:LR|RL)\b/m, '$1TB')
    .replace(/^(\s*timeline)(?:[ \t]+LR)?[ \t]*$/m, '$1 TD');
