import { type Effect, effectsOf, sharesOf } from '../../reading/abstracts/effects.ts';
import { type ReadAbstract, readAbstract } from '../../reading/abstracts/read-abstract.ts';
import type { Place, ReadDocument } from '../../reading/document.ts';
import type { Quantity } from '../../reading/quantities/quantity.ts';
import { listedWords } from './listed-words.ts';
import { type MentionsOf, scopesOf } from './scopes.ts';
import { claimAt, exchangedIn } from './stretches.ts';
import { Outcomes, outcomesIn } from './told-of.ts';
import { wordsOf } from './words-around.ts';

/** The title and the abstract of a work that is cited. */
export interface Study {
  title: string;
  abstract: string;
}

/** An answer laid beside a study that it cites: all that is read of both, once for all of its numbers. */
export interface Beside {
  document: ReadDocument;
  study: Study;
  abstract: ReadAbstract;
  effects: readonly Effect[];
  /** Its results that are the share of one group. */
  shares: readonly Effect[];
  outcomes: Outcomes;
  /** All outcomes that the study speaks of. */
  spoken: ReadonlySet<string>;
  /** The stretches of the answer that speak of the study. */
  scopes: readonly Place[];
  /** What the answer says a number of. */
  saidOf: (stated: Quantity) => ReadonlySet<string>;
  /** Where those of its numbers begin that stand in each other's place. */
  exchanged: ReadonlySet<number>;
}

/** @param mentions where the answer cites the study in its text, and where it cites others */
export function layBeside(document: ReadDocument, study: Study, mentions: MentionsOf): Beside {
  const abstract = readAbstract(study.abstract);
  const effects = effectsOf(study.abstract);
  const scopes = scopesOf(document, mentions);
  const listed = new Map(scopes.flatMap((scope) => [...listedWords(document, claimAt(document, scope))]));
  return {
    document,
    study,
    abstract,
    effects,
    shares: sharesOf(study.abstract),
    outcomes: new Outcomes(effects),
    spoken: outcomesIn(`${study.title} ${study.abstract}`),
    scopes,
    saidOf: (stated) => listed.get(stated.from) ?? wordsOf(document, stated),
    exchanged: exchangedIn(document, scopes, listed, abstract),
  };
}
