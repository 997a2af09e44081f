import { commonWords } from '../../reading/lexicon/common-words.ts';
import { conceptsOf } from '../../reading/lexicon/outcome-concepts.ts';
import { keptByWord } from '../../reading/words/kept-by-word.ts';

const act =
  '(?:treat(?:ing|ments?)|therap(?:y|ies)|screening|eradicat(?:ing|ion)|vaccinat(?:ing|ion)|immuni[sz](?:ing|ation)|prevent(?:ing|ion)|prophylaxis|management|managing|correct(?:ing|ion)|control(?:ling)?|detect(?:ing|ion)|curing|resolving)';
/** "Treatment of A", "screening and treatment for A", "treating A", "A eradication", "a drug for A": what something is done about. */
const doneAbout = new RegExp(
  `\\b${act} (?:of|for|against) ([^,;:()]{2,100})|\\b(?:treat|eradicat|correct|cur|controll|resolv|manag)ing ([^,;:()]{2,100})|\\b((?:[\\w-]{1,30} ){1,3})eradication\\b|(?<!\\b(?:factors?|predictors?|markers?|need|evidence|accounting|adjust\\w*|search\\w*)) \\bfor ([^,;:()]{2,100})`,
  'gi',
);
/** Behind what it is done about: with what, in whom, to what end. */
const end =
  /\b(?:with|by|using|in|among|during|before|after|on|and|or|to|at|versus|vs|than|is|was|were|did|does|do|not|compared)\b/i;
const ofPeople =
  /^(?:(?:the|all) )?(?:\w+ )?(?:patients|people|women|men|children|adults|infants) (?:with|who have) /i;
const inWhom = /\b(?:in|during|among|on) [^,;]{2,120}/gi;
/** Whatever is done about something is no state that somebody is in. */
const doing =
  /\b(?:anti\w{3,}|treat\w*|therap\w+|screen\w*|eradic\w+|vaccin\w+|immuni[sz]\w+|prevent\w*|prophyla\w+|manag\w+|correct\w*|control\w*|detect\w+|drugs?|medic\w+|supplement\w*|surg\w+|repair\w*|remov\w+|lower\w*|reduc\w+|interven\w+|program\w*|use|using|doses?|given|giving|received)\b/i;
/** Words for having something, which a name may have or lack. */
const states = new Set(
  conceptsOf(
    'infection infections disease diseases disorder disorders syndrome illness condition maternal pregnancy presence history status carriage symptoms having',
  ),
);

/** Who or what acts in a text: what something is done about, and what else it names. */
interface Acting {
  isAct: boolean;
  /** Each thing that something is done about: its words, and the one that all its names have. */
  about: { words: ReadonlySet<string>; head: string; short: string }[];
  names: ReadonlySet<string>;
}

const actingIn = keptByWord<Acting>(2_000, (text) => {
  const about = [...text.matchAll(doneAbout)].flatMap(([, of, what, before, to]) => {
    const told = (of ?? what ?? before ?? to ?? '').replace(ofPeople, '');
    const thing = told.slice(0, end.exec(told)?.index ?? told.length);
    const words = named(thing);
    const short = (thing.match(/\p{L}+/gu) ?? []).map((word) => word[0]?.toLowerCase()).join('');
    return words.length > 0 ? { words: new Set(words), head: words.at(-1) ?? '', short } : [];
  });
  return {
    isAct: doing.test(text),
    about,
    names: new Set(named(text.replace(doneAbout, ' ').replace(inWhom, ' '))),
  };
});

/**
 * Whether one of two is of a state and the other of what was done about it: "periodontitis did not raise preterm birth" is not
 * what "treatment of periodontitis did not lower it" found, nor the other way round.
 * @param claimed what a sentence says was given or there
 * @param found what the evidence says, where it says so; else the title tells it
 */
export function isOtherActor(claimed: string, found: string, title: string): boolean {
  const claim = actingIn(claimed);
  const own = actingIn(found);
  const study = actingIn(title);
  const isTold = own.about.length > 0 || own.names.size > 0;
  const evidence = isTold ? own : study;
  if (claim.about.length > 0) {
    const isOfState = claim.about.some(({ words }) => [...words].some((one) => evidence.names.has(one)));
    return isOfState && !evidence.isAct && ![...claim.names].some((one) => evidence.names.has(one));
  }
  const state = [...claim.names];
  if (claim.isAct || state.length === 0 || (isTold && state.some((one) => own.names.has(one)))) return false;
  return [...own.about, ...study.about].some(
    ({ head, short, words }) =>
      state.every((one) => words.has(one) || one === short) &&
      (state.includes(head) || (short.length > 1 && state.includes(short))),
  );
}

const named = (text: string): string[] =>
  conceptsOf(text).filter((one) => !commonWords.has(one) && !states.has(one) && !/^\d/.test(one));
