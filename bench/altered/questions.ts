/** Labels and words in front of what a sentence states. */
const ahead =
  /^(?:[A-Z][A-Za-z'’/&, -]{2,40}: ?)?(?:(?:in conclusion|in summary|overall|however|moreover|therefore|thus|furthermore|in addition|also|finally|interestingly|similarly|conversely|in contrast),? )*(?:(?:we|our (?:results|findings|data)|these (?:results|findings|data)|the (?:results|findings|data|analyses)|this study) (?:found|conclude|show|showed|suggest|indicate|demonstrate|demonstrated) that )?/i;
/** A subject with a verb, a pronoun, or a link to another sentence in it: such a question would be nonsense. */
const noSubject =
  /^(?:although|despite|though|while|whereas|it|there|this|these|those|they|we|both|in|after|conclusions?|results)\b|\b(?:was|were|is|are|has|have|had|did|that|which|who|but)\b|\b(?:reported|revealed|identified|eliminated|suggested|indicated|demonstrated|showed|allowed)\b/i;
/** "X was (not) associated with Y" */
const isSo =
  /^([^,;:()]{3,90}?) (was|were|is|are) (?:not )?((?:(?:significantly|independently|strongly|also|positively|inversely) )?(?:associated with|related to|correlated with|effective|superior|inferior|safe|feasible|higher|lower|greater|better|worse|longer|shorter|increased|decreased|reduced|improved)\b[^,;:()]{0,120}?)(?= ?[,;:(]|\.(?!\d)| but\b| and\b|$)/;
/** "X reduced Y", "X did not reduce Y" */
const does =
  /^([^,;:()]{3,90}?) (?:can |could |does |do |did |significantly )?(?:not )?(reduce|increase|improve|prevent|affect|decrease|lower|predict|influence|prolong|cause)(?:s|d|ed)? ([^,;:()]{3,120}?)(?= ?[,;:(]|\.(?!\d)| but\b| and\b| with no\b|$)/;

const inLine = (subject: string) =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(subject) ? subject.charAt(0).toLowerCase() + subject.slice(1) : subject;

/** A question and where in the sentence that answers it its answer ends. */
export interface OwnQuestion {
  question: string;
  end: number;
}

/** The question that a sentence answers with yes or no, of its own words; null where it is not built like an answer. */
export function questionOf(sentence: string): OwnQuestion | null {
  const start = ahead.exec(sentence)?.[0].length ?? 0;
  const said = sentence.slice(start);
  const so = isSo.exec(said);
  const [whole = '', subject = '', verb = '', rest = ''] = so ?? does.exec(said) ?? [];
  if (whole === '' || noSubject.test(subject)) return null;
  const end = start + whole.length;
  if (!so) return { question: `Does ${inLine(subject)} ${verb} ${rest}?`, end };
  return { question: `${/^(?:was|is)$/.test(verb) ? 'Is' : 'Are'} ${inLine(subject)} ${rest}?`, end };
}
