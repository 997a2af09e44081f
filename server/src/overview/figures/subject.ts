import type { StatedFigure } from '@sextant/contracts';
import { termsOf } from '../../text/terms.ts';

/** Words of any result, which say nothing of what it is a result of. */
const common = new Set(
  termsOf(
    `risk rate ratio outcome primary secondary endpoint group patient participant trial study significant reduction
    reduced reduce lower lowered higher increase increased decrease decreased difference change mean compared effect
    treatment associated association placebo control arm among total overall analysis pooled result results showed
    shown occurred interval adjusted relative absolute hazard odds estimated incidence dose daily once twice week day
    month year received randomised assigned fell rose improved interval evidence benefit people adults events event
    proportion percentage number using receiving given taking treated versus respectively found reported observed
    give take took start started recommend recommended administer administered oral orally therapy tablet
    mg kg fell alone cut halved`,
  ),
);
/** Names of trials: DAPA-HF, EMPEROR-Reduced, SELECT, STEP 1. Common abbreviations of measures and diseases are none. */
const trialName =
  /(?<![\p{L}\d-])(?:[A-Z][A-Z\d]{2,}-[A-Z][A-Za-z\d]{1,}(?:-?\d{1,2})?|[A-Z]{4,}(?:[- ]\d{1,2})?)(?![\p{L}\d])/gu;
const noTrial =
  /^(?:COVID|SARS|HFREF|HFPEF|LVEF|NYHA|EGFR|LDL|HDL|FEV|RCTS?|GLP|SGLT|NSAIDS?|STEMI|NSTEMI|COPD|AIDS|HIV|NNT|IRR|SMD|WMD|RESULTS?|METHODS?|CONCLUSIONS?|BACKGROUND|OBJECTIVES?|FINDINGS|PATIENTS|DESIGN|SETTING|MACE|NTPROBNP|MMHG|CKD|BNP|ITT|ACEI?|ARNI|DOAC|NOAC)/i;

/** What a figure is of, as far as it is compared by it. */
export interface Subject {
  /** Stems of the words that it is said of. */
  terms: ReadonlySet<string>;
  /** The trials named around it. */
  trials: ReadonlySet<string>;
  /** Which way the words around it point; null where they say both or nothing. */
  direction: 'up' | 'down' | null;
}

const up = /\b(?:increas|rais|rose|higher|greater|gain|more|longer|prolong|elevat)/i;
const down = /\b(?:reduc|decreas|lower|fell|fall|fewer|less|declin|shorter|drop|cut|diminish)/i;

/** Reads what a stated figure is of from its own words and those around it. */
export function subjectOf({ figure, passage }: StatedFigure): Subject {
  const terms = new Set(
    termsOf(figure.about.replace(trialName, ' ')).filter(
      (term) => !common.has(term) && !/^\d+(?:\.\d+)?$/.test(term),
    ),
  );
  const names = [...`${figure.about} ${passage.text}`.matchAll(trialName)]
    .map(([name]) => name)
    .filter((name) => !noTrial.test(name));
  const [isUp, isDown] = [up.test(passage.text), down.test(passage.text)];
  return { terms, trials: new Set(names), direction: isUp === isDown ? null : isUp ? 'up' : 'down' };
}

/** The least share of the shorter one's terms that two subjects have in common to be one. */
const enough = 0.5;

/**
 * How far two figures are said of one thing, 0 for not at all. Trials may differ: they are what a forest plot lays
 * side by side.
 */
export function likeness(one: Subject, other: Subject): number {
  const shared = [...one.terms].filter((term) => other.terms.has(term)).length;
  if (shared === 0) return 0;
  const [ofOne, ofOther] = [shared / one.terms.size, shared / other.terms.size];
  const [more, less] = [Math.max(ofOne, ofOther), Math.min(ofOne, ofOther)];
  // Half of the longer phrase too: "cardiovascular death" is not "worsening heart failure or cardiovascular death".
  const isSingle = Math.min(one.terms.size, other.terms.size) === 1;
  return more >= enough && less >= (isSingle ? 0.4 : enough) ? more + less : 0;
}

/** Whether two figures name trials, and not one in common. */
export function areOtherTrials(one: Subject, other: Subject): boolean {
  return (
    one.trials.size > 0 && other.trials.size > 0 && ![...one.trials].some((name) => other.trials.has(name))
  );
}
