/** What the end of a clause sets aside: what stands before it is not said of it. */
export interface DeniedTail {
  from: number;
  to: number;
  /** What is set aside, in its own words. */
  words: string;
  /** Whom, not what: "which was not the case in boys". */
  isOfWhom: boolean;
}

/** No thing stands behind these: "not only", "not until week 12", "not significantly". */
const noThing =
  'only|just|merely|simply|always|necessarily|yet|all|every|even|until|before|after|at|when|because|due|as|by|from|since|if|so|to|statistically|significant|significantly|seen|shown|reported|known|given|different|more|less|lower|higher';
const tail = new RegExp(
  `(?:,? \\b(?:(?:and |but )?(?:rather than|as opposed to|instead of|unlike|in contrast (?:to|with)|contrary to)|which (?:is|was|were) not (?:the case|so|true|seen|found|observed|shown))|, not(?! (?:${noThing})\\b)) (?:with |of )?(?:(in|among|for) )?([^,;]{3,120})`,
  'giu',
);

/**
 * The ends of a clause that set something aside: "less plaque rather than less caries", "fewer strokes, not with survival",
 * "admissions fell, unlike deaths". One that begins a clause sets nothing of it aside: "unlike A, B lowers it".
 */
export const deniedTailsOf = (clause: string): DeniedTail[] =>
  [...clause.matchAll(tail)].map(({ 0: text, 1: whom, 2: words = '', index }) => ({
    from: index,
    to: index + text.length,
    words,
    isOfWhom: whom !== undefined,
  }));
